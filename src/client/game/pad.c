/* What a gamepad does (client, 4). */
#include <SDL_gamecontroller.h>

#include "client/game/parts.h"

static void south(struct game *game)
{
    if (!computers_person_acts(game)) {
        game_refuse_turn(game);
        return;
    }
    switch (game_step(game)) {
    case GAME_TILE:
        if (game->turn.ghost < 0) {
            game_step_on(game, 1);
        } else {
            game_confirm(game);
        }
        break;
    case GAME_CHOICE: game_confirm(game); break;
    case GAME_MEEPLE:
        if (game->turn.picked >= 0 || game->turn.none) {
            game_refuse(game, REFUSAL_HOLD_TO_END);
        } else if (game->turn.held || turn_pick_count(&game->turn) == 0) {
            game_refuse_pick(game, 1);
        } else {
            game_step_on(game, 1);
        }
        break;
    case GAME_ACTOR:
        if (game->turn.picked < 0) {
            game_step_on(game, 1);
        } else {
            game_confirm(game);
        }
        break;
    default: break;
    }
}

static void west(struct game *game)
{
    if (game_step(game) == GAME_CHOICE) {
        game_choose(game, CARC_CROP_A);
    } else if (game_step(game) == GAME_TILE) {
        hint_press(game);
    } else {
        game_pass(game);
    }
}

static void north(struct game *game)
{
    if (game_step(game) == GAME_CHOICE) {
        game_choose(game, CARC_CROP_B);
    } else if (game_step(game) == GAME_TILE) {
        sheets_open(game, SHEET_TILES);
    } else {
        game->feature_card = !game->feature_card;
    }
}

/* Nothing is turned while A or B is to be chosen. */
static void right_shoulder(struct game *game)
{
    if (game_step(game) == GAME_CHOICE && computers_person_acts(game)) {
        game->peek = !game->peek;
    } else {
        game_rotate(game, 1);
    }
}

/* What there is to end wants it held. */
static void press_start(struct game *game)
{
    if (!computers_person_acts(game)) {
        game_refuse_turn(game);
        return;
    }
    switch (game_step(game)) {
    case GAME_TILE: game_refuse(game, REFUSAL_PLACE_FIRST); break;
    case GAME_CHOICE: game_refuse_ending(game); break;
    default: game->start_held = ui_now(game->app->ui); break;
    }
}

/* Ends the turn as soon as it was held long enough. */
static void follow_start(struct game *game)
{
    struct ui *ui = game->app->ui;
    uint64_t due = game->start_held + GAME_HOLD;
    if (game->start_held == 0) {
        return;
    }
    if (ui_now(ui) < due) {
        ui_repaint_at(ui, game->app->settings.less_motion ? due : ui_now(ui) + 16);
    } else if (ui_painting(ui)) {
        ui_post_user(ui, 0, NULL); /* the game changes in a pass that does not paint */
    } else {
        game->start_held = 0;
        game_confirm(game);
    }
}

static void step_by(struct game *game, int dx, int dy)
{
    game->notes.by_pointer = false;
    if (game_step(game) == GAME_TILE && computers_person_acts(game)) {
        game_step_to(game, dx, dy);
    } else {
        game_step_on(game, dx + dy);
    }
}

static void pressed(struct game *game, int button)
{
    switch (button) {
    case SDL_CONTROLLER_BUTTON_A: south(game); break;
    case SDL_CONTROLLER_BUTTON_B: game_undo(game); break;
    case SDL_CONTROLLER_BUTTON_X: west(game); break;
    case SDL_CONTROLLER_BUTTON_Y: north(game); break;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: game_rotate(game, -1); break;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: right_shoulder(game); break;
    case SDL_CONTROLLER_BUTTON_BACK: game->menu = true; break;
    case SDL_CONTROLLER_BUTTON_LEFTSTICK: game->fields = !game->fields; break;
    case SDL_CONTROLLER_BUTTON_RIGHTSTICK: game_fit_again(game); break;
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: step_by(game, -1, 0); break;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: step_by(game, 1, 0); break;
    case SDL_CONTROLLER_BUTTON_DPAD_UP: step_by(game, 0, -1); break;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: step_by(game, 0, 1); break;
    case SDL_CONTROLLER_BUTTON_START: press_start(game); break;
    default: return;
    }
    ui_take(game->app->ui);
    ui_repaint(game->app->ui);
}

/* The sticks and triggers move the board: what they say is kept and followed while they are out. */
static void axis(struct game *game, const struct ui_input *input)
{
    switch (input->axis) {
    case SDL_CONTROLLER_AXIS_RIGHTX: game->stick.x = input->value; break;
    case SDL_CONTROLLER_AXIS_RIGHTY: game->stick.y = input->value; break;
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT: game->zoom = -input->value; break;
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: game->zoom = input->value; break;
    default: break;
    }
    ui_repaint(game->app->ui);
}

static bool out(float value)
{
    return value > 0.2f || value < -0.2f;
}

static void follow_sticks(struct game *game)
{
    struct ui *ui = game->app->ui;
    uint64_t now = ui_now(ui);
    float ms = (float)(now - game->stick_time);
    ms = ms > 50 ? 16 : ms;
    game->stick_time = now;
    struct ui_point middle = {game->layout.viewport.w / 2, game->layout.viewport.h / 2};
    if (out(game->stick.x) || out(game->stick.y)) {
        camera_pan(&game->camera, -0.9f * ms * game->stick.x, -0.9f * ms * game->stick.y);
        ui_repaint_at(ui, now + 16);
    }
    if (out(game->zoom)) {
        camera_zoom(&game->camera, middle, 1 + 0.0015f * ms * game->zoom);
        ui_repaint_at(ui, now + 16);
    }
}

void game_pad(struct game *game)
{
    struct ui *ui = game->app->ui;
    const struct ui_input *input = ui_input(ui);
    if (input->kind == UI_AXIS) { /* a stick that comes back under a menu is back, too */
        axis(game, input);
    }
    if (game_covered(game)) {
        if (input->kind == UI_PAD && input->button == SDL_CONTROLLER_BUTTON_B) {
            game->menu = game->ask_undo = game->ask_load = game->computers.open = false;
            game->notes.open = game->help = false;
            game->sheets.open = SHEET_NONE;
        }
        game->start_held = 0;
        return;
    }
    follow_start(game);
    if (input->kind == UI_PAD && !input->repeat) {
        pressed(game, input->button);
    } else if (input->kind == UI_PAD && input->button >= SDL_CONTROLLER_BUTTON_DPAD_UP) {
        pressed(game, input->button);
    } else if (input->kind == UI_PAD_UP && input->button == SDL_CONTROLLER_BUTTON_START &&
               game->start_held != 0) {
        game->start_held = 0;
        game_refuse(game, REFUSAL_HOLD_TO_END);
    }
    if (ui_painting(ui)) {
        follow_sticks(game);
    }
}
