/* The oracle's step 4: who may do what (3.1). */
#ifndef ORACLE_CROP_H
#define ORACLE_CROP_H

#include "points.h"

/* The kind of segment that the tile just laid names, CARC_KIND_COUNT for none. */
enum carc_kind oracle_indicated_kind(const struct oracle *oracle);

/* Whether the tile just laid leads to step 4 (X-1, OQ-11). */
bool oracle_has_crop(const struct oracle *oracle);

/* Where a player may add (A) or take back (B), without `pass`; returns how many. */
int oracle_crop_actions(
    const struct oracle *oracle, int player, enum carc_crop choice, struct carc_action *out);

/* Whether a player has a meeple of that kind on the board. */
bool oracle_is_indicated(const struct oracle *oracle, int player);

#endif
