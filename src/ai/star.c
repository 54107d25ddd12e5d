#include "ai/star.h"

#include <stdlib.h>
#include <string.h>

#include "ai/limit.h"
#include "ai/policy.h"
#include "base/text.h"

/* A turn takes at most a draw and four decisions; tiles that fit nowhere are drawn besides. */
#define MAX_DEPTH 48

struct search {
    const struct carc_rules *rules;
    const struct ai_star *settings;
    struct ai_limit limit;
    struct ai_policy policy; /* for step 4 of others, and to judge */
    int player;
    double low, high; /* bounds of all worths */
    struct {
        struct carc_state *state;
        struct carc_action *actions;
    } level[MAX_DEPTH];
};

/* What is asked of a position. */
struct task {
    int draws;          /* that may still come */
    int depth;          /* in the memory */
    double alpha, beta; /* what lies outside of these need not be exact */
};

static double worth(struct search *search, struct carc_state *state, struct task task);

static bool is_over(const struct search *search)
{
    return ai_limit_over(&search->limit, search->policy.nodes);
}

static double clamp(double x, double low, double high)
{
    return x < low ? low : x > high ? high : x;
}

static double judge(struct search *search, const struct carc_state *state)
{
    double found = ai_policy_worth(&search->policy, state, search->player);
    return clamp(found, search->low, search->high);
}

static double worth_after(struct search *search, const struct carc_state *state,
    struct carc_action action, struct task task)
{
    struct carc_state *next = search->level[task.depth].state;
    memcpy(next, state, carc_state_size(search->rules));
    carc_apply_legal(search->rules, next, action, NULL);
    task.depth++;
    return worth(search, next, task);
}

/* A decision, looking at no more than `most` of its actions. */
static double decide(
    struct search *search, const struct carc_state *state, struct task task, size_t most)
{
    struct carc_action *actions = search->level[task.depth].actions;
    size_t count = carc_actions(search->rules, state, actions);
    bool mine = carc_actor(state) == search->player;
    double best = mine ? search->low : search->high;
    for (size_t i = 0; i < count && most > 0 && task.alpha < task.beta && !is_over(search); i++) {
        if (carc_is_look_alike(search->rules, state, actions[i])) {
            continue;
        }
        most--;
        double found = worth_after(search, state, actions[i], task);
        if (mine) {
            best = found > best ? found : best;
            task.alpha = best > task.alpha ? best : task.alpha;
        } else {
            best = found < best ? found : best;
            task.beta = best < task.beta ? best : task.beta;
        }
    }
    return best;
}

/* A bound from above of the worth after a draw, from a few actions of the opponent. */
static double probe(struct search *search, const struct carc_state *state, struct carc_action draw,
    struct task task)
{
    struct carc_state *next = search->level[task.depth].state;
    memcpy(next, state, carc_state_size(search->rules));
    carc_apply_legal(search->rules, next, draw, NULL);
    if (next->phase != CARC_PHASE_TILE || carc_actor(next) == search->player) {
        return search->high;
    }
    task.depth++;
    task.alpha = search->low;
    task.beta = search->high;
    return decide(search, next, task, (size_t)search->settings->probes);
}

static double chance(struct search *search, const struct carc_state *state, struct task task)
{
    double bound[CARC_MAX_BAG];
    double rest = 0; /* at most, of the draws that were not looked at */
    task.draws--;
    for (int tile = 0; tile < search->rules->set.count; tile++) {
        int copies = carc_bag_count(search->rules, state, tile);
        struct carc_action draw = {CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
        bound[tile] = copies ? probe(search, state, draw, task) : 0;
        rest += bound[tile] * copies / state->bag_left;
    }
    if (is_over(search)) {
        return judge(search, state);
    }
    if (rest <= task.alpha) {
        return rest;
    }
    double done = 0;
    double open = 1; /* chance of the draws that were not looked at */
    for (int tile = 0; tile < search->rules->set.count; tile++) {
        int copies = carc_bag_count(search->rules, state, tile);
        if (copies == 0) {
            continue;
        }
        if (is_over(search)) {
            return judge(search, state);
        }
        double part = (double)copies / state->bag_left;
        rest -= bound[tile] * part;
        open -= part;
        double least = (task.alpha - done - rest) / part;
        double most = (task.beta - done - open * search->low) / part;
        struct task below = task;
        below.alpha = least > search->low ? least : search->low;
        below.beta = most < bound[tile] ? most : bound[tile];
        double found = bound[tile];
        if (below.alpha < below.beta) {
            struct carc_action draw = {CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
            found = worth_after(search, state, draw, below);
        }
        if (found <= least) {
            return done + found * part + rest;
        }
        if (found >= most) {
            return done + found * part + open * search->low;
        }
        done += found * part;
    }
    return done;
}

/* May change the state. */
static double worth(struct search *search, struct carc_state *state, struct task task)
{
    while (state->phase == CARC_PHASE_CROP_TURN) {
        struct carc_action action = ai_policy_at_once(&search->policy, state);
        carc_apply_legal(search->rules, state, action, NULL);
    }
    bool draw = state->phase == CARC_PHASE_DRAW;
    if (state->phase == CARC_PHASE_OVER || (draw && task.draws == 0) ||
        task.depth >= MAX_DEPTH - 1 || is_over(search)) {
        return judge(search, state);
    }
    return draw ? chance(search, state, task) : decide(search, state, task, SIZE_MAX);
}

static void search_root(
    struct search *search, const struct ai_question *question, struct ai_answer *answer)
{
    size_t room = carc_max_actions(search->rules);
    struct carc_action *actions = base_alloc(room * sizeof *actions);
    double *ranks = base_alloc(room * sizeof *ranks);
    size_t count = ai_policy_rank(&search->policy, question->state, actions, ranks);
    *answer = (struct ai_answer){.action = actions[0]};
    struct task task = {search->settings->draws, 1, search->low, search->high};
    double best = -1e300;
    for (size_t i = 0; i < count; i++) {
        double found = worth_after(search, question->state, actions[i], task);
        if (is_over(search)) {
            break; /* `found` is half the truth */
        }
        if (found > best) {
            best = found;
            task.alpha = found;
            answer->action = actions[i];
        }
    }
    answer->nodes = search->policy.nodes;
    free(ranks);
    free(actions);
}

void ai_choose_star(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    const struct ai_star *settings = player->settings;
    struct search *search = base_alloc(sizeof *search);
    *search = (struct search){.rules = question->rules,
        .settings = settings,
        .limit = ai_limit_begin(&question->budget, 0),
        .player = carc_actor(question->state)};
    ai_policy_init(&search->policy, question->rules, settings->judge);
    search->policy.limit = &search->limit;
    rng_seed(&search->policy.rng, question->seed);
    for (int i = 0; i < MAX_DEPTH; i++) {
        search->level[i].state = base_alloc(carc_state_size(question->rules));
        search->level[i].actions =
            base_alloc(carc_max_actions(question->rules) * sizeof(struct carc_action));
    }
    double middle = ai_policy_worth(&search->policy, question->state, search->player);
    search->low = middle - settings->range;
    search->high = middle + settings->range;
    search_root(search, question, answer);
    for (int i = 0; i < MAX_DEPTH; i++) {
        free(search->level[i].state);
        free(search->level[i].actions);
    }
    ai_policy_finish(&search->policy);
    free(search);
}
