/* The table of players. To add one: a row here, and a `choose` function. */
#include <string.h>

#include "ai/one_move.h"
#include "ai/outlook.h"
#include "base/macros.h"

static const struct ai_one_move standing = {ai_evaluate_standing, NULL};
static const struct ai_one_move keeping = {ai_evaluate_keeping, NULL};
static const struct ai_one_move heyden = {ai_evaluate_heyden, NULL};
static const struct ai_one_move outlook = {ai_evaluate_outlook, &ai_outlook_default};

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
