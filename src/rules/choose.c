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

#define ONES 0x0101010101010101u
#define TOPS (ONES << 7)

/* How many of the eight bytes, each at most 127 and none smaller than the one below it, are at
 * most `limit`. */
static ALWAYS_INLINE unsigned bytes_up_to(uint64_t bytes, unsigned limit)
{
    uint64_t passed = ((limit * ONES | TOPS) - bytes) & TOPS;
    return (unsigned)((passed >> 7) * ONES >> 56);
}

/* Number of the set bit that has `skip` set bits below it. First its byte is found, by the running
 * sums of the bits in each byte, then in the same way the bit in the byte (Vigna 2008, broadword
 * selection). A loop would be a coin toss for the branch prediction. */
static ALWAYS_INLINE unsigned nth_bit(uint64_t bits, unsigned skip)
{
    uint64_t sums = bits - (bits >> 1 & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + (sums >> 2 & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0fu) * ONES;
    unsigned at = 8 * bytes_up_to(sums, skip);
    skip -= (unsigned)(sums << 8 >> at & 0xff);
    /* Each bit of the byte to the byte of its own. */
    uint64_t spread = (bits >> at & 0xff) * ONES & 0x8040201008040201u;
    uint64_t apart = (spread + (TOPS - ONES)) >> 7 & ONES;
    return at + bytes_up_to(apart * ONES, skip);
}

/* Sets of open cells, 64 in a word: for each of the four rotations its words, with their sizes. */
#define MAX_WORDS ((2 * CARC_MAX_BAG + 2 + 63) / 64)

struct found {
    uint64_t cells[CARC_ROTATIONS * MAX_WORDS];
    unsigned counts[CARC_ROTATIONS * MAX_WORDS];
};

/* All fitting cells are found first, then one is picked. */
static ALWAYS_INLINE struct choice choose_among(const struct carc_rules *rules,
    const struct carc_state *state, unsigned tile, uint32_t number, unsigned words)
{
    struct found found;
    const struct carc_piece *piece = &rules->pieces[tile];
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
        return (struct choice){.count = 0};
    }
    unsigned left = scale(number, total);
    unsigned at = 0;
    unsigned before = 0;
    for (unsigned i = 0, sum = 0; i < CARC_ROTATIONS * words - 1; i++) {
        sum += found.counts[i];
        at += left >= sum;
        before = left >= sum ? sum : before;
    }
    unsigned slot = 64 * (at % words) + nth_bit(found.cells[at], left - before);
    return (struct choice){total, piece->distinct[at / words], view_open_cells(rules, state)[slot]};
}

FOR_NEWER_MACHINES
struct choice choose_placement(
    const struct carc_rules *rules, const struct carc_state *state, unsigned tile, uint32_t number)
{
    unsigned words = fits_words(state->open);
    return LIKELY(words == 1) ? choose_among(rules, state, tile, number, 1)
                              : choose_among(rules, state, tile, number, words);
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
        struct choice choice = choose_placement(rules, state, state->drawn, number);
        *bound = choice.count;
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
