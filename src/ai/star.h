/* Star2.5 (Ballard 1983; Heyden 2009), as a yardstick (R4): expectimax with pruning at chance
 * nodes, which it first probes with a few of the opponent's actions. */
#ifndef AI_STAR_H
#define AI_STAR_H

#include "ai/evaluation.h"
#include "ai/player.h"

/* For the settings of a player. */
struct ai_star {
    const struct ai_judge *judge;
    int draws;    /* tiles drawn before the judge speaks: 1 is depth 2 */
    int probes;   /* the probing factor */
    double range; /* no worth is farther from that of the position asked about */
};

/* Everybody else is taken to play against the actor (with more than two players: paranoia).
 * Nodes are positions judged. Its work is fixed: a budget can only end it early. */
void ai_choose_star(
    const struct ai_player *player, const struct ai_question *question, struct ai_answer *answer);

#endif
