/* The pages of the settings: each setting goes back alone, and whole pages do; files are found. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/macros.h"
#include "base/paths.h"
#include "screens.h"
#include "ui/shown.h"
#include "ui/widget.h"
#include "ui/window.h"

TestSuite(settings, .init = screens_begin, .fini = screens_end);

static const char *const pages[] = {"page-display", "page-access", "page-game", "page-sound",
    "page-language", "page-keys", "page-files"};

/* Lines of the settings' file whose values are no switches, and another value for each. */
static const struct {
    const char *name, *other;
} others[] = {{"theme", "dark"}, {"scale", "125"}, {"speed", "fast"}, {"colours", "classic"},
    {"counts", "always"}, {"pads", "seats"}, {"pace", "brisk"}, {"volume", "35"},
    {"language", "de"}};

static void write_line(const char *line, size_t size, struct text *out)
{
    size_t name = strcspn(line, " ");
    if (size > 3 && memcmp(line + size - 3, " on", 3) == 0) {
        text_printf(out, "%.*s off\n", (int)name, line);
    } else if (size > 4 && memcmp(line + size - 4, " off", 4) == 0) {
        text_printf(out, "%.*s on\n", (int)name, line);
    } else if (strncmp(line, "key ", 4) == 0) { /* no command has a key any more */
        text_printf(out, "%.*s \"\" \"\"\n", (int)(4 + strcspn(line + 4, " ")), line);
    } else {
        for (size_t i = 0; i < ARRAY_LENGTH(others); i++) {
            if (strlen(others[i].name) == name && strncmp(line, others[i].name, name) == 0) {
                text_printf(out, "%s %s\n", others[i].name, others[i].other);
            }
        }
    }
}

/* What is kept of the first start and of the tips is on no page. */
static bool is_on_a_page(const char *line)
{
    return strncmp(line, "welcomed", 8) != 0 && strncmp(line, "tips_seen", 9) != 0;
}

static void text_of(const struct settings *settings, struct text *out)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(settings_save(settings, &diag));
    paths_user_config("settings", &path);
    cr_assert(file_read(text_string(&path), 1 << 16, out, &diag));
    text_finish(&path);
}

/* All settings that a page shows, each with another value than usual. */
static struct settings all_changed(void)
{
    struct settings settings = settings_default();
    struct text usual = {0};
    struct text changed = {0};
    text_of(&settings, &usual);
    for (const char *line = text_string(&usual); *line; line += strcspn(line, "\n") + 1) {
        if (is_on_a_page(line)) {
            write_line(line, strcspn(line, "\n"), &changed);
        }
    }
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_config("settings", &path);
    cr_assert(file_write(text_string(&path), text_string(&changed), changed.size, &diag));
    settings_load(&settings, &diag);
    cr_expect_eq(diag.kept, 0, "%s", diag.messages[0].text);
    text_finish(&path);
    text_finish(&changed);
    text_finish(&usual);
    return settings;
}

static void open_changed(struct player *player)
{
    player_open_window(player, SCREENS_USUAL);
    player->app.settings = all_changed();
    app_apply_settings(&player->app);
}

static void expect_usual(struct player *player)
{
    struct settings usual = settings_default();
    usual.welcomed = player->app.settings.welcomed;
    struct text expected = {0};
    struct text found = {0};
    text_of(&player->app.settings, &found);
    text_of(&usual, &expected);
    cr_expect_str_eq(text_string(&found), text_string(&expected));
    text_finish(&expected);
    text_finish(&found);
}

/* Of the buttons that take one setting back, the first; NULL. */
static const char *a_reset(const struct player *player)
{
    for (size_t i = 0; i < ui_shown_count(player->app.ui); i++) {
        const char *id = ui_shown_at(player->app.ui, i)->id;
        size_t size = strlen(id);
        if (size > 6 && strcmp(id + size - 6, "-reset") == 0) {
            return id;
        }
    }
    return NULL;
}

static void click_far_down(struct player *player, const char *id)
{
    ui_focus(player->app.ui, id); /* it scrolls into view */
    player_rest(player);
    player_click(player, id);
}

static int reset_all(struct player *player)
{
    int count = 0;
    for (const char *found; (found = a_reset(player)) != NULL; count++) {
        char id[UI_ID_SIZE];
        strcpy(id, found);
        click_far_down(player, id);
        cr_assert_null(ui_shown_find(player->app.ui, id), "%s stays", id);
    }
    return count;
}

Test(settings, each_goes_back_alone)
{
    struct player player;
    open_changed(&player);
    int count = 0;
    for (size_t i = 0; i < ARRAY_LENGTH(pages); i++) {
        screens_page(&player, pages[i]);
        count += reset_all(&player);
    }
    cr_expect_geq(count, 26 + KEYS_COUNT, "%d settings", count);
    expect_usual(&player);
    player_close(&player);
}

Test(settings, the_others_stay_when_one_goes_back)
{
    struct player player;
    open_changed(&player);
    struct settings before = player.app.settings;
    screens_page(&player, "page-access");
    player_click(&player, "large-text-reset");
    cr_expect_eq(player.app.settings.large_text, settings_default().large_text);
    cr_expect_eq(player.app.settings.high_contrast, before.high_contrast);
    cr_expect_eq(player.app.settings.colours, before.colours);
    player_close(&player);
}

Test(settings, a_page_goes_back_as_one)
{
    struct player player;
    open_changed(&player);
    for (size_t i = 0; i < ARRAY_LENGTH(pages); i++) {
        screens_page(&player, pages[i]);
        if (ui_shown_find(player.app.ui, "restore") != NULL) {
            player_click(&player, "restore");
        }
        cr_expect_null(a_reset(&player), "%s", pages[i]);
    }
    expect_usual(&player);
    player_close(&player);
}

/* Its usual key is taken from the command that has it now, and that is told. */
Test(settings, a_key_that_goes_back_is_taken_from_another)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_page(&player, "page-keys");
    player_click(&player, "key-pick-1");
    player_key(&player, "Space"); /* that of End turn */
    click_far_down(&player, "key-end-turn-reset");
    const struct keys *keys = &player.app.settings.keys;
    cr_expect_str_eq(keys->name[KEYS_END_TURN][0], "Space");
    cr_expect_str_eq(keys->name[KEYS_PICK][0], "");
    cr_expect(ui_shown_text(player.app.ui, "Space was the key for"));
    player_close(&player);
}

Test(settings, the_path_of_own_files_is_copied)
{
    struct player player;
    struct text games = {0};
    paths_user_data("games", &games);
    player_open_window(&player, SCREENS_USUAL);
    screens_page(&player, "page-files");
    cr_expect(ui_shown_text(player.app.ui, text_string(&games)));
    player_click(&player, "copy-games");
    char *copied = ui_clipboard_get(player.app.ui);
    cr_assert_not_null(copied);
    cr_expect_str_eq(copied, text_string(&games));
    cr_expect(ui_shown_text(player.app.ui, "Copied: "));
    free(copied);
    text_finish(&games);
    player_close(&player);
}
