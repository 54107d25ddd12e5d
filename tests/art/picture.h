/* Draws SVG text as the client does, through SDL2_image. */
#ifndef TESTS_ART_PICTURE_H
#define TESTS_ART_PICTURE_H

#include <SDL.h>

#include "base/text.h"

/* A new 32-bit surface of the picture, or NULL when SDL2_image draws nothing. */
SDL_Surface *picture_draw(const struct text *svg, int width, int height);

/* Draws the picture on `sheet` with its top left corner at (x, y); ends the program on failure. */
void picture_paste(SDL_Surface *sheet, const struct text *svg, SDL_Rect place);

/* Fills a part of the sheet with the colour 0xRRGGBB; NULL stands for all of it. */
void picture_fill(SDL_Surface *sheet, const SDL_Rect *place, unsigned colour);

/* 0xAARRGGBB at a point of a picture of 32 bits a pixel. */
Uint32 picture_pixel(const SDL_Surface *picture, int x, int y);

/* How many pixels are not wholly transparent. */
int picture_count(SDL_Surface *picture);

#endif
