/* A walk through a random game: each step tells the test where it is. */
#ifndef TESTS_WALK_H
#define TESTS_WALK_H

#include "base/rng.h"
#include "rules/state.h"

struct walk {
    const struct carc_rules *rules;
    struct rng rng;
    struct carc_state *state;
    struct carc_action *list; /* the legal actions of `state` */
    size_t count;
    struct carc_events events; /* of the last action */
};

/* Begins a game. `rules` must stay. */
void walk_init(struct walk *walk, const struct carc_rules *rules, int players, uint64_t seed);
void walk_finish(struct walk *walk);

/* Carries out one random action; placements of look-alike rotations too. False when the game is
 * over. */
bool walk_step(struct walk *walk);

/* A copy of the state; freed with free(). */
struct carc_state *walk_copy(const struct walk *walk);

#endif
