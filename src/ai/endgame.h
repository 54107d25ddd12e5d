/* Searching the last tiles in all orders in which they may come. */
#ifndef AI_ENDGAME_H
#define AI_ENDGAME_H

#include "ai/evaluation.h"
#include "ai/limit.h"

/* Expectimax (max^n with more than two players) to the end of the game: every order of the unseen
 * tiles, weighed by its chance. First a selective search: of the asker's turn the
 * AI_ENDGAME_WIDTH placements that the judge ranks highest, half as many of later turns, all
 * further decisions as the judge makes them. Then, with no more than AI_ENDGAME_EXACT unseen
 * tiles, a search of all that anybody can do; its answer counts if it comes to its end. The judge
 * must be exact for games that are over.
 *
 * False when the selective search was not done within half of the limit. Nodes of the limit are
 * AI_ENDGAME_NODES positions judged; the answer tells those that were used, also with false. */
#define AI_ENDGAME_WIDTH 12
#define AI_ENDGAME_EXACT 2
#define AI_ENDGAME_NODES 100

bool ai_endgame(const struct ai_question *question, const struct ai_judge *judge,
    const struct ai_limit *limit, struct ai_answer *answer);

#endif
