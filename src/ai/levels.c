#include "ai/levels.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "ai/policy.h"
#include "ai/ponder.h"
#include "base/macros.h"
#include "base/text.h"

const struct ai_judge ai_level_judge = {.worth = ai_judge_outlook,
    .best_claim = ai_judge_outlook_claim,
    .weights = &ai_outlook_default,
    .memory = AI_OUTLOOK_MEMORY};

static const struct ai_level levels[] = {
    {"easy", "Easy", "Sees the points at hand, forgets the fields and often errs.", 3, true, 0},
    {"medium", "Medium", "Looks at the whole board, but errs at times.", 1, false, 0},
    {"hard", "Hard", "Thinks a moment ahead; beats most people.", 0, false, 200},
    {"expert", "Expert", "Tries every good move out before it decides.", 0, false, 1000},
};

/* Factors for all weights; those that are not named are 0 and count as 1. */
static const struct ai_character characters[] = {
    {"", "Plain", "Plays as well as it can.", {.meeple = 1}},
    {"calm", "Carla the calm", "Keeps meeples at hand and takes what is sure.",
        {.meeple = 1.12, .growth_city = 0.6, .extend = 0.85}},
    {"builder", "Bruno the builder", "Loves large cities and long roads.",
        {.growth_city = 3, .growth_road = 1.5, .extend = 1.15, .meeple = 0.85}},
    {"joiner", "Jana the joiner", "Squeezes into what others have built.", {.join = 6}},
    {"farmer", "Frida the farmer", "Lies down in the fields early.",
        {.field_open = 1.2, .field_time = 1.25, .field_growth = 2}},
};

const struct ai_level *ai_levels(size_t *count)
{
    *count = ARRAY_LENGTH(levels);
    return levels;
}

const struct ai_character *ai_characters(size_t *count)
{
    *count = ARRAY_LENGTH(characters);
    return characters;
}

const struct ai_player *ai_level_player(size_t level, size_t character)
{
    char name[64];
    const char *add = characters[character].name;
    snprintf(name, sizeof name, "%s%s%s", levels[level].name, add[0] ? "-" : "", add);
    return ai_find_player(name);
}

static struct ai_outlook_weights weights_for(
    const struct ai_level *level, const struct ai_character *character)
{
    struct ai_outlook_weights weights = ai_outlook_default;
    double *values = (double *)&weights;
    const double *factors = (const double *)&character->factors;
    for (size_t i = 0; i < AI_OUTLOOK_WEIGHT_COUNT; i++) {
        values[i] *= factors[i] > 0 ? factors[i] : 1;
    }
    if (level->forgets_fields) {
        weights.field_value = 0;
    }
    return weights;
}

/* The action that looks best to somebody who misjudges each of them a little. */
static void choose_with_errors(const struct ai_question *question, const struct ai_judge *judge,
    double error, struct ai_answer *answer)
{
    size_t room = carc_max_actions(question->rules);
    struct carc_action *actions = base_alloc(room * sizeof *actions);
    double *worth = base_alloc(room * sizeof *worth);
    struct ai_policy policy;
    ai_policy_init(&policy, question->rules, judge);
    struct ai_limit limit = ai_limit_begin(&question->budget, 0);
    policy.limit = &limit;
    rng_seed(&policy.rng, question->seed);
    size_t count = ai_policy_rank(&policy, question->state, actions, worth);
    *answer = (struct ai_answer){.nodes = policy.nodes};
    double best = -1e300;
    for (size_t i = 0; i < count; i++) {
        /* Between -2 and 2 errors, small ones more often. */
        double off =
            (rng_below(&policy.rng, 1u << 20) + rng_below(&policy.rng, 1u << 20)) * 0x1p-20;
        double seen = worth[i] + 2 * error * (off - 1);
        if (seen > best) {
            best = seen;
            answer->candidate[0] = (struct ai_candidate){actions[i], worth[i], 1};
        }
    }
    answer->candidates = 1;
    answer->action = answer->candidate[0].action;
    ai_policy_finish(&policy);
    free(worth);
    free(actions);
}

#define TREE_ROOM (3u << 16)
_Static_assert(
    (size_t)TREE_ROOM *AI_TREE_NODE + AI_OUTLOOK_MEMORY <= AI_MEMORY, "the memory is as stated");

static struct ai_rollout rollout_of(const struct ai_level *level, const struct ai_judge *judge)
{
    return (struct ai_rollout){.judge = judge,
        .candidates = 12,
        .behind = 8,
        .turns = 4,
        .scale = 60,
        .endgame = 3,
        .milliseconds = level->milliseconds,
        .tree = {.turns = 2,
            .width = 6,
            .behind = 8,
            .prior = 10,
            .exploring = 0.03,
            .scale = 60,
            .room = TREE_ROOM}};
}

void ai_choose_level(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    const struct ai_seat_kind *kind = player->settings;
    const struct ai_level *level = &levels[kind->level];
    const struct ai_outlook_weights weights = weights_for(level, &characters[kind->character]);
    struct ai_judge judge = ai_level_judge;
    judge.weights = &weights;
    if (kind->level < AI_FIRST_SEARCHING) {
        choose_with_errors(question, &judge, level->error, answer);
        return;
    }
    const struct ai_rollout rollout = rollout_of(level, &judge);
    const struct ai_player searcher = {.settings = &rollout};
    ai_choose_rollout(&searcher, question, answer);
}

void ai_ponder_level(const struct ai_player *player, const struct ai_question *question, int asker,
    struct ai_recall *recall)
{
    const struct ai_seat_kind *kind = player->settings;
    const struct ai_level *level = &levels[kind->level];
    assert(kind->level >= AI_FIRST_SEARCHING);
    const struct ai_outlook_weights weights = weights_for(level, &characters[kind->character]);
    struct ai_judge judge = ai_level_judge;
    judge.weights = &weights;
    const struct ai_rollout rollout = rollout_of(level, &judge);
    ai_ponder_rollout(&rollout, question, asker, recall);
}
