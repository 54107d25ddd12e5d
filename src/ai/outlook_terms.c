/* The outlook, told term by term. */
#include "ai/outlook_memory.h"

/* The open cell of a feature that is the hardest to fill so that it ends there. */
static void find_gap(const struct ai_position *position, struct ai_outlook_term *term)
{
    const struct memory *memory = position->memory;
    double least = 2;
    for (size_t i = 0; i < memory->edges; i++) {
        const struct carc_frontier *edge = &memory->frontier[i];
        if (edge->feature != term->brief.feature) {
            continue;
        }
        unsigned forbid = carc_open_forbids(position->rules, position->state, edge->open);
        const struct ai_cell_odds *odds = outlook_odds(position, forbid);
        if (odds->chance[edge->edge] < least) {
            least = odds->chance[edge->edge];
            term->gap = edge->open;
            term->fitting = odds->fitting;
            term->ending = odds->ending[edge->edge];
        }
    }
}

static int complete_cities(const struct ai_position *position, carc_node field)
{
    carc_node cities[CARC_MAX_BAG * 5];
    size_t count = carc_field_cities(position->rules, position->state, field, cities);
    int complete = 0;
    for (size_t i = 0; i < count; i++) {
        struct carc_brief brief;
        carc_brief(position->rules, position->state, cities[i], &brief);
        complete += brief.complete;
    }
    return complete;
}

size_t ai_outlook_terms(const struct ai_position *position, struct ai_outlook_term *out)
{
    const struct memory *memory = position->memory;
    if (position->state->phase == CARC_PHASE_OVER) {
        return 0;
    }
    outlook_begin(position);
    outlook_survey(position);
    outlook_list(position);
    for (size_t i = 0; i < memory->held_count; i++) {
        const struct held *held = &memory->held[i];
        struct ai_outlook_term *term = &out[i];
        *term = (struct ai_outlook_term){
            .brief = held->brief, .chance = held->home, .points = held->points, .gap = -1};
        if (held->brief.kind == CARC_FIELD) {
            term->cities = complete_cities(position, held->brief.feature);
        } else if (held->brief.kind != CARC_MONASTERY) {
            find_gap(position, term);
        }
    }
    return memory->held_count;
}

double ai_outlook_supply(const struct ai_position *position, int count)
{
    const struct memory *memory = position->memory;
    outlook_begin(position);
    return memory->supply[count];
}
