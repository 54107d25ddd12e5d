/* Joining the features of a new tile with those around it. Private to src/rules. */
#ifndef RULES_JOIN_H
#define RULES_JOIN_H

#include "base/lanes.h"
#include "rules/group.h"
#include "rules/table.h"

/* Adds the set of `from` to that of `to` and returns how many bits they had in common. */
static ALWAYS_INLINE unsigned join_sets(const struct table *table, size_t to, size_t from)
{
    size_t words = table_words(table);
    unsigned common = 0;
    for (size_t word = 0; word < words; word++) {
        uint64_t *a = table_set(table, to * words + word);
        uint64_t b = *table_set(table, from * words + word);
        if (UNLIKELY(*a & b)) {
            common += lanes_count(*a & b);
        }
        *a |= b;
    }
    return common;
}

/* Joins the features of two nodes (small to large) and takes `less` from the counters. `built`: 1
 * for roads and cities, 0 for fields, whose tiles are not counted. */
static ALWAYS_INLINE void join_nodes(
    const struct table *table, unsigned one, unsigned two, unsigned built, unsigned less)
{
    size_t a = *table_root(table, one);
    size_t b = *table_root(table, two);
    if (UNLIKELY(a == b)) {
        *table_group(table, a) -= less;
        return;
    }
    uint64_t here = *table_group(table, a);
    uint64_t there = *table_group(table, b);
    /* Compilers like to make a branch of ?:, and nothing foretells which one is smaller. */
    size_t swap = (a ^ b) & (0u - (size_t)((uint32_t)here < (uint32_t)there));
    a ^= swap;
    b ^= swap;
    size_t member = b;
    do {
        *table_root(table, member) = (uint16_t)a;
        member = *table_ring(table, member);
    } while (member != b);
    uint16_t next = *table_ring(table, a);
    *table_ring(table, a) = *table_ring(table, b);
    *table_ring(table, b) = next;
    unsigned twice = join_sets(table, a, b) & (0u - built);
    *table_group(table, a) = here + there - twice * GROUP_ONE_TILE - less;
}

/* One side of an edge: the first node of a placement and its oriented tile. */
struct join_side {
    unsigned first;
    const struct carc_oriented *oriented;
};

/* Joins what meets across one edge: the road or city, and the fields beside it (0.2). Nothing
 * foretells of which kind an edge is; so one join, the only one for most edges, serves all. */
static ALWAYS_INLINE void join_edge(
    const struct table *table, struct join_side mine, struct join_side theirs, unsigned edge)
{
    const struct carc_oriented *a = mine.oriented;
    const struct carc_oriented *b = theirs.oriented;
    unsigned built = a->edge_kind[edge] != CARC_FIELD;
    join_nodes(table, mine.first + (a->joint[edge] & 15), theirs.first + (b->joint[edge ^ 2] >> 4),
        built, 2 * built); /* two open edges met */
    if (!((a->apart >> edge | b->apart >> (edge ^ 2)) & 1)) {
        return;
    }
    const uint8_t *halves = a->half_segment + 2 * edge;
    const uint8_t *others = b->half_segment + ((2 * edge) ^ 4);
    if (built) {
        join_nodes(table, mine.first + halves[0], theirs.first + others[1], 0, 0);
    }
    join_nodes(table, mine.first + halves[1], theirs.first + others[0], 0, 0);
}

#endif
