/* Tiles that are looked at, and tried in a game. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "client/lifetime.h"
#include "load/inspect.h"
#include "rules/query.h"
#include "screens.h"
#include "session/autosave.h"
#include "tile_files.h"
#include "ui/shown.h"
#include "ui/widget.h"

TestSuite(inspector, .init = screens_begin, .fini = screens_end);

/* How often it is to be read as a whole. */
static int times(const struct player *player, const char *text)
{
    int count = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player->app.ui, i);
        count += strcmp(shown->kind, "text") == 0 && strcmp(shown->label, text) == 0;
    }
    return count;
}

static struct ui_rect place_of(const struct player *player, const char *text)
{
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player->app.ui, i);
        if (strcmp(shown->kind, "text") == 0 && strcmp(shown->label, text) == 0) {
            return shown->rect;
        }
    }
    cr_assert_fail("%s is not to be read", text);
    return (struct ui_rect){0, 0, 0, 0};
}

static void point_at(struct player *player, float x, float y)
{
    struct ui_rect tile = ui_shown_find(player->app.ui, "tile")->rect;
    struct ui_point at = {tile.x + x * tile.w, tile.y + y * tile.h};
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_MOVE, .at = at});
    player_rest(player);
}

/* ---- Looking. */

Test(inspector, lists_all_faces_of_a_set)
{
    struct player player;
    tile_files_open_base(&player);
    struct load_inspection base;
    load_inspect_file(&base, player.app.inspected.path);
    cr_expect(base.fine);
    cr_assert_eq(base.set.count, 24);
    for (size_t i = 0; i < base.set.count; i++) {
        char id[32];
        snprintf(id, sizeof id, "face-%zu", i);
        cr_expect_str_eq(ui_shown_find(player.app.ui, id)->label, base.set.tiles[i].id);
        cr_expect(ui_shown_find(player.app.ui, id)->state & UI_FOCUSABLE);
    }
    cr_expect(ui_shown_text(player.app.ui, "72 tiles, 24 faces"));
    cr_expect_eq(times(&player, "×8"), 1, "the eight of U");
    load_inspect_finish(&base);
    player_click(&player, "set");
    player_key(&player, "Down");
    player_key(&player, "Return");
    cr_expect(ui_shown_text(player.app.ui, "6 tiles, 6 faces"));
    player_close(&player);
}

Test(inspector, turns_the_tile_with_its_names)
{
    struct player player;
    tile_files_open_base(&player);
    player_click(&player, "face-3");
    struct ui_rect tile = ui_shown_find(player.app.ui, "tile")->rect;
    cr_expect_lt(place_of(&player, "NL").y, tile.y);
    cr_expect_lt(place_of(&player, "NL").x, place_of(&player, "NR").x);
    player_key(&player, "R");
    cr_expect_gt(place_of(&player, "NL").x, tile.x + tile.w, "north came to the east");
    cr_expect_lt(place_of(&player, "NL").y, place_of(&player, "NR").y);
    player_click(&player, "turn-back");
    cr_expect_lt(place_of(&player, "NL").y, tile.y);
    player_click(&player, "layer-fields");
    ui_script_click_at(player.app.ui, (struct ui_point){tile.x + 9, tile.y + 9}, UI_RIGHT_BUTTON);
    player_rest(&player);
    cr_expect_gt(place_of(&player, "NL").x, tile.x + tile.w, "as the right button does");
    player_click(&player, "layer-edges");
    cr_expect_eq(times(&player, "NL"), 0);
    player_close(&player);
}

/* The start tile: a city in the north, a road from west to east. */
Test(inspector, tells_what_is_pointed_at)
{
    struct player player;
    tile_files_open_base(&player);
    player_click(&player, "face-3");
    cr_expect_eq(times(&player, "city"), 1, "in the list only");
    point_at(&player, 0.5f, 0.1f);
    cr_expect_eq(times(&player, "city"), 2, "and on the picture");
    point_at(&player, 0.1f, 0.4f);
    cr_expect_eq(times(&player, "north"), 2);
    cr_expect_eq(times(&player, "city"), 2, "the field is paid for it");
    point_at(&player, 0.3f, 0.53f);
    cr_expect_eq(times(&player, "road"), 2);
    cr_expect_eq(times(&player, "city"), 1);
    point_at(&player, 0.5f, 0.9f);
    cr_expect_eq(times(&player, "south"), 2);
    player_key(&player, "R");
    point_at(&player, 0.9f, 0.5f);
    cr_expect_eq(times(&player, "city"), 2, "it came along to the east");
    point_at(&player, -1, -1);
    cr_expect_eq(times(&player, "city"), 1);
    player_close(&player);
}

Test(inspector, lights_a_segment_by_keys)
{
    struct player player;
    tile_files_open_base(&player);
    player_click(&player, "face-3");
    ui_focus(player.app.ui, "segment-2");
    player_rest(&player);
    cr_expect_eq(times(&player, "north"), 2);
    player_key(&player, "1");
    cr_expect(tile_files_on(&player, "segment-0"));
    player_key(&player, "Escape");
    cr_expect_not(tile_files_on(&player, "segment-0"));
    cr_expect_not_null(ui_shown_find(player.app.ui, "tile"), "Escape only let it go");
    player_key(&player, "PageDown");
    cr_expect(tile_files_on(&player, "face-4"));
    player_key(&player, "Escape");
    cr_expect_not_null(ui_shown_find(player.app.ui, "new-game"), "the title");
    player_close(&player);
}

Test(inspector, layers_name_their_segments)
{
    struct player player;
    tile_files_open_base(&player);
    player_click(&player, "face-3");
    player_click(&player, "layer-fields");
    cr_expect_eq(times(&player, "north"), 2);
    cr_expect_eq(times(&player, "south"), 2);
    cr_expect_eq(times(&player, "road"), 1);
    player_click(&player, "layer-roads");
    cr_expect_eq(times(&player, "road"), 2);
    player_click(&player, "layer-fields");
    cr_expect_eq(times(&player, "south"), 1);
    player_close(&player);
}

Test(inspector, obeys_a_gamepad)
{
    struct player player;
    tile_files_open_base(&player);
    player_pad(&player, SDL_CONTROLLER_BUTTON_Y, 20);
    cr_expect(tile_files_on(&player, "face-1"));
    player_pad(&player, SDL_CONTROLLER_BUTTON_X, 20);
    cr_expect(tile_files_on(&player, "face-0"));
    struct ui_rect tile = ui_shown_find(player.app.ui, "tile")->rect;
    player_pad(&player, SDL_CONTROLLER_BUTTON_LEFTSHOULDER, 20);
    cr_expect_lt(place_of(&player, "NL").x, tile.x, "north came to the west");
    player_pad(&player, SDL_CONTROLLER_BUTTON_B, 20);
    cr_expect_null(ui_shown_find(player.app.ui, "tile"));
    player_close(&player);
}

/* ---- Trying a tile. */

/* The tile in the hand of the first of two people. */
static const char *in_hand(const struct player *player)
{
    const struct session *session = player->app.session;
    cr_assert_not_null(session);
    cr_expect_eq(session_record(session)->seat_count, 2);
    cr_expect_not(session_record(session)->seats[0].computer);
    cr_expect_not(session_record(session)->seats[1].computer);
    struct session_step step = session_step(session, 0);
    cr_assert_eq(step.action.verb, CARC_DRAW);
    return session_rules(session)->set.tiles[step.action.item].id;
}

Test(inspector, tries_a_tile_of_ones_own)
{
    struct player player;
    tile_files_open(&player, HEAD CAUSEWAY MEADOW);
    player_click(&player, "try");
    cr_expect_str_eq(in_hand(&player), "causeway");
    cr_expect_eq(session_rules(player.app.session)->bag_size, 72 + 3, "the base game comes along");
    rng_seed(&player.rng, 5);
    for (int i = 0; i < 12; i++) {
        cr_assert(player_decide(&player), "it goes on like any game");
    }
    player_close(&player);
}

Test(inspector, tries_a_tile_of_the_base_game)
{
    struct player player;
    tile_files_open_base(&player);
    player_click(&player, "face-2");
    player_click(&player, "try");
    cr_expect_str_eq(in_hand(&player), "C");
    cr_expect_eq(session_rules(player.app.session)->bag_size, 72);
    player_close(&player);
}

/* Only copy, and start tile of its set: it lies there. */
Test(inspector, tries_a_tile_that_lies_on_the_table)
{
    struct player player;
    tile_files_open(&player, HEAD "  - id: first\n    start: true\n    segments:\n"
                                  "      - {name: grass, kind: field, "
                                  "halves: [NL, NR, EL, ER, SL, SR, WL, WR]}\n" CAUSEWAY);
    player_click(&player, "try");
    cr_assert_not_null(player.app.session);
    cr_expect(ui_shown_text(player.app.ui, "it is the start tile"));
    cr_expect_eq(session_rules(player.app.session)->bag_size, 3);
    player_close(&player);
}

/* All roads beside a start tile without any. */
Test(inspector, tells_of_a_tile_that_fits_nowhere)
{
    struct player player;
    tile_files_open(&player,
        HEAD "  - id: first\n    start: true\n    segments:\n"
             "      - {name: grass, kind: field, halves: [NL, NR, EL, ER, SL, SR, WL, WR]}\n" MEADOW
             "  - id: ring\n    segments:\n"
             "      - {name: city, kind: city, edges: [N, E, S, W]}\n");
    player_click(&player, "face-2");
    player_click(&player, "try");
    cr_expect_str_eq(in_hand(&player), "ring");
    cr_expect(ui_shown_text(player.app.ui, "fits nowhere beside the start tile"));
    player_close(&player);
}

/* A set whose start tile is all there is, or has nothing that fits beside it. */
Test(inspector, a_trial_is_never_over_at_once)
{
    const char *const rings[] = {"", "  - id: ring\n    count: 5\n    segments:\n"
                                     "      - {name: city, kind: city, edges: [N, E, S, W]}\n"};
    for (size_t i = 0; i < ARRAY_LENGTH(rings); i++) {
        char bytes[1000];
        snprintf(bytes, sizeof bytes,
            HEAD "  - id: first\n    start: true\n    segments:\n"
                 "      - {name: grass, kind: field, halves: [NL, NR, EL, ER, SL, SR, WL, WR]}\n%s",
            rings[i]);
        for (size_t tile = 0; tile <= i; tile++) {
            struct player player;
            tile_files_open(&player, bytes);
            player_click(&player, tile == 0 ? "face-0" : "face-1");
            player_click(&player, "try");
            cr_expect_str_eq(in_hand(&player), tile == 0 ? "first" : "ring");
            cr_expect_neq(session_state(player.app.session)->phase, CARC_PHASE_OVER);
            cr_expect(ui_shown_text(player.app.ui, "the base game comes along"));
            player_close(&player);
        }
    }
}

/* A game that only tries a tile is not saved, not counted, and does not hide the real one. */
Test(inspector, a_trial_leaves_the_game_to_continue_alone)
{
    struct player player;
    tile_files_open(&player, HEAD CAUSEWAY MEADOW);
    screens_continue(&player);
    player_click(&player, "continue");
    uint64_t real = session_id(player.app.session);
    screens_go(&player, &scene_inspector);
    player_click(&player, "face-1");
    player_click(&player, "try");
    cr_expect_str_eq(in_hand(&player), "meadow");
    cr_expect_null(session_autosave_path(player.app.session));
    screens_go(&player, &scene_title);
    cr_expect(ui_shown_text(player.app.ui, "Back to the tiles"));
    player_click(&player, "tiles");
    cr_expect(tile_files_on(&player, "face-1"), "the tile that was tried");
    player_key(&player, "Escape");
    player_click(&player, "continue");
    cr_expect_eq(session_id(player.app.session), real);
    cr_expect_not(player.app.trial);
    player_close(&player);
}

Test(inspector, a_trial_is_not_counted)
{
    struct player player;
    tile_files_open_base(&player);
    player.app.autosave = true;
    player_click(&player, "try");
    rng_seed(&player.rng, 7);
    while (session_state(player.app.session)->phase != CARC_PHASE_OVER) {
        cr_assert(player_decide(&player));
    }
    struct diag diag;
    struct lifetime lifetime;
    diag_init(&diag, "");
    cr_expect(lifetime_count(player.app.session, &diag));
    cr_assert(lifetime_read(&lifetime, &diag));
    cr_expect_eq(lifetime.count, 0);
    lifetime_finish(&lifetime);
    player_close(&player);
}

/* ---- From the setup and back. */

Test(inspector, a_setup_finds_what_was_changed_meanwhile)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_setup);
    player_click(&player, "set-crop-circles");
    cr_expect_not(tile_files_on(&player, "set-crop-circles"));
    player_click(&player, "look-at-tiles");
    tile_files_write(HEAD CAUSEWAY);
    player_key(&player, "Escape");
    cr_expect_not_null(ui_shown_find(player.app.ui, "set-mine"));
    cr_expect(tile_files_on(&player, "set-base"));
    cr_expect_not(tile_files_on(&player, "set-crop-circles"));
    player_close(&player);
}
