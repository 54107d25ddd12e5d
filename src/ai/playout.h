/* Random games, as fast as the rules allow. */
#ifndef AI_PLAYOUT_H
#define AI_PLAYOUT_H

#include "base/rng.h"
#include "rules/state.h"

/* Sums over games: whole numbers, so that their order does not matter. */
struct ai_tally {
    uint64_t games;
    uint64_t turns;     /* tiles placed */
    uint64_t choices;   /* distinct placements that could be chosen from, over all turns */
    uint64_t meeples;   /* placed in step 2 or by action A */
    uint64_t set_aside; /* tiles that fitted nowhere */
    uint64_t crops;     /* A or B chosen */
    int64_t points[CARC_MAX_PLAYERS];
    uint64_t wins[CARC_MAX_PLAYERS]; /* shared ones count for each */
    uint64_t check;                  /* mixes the final hashes: the same for the same games */
};

/* The tiles left in the bag, sorted by type, into `deck` (room for CARC_MAX_BAG); returns how
 * many. */
size_t ai_deck(const struct carc_rules *rules, const struct carc_state *state, uint16_t *deck);

/* Plays `state` to its end. Tiles come from `deck` in its order (which holds what the bag holds),
 * everything else is chosen evenly among the distinct legal actions. */
void ai_play_out(const struct carc_rules *rules, struct carc_state *state, const uint16_t *deck,
    struct rng *rng, struct ai_tally *tally);

/* The random games `first`, `first` + 1, ... of a seed, each with a stream of its own: however
 * the games are shared out, their sum is the same. Allocates once, not during the games. */
struct ai_games {
    const struct carc_rules *rules;
    int players;
    uint64_t seed;
    uint64_t first;
    uint64_t count;
};

void ai_play_games(const struct ai_games *games, struct ai_tally *tally);

/* The same by `threads` threads (at least 1). */
void ai_play_games_threaded(const struct ai_games *games, int threads, struct ai_tally *tally);

void ai_tally_add(struct ai_tally *sum, const struct ai_tally *part);

#endif
