/* Choosing evenly among the actions that may be done now. */
#include "rules/choose.h"

#include "rules/crop.h"

/* The tiles of the bag in the order of their types. */
static struct carc_action draw_of(
    const struct carc_rules *rules, const struct carc_state *state, unsigned number)
{
    const uint16_t *bag = view_bag(rules, state);
    unsigned tile = 0;
    while (number >= bag[tile]) {
        number -= bag[tile++];
    }
    return (struct carc_action){.verb = CARC_DRAW, .item = (uint16_t)tile};
}

/* The claims, then `pass`. */
static struct carc_action claim_of(const struct carc_state *state, unsigned number)
{
    unsigned claims = state->claims;
    for (; claims; claims &= claims - 1) {
        if (number-- == 0) {
            return (struct carc_action){
                .verb = CARC_CLAIM, .item = (uint16_t)__builtin_ctz(claims)};
        }
    }
    return (struct carc_action){.verb = CARC_PASS};
}

/* Under X-12 any segment of the board may be listed. */
static struct carc_action choose_crop_turn(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count)
{
    struct carc_action all[CARC_MAX_BAG * CARC_MAX_SEGMENTS + 1];
    *count = crop_choices(rules, state, all);
    return all[choose_scale(number, *count)];
}

/* For each of the four rotations its words, with their sizes. */
#define MAX_WORDS ((2 * CARC_MAX_BAG + 2 + 63) / 64)

unsigned choose_among_many(const struct fits_offer *offer, uint32_t number, struct choice *out)
{
    uint64_t found[CARC_ROTATIONS * MAX_WORDS];
    unsigned counts[CARC_ROTATIONS * MAX_WORDS];
    unsigned words = fits_words(offer->open);
    unsigned total = 0;
    for (unsigned word = 0; word < words; word++) {
        uint64_t cells[CARC_ROTATIONS];
        fits_word(offer, word, cells);
        for (unsigned i = 0; i < CARC_ROTATIONS; i++) {
            found[i * words + word] = cells[i];
            counts[i * words + word] = lanes_count(cells[i]);
            total += lanes_count(cells[i]);
        }
    }
    if (total == 0) {
        return 0;
    }
    unsigned left = choose_scale(number, total);
    unsigned at = 0;
    unsigned before = 0;
    for (unsigned i = 0, sum = 0; i < CARC_ROTATIONS * words - 1; i++) {
        sum += counts[i];
        at += left >= sum;
        before = left >= sum ? sum : before;
    }
    out->rotation = offer->piece->distinct[at / words];
    out->slot = 64 * (at % words) + lanes_nth(found[at], left - before);
    return total;
}

static struct carc_action place_of(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count)
{
    struct fits_offer offer = {
        &rules->pieces[state->drawn], view_forbids(rules, state), state->open};
    struct choice choice = {0};
    struct choose_ways ways = {fits_first_word, lanes_nth};
    *count = choose_placement(&offer, number, ways, &choice);
    return (struct carc_action){.verb = CARC_PLACE,
        .rotation = (uint8_t)choice.rotation,
        .cell = view_open_cells(rules, state)[choice.slot]};
}

struct carc_action carc_choose_action(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count)
{
    size_t dummy;
    size_t *bound = count ? count : &dummy;
    switch (state->phase) {
    case CARC_PHASE_DRAW:
        *bound = state->bag_left;
        return draw_of(rules, state, choose_scale(number, *bound));
    case CARC_PHASE_TILE: return place_of(rules, state, number, bound);
    case CARC_PHASE_MEEPLE:
        *bound = lanes_count(state->claims) + 1;
        return claim_of(state, choose_scale(number, *bound));
    case CARC_PHASE_CROP_CHOICE:
        *bound = 2;
        return (struct carc_action){
            .verb = CARC_CROP, .item = choose_scale(number, 2) ? CARC_CROP_B : CARC_CROP_A};
    default: return choose_crop_turn(rules, state, number, bound);
    }
}
