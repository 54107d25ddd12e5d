/* Where meeples stand and lie on a turned tile. */
#ifndef ART_SPOTS_H
#define ART_SPOTS_H

#include <stdbool.h>

#include "art/point.h"
#include "rules/tile.h"

/* Crop circles put several meeples on one segment: places for this many are told. */
#define ART_SPOT_PLACES 4

struct art_spot {
    bool lying;                           /* farmers lie */
    struct art_point at[ART_SPOT_PLACES]; /* u, in the turned tile; the first one is the usual */
};

struct art_spots {
    int count; /* of segments */
    struct art_spot segment[CARC_MAX_SEGMENTS];
};

/* Finds the spots of every segment of the tile turned by `rotation`. They are the same for all
 * variants. */
void art_spots_find(struct art_spots *spots, const struct carc_tile *tile, int rotation);

#endif
