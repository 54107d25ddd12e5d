/* What the screens around a game do. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "client/words.h"
#include "screens.h"
#include "ui/shown.h"
#include "ui/widget.h"

TestSuite(scenes, .init = screens_begin, .fini = screens_end);

Test(scenes, a_setup_is_remembered)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_setup(&player);
    player_click(&player, "start");
    cr_assert_not_null(player.app.session);
    cr_expect_eq(session_state(player.app.session)->players, 6);
    player_close(&player);
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_setup);
    cr_expect_not_null(ui_shown_find(player.app.ui, "seat-7-name"), "six seats are back");
    player_close(&player);
}

/* Who sits where is part of the setup, and of the game's record. */
Test(scenes, a_setup_with_computers_is_remembered)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_setup);
    player_click(&player, "seat-1-kind");
    for (int i = 0; i < 3; i++) {
        player_key(&player, "Down");
    }
    player_key(&player, "Return");
    player_click(&player, "seat-1-character");
    player_key(&player, "Down");
    player_key(&player, "Down");
    player_key(&player, "Return");
    player_click(&player, "start");
    cr_assert_not_null(player.app.session);
    const struct record_seat *seat = &session_record(player.app.session)->seats[1];
    cr_expect(seat->computer);
    cr_expect_str_eq(seat->level, "hard-builder");
    cr_expect_str_eq(seat->name, "Bruno", "a name that nobody typed goes with the character");
    player_close(&player);
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_setup);
    cr_expect(ui_shown_text(player.app.ui, "Hard"));
    cr_expect(ui_shown_text(player.app.ui, "Bruno the builder"));
    player_close(&player);
}

Test(scenes, the_name_of_a_save_is_typed_at_once)
{
    struct player player;
    player_open(&player, 2, "base", 5);
    screens_go(&player, &scene_save);
    player_key(&player, "Ctrl+A");
    ui_script_type(player.app.ui, "evening");
    player_rest(&player);
    const struct ui_shown *name = ui_shown_find(player.app.ui, "file-name");
    cr_assert_not_null(name);
    cr_expect_str_eq(name->value, "evening");
    player_close(&player);
}

/* It deals one game again, not every later one as well. */
Test(scenes, a_shuffle_number_is_for_one_game)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_setup);
    for (int i = 0; i < 60 && strcmp(ui_focused(player.app.ui), "seed") != 0; i++) {
        player_key(&player, "Tab");
    }
    ui_script_type(player.app.ui, "19");
    player_rest(&player);
    player_click(&player, "start");
    cr_assert_not_null(player.app.session);
    cr_expect_eq(session_record(player.app.session)->seed, 19);
    screens_go(&player, &scene_setup);
    cr_expect_not_null(ui_shown_find(player.app.ui, "seed"));
    cr_expect(!ui_shown_text(player.app.ui, "19"));
    player_close(&player);
}

Test(scenes, sets_without_a_start_tile_say_what_is_missing)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_setup);
    player_click(&player, "set-base");
    cr_expect(ui_shown_text(player.app.ui, "There is no start tile among these."));
    player_close(&player);
}

/* The button that began the game is gone, and with it the focus that it had. */
Test(scenes, a_game_begun_by_keys_is_played_by_keys)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_setup);
    for (int i = 0; i < 60 && strcmp(ui_focused(player.app.ui), "start") != 0; i++) {
        player_key(&player, "Tab");
    }
    player_key(&player, "Return");
    cr_assert_not_null(player.app.session);
    const struct carc_state *state = session_state(player.app.session);
    cr_assert_eq(state->phase, CARC_PHASE_TILE);
    player_key(&player, "Tab");
    player_key(&player, "Return");
    cr_expect(ui_shown_text(player.app.ui, "End turn"), "the tile lies");
    player_close(&player);
}

Test(scenes, settings_survive_with_unknown_lines)
{
    struct text path = {0};
    struct text bytes = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_config("", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_add(&path, "/settings");
    const char *old = "# mine\ntheme light\nfrom_the_future 7\nkey undo \"F4\" \"\"\n";
    cr_assert(file_write(text_string(&path), old, strlen(old), &diag));
    struct settings settings = settings_default();
    settings_load(&settings, &diag);
    cr_expect_eq(diag.kept, 0);
    cr_expect_eq(settings.theme, UI_LIGHT);
    cr_expect_str_eq(settings.keys.name[KEYS_UNDO][0], "F4");
    settings.theme = UI_DARK;
    settings.volume = 0.35f;
    cr_assert(settings_save(&settings, &diag));
    cr_assert(file_read(text_string(&path), 1 << 16, &bytes, &diag));
    cr_expect_not_null(strstr(text_string(&bytes), "# mine\ntheme dark\nfrom_the_future 7\n"));
    struct settings again = settings_default();
    settings_load(&again, &diag);
    cr_expect_eq(again.theme, UI_DARK);
    cr_expect_float_eq(again.volume, 0.35f, 0.001f);
    text_finish(&bytes);
    text_finish(&path);
}

Test(scenes, wrong_settings_are_told_and_left_out)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_config("", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_add(&path, "/settings");
    const char *old = "theme purple\nvolume 900\nlarge_text on\n";
    cr_assert(file_write(text_string(&path), old, strlen(old), &diag));
    struct settings settings = settings_default();
    settings_load(&settings, &diag);
    cr_expect_eq(diag.warnings, 2);
    cr_expect_eq(diag.messages[0].place.line, 1);
    cr_expect_eq(diag.messages[1].place.line, 2);
    cr_expect_eq(settings.theme, UI_CLASSIC);
    cr_expect(settings.large_text);
    text_finish(&path);
}

Test(scenes, a_key_moves_and_its_loser_is_told)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_page(&player, "page-keys");
    player_click(&player, "key-pick-1");
    player_key(&player, "Space"); /* that of End turn */
    const struct keys *keys = &player.app.settings.keys;
    cr_expect_str_eq(keys->name[KEYS_PICK][0], "Space");
    cr_expect_str_eq(keys->name[KEYS_END_TURN][0], "");
    cr_expect(ui_shown_text(player.app.ui, "Space was the key for"));
    player_click(&player, "restore");
    cr_expect_str_eq(keys->name[KEYS_END_TURN][0], "Space");
    player_close(&player);
}

Test(scenes, an_interrupted_game_is_copied_or_dropped)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_interrupted(&player);
    player_click(&player, "save-copy");
    cr_expect_null(ui_shown_find(player.app.ui, "discard"), "the question is answered");
    player_click(&player, "load");
    player_click(&player, "file-0"); /* the copy is the newest */
    cr_expect(!(ui_shown_find(player.app.ui, "open")->state & UI_DISABLED));
    screens_interrupted(&player);
    player_click(&player, "discard");
    cr_expect_null(ui_shown_find(player.app.ui, "continue"), "there is no game any more");
    player_close(&player);
}

Test(scenes, continue_goes_on_where_it_was)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_continue(&player);
    player_click(&player, "continue");
    cr_assert_not_null(player.app.session);
    cr_expect_eq(session_origin(player.app.session), 90);
    cr_expect_str_eq(player.app.scenes.open[0].scene->name, "game");
    player_close(&player);
}

Test(scenes, the_replay_goes_to_any_turn)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go_with_game(&player, &scene_replay);
    player_key(&player, "End");
    int last = session_state(player.app.session)->turn;
    cr_expect_gt(last, 60);
    player_key(&player, "Home");
    cr_expect_eq(session_position(player.app.session), 0);
    player_key(&player, "Right");
    player_key(&player, "Right");
    cr_expect_eq(session_position(player.app.session), session_turn_end(player.app.session, 2));
    player_click(&player, "play-from-here");
    cr_expect_str_eq(player.app.scenes.open[0].scene->name, "game");
    cr_expect_eq(session_state(player.app.session)->turn, 3);
    player_close(&player);
}

Test(scenes, a_broken_file_says_where)
{
    struct player player;
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    player_open_window(&player, SCREENS_USUAL);
    paths_user_data("games", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_add(&path, "/bad.carc");
    const char *bad = "carcassonne record 1\nseat 1 \"Ann\" person\n";
    cr_assert(file_write(text_string(&path), bad, strlen(bad), &diag));
    screens_go(&player, &scene_load);
    player_click(&player, "file-0");
    cr_expect(ui_shown_text(player.app.ui, "bad.carc:2:"), "the line is told");
    cr_expect(ui_shown_find(player.app.ui, "open")->state & UI_DISABLED);
    player_close(&player);
    text_finish(&path);
}

Test(scenes, a_game_is_saved_under_a_name)
{
    struct player player;
    struct text path = {0};
    player_open_window(&player, SCREENS_USUAL);
    screens_go_with_game(&player, &scene_end);
    player_click(&player, "final-skip");
    player_click(&player, "save");
    player_click(&player, "save"); /* of the dialog, with the name that it proposes */
    paths_user_data("games", &path);
    screens_go(&player, &scene_load);
    player_click(&player, "file-0");
    cr_expect(ui_shown_text(player.app.ui, "won with"));
    player_close(&player);
    text_finish(&path);
}

Test(scenes, a_replay_comes_back_to_the_result)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go_with_game(&player, &scene_end);
    player_click(&player, "final-skip");
    player_click(&player, "replay");
    player_click(&player, "close");
    cr_expect_null(ui_shown_find(player.app.ui, "final-skip"), "the points are counted once");
    cr_expect_not_null(ui_shown_find(player.app.ui, "again"));
    screens_go_with_game(&player, &scene_end);
    cr_expect_not_null(ui_shown_find(player.app.ui, "final-skip"), "those of another game too");
    player_close(&player);
}

/* Not by the number of their file. */
Test(scenes, games_are_named_by_their_players)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_continue(&player);
    screens_go(&player, &scene_load);
    cr_expect(!ui_shown_text(player.app.ui, "unfinished"));
    const struct ui_shown *row = ui_shown_find(player.app.ui, "file-0");
    cr_assert_not_null(row);
    struct text path = {0};
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("games/unfinished-1.carc", &path);
    cr_assert(record_read_file(&record, text_string(&path), &diag));
    cr_expect_eq(strncmp(row->label, record.seats[0].name, strlen(record.seats[0].name)), 0);
    int turn = 1;
    for (size_t i = 0; i < record.step_count; i++) {
        turn += record.steps[i].checked;
    }
    char words[32];
    snprintf(words, sizeof words, "turn %d", turn);
    cr_expect(ui_shown_text(player.app.ui, words), "%s", words);
    cr_expect(ui_shown_text(player.app.ui, "today "));
    record_finish(&record);
    text_finish(&path);
    player_close(&player);
}

/* Also where there is no other locale than C. */
Test(scenes, the_language_changes_at_once)
{
    struct language_system system;
    setenv("LC_ALL", "C", 1);
    unsetenv("LANGUAGE");
    language_start(&system);
    cr_expect_str_eq(_("Settings"), "Settings");
    language_use(&system, "pl");
    cr_expect_str_eq(_("Settings"), "Ustawienia");
    cr_expect_str_eq(_n("%d tile", "%d tiles", 3), "%d kafelki");
    cr_expect_str_eq(_n("%d tile", "%d tiles", 25), "%d kafelków");
    language_use(&system, "ru");
    cr_expect_str_eq(_n("%d tile", "%d tiles", 21), "%d квадрат");
    language_use(&system, "de");
    cr_expect_str_eq(_("Settings"), "Einstellungen");
    language_use(&system, "it");
    cr_expect_str_eq(_("Settings"), "Impostazioni");
    language_use(&system, "en");
    cr_expect_str_eq(_("Settings"), "Settings");
}

Test(scenes, the_system_says_the_language)
{
    struct language_system system;
    unsetenv("LANGUAGE");
    setenv("LC_ALL", "it_IT.UTF-8", 1); /* whether it was generated or not */
    language_start(&system);
    cr_expect_str_eq(_("Settings"), "Impostazioni");
    setenv("LANGUAGE", "pl:de", 1);
    language_start(&system);
    cr_expect_str_eq(_("Settings"), "Ustawienia");
    language_use(&system, "de");
    cr_expect_str_eq(_("Settings"), "Einstellungen");
    language_use(&system, "");
    cr_expect_str_eq(_("Settings"), "Ustawienia");
}

static void keep_path(const char *path, void *context)
{
    text_clear(context);
    text_add(context, path);
}

/* The table has what the result shows, and the points after each turn. */
Test(scenes, a_replay_gives_its_points_as_a_table)
{
    struct player player;
    struct text folder = {0};
    struct text path = {0};
    struct text table = {0};
    struct diag diag;
    diag_init(&diag, "");
    player_open_window(&player, SCREENS_SMALLEST);
    screens_go_with_game(&player, &scene_replay);
    session_go(player.app.session, session_length(player.app.session));
    player_click(&player, "export");
    player_click(&player, "export/2");
    cr_expect(ui_shown_text(player.app.ui, "Saved: "));
    paths_user_data("exports", &folder);
    cr_assert(paths_list(text_string(&folder), ".csv", keep_path, &path));
    cr_assert(file_read(text_string(&path), 1 << 20, &table, &diag), "%s", diag.messages[0].text);
    const char *first = strstr(text_string(&table), "\n1,");
    cr_assert_not_null(first, "%s", text_string(&table));
    const struct carc_state *state = session_state(player.app.session);
    char last[16];
    size_t steps = session_length(player.app.session);
    snprintf(last, sizeof last, "\n%d,", session_step(player.app.session, steps - 1).turn);
    cr_expect_not_null(strstr(text_string(&table), last), "each of the turns");
    for (int i = 0; i < state->players; i++) {
        char total[16];
        snprintf(total, sizeof total, ",%d,", (int)state->score[i]);
        cr_expect_not_null(strstr(text_string(&table), total));
    }
    text_finish(&table);
    text_finish(&path);
    text_finish(&folder);
    player_close(&player);
}
