#include "ai/outlook.h"

#include <string.h>

#include "ai/numbers.h"
#include "ai/odds.h"
#include "ai/outlook_memory.h"

const struct ai_outlook_weights ai_outlook_default = {
#include "ai/outlook.inc"
};

_Static_assert(sizeof(struct memory) <= AI_OUTLOOK_MEMORY, "the memory is large enough");

static const struct ai_outlook_weights *weights_of(const struct ai_position *position)
{
    return position->weights;
}

/* What depends on the bag alone. */
static void begin(const struct ai_position *position)
{
    struct memory *memory = position->memory;
    const struct ai_outlook_weights *weights = position->weights;
    ai_odds_begin(&memory->odds, position->rules, position->state);
    if (memory->stamp == memory->odds.stamp) {
        return;
    }
    memory->stamp = memory->odds.stamp;
    memory->turns = (double)position->state->bag_left / position->state->players;
    double each = weights->meeple * memory->turns / (memory->turns + weights->meeple_fade);
    /* At the end it keeps all of them (B-62). */
    double ahead = memory->turns / (memory->turns + weights->unfinished_fade);
    memory->unfinished = 1 - (1 - weights->unfinished) * ahead;
    memory->supply[0] = 0;
    for (int i = 0; i <= CARC_MAX_MEEPLES; i++) {
        memory->supply[i + 1] = memory->supply[i] + each;
        each *= weights->meeple_next;
    }
}

static double in_time(const struct ai_position *position, double tiles, double reach)
{
    const struct memory *memory = position->memory;
    int left = position->state->bag_left;
    return left == 0 || tiles <= 0 ? 0 : 1 - ai_power(1 - tiles / left, memory->turns * reach);
}

/* The odds of surroundings, with the chances that features at their edges are ended there. */
static const struct ai_cell_odds *odds_of(const struct ai_position *position, unsigned forbid)
{
    struct memory *memory = position->memory;
    const struct ai_outlook_weights *weights = position->weights;
    bool fresh;
    struct ai_cell_odds *odds =
        ai_odds_at(&memory->odds, position->rules, position->state, forbid, &fresh);
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
    double chance = weights_of(position)->join * coming / (1 + coming);
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
    root->chance *= odds->chance[edge->edge] * weights_of(position)->together;
    root->cells++;
}

/* Goes through the open edges: chances of all unfinished roads and cities. */
static void survey(const struct ai_position *position)
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
            odds = odds_of(position, carc_open_forbids(position->rules, position->state, open));
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

static const struct root *root_of(const struct ai_position *position, carc_node node)
{
    static const struct root none = {0, 0, -1, 0};
    const struct memory *memory = position->memory;
    const struct root *root = &memory->roots[node];
    return root->mark == memory->mark ? root : &none;
}

static double built_points(
    const struct ai_position *position, const struct carc_brief *brief, const struct root *root)
{
    const struct memory *memory = position->memory;
    const struct ai_outlook_weights *weights = position->weights;
    double growth = brief->kind == CARC_CITY ? weights->growth_city : weights->growth_road;
    double complete = brief->points_complete + growth * root->cells;
    double rest = memory->unfinished * brief->points_now;
    return rest + root->chance * (complete - rest);
}

static void weigh_monastery(const struct ai_position *position, struct held *held)
{
    const struct memory *memory = position->memory;
    const struct ai_outlook_weights *weights = position->weights;
    double coming = weights->monastery * memory->turns * position->state->players;
    double need = held->brief.open;
    double rest = need * coming / (coming + need) * weights->monastery_rest;
    held->home = coming <= 0 ? 0 : coming / (coming + need * need);
    held->points = held->home * 9 + (1 - held->home) * (held->brief.points_now + rest);
}

static double field_points(const struct ai_position *position, carc_node field)
{
    const struct memory *memory = position->memory;
    const struct ai_outlook_weights *weights = position->weights;
    const struct carc_options *options = &position->rules->options;
    carc_node cities[CARC_MAX_BAG * 5];
    size_t count = carc_field_cities(position->rules, position->state, field, cities);
    double sum = weights->field_growth * memory->turns;
    for (size_t i = 0; i < count; i++) {
        const struct root *root = root_of(position, cities[i]);
        sum += root->cells ? root->chance * weights->field_open : 1;
    }
    /* A farmer laid early gives the others time to lie there too. */
    double early = memory->turns / (memory->turns + 10);
    int each = !options->fields ? 0 : options->field_scoring == CARC_F1 ? 4 : 3;
    return each * sum * weights->field_value * (1 - early * (1 - weights->field_time));
}

static void weigh(const struct ai_position *position, struct held *held)
{
    const struct carc_brief *brief = &held->brief;
    const struct root *root = root_of(position, brief->feature);
    held->home = root->chance;
    if (brief->complete) {
        held->points = brief->points_complete;
        held->home = 1;
    } else if (brief->kind == CARC_FIELD) {
        held->points = field_points(position, brief->feature);
        held->home = 0;
    } else if (brief->kind == CARC_MONASTERY) {
        weigh_monastery(position, held);
    } else {
        held->points = built_points(position, brief, root);
    }
}

static void list_held(const struct ai_position *position)
{
    struct memory *memory = position->memory;
    memory->held_count = carc_claimed(position->rules, position->state, memory->brief);
    for (size_t i = 0; i < memory->held_count; i++) {
        struct held *held = &memory->held[i];
        held->brief = memory->brief[i];
        weigh(position, held);
        struct root *root = &memory->roots[held->brief.feature];
        if (root->mark == memory->mark) {
            root->held = (int16_t)i;
        }
    }
}

static int owners_of(const uint8_t *meeples, int players)
{
    int most = 1;
    int owners = 0;
    for (int player = 0; player < players; player++) {
        owners = meeples[player] > most ? 0 : owners;
        most = meeples[player] > most ? meeples[player] : most;
        owners |= (meeples[player] == most) << player;
    }
    return owners;
}

/* What it would change if two claimed features were joined. */
static void add_join(const struct ai_position *position, const struct held *a, const struct held *b,
    double chance, double *worth)
{
    int players = position->state->players;
    uint8_t meeples[CARC_MAX_PLAYERS];
    for (int player = 0; player < players; player++) {
        meeples[player] = (uint8_t)(a->brief.meeples[player] + b->brief.meeples[player]);
    }
    int owners = owners_of(meeples, players);
    for (int player = 0; player < players; player++) {
        double before = (a->brief.owners >> player & 1 ? a->points : 0) +
                        (b->brief.owners >> player & 1 ? b->points : 0);
        double after = owners >> player & 1 ? a->points + b->points : 0;
        worth[player] += chance * (after - before);
    }
}

static void add_pairs(const struct ai_position *position, double *worth)
{
    const struct memory *memory = position->memory;
    for (size_t i = 0; i < memory->pairs; i++) {
        const struct pair *pair = &memory->pair[i];
        int a = memory->roots[pair->a].held;
        int b = memory->roots[pair->b].held;
        if (a >= 0 && b >= 0 && memory->held[a].brief.owners != memory->held[b].brief.owners) {
            add_join(position, &memory->held[a], &memory->held[b], pair->chance, worth);
        }
    }
}

/* Adds what one claimed feature brings; `supply` is how many meeples each player has at home. */
static void add_held(const struct ai_position *position, const struct held *held,
    const uint8_t *supply, double *worth)
{
    const struct memory *memory = position->memory;
    double back = weights_of(position)->meeple_back * held->home;
    for (int player = 0; player < position->state->players; player++) {
        worth[player] += held->brief.owners >> player & 1 ? held->points : 0;
        int meeples = held->brief.complete ? 0 : held->brief.meeples[player];
        int home = supply[player];
        worth[player] += back * meeples * (memory->supply[home + 1] - memory->supply[home]);
    }
}

/* Everything but the claim that is being weighed. What is complete and not yet scored (inside of
 * a turn) counts as scored, its meeples as come home. */
static void sum_up(const struct ai_position *position, uint8_t *supply, double *worth)
{
    const struct carc_state *state = position->state;
    struct memory *memory = position->memory;
    begin(position);
    survey(position);
    list_held(position);
    memcpy(supply, state->supply, sizeof state->supply);
    for (size_t i = 0; i < memory->held_count; i++) {
        const struct carc_brief *brief = &memory->held[i].brief;
        for (int player = 0; brief->complete && player < state->players; player++) {
            supply[player] = (uint8_t)(supply[player] + brief->meeples[player]);
        }
    }
    for (int player = 0; player < state->players; player++) {
        worth[player] = state->score[player] + memory->supply[supply[player]];
    }
    for (size_t i = 0; i < memory->held_count; i++) {
        add_held(position, &memory->held[i], supply, worth);
    }
    add_pairs(position, worth);
}

void ai_outlook(const struct ai_position *position, double worth[CARC_MAX_PLAYERS])
{
    uint8_t supply[CARC_MAX_PLAYERS];
    if (position->state->phase == CARC_PHASE_OVER) {
        for (int player = 0; player < position->state->players; player++) {
            worth[player] = position->state->score[player];
        }
        return;
    }
    sum_up(position, supply, worth);
}

double ai_judge_outlook(const struct ai_position *position, int player)
{
    double worth[CARC_MAX_PLAYERS];
    ai_outlook(position, worth);
    return ai_rounded(ai_lead(worth, position->state->players, player));
}

double ai_outlook_supply(const struct ai_position *position, int count)
{
    const struct memory *memory = position->memory;
    begin(position);
    return memory->supply[count];
}

/* The turn player's lead after he claims the feature of a node. */
static double claim_lead(
    const struct ai_position *position, carc_node node, const uint8_t *supply, const double *worth)
{
    struct memory *memory = position->memory;
    int player = position->state->turn_player;
    double sums[CARC_MAX_PLAYERS];
    memcpy(sums, worth, sizeof sums);
    struct held *held = &memory->held[memory->held_count];
    held->brief = carc_brief(position->rules, position->state, node);
    held->brief.owners = (uint8_t)(1u << player);
    held->brief.meeples[player] = 1;
    weigh(position, held);
    sums[player] += held->points;
    if (!held->brief.complete) {
        int home = supply[player];
        double last = memory->supply[home] - memory->supply[home - 1];
        sums[player] += last * (held->home * weights_of(position)->meeple_back - 1);
    }
    for (size_t i = 0; i < memory->pairs; i++) {
        const struct pair *pair = &memory->pair[i];
        bool first = pair->a == held->brief.feature;
        int other = memory->roots[first ? pair->b : pair->a].held;
        if ((first || pair->b == held->brief.feature) && other >= 0) {
            add_join(position, held, &memory->held[other], pair->chance, sums);
        }
    }
    return ai_rounded(ai_lead(sums, position->state->players, player));
}

double ai_judge_outlook_claim(const struct ai_position *position, int *segment)
{
    const struct carc_state *state = position->state;
    uint8_t supply[CARC_MAX_PLAYERS];
    double worth[CARC_MAX_PLAYERS] = {0};
    sum_up(position, supply, worth);
    double best = ai_rounded(ai_lead(worth, state->players, state->turn_player));
    *segment = -1;
    int first = state->nodes - position->rules->pieces[state->drawn].segments;
    for (unsigned claims = state->claims; claims; claims &= claims - 1) {
        int claimed = __builtin_ctz(claims);
        double lead = claim_lead(position, first + claimed, supply, worth);
        if (lead > best) {
            best = lead;
            *segment = claimed;
        }
    }
    return best;
}
