/* What the tiles in the bag can do at an open cell: how many fit, how many of those end a road or
 * city there, how many join two features. Counted once for each kind of surroundings and kept as
 * long as the bag stays the same: a policy judges hundreds of positions in between. */
#ifndef AI_ODDS_H
#define AI_ODDS_H

#include "rules/query.h"

/* For one kind of surroundings. `ending[e]`: tiles that fit with a road or city at edge e that
 * goes on into no empty cell. `joining[pair]`: that fit with one segment at both edges of
 * ai_edge_pair. Each tile counts once, however many of its rotations do it. */
struct ai_cell_odds {
    uint32_t stamp;
    uint16_t fitting;
    uint16_t ending[CARC_EDGES];
    uint16_t joining[6];
    float chance[CARC_EDGES]; /* the user's: of a feature at the edge being ended in time */
};

#define AI_SURROUNDINGS 4096 /* of an open cell: 12 bits (carc_open_forbids) */

struct ai_odds {
    uint32_t stamp; /* of the entries that are valid */
    uint64_t bag;   /* mixes what is in the bag they are about */
    struct ai_cell_odds cells[AI_SURROUNDINGS];
};

/* Number of the pair of two different edges, 0 to 5. */
static inline int ai_edge_pair(int a, int b)
{
    int low = a < b ? a : b;
    return low == 0 ? a + b - 1 : low + (a > b ? a : b);
}

/* Forgets everything if the bag differs from that of the last call. `odds` is zero at first. */
void ai_odds_begin(
    struct ai_odds *odds, const struct carc_rules *rules, const struct carc_state *state);

/* The entry for the surroundings `forbid`; `*fresh` when it has just been counted, its chances
 * being 0. */
struct ai_cell_odds *ai_odds_at(struct ai_odds *odds, const struct carc_rules *rules,
    const struct carc_state *state, unsigned forbid, bool *fresh);

#endif
