/* Whole games by mouse only, by touch only (the pointer hovers over nothing), by keyboard only and
 * by gamepad only; how many inputs a turn takes (client behaviour, 14.1, 14.2, 14.9). */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "../support/proof.h"
#include "player.h"
#include "record/replay.h"
#include "screens.h"

TestSuite(whole, .init = screens_begin, .fini = screens_end, .timeout = 3600);

struct way {
    const char *name;
    bool (*decide)(struct player *player);
    bool touch;
};

static const struct way mouse = {"mouse", player_decide, false};
static const struct way touch = {"touch", player_decide, true};
static const struct way keys = {"keys", player_decide_by_keys, false};
static const struct way pad = {"pad", player_decide_by_pad, false};

static const struct carc_state *state_of(const struct player *player)
{
    return session_state(player->app.session);
}

/* What was played can be read and verified as a record. */
static void check_record(const struct player *player)
{
    struct text text;
    text_init(&text);
    session_write(player->app.session, &text);
    struct record record;
    struct diag diag;
    diag_init(&diag, "record");
    cr_assert(record_read(&record, text_string(&text), text.size, "record", &diag), "%s",
        diag.messages[0].text);
    cr_assert(record_verify(&record, session_rules(player->app.session), &diag), "%s",
        diag.messages[0].text);
    cr_assert_gt(record.step_count, 150);
    record_finish(&record);
    text_finish(&text);
}

/* From the tile laid to the next player, or to the choice of a crop circle. */
static void check_inputs(const struct player *player, const struct way *way, int turn)
{
    bool done = state_of(player)->turn != turn || state_of(player)->phase == CARC_PHASE_OVER ||
                state_of(player)->phase == CARC_PHASE_CROP_CHOICE;
    size_t most = player->app.settings.confirm_turn ? 3 : 2;
    size_t inputs = player->inputs - player->laid;
    cr_assert(!done || inputs <= most, "%s: %zu inputs end turn %d, expected at most %zu",
        way->name, inputs, turn, most);
}

static void check_end(const struct player *player)
{
    const struct scene_stack *scenes = &player->app.scenes;
    cr_assert_eq(state_of(player)->phase, CARC_PHASE_OVER);
    cr_assert_str_eq(scenes->open[scenes->depth - 1].scene->name, "end");
    check_record(player);
}

static void play_on(struct player *player, const struct way *way, int turns)
{
    player->touch = way->touch;
    for (int decisions = 0; state_of(player)->turn <= turns; decisions++) {
        int phase = state_of(player)->phase;
        int turn = state_of(player)->turn;
        if (!way->decide(player)) {
            return;
        }
        cr_assert_lt(decisions, 1000);
        if (phase == CARC_PHASE_TILE || phase == CARC_PHASE_MEEPLE) {
            check_inputs(player, way, turn);
        }
    }
}

static void play(const struct way *way, int seats, bool confirm, uint64_t seed)
{
    struct player player;
    player_open(&player, seats, "base,crop-circles", seed);
    player.app.settings.confirm_turn = confirm;
    play_on(&player, way, 1000);
    check_end(&player);
    player_close(&player);
}

/* With two and with six, with and without the step to confirm. */
static void play_all(const struct way *way)
{
    for (uint64_t seed = 1; seed <= proof_count_plain(1, 25); seed++) {
        for (int kind = 0; kind < 4; kind += (int)proof_count_plain(3, 1)) {
            play(way, kind & 1 ? 6 : 2, kind & 2, proof_seed(100 * seed) + (uint64_t)kind);
        }
    }
}

Test(whole, by_mouse_only)
{
    play_all(&mouse);
}

Test(whole, by_touch_without_hovering)
{
    play_all(&touch);
}

Test(whole, by_keyboard_only)
{
    play_all(&keys);
}

Test(whole, by_gamepad_only)
{
    play_all(&pad);
}

Test(whole, with_both_circle_sets)
{
    struct player player;
    player_open(&player, 6, "base,crop-circles,crop-circles-2010", 2);
    play_on(&player, &mouse, 1000);
    check_end(&player);
    player_close(&player);
}

/* A pad that SDL knows, in a window that is drawn. */
Test(whole, by_gamepad_in_a_window)
{
    struct player player;
    player_open_window(
        &player, &(struct player_window){.width = 1024, .height = 640, .drawn = true});
    player_begin(&player, 3, "base,crop-circles", 5);
    player_plug_pad(&player);
    int turns = (int)proof_count_plain(6, 1000);
    play_on(&player, &pad, turns);
    cr_assert(state_of(&player)->turn > turns || state_of(&player)->phase == CARC_PHASE_OVER);
    player_close(&player);
}
