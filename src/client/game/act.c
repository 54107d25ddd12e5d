#include <stdlib.h>
#include <string.h>

#include "client/game/parts.h"
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
    if (trouble != NULL) {
        ui_toast(game->app->ui, UI_WARN,
            ui_format(game->app->ui, _("The game could not be saved by itself: %s"), trouble));
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
    game->flash_count = 0;
    game->ask_undo = false;
    game->refit = true;
    show_title(game);
    warn_of_autosave(game);
    ui_repaint(ui);
}

static void after_last(struct game *game)
{
    if (game_state(game)->phase == CARC_PHASE_OVER) {
        scene_go(game->app, &scene_end);
    }
}

void game_apply(struct game *game, struct carc_action action)
{
    enum carc_result result = session_apply(game->app->session, action);
    if (result != CARC_OK) {
        sounds_play(game->app->sounds, SYNTH_ERROR, 0);
        ui_toast(game->app->ui, UI_BAD,
            ui_format(game->app->ui, _("Not possible: %s."), carc_result_text(result)));
        return;
    }
    game_changed(game);
    game_show_events(game);
    after_last(game);
}

static struct carc_action place_action(const struct turn *turn)
{
    return (struct carc_action){.verb = CARC_PLACE,
        .rotation = (uint8_t)turn_rotation_at(turn, turn->ghost),
        .cell = turn->cells[turn->ghost].cell};
}

/* Whether the rules would let the player claim something, and so wait, after that placement. */
static bool leaves_a_choice(const struct game *game, struct carc_action place)
{
    struct carc_state *state = base_alloc(carc_state_size(game_rules(game)));
    memcpy(state, game_state(game), carc_state_size(game_rules(game)));
    carc_apply(game_rules(game), state, place, NULL);
    bool waits = state->phase == CARC_PHASE_MEEPLE;
    free(state);
    return waits;
}

void game_start_landing(struct game *game, struct carc_cell cell)
{
    game->landed = cell;
    ui_tween_start(ui_tweens(game->app->ui), "land", (float[2]){0, 1},
        (struct ui_motion){220, UI_LAND, false}, 0);
}

void game_place(struct game *game)
{
    struct turn *turn = &game->turn;
    if (turn->ghost < 0 || turn->held || !computers_person_acts(game)) {
        return;
    }
    struct carc_action place = place_action(turn);
    game_start_landing(game, place.cell);
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

void game_pick(struct game *game, int action)
{
    struct turn *turn = &game->turn;
    if (!computers_person_acts(game)) {
        return;
    }
    turn->picked = turn->picked == action ? -1 : action;
    if (turn->picked >= 0) {
        ui_tween_start(ui_tweens(game->app->ui), "drop", (float[2]){0, 1},
            (struct ui_motion){260, UI_LAND, false}, 0);
        sounds_play(game->app->sounds, SYNTH_MEEPLE, 0);
        if (!game->app->settings.confirm_turn && game_state(game)->phase == CARC_PHASE_MEEPLE) {
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

void game_confirm(struct game *game)
{
    struct turn *turn = &game->turn;
    if (!game_can_confirm(game)) {
        return;
    }
    switch (game_step(game)) {
    case GAME_TILE: game_place(game); break;
    case GAME_MEEPLE: end_turn(game); break;
    case GAME_CHOICE:
        game_apply(game, (struct carc_action){.verb = CARC_CROP, .item = (uint16_t)turn->choice});
        break;
    default: game_apply(game, turn->actions[turn->picked]); break;
    }
}

void game_pass(struct game *game)
{
    if (!computers_person_acts(game)) {
        return;
    }
    if (game->turn.held) {
        end_turn(game);
    } else if (turn_may_pass(&game->turn)) {
        game_apply(game, (struct carc_action){.verb = CARC_PASS});
    }
}

void game_choose(struct game *game, enum carc_crop choice)
{
    if (game->turn.choice == choice) {
        game_confirm(game);
    } else if (computers_person_acts(game)) {
        game->turn.choice = choice;
        ui_repaint(game->app->ui);
    }
}

enum session_reach game_undo_reach(const struct game *game)
{
    const struct session *session = game->app->session;
    size_t target = computers_undo_target(game);
    if (target == session_position(session)) {
        return SESSION_NOTHING;
    }
    bool over = game_state(game)->phase == CARC_PHASE_OVER;
    bool same = session_step(session, target).turn == game_state(game)->turn && !over;
    return same ? SESSION_THIS_TURN : SESSION_OTHER_TURN;
}

static void undo_now(struct game *game)
{
    if (session_jump(game->app->session, computers_undo_target(game))) {
        memset(game->computers.lent, 0, sizeof game->computers.lent);
        game_skip_effects(game);
        game_changed(game);
        /* Computers among themselves would do the same again at once. */
        game->computers.paused |= !computers_person_acts(game);
        sounds_play(game->app->sounds, SYNTH_RETURN, 0);
    }
}

/* What is only picked is taken back first. */
static bool unpick(struct game *game)
{
    struct turn *turn = &game->turn;
    bool picked = turn->picked >= 0 || turn->choice != CARC_CROP_NONE;
    turn->picked = -1;
    turn->choice = CARC_CROP_NONE;
    ui_repaint(game->app->ui);
    return picked;
}

void game_undo(struct game *game)
{
    bool person = computers_person_acts(game);
    if (person && unpick(game)) {
        return;
    }
    if (person && game_step(game) == GAME_MEEPLE) {
        game_lift(game);
        return;
    }
    switch (game_undo_reach(game)) {
    case SESSION_NOTHING: break;
    case SESSION_THIS_TURN: undo_now(game); break;
    case SESSION_OTHER_TURN:
        if (game->app->settings.strict) {
            ui_toast(game->app->ui, UI_NEWS,
                _("A strict game: no way back once the next tile was seen."));
        } else if (game->ask_undo) {
            undo_now(game);
        } else {
            game->ask_undo = true;
        }
        break;
    }
}

void game_redo(struct game *game)
{
    if (session_jump(game->app->session, computers_redo_target(game))) {
        game_changed(game);
        game_show_events(game);
        after_last(game);
    }
}
