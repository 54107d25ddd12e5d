/* What small labels tell: of fields, of each player's last tile, of who has the word. */
#include <criterion/criterion.h>
#include <string.h>

#include "client/game/last_tiles.h"
#include "places.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(labels, .init = screens_begin, .fini = screens_end);

static bool meet(struct ui_rect a, struct ui_rect b)
{
    struct ui_rect both = ui_overlap(a, b);
    return both.w > 0 && both.h > 0;
}

/* Clear of meeples, of each other, of legal spaces and of what floats over the board. */
static void expect_clear(const struct game *game, size_t number)
{
    const struct field_labels *labels = &game->labels;
    struct ui_rect at = labels->items[number].at;
    for (size_t i = 0; i < number; i++) {
        cr_expect(labels->items[i].at.w == 0 || !meet(labels->items[i].at, at));
    }
    for (size_t i = 0; i < game->layout.cover_count; i++) {
        cr_expect_not(meet(game->layout.covers[i], at));
    }
    for (size_t i = 0; i < game->turn.cell_count; i++) {
        cr_expect_not(meet(camera_cell(&game->camera, game->turn.cells[i].cell), at));
    }
    const struct carc_state *state = game_state(game);
    for (int p = 0; p < state->players; p++) {
        for (int i = 0; i < state->on_board[p]; i++) {
            carc_node node = carc_meeple(game_rules(game), state, p, i);
            struct carc_node_info info = carc_node_info(game_rules(game), state, node);
            struct picture_figure figure = game_figure(game, p, info.kind, 1);
            struct ui_point spot = game_spot(game, info.placement, info.segment, 0);
            cr_expect_not(meet(picture_meeple_rect(spot, &figure), at));
        }
    }
}

/* The field that a point of the board belongs to. */
static bool stands_on_its_field(const struct game *game, const struct field_label *label)
{
    struct ui_rect at = label->at;
    carc_node node = game_node_at(game, (struct ui_point){at.x + at.w / 2, at.y + at.h / 2});
    return node >= 0 && carc_feature_of(game_rules(game), game_state(game), node) == label->field;
}

static bool owned_field(const struct game *game, carc_node node)
{
    struct carc_feature_info info = carc_feature_info(game_rules(game), game_state(game), node);
    return info.kind == CARC_FIELD && info.owners != 0 &&
           carc_feature_of(game_rules(game), game_state(game), node) == node;
}

/* Of a late game; returns how many have a place. */
static int labels_in(const struct player_window *window)
{
    struct player player;
    player_open_window(&player, window);
    player_begin(&player, 4, "base,crop-circles", 7);
    while (player.app.session != NULL && session_state(player.app.session)->turn < 55) {
        cr_assert(player_decide(&player));
    }
    while (session_state(player.app.session)->phase != CARC_PHASE_TILE) {
        cr_assert(player_decide(&player));
    }
    const struct game *game = places_game(&player);
    cr_expect_eq(game->labels.count, 0, "only when they are asked for");
    player_key(&player, "F");
    size_t owned = 0;
    for (int node = 0; node < game_state(game)->nodes; node++) {
        owned += owned_field(game, node);
    }
    cr_expect_gt(owned, 3);
    cr_expect_eq(game->labels.count, owned);
    int placed = 0;
    for (size_t i = 0; i < game->labels.count; i++) {
        const struct field_label *label = &game->labels.items[i];
        cr_expect(owned_field(game, label->field));
        if (label->at.w > 0) {
            placed++;
            expect_clear(game, i);
            cr_expect(stands_on_its_field(game, label));
        }
    }
    player_key(&player, "F");
    cr_expect_eq(game->labels.count, 0);
    player_close(&player);
    return placed;
}

Test(labels, owned_fields_have_one_where_it_hides_nothing)
{
    cr_expect_geq(labels_in(SCREENS_USUAL), 3);
    cr_expect_geq(labels_in(SCREENS_SMALLEST), 2);
}

/* The start tile's city is not finished, and pays its field nothing (B-63). */
Test(labels, the_card_of_a_field_counts_open_cities_too)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player_begin(&player, 2, "base", 5);
    struct game *game = places_game(&player);
    struct ui_rect tile = camera_cell(&game->camera, (struct carc_cell){0, 0});
    struct ui_point north = {tile.x + tile.w / 2, tile.y + tile.h * 0.38f};
    for (int quarter = 0; quarter < 2; quarter++) { /* the pointer is in use, and rests */
        north.x += 1;
        ui_post(player.app.ui, &(struct ui_input){.kind = UI_MOVE, .at = north});
        player_rest(&player);
        player_wait(&player, 300);
        ui_repaint(player.app.ui);
        player_rest(&player);
    }
    cr_expect(ui_shown_text(player.app.ui, "touches 0 finished cities, 1 open"));
    player_close(&player);
}

/* ---- The last tile of each player. */

static void expect_last_tiles(const struct player *player, int seats)
{
    const struct game *game = places_game(player);
    const struct carc_state *state = game_state(game);
    struct last_tile tiles[CARC_MAX_PLAYERS];
    size_t count = last_tiles_find(game, tiles);
    int laid = state->turn - 1;
    cr_assert_eq(count, (size_t)(laid < seats ? laid : seats), "turn %d", state->turn);
    for (size_t i = 0; i < count; i++) {
        struct carc_placement at =
            carc_placement(game_rules(game), state, state->placed - 1 - (int)i);
        cr_expect(carc_same_cell(tiles[i].cell, at.cell));
        cr_expect_eq(tiles[i].age, (int)i + 1);
        int before = (state->turn_player + 2 * seats - 1 - (int)i) % seats;
        cr_expect_eq(tiles[i].player, before);
    }
}

Test(labels, the_last_tile_of_each_player_is_known)
{
    for (int seats = 2; seats <= 6; seats += 2) {
        struct player player;
        player_open(&player, seats, "base", 5);
        for (int i = 0; i < 60; i++) {
            if (session_state(player.app.session)->phase == CARC_PHASE_TILE) {
                expect_last_tiles(&player, seats);
            }
            cr_assert(player_decide(&player));
        }
        player_close(&player);
    }
}

/* ---- Who has the word. */

static int rows_that_say(const struct player *player, const char *word)
{
    const struct ui *ui = player->app.ui;
    float panel = places_game(player)->layout.panel.x;
    int count = 0;
    for (size_t i = 0; i < ui_shown_count(ui); i++) {
        const struct ui_shown *shown = ui_shown_at(ui, i);
        count += strcmp(shown->label, word) == 0 && shown->rect.x > panel;
    }
    return count;
}

/* Rows of one line say it, too: beside the name, or below it. */
Test(labels, the_row_of_who_has_the_word_says_so)
{
    for (int clocks = 0; clocks < 2; clocks++) {
        struct player player;
        player_open_window(&player, SCREENS_USUAL);
        player.app.settings.clocks = clocks != 0;
        player_begin(&player, 4, "base,crop-circles", 8);
        int acts = 0;
        do {
            int phase = session_state(player.app.session)->phase;
            if (phase != CARC_PHASE_OVER) {
                int others = session_state(player.app.session)->turn_player !=
                             carc_actor(session_state(player.app.session));
                bool circle = phase == CARC_PHASE_CROP_TURN;
                cr_expect_eq(rows_that_say(&player, "plays"), circle ? others : 1);
                cr_expect_eq(rows_that_say(&player, "acts"), circle);
                acts += circle;
            }
        } while (session_state(player.app.session)->turn < 40 && player_decide(&player));
        cr_expect_gt(acts, 0);
        player_close(&player);
    }
}
