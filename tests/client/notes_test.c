/* What players note about a cell. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "moments.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(notes, .init = screens_begin, .fini = screens_end);

static void write_note(struct player *player, const char *text)
{
    ui_script_type(player->app.ui, text);
    player_rest(player);
    player_key(player, "Return");
}

static size_t note_count(const struct player *player)
{
    return session_record(player->app.session)->note_count;
}

/* Is that to be read, and not only the name of a slip? */
static bool speaks(const struct player *player, const char *words)
{
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player->app.ui, i);
        if (strcmp(shown->kind, "text") == 0 && strcmp(shown->label, words) == 0) {
            return true;
        }
    }
    return false;
}

/* Of the only note there is. */
static const char *only_note(const struct player *player)
{
    cr_assert_eq(note_count(player), 1);
    return session_record(player->app.session)->notes[0].text;
}

static const char *id_of_only(const struct player *player)
{
    struct carc_cell cell = session_record(player->app.session)->notes[0].cell;
    return ui_format(player->app.ui, "note:%d,%d", cell.x, cell.y);
}

static void leave_board(struct player *player)
{
    ui_post(player->app.ui, &(struct ui_input){.kind = UI_MOVE, .at = {2, 2}});
    player_rest(player);
}

Test(notes, by_key_on_the_space_with_the_ghost)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    moments_tile(&player);
    player_key(&player, "Tab");
    player_key(&player, "N");
    cr_assert_not_null(ui_shown_find(player.app.ui, "note-text"));
    size_t position = session_position(player.app.session);
    write_note(&player, "a city, soon");
    cr_expect_eq(session_position(player.app.session), position);
    cr_expect_not_null(strstr(only_note(&player), "a city, soon"));
    cr_expect(speaks(&player, "a city, soon"), "the ghost's cell speaks by itself");
    player_key(&player, "Tab");
    cr_expect(!speaks(&player, "a city, soon"), "another cell does not");
    cr_assert(ui_script_hover(player.app.ui, id_of_only(&player)));
    player_rest(&player);
    cr_expect(speaks(&player, "a city, soon"), "nor one that is not pointed at");
    player_close(&player);
}

Test(notes, outlive_undo_and_redo)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    moments_tile(&player);
    player_key(&player, "Tab");
    player_key(&player, "N");
    write_note(&player, "here");
    for (int i = 0; i < 4; i++) {
        cr_assert(player_decide(&player));
    }
    while (session_undo(player.app.session)) {
        cr_assert_str_eq(only_note(&player), "here");
    }
    player_close(&player);
}

Test(notes, a_mark_needs_no_words_and_can_be_taken_away)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    moments_tile(&player);
    player_key(&player, "Tab");
    player_key(&player, "N");
    player_key(&player, "Return");
    cr_expect_str_eq(only_note(&player), "");
    player_click(&player, id_of_only(&player));
    write_note(&player, "with words");
    cr_expect_str_eq(only_note(&player), "with words");
    player_click(&player, id_of_only(&player));
    player_key(&player, "Escape");
    cr_expect_str_eq(only_note(&player), "with words", "Escape leaves it as it was");
    cr_expect_null(ui_shown_find(player.app.ui, "menu-go-on"), "and does nothing else");
    player_click(&player, id_of_only(&player));
    player_click(&player, "note-drop");
    cr_expect_eq(note_count(&player), 0);
    player_close(&player);
}

Test(notes, by_mouse_alone)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    moments_tile(&player);
    ui_post(player.app.ui, &(struct ui_input){.kind = UI_MOVE, .at = {300, 300}});
    player_rest(&player);
    player_click(&player, "menu");
    player_click(&player, "menu-notes");
    cr_expect(ui_shown_text(player.app.ui, "There are no notes yet."));
    player_click(&player, "note-add");
    size_t position = session_position(player.app.session);
    const char *cell = player_any(&player, "cell:");
    cr_assert_not_null(cell);
    player_click(&player, cell);
    cr_assert_not_null(ui_shown_find(player.app.ui, "note-text"), "the click says where");
    cr_expect_eq(session_position(player.app.session), position);
    write_note(&player, "from the menu");
    cr_expect_str_eq(only_note(&player), "from the menu");
    player_key(&player, "Shift+N");
    cr_expect(speaks(&player, "from the menu"), "all are listed");
    player_click(&player, ui_format(player.app.ui, "noted:%s/change", id_of_only(&player) + 5));
    player_click(&player, "note-drop");
    cr_expect_eq(note_count(&player), 0);
    player_close(&player);
}

/* They are part of the file that was looked at, the whole of which stays. */
Test(notes, of_a_replay_go_into_its_file)
{
    struct player player;
    struct text path = {0}, before = {0}, after = {0};
    struct diag diag;
    diag_init(&diag, "");
    player_open_window(&player, SCREENS_USUAL);
    paths_user_data("", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_add(&path, "/watched.carc");
    cr_assert(file_read(RECORDS "/base-two.carc", 1 << 20, &before, &diag));
    cr_assert(file_write(text_string(&path), before.data, before.size, &diag));
    struct app_file file = {.path = text_string(&path)};
    cr_assert(app_watch(&player.app, &file, &scene_title, &diag), "%s", diag.messages[0].text);
    player_rest(&player);
    for (int turn = 0; turn < 5; turn++) {
        player_key(&player, "Right");
    }
    leave_board(&player);
    size_t position = session_position(player.app.session);
    player_key(&player, "N");
    write_note(&player, "the best move");
    cr_expect_eq(session_position(player.app.session), position, "nothing else moved");
    cr_expect_str_eq(only_note(&player), "the best move");
    cr_assert(file_read(text_string(&path), 1 << 20, &after, &diag));
    char *note = strstr(after.data, "note ");
    cr_assert_not_null(note);
    char *rest = strchr(note, '\n') + 1;
    memmove(note, rest, strlen(rest) + 1);
    cr_expect_str_eq(after.data, text_string(&before), "only the note came");
    text_finish(&before);
    text_finish(&after);
    text_finish(&path);
    player_close(&player);
}

Test(notes, do_not_go_into_the_next_game)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go_with_game(&player, &scene_end);
    session_set_note(player.app.session, (struct carc_cell){0, 1}, "of this game");
    player_click(&player, "final-skip");
    player_click(&player, "again");
    cr_assert_not_null(player.app.session);
    cr_expect_eq(note_count(&player), 0);
    player_close(&player);
}
