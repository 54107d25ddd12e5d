/* What is said of a gamepad is what it does, and it is said where keys are told of, too. */
#include <criterion/criterion.h>
#include <string.h>

#include "client/pad_names.h"
#include "places.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(pad_names, .init = screens_begin, .fini = screens_end);

/* All that a button can change. */
struct done {
    uint64_t hash;
    int ghost, rotation, picked, choice, sheet, hint;
    bool held, none, peek, fields, menu, asks;
    struct ui_point origin;
    float tile;
};

static struct done done_in(const struct player *player)
{
    const struct game *game = places_game(player);
    return (struct done){.hash = carc_hash(game_rules(game), game_state(game)),
        .ghost = game->turn.ghost,
        .rotation = game->turn.rotation,
        .picked = game->turn.picked,
        .choice = (int)game->turn.choice,
        .sheet = (int)game->sheets.open,
        .hint = (int)game->hint.stage,
        .held = game->turn.held,
        .none = game->turn.none,
        .peek = game->peek,
        .fields = game->fields,
        .menu = game->menu,
        .asks = game->ask_undo,
        .origin = game->camera.origin,
        .tile = game->camera.tile};
}

static void expect_same(const struct done *a, const struct done *b, const char *what)
{
    cr_expect_eq(a->hash, b->hash, "%s: position", what);
    cr_expect_eq(a->ghost, b->ghost, "%s: ghost %d, %d", what, a->ghost, b->ghost);
    cr_expect_eq(a->rotation, b->rotation, "%s: rotation", what);
    cr_expect_eq(a->picked, b->picked, "%s: picked %d, %d", what, a->picked, b->picked);
    cr_expect_eq(a->choice, b->choice, "%s: choice", what);
    cr_expect_eq(a->sheet, b->sheet, "%s: sheet", what);
    cr_expect_eq(a->hint, b->hint, "%s: hint", what);
    cr_expect(a->none == b->none && a->peek == b->peek, "%s: none, peek", what);
    cr_expect(a->held == b->held && a->fields == b->fields, "%s: shown", what);
    cr_expect(a->menu == b->menu && a->asks == b->asks, "%s: dialogs", what);
    cr_expect(a->tile == b->tile && a->origin.x == b->origin.x, "%s: camera", what);
}

static const struct place {
    enum help_step step;
    void (*go)(struct player *player);
    bool picked;
} places[] = {{HELP_TILE, places_tile, false}, {HELP_MEEPLE, places_meeple, false},
    {HELP_END, places_picked, true}, {HELP_CIRCLE_CHOICE, places_choice, false},
    {HELP_CIRCLE_ADD, places_added, false}, {HELP_CIRCLE_RETURN, places_returned, false},
    {HELP_CIRCLE_RETURN, places_answered, true}};

/* A button may stand for two commands, one before something is picked and one after that. */
static bool is_meant(const struct place *place, enum keys_command command)
{
    bool acts = place->step == HELP_CIRCLE_ADD || place->step == HELP_CIRCLE_RETURN;
    switch (command) {
    case KEYS_CANCEL: return !place->picked;
    case KEYS_PICK: return !place->picked;
    case KEYS_END_TURN: return place->picked || !acts;
    default: return true;
    }
}

static int real_button(enum keys_command command, int button)
{
    switch (command) {
    case KEYS_RIGHT: return SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
    case KEYS_UP: return SDL_CONTROLLER_BUTTON_DPAD_UP;
    case KEYS_DOWN: return SDL_CONTROLLER_BUTTON_DPAD_DOWN;
    default: return button;
    }
}

Test(pad_names, a_button_does_what_the_key_does, .timeout = 120)
{
    int tried = 0;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        for (int command = 0; command < KEYS_COUNT; command++) {
            int button = pad_button(places[i].step, (enum keys_command)command);
            if (button == PAD_NONE || button >= SDL_CONTROLLER_BUTTON_MAX ||
                !is_meant(&places[i], (enum keys_command)command)) {
                continue;
            }
            struct done done[2];
            for (int by_pad = 0; by_pad < 2; by_pad++) {
                struct player player;
                places[i].go(&player);
                player.app.nodes = 6;
                if (by_pad) {
                    bool start = button == SDL_CONTROLLER_BUTTON_START;
                    player_pad(
                        &player, real_button((enum keys_command)command, button), start ? 500 : 20);
                } else {
                    player_key(&player, player.app.settings.keys.name[command][0]);
                }
                player_rest(&player);
                done[by_pad] = done_in(&player);
                player_close(&player);
            }
            expect_same(&done[0], &done[1], keys_word((enum keys_command)command));
            tried++;
        }
    }
    cr_expect_gt(tried, 50);
}

/* ---- Where it is said. */

static size_t times(const struct player *player, const char *label)
{
    size_t count = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        count += strcmp(ui_shown_at(player->app.ui, i)->label, label) == 0;
    }
    return count;
}

Test(pad_names, the_help_tells_them_by_pad)
{
    struct player player;
    places_tile(&player);
    player_key(&player, "F1");
    cr_expect_eq(times(&player, "RB"), 0);
    cr_expect_gt(times(&player, "R"), 0);
    player_pad(&player, SDL_CONTROLLER_BUTTON_DPAD_UP, 20);
    cr_expect_eq(times(&player, "RB"), 1);
    cr_expect_eq(times(&player, "LB"), 1);
    cr_expect_eq(times(&player, "R"), 0);
    cr_expect_eq(times(&player, "D-pad"), 1);
    cr_expect_eq(times(&player, "Tab"), 1, "no button does it");
    uint64_t before = done_in(&player).hash;
    player_pad(&player, SDL_CONTROLLER_BUTTON_B, 20);
    cr_expect_null(ui_shown_find(player.app.ui, "help-done"), "B closes it,");
    cr_expect_eq(before, done_in(&player).hash, "and does nothing else");
    player_close(&player);
}

Test(pad_names, the_menu_tells_them_by_pad)
{
    struct player player;
    places_tile(&player);
    player_click(&player, "menu");
    cr_expect_eq(times(&player, "Y"), 0);
    player_key(&player, "Escape");
    player_pad(&player, SDL_CONTROLLER_BUTTON_BACK, 20);
    cr_assert_not_null(ui_shown_find(player.app.ui, "menu-tiles"));
    cr_expect_eq(times(&player, "Y"), 1);
    cr_expect_eq(times(&player, "X"), 1);
    cr_expect_eq(times(&player, "LS"), 1);
    player_close(&player);
}

Test(pad_names, the_card_of_a_circle_tells_them_by_pad)
{
    struct player player;
    places_choice(&player);
    cr_expect_eq(times(&player, "X"), 0);
    player_pad(&player, SDL_CONTROLLER_BUTTON_X, 20);
    cr_expect_eq(times(&player, "X"), 2, "beside A, and in the line of keys");
    cr_expect_eq(times(&player, "Y"), 2);
    player_key(&player, "A");
    cr_expect_eq(times(&player, "X"), 0);
    player_close(&player);
}

Test(pad_names, the_panel_and_the_prompt_tell_them_by_pad)
{
    struct player player;
    player_open_window(&player, &screens_windows[4]); /* one with a line below the tile */
    player_begin(&player, 2, "base", 5);
    player_key(&player, "R");
    cr_expect(ui_shown_text(player.app.ui, "or right click to turn"));
    cr_expect(ui_shown_text(player.app.ui, "Click a "));
    player_pad(&player, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, 20);
    cr_expect(ui_shown_text(player.app.ui, "turn the tile"));
    cr_expect(!ui_shown_text(player.app.ui, "lick"), "nothing is clicked");
    cr_expect_eq(times(&player, "LB"), 1);
    cr_expect_eq(times(&player, "RB"), 1);
    cr_expect(ui_shown_text(player.app.ui, "Pick a "));
    player_key(&player, "R");
    cr_expect(ui_shown_text(player.app.ui, "or right click to turn"));
    player_close(&player);
}

/* The pointer rests where it was left. */
Test(pad_names, a_tip_tells_them_by_pad)
{
    struct player player;
    places_meeple(&player);
    cr_assert(ui_script_hover(player.app.ui, "undo"));
    player_rest(&player);
    player_wait(&player, 600);
    player_rest(&player);
    cr_expect(ui_shown_text(player.app.ui, "Key: "));
    player_pad(&player, SDL_CONTROLLER_BUTTON_LEFTSTICK, 20);
    player_rest(&player);
    cr_expect(ui_shown_text(player.app.ui, "Gamepad: B"));
    cr_expect(!ui_shown_text(player.app.ui, "Key: "));
    player_close(&player);
}

Test(pad_names, the_tips_of_a_first_game_tell_them_by_pad)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player.app.settings.tips = true;
    player.app.settings.tips_seen = 0;
    player_begin(&player, 2, "base", 5);
    cr_expect(ui_shown_text(player.app.ui, "A right click turns it."));
    player_pad(&player, SDL_CONTROLLER_BUTTON_LEFTSTICK, 20);
    cr_expect(ui_shown_text(player.app.ui, "press A. RB turns it."));
    player_close(&player);
}

Test(pad_names, a_button_shows_the_board_in_a_choice)
{
    struct player player;
    places_choice(&player);
    player_pad(&player, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, 20);
    cr_expect_null(ui_shown_find(player.app.ui, "choose-a"));
    cr_expect_not_null(ui_shown_find(player.app.ui, "look-back"));
    cr_expect_eq(times(&player, "RB"), 1, "beside the way back");
    player_pad(&player, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, 20);
    cr_expect_not_null(ui_shown_find(player.app.ui, "choose-a"));
    cr_expect_eq(times(&player, "RB"), 1, "in the line of keys");
    cr_expect_eq(times(&player, "V"), 0);
    player_close(&player);
}
