/* Positions for the tests of the players. */
#ifndef TESTS_AI_POSITION_H
#define TESTS_AI_POSITION_H

#include "ai/player.h"
#include "base/rng.h"
#include "rules/query.h"

struct position {
    struct carc_rules *rules;
    struct carc_state *state;
};

/* A position from lines as in board tests (tests/README.md): `put`, `meeple`, `bag`, `score`,
 * `turn`, then moves. A line that cannot be read or carried out fails the test. */
struct position position_of(const char *sets, int players, const char *lines);

/* The same for rules that were made before; position_finish frees them. */
struct position position_with(struct carc_rules *rules, int players, const char *lines);

/* The position of a random game in which `left` tiles are in the bag and the actor is in the phase;
 * moves are random ones of which a third claims. */
struct position position_random(
    const char *sets, int players, int left, enum carc_phase phase, uint64_t seed);

void position_finish(struct position *position);

/* The rules of a list of sets; options like "fields=off" may follow, separated by blanks. */
struct carc_rules *position_rules(const char *sets, const char *options);

/* A question about it with a budget in nodes. */
struct ai_question position_question(const struct position *position, uint64_t nodes);

/* Carries out one random action; draws included. */
void position_step(const struct carc_rules *rules, struct carc_state *state, struct rng *rng);

/* The distinct actions of a position; freed with free(). */
struct carc_action *position_actions(
    const struct carc_rules *rules, const struct carc_state *state, size_t *count);

#endif
