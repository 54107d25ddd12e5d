/* The segments of a new tile as nodes, each a feature of its own. Private to src/rules. */
#ifndef RULES_NODES_H
#define RULES_NODES_H

#include <string.h>

#include "rules/table.h"

/* Puts a template of bits into a set, from bit `base` on. */
static inline void nodes_add_bits(uint64_t *set, uint64_t bits, unsigned base)
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
static ALWAYS_INLINE void nodes_make_long_sets(
    const struct table *table, const struct carc_piece *piece)
{
    unsigned words = table_words(table);
    uint64_t *set = table_set(table, (size_t)table->node * words);
    memset(set, 0, piece->segments * words * sizeof *set);
    for (unsigned i = 0; i < piece->segments; i++, set += words) {
        nodes_add_bits(set, piece->cities[i], table->city_bits);
        nodes_add_bits(set, piece->roads[i], table->road_bits);
    }
}

/* Eight nodes of a new placement from the i-th segment on, each a feature of its own: of loops of
 * a fixed length over plain arrays the compiler makes a few wide stores. */
static ALWAYS_INLINE void nodes_make_eight(
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
static ALWAYS_INLINE void nodes_add(const struct table *table, const struct carc_piece *piece)
{
    nodes_make_eight(table, piece, 0);
    if (UNLIKELY(piece->segments > 8)) {
        nodes_make_eight(table, piece, 8);
    }
    if (table_words(table) > 1) {
        nodes_make_long_sets(table, piece);
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

#endif
