/* What a position is worth to a player, in points. */
#ifndef AI_EVALUATION_H
#define AI_EVALUATION_H

#include "rules/query.h"

/* A position to be judged. `weights` is what its judge goes by, `memory` what it remembers from
 * one question to the next, or NULL. */
struct ai_position {
    const struct carc_rules *rules;
    const struct carc_state *state;
    const void *weights;
    void *memory;
};

/* A way to judge positions. */
struct ai_judge {
    /* Worth to `player`, higher is better; the scale is the judge's own. */
    double (*worth)(const struct ai_position *position, int player);

    /* The worth of the turn player's best decision in PHASE_MEEPLE when no step 4 follows, without
     * carrying it out: `*segment` is what he claims, or -1. NULL when the judge cannot tell. */
    double (*best_claim)(const struct ai_position *position, int *segment);

    const void *weights;
    size_t memory; /* bytes, zero at first; one block for each thread */
};

/* Own points less the best other player's, for sums given per player. With one player: his own. */
double ai_lead(const double *worth, int players, int player);

/* The lead if the game ended now. */
double ai_judge_standing(const struct ai_position *position, int player);

/* The same plus two points for each meeple in the supply. */
double ai_judge_keeping(const struct ai_position *position, int player);

/* The evaluation of Heyden's thesis (2009): points ten times, meeples in the supply, open
 * features owned, fields, and a malus for farmers on poor fields. */
double ai_judge_heyden(const struct ai_position *position, int player);

#endif
