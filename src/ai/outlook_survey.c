/* The outlook: what the open cells promise. */
#include "ai/numbers.h"
#include "ai/outlook_memory.h"

/* What depends on the bag alone. */
void outlook_begin(const struct ai_position *position)
{
    struct memory *memory = position->memory;
    const struct ai_outlook_weights *weights = position->weights;
    ai_odds_begin(&memory->odds, position->rules, position->state);
    if (memory->stamp == memory->odds.stamp) {
        return;
    }
    memory->stamp = memory->odds.stamp;
    memory->turns = (double)position->state->bag_left / position->state->players;
    /* At the end it keeps all of them (B-62). */
    double ahead = memory->turns / (memory->turns + weights->unfinished_fade);
    memory->unfinished = 1 - (1 - weights->unfinished) * ahead;
    memory->supply[0] = 0;
    for (int i = 0; i <= CARC_MAX_MEEPLES; i++) {
        double need = weights->meeple_fade * (1 + weights->meeple_crowd * i);
        double turns = memory->turns * memory->turns;
        double each = turns > 0 ? weights->meeple * turns / (turns + need * need) : 0;
        memory->supply[i + 1] = memory->supply[i] + each;
    }
}

static double in_time(const struct ai_position *position, double tiles, double reach)
{
    const struct memory *memory = position->memory;
    int left = position->state->bag_left;
    return left == 0 || tiles <= 0 ? 0 : 1 - ai_power(1 - tiles / left, memory->turns * reach);
}

/* The odds of surroundings, with the chances that features at their edges are ended there. */
const struct ai_cell_odds *outlook_odds(const struct ai_position *position, unsigned forbid)
{
    struct memory *memory = position->memory;
    const struct ai_outlook_weights *weights = position->weights;
    bool fresh;
    struct ai_cell_odds *odds = ai_odds_at(&memory->odds, position->rules, forbid, &fresh);
    for (int edge = 0; fresh && edge < CARC_EDGES; edge++) {
        unsigned out = forbid >> 3 * edge & 7;
        if (out == 0 || !(out >> CARC_FIELD & 1)) {
            continue;
        }
        double tiles = odds->ending[edge] + weights->extend * (odds->fitting - odds->ending[edge]);
        bool city = !(out >> CARC_CITY & 1);
        double reach = city ? weights->reach_city : weights->reach_road;
        odds->chance[edge] = (float)in_time(position, tiles, reach);
    }
    return odds;
}

/* Remembers that the features of two edges of a cell may be joined. */
static void note_pair(const struct ai_position *position, const struct carc_frontier *a,
    const struct carc_frontier *b, const struct ai_cell_odds *odds)
{
    struct memory *memory = position->memory;
    int joining = odds->joining[ai_edge_pair(a->edge, b->edge)];
    if (joining == 0 || memory->pairs == MAX_PAIRS || a->kind != b->kind) {
        return;
    }
    /* Both sides of the fraction are small: as long as one tile is likely to come, it counts. */
    double coming = joining * memory->turns / (position->state->bag_left + 1.0);
    double chance = outlook_weights(position)->join * coming / (1 + coming);
    memory->pair[memory->pairs++] = (struct pair){a->feature, b->feature, (float)chance};
}

static void add_edge(const struct ai_position *position, const struct carc_frontier *edge,
    const struct ai_cell_odds *odds)
{
    struct memory *memory = position->memory;
    struct root *root = &memory->roots[edge->feature];
    if (root->mark != memory->mark) {
        *root = (struct root){memory->mark, 1, -1, odds->chance[edge->edge]};
        return;
    }
    root->chance *= odds->chance[edge->edge] * outlook_weights(position)->together;
    root->cells++;
}

/* Goes through the open edges: chances of all unfinished roads and cities. */
void outlook_survey(const struct ai_position *position)
{
    struct memory *memory = position->memory;
    memory->mark++;
    memory->pairs = 0;
    memory->edges = carc_frontier(position->rules, position->state, memory->frontier);
    int open = -1;
    size_t first = 0;
    const struct ai_cell_odds *odds = NULL;
    for (size_t i = 0; i < memory->edges; i++) {
        const struct carc_frontier *edge = &memory->frontier[i];
        if (edge->open != open) {
            open = edge->open;
            first = i;
            odds =
                outlook_odds(position, carc_open_forbids(position->rules, position->state, open));
        }
        bool again = false; /* the cell meets the feature twice */
        for (size_t j = first; j < i; j++) {
            const struct carc_frontier *other = &memory->frontier[j];
            again = again || other->feature == edge->feature;
            if (other->feature != edge->feature) {
                note_pair(position, other, edge, odds);
            }
        }
        if (!again) {
            add_edge(position, edge, odds);
        }
    }
}
