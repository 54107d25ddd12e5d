/* Hints: advice for every step that can be followed, chosen and closed. */
#include <criterion/criterion.h>

#include "screens.h"
#include "table.h"
#include "ui/shown.h"

TestSuite(hints, .init = screens_begin, .fini = screens_end);

static const struct carc_state *state(const struct player *player)
{
    return session_state(player->app.session);
}

static bool shows(const struct player *player, const char *id)
{
    return ui_shown_find(player->app.ui, id) != NULL;
}

/* A whole game by hints: each is what the rules allow, in every step. */
Test(hints, play_a_game)
{
    struct player player;
    table_open(&player, &(struct table){.seats = {"person", "person"},
                            .count = 2,
                            .sets = "base,crop-circles,crop-circles-2010",
                            .seed = 17,
                            .nodes = 6});
    player_rest(&player);
    unsigned phases = 0;
    for (int decisions = 0; state(&player)->phase != CARC_PHASE_OVER; decisions++) {
        cr_assert_lt(decisions, 400);
        phases |= 1u << state(&player)->phase;
        size_t position = session_position(player.app.session);
        player_key(&player, "I");
        cr_assert(shows(&player, "hint-1"));
        player_key(&player, "I");
        cr_assert_not(shows(&player, "hint-1"));
        bool picks = player_any(&player, "pass") != NULL && ui_shown_find(player.app.ui, "main") &&
                     ui_shown_find(player.app.ui, "main")->state & UI_DISABLED;
        player_click(&player, picks ? "pass" : "main");
        cr_assert_gt(session_position(player.app.session), position);
    }
    cr_expect_eq(
        phases, 1u << CARC_PHASE_TILE | 1u << CARC_PHASE_CROP_CHOICE | 1u << CARC_PHASE_CROP_TURN);
    player_close(&player);
}

Test(hints, are_chosen_and_closed)
{
    struct player player;
    table_open(&player,
        &(struct table){
            .seats = {"person", "person"}, .count = 2, .sets = "base", .seed = 12, .nodes = 30});
    player_rest(&player);
    while (state(&player)->turn < 9) {
        player_decide(&player);
    }
    player_key(&player, "I");
    cr_assert(shows(&player, "hint-2"));
    player_click(&player, "hint-2");
    cr_expect_not(shows(&player, "hint-2"));
    cr_expect_null(player_any(&player, "cell:"), "the tile lies");
    player_key(&player, "I");
    cr_assert(shows(&player, "hint-1"), "a hint for the meeple");
    player_key(&player, "Escape");
    cr_expect_not(shows(&player, "hint-1"));
    cr_expect_eq(state(&player)->turn, 9);
    player_close(&player);
}
