/* Plain UCT, as a yardstick (R5): a tree over placements, meeples, step 4 and draws, a fresh
 * shuffle of the unseen tiles in each iteration, a random game to the end in which 30 % of the
 * meeples that could be placed are, and tanh(lead / 30) as the reward of each player (max^n). */
#ifndef AI_UCT_H
#define AI_UCT_H

#include "ai/player.h"
#include "base/rng.h"
#include "rules/state.h"

/* Bytes of a node. */
#define AI_UCT_NODE 32

/* For the settings of a player. */
struct ai_uct {
    uint64_t nodes;   /* iterations, when the question sets no budget */
    double exploring; /* the constant of UCB1 */
    uint32_t room;    /* nodes that the tree may have; then it stops growing */
};

/* Nodes of the budget are iterations. */
void ai_choose_uct(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

#endif
