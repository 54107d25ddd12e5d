/* The parts of a state while a tile is laid. Private to src/rules.
 *
 * Written once for all bags and compiled twice: for a small bag, whose parts are members of
 * `struct frame`, so that one instruction can address any of them; and for larger ones, whose parts
 * are where the layout says. `plain` tells which, and is always known to the compiler. */
#ifndef RULES_TABLE_H
#define RULES_TABLE_H

#include "base/macros.h"
#include "rules/frame.h"

struct table {
    bool plain;
    struct carc_state *state;
    struct frame *frame;   /* the same, if plain */
    struct carc_layout at; /* if not: a copy, as the compiler cannot see that what is written into
                            * the state changes none of it */
    /* How far the parts are filled: what is the first of the new placement. */
    unsigned number, node, city_bits, road_bits;
};

static ALWAYS_INLINE struct table table_of(
    const struct carc_rules *rules, struct carc_state *state, bool plain)
{
    struct table table = {.plain = plain,
        .state = state,
        .frame = (struct frame *)state,
        .number = state->placed,
        .node = state->nodes,
        .city_bits = state->city_bits,
        .road_bits = state->road_bits};
    if (!plain) {
        table.at = rules->layout;
    }
    return table;
}

static ALWAYS_INLINE unsigned table_words(const struct table *table)
{
    return table->plain ? 1 : table->at.set_words;
}

/* The largest value of the grid that is a tile. */
static ALWAYS_INLINE unsigned table_tiles(const struct table *table)
{
    return table->plain ? FRAME_TILES : table->at.max_tiles;
}

static ALWAYS_INLINE unsigned table_spare_slot(const struct table *table)
{
    return table->plain ? FRAME_SLOTS - 1 : view_spare_slot(&table->at);
}

static ALWAYS_INLINE uint32_t table_mask(const struct table *table)
{
    return table->plain ? FRAME_MASK : table->at.grid_mask;
}

static ALWAYS_INLINE uint32_t table_step(const struct table *table)
{
    return table->plain ? FRAME_STEP : table->at.grid_step;
}

static ALWAYS_INLINE uint32_t table_index(const struct table *table, struct carc_cell cell)
{
    return ((uint32_t)cell.x + table_step(table) * (uint32_t)cell.y) & table_mask(table);
}

static ALWAYS_INLINE unsigned table_read(const struct table *table, uint32_t index)
{
    if (table->plain) {
        return table->frame->grid[index];
    }
    const void *grid = view_part(table->state, table->at.grid);
    return table->at.wide ? ((const uint16_t *)grid)[index] : ((const uint8_t *)grid)[index];
}

static ALWAYS_INLINE void table_write(const struct table *table, uint32_t index, unsigned value)
{
    if (table->plain) {
        table->frame->grid[index] = (uint8_t)value;
        return;
    }
    void *grid = view_part(table->state, table->at.grid);
    if (table->at.wide) {
        ((uint16_t *)grid)[index] = (uint16_t)value;
    } else {
        ((uint8_t *)grid)[index] = (uint8_t)value;
    }
}

/* The i-th of a part: TYPE *table_NAME(table, i). */
#define TABLE_PART(type, name, member, offset)                                                     \
    static ALWAYS_INLINE type *table_##name(const struct table *table, size_t i)                   \
    {                                                                                              \
        return table->plain ? &table->frame->member[i]                                             \
                            : (type *)view_part(table->state, table->at.offset) + i;               \
    }

TABLE_PART(struct placed, placed, placements, placements)
TABLE_PART(struct carc_cell, cell, open_cells, open_cell)
TABLE_PART(uint16_t, forbid, forbids, open_forbid)
TABLE_PART(uint16_t, root, roots, roots)
TABLE_PART(uint16_t, ring, rings, rings)
TABLE_PART(uint16_t, holder, holders, holders)
TABLE_PART(uint64_t, group, groups, groups)
TABLE_PART(uint64_t, set, sets, sets) /* i: a node times table_words() */
TABLE_PART(uint16_t, city_node, city_nodes, city_nodes)
#undef TABLE_PART

#endif
