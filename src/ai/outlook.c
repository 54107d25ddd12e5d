#include "ai/outlook.h"

#include <math.h>

const struct ai_outlook_weights ai_outlook_default = {
    .meeple = 5.016,
    .meeple_fade = 4.340,
    .meeple_next = 0.963,
    .reach = 0.217,
    .together = 0.804,
    .growth_city = 0.693,
    .growth_road = 1.008,
    .unfinished = 0.458,
    .monastery = 0.440,
    .field_open = 0.402,
    .field_time = 0.551,
};

/* Chances of being completed, by root: only the roots that the frontier names are set. */
struct outlook {
    const struct carc_rules *rules;
    const struct carc_state *state;
    const struct ai_outlook_weights *weights;
    double turns; /* left for each player */
    size_t edges;
    struct carc_frontier frontier[4 * (2 * CARC_MAX_BAG + 2)];
    double chance[CARC_MAX_BAG * CARC_MAX_SEGMENTS]; /* 0 to 1; by root */
    uint8_t cells[CARC_MAX_BAG * CARC_MAX_SEGMENTS]; /* open cells of the feature; by root */
};

/* Chance that one of the tiles for a cell is drawn in time. */
static double cell_chance(const struct outlook *outlook, int open)
{
    int left = outlook->state->bag_left;
    int fitting = carc_left_fitting(outlook->rules, outlook->state, open);
    if (fitting == 0 || left == 0) {
        return 0;
    }
    double miss = 1 - (double)fitting / left;
    return 1 - pow(miss, outlook->turns * outlook->weights->reach);
}

static void survey(struct outlook *outlook)
{
    outlook->edges = carc_frontier(outlook->rules, outlook->state, outlook->frontier);
    for (size_t i = 0; i < outlook->edges; i++) {
        outlook->chance[outlook->frontier[i].feature] = 1;
        outlook->cells[outlook->frontier[i].feature] = 0;
    }
    int known = -1;
    double chance = 0;
    for (size_t i = 0; i < outlook->edges; i++) {
        const struct carc_frontier *edge = &outlook->frontier[i];
        bool again = false; /* a cell that meets the feature twice */
        for (size_t j = i; j > 0 && outlook->frontier[j - 1].open == edge->open; j--) {
            again = again || outlook->frontier[j - 1].feature == edge->feature;
        }
        if (again) {
            continue;
        }
        chance = edge->open == known ? chance : cell_chance(outlook, edge->open);
        known = edge->open;
        unsigned root = edge->feature;
        double factor = outlook->cells[root] ? outlook->weights->together : 1;
        outlook->chance[root] *= chance * factor;
        outlook->cells[root]++;
    }
}

static double meeple_worth(const struct outlook *outlook)
{
    return outlook->weights->meeple * outlook->turns /
           (outlook->turns + outlook->weights->meeple_fade);
}

/* The points that a road or city is likely to bring its owners. */
static double built_points(
    const struct outlook *outlook, const struct carc_feature_info *info, carc_node root)
{
    const struct ai_outlook_weights *weights = outlook->weights;
    double chance = info->complete ? 1 : outlook->chance[root];
    double growth = info->kind == CARC_CITY ? weights->growth_city : weights->growth_road;
    double complete = info->points_complete + growth * (info->complete ? 0 : outlook->cells[root]);
    return chance * complete + (1 - chance) * weights->unfinished * info->points_now;
}

static double monastery_chance(const struct outlook *outlook, const struct carc_feature_info *info)
{
    double coming = outlook->weights->monastery * outlook->turns * outlook->state->players;
    double need = info->open;
    return coming <= 0 ? 0 : coming / (coming + need * need);
}

static double field_points(const struct outlook *outlook, carc_node field)
{
    carc_node cities[CARC_MAX_BAG * 5];
    size_t count = carc_field_cities(outlook->rules, outlook->state, field, cities);
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        bool complete = carc_feature_info(outlook->rules, outlook->state, cities[i]).complete;
        sum += complete ? 1 : outlook->chance[cities[i]] * outlook->weights->field_open;
    }
    /* A farmer laid early gives the others time to lie there too. */
    double early = outlook->turns / (outlook->turns + 10);
    return 3 * sum * (1 - early * (1 - outlook->weights->field_time));
}

/* What one feature brings: its points to the owners, and its meeples when they come home. */
static void add_feature(const struct outlook *outlook, carc_node node, double *worth)
{
    struct carc_feature_info info = carc_feature_info(outlook->rules, outlook->state, node);
    carc_node root = carc_feature_of(outlook->rules, outlook->state, node);
    double points = 0;
    double home = 0;
    switch (info.kind) {
    case CARC_FIELD: points = field_points(outlook, root); break;
    case CARC_MONASTERY:
        home = monastery_chance(outlook, &info);
        points = home * 9 + (1 - home) * info.points_now;
        break;
    default:
        home = outlook->chance[root];
        points = built_points(outlook, &info, root);
        break;
    }
    double back = home * meeple_worth(outlook) * 0.5;
    for (int player = 0; player < outlook->state->players; player++) {
        worth[player] += (info.owners >> player & 1 ? points : 0) + back * info.meeples[player];
    }
}

static void add_features(const struct outlook *outlook, double *worth)
{
    carc_node known[CARC_MAX_PLAYERS * CARC_MAX_MEEPLES];
    size_t count = 0;
    for (int player = 0; player < outlook->state->players; player++) {
        for (int i = 0; i < outlook->state->on_board[player]; i++) {
            carc_node node = carc_meeple(outlook->rules, outlook->state, player, i);
            carc_node root = carc_feature_of(outlook->rules, outlook->state, node);
            size_t at = 0;
            while (at < count && known[at] != root) {
                at++;
            }
            if (at == count) {
                known[count++] = root;
                add_feature(outlook, node, worth);
            }
        }
    }
}

void ai_outlook(const struct carc_rules *rules, const struct carc_state *state,
    const struct ai_outlook_weights *weights, double worth[CARC_MAX_PLAYERS])
{
    struct outlook outlook;
    outlook.rules = rules;
    outlook.state = state;
    outlook.weights = weights;
    outlook.turns = (double)state->bag_left / state->players;
    for (int player = 0; player < state->players; player++) {
        worth[player] = state->score[player];
    }
    if (state->phase == CARC_PHASE_OVER) {
        return;
    }
    survey(&outlook);
    add_features(&outlook, worth);
    for (int player = 0; player < state->players; player++) {
        double each = meeple_worth(&outlook);
        for (int i = 0; i < state->supply[player]; i++) {
            worth[player] += each;
            each *= weights->meeple_next;
        }
    }
}

double ai_evaluate_outlook(
    const struct carc_rules *rules, const struct carc_state *state, int player, const void *context)
{
    double worth[CARC_MAX_PLAYERS];
    ai_outlook(rules, state, context, worth);
    return ai_lead(worth, state->players, player);
}
