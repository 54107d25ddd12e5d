/* The parts of a state behind its head, found through the layout. Private to src/rules.
 *
 * The accessors give writable memory also for a const state: functions that take a const state
 * only read through them. */
#ifndef RULES_VIEW_H
#define RULES_VIEW_H

#include "rules/query.h"

/* A placement. */
struct placed {
    uint16_t oriented; /* CARC_ROTATIONS * tile + rotation */
    uint16_t first;    /* the node of its first segment; the others follow */
    struct carc_cell cell;
};

static inline unsigned placed_tile(const struct placed *placed)
{
    return placed->oriented / CARC_ROTATIONS;
}

static inline unsigned placed_rotation(const struct placed *placed)
{
    return placed->oriented % CARC_ROTATIONS;
}

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

/* The open cells fill slots from 0 on, in blocks of 16. Behind the last block one more takes what
 * is written without a question and never read. */
static inline unsigned view_spare_slot(const struct carc_layout *layout)
{
    return (layout->max_open + 15) & ~15u;
}

/* For each open cell 12 bits: the kinds that its neighbours rule out, 3 bits an edge. The unused
 * slots hold 0xffff, so that loops may run over whole blocks. */
static inline uint16_t *view_forbids(const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.open_forbid);
}

/* The node that stands for the whole feature, for each node (group.h). */
static inline uint16_t *view_roots(const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.roots);
}

/* The next node of the same feature, for each node: a ring. */
static inline uint16_t *view_rings(const struct carc_rules *rules, const struct carc_state *state)
{
    return view_part(state, rules->layout.rings);
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

static inline const struct carc_oriented *view_oriented(
    const struct carc_rules *rules, const struct placed *placed)
{
    return &rules->oriented[0][0] + placed->oriented;
}

static inline const struct carc_piece *view_piece(
    const struct carc_rules *rules, const struct placed *placed)
{
    return &rules->pieces[placed_tile(placed)];
}

#endif
