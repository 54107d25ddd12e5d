#include "rules/lay.h"

#include <string.h>

#include "rules/fits.h"
#include "rules/frame.h"
#include "rules/grid.h"

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

/* Where the parts of a state are, what the layout says and how far the parts are filled, found once
 * for a whole placement: the compiler cannot see that what is written there changes none of it. */
struct table {
    void *grid;
    struct placed *placed;
    struct carc_cell *cells;
    uint16_t *forbids;
    uint16_t *roots, *rings, *holders;
    uint64_t *groups, *sets;
    uint16_t *city_nodes;
    unsigned words; /* of a set */
    unsigned tiles; /* the largest value of the grid that is a tile */
    unsigned spare; /* slot */
    uint32_t mask, step;
    bool wide;
    unsigned number, node, city_bits, road_bits; /* of the new placement, the first of each */
};

/* The table of a small bag: addresses and sizes are constants. */
static ALWAYS_INLINE struct table plain_table(struct frame *frame)
{
    return (struct table){.grid = frame->grid,
        .placed = frame->placements,
        .cells = frame->open_cells,
        .forbids = frame->forbids,
        .roots = frame->roots,
        .rings = frame->rings,
        .holders = frame->holders,
        .groups = frame->groups,
        .sets = frame->sets,
        .city_nodes = frame->city_nodes,
        .words = 1,
        .tiles = FRAME_TILES,
        .spare = FRAME_SLOTS - 1,
        .mask = FRAME_MASK,
        .step = FRAME_STEP,
        .number = frame->head.placed,
        .node = frame->head.nodes,
        .city_bits = frame->head.city_bits,
        .road_bits = frame->head.road_bits};
}

static ALWAYS_INLINE struct table any_table(
    const struct carc_rules *rules, const struct carc_state *state)
{
    const struct carc_layout *layout = &rules->layout;
    return (struct table){.grid = view_part(state, layout->grid),
        .placed = view_placed(rules, state),
        .cells = view_open_cells(rules, state),
        .forbids = view_forbids(rules, state),
        .roots = view_roots(rules, state),
        .rings = view_rings(rules, state),
        .holders = view_holders(rules, state),
        .groups = view_groups(rules, state),
        .sets = view_part(state, layout->sets),
        .city_nodes = view_city_nodes(rules, state),
        .words = layout->set_words,
        .tiles = layout->max_tiles,
        .spare = view_spare_slot(layout),
        .mask = layout->grid_mask,
        .step = layout->grid_step,
        .wide = layout->wide,
        .number = state->placed,
        .node = state->nodes,
        .city_bits = state->city_bits,
        .road_bits = state->road_bits};
}

static ALWAYS_INLINE uint32_t index_of(const struct table *table, struct carc_cell cell)
{
    return ((uint32_t)cell.x + table->step * (uint32_t)cell.y) & table->mask;
}

static ALWAYS_INLINE unsigned read_grid(const struct table *table, uint32_t index)
{
    return table->wide ? ((const uint16_t *)table->grid)[index]
                       : ((const uint8_t *)table->grid)[index];
}

static ALWAYS_INLINE void write_grid(const struct table *table, uint32_t index, unsigned value)
{
    if (table->wide) {
        ((uint16_t *)table->grid)[index] = (uint16_t)value;
    } else {
        ((uint8_t *)table->grid)[index] = (uint8_t)value;
    }
}

/* The last open cell takes the slot of the one that is closed; where that is the same, the caller
 * overwrites what the grid is told here. */
static ALWAYS_INLINE void close_cell(
    const struct table *table, struct carc_state *state, unsigned slot)
{
    unsigned last = --state->open;
    table->cells[slot] = table->cells[last];
    table->forbids[slot] = table->forbids[last];
    table->forbids[last] = 0xffff;
    write_grid(table, index_of(table, table->cells[slot]), 1 + table->tiles + slot);
}

/* Puts a template of bits into a set, from bit `base` on. */
static void add_bits(uint64_t *set, uint64_t bits, unsigned base)
{
    if (bits) {
        set[base / 64] |= bits << base % 64;
        uint64_t over = base % 64 ? bits >> (64 - base % 64) : 0;
        if (over) {
            set[base / 64 + 1] |= over;
        }
    }
}

/* The sets of a new placement where they are of several words. */
static ALWAYS_INLINE void make_long_sets(const struct table *table, const struct carc_piece *piece)
{
    uint64_t *set = table->sets + (size_t)table->node * table->words;
    memset(set, 0, piece->segments * table->words * sizeof *set);
    for (unsigned i = 0; i < piece->segments; i++, set += table->words) {
        add_bits(set, piece->cities[i], table->city_bits);
        add_bits(set, piece->roads[i], table->road_bits);
    }
}

/* Eight nodes of a new placement from the i-th segment on, each a feature of its own: of loops of
 * a fixed length over plain arrays the compiler makes a few wide stores. */
static ALWAYS_INLINE void make_eight(
    const struct table *table, const struct carc_piece *piece, unsigned i)
{
    unsigned node = table->node + i;
    uint16_t numbers[8];
    uint16_t holders[8];
    for (unsigned j = 0; j < 8; j++) {
        numbers[j] = (uint16_t)(node + j);
        holders[j] = (uint16_t)table->number;
    }
    memcpy(table->roots + node, numbers, sizeof numbers);
    memcpy(table->rings + node, numbers, sizeof numbers);
    memcpy(table->holders + node, holders, sizeof holders);
    const uint32_t *counts = piece->counts + i;
    uint64_t *groups = table->groups + node;
    for (size_t j = 0; j < 8; j++) {
        groups[j] = counts[j];
    }
    if (table->words == 1) {
        const uint32_t *cities = piece->cities + i;
        const uint32_t *roads = piece->roads + i;
        uint64_t *sets = table->sets + node;
        unsigned city_bits = table->city_bits & 63;
        unsigned road_bits = table->road_bits & 63;
        for (size_t j = 0; j < 8; j++) {
            sets[j] = (uint64_t)cities[j] << city_bits | (uint64_t)roads[j] << road_bits;
        }
    }
}

_Static_assert(CARC_MAX_SEGMENTS == 2 * 8, "the nodes of a tile are made eight at a time");

/* Makes the nodes of a new placement. Eight at a time, as nobody can guess how many there are. */
static ALWAYS_INLINE void add_nodes(
    const struct table *table, struct carc_state *state, const struct carc_piece *piece)
{
    make_eight(table, piece, 0);
    if (UNLIKELY(piece->segments > 8)) {
        make_eight(table, piece, 8);
    }
    if (table->words > 1) {
        make_long_sets(table, piece);
    }
    uint16_t cities[CARC_EDGES];
    for (unsigned i = 0; i < CARC_EDGES; i++) {
        cities[i] = (uint16_t)(table->node + piece->city_segments[i]);
    }
    memcpy(table->city_nodes + table->city_bits, cities, sizeof cities);
    state->nodes = (uint16_t)(table->node + piece->segments);
    state->city_bits = (uint16_t)(table->city_bits + piece->city_bits);
    state->road_bits = (uint16_t)(table->road_bits + piece->road_bits);
}

/* Adds the set of `from` to that of `to` and returns how many bits they had in common that `count`
 * has too. */
static ALWAYS_INLINE unsigned join_sets(
    const struct table *table, unsigned to, unsigned from, uint64_t count)
{
    uint64_t *a = table->sets + (size_t)to * table->words;
    const uint64_t *b = table->sets + (size_t)from * table->words;
    unsigned common = 0;
    unsigned word = 0;
    do {
        uint64_t both = a[word] & b[word] & count;
        if (UNLIKELY(both)) {
            common += lanes_count(both);
        }
        a[word] |= b[word];
    } while (++word < table->words);
    return common;
}

/* Joins the features of two nodes (small to large) and returns the root. `built`: 1 for roads and
 * cities, 0 for fields, whose tiles are not counted. */
static ALWAYS_INLINE unsigned join(
    const struct table *table, unsigned one, unsigned two, unsigned built)
{
    unsigned a = group_root(table->roots, one);
    unsigned b = group_root(table->roots, two);
    if (a == b) {
        return a;
    }
    /* Compilers like to make a branch of ?:, and nothing foretells which one is smaller. */
    bool small = (uint32_t)table->groups[a] < (uint32_t)table->groups[b];
    unsigned swap = (a ^ b) & (0u - small);
    a ^= swap;
    b ^= swap;
    unsigned member = b;
    do {
        table->roots[member] = (uint16_t)a;
        member = table->rings[member];
    } while (member != b);
    uint16_t next = table->rings[a];
    table->rings[a] = table->rings[b];
    table->rings[b] = next;
    unsigned twice = join_sets(table, a, b, 0 - (uint64_t)built);
    table->groups[a] += table->groups[b] - twice * GROUP_ONE_TILE;
    return a;
}

/* One side of an edge: the first node of a placement and its oriented tile. */
struct side {
    unsigned first;
    const struct carc_oriented *oriented;
};

/* Joins what meets across one edge: the road or city, and the fields beside it (0.2). Nothing
 * foretells of which kind an edge is; so one join, the only one for most edges, serves all. */
static ALWAYS_INLINE void join_edge(
    const struct table *table, struct side mine, struct side theirs, unsigned edge)
{
    const struct carc_oriented *a = mine.oriented;
    const struct carc_oriented *b = theirs.oriented;
    unsigned built = a->edge_kind[edge] != CARC_FIELD;
    unsigned root = join(
        table, mine.first + (a->joint[edge] & 15), theirs.first + (b->joint[edge ^ 2] >> 4), built);
    table->groups[root] -= 2 * built; /* two open edges met */
    if (!((a->apart >> edge | b->apart >> (edge ^ 2)) & 1)) {
        return;
    }
    const uint8_t *halves = a->half_segment + 2 * edge;
    const uint8_t *others = b->half_segment + ((2 * edge) ^ 4);
    if (built) {
        join(table, mine.first + halves[0], theirs.first + others[1], 0);
    }
    join(table, mine.first + halves[1], theirs.first + others[0], 0);
}

/* A new tile counts for the occupied monasteries around it. */
static void tell_monks(
    const struct carc_rules *rules, struct carc_state *state, struct carc_cell cell)
{
    struct monk *monks = view_monks(rules, state);
    for (unsigned i = 0; i < state->monks; i++) {
        int dx = monks[i].cell.x - cell.x;
        int dy = monks[i].cell.y - cell.y;
        bool near = dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
        monks[i].missing -= near;
        state->full_monks += near && monks[i].missing == 0;
    }
}

/* Tells the empty cells beside a new tile what no longer fits there, and opens them if they were
 * not open. Returns the occupied ones, as bits of the edges. Without branches, as nothing foretells
 * which cell is what: for an occupied cell the spare slot is written. */
static ALWAYS_INLINE unsigned restrict_cells(const struct table *table, struct carc_state *state,
    struct carc_cell cell, const uint16_t *forbid, const uint32_t beside[CARC_EDGES])
{
    unsigned first = 1 + table->tiles;
    unsigned open = state->open;
    unsigned taken = 0;
    for (unsigned edge = 0; edge < CARC_EDGES; edge++) {
        unsigned value = read_grid(table, beside[edge]);
        unsigned fresh = value == 0;
        value |= (first + open) & (0u - fresh);
        write_grid(table, beside[edge], value);
        unsigned slot = value - first; /* of a tile: beyond all slots */
        slot = slot < table->spare ? slot : table->spare;
        table->forbids[slot] = (uint16_t)((table->forbids[slot] & (fresh - 1)) | forbid[edge]);
        table->cells[slot] = carc_neighbour(cell, (int)edge);
        open += fresh;
        taken |= (unsigned)(value < first) << edge;
    }
    state->open = (uint16_t)open;
    return taken;
}

static ALWAYS_INLINE void lay(const struct carc_rules *rules, struct carc_state *state,
    const struct table *table, unsigned oriented, struct carc_cell cell)
{
    uint32_t index = index_of(table, cell);
    unsigned here = read_grid(table, index);
    if (LIKELY(here > table->tiles)) {
        close_cell(table, state, here - table->tiles - 1);
    }
    table->placed[table->number] = (struct placed){(uint16_t)oriented, (uint16_t)table->node, cell};
    state->placed = (uint16_t)(table->number + 1);
    write_grid(table, index, 1 + table->number);
    add_nodes(table, state, &rules->pieces[oriented / CARC_ROTATIONS]);
    const struct side mine = {table->node, &rules->oriented[0][0] + oriented};
    const uint32_t beside[] = {(index - table->step) & table->mask, (index + 1) & table->mask,
        (index + table->step) & table->mask, (index - 1) & table->mask};
    unsigned taken = restrict_cells(table, state, cell, mine.oriented->forbid, beside);
    for (; taken; taken &= taken - 1) {
        unsigned edge = (unsigned)__builtin_ctz(taken);
        const struct placed *other = &table->placed[read_grid(table, beside[edge]) - 1];
        struct side theirs = {other->first, view_oriented(rules, other)};
        join_edge(table, mine, theirs, edge);
    }
    if (state->monks) {
        tell_monks(rules, state, cell);
    }
}

FOR_NEWER_MACHINES
void lay_tile(const struct carc_rules *rules, struct carc_state *state, unsigned tile,
    unsigned rotation, struct carc_cell cell)
{
    unsigned oriented = tile * CARC_ROTATIONS + rotation;
    if (LIKELY(rules->layout.plain)) {
        const struct table table = plain_table((struct frame *)state);
        lay(rules, state, &table, oriented, cell);
    } else {
        const struct table table = any_table(rules, state);
        lay(rules, state, &table, oriented, cell);
    }
}
