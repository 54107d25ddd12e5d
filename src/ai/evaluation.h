/* What a position is worth to a player, in points. */
#ifndef AI_EVALUATION_H
#define AI_EVALUATION_H

#include "rules/query.h"

/* Worth to `player`, higher is better; the scale is the evaluation's own. `context` is what goes
 * with it: weights, or NULL. */
typedef double ai_evaluation(const struct carc_rules *rules, const struct carc_state *state,
    int player, const void *context);

/* Own points less the best other player's, for sums given per player. With one player: his own. */
double ai_lead(const double *worth, int players, int player);

/* The lead if the game ended now. */
double ai_evaluate_standing(const struct carc_rules *rules, const struct carc_state *state,
    int player, const void *context);

/* The same plus two points for each meeple in the supply. */
double ai_evaluate_keeping(const struct carc_rules *rules, const struct carc_state *state,
    int player, const void *context);

/* The evaluation of Heyden's thesis (2009): points ten times, meeples in the supply, open
 * features owned, fields, and a malus for farmers on poor fields. */
double ai_evaluate_heyden(const struct carc_rules *rules, const struct carc_state *state,
    int player, const void *context);

#endif
