/* Pictures made from SVG text or pixels, kept as textures by name and size. The least recently
 * used go when the store is full. */
#ifndef UI_PICTURE_H
#define UI_PICTURE_H

#include <SDL_surface.h>
#include <stddef.h>

#include "ui/geometry.h"

struct ui;

/* How a picture is put on the screen; {0} is not valid, start from UI_PLAIN. */
struct ui_put {
    struct ui_color tint; /* multiplied; white = as it is; alpha = opacity */
    float angle;          /* degrees clockwise about the middle */
};
#define UI_PLAIN ((struct ui_put){{255, 255, 255, 255}, 0})

/* Draws the picture called `key` into the rectangle, at its device size. `svg` is rasterised
 * if the store does not hold that key and size; it may be NULL, and then false means "not there:
 * call again with the text". True also in a pass that does not paint. */
bool ui_svg(
    struct ui *ui, struct ui_rect rect, const char *key, const char *svg, struct ui_put put);

/* The same for a picture kept at one size (in device pixels) and scaled while drawing: tiles on
 * a board that is being zoomed. */
bool ui_svg_sized(struct ui *ui, struct ui_rect rect, const char *key, const char *svg, int pixels);

/* Stores pixels (any format) under a name, to be drawn with ui_picture(). The surface stays the
 * caller's. `pixels` and `ui_svg_sized()` share their names. */
void ui_picture_store(struct ui *ui, const char *key, SDL_Surface *surface);
bool ui_picture(struct ui *ui, struct ui_rect rect, const char *key, struct ui_put put);
bool ui_picture_kept(struct ui *ui, const char *key); /* would ui_picture() draw it? */

/* SVG text to pixels, w x h at most; NULL when it is no SVG. From any thread; SDL_FreeSurface(). */
SDL_Surface *ui_svg_raster(const char *svg, int w, int h);

void ui_pictures_forget(struct ui *ui, const char *prefix); /* "" = all */
void ui_pictures_limit(struct ui *ui, size_t bytes);        /* 208 MB at first */

#endif
