/* The meeple sprites, each appended to `out` as a whole SVG document in its own units.
 *
 * A meeple stands in a city, on a road or in a monastery and lies in a field. The lying one is a
 * drawing of its own: a standing one turned by a quarter looks like a fish. */
#ifndef ART_MEEPLES_H
#define ART_MEEPLES_H

#include <stdint.h>

#include "art/players.h"
#include "base/text.h"

enum art_pose { ART_STANDING, ART_LYING, ART_POSE_COUNT };

/* The view box of a pose, in sprite units. */
struct art_meeple_box {
    int x, y, width, height;
    double anchor;     /* this part of the height lies above the spot; sideways it is the middle */
    double tile_share; /* height on the board as a part of the tile */
    double least;      /* but never below so many pixels */
};

const struct art_meeple_box *art_meeple_box(enum art_pose pose);

/* Height in pixels of a meeple on a board whose tiles measure `tile` pixels. */
double art_meeple_height(enum art_pose pose, double tile);

/* A meeple to be shown `pixels` high. Small ones (below 36 standing, 26 lying) are drawn plainer,
 * with a larger emblem and stronger lines. */
void art_meeple(
    struct text *out, const struct art_player *player, enum art_pose pose, double pixels);

/* Where a meeple could stand: see-through and dashed, with the player's emblem. */
void art_meeple_ghost(struct text *out, const struct art_player *player, enum art_pose pose);

/* A meeple that is not in the supply: a flat silhouette in the colour `fill` (0xRRGGBB). */
void art_meeple_spent(struct text *out, enum art_pose pose, uint32_t fill);

#endif
