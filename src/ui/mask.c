#include "ui/mask.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

float ui_mask_cover(float w, float h, float radius, float x, float y)
{
    float qx = fabsf(x - w / 2) - (w / 2 - radius);
    float qy = fabsf(y - h / 2) - (h / 2 - radius);
    float outside = hypotf(fmaxf(qx, 0), fmaxf(qy, 0));
    float distance = outside + fminf(fmaxf(qx, qy), 0) - radius;
    return fminf(1, fmaxf(0, 0.5f - distance));
}

SDL_Surface *ui_clear_surface(int w, int h)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (surface) {
        SDL_FillRect(surface, NULL, 0x00FFFFFF);
    }
    return surface;
}

int ui_mask_reach(const struct ui_mask *mask)
{
    bool blurred = mask->kind == UI_MASK_SHADOW || mask->kind == UI_MASK_GLOW;
    return blurred ? (int)ceilf(mask->param) + 1 : 0;
}

static float frame_cover(const struct ui_mask *mask, float x, float y)
{
    float w = (float)mask->w;
    float h = (float)mask->h;
    float pen = mask->param;
    float inner =
        ui_mask_cover(w - 2 * pen, h - 2 * pen, fmaxf(0, mask->radius - pen), x - pen, y - pen);
    return fmaxf(0, ui_mask_cover(w, h, mask->radius, x, y) - inner);
}

/* One pass of a box filter of 2 * half + 1 along a row or column of `count` values. */
static void box(const float *from, float *to, int count, int step, int half)
{
    float sum = 0;
    float share = 1 / (float)(2 * half + 1);
    for (int i = 0; i < half && i < count; i++) {
        sum += from[i * step];
    }
    for (int i = 0; i < count; i++) {
        if (i + half < count) {
            sum += from[(i + half) * step];
        }
        to[i * step] = sum * share;
        if (i >= half) {
            sum -= from[(i - half) * step];
        }
    }
}

/* Three boxes make a good Gaussian; its deviation is half the CSS blur. */
static void blur(float *values, int w, int h, float amount)
{
    int half = (int)lrintf(amount / 2 * 0.94f);
    float *other = base_alloc((size_t)w * (size_t)h * sizeof *other);
    for (int pass = 0; pass < 3 && half > 0; pass++) {
        for (int y = 0; y < h; y++) {
            box(values + y * w, other + y * w, w, 1, half);
        }
        for (int x = 0; x < w; x++) {
            box(other + x, values + x, h, w, half);
        }
    }
    free(other);
}

static float cover(const struct ui_mask *mask, float x, float y)
{
    if (mask->kind == UI_MASK_FRAME) {
        return frame_cover(mask, x, y);
    }
    return ui_mask_cover((float)mask->w, (float)mask->h, mask->radius, x, y);
}

static void fill_values(const struct ui_mask *mask, float *values, int w, int h)
{
    int reach = ui_mask_reach(mask);
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            values[y * w + x] = cover(mask, (float)(x - reach) + 0.5f, (float)(y - reach) + 0.5f);
        }
    }
    if (reach > 0) {
        blur(values, w, h, mask->param);
    }
    for (int y = 0; y < h && mask->kind == UI_MASK_GLOW; y++) {
        for (int x = 0; x < w; x++) {
            values[y * w + x] *=
                1 - cover(mask, (float)(x - reach) + 0.5f, (float)(y - reach) + 0.5f);
        }
    }
}

SDL_Surface *ui_mask_surface(const struct ui_mask *mask)
{
    int reach = ui_mask_reach(mask);
    int w = mask->w + 2 * reach;
    int h = mask->h + 2 * reach;
    SDL_Surface *surface = ui_clear_surface(w, h);
    if (!surface) {
        return NULL;
    }
    float *values = base_alloc((size_t)w * (size_t)h * sizeof *values);
    fill_values(mask, values, w, h);
    for (int y = 0; y < h; y++) {
        uint32_t *row = (uint32_t *)(void *)((char *)surface->pixels + y * surface->pitch);
        for (int x = 0; x < w; x++) {
            row[x] = (uint32_t)lrintf(255 * values[y * w + x]) << 24 | 0xFFFFFF;
        }
    }
    free(values);
    return surface;
}
