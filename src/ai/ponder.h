/* Thinking on the opponents' time.
 *
 * While somebody else decides, the likely ways to the asker's next turn are played: the decisions
 * that the policy ranks highest, the best one most often, and tiles as the bag holds them. The
 * positions in which the asker then has to place a tile are searched a little each, and what was
 * seen is kept; when one of them is really asked about, its search begins with that.
 * README.md of this folder tells what it is worth. */
#ifndef AI_PONDER_H
#define AI_PONDER_H

#include "ai/recall.h"
#include "ai/rollout.h"

/* The question's state is one in which another player than `asker` has to decide. Goes on until
 * the limit ends it, nodes being rollouts; one thread. */
void ai_ponder_rollout(const struct ai_rollout *settings, const struct ai_question *question,
    int asker, struct ai_recall *recall);

#endif
