/* What may be done now: listing and counting actions. */
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

static size_t list_claims(const struct carc_state *state, struct carc_action *out)
{
    size_t count = 0;
    for (unsigned i = 0; i < CARC_MAX_SEGMENTS; i++) {
        if (state->claims >> i & 1) {
            out[count++] = (struct carc_action){CARC_CLAIM, 0, (uint16_t)i, {0, 0}};
        }
    }
    out[count++] = (struct carc_action){.verb = CARC_PASS};
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
    case CARC_PHASE_CROP_TURN: return crop_choices(rules, state, out);
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
        struct fits_offer offer = {
            &rules->pieces[state->drawn], view_forbids(rules, state), state->open};
        size_t count = 0;
        for (unsigned word = 0; word < fits_words(state->open); word++) {
            uint64_t cells[CARC_ROTATIONS];
            fits_word(&offer, word, cells);
            for (int i = 0; i < CARC_ROTATIONS; i++) {
                count += lanes_count(cells[i]);
            }
        }
        return count;
    }
    case CARC_PHASE_MEEPLE: return lanes_count(state->claims) + 1;
    case CARC_PHASE_CROP_CHOICE: return 2;
    case CARC_PHASE_CROP_TURN: return crop_choices(rules, state, NULL);
    default: return 0;
    }
}
