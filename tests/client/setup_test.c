/* A new game is set up on one page. */
#include <criterion/criterion.h>

#include "screens.h"
#include "ui/shown.h"
#include "ui/widget.h"

TestSuite(setup, .init = screens_begin, .fini = screens_end);

static void expect_whole(const struct player *player, const char *id)
{
    const struct ui_shown *shown = ui_shown_find(player->app.ui, id);
    cr_assert_not_null(shown, "%s", id);
    cr_expect_eq(shown->visible.h, shown->rect.h, "%s ends at %g of %g", id,
        (double)(shown->rect.y + shown->rect.h), (double)(shown->visible.y + shown->visible.h));
}

static void expect_fit(const struct player_window *window, int seats)
{
    struct player player;
    player_open_window(&player, window);
    screens_go(&player, &scene_setup);
    for (int i = 2; i < seats; i++) {
        player_click(&player, "add-player");
    }
    expect_whole(&player, "seat-0-name");
    expect_whole(&player, "set-crop-circles-2010");
    expect_whole(&player, "purist");
    expect_whole(&player, "seed");
    cr_expect_null(
        ui_shown_find(player.app.ui, "setup/bar"), "%d seats: nothing is scrolled", seats);
    player_close(&player);
}

Test(setup, four_seats_are_seen_with_all_else)
{
    for (int seats = 2; seats <= 4; seats++) {
        expect_fit(SCREENS_USUAL, seats);
    }
}

Test(setup, six_seats_are_seen_with_all_else_in_a_large_window)
{
    static const struct player_window large = {1600, 1000, 1, false, false};
    for (int seats = 2; seats <= 6; seats++) {
        expect_fit(&large, seats);
    }
}
