#include "ai/tree.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

#include "ai/numbers.h"
#include "base/text.h"

void ai_tree_init(
    struct ai_tree *tree, const struct ai_tree_settings *settings, struct ai_policy *policy)
{
    *tree = (struct ai_tree){.settings = settings, .policy = policy, .count = 1};
    if (settings->turns > 0) {
        size_t room = carc_max_actions(policy->rules);
        tree->nodes = base_alloc(settings->room * sizeof *tree->nodes);
        tree->actions = base_alloc(room * sizeof *tree->actions);
        tree->worth = base_alloc(room * sizeof *tree->worth);
    }
}

void ai_tree_finish(struct ai_tree *tree)
{
    free(tree->nodes);
    free(tree->actions);
    free(tree->worth);
}

static bool has_room(const struct ai_tree *tree)
{
    return tree->count + (uint32_t)tree->settings->width <= tree->settings->room;
}

static uint32_t add_child(
    struct ai_tree *tree, uint32_t parent, struct carc_action action, double prior)
{
    assert(tree->count < tree->settings->room);
    uint32_t number = tree->count++;
    tree->nodes[number] = (struct ai_tree_node){
        .action = action, .sibling = tree->nodes[parent].child, .prior = (float)prior};
    tree->nodes[parent].child = number;
    return number;
}

uint32_t ai_tree_add(struct ai_tree *tree)
{
    if (!tree->nodes || !has_room(tree)) {
        return 0;
    }
    tree->nodes[tree->count] = (struct ai_tree_node){.visits = 0};
    return tree->count++;
}

static void step(struct ai_tree *tree, uint32_t node, int player)
{
    tree->at = tree->length < AI_TREE_PATH ? node : 0;
    if (tree->at) {
        tree->path[tree->length].node = node;
        tree->path[tree->length++].player = player;
    }
}

void ai_tree_begin(struct ai_tree *tree, uint32_t node)
{
    tree->length = 0;
    tree->drawn = 0;
    step(tree, node, -1);
}

void ai_tree_draw(struct ai_tree *tree, struct carc_action draw)
{
    tree->drawn++;
    if (!tree->at || tree->drawn > tree->settings->turns) {
        tree->at = 0;
        return;
    }
    uint32_t child = tree->nodes[tree->at].child;
    while (child && tree->nodes[child].action.item != draw.item) {
        child = tree->nodes[child].sibling;
    }
    if (!child && has_room(tree)) {
        child = add_child(tree, tree->at, draw, 0);
    }
    step(tree, child, -1);
}

static double scaled(const struct ai_tree *tree, double lead)
{
    return ai_tanh(lead / tree->settings->scale);
}

/* Gives the node the actions that the policy ranks highest, the best one last, so that it comes
 * first in the list. */
static void expand(struct ai_tree *tree, const struct carc_state *state)
{
    const struct ai_tree_settings *settings = tree->settings;
    size_t count = ai_policy_rank(tree->policy, state, tree->actions, tree->worth);
    size_t take = 1;
    while (take < count && take < (size_t)settings->width &&
           tree->worth[take] >= tree->worth[0] - settings->behind) {
        take++;
    }
    while (take-- > 0) {
        add_child(tree, tree->at, tree->actions[take], scaled(tree, tree->worth[take]));
    }
}

/* The child with the highest bound. The policy looks less far ahead than a rollout, which brings
 * all of its opinions up or down alike: they are corrected by what it was wrong on average. */
static uint32_t select_child(const struct ai_tree *tree)
{
    const struct ai_tree_settings *settings = tree->settings;
    const struct ai_tree_node *nodes = tree->nodes;
    uint64_t visits = 0;
    double wrong = 0;
    for (uint32_t child = nodes[tree->at].child; child; child = nodes[child].sibling) {
        visits += nodes[child].visits;
        wrong += nodes[child].sum - nodes[child].visits * (double)nodes[child].prior;
    }
    wrong = visits ? wrong / (double)visits : 0;
    double width = settings->exploring * sqrt(ai_log(visits + 1));
    double highest = -1e300;
    uint32_t best = 0;
    for (uint32_t child = nodes[tree->at].child; child; child = nodes[child].sibling) {
        const struct ai_tree_node *node = &nodes[child];
        double weight = settings->prior + node->visits;
        double mean = (settings->prior * (node->prior + wrong) + node->sum) / weight;
        double bound = mean + width / sqrt(weight);
        best = bound > highest ? child : best;
        highest = bound > highest ? bound : highest;
    }
    return best;
}

struct carc_action ai_tree_decide(struct ai_tree *tree, const struct carc_state *state)
{
    if (!tree->at) {
        return ai_policy_choose(tree->policy, state);
    }
    if (!tree->nodes[tree->at].child) {
        /* To rank placements costs no more than to choose one, other decisions do. */
        bool early = state->phase == CARC_PHASE_TILE && tree->drawn <= 1;
        if (!has_room(tree) || (!early && tree->nodes[tree->at].visits == 0)) {
            tree->at = 0;
            return ai_policy_choose(tree->policy, state);
        }
        expand(tree, state);
    }
    uint32_t child = select_child(tree);
    step(tree, child, carc_actor(state));
    return tree->nodes[child].action;
}

void ai_tree_end(struct ai_tree *tree, const struct carc_state *state)
{
    double rewards[CARC_MAX_PLAYERS];
    unsigned known = 0;
    for (int i = 0; i < tree->length; i++) {
        struct ai_tree_node *node = &tree->nodes[tree->path[i].node];
        int player = tree->path[i].player;
        node->visits++;
        if (player < 0) {
            continue;
        }
        if (!(known >> player & 1)) {
            known |= 1u << player;
            rewards[player] = scaled(tree, ai_policy_worth(tree->policy, state, player));
        }
        node->sum += rewards[player];
    }
}
