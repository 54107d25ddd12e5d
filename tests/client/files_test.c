/* Lists of files: what stands there before there is any. */
#include <criterion/criterion.h>

#include "base/file.h"
#include "base/paths.h"
#include "client/language.h"
#include "empty.h"
#include "screens.h"
#include "ui/shown.h"
#include "ui/text.h"
#include "ui/widget.h"

TestSuite(files, .init = screens_begin, .fini = screens_end);

static const struct {
    void (*open)(struct player *player);
    const char *title, *words;
} empty[] = {
    {empty_load, "No saved games yet", "During a game Ctrl+S saves it"},
    {empty_replays, "No games to watch yet", "is saved by itself"},
    {empty_results, "No results yet", "will be counted here"},
};

Test(files, an_empty_list_leads_to_a_game)
{
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
        struct player player;
        player_open_window(&player, SCREENS_USUAL);
        empty[i].open(&player);
        cr_expect(ui_shown_text(player.app.ui, empty[i].title));
        cr_expect(ui_shown_text(player.app.ui, empty[i].words), "%s", empty[i].title);
        cr_expect_null(ui_shown_find(player.app.ui, "open"), "there is nothing to open");
        player_click(&player, "vacant-new-game");
        cr_expect_not_null(ui_shown_find(player.app.ui, "start"), "%s", empty[i].title);
        player_close(&player);
    }
}

/* It leads back to where it came from. */
Test(files, an_empty_list_above_another_screen_is_found_again)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_title);
    player_click(&player, "results");
    player_click(&player, "vacant-new-game");
    player_click(&player, "back");
    cr_expect(ui_shown_text(player.app.ui, "No results yet"));
    player_close(&player);
}

/* The key is the one that the user set; without one nothing is said of it. */
Test(files, the_key_to_save_is_told_if_there_is_one)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    player.app.settings.keys.name[KEYS_SAVE][0][0] = 0;
    empty_load(&player);
    cr_expect(ui_shown_text(player.app.ui, "is saved by itself"));
    cr_expect(!ui_shown_text(player.app.ui, "During a game"));
    player_close(&player);
}

/* That nothing was saved is not said of any other folder, and not when something was. */
Test(files, other_folders_are_no_saved_games)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("games/mine", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go(&player, &scene_load);
    cr_expect(!ui_shown_text(player.app.ui, "No saved games yet"));
    player_click(&player, "file-0");
    cr_expect(ui_shown_text(player.app.ui, "There are no games here yet."));
    cr_expect(!ui_shown_text(player.app.ui, "No saved games yet"));
    player_close(&player);
    text_finish(&path);
}

/* With its beginning, in small windows with large letters, whatever language the buttons speak. */
Test(files, the_name_of_a_save_is_seen_whole)
{
    size_t count;
    const struct language *languages = language_list(&count);
    for (size_t i = 0; i < count; i++) {
        struct player player;
        player_open_window(&player, SCREENS_LARGE_TEXT);
        language_start(&player.app.language);
        language_use(&player.app.language, languages[i].code);
        player_begin(&player, 3, "base", 5);
        screens_go(&player, &scene_save);
        const struct ui_shown *name = ui_shown_find(player.app.ui, "file-name");
        cr_assert_not_null(name);
        cr_expect_gt(name->rect.w, ui_text_width(player.app.ui, UI_BODY, name->value) + 24,
            "\"%s\" in %s", name->value, languages[i].code);
        player_close(&player);
    }
}
