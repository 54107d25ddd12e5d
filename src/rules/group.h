/* Features as sets of segments (nodes): who belongs together, and what they have in sum.
 *
 * Each root carries one 64-bit word of counters, so that joining two features is an addition:
 *   bits 0-10 open edges, 11-21 pennants, 22-31 tiles   (roads, cities)
 *   bits 0-31 segments                                   (fields: only to join small to large)
 *   bits 32 + 5 p ... + 4: meeples of player p
 * The room suffices for 510 tiles with 4 pennants or open edges each and 30 meeples a player.
 *
 * Each root also has a set of bits. For a city: its segments, and the tiles on which it might have
 * two; for a road: such tiles; for a field: the city segments that it touches. A tile that both
 * features of a join hold would count twice; it is a common bit of their sets (B-45). */
#ifndef RULES_GROUP_H
#define RULES_GROUP_H

#include "base/macros.h"
#include "rules/view.h"

#define GROUP_OPEN_MASK 0x7ffu
#define GROUP_PENNANT_SHIFT 11
#define GROUP_TILE_SHIFT 22
#define GROUP_ONE_TILE ((uint64_t)1 << GROUP_TILE_SHIFT)
#define GROUP_MEEPLE_SHIFT 32
#define GROUP_MEEPLE_BITS 5
#define GROUP_MEEPLES (~(uint64_t)0 << GROUP_MEEPLE_SHIFT)

static inline int group_open(uint64_t counts)
{
    return (int)(counts & GROUP_OPEN_MASK);
}

static inline int group_pennants(uint64_t counts)
{
    return (int)(counts >> GROUP_PENNANT_SHIFT & 0x7ffu);
}

static inline int group_tiles(uint64_t counts)
{
    return (int)(counts >> GROUP_TILE_SHIFT & 0x3ffu);
}

static inline bool group_held(uint64_t counts)
{
    return (counts & GROUP_MEEPLES) != 0;
}

static inline uint64_t group_one_meeple(int player)
{
    return (uint64_t)1 << (GROUP_MEEPLE_SHIFT + GROUP_MEEPLE_BITS * player);
}

static inline int group_meeples(uint64_t counts, int player)
{
    return (int)(counts >> (GROUP_MEEPLE_SHIFT + GROUP_MEEPLE_BITS * player) & 31);
}

/* Every node knows its root: a join renames the nodes of the smaller feature, most often a single
 * one, while a walk to the root would guess wrong how long it is. */
static inline unsigned group_root(const uint16_t *roots, unsigned node)
{
    return roots[node];
}

/* The players with the most meeples, as bits; 0 when there are none (B-41). */
static inline int group_owners(uint64_t counts, int players)
{
    int most = 1;
    int owners = 0;
    for (int player = 0; player < players; player++) {
        int meeples = group_meeples(counts, player);
        if (meeples > most) {
            most = meeples;
            owners = 0;
        }
        owners |= (meeples == most) << player;
    }
    return owners;
}

#endif
