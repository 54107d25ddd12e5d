#include "client/showcase.h"

#include <stdlib.h>

#include "base/rng.h"
#include "base/text.h"
#include "load/game.h"
#include "rules/query.h"

#define TILES 44
#define PLAYERS 5
#define SEED 20

static struct carc_rules *load(void)
{
    struct diag diag;
    diag_init(&diag, "");
    struct load_request *request = base_alloc(sizeof *request);
    load_request_init(request);
    struct carc_rules *rules =
        load_request_sets(request, "base,crop-circles", &diag) ? load_game(request, &diag) : NULL;
    free(request);
    return rules;
}

/* Tiles around the cell, those at a corner for half; near the middle is better. */
static int weight(const struct showcase *showcase, struct carc_cell cell)
{
    int weight = 0;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            struct carc_cell at = {(int16_t)(cell.x + dx), (int16_t)(cell.y + dy)};
            bool there = carc_placement_at(showcase->rules, showcase->state, at) >= 0;
            weight += there ? (dx == 0 || dy == 0 ? 12 : 6) : 0;
        }
    }
    return weight - abs(cell.x) - abs(cell.y);
}

/* Lays tiles close together, and now and then puts a meeple down. */
static struct carc_action choose(const struct showcase *showcase, const struct carc_action *actions,
    size_t count, struct rng *rng)
{
    const struct carc_state *state = showcase->state;
    size_t best = rng_below(rng, (uint32_t)count);
    if (state->phase == CARC_PHASE_MEEPLE && rng_below(rng, 5) < 2) {
        best = count - 1; /* pass */
    }
    for (size_t i = 0; state->phase == CARC_PHASE_TILE && i < count; i++) {
        if (weight(showcase, actions[i].cell) > weight(showcase, actions[best].cell)) {
            best = i;
        }
    }
    return actions[best];
}

bool showcase_make(struct showcase *showcase)
{
    *showcase = (struct showcase){.rules = load()};
    if (showcase->rules == NULL) {
        return false;
    }
    showcase->state = base_alloc(carc_state_size(showcase->rules));
    carc_start(showcase->rules, PLAYERS, showcase->state);
    struct carc_action *actions = base_alloc(carc_max_actions(showcase->rules) * sizeof *actions);
    struct rng rng;
    rng_seed(&rng, SEED);
    while (showcase->state->placed < TILES && showcase->state->phase != CARC_PHASE_OVER) {
        size_t count = carc_actions(showcase->rules, showcase->state, actions);
        struct carc_action action = choose(showcase, actions, count, &rng);
        carc_apply(showcase->rules, showcase->state, action, NULL);
    }
    free(actions);
    return true;
}

void showcase_finish(struct showcase *showcase)
{
    free(showcase->state);
    free(showcase->rules);
}
