/* Games of JCloisterZone in the client: opened, played on, kept, and given back. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/paths.h"
#include "jcz/file.h"
#include "screens.h"

TestSuite(foreign, .init = screens_begin, .fini = screens_end);

static const char *write_file(const char *name, const char *bytes, size_t size)
{
    static struct text path; /* until the test's process ends */
    struct diag diag;
    diag_init(&diag, "");
    text_clear(&path);
    paths_user_data("", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_printf(&path, "/%s", name);
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
