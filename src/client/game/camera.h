/* Where the board lies on the screen. Pure arithmetic on logical pixels. */
#ifndef CLIENT_CAMERA_H
#define CLIENT_CAMERA_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/geometry.h"
#include "ui/geometry.h"

#define CAMERA_FIT_MOST 150.0f /* pixels: a tile is not made larger by fitting */
#define CAMERA_COVERS 6        /* things that float over the board */
#define CAMERA_LEAST 24.0f
#define CAMERA_MOST 440.0f

struct camera {
    float tile;             /* side of a tile */
    struct ui_point origin; /* of the cell 0,0: its north-west corner */
    float scale;            /* device pixels in a logical one: tiles begin on whole ones */
};

struct ui_rect camera_cell(const struct camera *camera, struct carc_cell cell);

/* The cell under a point. */
struct carc_cell camera_at(const struct camera *camera, struct ui_point point);

/* A point of a tile (0 to 256 in both directions). */
struct ui_point camera_spot(const struct camera *camera, struct carc_cell cell, double x, double y);

void camera_pan(struct camera *camera, float x, float y);

/* Makes tiles larger or smaller; the point stays where it is. */
void camera_zoom(struct camera *camera, struct ui_point point, float factor);

/* What must be seen, and what lies over the board. */
struct camera_scene {
    struct ui_rect viewport;
    const struct carc_cell *tiles; /* to be inside the viewport */
    size_t tile_count;
    const struct carc_cell *spaces; /* to be inside, and not under a cover */
    size_t space_count;
    struct ui_rect covers[CAMERA_COVERS];
    size_t cover_count;
};

/* Whether it is all seen already. */
bool camera_sees(const struct camera *camera, const struct camera_scene *scene);

/* The largest tiles, and then the most central place, at which it is all seen (look, 4.1). When
 * nothing suits, the covers are left out of account. */
void camera_fit(struct camera *camera, const struct camera_scene *scene);

#endif
