/* What nobody meant makes nothing final: keys that are held, presses in the first moments of a
 * state, clicks that were for the player before (client behaviour, 3 and 10). */
#include <SDL_gamecontroller.h>
#include <SDL_keycode.h>
#include <criterion/criterion.h>

#include "places.h"
#include "rules/query.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(slips, .init = screens_begin, .fini = screens_end);

static const struct carc_state *state_of(const struct player *player)
{
    return session_state(player->app.session);
}

static uint64_t hash_of(const struct player *player)
{
    return carc_hash(session_rules(player->app.session), state_of(player));
}

static bool phase_is(const struct player *player, int phase)
{
    return state_of(player)->phase == phase;
}

static void play_to(struct player *player, int phase)
{
    while (!phase_is(player, phase)) {
        cr_assert(player_decide(player));
    }
}

/* Something is done after so many ms, which player_key and player_click would let pass. */
static void wait(struct player *player, unsigned ms)
{
    ui_advance(player->app.ui, ms);
    player_rest(player);
}

static void key_now(struct player *player, const char *key)
{
    cr_assert(ui_script_key(player->app.ui, key));
    player_rest(player);
}

static void click_now(struct player *player, const char *id)
{
    cr_assert(ui_script_click(player->app.ui, id), "%s", id);
    player_rest(player);
}

static void repeat_now(struct player *player, int key)
{
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_KEY, .key = key, .repeat = true});
    player_rest(player);
}

static bool may_pass(const struct player *player)
{
    return phase_is(player, CARC_PHASE_CROP_TURN) && turn_may_pass(&places_game(player)->turn);
}

/* To somebody who may pass, after whom another one may, too; `pass` is how the first one does. */
static void to_second_pass(struct player *player, void (*pass)(struct player *player))
{
    player_open(player, 6, "base,crop-circles", 8);
    for (;;) {
        play_to(player, CARC_PHASE_CROP_CHOICE);
        player_key(player, "A");
        if (phase_is(player, CARC_PHASE_CROP_CHOICE)) {
            player_key(player, "Return");
        }
        while (may_pass(player)) {
            int actor = carc_actor(state_of(player));
            pass(player);
            if (may_pass(player) && carc_actor(state_of(player)) != actor) {
                return;
            }
        }
    }
}

static void pass_by_key(struct player *player)
{
    player_key(player, "X");
}

static void pass_by_click(struct player *player)
{
    player_click(player, "pass");
}

Test(slips, a_held_key_passes_once)
{
    struct player player;
    to_second_pass(&player, pass_by_key);
    uint64_t before = hash_of(&player);
    for (int i = 0; i < 40; i++) {
        wait(&player, 30);
        repeat_now(&player, SDLK_x);
    }
    cr_expect_eq(before, hash_of(&player), "the next one has not pressed it");
    pass_by_key(&player);
    cr_expect_neq(before, hash_of(&player));
    player_close(&player);
}

Test(slips, what_was_meant_by_the_player_before_does_nothing)
{
    static const char *const things[] = {"pass", "candidate:1", "main", NULL};
    for (int i = 0; i < 4; i++) {
        struct player player;
        to_second_pass(&player, pass_by_click);
        uint64_t before = hash_of(&player);
        if (i == 2) { /* a candidate, to have something to confirm */
            key_now(&player, "Right");
        }
        things[i] ? click_now(&player, things[i]) : key_now(&player, "X");
        cr_assert(game_guarded(places_game(&player)), "that was quick");
        cr_expect_eq(before, hash_of(&player));
        cr_expect_eq(places_game(&player)->turn.picked, i == 2 ? 0 : -1);
        wait(&player, 250);
        click_now(&player, "pass");
        cr_expect_neq(before, hash_of(&player), "a click that is meant works");
        player_close(&player);
    }
}

Test(slips, nothing_is_confirmed_in_the_first_moments_of_a_state)
{
    struct player player;
    places_choice(&player);
    uint64_t before = hash_of(&player);
    player_key(&player, "A");
    wait(&player, 100);
    key_now(&player, "A");
    click_now(&player, "main");
    cr_expect_eq(before, hash_of(&player));
    cr_expect_eq((int)places_game(&player)->turn.choice, CARC_CROP_A);
    wait(&player, 60);
    click_now(&player, "main");
    cr_expect_neq(before, hash_of(&player));
    player_close(&player);
}

/* Without the step to confirm a pick is final. */
Test(slips, a_pick_that_ends_the_turn_waits_for_them_too)
{
    struct player player;
    places_meeple(&player);
    player.app.settings.confirm_turn = false;
    player_key(&player, "U");
    player_key(&player, "Return");
    cr_assert(phase_is(&player, CARC_PHASE_MEEPLE));
    uint64_t before = hash_of(&player);
    wait(&player, 100);
    key_now(&player, "1");
    click_now(&player, "spot:1");
    click_now(&player, "skip");
    cr_expect_eq(before, hash_of(&player));
    wait(&player, 60);
    key_now(&player, "1");
    cr_expect_neq(before, hash_of(&player));
    player_close(&player);
}

Test(slips, a_held_key_applies_no_hint)
{
    struct player player;
    places_tile(&player);
    player.app.nodes = 6;
    player_key(&player, "I");
    player_rest(&player);
    cr_assert_eq((int)places_game(&player)->hint.stage, HINT_SHOWN);
    wait(&player, 500);
    repeat_now(&player, SDLK_i);
    cr_expect_eq((int)places_game(&player)->hint.stage, HINT_SHOWN);
    player_key(&player, "I");
    cr_expect_eq((int)places_game(&player)->hint.stage, HINT_NONE);
    player_close(&player);
}

/* ---- With the step to confirm only the end of the turn is final. */

/* Each hand says that there is no meeple, even where one was picked. */
static void check_no_meeple(int hand)
{
    struct player player;
    places_picked(&player);
    uint64_t before = hash_of(&player);
    const struct turn *turn = &places_game(&player)->turn;
    switch (hand) {
    case 0: player_key(&player, "X"); break;
    case 1: player_click(&player, "skip"); break;
    default: player_pad(&player, SDL_CONTROLLER_BUTTON_X, 20);
    }
    cr_expect_eq(before, hash_of(&player), "nothing is final");
    cr_expect(turn->none && turn->picked < 0);
    cr_expect(ui_shown_text(player.app.ui, "No meeple. End the turn?"));
    player_key(&player, "Ctrl+Z");
    cr_expect(!turn->none, "it is taken back as a pick is");
    player_key(&player, "X");
    player_key(&player, "1");
    cr_expect(!turn->none && turn->picked == 0, "or by a pick");
    player_key(&player, "X");
    hand == 2 ? player_pad(&player, SDL_CONTROLLER_BUTTON_START, 500)
              : player_click(&player, "main");
    cr_expect_neq(before, hash_of(&player));
    size_t last = session_position(player.app.session) - 1;
    while (session_step(player.app.session, last).action.verb != CARC_PASS) {
        cr_assert_gt(last--, 0);
    }
    player_close(&player);
}

Test(slips, no_meeple_is_chosen_and_then_confirmed)
{
    for (int hand = 0; hand < 3; hand++) {
        check_no_meeple(hand);
    }
}

Test(slips, without_the_step_to_confirm_no_meeple_ends_the_turn)
{
    struct player player;
    places_meeple(&player);
    player.app.settings.confirm_turn = false;
    uint64_t before = hash_of(&player);
    player_key(&player, "X");
    cr_expect_neq(before, hash_of(&player));
    player_close(&player);
}

/* A choice for everybody wants Enter, a second press or a click, whatever has the focus. */
Test(slips, space_chooses_neither_a_nor_b)
{
    struct player player;
    places_choice(&player);
    uint64_t before = hash_of(&player);
    const struct turn *turn = &places_game(&player)->turn;
    player_key(&player, "Tab");
    player_key(&player, "Space");
    cr_expect_eq((int)turn->choice, CARC_CROP_NONE);
    cr_expect(ui_shown_text(player.app.ui, "Choose A or B first."));
    player_key(&player, "B");
    player_key(&player, "Space");
    cr_expect_eq((int)turn->choice, CARC_CROP_B);
    cr_expect(ui_shown_text(player.app.ui, "press Enter to confirm it."));
    player_pad(&player, SDL_CONTROLLER_BUTTON_START, 500);
    cr_expect_eq(before, hash_of(&player));
    player_key(&player, "Return");
    cr_expect_neq(before, hash_of(&player));
    player_close(&player);
}

/* ---- Start, which is held. */

static void hold_start(struct player *player, unsigned ms)
{
    const int button = SDL_CONTROLLER_BUTTON_START;
    wait(player, 500);
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_PAD, .button = button});
    player_rest(player);
    wait(player, ms);
}

static void let_start_go(struct player *player)
{
    const int button = SDL_CONTROLLER_BUTTON_START;
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_PAD_UP, .button = button});
    player_rest(player);
}

Test(slips, start_ends_the_turn_while_it_is_held)
{
    struct player player;
    places_picked(&player);
    uint64_t before = hash_of(&player);
    hold_start(&player, 300);
    cr_expect_eq(before, hash_of(&player));
    let_start_go(&player);
    cr_expect(ui_shown_text(player.app.ui, "Hold to end the turn."));
    cr_expect_eq(before, hash_of(&player));
    wait(&player, 6000);
    hold_start(&player, 410);
    cr_expect_neq(before, hash_of(&player), "before it is let go");
    before = hash_of(&player);
    let_start_go(&player);
    wait(&player, 500);
    cr_expect_eq(before, hash_of(&player));
    cr_expect(!ui_shown_text(player.app.ui, "Hold to end the turn."));
    player_close(&player);
}

Test(slips, start_places_no_tile)
{
    struct player player;
    places_tile(&player);
    uint64_t before = hash_of(&player);
    player_key(&player, "Tab");
    hold_start(&player, 410);
    let_start_go(&player);
    cr_expect_eq(before, hash_of(&player));
    cr_expect(!places_game(&player)->turn.held);
    cr_expect(ui_shown_text(player.app.ui, "Place the tile first."));
    player_close(&player);
}
