/* A disk that is full, a folder that cannot be written, files that are broken: the game says so and
 * goes on, and is saved again as soon as that is possible (client behaviour, 8). */
#include <criterion/criterion.h>
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"
#include "screens.h"
#include "session/autosave.h"
#include "ui/shown.h"

TestSuite(disk, .init = screens_begin, .fini = screens_end, .timeout = 120);

static void begin(struct player *player)
{
    player_open_window(player, SCREENS_USUAL);
    player->app.autosave = true;
    player_begin(player, 2, "base,crop-circles", 3);
}

/* The clocks run on after a step was saved. */
static void drop_times(struct text *game)
{
    char *time;
    while (game->size > 0 && (time = strstr(game->data, " thought=")) != NULL) {
        size_t length = 1 + strcspn(time + 1, " \n");
        memmove(time, time + length, strlen(time + length) + 1);
    }
}

/* What the file of the running game has in it must be the game. */
static bool is_saved(const struct player *player)
{
    const char *path = session_autosave_path(player->app.session);
    struct text game = {0};
    struct text file = {0};
    struct diag diag;
    diag_init(&diag, "");
    session_write(player->app.session, &game);
    bool saved = path != NULL && file_read(path, 1 << 20, &file, &diag);
    drop_times(&game);
    drop_times(&file);
    saved &= strcmp(text_string(&file), text_string(&game)) == 0;
    text_finish(&file);
    text_finish(&game);
    return saved;
}

static void play(struct player *player, int decisions)
{
    for (int i = 0; i < decisions; i++) {
        cr_assert(player_decide(player));
    }
}

static void expect_warning(struct player *player)
{
    size_t before = session_position(player->app.session);
    play(player, 1);
    cr_expect(ui_shown_text(player->app.ui, "could not be saved"), "a message says it");
    play(player, 3);
    cr_expect_gt(session_position(player->app.session), before, "the game goes on");
    cr_expect(!is_saved(player));
}

static void expect_recovery(struct player *player)
{
    play(player, 1);
    cr_expect_null(session_autosave_trouble(player->app.session));
    cr_expect(is_saved(player));
}

/* No file may grow beyond some bytes: to a program that is what a full disk is. */
Test(disk, files_that_cannot_grow)
{
    struct player player;
    struct rlimit limit;
    begin(&player);
    play(&player, 2);
    cr_expect(is_saved(&player));
    signal(SIGXFSZ, SIG_IGN);
    cr_assert_eq(getrlimit(RLIMIT_FSIZE, &limit), 0);
    rlim_t usual = limit.rlim_cur;
    limit.rlim_cur = 100;
    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
    expect_warning(&player);
    limit.rlim_cur = usual;
    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
    expect_recovery(&player);
    player_close(&player);
}

static void fill(const char *path)
{
    static const char block[4096];
    FILE *stream = fopen(path, "wb");
    cr_assert_not_null(stream);
    while (fwrite(block, sizeof block, 1, stream) == 1 && fflush(stream) == 0) {
    }
    cr_expect_eq(errno, ENOSPC);
    fclose(stream);
}

/* A real one, where mounting is allowed: a small disk of memory that only this test sees. */
Test(disk, full)
{
    struct player player;
    const char *folder = getenv("XDG_DATA_HOME");
    char filler[256];
    snprintf(filler, sizeof filler, "%s/filler", folder);
    if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
        mount("small", folder, "tmpfs", 0, "size=64k") != 0) {
        cr_skip_test("mounting is not allowed here");
    }
    begin(&player);
    play(&player, 2);
    fill(filler);
    expect_warning(&player);
    unlink(filler);
    expect_recovery(&player);
    player_close(&player);
    umount(folder);
}

static void games_folder(struct text *path)
{
    paths_user_data("games", path);
}

/* Root may write everywhere, so that for root a file stands where the folder was. */
static void bar(const char *folder, const char *aside)
{
    struct diag diag;
    diag_init(&diag, "");
    if (geteuid() != 0) {
        cr_assert_eq(chmod(folder, 0555), 0);
    } else {
        cr_assert_eq(rename(folder, aside), 0);
        cr_assert(file_write(folder, "", 0, &diag));
    }
}

static void unbar(const char *folder, const char *aside)
{
    if (geteuid() != 0) {
        cr_assert_eq(chmod(folder, 0755), 0);
    } else {
        cr_assert_eq(unlink(folder), 0);
        cr_assert_eq(rename(aside, folder), 0);
    }
}

Test(disk, a_folder_that_cannot_be_written)
{
    struct player player;
    struct text folder = {0};
    struct text aside = {0};
    games_folder(&folder);
    text_printf(&aside, "%s-aside", text_string(&folder));
    begin(&player);
    play(&player, 2);
    bar(text_string(&folder), text_string(&aside));
    expect_warning(&player);
    unbar(text_string(&folder), text_string(&aside));
    expect_recovery(&player);
    player_close(&player);
    text_finish(&aside);
    text_finish(&folder);
}

/* From the first step on: there is not even a folder. */
Test(disk, a_folder_that_cannot_be_made)
{
    struct player player;
    struct text folder = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("", &folder);
    while (folder.data[folder.size - 1] == '/') {
        folder.data[--folder.size] = 0;
    }
    cr_assert(file_write(text_string(&folder), "", 0, &diag), "%s", diag.messages[0].text);
    begin(&player);
    expect_warning(&player);
    cr_assert_eq(unlink(text_string(&folder)), 0);
    expect_recovery(&player);
    player_close(&player);
    text_finish(&folder);
}

/* ---- Broken files at the start. */

static void make_broken(const char *bytes, size_t size, struct text *path)
{
    struct diag diag;
    diag_init(&diag, "");
    games_folder(path);
    cr_assert(paths_make_folder(text_string(path)));
    text_add(path, "/unfinished-000001.carc");
    cr_assert(file_write(text_string(path), bytes, size, &diag));
}

/* The title opens and says what is wrong where; the file stays as it is, also while another game
 * is played. */
static void check_broken(const char *bytes, size_t size)
{
    struct player player;
    struct text path = {0};
    struct text after = {0};
    struct diag diag;
    diag_init(&diag, "");
    make_broken(bytes, size, &path);
    player_open_window(&player, SCREENS_USUAL);
    player.app.autosave = true;
    screens_go(&player, &scene_title);
    cr_expect(ui_shown_text(player.app.ui, "unfinished-000001.carc"), "the file is named");
    cr_expect_null(ui_shown_find(player.app.ui, "continue"));
    player_begin(&player, 2, "base", 1);
    play(&player, 3);
    cr_expect(is_saved(&player));
    player_close(&player);
    cr_assert(file_read(text_string(&path), 1 << 20, &after, &diag));
    cr_expect(after.size == size && memcmp(text_string(&after), bytes, size) == 0);
    text_finish(&after);
    text_finish(&path);
}

Test(disk, an_empty_game)
{
    check_broken("", 0);
}

Test(disk, a_game_of_random_bytes)
{
    char bytes[500];
    struct rng rng;
    rng_seed(&rng, 1);
    for (size_t i = 0; i < sizeof bytes; i++) {
        bytes[i] = (char)rng_below(&rng, 256);
    }
    check_broken(bytes, sizeof bytes);
}

/* In the middle of its steps, and of a word. */
Test(disk, a_game_that_is_cut_off)
{
    struct text record = {0};
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(file_read(RECORDS "/base-six.carc", 1 << 20, &record, &diag));
    size_t size = record.size / 2;
    while (strncmp(record.data + size, "place", 5) != 0) {
        size++;
    }
    check_broken(record.data, size + 3);
    text_finish(&record);
}

Test(disk, a_game_with_a_wrong_hash)
{
    struct text record = {0};
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(file_read(RECORDS "/base-six.carc", 1 << 20, &record, &diag));
    char *check = strstr(record.data + record.size / 2, "check ");
    cr_assert_not_null(check);
    check[6] = check[6] == '0' ? '1' : '0';
    check_broken(record.data, record.size);
    text_finish(&record);
}
