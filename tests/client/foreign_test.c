/* Games of JCloisterZone in the client: opened, played on, kept, and given back. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "jcz/file.h"
#include "screens.h"
#include "ui/shown.h"
#include "ui/widget.h"

TestSuite(foreign, .init = screens_begin, .fini = screens_end);

static const char *write_file(const char *name, const char *bytes, size_t size)
{
    static struct text path; /* until the test's process ends */
    struct diag diag;
    diag_init(&diag, "");
    text_clear(&path);
    paths_user_data("games", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_clear(&path);
    paths_user_data(name, &path);
    cr_assert(file_write(text_string(&path), bytes, size, &diag), "%s", diag.messages[0].text);
    return text_string(&path);
}

/* The game of the player so far, as a file of JCloisterZone. */
static const char *export(const struct player *player)
{
    struct text bytes = {0};
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    const struct session *session = player->app.session;
    record_copy(&record, session_record(session), session_position(session));
    cr_assert(jcz_export(&record, "2024-01-01T00:00:00.000Z", &bytes, &diag), "%s",
        diag.messages[0].text);
    const char *path = write_file("game.jcz", bytes.data, bytes.size);
    record_finish(&record);
    text_finish(&bytes);
    return path;
}

static uint64_t hash_of(const struct player *player)
{
    return carc_hash(session_rules(player->app.session), session_state(player->app.session));
}

static void begin(struct player *player, int decisions)
{
    player_open(player, 3, "base,crop-circles", 11);
    for (int i = 0; i < decisions; i++) {
        cr_assert(player_decide(player));
    }
}

static void open_file(struct player *player, const char *path)
{
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(app_open(&player->app, &(struct app_file){.path = path}, &diag), "%s",
        diag.messages[0].text);
    player_rest(player);
}

/* At any moment of a turn, also within the action of a crop circle. */
Test(foreign, a_game_goes_on_where_it_was)
{
    for (int decisions = 40; decisions < 52; decisions++) {
        struct player player;
        begin(&player, decisions);
        uint64_t hash = hash_of(&player);
        open_file(&player, export(&player));
        cr_expect_eq(hash_of(&player), hash, "after %d decisions", decisions);
        player_close(&player);
    }
}

Test(foreign, it_can_be_played_to_its_end_and_given_back)
{
    struct player player;
    begin(&player, 60);
    const char *path = export(&player);
    open_file(&player, path);
    while (player_decide(&player)) {
    }
    cr_assert_eq(session_state(player.app.session)->phase, CARC_PHASE_OVER);
    uint64_t hash = hash_of(&player);
    open_file(&player, export(&player));
    cr_expect_eq(hash_of(&player), hash);
    player_close(&player);
}

/* The file gives the tiles that are left an order, which undo does not change. */
Test(foreign, the_same_decisions_meet_the_same_tiles)
{
    uint64_t first = 0;
    for (int i = 0; i < 2; i++) {
        struct player player;
        begin(&player, 30);
        open_file(&player, export(&player));
        rng_seed(&player.rng, 5);
        for (int k = 0; k < 20; k++) {
            cr_assert(player_decide(&player));
        }
        uint64_t hash = hash_of(&player);
        cr_expect(session_undo(player.app.session));
        cr_expect(session_redo(player.app.session));
        cr_expect_eq(hash_of(&player), hash);
        cr_expect(i == 0 || hash == first);
        first = hash;
        player_close(&player);
    }
}

Test(foreign, what_is_no_game_is_told_and_changes_nothing)
{
    static const char *const files[] = {"", "{", "[[[[[[[[", "{\"appVersion\":1}",
        "{\"appVersion\":\"5.7.0\",\"setup\":{\"sets\":{\"inns:1\":1}}}", "\xff"};
    struct player player;
    begin(&player, 5);
    uint64_t hash = hash_of(&player);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct diag diag;
        diag_init(&diag, "");
        const char *path = write_file("bad.jcz", files[i], strlen(files[i]));
        cr_expect_not(app_open(&player.app, &(struct app_file){.path = path}, &diag));
        cr_expect_geq(diag.kept, 1);
        cr_expect_str_eq(diag.messages[0].file, path);
        cr_expect_eq(hash_of(&player), hash);
    }
    player_close(&player);
}

/* ---- The dialogs. */

/* Chooses the format of JCloisterZone, the right one of two. */
static void choose_format(struct player *player)
{
    const struct ui_shown *format = ui_shown_find(player->app.ui, "format");
    cr_assert_not_null(format);
    struct ui_point right = {
        format->visible.x + format->visible.w * 0.8f, format->visible.y + format->visible.h / 2};
    ui_script_click_at(player->app.ui, right, UI_LEFT_BUTTON);
    player_rest(player);
}

static bool scene_is(const struct player *player, const struct scene *scene)
{
    const struct scene_stack *stack = &player->app.scenes;
    return stack->depth > 0 && stack->open[stack->depth - 1].scene == scene;
}

Test(foreign, a_game_is_saved_in_the_dialog_and_loaded_again)
{
    struct player player;
    begin(&player, 35);
    uint64_t hash = hash_of(&player);
    scene_open(&player.app, &scene_save);
    player_rest(&player);
    choose_format(&player);
    player_click(&player, "save");
    cr_assert(scene_is(&player, &scene_game));
    cr_assert(player_decide(&player));
    cr_assert_neq(hash_of(&player), hash);
    screens_go(&player, &scene_load);
    cr_expect(ui_shown_text(player.app.ui, ".jcz"));
    player_click(&player, "file-0");
    player_click(&player, "open");
    cr_expect(scene_is(&player, &scene_game));
    cr_expect_eq(hash_of(&player), hash);
    player_close(&player);
}

Test(foreign, a_game_that_the_other_does_not_know_is_not_saved_for_it)
{
    struct player player;
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    player_open_window(&player, SCREENS_USUAL);
    record_init(&record);
    record_add_seat(&record, "Ann", false, NULL);
    record_add_seat(&record, "Bob", false, NULL);
    record.seeded = true;
    cr_assert(load_request_option(
        &record.request, "field_scoring", "F1", (struct diag_place){0, 0}, &diag));
    cr_assert(app_play(&player.app, &record, &diag), "%s", diag.messages[0].text);
    record_finish(&record);
    player_rest(&player);
    scene_open(&player.app, &scene_save);
    player_rest(&player);
    choose_format(&player);
    player_click(&player, "save");
    cr_expect(ui_shown_text(player.app.ui, "F3"), "the reason is told");
    cr_expect(scene_is(&player, &scene_save));
    player_close(&player);
}

Test(foreign, what_is_no_game_is_told_in_the_dialog)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    static const char bad[] = "{\n  \"appVersion\": \"5.7.0\",\n  \"setup\": [\n}";
    write_file("games/bad.jcz", bad, sizeof bad - 1);
    screens_go(&player, &scene_load);
    player_click(&player, "file-0");
    cr_expect(ui_shown_text(player.app.ui, "bad.jcz:4:"), "the line is told");
    cr_expect(ui_shown_find(player.app.ui, "open")->state & UI_DISABLED);
    cr_expect(scene_is(&player, &scene_load));
    cr_expect_null(player.app.session);
    player_close(&player);
}

/* It saves itself like any other, and goes on from the title screen: the same tiles come. */
Test(foreign, a_game_that_was_left_goes_on)
{
    struct player player;
    begin(&player, 30);
    const char *path = export(&player);
    player.app.autosave = true;
    open_file(&player, path);
    for (int i = 0; i < 7; i++) {
        cr_assert(player_decide(&player));
    }
    uint64_t hash = hash_of(&player);
    app_end_game(&player.app);
    screens_go(&player, &scene_title);
    player_click(&player, "continue");
    cr_assert_not_null(player.app.session);
    cr_expect_eq(hash_of(&player), hash);
    while (player_decide(&player)) {
    }
    cr_expect_eq(session_state(player.app.session)->phase, CARC_PHASE_OVER);
    player_close(&player);
}

/* A file with a set-up only is a new game. */
Test(foreign, a_setup_begins_a_game)
{
    static const char setup[] =
        "{\"appVersion\":\"5.7.0\",\"created\":\"2024-01-01T00:00:00.000Z\",\"setup\":{"
        "\"sets\":{\"basic:1\":1,\"corn-circles/2\":1},\"elements\":{\"small-follower\":5,"
        "\"farmers\":true},\"rules\":{},\"timer\":null,\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,"
        "\"y\":0,\"rotation\":0}],\"options\":{}}}";
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    open_file(&player, write_file("new.jcz", setup, sizeof setup - 1));
    cr_expect(scene_is(&player, &scene_game));
    for (int i = 0; i < 12; i++) {
        cr_assert(player_decide(&player));
    }
    player_close(&player);
}
