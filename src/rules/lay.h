/* Laying tiles: the grid, the open cells and the joining of features. Private to src/rules. */
#ifndef RULES_LAY_H
#define RULES_LAY_H

#include "rules/group.h"

/* Number of the open cell at `cell`, or -1 when no tile could lie there (B-11). */
int lay_open_at(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell);

/* Whether a tile with these edges could lie at `cell` (B-11, B-12), or why not. */
enum carc_result lay_try(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_cell cell, unsigned fit);

/* Nodes are made eight at a time; what lies behind the last one is not looked at. */
#define LAY_SPARE_NODES 7

/* Lays the tile. The cell is open and the tile fits, or the board is empty. */
void lay_tile(const struct carc_rules *rules, struct carc_state *state, unsigned tile,
    unsigned rotation, struct carc_cell cell);

/* Whether the tile fits anywhere in any rotation (B-14). */
bool lay_fits_somewhere(
    const struct carc_rules *rules, const struct carc_state *state, unsigned tile);

/* The placement that holds a node. */
static inline const struct placed *lay_placed_of(
    const struct carc_rules *rules, const struct carc_state *state, unsigned node)
{
    return &view_placed(rules, state)[view_holders(rules, state)[node]];
}

/* Empty cells around a cell (B-32). */
int lay_missing_around(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell);

#endif
