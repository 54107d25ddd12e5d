/* Games for tests: begun from a line of settings, played at random. */
#ifndef TESTS_SESSION_GAMES_H
#define TESTS_SESSION_GAMES_H

#include "base/rng.h"
#include "session/session.h"

struct games_kind {
    const char *sets; /* "base,crop-circles" */
    const char *rules;
    int players;
    uint64_t seed;
    bool draws_free;
};

/* Every rule set, one to six players and four mixes of sets; `*count` of them. */
const struct games_kind *games_kinds(size_t *count);

/* A game that has just begun; the test fails if it cannot be. */
struct session *games_begin(const struct games_kind *kind);

/* One random decision; draws included when they are free. False when the game is over. */
bool games_step(struct session *session, struct rng *rng);

/* Random decisions until the game is over. */
void games_finish(struct session *session, struct rng *rng);

/* A whole random game as text; to be freed with text_finish. */
void games_record(const struct games_kind *kind, struct text *out);

#endif
