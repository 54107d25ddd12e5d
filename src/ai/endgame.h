/* Searching the last tiles in all orders in which they may come. */
#ifndef AI_ENDGAME_H
#define AI_ENDGAME_H

#include "ai/evaluation.h"
#include "ai/limit.h"

/* Expectimax (max^n with more than two players): every order of the unseen tiles, weighed by its
 * chance; at each decision the `AI_ENDGAME_WIDTH` best actions by the judge (all of them for the
 * last tile, where the judge must be exact). False when the limit ended it too early for an answer.
 * Nodes of the limit are positions judged, divided by AI_ENDGAME_NODES. */
#define AI_ENDGAME_WIDTH 12
#define AI_ENDGAME_NODES 100

bool ai_endgame(const struct ai_question *question, const struct ai_judge *judge,
    const struct ai_limit *limit, struct ai_answer *answer);

#endif
