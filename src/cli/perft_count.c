#include "cli/perft_count.h"

#include <assert.h>
#include <stdlib.h>

#include "base/text.h"

/* What every level of the search needs. */
struct perft {
    const struct carc_rules *rules;
    const uint16_t *order;
    size_t depth;
    size_t state_size;
    size_t max_actions;
};

static uint64_t count_from(const struct perft *perft, const struct carc_state *state, size_t done);

/* At the last tile every way to end the turn with one more decision is one way: no need to play
 * it. Not so on crop circle tiles, where step 4 may follow. */
static bool is_last_decision(const struct perft *perft, const struct carc_state *state, size_t done)
{
    const struct carc_tile *tile = &perft->rules->set.tiles[state->drawn];
    return done == perft->depth && state->phase == CARC_PHASE_MEEPLE &&
           tile->symbol == CARC_NO_SYMBOL;
}

static uint64_t count_actions(
    const struct perft *perft, const struct carc_state *state, size_t done)
{
    struct carc_action *list = base_alloc(perft->max_actions * sizeof *list);
    struct carc_state *next = base_alloc(perft->state_size);
    size_t count = carc_actions(perft->rules, state, list);
    uint64_t ways = 0;
    for (size_t i = 0; i < count; i++) {
        if (carc_is_look_alike(perft->rules, state, list[i])) {
            continue;
        }
        memcpy(next, state, perft->state_size);
        carc_apply_legal(perft->rules, next, list[i], NULL);
        ways += count_from(perft, next, done);
    }
    free(next);
    free(list);
    return ways;
}

static uint64_t count_from(const struct perft *perft, const struct carc_state *state, size_t done)
{
    if (state->phase == CARC_PHASE_OVER ||
        (state->phase == CARC_PHASE_DRAW && done == perft->depth)) {
        return 1;
    }
    if (is_last_decision(perft, state, done)) {
        return carc_count_actions(perft->rules, state);
    }
    if (state->phase != CARC_PHASE_DRAW) {
        return count_actions(perft, state, done);
    }
    struct carc_state *next = base_alloc(perft->state_size);
    memcpy(next, state, perft->state_size);
    struct carc_action draw = {.verb = CARC_DRAW, .item = perft->order[done]};
    enum carc_result result = carc_apply(perft->rules, next, draw, NULL);
    assert(result == CARC_OK);
    (void)result;
    uint64_t ways = count_from(perft, next, done + 1);
    free(next);
    return ways;
}

uint64_t perft_count(const struct carc_rules *rules, const struct carc_state *state,
    const uint16_t *order, size_t depth)
{
    struct perft perft = {rules, order, depth, carc_state_size(rules), carc_max_actions(rules)};
    return count_from(&perft, state, 0);
}
