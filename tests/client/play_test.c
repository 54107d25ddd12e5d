/* What a turn is made of, on the null backend, through the same input as in a window. */
#include <criterion/criterion.h>

#include "player.h"
#include "screens.h"

TestSuite(play, .init = screens_begin, .fini = screens_end);

static bool phase_is(const struct player *player, int phase)
{
    return session_state(player->app.session)->phase == phase;
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
