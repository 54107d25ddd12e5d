/* What the keys do (client, 4). Keys that a widget with the focus wanted are gone already. */
#include "client/game/parts.h"
#include "client/quick.h"
#include "ui/widget.h"

#define HELD 300 /* ms: longer presses show something only while they last */
#define PAN 80.0f
#define NUMBERS 9

static void move(struct game *game, int dx, int dy)
{
    game->notes.by_pointer = false;
    if (game_step(game) == GAME_TILE) {
        game_step_to(game, dx, dy);
    }
}

void game_step_on(struct game *game, int by)
{
    struct turn *turn = &game->turn;
    game->notes.by_pointer = false;
    if (!computers_person_acts(game)) {
        return;
    }
    if (game_step(game) == GAME_TILE) {
        turn_step_ghost(turn, by);
        return;
    }
    int count = (int)turn_pick_count(turn);
    if (count > 0) {
        int from = turn->picked < 0 ? (by > 0 ? -1 : 0) : turn->picked;
        turn->picked = (from + by + count) % count;
        turn->none = false;
    }
}

static bool picks(const struct game *game)
{
    int phase = game_state(game)->phase;
    return phase == CARC_PHASE_MEEPLE || phase == CARC_PHASE_CROP_TURN;
}

void game_rotate(struct game *game, int direction)
{
    if (!computers_person_acts(game)) {
        game_refuse_turn(game);
    } else if (game_step(game) == GAME_MEEPLE) {
        game_turn_laid(game, direction);
    } else if (game_step(game) != GAME_TILE) {
        game_refuse(game, REFUSAL_TILE_LIES);
    } else if (turn_rotate(&game->turn, direction)) {
        sounds_play(game->app->sounds, SYNTH_ROTATE, 0);
    } else {
        game_refuse(game, REFUSAL_ONE_WAY);
    }
}

static void read_arrows(struct game *game)
{
    static const struct {
        enum keys_command go, pan;
        int dx, dy;
    } arrows[] = {{KEYS_LEFT, KEYS_PAN_LEFT, -1, 0}, {KEYS_RIGHT, KEYS_PAN_RIGHT, 1, 0},
        {KEYS_UP, KEYS_PAN_UP, 0, -1}, {KEYS_DOWN, KEYS_PAN_DOWN, 0, 1}};
    struct app *app = game->app;
    bool board = game_step(game) == GAME_TILE || picks(game);
    for (int i = 0; i < 4; i++) {
        float dx = (float)arrows[i].dx;
        float dy = (float)arrows[i].dy;
        if (keys_hit(app, arrows[i].pan)) {
            camera_pan(&game->camera, -PAN * dx, -PAN * dy);
        } else if (game_step(game) == GAME_TILE && keys_hit(app, arrows[i].go)) {
            move(game, arrows[i].dx, arrows[i].dy);
        } else if (picks(game) && keys_hit(app, arrows[i].go)) {
            game_step_on(game, arrows[i].dx + arrows[i].dy);
        }
    }
    if (board && keys_hit(app, KEYS_NEXT)) {
        game_step_on(game, 1);
    } else if (board && keys_hit(app, KEYS_PREVIOUS)) {
        game_step_on(game, -1);
    }
}

static void read_numbers(struct game *game)
{
    int count = picks(game) ? (int)turn_pick_count(&game->turn) : 0;
    for (int i = 0; i < NUMBERS; i++) {
        if (!keys_hit(game->app, (enum keys_command)(KEYS_NUMBER_1 + i))) {
            continue;
        }
        if (i < count) {
            game_pick(game, i);
        } else {
            game_refuse_pick(game, i + 1);
        }
    }
}

/* What is looked at with a key that may be held: a short press switches, a long one shows it for as
 * long as it lasts. */
static void peek(struct game *game, enum keys_command key, bool *shown)
{
    uint64_t now = ui_now(game->app->ui);
    const struct ui_input *input = ui_input(game->app->ui);
    bool again = input->repeat && game->peek_key == key;
    if (keys_hit(game->app, key)) {
        *shown ^= !again;
        game->peek_since = again ? game->peek_since : now;
        game->peek_key = key;
    } else if (game->peek_key == key && keys_released(game->app, key)) {
        *shown ^= now >= game->peek_since + HELD;
        game->peek_key = KEYS_COUNT;
        ui_repaint(game->app->ui);
    }
}

void game_guard_choice(struct game *game)
{
    struct ui *ui = game->app->ui;
    if (game_covered(game) || !keys_seen(game->app, KEYS_END_TURN)) {
        return;
    }
    if (!ui_input(ui)->repeat) {
        game_refuse_ending(game);
    }
    ui_take(ui);
}

static void read_choice(struct game *game)
{
    struct app *app = game->app;
    const struct ui_input *input = ui_input(app->ui);
    bool held = input->kind == UI_KEY && input->repeat;
    if (game_step(game) != GAME_CHOICE) {
        if (!held && (keys_hit(app, KEYS_CHOOSE_A) || keys_hit(app, KEYS_CHOOSE_B))) {
            game_refuse_choice(game);
        }
        return;
    }
    peek(game, KEYS_LOOK, &game->peek);
    if (!held && keys_hit(app, KEYS_CHOOSE_A)) {
        ui_focus(app->ui, "choose-a"); /* Return is for this card, not for the one before */
        game_choose(game, CARC_CROP_A);
    } else if (!held && keys_hit(app, KEYS_CHOOSE_B)) {
        ui_focus(app->ui, "choose-b");
        game_choose(game, CARC_CROP_B);
    } else if (keys_hit(app, KEYS_PICK)) {
        game_confirm(game);
    } else if (keys_hit(app, KEYS_SKIP)) {
        game_pass(game);
    }
}

static void read_turn(struct game *game)
{
    struct app *app = game->app;
    const struct ui_input *input = ui_input(app->ui);
    bool held = input->kind == UI_KEY && input->repeat;
    bool chooses = game_step(game) == GAME_CHOICE;
    if (keys_hit(app, KEYS_ROTATE)) {
        game_rotate(game, 1);
    } else if (keys_hit(app, KEYS_ROTATE_BACK)) {
        game_rotate(game, -1);
    } else if (keys_hit(app, KEYS_PICK)) {
        if (game_step(game) == GAME_TILE && game->turn.ghost < 0) {
            game_step_on(game, 1);
        } else if (game_step(game) == GAME_TILE) {
            game_confirm(game);
        } else if (game->turn.picked < 0 && !game->turn.none && turn_pick_count(&game->turn) > 0 &&
                   picks(game)) {
            game_step_on(game, 1);
        } else if (!held && !chooses) {
            bool ends = game_step(game) == GAME_MEEPLE;
            game_refuse_with(
                game, ends ? REFUSAL_END_WITH : REFUSAL_CONFIRM_WITH, keys_of(app, KEYS_END_TURN));
        }
    } else if (!chooses && keys_hit(app, KEYS_END_TURN)) {
        if (game_step(game) == GAME_TILE) { /* it places nothing: it ends turns */
            game_refuse(game, REFUSAL_PLACE_FIRST);
        } else {
            game_confirm(game);
        }
    } else if (!chooses && keys_hit(app, KEYS_SKIP)) {
        game_pass(game);
    } else if (keys_hit(app, KEYS_LIFT)) {
        if (game_step(game) == GAME_MEEPLE) {
            game_lift(game);
        } else {
            game_refuse(game, REFUSAL_NO_TILE_TO_LIFT);
        }
    }
}

static void read_computers(struct game *game)
{
    struct app *app = game->app;
    if (keys_hit(app, KEYS_HINT)) {
        hint_press(game);
    } else if (keys_hit(app, KEYS_PAUSE)) {
        computers_pause(game);
    } else if (!computers_person_acts(game) && keys_hit(app, KEYS_END_TURN)) {
        computers_hurry(game);
    } else if (game->hint.stage != HINT_NONE && keys_hit(app, KEYS_CANCEL)) {
        hint_close(game);
    }
}

/* Nobody decides for a computer player. */
static void refuse_decisions(struct game *game)
{
    static const enum keys_command decisions[] = {KEYS_PICK, KEYS_SKIP, KEYS_ROTATE,
        KEYS_ROTATE_BACK, KEYS_LIFT, KEYS_CHOOSE_A, KEYS_CHOOSE_B};
    enum { COUNT = sizeof decisions / sizeof *decisions };
    if (computers_person_acts(game) || ui_input(game->app->ui)->repeat) {
        return;
    }
    for (int i = 0; i < COUNT + NUMBERS; i++) {
        int key = i < COUNT ? (int)decisions[i] : KEYS_NUMBER_1 + i - COUNT;
        if (keys_hit(game->app, (enum keys_command)key)) {
            game_refuse_turn(game);
            return;
        }
    }
}

static void read_undo(struct game *game)
{
    struct app *app = game->app;
    if (keys_hit(app, KEYS_UNDO)) {
        game_undo(game);
    } else if (keys_hit(app, KEYS_REDO)) {
        game_redo(game);
    }
}

static void read_view(struct game *game)
{
    struct app *app = game->app;
    struct ui_point middle = {game->layout.viewport.w / 2, game->layout.viewport.h / 2};
    if (keys_hit(app, KEYS_ZOOM_IN)) {
        camera_zoom(&game->camera, middle, 1.12f);
    } else if (keys_hit(app, KEYS_ZOOM_OUT)) {
        camera_zoom(&game->camera, middle, 1 / 1.12f);
    } else if (keys_hit(app, KEYS_TURN_BOARD)) {
        game->turned = (game->turned + 1) % CARC_ROTATIONS;
    } else if (keys_hit(app, KEYS_TURN_BOARD_BACK)) {
        game->turned = (game->turned + 3) % CARC_ROTATIONS;
    } else if (keys_hit(app, KEYS_FIT)) {
        game_fit_again(game);
    } else if (keys_hit(app, KEYS_CENTRE)) {
        int last = game_state(game)->placed - 1;
        game_centre(game, carc_placement(game_rules(game), game_state(game), last).cell);
    } else if (keys_hit(app, KEYS_LAST_MOVE)) {
        game_show_again(game);
    } else if (keys_hit(app, KEYS_CANCEL)) {
        game->menu = !game_unpick(game);
    }
}

static void read_overlays(struct game *game)
{
    peek(game, KEYS_FIELDS, &game->fields);
    peek(game, KEYS_OWNERS, &game->owners);
    bool counts = game->counts;
    peek(game, KEYS_COUNTS, &counts);
    if (counts != game->counts) {
        game->counts = counts && game_counts_allowed(game);
    }
}

static void read_sheets(struct game *game)
{
    struct app *app = game->app;
    if (keys_hit(app, KEYS_TILES)) {
        sheets_open(game, SHEET_TILES);
    } else if (keys_hit(app, KEYS_LOG)) {
        sheets_open(game, SHEET_LOG);
    } else if (keys_hit(app, KEYS_SCORES)) {
        sheets_open(game, SHEET_SCORES);
        game->peek_key = KEYS_SCORES;
    } else if (keys_hit(app, KEYS_NOTE)) {
        notes_press(game);
    } else if (keys_hit(app, KEYS_NOTES)) {
        sheets_open(game, SHEET_NOTES);
    } else if (keys_hit(app, KEYS_QUICK_SAVE)) {
        quick_save(app);
    } else if (keys_hit(app, KEYS_QUICK_LOAD)) {
        game_load_quickly(game);
    } else if (keys_hit(app, KEYS_SETTINGS)) {
        scene_open(app, &scene_settings);
    } else if (keys_hit(app, KEYS_SAVE)) {
        scene_open(app, &scene_save);
    } else if (keys_hit(app, KEYS_OPEN)) {
        scene_open(app, &scene_load);
    } else if (keys_hit(app, KEYS_NEW_GAME)) {
        scene_open(app, &scene_setup);
    }
}

static void read_mouse(struct game *game)
{
    const struct ui_input *input = ui_input(game->app->ui);
    bool over = ui_rect_has(game->layout.viewport, input->at);
    if (input->kind == UI_PRESS && input->button == UI_RIGHT_BUTTON && over) {
        game_rotate(game, 1);
        ui_take(game->app->ui);
    }
}

void game_keys(struct game *game)
{
    if (game_covered(game)) {
        return;
    }
    if (computers_person_acts(game)) {
        read_choice(game);
        read_arrows(game);
        read_numbers(game);
        read_turn(game);
    }
    read_computers(game);
    refuse_decisions(game);
    read_undo(game);
    read_view(game);
    read_overlays(game);
    read_sheets(game);
    read_mouse(game);
}
