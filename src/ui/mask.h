/* How much of each pixel a round rectangle, its frame or its shadow covers. */
#ifndef UI_MASK_H
#define UI_MASK_H

#include <SDL_surface.h>

enum ui_mask_kind {
    UI_MASK_FILL,
    UI_MASK_FRAME,
    UI_MASK_SHADOW,
    UI_MASK_GLOW /* a shadow that is not seen inside its rectangle */
};

struct ui_mask {
    enum ui_mask_kind kind;
    int w, h;     /* of the rectangle, in device pixels */
    float radius; /* of its corners */
    float param;  /* frame: its width; shadow, glow: the blur (CSS) */
};

/* How far a shadow reaches beyond its rectangle. */
int ui_mask_reach(const struct ui_mask *mask);

/* White with the coverage as alpha; larger than the rectangle by the reach on each side. NULL
 * without memory. */
SDL_Surface *ui_mask_surface(const struct ui_mask *mask);

/* A white ARGB surface of that size, all clear. */
SDL_Surface *ui_clear_surface(int w, int h);

/* Part of the pixel whose middle is at x, y that lies in the round rectangle at 0, 0; 0 to 1. */
float ui_mask_cover(float w, float h, float radius, float x, float y);

#endif
