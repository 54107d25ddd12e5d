#include "ai/outlook.h"

#include <string.h>

#include "ai/numbers.h"
#include "ai/odds.h"
#include "ai/outlook_memory.h"

const struct ai_outlook_weights ai_outlook_default = {
#include "ai/outlook.inc"
};

_Static_assert(sizeof(struct memory) <= AI_OUTLOOK_MEMORY, "the memory is large enough");

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
        const struct root *root = outlook_root_of(position, cities[i]);
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
    const struct root *root = outlook_root_of(position, brief->feature);
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

void outlook_list(const struct ai_position *position)
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
    struct memory *memory = position->memory;
    double back = outlook_weights(position)->meeple_back * held->home;
    for (int player = 0; player < position->state->players; player++) {
        worth[player] += held->brief.owners >> player & 1 ? held->points : 0;
        int meeples = held->brief.complete ? 0 : held->brief.meeples[player];
        int home = supply[player];
        worth[player] += back * meeples * (memory->supply[home + 1] - memory->supply[home]);
        memory->returning[player] += held->home * meeples;
    }
}

/* Everything but the claim that is being weighed. What is complete and not yet scored (inside of
 * a turn) counts as scored, its meeples as come home. */
static void sum_up(const struct ai_position *position, uint8_t *supply, double *worth)
{
    const struct carc_state *state = position->state;
    struct memory *memory = position->memory;
    outlook_begin(position);
    outlook_survey(position);
    outlook_list(position);
    memcpy(supply, state->supply, sizeof state->supply);
    for (size_t i = 0; i < memory->held_count; i++) {
        const struct carc_brief *brief = &memory->held[i].brief;
        for (int player = 0; brief->complete && player < state->players; player++) {
            supply[player] = (uint8_t)(supply[player] + brief->meeples[player]);
        }
    }
    for (int player = 0; player < state->players; player++) {
        worth[player] = state->score[player] + memory->supply[supply[player]];
        memory->returning[player] = 0;
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

/* The turn player's lead after he claims the feature of a node. */
static double claim_lead(
    const struct ai_position *position, carc_node node, const uint8_t *supply, const double *worth)
{
    struct memory *memory = position->memory;
    int player = position->state->turn_player;
    double sums[CARC_MAX_PLAYERS];
    memcpy(sums, worth, sizeof sums);
    struct held *held = &memory->held[memory->held_count];
    carc_brief(position->rules, position->state, node, &held->brief);
    held->brief.owners = (uint8_t)(1u << player);
    held->brief.meeples[player] = 1;
    weigh(position, held);
    sums[player] += held->points;
    if (!held->brief.complete) {
        int home = supply[player];
        double last = memory->supply[home] - memory->supply[home - 1];
        double next = memory->supply[home + 1] - memory->supply[home];
        double back = outlook_weights(position)->meeple_back;
        /* With one less at home those that come back are worth more, too. */
        sums[player] += back * (held->home * last + memory->returning[player] * (last - next));
        sums[player] -= last;
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
