#include "ai/evaluation.h"

double ai_lead(const double *worth, int players, int player)
{
    double best = players > 1 ? -1e300 : 0;
    for (int other = 0; other < players; other++) {
        best = other != player && worth[other] > best ? worth[other] : best;
    }
    return worth[player] - best;
}

/* The lead if the game ended now, with so many points for each meeple in the supply. */
static double standing_lead(const struct ai_position *position, int player, double meeple)
{
    const struct carc_state *state = position->state;
    int points[CARC_MAX_PLAYERS];
    double worth[CARC_MAX_PLAYERS];
    carc_standing(position->rules, state, points);
    for (int i = 0; i < state->players; i++) {
        worth[i] = points[i] + meeple * state->supply[i];
    }
    return ai_lead(worth, state->players, player);
}

double ai_judge_standing(const struct ai_position *position, int player)
{
    return standing_lead(position, player, 0);
}

double ai_judge_keeping(const struct ai_position *position, int player)
{
    return standing_lead(position, player, 2);
}

/* What the open features of one meeple's owner are worth. A feature counts once for each owner:
 * for his oldest meeple on it. */
static double heyden_feature(
    const struct carc_rules *rules, const struct carc_state *state, int player, int number)
{
    carc_node node = carc_meeple(rules, state, player, number);
    carc_node root = carc_feature_of(rules, state, node);
    for (int i = 0; i < number; i++) {
        if (carc_feature_of(rules, state, carc_meeple(rules, state, player, i)) == root) {
            return 0;
        }
    }
    struct carc_feature_info info = carc_feature_info(rules, state, node);
    if (!(info.owners >> player & 1)) {
        return 0;
    }
    return (info.kind == CARC_CITY ? 1.25 : 1) * info.points_now;
}

static double heyden_worth(
    const struct carc_rules *rules, const struct carc_state *state, int player)
{
    double worth = 10.0 * state->score[player] + state->supply[player];
    for (int i = 0; i < state->on_board[player]; i++) {
        carc_node node = carc_meeple(rules, state, player, i);
        worth += heyden_feature(rules, state, player, i);
        if (carc_node_info(rules, state, node).kind == CARC_FIELD &&
            carc_feature_info(rules, state, node).cities < 3) {
            worth -= 4;
        }
    }
    return worth;
}

double ai_judge_heyden(const struct ai_position *position, int player)
{
    const struct carc_rules *rules = position->rules;
    const struct carc_state *state = position->state;
    double worth[CARC_MAX_PLAYERS];
    for (int i = 0; i < state->players; i++) {
        worth[i] = heyden_worth(rules, state, i);
    }
    return ai_lead(worth, state->players, player);
}
