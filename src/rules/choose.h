/* Choosing evenly among actions. Private to src/rules. */
#ifndef RULES_CHOOSE_H
#define RULES_CHOOSE_H

#include "rules/state.h"

/* A distinct placement. */
struct choice {
    unsigned rotation;
    struct carc_cell cell;
};

/* The placement of a tile that `number` (any 32 bits) chooses. Returns among how many; 0: there is
 * none, and `*out` stays as it was. (A struct of both, returned in two registers, would be packed
 * by way of memory, which takes longer than all the counting.) */
unsigned choose_placement(const struct carc_rules *rules, const struct carc_state *state,
    unsigned tile, uint32_t number, struct choice *out);

#endif
