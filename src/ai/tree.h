/* The tree that a search by rollouts grows below each action that it tries out: the further
 * decisions of the turn (the meeple after the placement, A or B, each step of step 4), then by the
 * tile that is drawn what the next players answer. The policy ranks the actions of a decision, and
 * those it likes come first; what rollouts say changes their order (UCB). Everybody goes by what
 * was seen for himself (max^n). */
#ifndef AI_TREE_H
#define AI_TREE_H

#include "ai/policy.h"

/* For the settings of a search. */
struct ai_tree_settings {
    int turns;        /* drawn tiles below which it grows; 0: no tree */
    int width;        /* actions of a decision, at most */
    double behind;    /* none that the policy ranks this far behind the best */
    double prior;     /* rollouts that the policy's opinion weighs as much as */
    double exploring; /* factor of the bound, in parts of `scale` */
    double scale;     /* leads are compared as tanh(lead / scale) */
    uint32_t room;    /* nodes */
};

#define AI_TREE_NODE 32 /* bytes of a node */
#define AI_TREE_PATH 64

/* An action in the tree. */
struct ai_tree_node {
    struct carc_action action;
    uint32_t child, sibling; /* 0: none */
    uint32_t visits;
    float prior; /* scaled, to who chooses it */
    double sum;  /* of scaled leads of who chose it */
};

_Static_assert(sizeof(struct ai_tree_node) == AI_TREE_NODE, "the memory is as stated");

/* One for each thread. */
struct ai_tree {
    const struct ai_tree_settings *settings;
    struct ai_policy *policy;
    struct ai_tree_node *nodes; /* number 0 stands for none */
    uint32_t count;
    struct carc_action *actions; /* for the policy */
    double *worth;
    uint32_t at; /* where the rollout is; 0: outside */
    int drawn;   /* tiles on its way */
    int length;
    struct {
        uint32_t node;
        int player; /* who chose it */
    } path[AI_TREE_PATH];
};

void ai_tree_init(
    struct ai_tree *tree, const struct ai_tree_settings *settings, struct ai_policy *policy);
void ai_tree_finish(struct ai_tree *tree);

/* A node for an action that is tried out; 0 when there is no tree. */
uint32_t ai_tree_add(struct ai_tree *tree);

/* A rollout begins with that action. */
void ai_tree_begin(struct ai_tree *tree, uint32_t node);

/* A tile is drawn. */
void ai_tree_draw(struct ai_tree *tree, struct carc_action draw);

/* What the actor does: as the tree selects, outside as the policy chooses. */
struct carc_action ai_tree_decide(struct ai_tree *tree, const struct carc_state *state);

/* The rollout ended with that position. */
void ai_tree_end(struct ai_tree *tree, const struct carc_state *state);

#endif
