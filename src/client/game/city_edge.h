/* Where a city ends: what of the outline of one of its segments is no seam between two tiles. */
#ifndef CLIENT_GAME_CITY_EDGE_H
#define CLIENT_GAME_CITY_EDGE_H

#include <stdbool.h>
#include <stddef.h>

#include "art/line.h"

/* A run of points of the outline, closed if it goes round. */
typedef void city_edge_run(
    void *context, const struct art_point *points, size_t count, bool closed);

/* Tells each run of the outline, in u of the tile as it is seen, that does not lie on a side beyond
 * which there is a tile (bit n of `joined`: beyond side n, from the north on clockwise). */
void city_edge(const struct art_line *outline, unsigned joined, city_edge_run *run, void *context);

#endif
