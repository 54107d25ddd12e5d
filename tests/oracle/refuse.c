#include "refuse.h"

static uint16_t any_item(struct rng *rng, const struct oracle *oracle)
{
    switch (rng_below(rng, 4)) {
    case 0: return (uint16_t)rng_below(rng, oracle->rules->set.count + 2u);
    case 1: return (uint16_t)rng_below(rng, 0x10000);
    default: return (uint16_t)rng_below(rng, 8);
    }
}

/* A cell on or near the board, seldom far away. */
static struct carc_cell any_cell(struct rng *rng, const struct oracle *oracle)
{
    if (rng_below(rng, 8) == 0) {
        return (struct carc_cell){
            (int16_t)rng_below(rng, 0x10000), (int16_t)rng_below(rng, 0x10000)};
    }
    const struct oracle_placement *near =
        &oracle->placements[rng_below(rng, (uint32_t)oracle->placed)];
    return (struct carc_cell){(int16_t)(near->x + (int)rng_below(rng, 3) - 1),
        (int16_t)(near->y + (int)rng_below(rng, 3) - 1)};
}

/* The verb that the phase is about, so that the finer reasons of refusal come up as well. */
static uint8_t fitting_verb(struct rng *rng, const struct oracle *oracle)
{
    switch (oracle->phase) {
    case CARC_PHASE_DRAW: return CARC_DRAW;
    case CARC_PHASE_TILE: return CARC_PLACE;
    case CARC_PHASE_MEEPLE: return CARC_CLAIM;
    case CARC_PHASE_CROP_CHOICE: return CARC_CROP;
    case CARC_PHASE_CROP_TURN: return rng_below(rng, 2) ? CARC_ADD : CARC_RETURN;
    default: return (uint8_t)rng_below(rng, CARC_VERB_COUNT);
    }
}

static bool uses_cell(uint8_t verb)
{
    return verb == CARC_PLACE || verb == CARC_ADD || verb == CARC_RETURN;
}

struct carc_action refuse_invent(
    struct rng *rng, const struct oracle *oracle, const struct carc_action *list, size_t count)
{
    struct carc_action action = {0};
    uint32_t kind = rng_below(rng, 4);
    if (kind == 0 && count > 0) {
        action = list[rng_below(rng, (uint32_t)count)];
        switch (rng_below(rng, 4)) {
        case 0: action.verb = (uint8_t)rng_below(rng, CARC_VERB_COUNT + 2); break;
        case 1: action.rotation = (uint8_t)rng_below(rng, 6); break;
        case 2: action.item = any_item(rng, oracle); break;
        default: action.cell = any_cell(rng, oracle); break;
        }
        return action;
    }
    if (kind == 1) { /* anything at all */
        uint64_t bits = rng_next(rng);
        memcpy(&action, &bits, sizeof action);
        return action;
    }
    action.verb = kind == 2 ? (uint8_t)rng_below(rng, CARC_VERB_COUNT) : fitting_verb(rng, oracle);
    if (action.verb == CARC_PLACE) {
        action.rotation = (uint8_t)rng_below(rng, 4);
    } else if (action.verb != CARC_PASS) {
        action.item = any_item(rng, oracle);
    }
    if (uses_cell(action.verb)) {
        action.cell = any_cell(rng, oracle);
    }
    return action;
}
