/* What the tiles in the bag can do at an open cell: how many fit, how many of those end a road or
 * city there, how many join two features. Counted once for each kind of surroundings and kept as
 * long as the bag stays the same: a policy judges dozens of positions in between. What one tile can
 * do there hangs on nothing else and is kept for good. */
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

/* Kinds of surroundings of an open cell: each edge is free or has one of three kinds beside it. */
#define AI_SURROUNDINGS 256

/* What one tile can do: a 1 in each lane of ten bits that it counts for. */
struct ai_abilities {
    uint64_t ends;  /* fitting, then ending[] */
    uint64_t joins; /* joining[] */
};

#define AI_ABILITIES 16384 /* entries; a row has one for each tile type */
_Static_assert(AI_ABILITIES >= CARC_MAX_BAG, "a row finds room");

struct ai_odds {
    uint32_t stamp;                /* of the entries that are valid */
    uint64_t bag;                  /* mixes what is in the bag they are about */
    uint16_t copies[CARC_MAX_BAG]; /* that bag, by tile type */
    struct ai_cell_odds cells[AI_SURROUNDINGS];
    uint16_t rows;                 /* of abilities, so far */
    uint16_t row[AI_SURROUNDINGS]; /* 1 more than the number; 0: none */
    struct ai_abilities abilities[AI_ABILITIES];
};

/* Number of the pair of two different edges, 0 to 5. */
static inline int ai_edge_pair(int a, int b)
{
    int low = a < b ? a : b;
    return low == 0 ? a + b - 1 : low + (a > b ? a : b);
}

/* Forgets the counts if the bag differs from that of the last call. `odds` is zero at first, and
 * stays with the same rules. */
void ai_odds_begin(
    struct ai_odds *odds, const struct carc_rules *rules, const struct carc_state *state);

/* The entry of the last bag for the surroundings `forbid` (carc_open_forbids); `*fresh` when it has just been
 * counted, its chances being 0. */
struct ai_cell_odds *ai_odds_at(
    struct ai_odds *odds, const struct carc_rules *rules, unsigned forbid, bool *fresh);

#endif
