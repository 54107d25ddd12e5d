/* Two gamepads at one table: each plays for its own seats, or all for whoever decides. */
#include <criterion/criterion.h>

#include "client/game/game.h"
#include "player.h"
#include "rules/query.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(pads, .init = screens_begin, .fini = screens_end);

static const struct carc_state *state_of(const struct player *player)
{
    return session_state(player->app.session);
}

static uint64_t hash_of(const struct player *player)
{
    return carc_hash(session_rules(player->app.session), state_of(player));
}

/* Pads that are known without a device. */
static void know_pads(struct player *player, int count)
{
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_AXIS, .pad = count - 1});
    player_rest(player);
}

/* A whole game in which the pad of each seat takes its decisions; the other one can do nothing. */
static void play_by_own_pads(int seats, int pads, const char *sets)
{
    struct player player;
    player_open(&player, seats, sets, 5);
    player.app.settings.pads = SETTINGS_PADS_SEATS;
    know_pads(&player, pads);
    bool over = false;
    for (int step = 0; !over; step++) {
        int own = carc_actor(state_of(&player)) % pads;
        uint64_t before = hash_of(&player);
        player.pad_number = (own + 1) % pads;
        for (int button = 0; step < 12 && button < SDL_CONTROLLER_BUTTON_MAX; button++) {
            player_pad(&player, button, button == SDL_CONTROLLER_BUTTON_START ? 500 : 20);
            cr_assert_eq(hash_of(&player), before, "button %d of another's pad", button);
            if (button == SDL_CONTROLLER_BUTTON_Y) { /* the sheet that it may open: closed again */
                player_pad(&player, SDL_CONTROLLER_BUTTON_B, 20);
            }
        }
        player.pad_number = own;
        over = !player_decide_by_pad(&player);
    }
    player_close(&player);
}

Test(pads, each_plays_for_its_seat)
{
    play_by_own_pads(2, 2, "base,crop-circles");
}

Test(pads, fewer_pads_play_for_several_seats_each)
{
    play_by_own_pads(4, 2, "base");
}

/* Moving the board and looking at what lies over it is for everybody. */
Test(pads, another_may_look)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    player.app.settings.pads = SETTINGS_PADS_SEATS;
    know_pads(&player, 2);
    cr_assert_eq(carc_actor(state_of(&player)), 0);
    player.pad_number = 1;
    player_pad(&player, SDL_CONTROLLER_BUTTON_Y, 20);
    cr_expect_not_null(ui_shown_find(player.app.ui, "sheet-close"));
    player_pad(&player, SDL_CONTROLLER_BUTTON_B, 20);
    cr_expect_null(ui_shown_find(player.app.ui, "sheet-close"));
    player_pad(&player, SDL_CONTROLLER_BUTTON_BACK, 20);
    cr_expect_null(ui_shown_find(player.app.ui, "menu-go-on"), "the menu is not");
    cr_expect(ui_shown_text(player.app.ui, "This gamepad plays for"));
    player_close(&player);
}

static void push_stick(struct player *player, float value)
{
    ui_post(player->app.ui,
        &(struct ui_input){.kind = UI_AXIS, .axis = SDL_CONTROLLER_AXIS_RIGHTX, .value = value});
    player_rest_briefly(player);
}

/* The menu comes while the stick is out, and the stick comes back below it. */
Test(pads, a_stick_that_is_let_go_below_a_menu_is_let_go)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    const struct scene_stack *scenes = &player.app.scenes;
    const struct game *game = scenes->open[scenes->depth - 1].memory;
    push_stick(&player, 1);
    cr_assert_gt(game->stick.x, 0.9);
    ui_script_key(player.app.ui, "Escape");
    player_rest_briefly(&player);
    cr_assert_not_null(ui_shown_find(player.app.ui, "menu-go-on"));
    push_stick(&player, 0);
    struct ui_point before = game->camera.origin;
    ui_script_key(player.app.ui, "Escape");
    for (int i = 0; i < 5; i++) {
        player_rest_briefly(&player);
        player_wait(&player, 20);
    }
    cr_assert_null(ui_shown_find(player.app.ui, "menu-go-on"));
    cr_expect_eq(game->camera.origin.x, before.x);
    cr_expect_eq(game->stick.x, 0);
    player_close(&player);
}

Test(pads, shared_they_all_play)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    know_pads(&player, 2);
    for (int i = 0; player_decide_by_pad(&player); i++) {
        player.pad_number = i / 3 % 2;
    }
    player_close(&player);
}

/* Those that SDL knows: who is plugged in first is the first. */
Test(pads, two_in_a_window)
{
    struct player player;
    SDL_Joystick *sticks[2];
    int devices[2];
    player_open_window(&player, &(struct player_window){1280, 800, 1, false, true});
    player_begin(&player, 2, "base", 5);
    player.app.settings.pads = SETTINGS_PADS_SEATS;
    for (int i = 0; i < 2; i++) {
        player_plug_pad(&player);
        sticks[i] = player.pad;
        devices[i] = player.pad_device;
    }
    cr_expect_eq(ui_pad_count(player.app.ui), 2);
    for (int decisions = 0; decisions < 6; decisions++) {
        int own = carc_actor(state_of(&player));
        uint64_t before = hash_of(&player);
        player.pad = sticks[1 - own];
        player_pad(&player, SDL_CONTROLLER_BUTTON_A, 20);
        player_pad(&player, SDL_CONTROLLER_BUTTON_A, 20);
        cr_assert_eq(hash_of(&player), before);
        player.pad = sticks[own];
        cr_assert(player_decide_by_pad(&player));
        cr_assert_neq(hash_of(&player), before);
    }
    player.pad = sticks[1];
    player.pad_device = devices[1];
    SDL_JoystickClose(sticks[0]);
    player_close(&player);
}
