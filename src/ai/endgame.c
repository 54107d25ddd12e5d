#include "ai/endgame.h"

#include <stdlib.h>
#include <string.h>

#include "ai/policy.h"
#include "base/text.h"

/* Decisions and draws on the way to the end: a turn has at most a draw, a placement, a claim, a
 * choice and step 4 of everybody; in deeper games the points if the game ended now must do. */
#define MAX_DEPTH 48

struct search {
    const struct carc_rules *rules;
    const struct ai_limit *limit;
    struct ai_policy policy;
    bool exact;  /* looks at all actions */
    double part; /* of the limit that may be used */
    bool ended;  /* too early */
    uint64_t looked;
    struct carc_state *state[MAX_DEPTH];
    struct carc_action *actions[MAX_DEPTH];
    double *worth; /* of one ranking */
};

/* Expected final points of each player. */
struct points {
    double of[CARC_MAX_PLAYERS];
};

static struct points value(struct search *search, const struct carc_state *state, int depth);

static uint64_t nodes(const struct search *search)
{
    return (search->looked + search->policy.nodes) / AI_ENDGAME_NODES;
}

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
    for (int tile = 0; tile < search->rules->set.count && !search->ended; tile++) {
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

/* The actions worth a look, in search->actions[depth]; with `all` not only the best ones. */
static size_t list(
    struct search *search, const struct carc_state *state, int depth, size_t width, bool all)
{
    struct carc_action *actions = search->actions[depth];
    if (!all) {
        size_t count = ai_policy_rank(&search->policy, state, actions, search->worth);
        return count < width ? count : width;
    }
    size_t listed = carc_actions(search->rules, state, actions);
    size_t count = 0;
    for (size_t i = 0; i < listed; i++) {
        if (!carc_is_look_alike(search->rules, state, actions[i])) {
            actions[count++] = actions[i];
        }
    }
    return count;
}

static struct points best(struct search *search, const struct carc_state *state, int depth)
{
    size_t count = list(search, state, depth, AI_ENDGAME_WIDTH / 2, search->exact);
    int player = carc_actor(state);
    struct points found = {{0}};
    double most = -1e300;
    for (size_t i = 0; i < count && !search->ended; i++) {
        struct points points = after(search, state, search->actions[depth][i], depth);
        double lead = ai_lead(points.of, state->players, player);
        if (lead > most) {
            most = lead;
            found = points;
        }
    }
    return found;
}

/* Whether the judge's choice is as good as a search of it. It looks to the end of the turn: of the
 * last tile it sees everything but what others make of step 4. */
static bool judge_decides(const struct search *search, const struct carc_state *state)
{
    if (search->exact) {
        bool turn = state->phase == CARC_PHASE_TILE || state->phase == CARC_PHASE_MEEPLE;
        bool crop = search->rules->set.tiles[state->drawn].symbol != CARC_NO_SYMBOL;
        return state->bag_left == 0 && turn && !crop;
    }
    return state->bag_left == 0 || state->phase != CARC_PHASE_TILE;
}

static struct points value(struct search *search, const struct carc_state *state, int depth)
{
    struct points points = {{0}};
    search->looked++;
    search->ended = search->ended || ai_limit_spent(search->limit, nodes(search), search->part);
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
    if (judge_decides(search, state)) {
        return after(search, state, ai_policy_choose(&search->policy, state), depth);
    }
    return best(search, state, depth);
}

static void insert(struct ai_answer *answer, struct ai_candidate candidate)
{
    int at = answer->candidates < AI_MAX_CANDIDATES ? answer->candidates++ : AI_MAX_CANDIDATES;
    for (; at > 0 && answer->candidate[at - 1].points < candidate.points; at--) {
        if (at < AI_MAX_CANDIDATES) {
            answer->candidate[at] = answer->candidate[at - 1];
        }
    }
    if (at < AI_MAX_CANDIDATES) {
        answer->candidate[at] = candidate;
    }
}

/* One search of the question; false when it did not come to its end. */
static bool search_root(
    struct search *search, const struct ai_question *question, struct ai_answer *answer)
{
    const struct carc_state *state = question->state;
    /* Ranked in any case: of equal ones the judge's favourite. */
    size_t width = search->exact ? SIZE_MAX : AI_ENDGAME_WIDTH;
    size_t count = list(search, state, 0, width, false);
    *answer = (struct ai_answer){.candidates = 0};
    for (size_t i = 0; i < count && !search->ended; i++) {
        struct carc_action action = search->actions[0][i];
        struct points points = after(search, state, action, 0);
        double lead = ai_lead(points.of, state->players, carc_actor(state));
        insert(answer, (struct ai_candidate){action, lead, 1.0 / (double)count});
    }
    answer->action = answer->candidate[0].action;
    return !search->ended && !ai_policy_called(&search->policy);
}

static bool search_twice(
    struct search *search, const struct ai_question *question, struct ai_answer *answer)
{
    search->part = 0.5;
    if (!search_root(search, question, answer)) {
        return false;
    }
    search->part = 1;
    search->exact = true;
    struct ai_answer exact;
    if (question->state->bag_left <= AI_ENDGAME_EXACT && search_root(search, question, &exact)) {
        *answer = exact;
    }
    return true;
}

bool ai_endgame(const struct ai_question *question, const struct ai_judge *judge,
    const struct ai_limit *limit, struct ai_answer *answer)
{
    struct search search = {.rules = question->rules, .limit = limit};
    size_t room = carc_max_actions(question->rules);
    ai_policy_init(&search.policy, question->rules, judge);
    search.policy.limit = limit;
    search.worth = base_alloc(room * sizeof *search.worth);
    for (int i = 0; i < MAX_DEPTH; i++) {
        search.state[i] = base_alloc(carc_state_size(question->rules));
        search.actions[i] = base_alloc(room * sizeof **search.actions);
    }
    rng_seed(&search.policy.rng, question->seed);
    bool fine = search_twice(&search, question, answer);
    answer->nodes = nodes(&search) + 1;
    for (int i = 0; i < MAX_DEPTH; i++) {
        free(search.state[i]);
        free(search.actions[i]);
    }
    free(search.worth);
    ai_policy_finish(&search.policy);
    return fine;
}
