#include "ui/picture.h"

#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

#include "ui/private.h"

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

static void put(struct ui *ui, SDL_Texture *texture, const SDL_Rect *to, struct ui_put put)
{
    struct ui_color tint = ui_faded(ui, put.tint);
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
        texture = SDL_CreateTextureFromSurface(ui->renderer, surface);
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
        ui_store_add(ui->pictures, name, SDL_CreateTextureFromSurface(ui->renderer, surface));
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
        put(ui, texture, &to, how);
    }
    return texture != NULL;
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
