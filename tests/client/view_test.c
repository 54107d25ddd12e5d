/* The board as it is seen from each side of the table. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "art/shape.h"
#include "client/game/camera.h"
#include "client/game/city_edge.h"
#include "client/game/game.h"
#include "client/tiles.h"
#include "moments.h"
#include "rules/query.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(view, .init = screens_begin, .fini = screens_end);

static struct camera camera_turned(int turn)
{
    return (struct camera){.tile = 40, .origin = {300, 200}, .scale = 1, .turn = turn};
}

static struct ui_point middle_of(struct ui_rect rect)
{
    return (struct ui_point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

Test(view, a_cell_is_where_it_is_seen)
{
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        struct camera camera = camera_turned(turn);
        for (int16_t x = -3; x <= 3; x++) {
            for (int16_t y = -3; y <= 3; y++) {
                struct carc_cell cell = {x, y};
                struct carc_cell seen = camera_seen(&camera, cell);
                cr_expect(carc_same_cell(camera_meant(&camera, seen), cell));
                struct ui_point at = middle_of(camera_cell(&camera, cell));
                cr_expect(carc_same_cell(camera_at(&camera, at), cell));
            }
        }
    }
}

/* However far the board was moved, a note on what is there can be read again. */
Test(view, cells_end_where_no_game_comes)
{
    static const struct ui_point far[] = {{1e9f, -1e9f}, {-3e6f, 7e5f}, {81000, 81000}};
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        struct camera camera = camera_turned(turn);
        for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
            struct carc_cell cell = camera_at(&camera, far[i]);
            cr_expect_leq(abs(cell.x), CARC_MAX_COORDINATE);
            cr_expect_leq(abs(cell.y), CARC_MAX_COORDINATE);
        }
    }
}

/* A tile's east edge is seen where its eastern neighbour is seen. */
Test(view, tiles_turn_with_their_cells)
{
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        struct camera camera = camera_turned(turn);
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            struct carc_cell here = {2, -1};
            struct carc_cell there = carc_neighbour(here, edge);
            struct carc_cell expected =
                carc_neighbour(camera_seen(&camera, here), camera_rotation(&camera, edge));
            cr_expect(carc_same_cell(camera_seen(&camera, there), expected));
        }
    }
}

Test(view, the_board_turns_under_the_middle)
{
    struct ui_point middle = {483, 411};
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        struct camera camera = camera_turned(0);
        struct carc_cell cell = camera_at(&camera, middle);
        camera_turn_to(&camera, turn, middle);
        cr_expect_eq(camera.turn, turn);
        cr_expect(carc_same_cell(camera_at(&camera, middle), cell), "turn %d", turn);
        camera_turn_to(&camera, 0, middle);
        cr_expect_float_eq(camera.origin.x, 300, 0.01);
        cr_expect_float_eq(camera.origin.y, 200, 0.01);
    }
}

Test(view, all_of_a_turned_board_fits)
{
    static const struct carc_cell cells[] = {{0, 0}, {9, 0}, {9, 1}, {-4, 1}};
    struct camera_scene scene = {.viewport = {0, 0, 960, 800},
        .tiles = cells,
        .tile_count = 4,
        .spaces = cells,
        .space_count = 4};
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        struct camera camera = camera_turned(turn);
        camera_fit(&camera, &scene);
        cr_expect(camera_sees(&camera, &scene), "turn %d", turn);
    }
}

/* ---- In a game. */

static struct ui_point cell_on_screen(struct player *player, const char *id)
{
    const struct ui_shown *shown = ui_shown_find(player->app.ui, id);
    cr_assert_not_null(shown, "%s", id);
    return middle_of(shown->rect);
}

/* The direction from one cell to another, for each quarter turn that Ctrl+R gives. */
Test(view, a_key_turns_it_and_keys_and_mouse_follow)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    moments_tile(&player);
    struct text before = {0};
    text_add(&before, player_any(&player, "cell:"));
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        player_key(&player, "Ctrl+R");
        player_key(&player, "Tab");
        struct ui_point from = middle_of(ui_shown_find(player.app.ui, "ghost-left")->rect);
        player_key(&player, "Left");
        struct ui_point to = middle_of(ui_shown_find(player.app.ui, "ghost-left")->rect);
        cr_expect_leq(to.x, from.x, "turn %d: left is left", turn);
    }
    uint64_t hash = carc_hash(session_rules(player.app.session), session_state(player.app.session));
    player_key(&player, "Ctrl+R");
    int16_t x, y;
    cr_assert_eq(sscanf(text_string(&before), "cell:%hd,%hd", &x, &y), 2);
    player_click(&player, text_string(&before)); /* where it is seen now */
    const struct carc_state *state = session_state(player.app.session);
    if (carc_hash(session_rules(player.app.session), state) != hash) { /* laid, and not only held */
        struct carc_placement last =
            carc_placement(session_rules(player.app.session), state, state->placed - 1);
        cr_expect(carc_same_cell(last.cell, (struct carc_cell){x, y}));
    }
    text_finish(&before);
    player_close(&player);
}

static bool has_card(const struct player *player)
{
    return ui_shown_text(player->app.ui, " now");
}

static void point_at(struct player *player, struct ui_point at)
{
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_MOVE, .at = at});
    player_rest(player);
    player_wait(player, 300);
    ui_repaint(player->app.ui);
    player_rest(player);
}

/* A pointer that was left on the board tells nothing while keys are used: it would cover what they
 * do. */
Test(view, a_card_goes_when_keys_are_used)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    moments_tile(&player);
    const struct game *game = player.app.scenes.open[player.app.scenes.depth - 1].memory;
    struct ui_point place = middle_of(camera_cell(&game->camera, (struct carc_cell){0, 0}));
    place.y += game->camera.tile * 0.02f; /* on the road of the start tile */
    point_at(&player, place);
    cr_assert(has_card(&player));
    player_key(&player, "Tab");
    cr_expect(!has_card(&player));
    place.x += 1;
    point_at(&player, place);
    cr_expect(has_card(&player));
    player_close(&player);
}

/* Whole games go on as ever, by mouse, keys and pad, from whichever side the board is seen. */
Test(view, towards_each_seat)
{
    static bool (*const hands[])(struct player * player) = {
        player_decide, player_decide_by_keys, player_decide_by_pad};
    for (size_t i = 0; i < sizeof hands / sizeof *hands; i++) {
        struct player player;
        player_open_window(&player, SCREENS_USUAL);
        player.app.settings.turn_board = true;
        player_begin(&player, 4, "base,crop-circles", 5 + i);
        int decisions = 0;
        while (hands[i](&player)) {
            decisions++;
        }
        cr_expect_gt(decisions, 77);
        player_close(&player);
    }
}

/* Two people sit across: what is above for one is below for the other. */
Test(view, two_sit_across)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player.app.settings.turn_board = true;
    player_begin(&player, 2, "base", 5);
    bool below[2];
    for (int turn = 0; turn < 2; turn++) {
        session_set_note(player.app.session, (struct carc_cell){0, 3}, "");
        session_set_note(player.app.session, (struct carc_cell){0, -3}, "");
        ui_repaint(player.app.ui);
        player_rest(&player);
        below[turn] =
            cell_on_screen(&player, "note:0,3").y > cell_on_screen(&player, "note:0,-3").y;
        for (int before = session_state(player.app.session)->turn;
             session_state(player.app.session)->turn == before;) {
            cr_assert(player_decide(&player));
        }
    }
    cr_expect(below[0]);
    cr_expect_not(below[1]);
    player_close(&player);
}

/* ---- The edge of a city. */

struct seen_edge {
    unsigned sides; /* on which some of it lies */
    double length;
    int closed;
};

static void see_run(void *context, const struct art_point *points, size_t count, bool closed)
{
    struct seen_edge *edge = context;
    edge->closed += closed;
    for (size_t i = 0; i + 1 < count + closed; i++) {
        struct art_point a = points[i];
        struct art_point b = points[(i + 1) % count];
        edge->length += art_distance(a, b);
        edge->sides |= a.y < 0.01 && b.y < 0.01 ? 1u << CARC_N : 0;
        edge->sides |= a.x > 255.99 && b.x > 255.99 ? 1u << CARC_E : 0;
        edge->sides |= a.y > 255.99 && b.y > 255.99 ? 1u << CARC_S : 0;
        edge->sides |= a.x < 0.01 && b.x < 0.01 ? 1u << CARC_W : 0;
    }
}

static double round_length(const struct art_line *outline)
{
    double length = 0;
    for (int i = 0; i < outline->count; i++) {
        length += art_distance(outline->p[i], outline->p[(i + 1) % outline->count]);
    }
    return length;
}

/* Whatever lies around a tile: round its cities, and not along the seams to other tiles. */
Test(view, a_city_has_an_edge_but_no_seams)
{
    struct player player;
    player_open(&player, 2, "base,crop-circles,crop-circles-2010", 5);
    const struct carc_tileset *set = &session_rules(player.app.session)->set;
    int cities = 0;
    for (int i = 0; i < 4 * set->count; i++) {
        const struct carc_tile *tile = &set->tiles[i / 4];
        const struct art_shape *shape = tiles_shape(player.app.tiles, i / 4, i % 4);
        struct art_line outline;
        for (int s = 0; s < tile->segment_count; s++) {
            if (!art_shape_city(shape, s, &outline)) {
                continue;
            }
            cities++;
            struct seen_edge alone = {0};
            city_edge(&outline, 0, see_run, &alone);
            cr_expect_eq(alone.closed, 1);
            cr_expect_float_eq(alone.length, round_length(&outline), 1e-6);
            for (unsigned joined = 1; joined < 16; joined++) {
                struct seen_edge edge = {0};
                city_edge(&outline, joined, see_run, &edge);
                cr_expect_eq(edge.sides, alone.sides & ~joined, "%s: %x", tile->id, joined);
                double seams = 0;
                for (unsigned side = 0; side < 4; side++) {
                    seams += alone.sides & joined & 1u << side ? 256 : 0;
                }
                cr_expect_float_eq(edge.length, alone.length - seams, 24, "%s: %x: %.1f of %.1f",
                    tile->id, joined, edge.length, alone.length);
            }
        }
    }
    cr_expect_gt(cities, 100);
    player_close(&player);
}
