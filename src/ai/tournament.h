/* Many games of a match, on several threads, in the order of their numbers. */
#ifndef AI_TOURNAMENT_H
#define AI_TOURNAMENT_H

#include "ai/arena.h"

struct ai_tournament {
    const struct ai_match *match;
    uint64_t first; /* number of the first game */
    uint64_t step;  /* distance of two games: 1, or the number of shards */
    uint64_t count;
    int threads;

    /* Called for each game as soon as all before it are known, by one thread at a time. False
     * stops the match: games under way are played to their end and dropped. */
    bool (*report)(const struct ai_game_result *result, void *context);
    void *context;
};

/* False when some player made an illegal move; `*fault` then is the number of that game. */
bool ai_play_tournament(const struct ai_tournament *tournament, uint64_t *fault);

#endif
