#include "ai/uct.h"

#include <math.h>
#include <stdlib.h>

#include "ai/limit.h"
#include "ai/numbers.h"
#include "ai/playout.h"
#include "base/text.h"
#include "rules/query.h"

#define MAX_PATH 64
#define MAX_LEAD 400 /* larger ones are rewarded alike */

/* An action in the tree. Children are linked; those of a decision are made one at a time, in an
 * order that begins at an arbitrary one. */
struct node {
    struct carc_action action;
    uint32_t child, sibling; /* 0: none */
    uint32_t visits;
    float sum; /* of the rewards of who chose the action */
};

_Static_assert(sizeof(struct node) == 24, "the memory is as stated");

struct search {
    const struct ai_question *question;
    const struct ai_uct *settings;
    struct ai_limit limit;
    struct rng rng;
    struct carc_state *state;
    struct carc_action *actions;
    struct node *nodes; /* number 0 is the root */
    uint32_t count;
    uint16_t unseen[CARC_MAX_BAG];
    uint16_t deck[CARC_MAX_BAG];
    size_t unseen_count, drawn;
    float reward[2 * MAX_LEAD + 1];
    struct {
        uint32_t node;
        int player; /* who chose it */
    } path[MAX_PATH];
    int length;
};

/* A child for the action, or 0 when there is no more room. */
static uint32_t add_child(struct search *search, uint32_t parent, struct carc_action action)
{
    if (search->count == search->settings->room) {
        return 0;
    }
    uint32_t number = search->count++;
    search->nodes[number] = (struct node){.action = action, .sibling = search->nodes[parent].child};
    search->nodes[parent].child = number;
    return number;
}

static uint32_t find_child(const struct search *search, uint32_t parent, struct carc_action action)
{
    uint32_t child = search->nodes[parent].child;
    while (child && !carc_same_action(search->nodes[child].action, action)) {
        child = search->nodes[child].sibling;
    }
    return child;
}

static uint32_t draw(struct search *search, uint32_t parent)
{
    struct carc_action action = {CARC_DRAW, 0, search->deck[search->drawn++], {0, 0}};
    uint32_t child = find_child(search, parent, action);
    return child ? child : add_child(search, parent, action);
}

/* The distinct actions of the state, into search->actions. */
static size_t list_actions(struct search *search)
{
    const struct carc_rules *rules = search->question->rules;
    size_t listed = carc_actions(rules, search->state, search->actions);
    size_t count = 0;
    for (size_t i = 0; i < listed; i++) {
        if (!carc_is_look_alike(rules, search->state, search->actions[i])) {
            search->actions[count++] = search->actions[i];
        }
    }
    return count;
}

/* The child with the highest upper bound (UCB1), an untried one before all others. */
static uint32_t select_child(struct search *search, uint32_t parent, bool *fresh)
{
    uint32_t best = 0;
    double highest = -1e300;
    size_t tried = 0;
    double logarithm = ai_log(search->nodes[parent].visits + 1);
    for (uint32_t child = search->nodes[parent].child; child;
         child = search->nodes[child].sibling) {
        const struct node *node = &search->nodes[child];
        double bound =
            node->sum / node->visits + search->settings->exploring * sqrt(logarithm / node->visits);
        tried++;
        if (bound > highest) {
            highest = bound;
            best = child;
        }
    }
    size_t count = list_actions(search);
    *fresh = tried < count;
    if (*fresh) {
        size_t begin = parent * (size_t)2654435761u % count;
        uint32_t child = add_child(search, parent, search->actions[(begin + tried) % count]);
        best = child ? child : best;
    }
    return best;
}

/* Goes down the tree and one step beyond it. */
static void descend(struct search *search)
{
    uint32_t node = 0;
    bool fresh = false;
    search->length = 0;
    while (!fresh && search->length < MAX_PATH && search->state->phase != CARC_PHASE_OVER) {
        int player = carc_actor(search->state);
        bool chance = search->state->phase == CARC_PHASE_DRAW;
        uint32_t child = chance ? draw(search, node) : select_child(search, node, &fresh);
        if (child == 0) {
            search->drawn -= chance; /* the random game draws it */
            return;
        }
        struct carc_action action = search->nodes[child].action;
        carc_apply_legal(search->question->rules, search->state, action, NULL);
        search->path[search->length].node = child;
        search->path[search->length++].player = player;
        node = child;
    }
}

/* A segment in three tenths of the cases. */
static struct carc_action claim_rarely(const struct carc_state *state, struct rng *rng)
{
    if (rng_below(rng, 10) >= 3) {
        return (struct carc_action){.verb = CARC_PASS};
    }
    unsigned claims = state->claims;
    for (uint32_t i = rng_below(rng, (uint32_t)__builtin_popcount(claims)); i > 0; i--) {
        claims &= claims - 1;
    }
    return (struct carc_action){CARC_CLAIM, 0, (uint16_t)__builtin_ctz(claims), {0, 0}};
}

static void play_to_end(struct search *search)
{
    const struct carc_rules *rules = search->question->rules;
    struct carc_state *state = search->state;
    while (state->phase != CARC_PHASE_OVER) {
        struct carc_action action;
        if (state->phase == CARC_PHASE_DRAW) {
            action = (struct carc_action){CARC_DRAW, 0, search->deck[search->drawn++], {0, 0}};
        } else if (state->phase == CARC_PHASE_MEEPLE) {
            action = claim_rarely(state, &search->rng);
        } else {
            uint32_t number = (uint32_t)(rng_next(&search->rng) >> 32);
            action = carc_choose_action(rules, state, number, NULL);
        }
        carc_apply_legal(rules, state, action, NULL);
    }
}

static int lead_of(const struct carc_state *state, int player)
{
    int best = state->players > 1 ? INT32_MIN : 0;
    for (int i = 0; i < state->players; i++) {
        best = i != player && state->score[i] > best ? state->score[i] : best;
    }
    int lead = state->score[player] - best;
    return lead > MAX_LEAD ? MAX_LEAD : lead < -MAX_LEAD ? -MAX_LEAD : lead;
}

static void iterate(struct search *search)
{
    memcpy(search->state, search->question->state, carc_state_size(search->question->rules));
    memcpy(search->deck, search->unseen, search->unseen_count * sizeof *search->deck);
    rng_shuffle16(&search->rng, search->deck, search->unseen_count);
    search->drawn = 0;
    descend(search);
    play_to_end(search);
    float rewards[CARC_MAX_PLAYERS];
    for (int player = 0; player < search->state->players; player++) {
        rewards[player] = search->reward[MAX_LEAD + lead_of(search->state, player)];
    }
    search->nodes[0].visits++;
    for (int i = 0; i < search->length; i++) {
        struct node *node = &search->nodes[search->path[i].node];
        int player = search->path[i].player;
        node->visits++;
        node->sum += player >= 0 ? rewards[player] : 0;
    }
}

/* The most visited actions, best first. */
static void answer_from(const struct search *search, struct ai_answer *answer)
{
    *answer = (struct ai_answer){.nodes = search->nodes[0].visits};
    uint32_t visits[AI_MAX_CANDIDATES];
    for (uint32_t child = search->nodes[0].child; child; child = search->nodes[child].sibling) {
        const struct node *node = &search->nodes[child];
        int at = answer->candidates;
        while (at > 0 && visits[at - 1] < node->visits) {
            at--;
        }
        if (at == AI_MAX_CANDIDATES) {
            continue;
        }
        answer->candidates += answer->candidates < AI_MAX_CANDIDATES;
        for (int i = answer->candidates - 1; i > at; i--) {
            visits[i] = visits[i - 1];
            answer->candidate[i] = answer->candidate[i - 1];
        }
        visits[at] = node->visits;
        /* The reward is no linear measure; near 0 this is what it means in points. */
        answer->candidate[at] = (struct ai_candidate){node->action, 30.0 * node->sum / node->visits,
            (double)node->visits / (double)answer->nodes};
    }
    answer->action = answer->candidate[0].action;
}

void ai_choose_uct(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer)
{
    const struct ai_uct *settings = player->settings;
    struct ai_budget budget = question->budget;
    budget.nodes = budget.nodes || budget.milliseconds ? budget.nodes : settings->nodes;
    struct search *search = base_alloc(sizeof *search);
    *search = (struct search){.question = question,
        .settings = settings,
        .limit = ai_limit_begin(&budget, 0),
        .count = 1};
    rng_seed(&search->rng, question->seed);
    search->state = base_alloc(carc_state_size(question->rules));
    search->actions = base_alloc(carc_max_actions(question->rules) * sizeof *search->actions);
    search->nodes = base_alloc(settings->room * sizeof *search->nodes);
    search->nodes[0] = (struct node){.visits = 0};
    search->unseen_count = ai_deck(question->rules, question->state, search->unseen);
    for (int lead = -MAX_LEAD; lead <= MAX_LEAD; lead++) {
        search->reward[MAX_LEAD + lead] = (float)ai_tanh(lead / 30.0);
    }
    do {
        iterate(search);
    } while (!ai_limit_over(&search->limit, search->nodes[0].visits));
    answer_from(search, answer);
    free(search->nodes);
    free(search->actions);
    free(search->state);
    free(search);
}
