/* Whether an action is legal, and the reason when it is not. */
#include "rules/crop.h"
#include "rules/lay.h"

/* What is to be done first, told to somebody who tries something else. */
static enum carc_result waiting_for(const struct carc_state *state)
{
    static const enum carc_result reasons[] = {
        [CARC_PHASE_DRAW] = CARC_DRAW_FIRST,
        [CARC_PHASE_TILE] = CARC_PLACE_FIRST,
        [CARC_PHASE_MEEPLE] = CARC_CLAIM_FIRST,
        [CARC_PHASE_CROP_CHOICE] = CARC_CROP_FIRST,
        [CARC_PHASE_CROP_TURN] = CARC_CROP_TURN_FIRST,
        [CARC_PHASE_OVER] = CARC_GAME_OVER,
    };
    return reasons[state->phase];
}

static enum carc_result try_draw(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    if (action.item >= rules->set.count) {
        return CARC_NO_SUCH_TILE;
    }
    return view_bag(rules, state)[action.item] ? CARC_OK : CARC_NOT_IN_BAG;
}

static enum carc_result try_place(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    if (action.rotation >= CARC_ROTATIONS) {
        return CARC_BAD_ROTATION;
    }
    return lay_try(rules, state, action.cell, rules->oriented[state->drawn][action.rotation].fit);
}

static enum carc_result held_by_somebody(enum carc_kind kind)
{
    static const enum carc_result reasons[] = {
        [CARC_FIELD] = CARC_FIELD_HELD,
        [CARC_ROAD] = CARC_ROAD_HELD,
        [CARC_CITY] = CARC_CITY_HELD,
        [CARC_MONASTERY] = CARC_MONASTERY_HELD,
    };
    return reasons[kind];
}

static enum carc_result try_claim(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    const struct carc_piece *piece = &rules->pieces[state->drawn];
    if (action.item >= piece->segments) {
        return CARC_NO_SUCH_SEGMENT;
    }
    if (state->claims >> action.item & 1) {
        return CARC_OK;
    }
    enum carc_kind kind = (enum carc_kind)piece->kinds[action.item];
    return kind == CARC_FIELD && !rules->options.fields ? CARC_FIELDS_OFF : held_by_somebody(kind);
}

static enum carc_result try_pass(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    (void)action;
    if (state->phase == CARC_PHASE_MEEPLE) {
        return CARC_OK;
    }
    if (state->crop == CARC_CROP_B) {
        return CARC_MUST_RETURN; /* */
    }
    return rules->options.cc_add_optional ? CARC_OK : CARC_MUST_ADD; /* */
}

static enum carc_result try_crop(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    (void)rules;
    (void)state;
    bool known = action.item == CARC_CROP_A || action.item == CARC_CROP_B;
    return known ? CARC_OK : CARC_BAD_CROP_CHOICE;
}

/* The node that an `add` or `return` names, or why there is none. */
static enum carc_result find_node(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_action action, unsigned *node)
{
    int placement = carc_placement_at(rules, state, action.cell);
    if (placement < 0) {
        return CARC_NO_TILE_THERE;
    }
    const struct placed *placed = &view_placed(rules, state)[placement];
    if (action.item >= view_piece(rules, placed)->segments) {
        return CARC_NO_SUCH_SEGMENT;
    }
    *node = placed->first + action.item;
    return CARC_OK;
}

static enum carc_result try_add(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    if (state->crop != CARC_CROP_A) {
        return CARC_CHOICE_WAS_B; /* */
    }
    unsigned node = 0;
    enum carc_result result = find_node(rules, state, action, &node);
    return result == CARC_OK ? crop_try_add(rules, state, node) : result;
}

static enum carc_result try_return(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    if (state->crop != CARC_CROP_B) {
        return CARC_CHOICE_WAS_A; /* */
    }
    unsigned node = 0;
    enum carc_result result = find_node(rules, state, action, &node);
    return result == CARC_OK ? crop_try_return(rules, state, node) : result;
}

typedef enum carc_result try_function(
    const struct carc_rules *, const struct carc_state *, struct carc_action);

/* What a verb needs: its phases as bits, which fields it uses, the judge. */
struct verb_row {
    unsigned phases;
    bool cell, rotation, item;
    try_function *judge;
};

#define IN(phase) (1u << CARC_PHASE_##phase)

static const struct verb_row verb_rows[] = {
    [CARC_DRAW] = {IN(DRAW), false, false, true, try_draw},
    [CARC_PLACE] = {IN(TILE), true, true, false, try_place},
    [CARC_CLAIM] = {IN(MEEPLE), false, false, true, try_claim},
    [CARC_PASS] = {IN(MEEPLE) | IN(CROP_TURN), false, false, false, try_pass},
    [CARC_CROP] = {IN(CROP_CHOICE), false, false, true, try_crop},
    [CARC_ADD] = {IN(CROP_TURN), true, false, true, try_add},
    [CARC_RETURN] = {IN(CROP_TURN), true, false, true, try_return},
};

static bool uses_only_its_fields(const struct verb_row *row, struct carc_action action)
{
    bool cell_is_unset = action.cell.x == 0 && action.cell.y == 0;
    return (row->cell || cell_is_unset) && (row->rotation || action.rotation == 0) &&
           (row->item || action.item == 0);
}

enum carc_result carc_try(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action)
{
    if (action.verb >= CARC_VERB_COUNT) {
        return CARC_UNKNOWN_VERB;
    }
    const struct verb_row *row = &verb_rows[action.verb];
    if (!(row->phases >> state->phase & 1)) {
        /* What is to be done first says most, except to somebody who draws when the tile lies. */
        bool laid = state->phase == CARC_PHASE_MEEPLE || state->phase == CARC_PHASE_CROP_CHOICE ||
                    state->phase == CARC_PHASE_CROP_TURN;
        return laid && action.verb == CARC_DRAW ? CARC_NO_DRAW_NOW : waiting_for(state);
    }
    if (!uses_only_its_fields(row, action)) {
        return CARC_UNUSED_FIELD;
    }
    return row->judge(rules, state, action);
}
