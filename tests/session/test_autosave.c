#include <criterion/criterion.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"
#include "games.h"
#include "session/autosave.h"

static const struct games_kind kind = {.sets = "base", .rules = "hig", .players = 2, .seed = 3};

static char folder[64];

static void begin(void)
{
    strcpy(folder, "/tmp/autosave-XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
}

static int remove_one(const char *path, const struct stat *about, int flag, struct FTW *ftw)
{
    (void)about;
    (void)flag;
    (void)ftw;
    return remove(path);
}

static void end(void)
{
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

static void count_one(const char *path, void *context)
{
    (void)path;
    ++*(int *)context;
}

static int count_files(const char *suffix)
{
    int count = 0;
    cr_assert(paths_list(folder, suffix, count_one, &count));
    return count;
}

static struct session *begin_game(struct rng *rng, int steps)
{
    struct session *session = games_begin(&kind);
    session_autosave(session, folder, NULL);
    for (int i = 0; i < steps; i++) {
        games_step(session, rng);
    }
    return session;
}

static bool latest(struct text *path, bool *interrupted)
{
    text_clear(path);
    return autosave_latest(folder, path, interrupted);
}

Test(autosave, each_step_is_in_the_file, .init = begin, .fini = end)
{
    struct rng rng;
    rng_seed(&rng, 1);
    struct session *session = begin_game(&rng, 0);
    cr_assert_null(session_autosave_path(session));
    for (int i = 0; i < 12; i++) {
        if (i % 4 == 3) {
            session_undo(session);
        } else {
            games_step(session, &rng);
        }
        cr_assert_null(session_autosave_trouble(session));
        struct text file = {0};
        struct text expected = {0};
        cr_assert(file_read(session_autosave_path(session), 1 << 20, &file, NULL));
        session_write(session, &expected);
        cr_assert_str_eq(text_string(&file), text_string(&expected));
        text_finish(&file);
        text_finish(&expected);
    }
    session_destroy(session);
}

Test(autosave, a_game_that_was_left_can_go_on, .init = begin, .fini = end)
{
    struct text path = {0};
    bool interrupted = true;
    cr_assert_not(latest(&path, &interrupted));
    struct rng rng;
    rng_seed(&rng, 2);
    struct session *session = begin_game(&rng, 9);
    uint64_t hash = carc_hash(session_rules(session), session_state(session));
    cr_assert_not(latest(&path, &interrupted), "a game that is being played is not offered");
    session_destroy(session);
    cr_assert(latest(&path, &interrupted));
    cr_assert_not(interrupted);
    struct diag diag;
    diag_init(&diag, "");
    session = session_open(text_string(&path), NULL, 0, &diag);
    cr_assert_not_null(session, "%s", diag.messages[0].text);
    cr_assert_eq(carc_hash(session_rules(session), session_state(session)), hash);
    session_autosave(session, folder, text_string(&path));
    games_step(session, &rng);
    cr_assert_str_eq(session_autosave_path(session), text_string(&path));
    cr_assert_eq(count_files(".carc"), 1);
    games_finish(session, &rng);
    session_destroy(session);
    cr_assert_not(latest(&path, &interrupted), "a finished game is not offered");
    cr_assert_eq(count_files(".carc"), 1);
    cr_assert_eq(count_files(".running"), 0);
    text_finish(&path);
}

/* A program that dies leaves its mark behind, but not its lock. */
Test(autosave, an_interrupted_game_is_known, .init = begin, .fini = end)
{
    struct rng rng;
    rng_seed(&rng, 3);
    pid_t child = fork();
    if (child == 0) {
        begin_game(&rng, 5);
        _exit(0);
    }
    waitpid(child, NULL, 0);
    struct text path = {0};
    bool interrupted = false;
    cr_assert(latest(&path, &interrupted));
    cr_assert(interrupted);
    autosave_discard(text_string(&path));
    cr_assert_eq(count_files(".carc"), 0);
    cr_assert_eq(count_files(".running"), 0);
    cr_assert_not(latest(&path, &interrupted));
    text_finish(&path);
}

Test(autosave, keeps_ten_and_every_finished_game, .init = begin, .fini = end)
{
    struct rng rng;
    rng_seed(&rng, 4);
    for (int i = 0; i < 3; i++) {
        struct session *session = games_begin(&kind);
        games_finish(session, &rng);
        session_undo(session);
        session_autosave(session, folder, NULL);
        session_redo(session);
        session_destroy(session);
    }
    for (int i = 0; i < AUTOSAVE_KEEP + 5; i++) {
        session_destroy(begin_game(&rng, 1));
    }
    cr_assert_eq(count_files(".carc"), AUTOSAVE_KEEP + 3);
    cr_assert_eq(count_files(".running"), 0);
}

/* As if nobody had touched it for so many seconds. */
static void age(const char *path, time_t seconds)
{
    struct timespec times[2];
    cr_assert_eq(clock_gettime(CLOCK_REALTIME, &times[0]), 0);
    times[0].tv_sec -= seconds;
    times[1] = times[0];
    cr_assert_eq(utimensat(AT_FDCWD, path, times, 0), 0);
}

Test(autosave, what_was_played_last_is_kept, .init = begin, .fini = end)
{
    struct rng rng;
    rng_seed(&rng, 7);
    char paths[AUTOSAVE_KEEP][96];
    for (int i = 0; i < AUTOSAVE_KEEP; i++) {
        struct session *session = begin_game(&rng, 1);
        snprintf(paths[i], sizeof paths[i], "%s", session_autosave_path(session));
        session_destroy(session);
        age(paths[i], 100 - i);
    }
    age(paths[0], 1); /* the first one was gone on with today */
    session_destroy(begin_game(&rng, 1));
    cr_expect(paths_exists(paths[0]));
    cr_expect_not(paths_exists(paths[1]));
    cr_expect(paths_exists(paths[2]));
    cr_expect_eq(count_files(".carc"), AUTOSAVE_KEEP);
}

/* From the last one to the first, also those of the same moment: for when some are broken. */
Test(autosave, finds_the_games_one_by_one, .init = begin, .fini = end)
{
    struct rng rng;
    rng_seed(&rng, 9);
    static const time_t ages[] = {50, 10, 30, 30};
    static const int order[] = {1, 3, 2, 0};
    char paths[4][96];
    for (int i = 0; i < 4; i++) {
        struct session *session = begin_game(&rng, 1);
        snprintf(paths[i], sizeof paths[i], "%s", session_autosave_path(session));
        session_destroy(session);
    }
    struct timespec now;
    cr_assert_eq(clock_gettime(CLOCK_REALTIME, &now), 0);
    for (int i = 0; i < 4; i++) {
        struct timespec times[2] = {{now.tv_sec - ages[i], 0}, {now.tv_sec - ages[i], 0}};
        cr_assert_eq(utimensat(AT_FDCWD, paths[i], times, 0), 0);
    }
    struct text path = {0};
    bool interrupted = false;
    for (int i = 0; i < 4; i++) {
        cr_assert(autosave_latest(folder, &path, &interrupted));
        cr_expect_str_eq(text_string(&path), paths[order[i]]);
    }
    cr_expect_not(autosave_latest(folder, &path, &interrupted));
    cr_expect_eq(path.size, 0);
    text_finish(&path);
}

/* A program that is killed in the middle of writing leaves its temporary file, or its mark. */
Test(autosave, leftovers_go_after_an_hour, .init = begin, .fini = end)
{
    struct rng rng;
    rng_seed(&rng, 8);
    static const char *const names[] = {"unfinished-000001.carc.12.tmp",
        "finished-000002.carc.13.tmp", "mine.tmp", "unfinished-000004.running",
        "unfinished-000005.running", "unfinished-000005.carc", "mine.running"};
    static const bool kept[] = {false, true, true, false, true, true, true};
    enum { COUNT = sizeof names / sizeof *names };
    char path[COUNT][96];
    for (int i = 0; i < COUNT; i++) {
        snprintf(path[i], sizeof path[i], "%s/%s", folder, names[i]);
        cr_assert(file_write(path[i], "x", 1, NULL));
        age(path[i], 7200);
    }
    age(path[1], 60);
    session_destroy(begin_game(&rng, 1));
    for (int i = 0; i < COUNT; i++) {
        cr_expect_eq(paths_exists(path[i]), kept[i], "%s", names[i]);
    }
}

Test(autosave, undoing_the_end_makes_it_unfinished_again, .init = begin, .fini = end)
{
    struct rng rng;
    rng_seed(&rng, 5);
    struct session *session = games_begin(&kind);
    games_finish(session, &rng);
    session_undo(session);
    session_autosave(session, folder, NULL);
    session_redo(session);
    cr_assert_not_null(strstr(session_autosave_path(session), "/finished-"));
    session_undo(session);
    cr_assert_not_null(strstr(session_autosave_path(session), "/unfinished-"));
    cr_assert_eq(count_files(".carc"), 1);
    session_destroy(session);
}

Test(autosave, a_failure_is_told_and_survived, .init = begin, .fini = end)
{
    struct rng rng;
    rng_seed(&rng, 6);
    struct session *session = games_begin(&kind);
    char file[80];
    snprintf(file, sizeof file, "%s/file", folder);
    cr_assert(file_write(file, "x", 1, NULL));
    char below[96];
    snprintf(below, sizeof below, "%s/games", file);
    session_autosave(session, below, NULL);
    cr_assert(games_step(session, &rng));
    cr_assert_not_null(session_autosave_trouble(session));
    cr_assert_not_null(strstr(session_autosave_trouble(session), below));
    remove(file);
    cr_assert(games_step(session, &rng), "the next step tries again");
    cr_assert_null(session_autosave_trouble(session));
    session_destroy(session);
}

static void put_game(const char *name)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    text_printf(&path, "%s/%s", folder, name);
    cr_assert(file_write(text_string(&path), "?\n", 2, &diag));
    text_finish(&path);
}

/* A file with a number that nobody gave does not spoil those that are given, nor does the last
 * number there is; and no game is written over another. */
Test(autosave, numbers_stay_small, .init = begin, .fini = end)
{
    static const struct {
        const char *put, *expected;
    } cases[] = {{"unfinished-999999999.carc", "unfinished-000001.carc"},
        {"finished-000007.carc", "unfinished-000008.carc"},
        {"finished-999999.carc", "unfinished-000001.carc"},
        {"finished-000001.carc", "unfinished-000002.carc"}};
    struct rng rng;
    rng_seed(&rng, 1);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        put_game(cases[i].put);
        struct session *session = begin_game(&rng, 1);
        const char *path = session_autosave_path(session);
        cr_assert_not_null(path);
        cr_expect_str_eq(strrchr(path, '/') + 1, cases[i].expected);
        unlink(path);
        session_destroy(session);
    }
}
