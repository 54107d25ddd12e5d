/* The turn as data: for each phase what its actions do. */
#include "rules/crop.h"
#include "rules/lay.h"
#include "rules/score.h"
#include "rules/setup.h"
#include "rules/step.h"

static void end_game(
    const struct carc_rules *rules, struct carc_state *state, struct carc_events *events)
{
    if (events) {
        score_emit(events, &(struct carc_event){.kind = CARC_EVENT_FINAL});
    }
    score_final(rules, state, state->score, events);
    state->phase = CARC_PHASE_OVER;
    if (events) {
        struct carc_event event = {
            .kind = CARC_EVENT_OVER, .winners = (uint8_t)carc_winners(rules, state)};
        score_emit(events, &event);
    }
}

static void end_turn(
    const struct carc_rules *rules, struct carc_state *state, struct carc_events *events)
{
    state->crop = CARC_CROP_NONE;
    state->crop_actor = 0;
    if (state->bag_left == 0) {
        end_game(rules, state, events); /* B-60, X-21 */
        return;
    }
    unsigned next = state->turn_player + 1u; /* B-5 */
    state->turn_player = (uint8_t)(next == state->players ? 0 : next);
    state->turn++;
    state->phase = CARC_PHASE_DRAW;
    if (events) {
        struct carc_event event = {.kind = CARC_EVENT_TURN, .player = state->turn_player};
        score_emit(events, &event);
    }
}

/* Finds the next player with something to do; the others are skipped. */
static void next_crop_actor(
    const struct carc_rules *rules, struct carc_state *state, int after, struct carc_events *events)
{
    int player = after;
    while ((player = crop_next(state, player)) >= 0) {
        enum carc_skip skip;
        if (crop_can_act(rules, state, player, state->crop, &skip)) {
            state->crop_actor = (uint8_t)player;
            state->phase = CARC_PHASE_CROP_TURN;
            return;
        }
        struct carc_event event = {
            .kind = CARC_EVENT_SKIPPED, .player = (uint8_t)player, .skip = (uint8_t)skip};
        score_emit(events, &event);
    }
    end_turn(rules, state, events);
}

/* Steps 3 and 4 after the meeple decision. */
void step_finish(
    const struct carc_rules *rules, struct carc_state *state, struct carc_events *events)
{
    state->claims = 0;
    if (state->due || state->full_monks) {
        score_completed(rules, state, events);
    }
    if (UNLIKELY(rules->pieces[state->drawn].symbol != CARC_NO_SYMBOL) &&
        crop_symbol(rules, state) != CARC_NO_SYMBOL) {
        state->phase = CARC_PHASE_CROP_CHOICE; /* */
        return;
    }
    end_turn(rules, state, events);
}

/* B-14: nobody's turn has ended, the next tile is drawn. */
void step_set_aside(
    const struct carc_rules *rules, struct carc_state *state, struct carc_events *events)
{
    state->set_aside++;
    if (events) {
        struct carc_event event = {
            .kind = CARC_EVENT_SET_ASIDE, .player = state->turn_player, .tile = state->drawn};
        score_emit(events, &event);
    }
    if (state->bag_left == 0) {
        end_game(rules, state, events); /* B-15 */
    }
}

static void apply_draw(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    step_draw(rules, state, action.item);
    struct carc_event event = {
        .kind = CARC_EVENT_DRAWN, .player = state->turn_player, .tile = action.item};
    score_emit(events, &event);
    if (lay_fits_somewhere(rules, state, action.item)) {
        state->phase = CARC_PHASE_TILE;
        return;
    }
    step_set_aside(rules, state, events);
}

/* Steps 1 and 2 up to the meeple decision, and beyond it when there is nothing to decide (B-22). */
static void apply_place(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    lay_tile(rules, state, state->drawn, action.rotation, action.cell);
    if (events) {
        struct carc_event event = {.kind = CARC_EVENT_PLACED,
            .player = state->turn_player,
            .tile = state->drawn,
            .cell = action.cell,
            .rotation = action.rotation};
        score_emit(events, &event);
    }
    step_survey(rules, state, view_roots(rules, state), view_groups(rules, state));
    if (state->claims) {
        state->phase = CARC_PHASE_MEEPLE;
    } else {
        step_finish(rules, state, events);
    }
}

static void apply_claim(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    step_claim(rules, state, action.item);
    if (events) {
        const struct placed *placed = &view_placed(rules, state)[state->placed - 1];
        struct carc_event event = {.kind = CARC_EVENT_CLAIMED,
            .player = state->turn_player,
            .cell = placed->cell,
            .segment = (uint8_t)action.item,
            .feature = rules->pieces[state->drawn].kinds[action.item]};
        score_emit(events, &event);
    }
    step_finish(rules, state, events);
}

static void apply_pass(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    (void)action;
    if (state->phase == CARC_PHASE_MEEPLE) {
        step_finish(rules, state, events);
        return;
    }
    struct carc_event event = {.kind = CARC_EVENT_DECLINED, .player = state->crop_actor};
    score_emit(events, &event);
    next_crop_actor(rules, state, state->crop_actor, events);
}

static void apply_crop(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    state->crop = (uint8_t)action.item;
    struct carc_event event = {.kind = CARC_EVENT_CROP_CHOSEN,
        .player = state->turn_player,
        .choice = (uint8_t)action.item,
        .symbol = (uint8_t)crop_symbol(rules, state)};
    score_emit(events, &event);
    next_crop_actor(rules, state, CARC_NOBODY, events);
}

static void apply_add(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    int actor = state->crop_actor;
    int placement = carc_placement_at(rules, state, action.cell);
    unsigned node = view_placed(rules, state)[placement].first + action.item;
    score_put_meeple(rules, state, actor, node);
    if (events) {
        struct carc_event event = {.kind = CARC_EVENT_ADDED,
            .player = (uint8_t)actor,
            .cell = action.cell,
            .segment = (uint8_t)action.item,
            .feature = (uint8_t)carc_node_info(rules, state, (carc_node)node).kind};
        score_emit(events, &event);
    }
    next_crop_actor(rules, state, actor, events);
}

static void apply_return(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    int actor = state->crop_actor;
    int placement = carc_placement_at(rules, state, action.cell);
    unsigned node = view_placed(rules, state)[placement].first + action.item;
    score_take_meeple(rules, state, actor, node);
    if (events) {
        struct carc_event event = {.kind = CARC_EVENT_TAKEN_BACK,
            .player = (uint8_t)actor,
            .cell = action.cell,
            .segment = (uint8_t)action.item,
            .feature = (uint8_t)carc_node_info(rules, state, (carc_node)node).kind};
        score_emit(events, &event);
    }
    next_crop_actor(rules, state, actor, events);
}

typedef void apply_function(
    const struct carc_rules *, struct carc_state *, struct carc_action, struct carc_events *);

void carc_apply_legal(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    static apply_function *const table[] = {
        [CARC_DRAW] = apply_draw,
        [CARC_PLACE] = apply_place,
        [CARC_CLAIM] = apply_claim,
        [CARC_PASS] = apply_pass,
        [CARC_CROP] = apply_crop,
        [CARC_ADD] = apply_add,
        [CARC_RETURN] = apply_return,
    };
    table[action.verb](rules, state, action, events);
}

enum carc_result carc_apply(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events)
{
    enum carc_result result = carc_try(rules, state, action);
    if (result == CARC_OK) {
        carc_apply_legal(rules, state, action, events);
    }
    return result;
}

int carc_actor(const struct carc_state *state)
{
    switch (state->phase) {
    case CARC_PHASE_DRAW: return CARC_CHANCE;
    case CARC_PHASE_OVER: return CARC_NOBODY;
    case CARC_PHASE_CROP_TURN: return state->crop_actor;
    default: return state->turn_player;
    }
}

void carc_start(const struct carc_rules *rules, int players, struct carc_state *state)
{
    carc_setup_empty(rules, players, state);
    for (int i = 0; i < rules->start.count; i++) {
        const struct carc_start_tile *start = &rules->start.tiles[i];
        lay_tile(rules, state, start->tile, start->rotation, start->cell);
        view_bag(rules, state)[start->tile]--;
        state->bag_left--;
    }
    if (state->bag_left == 0) {
        state->phase = CARC_PHASE_OVER; /* nothing was ever to be drawn */
    }
}
