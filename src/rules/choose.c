/* Choosing evenly among the actions that may be done now. */
#include "rules/choose.h"

#include "rules/crop.h"
#include "rules/fits.h"

/* `number` of 2^32, scaled to 0 ... bound - 1. */
static unsigned scale(uint32_t number, size_t bound)
{
    return (unsigned)((uint64_t)number * bound >> 32);
}

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
    return all[scale(number, *count)];
}

/* Sets of open cells, 64 in a word: for each of the four rotations its words, with their sizes. */
#define MAX_WORDS ((2 * CARC_MAX_BAG + 2 + 63) / 64)

/* What is chosen, and by which way to find a bit. */
struct wanted {
    unsigned tile;
    uint32_t number;
    unsigned (*nth_bit)(uint64_t bits, unsigned skip);
};

struct found {
    uint64_t cells[CARC_ROTATIONS * MAX_WORDS];
    unsigned counts[CARC_ROTATIONS * MAX_WORDS];
};

/* All fitting cells are found first, then one is picked. */
static ALWAYS_INLINE unsigned choose_among(const struct carc_rules *rules,
    const struct carc_state *state, struct wanted wanted, unsigned words, struct choice *out)
{
    struct found found;
    const struct carc_piece *piece = &rules->pieces[wanted.tile];
    unsigned total = 0;
    for (unsigned word = 0; word < words; word++) {
        uint64_t cells[CARC_ROTATIONS];
        fits_word(view_forbids(rules, state), state->open, word, piece, cells);
        for (unsigned i = 0; i < CARC_ROTATIONS; i++) {
            unsigned count = lanes_count(cells[i]);
            found.cells[i * words + word] = cells[i];
            found.counts[i * words + word] = count;
            total += count;
        }
    }
    if (UNLIKELY(total == 0)) {
        return 0;
    }
    unsigned left = scale(wanted.number, total);
    unsigned at = 0;
    unsigned before = 0;
    for (unsigned i = 0, sum = 0; i < CARC_ROTATIONS * words - 1; i++) {
        sum += found.counts[i];
        at += left >= sum;
        before = left >= sum ? sum : before;
    }
    unsigned slot = 64 * (at % words) + wanted.nth_bit(found.cells[at], left - before);
    out->rotation = piece->distinct[at / words];
    out->cell = view_open_cells(rules, state)[slot];
    return total;
}

/* Most often all open cells are in one word. */
static ALWAYS_INLINE unsigned choose(const struct carc_rules *rules, const struct carc_state *state,
    struct wanted wanted, struct choice *out)
{
    unsigned words = fits_words(state->open);
    return LIKELY(words == 1) ? choose_among(rules, state, wanted, 1, out)
                              : choose_among(rules, state, wanted, words, out);
}

#ifdef LANES_NEWER
LANES_NEWER
static unsigned choose_on_newer(const struct carc_rules *rules, const struct carc_state *state,
    unsigned tile, uint32_t number, struct choice *out)
{
    return choose(rules, state, (struct wanted){tile, number, lanes_nth_on_newer}, out);
}
#endif

unsigned choose_placement(const struct carc_rules *rules, const struct carc_state *state,
    unsigned tile, uint32_t number, struct choice *out)
{
#ifdef LANES_NEWER
    if (lanes_newer()) {
        return choose_on_newer(rules, state, tile, number, out);
    }
#endif
    return choose(rules, state, (struct wanted){tile, number, lanes_nth}, out);
}

struct carc_action carc_choose_action(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count)
{
    size_t dummy;
    size_t *bound = count ? count : &dummy;
    switch (state->phase) {
    case CARC_PHASE_DRAW:
        *bound = state->bag_left;
        return draw_of(rules, state, scale(number, *bound));
    case CARC_PHASE_TILE: {
        struct choice choice = {0};
        *bound = choose_placement(rules, state, state->drawn, number, &choice);
        return (struct carc_action){CARC_PLACE, (uint8_t)choice.rotation, 0, choice.cell};
    }
    case CARC_PHASE_MEEPLE:
        *bound = lanes_count(state->claims) + 1;
        return claim_of(state, scale(number, *bound));
    case CARC_PHASE_CROP_CHOICE:
        *bound = 2;
        return (struct carc_action){
            .verb = CARC_CROP, .item = scale(number, 2) ? CARC_CROP_B : CARC_CROP_A};
    default: return choose_crop_turn(rules, state, number, bound);
    }
}
