/* Whole games on the null backend, through the same input as in a window. */
#include <criterion/criterion.h>
#include <string.h>

#include "player.h"
#include "record/replay.h"

static bool phase_is(const struct player *player, int phase)
{
    return session_state(player->app.session)->phase == phase;
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
    cr_assert_gt(record.step_count, 200);
    record_finish(&record);
    text_finish(&text);
}

struct way {
    int seats;
    const char *sets;
    uint64_t seed;
    bool (*decide)(struct player *player);
};

static void play_whole_game(struct way way)
{
    struct player player;
    player_open(&player, way.seats, way.sets, way.seed);
    for (int decisions = 0; way.decide(&player); decisions++) {
        cr_assert_lt(decisions, 1000);
    }
    cr_assert(phase_is(&player, CARC_PHASE_OVER));
    const struct scene_stack *scenes = &player.app.scenes;
    cr_assert_str_eq(scenes->open[scenes->depth - 1].scene->name, "end");
    check_record(&player);
    player_close(&player);
}

Test(play, two_people_with_crop_circles)
{
    play_whole_game((struct way){2, "base,crop-circles", 1, player_decide});
}

Test(play, six_people_with_both_circle_sets)
{
    play_whole_game((struct way){6, "base,crop-circles,crop-circles-2010", 2, player_decide});
}

Test(play, by_keyboard_only)
{
    play_whole_game((struct way){3, "base,crop-circles", 3, player_decide_by_keys});
}

Test(play, by_gamepad_only)
{
    play_whole_game((struct way){2, "base,crop-circles", 4, player_decide_by_pad});
}

/* Nothing is final before End turn: the position is the one before when all is taken back. */
Test(play, a_turn_can_be_taken_back)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    const struct carc_rules *rules = session_rules(player.app.session);
    for (int turn = 0; turn < 20; turn++) {
        uint64_t before = carc_hash(rules, session_state(player.app.session));
        player_decide(&player);
        cr_assert_null(player_any(&player, "cell:"));
        if (player_any(&player, "spot:") != NULL) {
            player_key(&player, "1");
            player_key(&player, "Ctrl+Z");
        }
        player_click(&player, "undo");
        cr_assert(phase_is(&player, CARC_PHASE_TILE));
        cr_assert_eq(before, carc_hash(rules, session_state(player.app.session)));
        player_key(&player, "Return");
        cr_assert_null(player_any(&player, "cell:"));
        player_key(&player, "Space");
        cr_assert_neq(before, carc_hash(rules, session_state(player.app.session)));
    }
    player_close(&player);
}

/* Neither A nor B is chosen beforehand, and space does nothing there. */
Test(play, the_circle_waits_for_a_choice)
{
    struct player player;
    player_open(&player, 3, "base,crop-circles", 8);
    while (!phase_is(&player, CARC_PHASE_CROP_CHOICE)) {
        cr_assert(player_decide(&player));
    }
    player_key(&player, "Space");
    player_key(&player, "Return");
    cr_assert(phase_is(&player, CARC_PHASE_CROP_CHOICE));
    player_key(&player, "V");
    cr_assert_null(player_any(&player, "choose-a"));
    player_click(&player, "look-back");
    player_key(&player, "B");
    cr_assert(phase_is(&player, CARC_PHASE_CROP_CHOICE));
    player_key(&player, "B");
    cr_assert(!phase_is(&player, CARC_PHASE_CROP_CHOICE));
    player_close(&player);
}
