/* The best moves of a position, to be told to a person: as many as there are room for, if the rules
 * allow so many. */
#ifndef AI_MOVES_H
#define AI_MOVES_H

#include "ai/player.h"
#include "ai/policy.h"

#define AI_MOVE_STEPS 2

struct ai_move {
    int steps; /* decisions that make it what it is; what follows is as good as can be */
    struct carc_action step[AI_MOVE_STEPS];
    double points; /* the lead expected at the end of the game */
    double share;  /* of the thinking that went into it */
};

/* The candidates of an answer. When there are fewer than AI_MAX_CANDIDATES: also what the player
 * left out, and when the tile fits too few ways for that, whole turns, each placement with each
 * claim and with none. What the player said nothing of is measured by the judge of the policy,
 * against what it was told of. No candidates: no moves. Returns how many, best first; no two are
 * the same. */
int ai_best_moves(struct ai_policy *policy, const struct ai_question *question,
    const struct ai_answer *answer, struct ai_move moves[AI_MAX_CANDIDATES]);

#endif
