/* Looking one move ahead: tile and meeple together, then the evaluation. */
#ifndef AI_ONE_MOVE_H
#define AI_ONE_MOVE_H

#include "ai/evaluation.h"
#include "ai/player.h"

/* The choice of ai_policy_choose (policy.h); the seed decides between equals. The settings of the
 * player are a struct ai_judge. */
void ai_choose_one_move(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

/* Any legal action, evenly among the distinct ones. */
void ai_choose_random(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

#endif
