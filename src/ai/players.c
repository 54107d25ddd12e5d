/* The table of players. To add one: a row here, and a `choose` function. */
#include <string.h>

#include "ai/one_move.h"
#include "ai/outlook.h"
#include "ai/rollout.h"
#include "base/macros.h"

static const struct ai_judge standing = {.worth = ai_judge_standing};
static const struct ai_judge keeping = {.worth = ai_judge_keeping};
static const struct ai_judge heyden = {.worth = ai_judge_heyden};
static const struct ai_judge outlook = {.worth = ai_judge_outlook,
    .best_claim = ai_judge_outlook_claim,
    .weights = &ai_outlook_default,
    .memory = AI_OUTLOOK_MEMORY};

static const struct ai_rollout expert = {
    .judge = &outlook,
    .candidates = 12,
    .behind = 8,
    .turns = 4,
    .scale = 60,
    .endgame = 3,
    .milliseconds = 1000,
};

static const struct ai_player players[] = {
    {"random", "Random", "any legal action (R0)", ai_choose_random, NULL},
    {"greedy", "Greedy", "the most points if the game ended now (R1)", ai_choose_one_move,
        &standing},
    {"keeper", "Keeper", "greedy, and two points for each meeple kept (R2)", ai_choose_one_move,
        &keeping},
    {"heyden", "Heyden", "the evaluation of Heyden (2009), one move ahead (R3)", ai_choose_one_move,
        &heyden},
    {"outlook", "Outlook", "what the position is likely to bring, one move ahead",
        ai_choose_one_move, &outlook},
    {"expert", "Expert", "the outlook, tried out a few turns deep", ai_choose_rollout, &expert},
};

const struct ai_player *ai_players(size_t *count)
{
    *count = ARRAY_LENGTH(players);
    return players;
}

const struct ai_player *ai_find_player(const char *name)
{
    for (size_t i = 0; i < ARRAY_LENGTH(players); i++) {
        if (strcmp(players[i].name, name) == 0) {
            return &players[i];
        }
    }
    return NULL;
}
