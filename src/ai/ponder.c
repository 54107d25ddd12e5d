#include "ai/ponder.h"

#include <stdlib.h>

#include "ai/limit.h"
#include "ai/policy.h"
#include "base/text.h"

/* How often each candidate is tried when a position comes up. */
#define ROUNDS 8

struct pondering {
    const struct ai_rollout *settings;
    const struct ai_question *question;
    int asker;
    struct ai_limit limit;
    struct ai_policy policy;
    struct rng rng; /* of the ways; the policy has its own */
    struct carc_state *state;
    struct carc_action *actions;
    double *worth;
    uint64_t rollouts;
};

static struct carc_action draw(struct pondering *pondering)
{
    const struct carc_rules *rules = pondering->question->rules;
    int number = (int)rng_below(&pondering->rng, pondering->state->bag_left);
    int tile = 0;
    while (number >= carc_bag_count(rules, pondering->state, tile)) {
        number -= carc_bag_count(rules, pondering->state, tile++);
    }
    return (struct carc_action){CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
}

/* The best by the policy half of the time, the next two else. */
static struct carc_action decide(struct pondering *pondering)
{
    size_t count =
        ai_policy_rank(&pondering->policy, pondering->state, pondering->actions, pondering->worth);
    uint32_t chance = rng_below(&pondering->rng, 4);
    size_t choice = chance < 2 ? 0 : chance - 1;
    return pondering->actions[choice < count ? choice : 0];
}

/* False when the game ended on the way. */
static bool go_to_next_turn(struct pondering *pondering)
{
    const struct carc_rules *rules = pondering->question->rules;
    struct carc_state *state = pondering->state;
    memcpy(state, pondering->question->state, carc_state_size(rules));
    while (state->phase != CARC_PHASE_OVER && !ai_policy_called(&pondering->policy)) {
        if (state->phase == CARC_PHASE_TILE && carc_actor(state) == pondering->asker) {
            return true;
        }
        bool chance = state->phase == CARC_PHASE_DRAW;
        carc_apply_legal(rules, state, chance ? draw(pondering) : decide(pondering), NULL);
    }
    return false;
}

void ai_ponder_rollout(const struct ai_rollout *settings, const struct ai_question *question,
    int asker, struct ai_recall *recall)
{
    struct pondering pondering = {.settings = settings, .question = question, .asker = asker};
    const struct carc_rules *rules = question->rules;
    size_t room = carc_max_actions(rules);
    pondering.limit = ai_limit_begin(&question->budget, settings->milliseconds);
    pondering.state = base_alloc(carc_state_size(rules));
    pondering.actions = base_alloc(room * sizeof *pondering.actions);
    pondering.worth = base_alloc(room * sizeof *pondering.worth);
    ai_policy_init(&pondering.policy, rules, settings->judge);
    pondering.policy.limit = &pondering.limit;
    rng_seed(&pondering.rng, question->seed);
    while (!ai_limit_over(&pondering.limit, pondering.rollouts) && go_to_next_turn(&pondering)) {
        struct ai_question next = *question;
        next.state = pondering.state;
        struct ai_recall_row *row = ai_recall_row(recall, carc_hash(rules, pondering.state));
        pondering.rollouts += ai_rollout_add(settings, &next, ROUNDS, row);
    }
    ai_policy_finish(&pondering.policy);
    free(pondering.worth);
    free(pondering.actions);
    free(pondering.state);
}
