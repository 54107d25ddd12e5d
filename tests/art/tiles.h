/* Tiles to test with: the shipped sets, and tiles that a user might write. */
#ifndef TESTS_ART_TILES_H
#define TESTS_ART_TILES_H

#include "base/rng.h"
#include "rules/tile.h"

/* The types of all shipped sets, read once for each call. Returns how many; at most `max`. */
int tiles_read(struct carc_tile *out, int max);

/* A random tile without errors (carc_tile_check; warnings are allowed). `flat` tells whether its
 * segments can all be drawn in the plane without crossing. */
void tiles_random(struct rng *rng, struct carc_tile *tile, bool *flat);

#endif
