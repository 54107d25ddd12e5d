#include <string.h>

#include "client/game/parts.h"
#include "client/lifetime.h"
#include "client/words.h"
#include "session/autosave.h"
#include "ui/animation.h"
#include "ui/overlay.h"

static void count_copies(struct game *game)
{
    const struct carc_state *state = game_state(game);
    for (int i = 0; i < state->placed; i++) {
        int tile = carc_placement(game_rules(game), state, i).tile;
        int copy = 0;
        for (int before = 0; before < i; before++) {
            copy += carc_placement(game_rules(game), state, before).tile == tile;
        }
        game->copies[i] = (uint8_t)(copy % 255);
    }
}

static void show_title(struct game *game)
{
    const struct carc_state *state = game_state(game);
    ui_set_title(game->app->ui, ui_format(game->app->ui, _("%s, turn %d - Walls & Wheat"),
                                    game_name(game, state->turn_player), state->turn));
}

static void warn_of_autosave(struct game *game)
{
    const char *trouble = session_autosave_trouble(game->app->session);
    bool told = game->trouble;
    game->trouble = trouble != NULL;
    if (game->trouble && !told) {
        ui_toast(game->app->ui, UI_WARN,
            ui_format(game->app->ui, _("The game could not be saved: %s"), trouble));
    }
}

void game_changed(struct game *game)
{
    struct ui *ui = game->app->ui;
    computers_stop(game);
    turn_read(&game->turn, game->app->session, ui_now(ui));
    log_read(&game->log, game->app->session);
    count_copies(game);
    game->board_version++;
    game_count_fits(game);
    game->peek = false;
    game->hovered = game->lit = game->spot_lit = -1;
    game->pointed = game->pointing = (struct game_pointed){.node = -1, .player = -1};
    game->flash_count = 0;
    game->ask_undo = false;
    game->start_held = 0;
    game->feature_card = false;
    game->refit = true;
    show_title(game);
    warn_of_autosave(game);
    ui_repaint(ui);
}

static bool apply(struct game *game, struct carc_action action)
{
    int before = game_actor(game);
    size_t told = game->log.count;
    enum carc_result result = session_apply(game->app->session, action);
    if (result != CARC_OK) {
        ui_toast(game->app->ui, UI_BAD,
            ui_format(game->app->ui, _("Not possible: %s."), carc_result_text(result)));
        return false;
    }
    game_changed(game);
    game_show_events(game);
    game_caption(game, told);
    game_hand_over(game, before);
    return true;
}

/* A decision that was made for somebody. */
static void tell_forced(struct game *game, struct carc_action action)
{
    struct ui *ui = game->app->ui;
    const char *format = action.verb == CARC_CROP
                             ? _("The crop circle changes nothing: A was chosen for %s.")
                             : _("The only meeple that %s could take back was taken.");
    ui_toast(ui, UI_NEWS, ui_format(ui, format, game_name(game, game_actor(game))));
}

void game_look_for_end(struct game *game)
{
    struct app *app = game->app;
    struct diag diag;
    diag_init(&diag, "");
    if (game_state(game)->phase != CARC_PHASE_OVER) {
        return;
    }
    if (app->autosave) {
        lifetime_count(app->session, &diag);
    }
    if (diag.kept > 0) {
        ui_toast(app->ui, UI_WARN, app_fault(app, &diag));
    }
    scene_go(app, &scene_end);
}

void game_apply(struct game *game, struct carc_action action)
{
    game->effect_count = 0;
    game_tip_done(game);
    bool good = apply(game, action);
    while (good && game_forced(game, &action)) {
        tell_forced(game, action);
        good = apply(game, action);
    }
    if (!good) {
        return;
    }
    game_look_for_end(game);
}

static struct carc_action place_action(const struct turn *turn)
{
    return (struct carc_action){.verb = CARC_PLACE,
        .rotation = (uint8_t)turn_rotation_at(turn, turn->ghost),
        .cell = turn->cells[turn->ghost].cell};
}

/* Whether the rules would let the player claim something, and so wait, after that placement. */
static bool leaves_a_choice(struct game *game, struct carc_action place)
{
    size_t size = carc_state_size(game_rules(game));
    game->trial = base_realloc(game->trial, size);
    memcpy(game->trial, game_state(game), size);
    carc_apply(game_rules(game), game->trial, place, NULL);
    return game->trial->phase == CARC_PHASE_MEEPLE;
}

void game_place(struct game *game)
{
    struct turn *turn = &game->turn;
    if (turn->ghost < 0 || turn->held || !computers_person_acts(game)) {
        return;
    }
    struct carc_action place = place_action(turn);
    game_tip_done(game);
    game_land_at(game, place.cell);
    if (!game->app->settings.confirm_turn || leaves_a_choice(game, place)) {
        game_apply(game, place);
        return;
    }
    turn->held = true;
    turn->rotation = place.rotation;
    turn->since = ui_now(game->app->ui);
    sounds_play(game->app->sounds, SYNTH_TILE, 0);
    ui_repaint(game->app->ui);
}

/* The tile comes back to the hand as it lay, with its ghost where it was. */
void game_lift(struct game *game)
{
    if (game_step(game) != GAME_MEEPLE || !computers_person_acts(game)) {
        return;
    }
    sounds_play(game->app->sounds, SYNTH_RETURN, 0);
    ui_repaint(game->app->ui);
    game->turn.none = false;
    if (game->turn.held) {
        game->turn.held = false;
        return;
    }
    int last = game_state(game)->placed - 1;
    struct carc_placement placement = carc_placement(game_rules(game), game_state(game), last);
    if (!session_undo(game->app->session)) {
        return;
    }
    game_changed(game);
    game->turn.rotation = placement.rotation;
    game->turn.ghost = turn_find_cell(&game->turn, placement.cell);
}

void game_turn_laid(struct game *game, int direction)
{
    game_lift(game);
    if (game->turn.ghost >= 0) {
        turn_rotate(&game->turn, direction);
        game_place(game);
    }
}

/* A pick that ends the turn at once. */
static bool pick_ends(const struct game *game)
{
    return !game->app->settings.confirm_turn && game_state(game)->phase == CARC_PHASE_MEEPLE;
}

void game_pick(struct game *game, int action)
{
    if (!(pick_ends(game) ? game_slips(game) : game_guarded(game))) {
        game_put(game, action);
    }
}

void game_put(struct game *game, int action)
{
    struct turn *turn = &game->turn;
    if (!computers_person_acts(game) || (turn->picked == action && turn_is_forced(turn))) {
        return;
    }
    turn->picked = turn->picked == action ? -1 : action;
    turn->none = false;
    turn->since = ui_now(game->app->ui);
    if (turn->picked >= 0) {
        ui_tween_start(ui_tweens(game->app->ui), "drop", (float[2]){0, 1},
            (struct ui_motion){260, UI_LAND, false}, 0);
        sounds_play(game->app->sounds, SYNTH_MEEPLE, 0);
        if (pick_ends(game)) {
            game_apply(game, turn->actions[turn->picked]);
        }
    }
    ui_repaint(game->app->ui);
}

bool game_can_confirm(const struct game *game)
{
    const struct turn *turn = &game->turn;
    if (!computers_person_acts(game)) {
        return false;
    }
    switch (game_step(game)) {
    case GAME_TILE: return turn->ghost >= 0;
    case GAME_MEEPLE: return true;
    case GAME_CHOICE: return turn->choice != CARC_CROP_NONE;
    case GAME_ACTOR: return turn->picked >= 0;
    default: return false;
    }
}

static void end_turn(struct game *game)
{
    const struct turn *turn = &game->turn;
    if (turn->held) {
        game_apply(game, place_action(turn));
    } else if (turn->picked >= 0) {
        game_apply(game, turn->actions[turn->picked]);
    } else {
        game_apply(game, (struct carc_action){.verb = CARC_PASS});
    }
}

static enum refusal why_not_yet(const struct game *game)
{
    switch (game_step(game)) {
    case GAME_TILE: return REFUSAL_PLACE_FIRST;
    case GAME_CHOICE: return REFUSAL_CHOOSE_FIRST;
    case GAME_ACTOR: return REFUSAL_PICK_FIRST;
    default: return REFUSAL_GAME_OVER;
    }
}

static void confirm_now(struct game *game)
{
    const struct turn *turn = &game->turn;
    switch (game_step(game)) {
    case GAME_TILE: game_place(game); break;
    case GAME_MEEPLE: end_turn(game); break;
    case GAME_CHOICE:
        game_apply(game, (struct carc_action){.verb = CARC_CROP, .item = (uint16_t)turn->choice});
        break;
    default: game_apply(game, turn->actions[turn->picked]); break;
    }
}

void game_confirm(struct game *game)
{
    if (game_slips(game)) {
        return;
    }
    if (game_step(game) != GAME_OVER && !computers_person_acts(game)) {
        game_refuse_turn(game);
        return;
    }
    if (!game_can_confirm(game)) {
        game_refuse(game, why_not_yet(game));
        return;
    }
    confirm_now(game);
}

/* Nothing is final yet: the turn waits for its end. */
static void choose_none(struct game *game)
{
    struct turn *turn = &game->turn;
    struct ui *ui = game->app->ui;
    if (turn->none && ui_hand(ui) == UI_BY_PAD) {
        game_refuse(game, REFUSAL_HOLD_TO_END);
        return;
    }
    if (turn->none) {
        game_refuse_with(game, REFUSAL_END_WITH, keys_of(game->app, KEYS_END_TURN));
        return;
    }
    if (turn->picked >= 0) {
        sounds_play(game->app->sounds, SYNTH_RETURN, 0);
    }
    turn->picked = -1;
    turn->none = true;
    turn->since = ui_now(ui);
    ui_repaint(ui);
}

void game_pass(struct game *game)
{
    if (!computers_person_acts(game)) {
        game_refuse_turn(game);
        return;
    }
    if (game_slips(game)) {
        return;
    }
    if (game_step(game) == GAME_MEEPLE && game->app->settings.confirm_turn) {
        choose_none(game);
    } else if (game->turn.held) {
        end_turn(game);
    } else if (turn_may_pass(&game->turn)) {
        game_apply(game, (struct carc_action){.verb = CARC_PASS});
    } else if (game_step(game) == GAME_ACTOR) {
        game_refuse(
            game, game_state(game)->crop == CARC_CROP_A ? REFUSAL_MUST_ADD : REFUSAL_MUST_RETURN);
    } else {
        game_refuse(game, why_not_yet(game));
    }
}

void game_choose(struct game *game, enum carc_crop choice)
{
    bool final =
        game->turn.choice == choice || !game->app->settings.confirm_turn || game_idle_circle(game);
    if (!computers_person_acts(game) || (final && game_slips(game))) {
        return;
    }
    game->turn.choice = choice;
    game->turn.since = ui_now(game->app->ui);
    if (final) {
        confirm_now(game);
    }
    ui_repaint(game->app->ui);
}
