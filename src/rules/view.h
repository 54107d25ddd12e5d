/* The parts of a state behind its head, found through the layout. Private to src/rules.
 *
 * The accessors give writable memory also for a const state: functions that take a const state
 * only read through them. */
#ifndef RULES_VIEW_H
#define RULES_VIEW_H

#include "rules/query.h"

/* A placement. `first` is the node of its first segment; the others follow. */
struct placed {
    uint16_t tile;
    uint16_t first;
    struct carc_cell cell;
    uint8_t rotation;
    uint8_t unused[3];
};

/* An occupied monastery (B-32): it holds exactly one monk, since action A never adds one. */
struct monk {
    struct carc_cell cell;
    uint16_t node;
    uint8_t missing; /* empty cells around it */
    uint8_t player;
};

static inline void *view_part(const struct carc_state *state, uint32_t offset)
{
    return (char *)(uintptr_t)state + offset;
}

static inline struct placed *view_placed(
    const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.placements);
}

static inline uint16_t *view_bag(const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.bag);
}

static inline struct carc_cell *view_open_cells(
    const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.open_cell);
}

/* For each open cell 12 bits: the kinds that its neighbours rule out, 3 bits an edge. The unused
 * slots hold 0xffff, so that loops may run over whole blocks. */
static inline uint16_t *view_forbids(const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.open_forbid);
}

static inline uint16_t *view_parents(const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.parents);
}

/* The placement that each node belongs to. */
static inline uint16_t *view_holders(const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.holders);
}

static inline uint64_t *view_groups(const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.groups);
}

/* The set of a root: layout.set_words words from here. */
static inline uint64_t *view_set(
    const struct carc_rules *rules, const struct carc_state *state, unsigned node)
{
    uint64_t *sets = view_part(state, rules->layout.sets);
    return sets + (size_t)node * rules->layout.set_words;
}

/* The node of each city bit. */
static inline uint16_t *view_city_nodes(
    const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.city_nodes);
}

/* The nodes on which a player's meeples stand, oldest first. */
static inline uint16_t *view_meeples(
    const struct carc_rules *rules, const struct carc_state *state, int player)
{
    uint16_t *meeples = view_part(state, rules->layout.meeples);
    return meeples + player * rules->options.meeples;
}

static inline struct monk *view_monks(
    const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.monks);
}

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

static inline void view_set_grid(
    const struct carc_rules *rules, struct carc_state *state, uint32_t index, unsigned value)
{
    void *grid = view_part(state, rules->layout.grid);
    if (rules->layout.wide) {
        ((uint16_t *)grid)[index] = (uint16_t)value;
    } else {
        ((uint8_t *)grid)[index] = (uint8_t)value;
    }
}

static inline const struct carc_oriented *view_oriented(
    const struct carc_rules *rules, const struct placed *placed)
{
    return &rules->oriented[placed->tile][placed->rotation];
}

#endif
