#include "ui/picture.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "ui/private.h"
#include "ui/store.h"

#define KEY_SIZE 160

SDL_Surface *ui_svg_raster(const char *svg, int w, int h)
{
    SDL_RWops *stream = SDL_RWFromConstMem(svg, (int)strlen(svg));
    if (!stream) {
        return NULL;
    }
    SDL_Surface *surface = IMG_LoadSizedSVG_RW(stream, w, h);
    SDL_RWclose(stream);
    return surface;
}

/* Nothing to blend is ten times faster in the software renderer: pictures without a clear pixel
 * are marked. */
static bool is_solid(SDL_Surface *surface)
{
    if (surface->format->Amask == 0 || surface->format->BytesPerPixel != 4) {
        return surface->format->Amask == 0;
    }
    for (int y = 0; y < surface->h; y++) {
        const uint32_t *row =
            (const uint32_t *)(const void *)((char *)surface->pixels + y * surface->pitch);
        for (int x = 0; x < surface->w; x++) {
            if ((row[x] & surface->format->Amask) != surface->format->Amask) {
                return false;
            }
        }
    }
    return true;
}

static SDL_Texture *texture_of(struct ui *ui, SDL_Surface *surface)
{
    SDL_Texture *texture = SDL_CreateTextureFromSurface(ui->renderer, surface);
    if (texture && is_solid(surface)) {
        struct ui_note *note = base_alloc(sizeof *note);
        *note = (struct ui_note){.solid = true};
        SDL_SetTextureUserData(texture, note);
    }
    return texture;
}

static void put(struct ui *ui, SDL_Texture *texture, const SDL_Rect *to, struct ui_put put)
{
    struct ui_color tint = ui_faded(ui, put.tint);
    const struct ui_note *note = ui_note_of(texture);
    bool solid = note && note->solid && tint.a == 255 && put.angle == 0;
    SDL_SetTextureBlendMode(texture, solid ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetTextureColorMod(texture, tint.r, tint.g, tint.b);
    SDL_SetTextureAlphaMod(texture, tint.a);
    if (put.angle == 0) {
        SDL_RenderCopy(ui->renderer, texture, NULL, to);
    } else {
        SDL_RenderCopyEx(ui->renderer, texture, NULL, to, (double)put.angle, NULL, SDL_FLIP_NONE);
    }
}

static SDL_Texture *get_svg(struct ui *ui, const char *key, const char *svg, SDL_Point size)
{
    SDL_Texture *texture = ui_store_find(ui->pictures, key);
    SDL_Surface *surface = !texture && svg ? ui_svg_raster(svg, size.x, size.y) : NULL;
    if (surface) {
        texture = texture_of(ui, surface);
        SDL_FreeSurface(surface);
        ui_store_add(ui->pictures, key, texture);
    }
    return texture;
}

bool ui_svg(struct ui *ui, struct ui_rect rect, const char *key, const char *svg, struct ui_put how)
{
    SDL_Rect to = ui_pixels(ui, rect);
    if (!ui_can_paint(ui) || to.w <= 0 || to.h <= 0) {
        return true;
    }
    char name[KEY_SIZE];
    snprintf(name, sizeof name, "svg/%s/%dx%d", key, to.w, to.h);
    SDL_Texture *texture = get_svg(ui, name, svg, (SDL_Point){to.w, to.h});
    if (!texture) {
        return false;
    }
    int w = to.w, h = to.h; /* the rasteriser keeps the picture's proportions */
    SDL_QueryTexture(texture, NULL, NULL, &w, &h);
    SDL_Rect fitted = {to.x + (to.w - w) / 2, to.y + (to.h - h) / 2, w, h};
    put(ui, texture, &fitted, how);
    return true;
}

bool ui_svg_sized(struct ui *ui, struct ui_rect rect, const char *key, const char *svg, int pixels)
{
    if (!ui_can_paint(ui)) {
        return true;
    }
    char name[KEY_SIZE];
    snprintf(name, sizeof name, "picture/%s", key);
    SDL_Texture *texture = get_svg(ui, name, svg, (SDL_Point){pixels, pixels});
    if (texture) {
        SDL_Rect to = ui_pixels(ui, rect);
        put(ui, texture, &to, UI_PLAIN);
    }
    return texture != NULL;
}

void ui_picture_store(struct ui *ui, const char *key, SDL_Surface *surface)
{
    if (ui->renderer) {
        char name[KEY_SIZE];
        snprintf(name, sizeof name, "picture/%s", key);
        ui_store_add(ui->pictures, name, texture_of(ui, surface));
    }
}

bool ui_picture(struct ui *ui, struct ui_rect rect, const char *key, struct ui_put how)
{
    if (!ui_can_paint(ui)) {
        return true;
    }
    char name[KEY_SIZE];
    snprintf(name, sizeof name, "picture/%s", key);
    SDL_Texture *texture = ui_store_find(ui->pictures, name);
    if (texture) {
        SDL_Rect to = ui_pixels(ui, rect);
        int w = to.w, h = to.h;
        SDL_QueryTexture(texture, NULL, NULL, &w, &h);
        if (abs(w - to.w) <= 1 && abs(h - to.h) <= 1) { /* rounded otherwise: do not scale */
            to.w = w;
            to.h = h;
        }
        put(ui, texture, &to, how);
    }
    return texture != NULL;
}

bool ui_picture_kept(struct ui *ui, const char *key)
{
    char name[KEY_SIZE];
    snprintf(name, sizeof name, "picture/%s", key);
    return ui_store_find(ui->pictures, name) != NULL;
}

void ui_pictures_forget(struct ui *ui, const char *prefix)
{
    char name[KEY_SIZE];
    snprintf(name, sizeof name, "svg/%s", prefix);
    ui_store_forget(ui->pictures, name);
    snprintf(name, sizeof name, "picture/%s", prefix);
    ui_store_forget(ui->pictures, name);
    ui->dirty = true;
}

void ui_pictures_limit(struct ui *ui, size_t bytes)
{
    ui_store_limit(ui->pictures, bytes);
}
