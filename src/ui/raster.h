/* Areas between lines, to pixels. Smooth on every renderer; the software renderer's own triangles
 * snap to whole pixels. */
#ifndef UI_RASTER_H
#define UI_RASTER_H

#include <SDL_surface.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ui/geometry.h"

struct ui_edge {
    struct ui_point top, bottom;
    int wind; /* 1 = it went downwards, -1 = upwards */
};

struct ui_edges {
    struct ui_edge *items;
    size_t count, room;
    float left, right, top, bottom; /* of all points */
};

void ui_edges_init(struct ui_edges *edges);
void ui_edges_finish(struct ui_edges *edges);
void ui_edges_add(struct ui_edges *edges, struct ui_point from, struct ui_point to);

/* The points as a closed contour. */
void ui_edges_contour(struct ui_edges *edges, const struct ui_point *points, size_t count);

/* White with the coverage as alpha for the pixels of the box. Inside is what is wound around an
 * odd number of times (even_odd), or at all. Sorts the edges. NULL without memory. */
SDL_Surface *ui_raster(struct ui_edges *edges, SDL_Rect box, bool even_odd);

/* The same edges at the same place of the box have the same hash. */
uint64_t ui_edges_hash(const struct ui_edges *edges, SDL_Rect box);

#endif
