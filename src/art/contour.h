/* One smooth outline for a whole field across all its tiles. */
#ifndef ART_CONTOUR_H
#define ART_CONTOUR_H

#include "art/shape.h"

/* A tile of the field: its cell on the board, its shape, and which of its segments belong to the
 * field (bit i for segment i; several may). */
struct art_contour_tile {
    struct carc_cell cell;
    const struct art_shape *shape;
    uint32_t fields;
};

/* Closed loops in u of the board: the north-west corner of cell 0,0 is the origin and a cell is 256 u
 * wide. Loop i has the points from start[i] to start[i + 1] - 1. Holes are loops, too: fill by the
 * even-odd rule. */
struct art_contour {
    size_t loop_count;
    size_t *start; /* loop_count + 1 entries */
    size_t point_count;
    struct art_point *points;
};

/* Traces the field; `tiles` may come in any order, each cell once. The contour is to be ended with
 * art_contour_finish. The work grows with the bounding box of the cells. */
void art_contour_trace(
    struct art_contour *contour, const struct art_contour_tile *tiles, size_t count);
void art_contour_finish(struct art_contour *contour);

#endif
