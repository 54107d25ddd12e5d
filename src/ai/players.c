/* The table of players. To add one: a row here, and a `choose` function. */
#include <string.h>

#include "ai/levels.h"
#include "ai/one_move.h"
#include "ai/star.h"
#include "ai/uct.h"
#include "base/macros.h"

static const struct ai_judge standing = {.worth = ai_judge_standing};
static const struct ai_judge keeping = {.worth = ai_judge_keeping};
static const struct ai_judge heyden = {.worth = ai_judge_heyden};

/* 40 points of Heyden's scale, in which a point counts ten. */
static const struct ai_star star = {&heyden, 1, 5, 400};

static const struct ai_uct uct1000 = {1000, 0.5, 3u << 16};
static const struct ai_uct uct10000 = {10000, 0.5, 3u << 16};
static const struct ai_uct uct100000 = {100000, 0.5, 3u << 16};

static const struct ai_rollout halving = {.judge = &ai_level_judge,
    .candidates = 12,
    .behind = 8,
    .turns = 4,
    .scale = 60,
    .endgame = 3,
    .milliseconds = 1000};

/* By level and character (levels.c). */
static const struct ai_seat_kind kinds[4][5] = {
    {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}},
    {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}},
    {{2, 0}, {2, 1}, {2, 2}, {2, 3}, {2, 4}},
    {{3, 0}, {3, 1}, {3, 2}, {3, 3}, {3, 4}},
};

#define CHARACTER(level, number, id, called, text)                                                 \
    {                                                                                              \
        .name = id, .title = called, .summary = text, .choose = ai_choose_level,                   \
        .settings = &kinds[level][number],                                                         \
        .ponder = (level) < AI_FIRST_SEARCHING ? NULL : ai_ponder_level                            \
    }

#define LEVEL(level, id, called, text)                                                             \
    CHARACTER(level, 0, id, called, text),                                                         \
        CHARACTER(level, 1, id "-calm", "Carla, " called, "the same, calm"),                       \
        CHARACTER(level, 2, id "-builder", "Bruno, " called, "the same, a builder"),               \
        CHARACTER(level, 3, id "-joiner", "Jana, " called, "the same, a joiner"),                  \
        CHARACTER(level, 4, id "-farmer", "Frida, " called, "the same, a farmer")

static const struct ai_player players[] = {
    {.name = "random",
        .title = "Random",
        .summary = "any legal action (R0)",
        .choose = ai_choose_random},
    {.name = "greedy",
        .title = "Greedy",
        .summary = "the most points if the game ended now (R1)",
        .choose = ai_choose_one_move,
        .settings = &standing},
    {.name = "keeper",
        .title = "Keeper",
        .summary = "greedy, and two points for each meeple kept (R2)",
        .choose = ai_choose_one_move,
        .settings = &keeping},
    {.name = "heyden",
        .title = "Heyden",
        .summary = "the evaluation of Heyden (2009), one move ahead (R3)",
        .choose = ai_choose_one_move,
        .settings = &heyden},
    {.name = "star",
        .title = "Star2.5",
        .summary = "the same, two moves ahead (R4)",
        .choose = ai_choose_star,
        .settings = &star},
    {.name = "uct1000",
        .title = "UCT 1000",
        .summary = "plain tree search, 1000 random games a move (R5)",
        .choose = ai_choose_uct,
        .settings = &uct1000},
    {.name = "uct10000",
        .title = "UCT 10000",
        .summary = "the same with 10000 (R5)",
        .choose = ai_choose_uct,
        .settings = &uct10000},
    {.name = "uct100000",
        .title = "UCT 100000",
        .summary = "the same with 100000 (R5)",
        .choose = ai_choose_uct,
        .settings = &uct100000},
    {.name = "outlook",
        .title = "Outlook",
        .summary = "what the position is likely to bring, one move ahead",
        .choose = ai_choose_one_move,
        .settings = &ai_level_judge},
    {.name = "halving",
        .title = "Halving",
        .summary = "the expert without a tree, as a yardstick",
        .choose = ai_choose_rollout,
        .settings = &halving},
    LEVEL(0, "easy", "Easy", "sees points, forgets fields, errs often"),
    LEVEL(1, "medium", "Medium", "looks one move ahead and errs at times"),
    LEVEL(2, "hard", "Hard", "the expert with a fifth of the time"),
    LEVEL(3, "expert", "Expert", "the outlook, tried out a few turns deep"),
};

void ai_add_candidate(struct ai_answer *answer, struct ai_candidate candidate)
{
    if (answer->candidates > 0) {
        double before = answer->candidate[answer->candidates - 1].points;
        candidate.points = candidate.points < before ? candidate.points : before;
    }
    answer->candidate[answer->candidates++] = candidate;
}

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
