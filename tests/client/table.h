/* Games with computer players, for tests without a window. */
#ifndef TESTS_CLIENT_TABLE_H
#define TESTS_CLIENT_TABLE_H

#include "ai/player.h"
#include "player.h"

/* Who sits where: "person" or a computer player's name. Computer players think for so many nodes,
 * and their steps take no time. */
struct table {
    const char *seats[CARC_MAX_PLAYERS];
    int count;
    const char *sets;
    uint64_t seed;
    unsigned nodes;
    const struct ai_player *stand_in; /* app.h */
};

/* Begins a game at the table. */
void table_open(struct player *player, const struct table *table);

/* player_rest without waiting for anybody who thinks. */
void table_tick(struct player *player);

/* For ai_player.choose: never decides until it is told to stop. */
void table_wait_for_stop(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

#endif
