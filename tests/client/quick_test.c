/* One key each: quick save, quick load, a report of a fault. */
#include <criterion/criterion.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(quick, .init = screens_begin, .fini = screens_end);

static uint64_t hash_of(const struct player *player)
{
    return carc_hash(session_rules(player->app.session), session_state(player->app.session));
}

static void play(struct player *player, int decisions)
{
    for (int i = 0; i < decisions; i++) {
        cr_assert(player_decide(player));
    }
}

/* A game that is saved by itself needs no question. */
Test(quick, load_brings_back_what_save_kept)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player.app.autosave = true;
    player_begin(&player, 2, "base,crop-circles", 4);
    player_key(&player, "F9");
    cr_expect(ui_shown_text(player.app.ui, "There is no quick save yet."));
    play(&player, 12);
    uint64_t kept = hash_of(&player);
    player_key(&player, "F5");
    cr_expect(ui_shown_text(player.app.ui, "Saved."));
    play(&player, 9);
    cr_expect_neq(hash_of(&player), kept);
    player_key(&player, "F9");
    cr_expect_eq(hash_of(&player), kept);
    cr_expect(ui_shown_text(player.app.ui, "The game is as it was saved."));
    play(&player, 3);
    player_close(&player);
}

Test(quick, load_asks_when_the_running_game_would_be_lost)
{
    struct player player;
    player_open(&player, 2, "base", 4);
    play(&player, 4);
    uint64_t kept = hash_of(&player);
    player_key(&player, "F5");
    play(&player, 4);
    uint64_t later = hash_of(&player);
    player_key(&player, "F9");
    cr_expect(ui_shown_text(player.app.ui, "Leave this game?"));
    cr_expect_eq(hash_of(&player), later);
    player_key(&player, "Space");
    player_key(&player, "Escape");
    cr_expect_null(ui_shown_find(player.app.ui, "load-yes"));
    cr_expect_eq(hash_of(&player), later, "No leaves everything as it was");
    player_key(&player, "F9");
    player_click(&player, "load-yes");
    cr_expect_eq(hash_of(&player), kept);
    player_close(&player);
}

Test(quick, a_save_that_fails_is_told)
{
    struct player player;
    struct text folder = {0};
    struct diag diag;
    diag_init(&diag, "");
    player_open(&player, 2, "base", 4);
    paths_user_data("", &folder);
    cr_assert(paths_make_folder(text_string(&folder)));
    text_add(&folder, "/games");
    cr_assert(file_write(text_string(&folder), "", 0, &diag), "a file where the folder must be");
    player_key(&player, "F5");
    cr_expect(ui_shown_text(player.app.ui, "cannot be made"));
    text_finish(&folder);
    player_close(&player);
}

/* ---- Reports. */

static void remember(const char *path, void *context)
{
    text_clear(context);
    text_add(context, path);
}

/* What the file of the last report has in it. */
static void read_report(const char *leaf, struct text *out)
{
    struct text folder = {0};
    struct text last = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("reports", &folder);
    cr_assert(paths_list(text_string(&folder), "", remember, &last));
    text_printf(&last, "/%s", leaf);
    text_clear(out);
    cr_assert(file_read(text_string(&last), 1 << 24, out, &diag), "%s", diag.messages[0].text);
    text_finish(&last);
    text_finish(&folder);
}

static void report(struct player *player)
{
    player_key(player, "F12");
    for (int i = 0; i < 8 && !ui_shown_text(player->app.ui, "A report lies in"); i++) {
        player_wait(player, 50);
        player_rest(player);
    }
    cr_assert(ui_shown_text(player->app.ui, "A report lies in"));
}

Test(quick, a_report_has_the_game_the_log_and_what_was_shown)
{
    struct player player;
    struct text file = {0};
    struct text game = {0};
    player_open(&player, 2, "base,crop-circles", 4);
    play(&player, 12);
    report(&player);
    read_report("game.carc", &file);
    session_write(player.app.session, &game);
    cr_expect_str_eq(text_string(&file), text_string(&game));
    read_report("log.txt", &file);
    cr_expect_not_null(strstr(text_string(&file), "1. Ann"));
    cr_expect_not_null(strstr(text_string(&file), "Ann (vermilion, disc)\n"));
    read_report("about.txt", &file);
    char line[40];
    snprintf(line, sizeof line, "hash %016" PRIx64 "\n", hash_of(&player));
    cr_expect_not_null(strstr(text_string(&file), line));
    cr_expect_not_null(strstr(text_string(&file), "scene game\n"));
    cr_expect_not_null(strstr(text_string(&file), "button undo"));
    text_finish(&game);
    text_finish(&file);
    player_close(&player);
}

/* On any screen, also without a game; with a picture where there is a window. */
Test(quick, a_report_has_a_picture)
{
    struct player player;
    struct text file = {0};
    player_open_window(&player, &(struct player_window){1024, 640, 1, false, true});
    screens_go(&player, &scene_settings);
    report(&player);
    read_report("screen.png", &file);
    cr_expect_gt(file.size, 1000);
    cr_expect_eq(memcmp(text_string(&file), "\x89PNG", 4), 0);
    read_report("about.txt", &file);
    cr_expect_not_null(strstr(text_string(&file), "scene settings\n"));
    text_finish(&file);
    player_close(&player);
}

/* ---- The band. */

Test(quick, a_band_says_whose_turn_it_is)
{
    struct player player;
    player_open(&player, 2, "base", 4);
    player.app.settings.hand_over = false;
    size_t plain = 0;
    size_t with_band = 0;
    for (size_t i = 0; i < ui_shown_count(player.app.ui); i++) {
        plain += strcmp(ui_shown_at(player.app.ui, i)->label, "Ann's turn") == 0;
    }
    player.app.settings.large_turn = true;
    ui_repaint(player.app.ui);
    player_rest(&player);
    for (size_t i = 0; i < ui_shown_count(player.app.ui); i++) {
        with_band += strcmp(ui_shown_at(player.app.ui, i)->label, "Ann's turn") == 0;
    }
    cr_expect_eq(with_band, plain + 1);
    player_close(&player);
}
