#include "ai/one_move.h"

#include <stdlib.h>

#include "ai/policy.h"
#include "base/text.h"

/* Brings a random one of the best, which are equal, to the beginning. */
static void pick_equal(
    struct carc_action *actions, const double *worth, size_t count, struct rng *rng)
{
    size_t equals = 1;
    while (equals < count && worth[equals] == worth[0]) {
        equals++;
    }
    size_t picked = rng_below(rng, (uint32_t)equals);
    struct carc_action action = actions[picked];
    actions[picked] = actions[0];
    actions[0] = action;
}

void ai_choose_one_move(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    size_t room = carc_max_actions(question->rules);
    struct carc_action *actions = base_alloc(room * sizeof *actions);
    double *worth = base_alloc(room * sizeof *worth);
    struct ai_policy policy;
    ai_policy_init(&policy, question->rules, player->settings);
    struct ai_limit limit = ai_limit_begin(&question->budget, 0);
    policy.limit = &limit;
    rng_seed(&policy.rng, question->seed);
    size_t count = ai_policy_rank(&policy, question->state, actions, worth);
    *answer = (struct ai_answer){.nodes = policy.nodes};
    pick_equal(actions, worth, count, &policy.rng);
    answer->action = actions[0];
    for (size_t i = 0; i < count && i < AI_MAX_CANDIDATES; i++) {
        answer->candidate[answer->candidates++] =
            (struct ai_candidate){actions[i], worth[i], 1.0 / (double)count};
    }
    ai_policy_finish(&policy);
    free(worth);
    free(actions);
}

void ai_choose_random(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    (void)player;
    struct rng rng;
    rng_seed(&rng, question->seed);
    uint32_t number = (uint32_t)(rng_next(&rng) >> 32);
    *answer = (struct ai_answer){.nodes = 1};
    answer->action = carc_choose_action(question->rules, question->state, number, NULL);
}
