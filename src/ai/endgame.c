#include "ai/endgame.h"

#include <stdlib.h>
#include <string.h>

#include "ai/policy.h"
#include "base/text.h"

/* Decisions and draws on the way to the end; deeper ones are left to the policy. */
#define MAX_DEPTH 24

struct search {
    const struct carc_rules *rules;
    const struct ai_limit *limit;
    struct ai_policy policy;
    bool ended; /* too early */
    struct carc_state *state[MAX_DEPTH];
    struct carc_action *actions[MAX_DEPTH];
    double *worth; /* of one ranking */
};

/* Expected final points of each player. */
struct points {
    double of[CARC_MAX_PLAYERS];
};

static struct points value(struct search *search, const struct carc_state *state, int depth);

static struct points after(
    struct search *search, const struct carc_state *state, struct carc_action action, int depth)
{
    struct carc_state *next = search->state[depth];
    memcpy(next, state, carc_state_size(search->rules));
    carc_apply_legal(search->rules, next, action, NULL);
    return value(search, next, depth + 1);
}

static struct points chance(struct search *search, const struct carc_state *state, int depth)
{
    struct points sum = {{0}};
    for (int tile = 0; tile < search->rules->set.count; tile++) {
        int copies = carc_bag_count(search->rules, state, tile);
        if (copies == 0) {
            continue;
        }
        struct carc_action draw = {CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
        struct points part = after(search, state, draw, depth);
        for (int player = 0; player < state->players; player++) {
            sum.of[player] += part.of[player] * copies / state->bag_left;
        }
    }
    return sum;
}

static struct points best(struct search *search, const struct carc_state *state, int depth)
{
    struct carc_action *actions = search->actions[depth];
    size_t count = ai_policy_rank(&search->policy, state, actions, search->worth);
    int player = carc_actor(state);
    struct points found = {{0}};
    double most = -1e300;
    /* Below the root half as wide. */
    for (size_t i = 0; i < count && i < AI_ENDGAME_WIDTH / 2 && !search->ended; i++) {
        struct points points = after(search, state, actions[i], depth);
        double lead = ai_lead(points.of, state->players, player);
        if (lead > most) {
            most = lead;
            found = points;
        }
    }
    return found;
}

static struct points value(struct search *search, const struct carc_state *state, int depth)
{
    struct points points = {{0}};
    search->ended =
        search->ended || ai_limit_over(search->limit, search->policy.nodes / AI_ENDGAME_NODES);
    if (state->phase == CARC_PHASE_OVER || depth >= MAX_DEPTH - 1 || search->ended) {
        int standing[CARC_MAX_PLAYERS];
        carc_standing(search->rules, state, standing);
        for (int player = 0; player < state->players; player++) {
            points.of[player] = standing[player];
        }
        return points;
    }
    if (state->phase == CARC_PHASE_DRAW) {
        return chance(search, state, depth);
    }
    /* The judge looks to the end of the turn: nothing is to be gained by looking twice. */
    if (state->bag_left == 0 || state->phase != CARC_PHASE_TILE) {
        return after(search, state, ai_policy_choose(&search->policy, state), depth);
    }
    return best(search, state, depth);
}

static void search_root(
    struct search *search, const struct ai_question *question, struct ai_answer *answer)
{
    const struct carc_state *state = question->state;
    struct carc_action *actions = search->actions[0];
    size_t count = ai_policy_rank(&search->policy, state, actions, search->worth);
    count = count < AI_ENDGAME_WIDTH ? count : AI_ENDGAME_WIDTH;
    for (size_t i = 0; i < count; i++) {
        struct carc_action action = actions[i];
        struct points points = after(search, state, action, 0);
        if (search->ended) {
            return;
        }
        double lead = ai_lead(points.of, state->players, carc_actor(state));
        int at = answer->candidates < AI_MAX_CANDIDATES ? answer->candidates++ : AI_MAX_CANDIDATES;
        for (; at > 0 && answer->candidate[at - 1].points < lead; at--) {
            if (at < AI_MAX_CANDIDATES) {
                answer->candidate[at] = answer->candidate[at - 1];
            }
        }
        if (at < AI_MAX_CANDIDATES) {
            answer->candidate[at] = (struct ai_candidate){action, lead, 1.0 / (double)count};
        }
    }
    answer->action = answer->candidate[0].action;
}

bool ai_endgame(const struct ai_question *question, const struct ai_judge *judge,
    const struct ai_limit *limit, struct ai_answer *answer)
{
    struct search search = {.rules = question->rules, .limit = limit};
    size_t room = carc_max_actions(question->rules);
    ai_policy_init(&search.policy, question->rules, judge);
    search.worth = base_alloc(room * sizeof *search.worth);
    for (int i = 0; i < MAX_DEPTH; i++) {
        search.state[i] = base_alloc(carc_state_size(question->rules));
        search.actions[i] = base_alloc(room * sizeof **search.actions);
    }
    rng_seed(&search.policy.rng, question->seed);
    *answer = (struct ai_answer){.candidates = 0};
    search_root(&search, question, answer);
    answer->nodes = search.policy.nodes / AI_ENDGAME_NODES + 1;
    for (int i = 0; i < MAX_DEPTH; i++) {
        free(search.state[i]);
        free(search.actions[i]);
    }
    free(search.worth);
    ai_policy_finish(&search.policy);
    return !search.ended;
}
