/* Choosing evenly among actions. Private to src/rules. */
#ifndef RULES_CHOOSE_H
#define RULES_CHOOSE_H

#include "rules/state.h"

/* A distinct placement, and among how many it was chosen; with 0 there is none. */
struct choice {
    unsigned count;
    unsigned rotation;
    struct carc_cell cell;
};

/* The placement of a tile that `number` (any 32 bits) chooses. */
struct choice choose_placement(
    const struct carc_rules *rules, const struct carc_state *state, unsigned tile, uint32_t number);

#endif
