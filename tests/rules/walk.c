#include "walk.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>

#include "base/text.h"

static void list_actions(struct walk *walk)
{
    walk->count = carc_actions(walk->rules, walk->state, walk->list);
    cr_assert(le(sz, walk->count, carc_max_actions(walk->rules)));
}

void walk_init(struct walk *walk, const struct carc_rules *rules, int players, uint64_t seed)
{
    *walk = (struct walk){.rules = rules};
    rng_seed(&walk->rng, seed);
    walk->state = base_alloc(carc_state_size(rules));
    walk->list = base_alloc(carc_max_actions(rules) * sizeof *walk->list);
    walk->events.capacity = carc_max_events(rules);
    walk->events.items = base_alloc(walk->events.capacity * sizeof *walk->events.items);
    carc_start(rules, players, walk->state);
    list_actions(walk);
}

void walk_finish(struct walk *walk)
{
    free(walk->state);
    free(walk->list);
    free(walk->events.items);
}

bool walk_step(struct walk *walk)
{
    if (walk->count == 0) {
        cr_assert(eq(int, walk->state->phase, CARC_PHASE_OVER));
        return false;
    }
    struct carc_action action = walk->list[rng_below(&walk->rng, (uint32_t)walk->count)];
    walk->events.count = 0;
    walk->events.lost = 0;
    enum carc_result result = carc_apply(walk->rules, walk->state, action, &walk->events);
    cr_assert(eq(int, result, CARC_OK), "%s", carc_result_text(result));
    cr_assert(eq(sz, walk->events.lost, 0));
    list_actions(walk);
    return true;
}

struct carc_state *walk_copy(const struct walk *walk)
{
    size_t size = carc_state_size(walk->rules);
    struct carc_state *copy = base_alloc(size);
    memcpy(copy, walk->state, size);
    return copy;
}
