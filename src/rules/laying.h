/* Laying a tile, in line. Private to src/rules; lay_tile() is the function to call, unless laying is
 * but a part of something that is done very often. */
#ifndef RULES_LAYING_H
#define RULES_LAYING_H

#include "rules/join.h"
#include "rules/nodes.h"

/* Where a tile is laid. */
struct laying_place {
    unsigned oriented; /* CARC_ROTATIONS * tile + rotation */
    int slot;          /* the number of the open cell; -1: the board is empty */
    struct carc_cell cell;
};

/* The last open cell takes the slot of the one that is closed; where that is the same, the caller
 * overwrites what the grid is told here. */
static ALWAYS_INLINE void laying_close_cell(const struct table *table, unsigned slot)
{
    unsigned last = --table->state->open;
    struct carc_cell cell = *table_cell(table, last);
    *table_cell(table, slot) = cell;
    *table_forbid(table, slot) = *table_forbid(table, last);
    *table_forbid(table, last) = 0xffff;
    table_write(table, table_index(table, cell), 1 + table_tiles(table) + slot);
}

/* What lies at the four cells beside a new tile: values of the grid, 16 bits an edge (in one word,
 * as an array would lie in memory), and which of them are tiles, as bits of the edges. */
struct laying_around {
    uint64_t values;
    unsigned tiles;
};

/* Tells the empty cells beside a new tile what no longer fits there, and opens them if they were
 * not open. Without branches, as nothing foretells which cell is what: for an occupied cell the
 * spare slot is written. */
static ALWAYS_INLINE struct laying_around laying_restrict_cells(
    const struct table *table, uint32_t index, struct carc_cell cell, const uint16_t *forbid)
{
    const uint32_t steps[CARC_EDGES] = {0u - table_step(table), 1, table_step(table), 0u - 1};
    struct laying_around around = {0, 0};
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

/* A new tile counts for the occupied monasteries around it. */
static inline void laying_tell_monks(
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

static ALWAYS_INLINE void laying_do(
    const struct carc_rules *rules, const struct table *table, struct laying_place place)
{
    struct carc_state *state = table->state;
    uint32_t index = table_index(table, place.cell);
    if (LIKELY(place.slot >= 0)) {
        laying_close_cell(table, (unsigned)place.slot);
    }
    *table_placed(table, table->number) =
        (struct placed){(uint16_t)place.oriented, (uint16_t)table->node, place.cell};
    state->placed = (uint16_t)(table->number + 1);
    table_write(table, index, 1 + table->number);
    nodes_add(table, &rules->pieces[place.oriented / CARC_ROTATIONS]);
    const struct join_side mine = {table->node, &rules->oriented[0][0] + place.oriented};
    struct laying_around around =
        laying_restrict_cells(table, index, place.cell, mine.oriented->forbid);
    for (unsigned tiles = around.tiles; tiles; tiles &= tiles - 1) {
        unsigned edge = (unsigned)__builtin_ctz(tiles);
        const struct placed *other = table_placed(table, (around.values >> 16 * edge & 0xffff) - 1);
        struct join_side theirs = {other->first, view_oriented(rules, other)};
        join_edge(table, mine, theirs, edge);
    }
    if (state->monks) {
        laying_tell_monks(rules, state, place.cell);
    }
}

#endif
