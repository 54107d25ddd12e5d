/* The shapes of a turned tile's segments, for tints that tell who owns what: they are drawn between
 * the ground and the props. All in u of the turned tile. */
#ifndef ART_SHAPE_H
#define ART_SHAPE_H

#include "art/line.h"
#include "rules/tile.h"

#define ART_GRID 64 /* cells of the field grid in a row; each is 4 u wide */

struct art_shape;

/* Measures the tile; the shape keeps no pointer to it. To be ended with art_shape_destroy, which
 * accepts NULL. The same for all variants. */
struct art_shape *art_shape_create(const struct carc_tile *tile, int rotation);
void art_shape_destroy(struct art_shape *shape);

/* The outline of a city segment; false when the segment is no city. */
bool art_shape_city(const struct art_shape *shape, int segment, struct art_line *outline);

/* The `n`th line of a segment: for a city a line 10 u inside its nth wall, for a road its nth
 * branch. False when there are no more. */
bool art_shape_line(const struct art_shape *shape, int segment, int n, struct art_line *line);

/* The field segment that holds the cell (column, row), or -1. */
int art_shape_field(const struct art_shape *shape, int column, int row);

/* The value of a cell for the contour of a field that consists of the segments in `fields` (bit i
 * for segment i): its distance to barriers up to 14 inside, -4 in other fields, -8 to -0.5 in
 * barriers. */
double art_shape_value(const struct art_shape *shape, uint32_t fields, int column, int row);

/* The middle of the monastery; false when there is none. */
bool art_shape_monastery(const struct art_shape *shape, struct art_point *middle);

/* Middle and radius of the crop circle; false when there is none. */
bool art_shape_circle(const struct art_shape *shape, struct art_point *middle, double *radius);

#endif
