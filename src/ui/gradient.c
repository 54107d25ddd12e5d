/* Colour that changes: computed once for a size, then kept as a texture. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "ui/draw.h"
#include "ui/mask.h"
#include "ui/private.h"

static uint32_t packed(struct ui_color color, float cover)
{
    uint32_t alpha = (uint32_t)lrintf((float)color.a * cover);
    return alpha << 24 | (uint32_t)color.r << 16 | (uint32_t)color.g << 8 | color.b;
}

static uint32_t *row_of(SDL_Surface *surface, int y)
{
    return (uint32_t *)(void *)((char *)surface->pixels + y * surface->pitch);
}

static void put_whole(struct ui *ui, const char *key, SDL_Surface *made, const SDL_Rect *to)
{
    bool solid = strncmp(key, "radial", 6) == 0 && ui->opacity_count == 0;
    SDL_BlendMode blend = solid ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND;
    if (solid) {
        ui_note_cover(ui, to);
    }
    SDL_Texture *texture = ui_store_find(ui->pictures, key);
    if (!texture && made) {
        texture = SDL_CreateTextureFromSurface(ui->renderer, made);
        ui_store_add(ui->pictures, key, texture);
    }
    if (texture) {
        SDL_SetTextureAlphaMod(texture, ui_faded(ui, (struct ui_color){255, 255, 255, 255}).a);
        SDL_SetTextureBlendMode(texture, blend);
        SDL_RenderCopy(ui->renderer, texture, NULL, to);
    }
}

static SDL_Surface *make_gradient(int w, int h, float radius, const struct ui_color ends[2])
{
    SDL_Surface *surface = ui_clear_surface(w, h);
    for (int y = 0; surface && y < h; y++) {
        struct ui_color color = ui_mix(ends[0], ends[1], ((float)y + 0.5f) / (float)h);
        uint32_t *row = row_of(surface, y);
        for (int x = 0; x < w; x++) {
            row[x] = packed(
                color, ui_mask_cover((float)w, (float)h, radius, (float)x + 0.5f, (float)y + 0.5f));
        }
    }
    return surface;
}

void ui_gradient(struct ui *ui, struct ui_rect rect, float radius, const struct ui_color ends[2])
{
    SDL_Rect to = ui_pixels(ui, rect);
    if (!ui_can_paint(ui) || to.w <= 0 || to.h <= 0) {
        return;
    }
    float r = fminf(radius * ui->scale, (float)(to.w < to.h ? to.w : to.h) / 2);
    char key[96];
    snprintf(key, sizeof key, "gradient/%dx%d/%.1f/%08x-%08x", to.w, to.h, (double)r,
        packed(ends[0], 1), packed(ends[1], 1));
    SDL_Surface *made =
        ui_store_find(ui->pictures, key) ? NULL : make_gradient(to.w, to.h, r, ends);
    put_whole(ui, key, made, &to);
    SDL_FreeSurface(made);
}

/* A colour between two steps of 1/255 becomes a mixture of both, by a fixed pattern: no bands. */
static uint8_t dithered(float value, int x, int y)
{
    static const float pattern[4][4] = {
        {0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    return (uint8_t)fminf(255, value + (pattern[y & 3][x & 3] + 0.5f) / 16);
}

#define RADIAL_MIDDLE 0.55f

static uint32_t radial_pixel(const struct ui_color colors[3], float t, int x, int y)
{
    bool inner = t < RADIAL_MIDDLE;
    float part = inner ? t / RADIAL_MIDDLE : fminf(1, (t - RADIAL_MIDDLE) / (1 - RADIAL_MIDDLE));
    struct ui_color a = colors[inner ? 0 : 1];
    struct ui_color b = colors[inner ? 1 : 2];
    float r = (float)a.r + ((float)b.r - (float)a.r) * part;
    float g = (float)a.g + ((float)b.g - (float)a.g) * part;
    float blue = (float)a.b + ((float)b.b - (float)a.b) * part;
    return 0xFF000000u | (uint32_t)dithered(r, x, y) << 16 | (uint32_t)dithered(g, x, y) << 8 |
           dithered(blue, x, y);
}

static SDL_Surface *make_radial(
    const struct ui *ui, const SDL_Rect *to, const struct ui_radial *radial)
{
    float cx = radial->centre.x * ui->scale - (float)(to->x + ui->origin.x);
    float cy = radial->centre.y * ui->scale - (float)(to->y + ui->origin.y);
    float radius = fmaxf(1, radial->radius * ui->scale);
    SDL_Surface *surface = ui_clear_surface(to->w, to->h);
    for (int y = 0; surface && y < to->h; y++) {
        uint32_t *row = row_of(surface, y);
        for (int x = 0; x < to->w; x++) {
            float dx = (float)x + 0.5f - cx;
            float dy = (float)y + 0.5f - cy;
            row[x] = radial_pixel(radial->colors, sqrtf(dx * dx + dy * dy) / radius, x, y);
        }
    }
    return surface;
}

void ui_radial(struct ui *ui, struct ui_rect rect, const struct ui_radial *radial)
{
    SDL_Rect to = ui_pixels(ui, rect);
    if (!ui_can_paint(ui) || to.w <= 0 || to.h <= 0) {
        return;
    }
    char key[128];
    snprintf(key, sizeof key, "radial/%dx%d/%.1f,%.1f,%.1f/%08x-%08x-%08x", to.w, to.h,
        (double)(radial->centre.x - rect.x), (double)(radial->centre.y - rect.y),
        (double)radial->radius, packed(radial->colors[0], 1), packed(radial->colors[1], 1),
        packed(radial->colors[2], 1));
    SDL_Surface *made = ui_store_find(ui->pictures, key) ? NULL : make_radial(ui, &to, radial);
    put_whole(ui, key, made, &to);
    SDL_FreeSurface(made);
}
