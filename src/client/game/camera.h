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
    int turn; /* the board is seen turned by so many quarter turns clockwise, 0 to 3 */
};

/* Where a cell of the board is seen, in cells, and which one is seen there. */
struct carc_cell camera_seen(const struct camera *camera, struct carc_cell cell);
struct carc_cell camera_meant(const struct camera *camera, struct carc_cell seen);

/* How a tile is seen that lies in that rotation. */
int camera_rotation(const struct camera *camera, int rotation);

/* The square of a cell of the board; the same for a cell as it is seen. */
struct ui_rect camera_square(const struct camera *camera, struct carc_cell seen);
struct ui_rect camera_cell(const struct camera *camera, struct carc_cell cell);

/* The cell under a point. */
struct carc_cell camera_at(const struct camera *camera, struct ui_point point);

/* A point of a tile as it is seen (0 to 256 in both directions): in any square, on the board. */
struct ui_point camera_within(struct ui_rect tile, double x, double y);
struct ui_point camera_spot(const struct camera *camera, struct carc_cell cell, double x, double y);

void camera_pan(struct camera *camera, float x, float y);

/* Turns the board under the middle of the view. */
void camera_turn_to(struct camera *camera, int turn, struct ui_point middle);

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
