/* What the keys do (client, 4). Keys that a widget with the focus wanted are gone already. */
#include "client/game/game.h"
#include "ui/widget.h"

static void move(struct game *game, int dx, int dy)
{
    if (game_state(game)->phase == CARC_PHASE_TILE) {
        turn_move_ghost(&game->turn, dx, dy);
    }
}

/* To the next legal cell, spot or candidate. */
static void step(struct game *game, int by)
{
    struct turn *turn = &game->turn;
    if (game_state(game)->phase == CARC_PHASE_TILE) {
        turn_step_ghost(turn, by);
        return;
    }
    int count = (int)turn_pick_count(turn);
    if (count > 0) {
        int from = turn->picked < 0 ? (by > 0 ? -1 : 0) : turn->picked;
        turn->picked = (from + by + count) % count;
    }
}

static bool picks(const struct game *game)
{
    int phase = game_state(game)->phase;
    return phase == CARC_PHASE_MEEPLE || phase == CARC_PHASE_CROP_TURN;
}

static void rotate(struct game *game, int direction)
{
    if (game_state(game)->phase == CARC_PHASE_TILE) {
        if (turn_rotate(&game->turn, direction)) {
            sounds_play(game->app->sounds, SYNTH_ROTATE, 0);
        }
    } else if (game_state(game)->phase == CARC_PHASE_MEEPLE) {
        game_turn_laid(game, direction);
    }
}

static void read_arrows(struct game *game)
{
    static const struct {
        const char *key;
        int dx, dy;
    } arrows[] = {{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, -1}, {"Down", 0, 1}};
    struct ui *ui = game->app->ui;
    for (int i = 0; i < 4; i++) {
        if (ui_shortcut(ui, ui_format(ui, "Shift+%s", arrows[i].key))) {
            camera_pan(&game->camera, -80.0f * (float)arrows[i].dx, -80.0f * (float)arrows[i].dy);
        } else if (game_state(game)->phase == CARC_PHASE_TILE && ui_shortcut(ui, arrows[i].key)) {
            move(game, arrows[i].dx, arrows[i].dy);
        } else if (picks(game) && ui_shortcut(ui, arrows[i].key)) {
            step(game, arrows[i].dx + arrows[i].dy);
        }
    }
    bool board = game_state(game)->phase == CARC_PHASE_TILE || picks(game);
    if (board && ui_shortcut(ui, "Tab")) {
        step(game, 1);
    } else if (board && ui_shortcut(ui, "Shift+Tab")) {
        step(game, -1);
    }
}

static void read_numbers(struct game *game)
{
    struct ui *ui = game->app->ui;
    int count = (int)turn_pick_count(&game->turn);
    for (int i = 0; picks(game) && i < count && i < 9; i++) {
        if (ui_shortcut(ui, ui_format(ui, "%d", i + 1))) {
            game_pick(game, i);
        }
    }
}

static void read_choice(struct game *game)
{
    struct ui *ui = game->app->ui;
    if (game_state(game)->phase != CARC_PHASE_CROP_CHOICE) {
        return;
    }
    if (ui_shortcut(ui, "A")) {
        game_choose(game, CARC_CROP_A);
    } else if (ui_shortcut(ui, "B")) {
        game_choose(game, CARC_CROP_B);
    } else if (ui_shortcut(ui, "V")) {
        game->peek = !game->peek;
    } else if (ui_shortcut(ui, "Return")) {
        game_confirm(game);
    }
}

static void read_turn(struct game *game)
{
    struct ui *ui = game->app->ui;
    const struct ui_input *input = ui_input(ui);
    bool held = input->kind == UI_KEY && input->repeat;
    if (ui_shortcut(ui, "R") || ui_shortcut(ui, "E")) {
        rotate(game, 1);
    } else if (ui_shortcut(ui, "Shift+R") || ui_shortcut(ui, "Q")) {
        rotate(game, -1);
    } else if (ui_shortcut(ui, "Return")) {
        if (game_state(game)->phase == CARC_PHASE_TILE && game->turn.ghost < 0) {
            step(game, 1);
        } else if (!held && game_state(game)->phase == CARC_PHASE_TILE) {
            game_confirm(game);
        }
    } else if (picks(game) && ui_shortcut(ui, "Space")) {
        if (!held) {
            game_confirm(game);
        }
    } else if (ui_shortcut(ui, "X")) {
        game_pass(game);
    } else if (ui_shortcut(ui, "U")) {
        game_lift(game);
    }
}

static void read_undo(struct game *game)
{
    struct ui *ui = game->app->ui;
    if (ui_shortcut(ui, "Ctrl+Z") || ui_shortcut(ui, "Backspace")) {
        game_undo(game);
    } else if (ui_shortcut(ui, "Ctrl+Shift+Z") || ui_shortcut(ui, "Ctrl+Y")) {
        game_redo(game);
    }
}

static void read_view(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct ui_point middle = {game->layout.viewport.w / 2, game->layout.viewport.h / 2};
    if (ui_shortcut(ui, "+") || ui_shortcut(ui, "=")) {
        camera_zoom(&game->camera, middle, 1.12f);
    } else if (ui_shortcut(ui, "-")) {
        camera_zoom(&game->camera, middle, 1 / 1.12f);
    } else if (ui_shortcut(ui, "Home")) {
        game_fit(game, true);
    } else if (ui_shortcut(ui, "F")) {
        game->fields = !game->fields;
    } else if (ui_shortcut(ui, "O")) {
        game->owners = !game->owners;
    } else if (ui_shortcut(ui, "C")) {
        int last = game_state(game)->placed - 1;
        struct ui_rect cell = camera_cell(
            &game->camera, carc_placement(game_rules(game), game_state(game), last).cell);
        camera_pan(&game->camera, middle.x - cell.x - cell.w / 2, middle.y - cell.y - cell.h / 2);
    } else if (ui_shortcut(ui, "F11")) {
        game->app->settings.full_screen = !game->app->settings.full_screen;
        app_apply_settings(game->app);
    } else if (ui_shortcut(ui, "M")) {
        game->app->settings.sound = !game->app->settings.sound;
        app_apply_settings(game->app);
    } else if (ui_shortcut(ui, "Escape")) {
        bool picked = game->turn.picked >= 0 || game->turn.choice != CARC_CROP_NONE;
        game->turn.picked = -1;
        game->turn.choice = CARC_CROP_NONE;
        game->menu = !picked;
    }
}

static void read_mouse(struct game *game)
{
    const struct ui_input *input = ui_input(game->app->ui);
    bool over = ui_rect_has(game->layout.viewport, input->at);
    if (input->kind == UI_PRESS && input->button == UI_RIGHT_BUTTON && over) {
        rotate(game, 1);
        ui_take(game->app->ui);
    }
}

void game_keys(struct game *game)
{
    if (game->menu || game->ask_undo) {
        return;
    }
    read_choice(game);
    read_arrows(game);
    read_numbers(game);
    read_turn(game);
    read_undo(game);
    read_view(game);
    read_mouse(game);
}
