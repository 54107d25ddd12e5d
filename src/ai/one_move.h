/* Looking one move ahead: tile and meeple together, then the evaluation. */
#ifndef AI_ONE_MOVE_H
#define AI_ONE_MOVE_H

#include "ai/evaluation.h"
#include "ai/player.h"

/* For the settings of a player. */
struct ai_one_move {
    ai_evaluation *evaluate;
};

/* Chooses the action after which, when the actor has made his other decisions of this turn part
 * as well as he can and everybody after him in step 4 likewise, the evaluation is the highest;
 * the seed decides between equals. */
void ai_choose_one_move(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

/* Any legal action, evenly among the distinct ones. */
void ai_choose_random(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

#endif
