#include "rules/lay.h"

#include <string.h>

#include "rules/fits.h"
#include "rules/grid.h"
#include "rules/join.h"

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

/* The last open cell takes the slot of the one that is closed; where that is the same, the caller
 * overwrites what the grid is told here. */
static ALWAYS_INLINE void close_cell(const struct table *table, unsigned slot)
{
    unsigned last = --table->state->open;
    struct carc_cell cell = *table_cell(table, last);
    *table_cell(table, slot) = cell;
    *table_forbid(table, slot) = *table_forbid(table, last);
    *table_forbid(table, last) = 0xffff;
    table_write(table, table_index(table, cell), 1 + table_tiles(table) + slot);
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
    unsigned words = table_words(table);
    uint64_t *set = table_set(table, (size_t)table->node * words);
    memset(set, 0, piece->segments * words * sizeof *set);
    for (unsigned i = 0; i < piece->segments; i++, set += words) {
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
    memcpy(table_root(table, node), numbers, sizeof numbers);
    memcpy(table_ring(table, node), numbers, sizeof numbers);
    memcpy(table_holder(table, node), holders, sizeof holders);
    const uint32_t *counts = piece->counts + i;
    uint64_t *groups = table_group(table, node);
    for (size_t j = 0; j < 8; j++) {
        groups[j] = counts[j];
    }
    if (table_words(table) == 1) {
        const uint32_t *cities = piece->cities + i;
        const uint32_t *roads = piece->roads + i;
        uint64_t *sets = table_set(table, node);
        unsigned city_bits = table->city_bits & 63;
        unsigned road_bits = table->road_bits & 63;
        for (size_t j = 0; j < 8; j++) {
            sets[j] = (uint64_t)cities[j] << city_bits | (uint64_t)roads[j] << road_bits;
        }
    }
}

_Static_assert(CARC_MAX_SEGMENTS == 2 * 8, "the nodes of a tile are made eight at a time");

/* Makes the nodes of a new placement. Eight at a time, as nobody can guess how many there are. */
static ALWAYS_INLINE void add_nodes(const struct table *table, const struct carc_piece *piece)
{
    make_eight(table, piece, 0);
    if (UNLIKELY(piece->segments > 8)) {
        make_eight(table, piece, 8);
    }
    if (table_words(table) > 1) {
        make_long_sets(table, piece);
    }
    uint16_t cities[CARC_EDGES];
    for (unsigned i = 0; i < CARC_EDGES; i++) {
        cities[i] = (uint16_t)(table->node + piece->city_segments[i]);
    }
    memcpy(table_city_node(table, table->city_bits), cities, sizeof cities);
    struct carc_state *state = table->state;
    state->nodes = (uint16_t)(table->node + piece->segments);
    state->city_bits = (uint16_t)(table->city_bits + piece->city_bits);
    state->road_bits = (uint16_t)(table->road_bits + piece->road_bits);
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

/* What lies at the four cells beside a new tile: values of the grid, 16 bits an edge (in one word,
 * as an array would lie in memory), and which of them are tiles, as bits of the edges. */
struct around {
    uint64_t values;
    unsigned tiles;
};

/* Tells the empty cells beside a new tile what no longer fits there, and opens them if they were
 * not open. Without branches, as nothing foretells which cell is what: for an occupied cell the
 * spare slot is written. */
static ALWAYS_INLINE struct around restrict_cells(
    const struct table *table, uint32_t index, struct carc_cell cell, const uint16_t *forbid)
{
    const uint32_t steps[CARC_EDGES] = {0u - table_step(table), 1, table_step(table), 0u - 1};
    struct around around = {0, 0};
    unsigned first = 1 + table_tiles(table);
    unsigned next = first + table->state->open;
#pragma GCC unroll 4
    for (unsigned edge = 0; edge < CARC_EDGES; edge++) {
        uint32_t beside = (index + steps[edge]) & table_mask(table);
        unsigned value = table_read(table, beside);
        unsigned fresh = 0u - (value == 0);
        value |= next & fresh;
        next -= fresh;
        table_write(table, beside, value);
        size_t slot = value - first; /* of a tile: beyond all slots */
        slot = slot < table_spare_slot(table) ? slot : table_spare_slot(table);
        uint16_t *forbidden = table_forbid(table, slot);
        *forbidden = (uint16_t)((*forbidden & ~fresh) | forbid[edge]);
        *table_cell(table, slot) = carc_neighbour(cell, (int)edge);
        around.values |= (uint64_t)value << 16 * edge;
        around.tiles |= (unsigned)(value < first) << edge;
    }
    table->state->open = (uint16_t)(next - first);
    return around;
}

static ALWAYS_INLINE void lay(const struct carc_rules *rules, const struct table *table,
    unsigned oriented, struct carc_cell cell)
{
    struct carc_state *state = table->state;
    uint32_t index = table_index(table, cell);
    unsigned here = table_read(table, index);
    if (LIKELY(here > table_tiles(table))) {
        close_cell(table, here - table_tiles(table) - 1);
    }
    *table_placed(table, table->number) =
        (struct placed){(uint16_t)oriented, (uint16_t)table->node, cell};
    state->placed = (uint16_t)(table->number + 1);
    table_write(table, index, 1 + table->number);
    add_nodes(table, &rules->pieces[oriented / CARC_ROTATIONS]);
    const struct join_side mine = {table->node, &rules->oriented[0][0] + oriented};
    struct around around = restrict_cells(table, index, cell, mine.oriented->forbid);
    for (unsigned tiles = around.tiles; tiles; tiles &= tiles - 1) {
        unsigned edge = (unsigned)__builtin_ctz(tiles);
        const struct placed *other = table_placed(table, (around.values >> 16 * edge & 0xffff) - 1);
        struct join_side theirs = {other->first, view_oriented(rules, other)};
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
        const struct table table = table_of(rules, state, true);
        lay(rules, &table, oriented, cell);
    } else {
        const struct table table = table_of(rules, state, false);
        lay(rules, &table, oriented, cell);
    }
}
