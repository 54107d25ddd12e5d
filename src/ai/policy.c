#include "ai/policy.h"

#include <assert.h>
#include <stdlib.h>

#include "base/text.h"

void ai_policy_init(
    struct ai_policy *policy, const struct carc_rules *rules, const struct ai_judge *judge)
{
    policy->rules = rules;
    policy->judge = judge;
    policy->memory = judge->memory ? base_alloc_zero(judge->memory) : NULL;
    policy->nodes = 0;
    policy->shallow = false;
    policy->limit = NULL;
    policy->look = 0;
    policy->called = false;
    rng_seed(&policy->rng, 0);
    for (int i = 0; i < AI_POLICY_LEVELS; i++) {
        policy->level[i].state = base_alloc(carc_state_size(rules));
        policy->level[i].actions = base_alloc(carc_max_actions(rules) * sizeof(struct carc_action));
    }
}

void ai_policy_finish(struct ai_policy *policy)
{
    free(policy->memory);
    for (int i = 0; i < AI_POLICY_LEVELS; i++) {
        free(policy->level[i].state);
        free(policy->level[i].actions);
    }
}

/* A look at the clock costs as much as a look at a position: not each time. */
#define NODES_A_LOOK 16

bool ai_policy_called(struct ai_policy *policy)
{
    if (policy->limit && !policy->called && policy->nodes >= policy->look) {
        policy->look = policy->nodes + NODES_A_LOOK;
        policy->called = ai_limit_called(policy->limit);
    }
    return policy->called;
}

static struct ai_position position_of(struct ai_policy *policy, const struct carc_state *state)
{
    return (struct ai_position){policy->rules, state, policy->judge->weights, policy->memory};
}

double ai_policy_worth(struct ai_policy *policy, const struct carc_state *state, int player)
{
    struct ai_position position = position_of(policy, state);
    policy->nodes++;
    return policy->judge->worth(&position, player);
}

/* Whether the judge can tell the best claim: no step 4 follows, or it does not matter. */
static bool is_last_decision(
    const struct ai_policy *policy, const struct carc_state *state, int depth)
{
    return policy->judge->best_claim && state->phase == CARC_PHASE_MEEPLE &&
           (policy->rules->set.tiles[state->drawn].symbol == CARC_NO_SYMBOL ||
               (policy->shallow && depth > 0));
}

static double best_claim(
    struct ai_policy *policy, const struct carc_state *state, struct carc_action *choice)
{
    struct ai_position position = position_of(policy, state);
    int segment;
    double worth = policy->judge->best_claim(&position, &segment);
    policy->nodes++;
    if (choice) {
        *choice = segment < 0 ? (struct carc_action){.verb = CARC_PASS}
                              : (struct carc_action){CARC_CLAIM, 0, (uint16_t)segment, {0, 0}};
    }
    return worth;
}

static double best_of(struct ai_policy *policy, const struct carc_state *state, int depth,
    struct carc_action *choice);

/* In step 4 everybody takes what is best at once: looking through all combinations of what up to
 * six players may do would take too long. */
static struct carc_action best_at_once(
    struct ai_policy *policy, const struct carc_state *state, int depth)
{
    struct carc_action *actions = policy->level[depth].actions;
    struct carc_state *next = policy->level[depth].state;
    size_t count = carc_actions(policy->rules, state, actions);
    size_t best = 0;
    double most = -1e300;
    for (size_t i = 0; i < count && count > 1 && !(i > 0 && ai_policy_called(policy)); i++) {
        memcpy(next, state, carc_state_size(policy->rules));
        carc_apply_legal(policy->rules, next, actions[i], NULL);
        double worth = ai_policy_worth(policy, next, carc_actor(state));
        best = worth > most ? i : best;
        most = worth > most ? worth : most;
    }
    return actions[best];
}

/* The worth to `player` of a position inside or just after his turn. Changes the state. */
static double worth_of(struct ai_policy *policy, struct carc_state *state, int player, int depth)
{
    while (state->phase == CARC_PHASE_CROP_TURN) {
        carc_apply_legal(policy->rules, state, best_at_once(policy, state, depth), NULL);
    }
    bool decided = state->phase == CARC_PHASE_DRAW || state->phase == CARC_PHASE_OVER;
    return decided ? ai_policy_worth(policy, state, player) : best_of(policy, state, depth, NULL);
}

/* The worth of one action to whoever acts now. */
static double worth_after(
    struct ai_policy *policy, const struct carc_state *state, struct carc_action action, int depth)
{
    struct carc_state *next = policy->level[depth].state;
    memcpy(next, state, carc_state_size(policy->rules));
    carc_apply_legal(policy->rules, next, action, NULL);
    return worth_of(policy, next, carc_actor(state), depth + 1);
}

/* The highest worth over the actor's actions; with `choice` also one of those that have it. */
static double best_of(
    struct ai_policy *policy, const struct carc_state *state, int depth, struct carc_action *choice)
{
    if (is_last_decision(policy, state, depth)) {
        return best_claim(policy, state, choice);
    }
    struct carc_action *actions = policy->level[depth].actions;
    size_t count = carc_actions(policy->rules, state, actions);
    assert(count > 0);
    double best = -1e300;
    unsigned equals = 0;
    for (size_t i = 0; i < count && !(equals > 0 && ai_policy_called(policy)); i++) {
        if (carc_is_look_alike(policy->rules, state, actions[i])) {
            continue;
        }
        double worth = worth_after(policy, state, actions[i], depth);
        if (worth < best) {
            continue;
        }
        equals = worth > best ? 1 : equals + 1;
        best = worth;
        if (choice && (equals == 1 || rng_below(&policy->rng, equals) == 0)) {
            *choice = actions[i];
        }
    }
    return best;
}

struct carc_action ai_policy_choose(struct ai_policy *policy, const struct carc_state *state)
{
    struct carc_action choice = {0};
    best_of(policy, state, 0, &choice);
    return choice;
}

struct carc_action ai_policy_at_once(struct ai_policy *policy, const struct carc_state *state)
{
    return best_at_once(policy, state, AI_POLICY_LEVELS - 1);
}

size_t ai_policy_rank(struct ai_policy *policy, const struct carc_state *state,
    struct carc_action *actions, double *worth)
{
    size_t listed = carc_actions(policy->rules, state, actions);
    size_t count = 0;
    for (size_t i = 0; i < listed && !(count > 0 && ai_policy_called(policy)); i++) {
        struct carc_action action = actions[i];
        if (carc_is_look_alike(policy->rules, state, action)) {
            continue;
        }
        double value = worth_after(policy, state, action, 0);
        size_t at = count++;
        for (; at > 0 && worth[at - 1] < value; at--) {
            worth[at] = worth[at - 1];
            actions[at] = actions[at - 1];
        }
        worth[at] = value;
        actions[at] = action;
    }
    return count;
}
