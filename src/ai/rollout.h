/* Search by rollouts: the actions that a policy ranks highest are tried out against the same
 * shuffles of the unseen tiles. A rollout goes down the tree below its action (tree.h), a few turns
 * further by the policy, and is judged; after each part of the budget the worse half of the actions
 * drops out (sequential halving). Step 4 is decided like the rest. The last tiles are searched in
 * all their orders (endgame.h). */
#ifndef AI_ROLLOUT_H
#define AI_ROLLOUT_H

#include "ai/evaluation.h"
#include "ai/player.h"
#include "ai/recall.h"
#include "ai/tree.h"

/* For the settings of a player. */
struct ai_rollout {
    const struct ai_judge *judge;
    int candidates;        /* actions that are tried out, at most */
    double behind;         /* no action is tried that the policy ranks this far behind the best */
    int turns;             /* tiles drawn before the judge speaks */
    double scale;          /* leads are compared as scale * tanh(lead / scale) */
    int endgame;           /* unseen tiles from which on their orders are searched */
    uint32_t milliseconds; /* when the question sets no budget */
    struct ai_tree_settings tree;
};

/* Nodes of the budget are rollouts. With several threads each makes a search of its own with
 * other shuffles, and what they saw is added up. */
void ai_choose_rollout(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

/* Tries all candidates of the question `rounds` times each and adds what was seen to the row of
 * its position. Returns the number of rollouts; of the budget only the flag ends it early,
 * and may leave the row as it was. */
uint64_t ai_rollout_add(const struct ai_rollout *settings, const struct ai_question *question,
    int rounds, struct ai_recall_row *row);

#endif
