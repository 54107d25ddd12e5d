/* The picture of the tile in the panel offers what the board does. */
#include <criterion/criterion.h>
#include <string.h>

#include "places.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(tray, .init = screens_begin, .fini = screens_end);

/* A tile lies and waits for a meeple; the board is as small as it becomes. */
static void begin(struct player *player)
{
    places_meeple(player);
    for (int i = 0; i < 20; i++) {
        player_key(player, "-");
    }
}

static int count(const struct player *player, const char *prefix)
{
    int count = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        count += strncmp(ui_shown_at(player->app.ui, i)->id, prefix, strlen(prefix)) == 0;
    }
    return count;
}

Test(tray, shows_the_spots_of_the_board_and_takes_clicks)
{
    struct player player;
    begin(&player);
    int spots = count(&player, "spot:");
    cr_assert_gt(spots, 1);
    cr_expect_eq(count(&player, "tray-spot:"), spots);
    for (int i = 1; i <= spots; i++) {
        char id[24];
        snprintf(id, sizeof id, "tray-spot:%d", i);
        player_click(&player, id);
        cr_expect_eq(places_game(&player)->turn.picked, i - 1, "%s", id);
        cr_expect(ui_shown_find(player.app.ui, id + strlen("tray-"))->state & UI_ON, "%s", id);
    }
    player_click(&player, "tray-spot:1");
    player_click(&player, "tray-spot:1");
    cr_expect_eq(places_game(&player)->turn.picked, -1, "the same again: none");
    player_close(&player);
}

Test(tray, lights_the_feature_of_its_spot)
{
    struct player player;
    begin(&player);
    player_click(&player, "tray-spot:1"); /* the pointer rests there */
    cr_expect_geq(places_game(&player)->spot_lit, 0);
    player_click(&player, "menu");
    cr_expect_lt(places_game(&player)->spot_lit, 0);
    player_close(&player);
}

Test(tray, has_none_where_the_board_shows_the_tile_as_large)
{
    struct player player;
    begin(&player);
    for (int i = 0; i < 40; i++) {
        player_key(&player, "+");
    }
    cr_expect_gt(places_game(&player)->camera.tile, 200);
    cr_expect_eq(count(&player, "tray-spot:"), 0);
    player_close(&player);
}

Test(tray, has_none_while_a_tile_is_in_hand)
{
    struct player player;
    begin(&player);
    player_click(&player, "main");
    cr_expect_eq(game_step(places_game(&player)), GAME_TILE);
    cr_expect_eq(count(&player, "tray-spot:"), 0);
    player_close(&player);
}
