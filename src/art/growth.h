/* Trees and hedges that stand on the line between two tiles of open country, or where four meet.
 * Like the towers they are drawn by the board and not by the tiles: they break the grid that would
 * show in wide fields. They depend only on the place on the board and on what lies round it. */
#ifndef ART_GROWTH_H
#define ART_GROWTH_H

#include <stdbool.h>

#include "art/point.h"
#include "base/text.h"
#include "rules/tile.h"

#define ART_GROWTH_KINDS 8
#define ART_GROWTH_WIDTH 72 /* of the sprite, in u */
#define ART_GROWTH_HEIGHT 64
#define ART_GROWTH_X 36 /* where it stands, within the sprite */
#define ART_GROWTH_Y 44

struct art_growth {
    struct art_point at; /* in u from the vertex */
    int kind;
};

/* A tile as it lies; `tile` NULL: there is none. */
struct art_laid {
    const struct carc_tile *tile;
    int rotation;
};

#define ART_MAX_GROWTH 5

/* What grows on the board vertex (x, y), on the seam that runs east of it and on the one that runs
 * south of it. `around` are the tiles north-west, north-east, south-east and south-west of the
 * vertex. Sorted from north to south; returns how many. */
int art_growth_find(
    const struct art_laid around[4], int x, int y, struct art_growth out[ART_MAX_GROWTH]);

/* Appends the sprite of a kind as an SVG document of ART_GROWTH_WIDTH x ART_GROWTH_HEIGHT. */
void art_compose_growth(int kind, bool fine, struct text *out);

#endif
