#include "screens.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"
#include "empty.h"
#include "moments.h"
#include "record/record.h"
#include "ui/shown.h"
#include "ui/widget.h"

static char folder[] = "/tmp/walls-and-wheat-screens-XXXXXX";

void screens_begin(void)
{
    cr_assert_not_null(mkdtemp(folder));
    setenv("XDG_DATA_HOME", folder, 1);
    setenv("XDG_CONFIG_HOME", folder, 1);
}

void screens_end(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", folder);
    cr_assert_eq(system(command), 0);
}

const struct player_window screens_windows[SCREENS_WINDOWS] = {{1024, 640, 1, false, false},
    {3072, 1920, 3, false, false}, {1280, 800, 1, false, false}, {1366, 768, 1.25f, true, false},
    {1920, 1080, 1.125f, false, false}, {3840, 2160, 3, false, false}};

void screens_go(struct player *player, const struct scene *scene)
{
    scene_go(&player->app, scene);
    player_rest(player);
}

/* A finished game of six, to be shown by the end, the replay and the dialog to save. */
void screens_go_with_game(struct player *player, const struct scene *scene)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    text_add(&path, RECORDS "/base-six.carc");
    struct app_file file = {.path = text_string(&path)};
    cr_assert(app_watch(&player->app, &file, NULL, &diag), "%s", diag.messages[0].text);
    player_rest(player);
    text_finish(&path);
    screens_go(player, scene);
}

/* ---- The screens. */

static void open_title(struct player *player)
{
    screens_go(player, &scene_title);
}

/* A game that was left after some turns; with `crashed`, by a program that is gone. */
static void leave_game(bool crashed)
{
    struct text path = {0};
    struct text bytes = {0};
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(record_read_file(&record, RECORDS "/base-six.carc", &diag));
    record_cut(&record, 90);
    record_write(&record, &bytes);
    record_finish(&record);
    paths_user_data("games", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_add(&path, "/unfinished-1.carc");
    cr_assert(file_write(text_string(&path), bytes.data, bytes.size, &diag));
    text_clear(&path);
    paths_user_data("games/unfinished-1.running", &path);
    remove(text_string(&path));
    if (crashed) {
        cr_assert(file_write(text_string(&path), "999999999\n", 10, &diag));
    }
    text_finish(&bytes);
    text_finish(&path);
}

void screens_continue(struct player *player)
{
    leave_game(false);
    player->app.autosave = true;
    screens_go(player, &scene_title);
    cr_assert_not_null(ui_shown_find(player->app.ui, "continue"));
}

void screens_interrupted(struct player *player)
{
    leave_game(true);
    player->app.autosave = true;
    screens_go(player, &scene_title);
    cr_assert_not_null(ui_shown_find(player->app.ui, "discard"));
}

/* What became of some evenings. */
static void write_results(void)
{
    static const char *const names[] = {"Zofia", "Łukasz", "Олена", "Anna Maria"};
    struct text path = {0};
    struct text out = {0};
    struct diag diag;
    diag_init(&diag, "");
    text_add(&out, "walls-and-wheat results 1\n");
    for (int game = 0; game < 30; game++) {
        int seats = 2 + game % 3;
        int winner = game * 7 % seats;
        text_printf(&out, "game %016x %d 72\n", 1000 + game, 1741536000 + 260000 * game);
        for (int i = 0; i < seats; i++) {
            int points = 60 + (game * 37 + i * 11) % 41;
            bool computer = game % 5 == 0 && i == 1;
            text_printf(&out, "seat \"%s\" %s %d%s city=%d road=%d field=%d thought=%d\n",
                computer ? "Bruno" : names[(game + i) % 4], computer ? "hard-builder" : "human",
                i == winner ? 104 + game % 9 : points, i == winner ? " won" : "", 4 + game % 7,
                3 + game % 5, 2 + game % 6, 400000 + 20000 * game);
        }
    }
    paths_user_data("", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_clear(&path);
    paths_user_data("results", &path);
    cr_assert(file_write(text_string(&path), out.data, out.size, &diag));
    text_finish(&out);
    text_finish(&path);
}

static void open_results(struct player *player)
{
    write_results();
    screens_go(player, &scene_lifetime);
}

static void open_result_of_one(struct player *player)
{
    open_results(player);
    player_click(player, "person-2");
}

static void open_inspector(struct player *player)
{
    screens_go(player, &scene_inspector);
    player_click(player, "face-3");
    player_key(player, "3");
}

/* A set of one's own with an error and a warning. */
static void open_checks(struct player *player)
{
    static const char mine[] = "format: carcassonne-tiles 1\nset: mine\ntitle: My tiles\ntiles:\n"
                               "  - id: causeway\n    count: 2\n    segments:\n"
                               "      - {name: city,  kind: city,  edges: [N]}\n"
                               "      - {name: road,  kind: road,  edges: [E, W]}\n"
                               "      - {name: north, kind: field, halves: [EL, WR]}\n"
                               "      - {name: south, kind: field, halves: [ER, SL, SR]}\n";
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_add(&path, "/mine.yaml");
    cr_assert(file_write(text_string(&path), mine, sizeof mine - 1, &diag));
    snprintf(
        player->app.inspected.path, sizeof player->app.inspected.path, "%s", text_string(&path));
    text_finish(&path);
    screens_go(player, &scene_inspector);
}

void screens_setup(struct player *player)
{
    screens_go(player, &scene_setup);
    while (ui_shown_find(player->app.ui, "add-player") != NULL) {
        player_click(player, "add-player");
    }
}

static void open_options(struct player *player)
{
    screens_setup(player);
    ui_focus(player->app.ui, "options"); /* it scrolls into view */
    player_rest(player);
    player_key(player, "Return");
}

static void open_load(struct player *player)
{
    screens_go(player, &scene_load);
}

static void open_replays(struct player *player)
{
    screens_go(player, &scene_replays);
}

static void open_save(struct player *player)
{
    screens_go_with_game(player, &scene_save);
}

static void open_final(struct player *player)
{
    screens_go_with_game(player, &scene_end);
    player_click(player, "final-play");
}

static void open_result(struct player *player)
{
    screens_go_with_game(player, &scene_end);
    player_click(player, "final-skip");
}

static void open_statistics(struct player *player)
{
    open_result(player);
    for (int seat = 0; seat < session_state(player->app.session)->players; seat++) {
        session_think(player->app.session, seat, 400000 + 65000 * (uint64_t)seat);
    }
    player_key(player, "F2");
}

static void open_replay(struct player *player)
{
    screens_go_with_game(player, &scene_replay);
}

static void open_play(struct player *player)
{
    screens_setup(player);
    player_click(player, "start");
}

static void open_help(struct player *player)
{
    open_play(player);
    player_key(player, "F1");
}

static void open_hint(struct player *player)
{
    open_play(player);
    player->app.nodes = 8;
    player_key(player, "I");
}

static void open_seats(struct player *player)
{
    open_play(player);
    player_click(player, "player:2");
}

/* Every other seat is a computer's. */
static void open_opponents(struct player *player)
{
    screens_setup(player);
    for (int seat = 1; seat < 6; seat += 2) {
        char id[32];
        snprintf(id, sizeof id, "seat-%d-kind", seat);
        ui_focus(player->app.ui, id); /* it scrolls into view */
        player_rest(player);
        player_key(player, "Return");
        for (int down = 0; down < seat; down++) {
            player_key(player, "Down");
        }
        player_key(player, "Return");
    }
}

static void open_rules(struct player *player)
{
    screens_go(player, &scene_rules);
}

void screens_page(struct player *player, const char *page)
{
    screens_go(player, &scene_settings);
    player_click(player, page);
}

static void open_display(struct player *player)
{
    screens_page(player, "page-display");
}

static void open_access(struct player *player)
{
    screens_page(player, "page-access");
}

static void open_rules_of_play(struct player *player)
{
    screens_page(player, "page-game");
}

static void open_sound(struct player *player)
{
    screens_page(player, "page-sound");
}

static void open_language(struct player *player)
{
    screens_page(player, "page-language");
}

static void open_keys(struct player *player)
{
    screens_page(player, "page-keys");
}

static void open_files(struct player *player)
{
    screens_page(player, "page-files");
}

static void open_welcome(struct player *player)
{
    screens_go(player, &scene_welcome);
}

const struct screens_screen screens_all[] = {
    {"welcome", open_welcome, false},
    {"title", open_title, false},
    {"title with a game", screens_continue, false},
    {"title after a crash", screens_interrupted, false},
    {"setup", screens_setup, false},
    {"setup with computer players", open_opponents, false},
    {"options of the rules", open_options, false},
    {"inspector", open_inspector, false},
    {"inspector with faults", open_checks, false},
    {"load", open_load, false},
    {"replays", open_replays, false},
    {"save", open_save, false},
    {"load without games", empty_load, false},
    {"replays without games", empty_replays, false},
    {"results without games", empty_results, false},
    {"final scoring", open_final, false},
    {"result", open_result, false},
    {"statistics", open_statistics, false},
    {"replay", open_replay, false},
    {"results", open_results, false},
    {"results of one", open_result_of_one, false},
    {"game", open_play, true},
    {"help", open_help, true},
    {"hint", open_hint, true},
    {"who plays", open_seats, true},
    {"tile in hand", moments_tile, true},
    {"ghost", moments_ghost, true},
    {"claim", moments_meeple, true},
    {"claim picked", moments_picked, true},
    {"nothing to claim", moments_no_claim, true},
    {"choice", moments_choice, true},
    {"chosen", moments_chosen, true},
    {"choice away", moments_looking, true},
    {"adding", moments_adding, true},
    {"adding by order", moments_must_add, true},
    {"returning", moments_returning, true},
    {"paused computer", moments_thinking, true},
    {"menu", moments_menu, true},
    {"undo question", moments_question, true},
    {"tiles", moments_tiles, true},
    {"log", moments_log, true},
    {"points", moments_scores, true},
    {"notes", moments_notes, true},
    {"note", moments_note, true},
    {"fields", moments_fields, true},
    {"owners", moments_owners, true},
    {"refused", moments_refused, true},
    {"rules", open_rules, false},
    {"display", open_display, false},
    {"access", open_access, false},
    {"settings of the game", open_rules_of_play, false},
    {"sound", open_sound, false},
    {"language", open_language, false},
    {"keys", open_keys, false},
    {"files", open_files, false},
};

const size_t screens_count = sizeof screens_all / sizeof *screens_all;
