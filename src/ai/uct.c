#include "ai/uct.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/limit.h"
#include "ai/numbers.h"
#include "ai/playout.h"
#include "base/lanes.h"
#include "base/text.h"
#include "rules/query.h"

#define MAX_PATH 64
#define MAX_LEAD 200 /* larger ones are rewarded alike */
#define LOGARITHMS 512

/* An action in the tree. Children are linked; those of a decision are made one at a time, in an
 * order that begins at an arbitrary one. */
struct node {
    struct carc_action action;
    uint32_t child, sibling; /* 0: none */
    uint32_t visits;
    float mean;       /* of the rewards of who chose the action */
    float spread;     /* 1 / sqrt(visits), as it is asked for more often than it changes */
    uint16_t tried;   /* decisions: how many children there are */
    uint16_t choices; /* and may be, once the first was made */
};

_Static_assert(sizeof(struct node) == AI_UCT_NODE, "the memory is as stated");

struct search {
    const struct ai_question *question;
    const struct ai_uct *settings;
    struct ai_limit limit;
    struct rng rng;
    struct carc_state *state;
    struct node *nodes; /* number 0 is the root */
    uint32_t count;
    uint16_t unseen[CARC_MAX_BAG];
    uint16_t deck[CARC_MAX_BAG];
    size_t unseen_count, drawn;
    float reward[2 * MAX_LEAD + 1];
    float logarithm[LOGARITHMS];
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

/* The natural logarithm of a number from 1 on, to within 1/256. */
static float logarithm_of(const struct search *search, uint32_t number)
{
    int halvings = 0;
    while (number >= LOGARITHMS) {
        number /= 2;
        halvings++;
    }
    return search->logarithm[number] + (float)halvings * 0.69314718f;
}

/* The child with the highest upper bound (UCB1), or 0. */
static uint32_t best_child(const struct search *search, uint32_t parent)
{
    const struct node *nodes = search->nodes;
    float width =
        (float)search->settings->exploring * sqrtf(logarithm_of(search, nodes[parent].visits + 1));
    float highest = -INFINITY;
    uint32_t best = 0;
    for (uint32_t child = nodes[parent].child; child; child = nodes[child].sibling) {
        float bound = nodes[child].mean + width * nodes[child].spread;
        if (bound > highest) {
            highest = bound;
            best = child;
        }
    }
    return best;
}

/* The action of that number, from 0 on, among the distinct ones of the state. */
static struct carc_action action_of(const struct search *search, uint64_t number, uint64_t choices)
{
    uint32_t scaled = (uint32_t)(((number << 32) + choices - 1) / choices);
    return carc_choose_action(search->question->rules, search->state, scaled, NULL);
}

/* An untried child before all others; 0 when there is neither one nor room. */
static uint32_t select_child(struct search *search, uint32_t parent, bool *fresh)
{
    struct node *node = &search->nodes[parent];
    if (node->choices == 0) {
        node->choices = (uint16_t)carc_count_actions(search->question->rules, search->state);
    }
    *fresh = node->tried < node->choices;
    if (*fresh && search->count < search->settings->room) {
        uint32_t begin = parent * 2654435761u % node->choices;
        uint32_t number = (begin + node->tried++) % node->choices;
        return add_child(search, parent, action_of(search, number, node->choices));
    }
    return best_child(search, parent);
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

/* Claims in three tenths of the cases, each segment alike; else passes. */
static void claim_rarely(const struct carc_rules *rules, struct carc_state *state, uint32_t number)
{
    uint64_t scaled = (uint64_t)number * 10;
    int segment = -1;
    if (scaled >> 32 < 3) {
        /* What the comparison left over is as random as the number was. */
        unsigned claims = state->claims;
        unsigned skip = (unsigned)((scaled & UINT32_MAX) * lanes_count(claims) >> 32);
        for (; skip > 0; skip--) {
            claims &= claims - 1;
        }
        segment = __builtin_ctz(claims);
    }
    carc_claim_or_pass(rules, state, segment);
}

/* One random number serves a whole turn: its upper half the placement, its lower half the meeple. */
static void play_to_end(struct search *search)
{
    const struct carc_rules *rules = search->question->rules;
    struct carc_state *state = search->state;
    while (state->phase != CARC_PHASE_OVER) {
        uint64_t number = rng_next(&search->rng);
        uint32_t upper = (uint32_t)(number >> 32);
        if (LIKELY(state->phase == CARC_PHASE_DRAW)) {
            carc_draw_and_place(rules, state, search->deck[search->drawn++], upper);
        } else if (state->phase != CARC_PHASE_MEEPLE) {
            carc_apply_legal(rules, state, carc_choose_action(rules, state, upper, NULL), NULL);
        }
        if (state->phase == CARC_PHASE_MEEPLE) {
            claim_rarely(rules, state, (uint32_t)number);
        }
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
        node->spread = 1 / sqrtf((float)node->visits);
        if (player >= 0) {
            node->mean += (rewards[player] - node->mean) / (float)node->visits;
        }
    }
}

/* The most visited actions, best first. */
static void answer_from(const struct search *search, struct ai_answer *answer)
{
    *answer = (struct ai_answer){.nodes = search->nodes[0].visits};
    uint32_t best[AI_MAX_CANDIDATES];
    int count = 0;
    for (uint32_t child = search->nodes[0].child; child; child = search->nodes[child].sibling) {
        int at = count;
        while (at > 0 && search->nodes[best[at - 1]].visits < search->nodes[child].visits) {
            at--;
        }
        if (at == AI_MAX_CANDIDATES) {
            continue;
        }
        count += count < AI_MAX_CANDIDATES;
        memmove(best + at + 1, best + at, (size_t)(count - 1 - at) * sizeof *best);
        best[at] = child;
    }
    for (int i = 0; i < count; i++) {
        const struct node *node = &search->nodes[best[i]];
        double share = (double)node->visits / (double)answer->nodes;
        /* The reward is no linear measure; near 0 this is what it means in points. */
        ai_add_candidate(answer, (struct ai_candidate){node->action, 30.0 * node->mean, share});
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
    search->nodes = base_alloc(settings->room * sizeof *search->nodes);
    search->nodes[0] = (struct node){.visits = 0};
    search->unseen_count = ai_deck(question->rules, question->state, search->unseen);
    for (int lead = -MAX_LEAD; lead <= MAX_LEAD; lead++) {
        search->reward[MAX_LEAD + lead] = (float)ai_tanh(lead / 30.0);
    }
    for (uint32_t i = 1; i < LOGARITHMS; i++) {
        search->logarithm[i] = (float)ai_log(i);
    }
    do {
        iterate(search);
    } while (!ai_limit_over(&search->limit, search->nodes[0].visits));
    answer_from(search, answer);
    free(search->nodes);
    free(search->state);
    free(search);
}
