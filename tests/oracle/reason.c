/* Whether a refusal says the truth. */
#include "refuse.h"

static bool is_place_reason(
    const struct oracle *oracle, struct carc_action action, enum carc_result reason)
{
    int x = action.cell.x;
    int y = action.cell.y;
    struct oracle_placement there = {oracle->drawn, action.rotation, x, y};
    switch (reason) {
    case CARC_BAD_ROTATION: return action.rotation > 3;
    case CARC_CELL_TAKEN: return oracle_at(oracle, x, y) >= 0;
    case CARC_NO_NEIGHBOUR: return oracle_at(oracle, x, y) < 0 && !oracle_is_open(oracle, x, y);
    case CARC_NORTH_EDGE:
    case CARC_EAST_EDGE:
    case CARC_SOUTH_EDGE:
    case CARC_WEST_EDGE:
        return oracle_is_open(oracle, x, y) &&
               !oracle_edge_fits(oracle, &there, (int)reason - CARC_NORTH_EDGE);
    default: return false;
    }
}

static bool is_claim_reason(
    const struct oracle *oracle, struct carc_action action, enum carc_result reason)
{
    static const enum carc_result held[] = {[CARC_FIELD] = CARC_FIELD_HELD,
        [CARC_ROAD] = CARC_ROAD_HELD,
        [CARC_CITY] = CARC_CITY_HELD,
        [CARC_MONASTERY] = CARC_MONASTERY_HELD};
    struct oracle_spot spot = {oracle->placed - 1, action.item};
    if (action.item >= oracle_tile(oracle, spot.placement)->segment_count) {
        return reason == CARC_NO_SUCH_SEGMENT;
    }
    enum carc_kind kind = oracle_segment(oracle, spot)->kind;
    if (reason == CARC_FIELDS_OFF) {
        return kind == CARC_FIELD && !oracle->rules->options.fields;
    }
    return reason == held[kind] && oracle_owners(oracle, oracle_feature_at(oracle, spot)) != 0;
}

/* For the right one of `add` and `return`: why not there. */
static bool is_spot_reason(
    const struct oracle *oracle, struct carc_action action, enum carc_result reason)
{
    static const enum carc_result wrong[] = {[CARC_FIELD] = CARC_WRONG_KIND_FIELD,
        [CARC_ROAD] = CARC_WRONG_KIND_ROAD,
        [CARC_CITY] = CARC_WRONG_KIND_CITY};
    static const enum carc_result none[] = {[CARC_FIELD] = CARC_NO_FARMER,
        [CARC_ROAD] = CARC_NO_HIGHWAYMAN,
        [CARC_CITY] = CARC_NO_KNIGHT};
    struct oracle_spot spot = {oracle_at(oracle, action.cell.x, action.cell.y), action.item};
    if (spot.placement < 0) {
        return reason == CARC_NO_TILE_THERE;
    }
    if (action.item >= oracle_tile(oracle, spot.placement)->segment_count) {
        return reason == CARC_NO_SUCH_SEGMENT;
    }
    enum carc_kind wanted = oracle_indicated_kind(oracle);
    return reason == (oracle_segment(oracle, spot)->kind == wanted ? none : wrong)[wanted];
}

static bool is_crop_turn_reason(
    const struct oracle *oracle, struct carc_action action, enum carc_result reason)
{
    bool adding = oracle->crop == CARC_CROP_A;
    if (action.verb == CARC_PASS) {
        return reason == (adding ? CARC_MUST_ADD : CARC_MUST_RETURN);
    }
    if (action.verb == CARC_ADD && !adding) {
        return reason == CARC_CHOICE_WAS_B;
    }
    if (action.verb == CARC_RETURN && adding) {
        return reason == CARC_CHOICE_WAS_A;
    }
    return is_spot_reason(oracle, action, reason);
}

static bool belongs(enum carc_phase phase, uint8_t verb)
{
    switch (phase) {
    case CARC_PHASE_DRAW: return verb == CARC_DRAW;
    case CARC_PHASE_TILE: return verb == CARC_PLACE;
    case CARC_PHASE_MEEPLE: return verb == CARC_CLAIM || verb == CARC_PASS;
    case CARC_PHASE_CROP_CHOICE: return verb == CARC_CROP;
    case CARC_PHASE_CROP_TURN: return verb == CARC_ADD || verb == CARC_RETURN || verb == CARC_PASS;
    default: return false;
    }
}

/* An action at the wrong time: what must be done first, or that one cannot draw now. */
static bool is_time_reason(const struct oracle *oracle, uint8_t verb, enum carc_result reason)
{
    static const enum carc_result first[] = {[CARC_PHASE_DRAW] = CARC_DRAW_FIRST,
        [CARC_PHASE_TILE] = CARC_PLACE_FIRST,
        [CARC_PHASE_MEEPLE] = CARC_CLAIM_FIRST,
        [CARC_PHASE_CROP_CHOICE] = CARC_CROP_FIRST,
        [CARC_PHASE_CROP_TURN] = CARC_CROP_TURN_FIRST,
        [CARC_PHASE_OVER] = CARC_GAME_OVER};
    bool no_draw_now = verb == CARC_DRAW && reason == CARC_NO_DRAW_NOW;
    return !belongs(oracle->phase, verb) && (reason == first[oracle->phase] || no_draw_now);
}

/* A part that the verb does not use must be 0. */
static bool has_unused_part(struct carc_action action)
{
    bool cell = action.cell.x != 0 || action.cell.y != 0;
    bool item = action.item != 0;
    switch ((enum carc_verb)action.verb) {
    case CARC_DRAW:
    case CARC_CLAIM:
    case CARC_CROP: return cell || action.rotation != 0;
    case CARC_PLACE: return item;
    case CARC_PASS: return cell || item || action.rotation != 0;
    case CARC_ADD:
    case CARC_RETURN: return action.rotation != 0;
    default: return true;
    }
}

bool refuse_is_true(const struct oracle *oracle, struct carc_action action, enum carc_result reason)
{
    if (action.verb >= CARC_VERB_COUNT) {
        return reason == CARC_UNKNOWN_VERB;
    }
    if (!belongs(oracle->phase, action.verb)) {
        return is_time_reason(oracle, action.verb, reason);
    }
    if (reason == CARC_UNUSED_FIELD) {
        return has_unused_part(action);
    }
    switch (oracle->phase) {
    case CARC_PHASE_DRAW:
        return reason ==
               (action.item < oracle->rules->set.count ? CARC_NOT_IN_BAG : CARC_NO_SUCH_TILE);
    case CARC_PHASE_TILE: return is_place_reason(oracle, action, reason);
    case CARC_PHASE_MEEPLE: return is_claim_reason(oracle, action, reason);
    case CARC_PHASE_CROP_CHOICE: return reason == CARC_BAD_CROP_CHOICE;
    case CARC_PHASE_CROP_TURN: return is_crop_turn_reason(oracle, action, reason);
    default: return false;
    }
}
