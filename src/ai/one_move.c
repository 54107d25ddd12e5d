#include "ai/one_move.h"

#include <assert.h>
#include <stdlib.h>

#include "base/rng.h"
#include "base/text.h"

/* One thought: the memory for every level of it. A turn has at most a placement, a claim, a choice
 * and a part of step 4 for each player. */
#define MAX_LEVELS (3 + CARC_MAX_PLAYERS)

struct level {
    struct carc_state *state;
    struct carc_action *actions;
};

struct thought {
    const struct carc_rules *rules;
    ai_evaluation *evaluate;
    uint64_t nodes;
    struct rng rng;
    struct level levels[MAX_LEVELS];
};

static void begin(
    struct thought *thought, const struct ai_question *question, ai_evaluation *evaluate)
{
    thought->rules = question->rules;
    thought->evaluate = evaluate;
    thought->nodes = 0;
    rng_seed(&thought->rng, question->seed);
    size_t state = carc_state_size(question->rules);
    size_t actions = carc_max_actions(question->rules) * sizeof(struct carc_action);
    for (int i = 0; i < MAX_LEVELS; i++) {
        thought->levels[i].state = base_alloc(state);
        thought->levels[i].actions = base_alloc(actions);
    }
}

static void end(struct thought *thought)
{
    for (int i = 0; i < MAX_LEVELS; i++) {
        free(thought->levels[i].state);
        free(thought->levels[i].actions);
    }
}

static double best_of(struct thought *thought, const struct carc_state *state, int player,
    int depth, struct ai_answer *answer);

/* The worth to `player` of a position inside or just after his turn part. */
static double worth_of(
    struct thought *thought, const struct carc_state *state, int player, int depth)
{
    bool decided = state->phase == CARC_PHASE_DRAW || state->phase == CARC_PHASE_OVER;
    if (decided || depth == MAX_LEVELS) {
        thought->nodes++;
        return thought->evaluate(thought->rules, state, player);
    }
    int actor = carc_actor(state);
    if (actor == player) {
        return best_of(thought, state, player, depth, NULL);
    }
    struct ai_answer theirs;
    best_of(thought, state, actor, depth, &theirs);
    struct carc_state *next = thought->levels[depth].state;
    memcpy(next, state, carc_state_size(thought->rules));
    carc_apply_legal(thought->rules, next, theirs.action, NULL);
    return worth_of(thought, next, player, depth + 1);
}

/* Keeps the best three candidates in order. */
static void offer(struct ai_answer *answer, struct carc_action action, double points)
{
    int at = answer->candidates;
    while (at > 0 && answer->candidate[at - 1].points < points) {
        at--;
    }
    if (at == AI_MAX_CANDIDATES) {
        return;
    }
    int last =
        answer->candidates < AI_MAX_CANDIDATES ? answer->candidates++ : AI_MAX_CANDIDATES - 1;
    for (; last > at; last--) {
        answer->candidate[last] = answer->candidate[last - 1];
    }
    answer->candidate[at] = (struct ai_candidate){action, points, 0};
}

/* The highest worth over the actor's actions; with `answer` also which actions those are. */
static double best_of(struct thought *thought, const struct carc_state *state, int player,
    int depth, struct ai_answer *answer)
{
    const struct carc_rules *rules = thought->rules;
    struct level *level = &thought->levels[depth];
    size_t count = carc_actions(rules, state, level->actions);
    double best = -1e300;
    unsigned equals = 0;
    if (answer) {
        answer->candidates = 0;
    }
    for (size_t i = 0; i < count; i++) {
        struct carc_action action = level->actions[i];
        if (carc_is_look_alike(rules, state, action)) {
            continue;
        }
        memcpy(level->state, state, carc_state_size(rules));
        carc_apply_legal(rules, level->state, action, NULL);
        double worth = worth_of(thought, level->state, player, depth + 1);
        equals = worth > best ? 1 : worth == best ? equals + 1 : equals;
        best = worth > best ? worth : best;
        if (answer) {
            offer(answer, action, worth);
            bool chosen = worth == best && rng_below(&thought->rng, equals) == 0;
            answer->action = chosen ? action : answer->action;
        }
    }
    assert(count > 0);
    return best;
}

void ai_choose_one_move(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    const struct ai_one_move *settings = player->settings;
    struct thought thought;
    begin(&thought, question, settings->evaluate);
    *answer = (struct ai_answer){0};
    best_of(&thought, question->state, carc_actor(question->state), 0, answer);
    answer->nodes = thought.nodes;
    end(&thought);
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
