#include "rules/lay.h"

#include <string.h>

#include "rules/fits.h"

int lay_open_at(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell)
{
    unsigned value = view_grid(rules, state, view_index(rules, cell));
    if (value <= rules->layout.max_tiles) {
        return -1;
    }
    int open = (int)(value - rules->layout.max_tiles - 1);
    /* A far cell may share the index of an open one. */
    return carc_same_cell(view_open_cells(rules, state)[open], cell) ? open : -1;
}

enum carc_result lay_try(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_cell cell, unsigned fit)
{
    if (carc_placement_at(rules, state, cell) >= 0) {
        return CARC_CELL_TAKEN;
    }
    int open = lay_open_at(rules, state, cell);
    if (open < 0) {
        return CARC_NO_NEIGHBOUR;
    }
    unsigned clash = view_forbids(rules, state)[open] & fit;
    for (unsigned edge = 0; edge < CARC_EDGES; edge++) {
        if (clash >> 3 * edge & 7) {
            return (enum carc_result)(CARC_NORTH_EDGE + (int)edge);
        }
    }
    return CARC_OK;
}

bool lay_fits_somewhere(
    const struct carc_rules *rules, const struct carc_state *state, unsigned tile)
{
    const struct carc_piece *piece = &rules->pieces[tile];
    const uint16_t *forbids = view_forbids(rules, state);
    for (int i = 0; i < piece->rotations; i++) {
        if (fits_anywhere(forbids, state->open, rules->oriented[tile][piece->distinct[i]].fit)) {
            return true;
        }
    }
    return false;
}

int lay_missing_around(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell)
{
    int missing = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            struct carc_cell near = {(int16_t)(cell.x + dx), (int16_t)(cell.y + dy)};
            unsigned value = view_grid(rules, state, view_index(rules, near));
            missing += value == 0 || value > rules->layout.max_tiles;
        }
    }
    return missing;
}

static void close_cell(const struct carc_rules *rules, struct carc_state *state, unsigned open)
{
    struct carc_cell *cells = view_open_cells(rules, state);
    uint16_t *forbids = view_forbids(rules, state);
    unsigned last = --state->open;
    if (open != last) {
        cells[open] = cells[last];
        forbids[open] = forbids[last];
        view_set_grid(
            rules, state, view_index(rules, cells[open]), 1 + rules->layout.max_tiles + open);
    }
    forbids[last] = 0xffff;
}

/* Tells the cell beside a new tile what no longer fits there, and opens it if it was not open.
 * Without branches, as nothing foretells which of the two it is. */
static ALWAYS_INLINE void restrict_cell(const struct carc_rules *rules, struct carc_state *state,
    struct carc_cell cell, unsigned value, uint16_t forbid)
{
    unsigned first = 1 + rules->layout.max_tiles;
    bool fresh = value == 0;
    unsigned open = fresh ? state->open : value - first;
    uint16_t *slot = &view_forbids(rules, state)[open];
    *slot = (uint16_t)((fresh ? 0 : *slot) | forbid);
    view_open_cells(rules, state)[open] = cell;
    view_set_grid(rules, state, view_index(rules, cell), first + open);
    state->open = (uint16_t)(state->open + fresh);
}

/* The forest of features, its parts found once for a whole placement. */
struct forest {
    uint16_t *parents;
    uint64_t *groups;
    uint64_t *sets;
    unsigned words; /* of a set */
};

/* Puts a template of bits into the set of a fresh node, from bit `base` on. */
static ALWAYS_INLINE void init_set(
    const struct forest *forest, unsigned node, uint64_t bits, unsigned base)
{
    if (LIKELY(forest->words == 1)) {
        forest->sets[node] = bits << (base & 63);
        return;
    }
    uint64_t *set = forest->sets + (size_t)node * forest->words;
    memset(set, 0, forest->words * sizeof *set);
    if (bits) {
        set[base / 64] = bits << base % 64;
        uint64_t over = base % 64 ? bits >> (64 - base % 64) : 0;
        if (over) {
            set[base / 64 + 1] = over;
        }
    }
}

/* Makes the nodes of a new placement: each segment a feature of its own. */
static ALWAYS_INLINE void add_nodes(const struct carc_rules *rules, struct carc_state *state,
    const struct forest *forest, const struct carc_piece *piece)
{
    uint16_t *city_nodes = view_city_nodes(rules, state) + state->city_bits;
    uint16_t *holders = view_holders(rules, state);
    unsigned node = state->nodes;
    unsigned bases[] = {state->city_bits, state->road_bits, state->city_bits, state->city_bits};
    for (unsigned i = 0; i < piece->segments; i++, node++) {
        unsigned kind = piece->kinds[i];
        forest->parents[node] = (uint16_t)node;
        forest->groups[node] = piece->counts[i];
        init_set(forest, node, piece->bits[i], bases[kind]);
        holders[node] = (uint16_t)(state->placed - 1);
        if (kind == CARC_CITY) {
            *city_nodes++ = (uint16_t)node;
        }
    }
    state->nodes = (uint16_t)node;
    state->city_bits = (uint16_t)(state->city_bits + piece->city_bits);
    state->road_bits = (uint16_t)(state->road_bits + piece->road_bits);
}

/* Adds the set of `from` to that of `to` and returns how many bits they had in common. */
static ALWAYS_INLINE unsigned join_sets(const struct forest *forest, unsigned to, unsigned from)
{
    uint64_t *a = forest->sets + (size_t)to * forest->words;
    const uint64_t *b = forest->sets + (size_t)from * forest->words;
    unsigned common = 0;
    unsigned word = 0;
    do {
        uint64_t both = a[word] & b[word];
        if (UNLIKELY(both)) {
            common += lanes_count(both);
        }
        a[word] |= b[word];
    } while (UNLIKELY(++word < forest->words));
    return common;
}

/* Joins the features of two nodes (small to large) and returns the root. */
static ALWAYS_INLINE unsigned join(
    const struct forest *forest, unsigned one, unsigned two, bool field)
{
    unsigned a = group_root(forest->parents, one);
    unsigned b = group_root(forest->parents, two);
    if (a == b) {
        return a;
    }
    unsigned swap = (uint32_t)forest->groups[a] < (uint32_t)forest->groups[b] ? a ^ b : 0;
    a ^= swap;
    b ^= swap;
    forest->parents[b] = (uint16_t)a;
    unsigned twice = join_sets(forest, a, b);
    forest->groups[a] += forest->groups[b] - (field ? 0 : twice * GROUP_ONE_TILE);
    return a;
}

/* One side of an edge: the first node of a placement and its oriented tile. */
struct side {
    unsigned first;
    const struct carc_oriented *oriented;
};

/* Joins what meets across one edge: the road or city, and the fields beside it (0.2). */
static ALWAYS_INLINE void join_edge(
    const struct forest *forest, struct side mine, struct side theirs, unsigned edge)
{
    const struct carc_oriented *a = mine.oriented;
    const struct carc_oriented *b = theirs.oriented;
    unsigned kind = a->edge_kind[edge];
    if (kind != CARC_FIELD) {
        unsigned root = join(forest, mine.first + a->edge_segment[edge],
            theirs.first + b->edge_segment[edge ^ 2], false);
        forest->groups[root] -= 2; /* two open edges met */
        if (kind == CARC_CITY) {
            return;
        }
    }
    unsigned left = a->half_segment[2 * edge];
    unsigned right = a->half_segment[2 * edge + 1];
    unsigned left_other = b->half_segment[(2 * edge) ^ 5];
    unsigned right_other = b->half_segment[(2 * edge + 1) ^ 5];
    join(forest, mine.first + left, theirs.first + left_other, true);
    if (left != right || left_other != right_other) {
        join(forest, mine.first + right, theirs.first + right_other, true);
    }
}

/* A new tile counts for the occupied monasteries around it. */
static void tell_monks(
    const struct carc_rules *rules, struct carc_state *state, struct carc_cell cell)
{
    struct monk *monks = view_monks(rules, state);
    for (unsigned i = 0; i < state->monks; i++) {
        int dx = monks[i].cell.x - cell.x;
        int dy = monks[i].cell.y - cell.y;
        monks[i].missing -= dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
    }
}

/* Joins the new tile to its neighbours and tells the open cells beside it what fits there now. */
static ALWAYS_INLINE void join_around(const struct carc_rules *rules, struct carc_state *state,
    const struct forest *forest, const struct placed *mine)
{
    const uint32_t steps[] = {0u - rules->layout.grid_step, 1, rules->layout.grid_step, 0u - 1};
    const struct placed *all = view_placed(rules, state);
    const struct carc_oriented *oriented = view_oriented(rules, mine);
    const struct side here = {mine->first, oriented};
    uint32_t index = view_index(rules, mine->cell);
    unsigned tiles = rules->layout.max_tiles;
    uint32_t mask = rules->layout.grid_mask;
    for (unsigned edge = 0; edge < CARC_EDGES; edge++) {
        unsigned value = view_grid(rules, state, (index + steps[edge]) & mask);
        if (value != 0 && value <= tiles) {
            const struct placed *other = &all[value - 1];
            struct side there = {other->first, view_oriented(rules, other)};
            join_edge(forest, here, there, edge);
            continue;
        }
        /* The neighbour's facing edge must be of the kind of mine. */
        uint16_t forbid = (uint16_t)((7u & ~(1u << oriented->edge_kind[edge])) << 3 * (edge ^ 2));
        restrict_cell(rules, state, carc_neighbour(mine->cell, (int)edge), value, forbid);
    }
}

void lay_tile(const struct carc_rules *rules, struct carc_state *state, unsigned tile,
    unsigned rotation, struct carc_cell cell)
{
    const struct forest forest = {view_parents(rules, state), view_groups(rules, state),
        view_part(state, rules->layout.sets), rules->layout.set_words};
    uint32_t index = view_index(rules, cell);
    unsigned here = view_grid(rules, state, index);
    if (here > rules->layout.max_tiles) {
        close_cell(rules, state, here - rules->layout.max_tiles - 1);
    }
    struct placed *mine = &view_placed(rules, state)[state->placed];
    *mine = (struct placed){(uint16_t)tile, state->nodes, cell, (uint8_t)rotation, {0}};
    view_set_grid(rules, state, index, 1u + state->placed++);
    add_nodes(rules, state, &forest, &rules->pieces[tile]);
    join_around(rules, state, &forest, mine);
    if (state->monks) {
        tell_monks(rules, state, cell);
    }
}
