/* The grid: what lies at a cell. Private to src/rules. */
#ifndef RULES_GRID_H
#define RULES_GRID_H

#include "rules/view.h"

/* The grid is a torus that no connected board of the bag's tiles can go round (speed: one byte a
 * cell, no bounds). A cell holds 0, 1 + a placement, or 1 + max_tiles + an open cell. */
static inline uint32_t view_index(const struct carc_rules *rules, struct carc_cell cell)
{
    uint32_t index =
        (uint32_t)(int32_t)cell.x + (uint32_t)rules->layout.grid_step * (uint32_t)(int32_t)cell.y;
    return index & rules->layout.grid_mask;
}

static inline unsigned view_grid(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t index)
{
    const void *grid = view_part(state, rules->layout.grid);
    return rules->layout.wide ? ((const uint16_t *)grid)[index] : ((const uint8_t *)grid)[index];
}

#endif
