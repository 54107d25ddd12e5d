/* Two steps of a random game in one piece: the tile is drawn, chosen for and laid without an action
 * between, so that nothing is looked for twice. What is done is what carc_apply_legal does. */
#include "rules/choose.h"
#include "rules/laying.h"
#include "rules/step.h"

/* What is drawn, and what chooses where it goes. */
struct stride {
    unsigned tile;
    uint32_t number;
    struct choose_ways ways;
};

static ALWAYS_INLINE size_t stride_on(
    const struct carc_rules *rules, const struct table *table, struct stride stride)
{
    struct carc_state *state = table->state;
    struct fits_offer offer = {&rules->pieces[stride.tile], table_forbid(table, 0), state->open};
    struct choice choice;
    size_t count = choose_placement(&offer, stride.number, stride.ways, &choice);
    step_draw(rules, state, stride.tile);
    if (UNLIKELY(count == 0)) {
        step_set_aside(rules, state, NULL);
        return 0;
    }
    struct laying_place place = {stride.tile * CARC_ROTATIONS + choice.rotation, (int)choice.slot,
        *table_cell(table, choice.slot)};
    laying_do(rules, table, place);
    step_survey(rules, state, table_root(table, 0), table_group(table, 0));
    if (LIKELY(state->claims)) {
        state->phase = CARC_PHASE_MEEPLE;
    } else {
        step_finish(rules, state, NULL);
    }
    return count;
}

static ALWAYS_INLINE size_t draw_and_place(
    const struct carc_rules *rules, struct carc_state *state, struct stride stride)
{
    if (LIKELY(rules->layout.plain)) {
        const struct table table = table_of(rules, state, true);
        return stride_on(rules, &table, stride);
    }
    stride.ways = (struct choose_ways){fits_first_word, lanes_nth}; /* there may be less room */
    const struct table table = table_of(rules, state, false);
    return stride_on(rules, &table, stride);
}

#ifdef LANES_NEWER
LANES_NEWER
static size_t draw_and_place_on_newer(
    const struct carc_rules *rules, struct carc_state *state, unsigned tile, uint32_t number)
{
    struct choose_ways ways = {fits_first_word_on_newer, lanes_nth_on_newer};
    return draw_and_place(rules, state, (struct stride){tile, number, ways});
}
#endif

size_t carc_draw_and_place(
    const struct carc_rules *rules, struct carc_state *state, unsigned tile, uint32_t number)
{
#ifdef LANES_NEWER
    if (LIKELY(lanes_newer())) {
        return draw_and_place_on_newer(rules, state, tile, number);
    }
#endif
    struct choose_ways ways = {fits_first_word, lanes_nth};
    return draw_and_place(rules, state, (struct stride){tile, number, ways});
}

void carc_claim_or_pass(const struct carc_rules *rules, struct carc_state *state, int segment)
{
    if (segment >= 0) {
        step_claim(rules, state, (unsigned)segment);
    }
    step_finish(rules, state, NULL);
}
