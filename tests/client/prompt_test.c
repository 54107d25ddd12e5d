/* What the prompt says is true of the board that is shown. */
#include <criterion/criterion.h>
#include <string.h>

#include "places.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(prompt, .init = screens_begin, .fini = screens_end);

static bool says(const struct player *player, const char *text)
{
    return ui_shown_text(player->app.ui, text);
}

/* How many legal spaces take the tile as it is turned, and how many only when turned. */
static int spaces(const struct player *player, bool now)
{
    const struct turn *turn = &places_game(player)->turn;
    int count = 0;
    for (size_t i = 0; i < turn->cell_count; i++) {
        count += (turn->cells[i].rotations >> turn->rotation & 1) == now;
    }
    return count;
}

/* A city all round but for the south: it meets the start tile only when turned. */
Test(prompt, speaks_of_dashed_spaces_where_none_is_gold)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player_begin(&player, 4, "base,crop-circles", 4);
    cr_assert_eq(spaces(&player, true), 0);
    cr_expect(says(&player, "Click a dashed space."));
    cr_expect_not(says(&player, "gold"));
    player_key(&player, "R");
    player_key(&player, "R");
    cr_assert_gt(spaces(&player, true), 0);
    cr_expect(says(&player, "Click a gold space."));
    player_click(&player, player_any(&player, "cell:"));
    cr_expect_not(says(&player, "Click"), "it lies");
    player_close(&player);
}

Test(prompt, speaks_of_the_ghost)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player_begin(&player, 2, "base", 5);
    cr_assert_gt(spaces(&player, true) + spaces(&player, false), 1);
    player_key(&player, "Tab");
    cr_expect(says(&player, "Here, or on another space?"));
    player_close(&player);
}

/* All at once, and how the words are meant is told by the layout. */
static void check(struct player *player, int *only)
{
    const struct game *game = places_game(player);
    const struct turn *turn = &game->turn;
    bool gold = spaces(player, true) > 0;
    bool dashed = spaces(player, false) > 0;
    if (turn->ghost >= 0) {
        cr_expect_not(says(player, "Click a"));
        cr_expect_eq(says(player, "Here? It fits nowhere else."), turn->cell_count == 1);
        return;
    }
    cr_expect_eq(says(player, "Click a gold space."), gold);
    cr_expect_eq(says(player, "Click a dashed space."), !gold);
    bool regular = !game->layout.compact;
    cr_expect_eq(says(player, "Dashed ones fit when turned."), regular && gold && dashed);
    cr_expect_eq(says(player, "The tile turns to fit."), regular && !gold);
    if (turn->cell_count == 1) {
        player_key(player, "Tab");
        (*only)++;
        check(player, only);
    }
}

Test(prompt, is_true_all_game)
{
    static const struct player_window windows[] = {
        {1280, 800, 1, false, false}, {1600, 1000, 1, false, false}};
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        struct player player;
        int only = 0;
        player_open_window(&player, &windows[i]);
        for (uint64_t seed = 1; seed <= 3 || only == 0; seed++) {
            cr_assert_lt(seed, 30);
            player_begin(&player, 3, "base,crop-circles", seed);
            while (session_state(player.app.session)->phase != CARC_PHASE_OVER) {
                if (session_state(player.app.session)->phase == CARC_PHASE_TILE &&
                    player_any(&player, "cell:") != NULL) {
                    check(&player, &only);
                }
                cr_assert(player_decide(&player));
            }
        }
        player_close(&player);
    }
}

/* Somebody looks elsewhere. */
Test(prompt, tells_that_the_spaces_are_out_of_sight)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player_begin(&player, 2, "base", 5);
    for (int i = 0; i < 60; i++) {
        player_key(&player, "Shift+Right");
    }
    cr_expect(says(&player, "The spaces are out of sight."));
    player_key(&player, "Home");
    cr_expect_not(says(&player, "The spaces are out of sight."));
    player_close(&player);
}
