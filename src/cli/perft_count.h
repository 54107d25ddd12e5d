/* Counting all ways to play a given order of tiles: a golden number for the whole of steps 1 to 4,
 * and a measure of speed. */
#ifndef CLI_PERFT_COUNT_H
#define CLI_PERFT_COUNT_H

#include "rules/state.h"

/* How many sequences of placements (look-alike rotations once), claims (with `none`) and crop
 * circle actions there are after the first `depth` tiles of `order`. `state` is a position in
 * PHASE_DRAW with these tiles in the bag; it is not changed. A tile that fits nowhere is set aside
 * and counts as one way. */
uint64_t perft_count(const struct carc_rules *rules, const struct carc_state *state,
    const uint16_t *order, size_t depth);

#endif
