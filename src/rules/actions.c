/* What may be done now: listing, counting, choosing and judging actions. */
#include "rules/crop.h"
#include "rules/fits.h"

static size_t list_draws(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action *out)
{
    const uint16_t *bag = view_bag(rules, state);
    size_t count = 0;
    for (unsigned i = 0; i < rules->set.count; i++) {
        if (bag[i]) {
            out[count++] = (struct carc_action){CARC_DRAW, 0, (uint16_t)i, {0, 0}};
        }
    }
    return count;
}

static size_t list_places(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action *out)
{
    const uint16_t *forbids = view_forbids(rules, state);
    const struct carc_cell *cells = view_open_cells(rules, state);
    size_t count = 0;
    for (unsigned turn = 0; turn < CARC_ROTATIONS; turn++) {
        unsigned fit = rules->oriented[state->drawn][turn].fit;
        for (unsigned i = 0; i < state->open; i++) {
            if ((forbids[i] & fit) == 0) {
                out[count++] = (struct carc_action){CARC_PLACE, (uint8_t)turn, 0, cells[i]};
            }
        }
    }
    return count;
}

static const struct carc_action pass = {CARC_PASS, 0, 0, {0, 0}};

static size_t list_claims(const struct carc_state *state, struct carc_action *out)
{
    size_t count = 0;
    for (unsigned i = 0; i < CARC_MAX_SEGMENTS; i++) {
        if (state->claims >> i & 1) {
            out[count++] = (struct carc_action){CARC_CLAIM, 0, (uint16_t)i, {0, 0}};
        }
    }
    out[count++] = pass;
    return count;
}

static size_t list_crop_turn(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action *out)
{
    size_t count = crop_list(rules, state, state->crop_actor, state->crop, out);
    if (state->crop == CARC_CROP_A && rules->options.cc_add_optional) {
        out[count++] = pass; /* */
    }
    return count;
}

size_t carc_actions(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action *out)
{
    switch (state->phase) {
    case CARC_PHASE_DRAW: return list_draws(rules, state, out);
    case CARC_PHASE_TILE: return list_places(rules, state, out);
    case CARC_PHASE_MEEPLE: return list_claims(state, out);
    case CARC_PHASE_CROP_CHOICE:
        out[0] = (struct carc_action){CARC_CROP, 0, CARC_CROP_A, {0, 0}};
        out[1] = (struct carc_action){CARC_CROP, 0, CARC_CROP_B, {0, 0}};
        return 2;
    case CARC_PHASE_CROP_TURN: return list_crop_turn(rules, state, out);
    default: return 0;
    }
}

bool carc_is_look_alike(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    return action.verb == CARC_PLACE &&
           rules->pieces[state->drawn].alike[action.rotation] != action.rotation;
}

size_t carc_count_actions(const struct carc_rules *rules, const struct carc_state *state)
{
    switch (state->phase) {
    case CARC_PHASE_DRAW: return state->bag_left;
    case CARC_PHASE_TILE: {
        const struct carc_piece *piece = &rules->pieces[state->drawn];
        size_t count = 0;
        for (int i = 0; i < piece->rotations; i++) {
            uint16_t fit = rules->oriented[state->drawn][piece->distinct[i]].fit;
            count += fits_count(view_forbids(rules, state), state->open, fit);
        }
        return count;
    }
    case CARC_PHASE_MEEPLE: return lanes_count(state->claims) + 1;
    case CARC_PHASE_CROP_CHOICE: return 2;
    case CARC_PHASE_CROP_TURN:
        return crop_list(rules, state, state->crop_actor, state->crop, NULL) +
               (state->crop == CARC_CROP_A && rules->options.cc_add_optional);
    default: return 0;
    }
}

/* `number` of 2^32, scaled to 0 ... bound - 1. */
static unsigned scale(uint32_t number, size_t bound, size_t *count)
{
    if (count) {
        *count = bound;
    }
    return (unsigned)((uint64_t)number * bound >> 32);
}

static struct carc_action choose_draw(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count)
{
    const uint16_t *bag = view_bag(rules, state);
    unsigned left = scale(number, state->bag_left, count);
    unsigned tile = 0;
    while (left >= bag[tile]) {
        left -= bag[tile++];
    }
    return (struct carc_action){CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
}

/* Number of the set bit that has `skip` set bits below it. First its byte is found, by the running
 * sums of the bits in each byte; then it is one of eight (Vigna 2008, broadword selection). */
static unsigned nth_bit(uint64_t bits, unsigned skip)
{
    const uint64_t ones = 0x0101010101010101u;
    const uint64_t tops = ones << 7;
    uint64_t sums = bits - (bits >> 1 & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + (sums >> 2 & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0fu) * ones;
    uint64_t passed = ((skip * ones | tops) - sums) & tops;
    unsigned at = (unsigned)((passed >> 7) * ones >> 56) * 8;
    skip -= (unsigned)(sums << 8 >> at & 0xff);
    unsigned byte = (unsigned)(bits >> at & 0xff);
    for (; skip > 0; skip--) {
        byte &= byte - 1;
    }
    return at + (unsigned)__builtin_ctz(byte);
}

/* Sets of open cells: for each rotation, a word for each 64 cells. */
struct found {
    uint64_t cells[CARC_ROTATIONS * ((2 * CARC_MAX_BAG + 2 + 63) / 64)];
    unsigned counts[CARC_ROTATIONS * ((2 * CARC_MAX_BAG + 2 + 63) / 64)];
};

/* All fitting cells are found first, then one is picked. */
static struct carc_action choose_place(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count)
{
    struct found found;
    const struct carc_piece *piece = &rules->pieces[state->drawn];
    const struct carc_oriented *oriented = rules->oriented[state->drawn];
    const uint16_t *forbids = view_forbids(rules, state);
    unsigned open = state->open;
    unsigned words = fits_words(open);
    unsigned total = 0;
    for (unsigned i = 0, at = 0; i < CARC_ROTATIONS; i++) {
        /* The look-alikes stand last; a pattern that fits nowhere takes their place. */
        uint16_t fit = i < piece->rotations ? oriented[piece->distinct[i]].fit : 0xffff;
        for (unsigned word = 0; word < words; word++, at++) {
            found.cells[at] = fits_word(forbids, open, word, fit);
            found.counts[at] = lanes_count(found.cells[at]);
            total += found.counts[at];
        }
    }
    unsigned left = scale(number, total, count);
    unsigned at = 0;
    unsigned before = 0;
    for (unsigned i = 0, sum = 0; i < CARC_ROTATIONS * words - 1; i++) {
        sum += found.counts[i];
        at += left >= sum;
        before = left >= sum ? sum : before;
    }
    unsigned cell = 64 * (at % words) + nth_bit(found.cells[at], left - before);
    return (struct carc_action){
        CARC_PLACE, piece->distinct[at / words], 0, view_open_cells(rules, state)[cell]};
}

static struct carc_action choose_claim(
    const struct carc_state *state, uint32_t number, size_t *count)
{
    unsigned claims = state->claims;
    unsigned left = scale(number, lanes_count(claims) + 1, count);
    for (; claims; claims &= claims - 1) {
        if (left-- == 0) {
            return (struct carc_action){CARC_CLAIM, 0, (uint16_t)__builtin_ctz(claims), {0, 0}};
        }
    }
    return pass;
}

/* Under X-12 any segment of the board may be listed. */
static struct carc_action choose_crop_turn(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count)
{
    struct carc_action all[CARC_MAX_BAG * CARC_MAX_SEGMENTS + 1];
    size_t listed = list_crop_turn(rules, state, all);
    return all[scale(number, listed, count)];
}

struct carc_action carc_choose_action(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count)
{
    switch (state->phase) {
    case CARC_PHASE_DRAW: return choose_draw(rules, state, number, count);
    case CARC_PHASE_TILE: return choose_place(rules, state, number, count);
    case CARC_PHASE_MEEPLE: return choose_claim(state, number, count);
    case CARC_PHASE_CROP_CHOICE:
        return (struct carc_action){
            CARC_CROP, 0, scale(number, 2, count) ? CARC_CROP_B : CARC_CROP_A, {0, 0}};
    default: return choose_crop_turn(rules, state, number, count);
    }
}
