#include "picture.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>

SDL_Surface *picture_draw(const struct text *svg, int width, int height)
{
    SDL_RWops *source = SDL_RWFromConstMem(text_string(svg), (int)svg->size);
    if (source == NULL) {
        return NULL;
    }
    SDL_Surface *loaded = IMG_LoadSizedSVG_RW(source, width, height);
    SDL_RWclose(source);
    if (loaded == NULL) {
        return NULL;
    }
    SDL_Surface *picture = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_FreeSurface(loaded);
    return picture;
}

void picture_paste(SDL_Surface *sheet, const struct text *svg, SDL_Rect place)
{
    SDL_Surface *picture = picture_draw(svg, place.w, place.h);
    if (picture == NULL) {
        fprintf(stderr, "not drawn: %s: %s\n", SDL_GetError(), text_string(svg));
        exit(1);
    }
    SDL_BlitSurface(picture, NULL, sheet, &place);
    SDL_FreeSurface(picture);
}

void picture_fill(SDL_Surface *sheet, const SDL_Rect *place, unsigned colour)
{
    SDL_FillRect(sheet, place,
        SDL_MapRGB(sheet->format, (Uint8)(colour >> 16), (Uint8)(colour >> 8), (Uint8)colour));
}

Uint32 picture_pixel(const SDL_Surface *picture, int x, int y)
{
    const char *row = (const char *)picture->pixels + y * picture->pitch;
    return ((const Uint32 *)(const void *)row)[x];
}

int picture_count(SDL_Surface *picture)
{
    int count = 0;
    for (int y = 0; y < picture->h; y++) {
        const Uint32 *row =
            (const Uint32 *)(const void *)((const char *)picture->pixels + y * picture->pitch);
        for (int x = 0; x < picture->w; x++) {
            count += row[x] >> 24 != 0;
        }
    }
    return count;
}
