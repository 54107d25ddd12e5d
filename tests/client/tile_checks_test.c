/* The checks of tiles that are looked at, and files that change meanwhile. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "art/compose.h"
#include "base/paths.h"
#include "load/check.h"
#include "load/inspect.h"
#include "screens.h"
#include "tile_files.h"
#include "ui/shown.h"

TestSuite(tile_checks, .init = screens_begin, .fini = screens_end);

Test(tile_checks, says_what_the_check_of_files_says)
{
    struct player player;
    tile_files_open(&player, HEAD CAUSEWAY HOLE);
    struct diag diag;
    diag_init(&diag, "");
    cr_expect_not(load_check_file(player.app.inspected.path, &diag));
    cr_assert_eq(diag.kept, 1);
    cr_expect(ui_shown_text(player.app.ui, diag.messages[0].text), "the page of checks is open");
    char place[64];
    snprintf(place, sizeof place, "mine.yaml:%d:%d", diag.messages[0].place.line,
        diag.messages[0].place.column);
    cr_expect(ui_shown_text(player.app.ui, place));
    cr_expect(ui_shown_text(player.app.ui, "1 error"));
    cr_expect(ui_shown_find(player.app.ui, "try")->state & UI_DISABLED);
    cr_expect(tile_files_on(&player, "face-0"));
    player_click(&player, "finding-0");
    cr_expect(tile_files_on(&player, "face-1"), "the tile that it is about");
    player_close(&player);
}

/* Warnings, each on its line and with its tile. */
Test(tile_checks, shows_what_is_most_likely_a_slip)
{
    struct player player;
    tile_files_open(&player, HEAD CAUSEWAY MEADOW "  - id: lawn\n    segments:\n"
                                                  "      - {name: grass, kind: field, halves: "
                                                  "[NL, NR, EL, ER, SL, SR, WL, WR]}\n");
    player_click(&player, "page/1");
    cr_expect(ui_shown_text(player.app.ui, "1 warning"));
    cr_expect(ui_shown_text(player.app.ui, "mine.yaml:15:9"));
    cr_expect(ui_shown_text(player.app.ui, "which is \"meadow\" of line 12"));
    cr_expect_not(ui_shown_find(player.app.ui, "try")->state & UI_DISABLED);
    player_click(&player, "finding-0");
    cr_expect(tile_files_on(&player, "face-2"), "the tile that it is about");
    player_close(&player);
}

Test(tile_checks, says_when_all_is_well)
{
    struct player player;
    tile_files_open_base(&player);
    player_click(&player, "page/1");
    cr_expect(ui_shown_text(player.app.ui, "No findings"));
    player_close(&player);
}

static void check_same(const char *path, void *context)
{
    size_t *files = context;
    struct load_inspection read;
    struct diag diag;
    diag_init(&diag, path);
    bool fine = load_check_file(path, &diag);
    load_inspect_file(&read, path);
    if (strstr(path, "/rules-") == NULL) {
        cr_expect_eq(read.fine, fine);
        cr_expect_eq(read.diag.errors + read.diag.warnings, diag.errors + diag.warnings);
        for (size_t i = 0; i < diag.kept; i++) {
            cr_expect_str_eq(read.diag.messages[i].text, diag.messages[i].text);
            cr_expect_lt(read.tile[i], (int)read.set.count);
        }
    }
    for (size_t i = 0; i < read.set.count; i++) { /* nothing in it keeps it from being drawn */
        struct text svg[2] = {{0}};
        art_compose_tile(
            &read.set.tiles[i], (struct art_tile_request){.rotation = 1}, &svg[0], &svg[1]);
        text_finish(&svg[0]);
        text_finish(&svg[1]);
    }
    load_inspect_finish(&read);
    ++*files;
}

Test(tile_checks, looks_at_files_with_every_fault)
{
    size_t files = 0;
    cr_assert(paths_list(BAD_DATA, ".yaml", check_same, &files));
    cr_expect_gt(files, 80);
}

static void look_at(const char *path, void *context)
{
    struct player *player = context;
    snprintf(player->app.inspected.path, sizeof player->app.inspected.path, "%s", path);
    screens_go(player, &scene_inspector);
    size_t tiles = 0;
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        tiles += strcmp(ui_shown_at(player->app.ui, i)->kind, "face") == 0;
    }
    if (tiles > 0) {
        player_key(player, "R");
        player_click(player, "layer-fields");
        player_key(player, "PageDown");
    }
}

Test(tile_checks, shows_files_with_every_fault)
{
    struct player player;
    player_open_window(&player, SCREENS_SMALLEST);
    cr_assert(paths_list(BAD_DATA, ".yaml", look_at, &player));
    player_close(&player);
}

/* ---- Files that change. */

static void wait_a_moment(struct player *player)
{
    player_wait(player, 500);
    player_rest(player);
}

Test(tile_checks, reads_a_changed_file_again)
{
    struct player player;
    tile_files_open(&player, HEAD CAUSEWAY MEADOW);
    player_click(&player, "face-1");
    tile_files_write(HEAD MEADOW CAUSEWAY HOLE);
    wait_a_moment(&player);
    cr_expect(ui_shown_text(player.app.ui, "Read again: 1 error"));
    cr_expect(tile_files_on(&player, "face-0"), "the meadow, which stands first now");
    tile_files_write(HEAD MEADOW CAUSEWAY);
    wait_a_moment(&player);
    cr_expect(ui_shown_text(player.app.ui, "Read again."));
    cr_expect_null(ui_shown_find(player.app.ui, "face-2"));
    player_close(&player);
}

/* While they are being written, tiles may all lack their names. */
Test(tile_checks, stays_at_a_tile_without_an_id)
{
    static const char nameless[] =
        "  - segments:\n"
        "      - {name: grass, kind: field, halves: [NL, NR, EL, ER, SL, SR, WL, WR]}\n";
    char bytes[1000];
    struct player player;
    snprintf(bytes, sizeof bytes, HEAD CAUSEWAY "%s%s%s", nameless, nameless, nameless);
    tile_files_open(&player, bytes);
    cr_expect(tile_files_on(&player, "face-0"), "the first, with or without an id");
    player_click(&player, "face-2");
    cr_expect_str_eq(ui_shown_find(player.app.ui, "face-2")->label, "?");
    snprintf(bytes, sizeof bytes, HEAD CAUSEWAY "%s%s" MEADOW, nameless, nameless);
    tile_files_write(bytes);
    wait_a_moment(&player);
    cr_expect(ui_shown_text(player.app.ui, "Read again"));
    cr_expect(tile_files_on(&player, "face-2"));
    player_close(&player);
}

Test(tile_checks, keeps_the_picture_while_a_file_is_broken)
{
    struct player player;
    tile_files_open(&player, HEAD CAUSEWAY MEADOW);
    player_click(&player, "face-1");
    tile_files_write(HEAD "  - {id: causeway\n");
    wait_a_moment(&player);
    cr_expect(tile_files_on(&player, "face-1"));
    cr_expect(ui_shown_text(player.app.ui, "these are its tiles as they were"));
    cr_expect(ui_shown_find(player.app.ui, "try")->state & UI_DISABLED);
    struct text path = {0};
    paths_user_data("tiles/mine.yaml", &path);
    cr_assert_eq(remove(text_string(&path)), 0);
    text_finish(&path);
    wait_a_moment(&player);
    cr_expect(tile_files_on(&player, "face-1"), "also when there is no file any more");
    tile_files_write(HEAD CAUSEWAY MEADOW);
    wait_a_moment(&player);
    cr_expect(tile_files_on(&player, "face-1"));
    cr_expect_not(ui_shown_text(player.app.ui, "these are its tiles as they were"));
    cr_expect_not(ui_shown_find(player.app.ui, "try")->state & UI_DISABLED);
    player_close(&player);
}
