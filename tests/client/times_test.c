/* How long each player thinks, and what is told of a game when it is over. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "layout.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(times, .init = screens_begin, .fini = screens_end);

static uint64_t thought(const struct player *player, int seat)
{
    return session_thought(player->app.session, seat);
}

/* Lets a minute pass, and one more pass of the screen. */
static void wait_a_minute(struct player *player)
{
    player_wait(player, 60000);
    ui_repaint(player->app.ui);
    player_rest(player);
}

static void decide_for(struct player *player, int seat)
{
    while (carc_actor(session_state(player->app.session)) == seat) {
        cr_assert(player_decide(player));
    }
}

/* Within a second: the screen takes its own few milliseconds. */
#define expect_minutes(player, seat, minutes)                                                      \
    cr_expect_eq((thought(player, seat) + 500) / 60000, (minutes), "seat %d: %llu ms", (seat),     \
        (unsigned long long)thought(player, seat))

Test(times, the_clock_of_whoever_decides_runs)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    wait_a_minute(&player);
    expect_minutes(&player, 0, 1);
    expect_minutes(&player, 1, 0);
    decide_for(&player, 0);
    wait_a_minute(&player);
    wait_a_minute(&player);
    expect_minutes(&player, 0, 1);
    expect_minutes(&player, 1, 2);
    player_close(&player);
}

Test(times, pauses_do_not_count)
{
    static const char *const keys[] = {"P", "F1", "Escape", "Ctrl+,"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        struct player player;
        player_open(&player, 2, "base", 5);
        wait_a_minute(&player);
        player_key(&player, keys[i]);
        wait_a_minute(&player);
        wait_a_minute(&player);
        expect_minutes(&player, 0, 1);
        player_key(&player, i == 0 ? "P" : "Escape");
        wait_a_minute(&player);
        expect_minutes(&player, 0, 2);
        player_close(&player);
    }
}

/* The minute that led to a move stays a minute, whatever becomes of the move. */
Test(times, undo_gives_no_time_back)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    wait_a_minute(&player);
    decide_for(&player, 0);
    wait_a_minute(&player);
    while (session_undo(player.app.session)) {
    }
    scene_go(&player.app, &scene_game);
    player_rest(&player);
    expect_minutes(&player, 0, 1);
    expect_minutes(&player, 1, 1);
    wait_a_minute(&player);
    expect_minutes(&player, 0, 2);
    while (session_redo(player.app.session)) {
    }
    expect_minutes(&player, 0, 2);
    player_close(&player);
}

Test(times, rows_show_them_if_that_is_wanted)
{
    struct player player;
    player_open_window(&player, SCREENS_SMALLEST);
    player_begin(&player, 6, "base", 5);
    player.app.driven = true; /* nothing is painted each second */
    wait_a_minute(&player);
    cr_expect(!ui_shown_text(player.app.ui, "1:00"));
    player.app.settings.clocks = true;
    wait_a_minute(&player);
    cr_expect(ui_shown_text(player.app.ui, "2:00"));
    session_think(player.app.session, 3, 36000000);
    layout_check(&player, "clocks");
    ui_set_large_text(player.app.ui, true);
    layout_check(&player, "clocks in large letters");
    player_close(&player);
}

Test(times, statistics_tell_of_the_game)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go_with_game(&player, &scene_end);
    player_click(&player, "final-skip");
    cr_expect(!ui_shown_text(player.app.ui, "Turns without a meeple"));
    player_key(&player, "F2");
    cr_expect(ui_shown_text(player.app.ui, "Turns without a meeple"));
    cr_expect(!ui_shown_text(player.app.ui, "Time per turn"), "nobody held a clock to it");
    player_key(&player, "F2");
    session_think(player.app.session, 2, 734200);
    player_click(&player, "statistics");
    cr_expect(ui_shown_text(player.app.ui, "12:14"));
    player_key(&player, "Escape");
    cr_expect_not_null(ui_shown_find(player.app.ui, "again"), "the result is back");
    player_close(&player);
}
