/* The plug is pulled before and after each thing that an autosave does to its files: what is found
 * afterwards is the game as it was told last, or one command later (client behaviour, 8). */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/paths.h"
#include "games.h"
#include "session/autosave.h"

#define COMMANDS 20
#define LEFT 6 /* decisions, when the game is gone on with */

/* What the life of a program leaves behind for those who come after it. */
struct told {
    int until_death; /* moments; 0: it lives on */
    int commands;    /* so many were told to be done */
    uint64_t hash[COMMANDS];
    bool plays; /* from the first command that was told to the goodbye */
};

static struct told *told;
static char folder[64];

/* ---- The moments: before and after each call that changes a file. */

static void moment(void)
{
    if (told != NULL && told->until_death > 0 && --told->until_death == 0) {
        kill(getpid(), SIGKILL);
    }
}

int __real_rename(const char *from, const char *to);
int __wrap_rename(const char *from, const char *to);
int __real_unlink(const char *path);
int __wrap_unlink(const char *path);
int __real_fsync(int descriptor);
int __wrap_fsync(int descriptor);
int __real_flock(int descriptor, int operation);
int __wrap_flock(int descriptor, int operation);
FILE *__real_fdopen(int descriptor, const char *mode);
FILE *__wrap_fdopen(int descriptor, const char *mode);

int __wrap_rename(const char *from, const char *to)
{
    moment();
    int result = __real_rename(from, to);
    moment();
    return result;
}

int __wrap_unlink(const char *path)
{
    moment();
    int result = __real_unlink(path);
    moment();
    return result;
}

int __wrap_fsync(int descriptor)
{
    moment();
    return __real_fsync(descriptor);
}

int __wrap_flock(int descriptor, int operation)
{
    moment();
    int result = __real_flock(descriptor, operation);
    moment();
    return result;
}

FILE *__wrap_fdopen(int descriptor, const char *mode)
{
    moment();
    return __real_fdopen(descriptor, mode);
}

/* ---- A program that plays. */

static void begin(void)
{
    strcpy(folder, "/tmp/pulled-XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    told = mmap(NULL, sizeof *told, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    cr_assert_neq((void *)told, MAP_FAILED);
    memset(told, 0, sizeof *told);
}

static int remove_one(const char *path, const struct stat *about, int flag, struct FTW *ftw)
{
    (void)about;
    (void)flag;
    return ftw->level == 0 ? 0 : remove(path);
}

static void empty_folder(void)
{
    cr_assert_eq(nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS), 0);
}

static void end(void)
{
    empty_folder();
    rmdir(folder);
    munmap(told, sizeof *told);
}

static uint64_t hash_of(const struct session *session)
{
    return carc_hash(session_rules(session), session_state(session));
}

static void tell(const struct session *session)
{
    cr_assert_lt(told->commands, COMMANDS);
    told->hash[told->commands] = hash_of(session);
    told->commands++;
    told->plays = true;
}

/* A game of which LEFT decisions are left, as a program before has saved it. */
static void leave_game(void)
{
    const struct games_kind kind = {
        .sets = "base,crop-circles", .rules = "hig", .players = 2, .seed = 3};
    struct rng rng;
    rng_seed(&rng, 1);
    struct session *session = games_begin(&kind);
    games_finish(session, &rng);
    for (int i = 0; i < LEFT + 1; i++) {
        cr_assert(session_undo(session));
    }
    session_autosave(session, folder, NULL);
    cr_assert(games_step(session, &rng));
    session_destroy(session);
}

static struct session *go_on(void)
{
    struct text path = {0};
    bool interrupted;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(autosave_latest(folder, &path, &interrupted));
    struct session *session = session_open(text_string(&path), NULL, 0, &diag);
    cr_assert_not_null(session, "%s", diag.messages[0].text);
    session_autosave(session, folder, text_string(&path));
    text_finish(&path);
    return session;
}

/* Plays a game to its end, doubts it, and begins another. Each command is told when it is done. */
static void live(void)
{
    const struct games_kind kind = {.sets = "base", .rules = "hig", .players = 3, .seed = 8};
    struct rng rng;
    rng_seed(&rng, 2);
    struct session *session = go_on();
    tell(session);
    while (games_step(session, &rng)) {
        tell(session);
    }
    cr_assert(session_undo(session));
    tell(session);
    cr_assert(session_undo(session));
    tell(session);
    while (session_redo(session)) {
        tell(session);
    }
    session_destroy(session);
    session = games_begin(&kind);
    session_autosave(session, folder, NULL);
    for (int i = 0; i < 3; i++) {
        cr_assert(games_step(session, &rng));
        tell(session);
    }
    told->plays = false;
    session_destroy(session);
}

/* True when it was killed at that moment; false when it has ended before. */
static bool live_until(int death)
{
    *told = (struct told){.until_death = death};
    pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        live();
        _exit(0);
    }
    int status;
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_assert(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
    told->until_death = 0;
    return WIFSIGNALED(status);
}

/* ---- What is found afterwards. */

static void keep_last(const char *path, void *context)
{
    struct text *last = context;
    const char *name = strrchr(path, '/') + 1;
    if (strncmp(name, "finished-", strlen("finished-")) == 0) {
        text_clear(last);
        text_add(last, path);
    }
}

/* The game that Continue offers, or else the one that is over. */
static uint64_t find(int death)
{
    struct text path = {0};
    bool interrupted = false;
    struct diag diag;
    diag_init(&diag, "");
    if (autosave_latest(folder, &path, &interrupted)) {
        cr_expect(interrupted || !told->plays, "moment %d: Continue must tell why", death);
    } else {
        cr_assert(paths_list(folder, ".carc", keep_last, &path));
    }
    struct session *session = session_open(text_string(&path), NULL, 0, &diag);
    cr_assert_not_null(session, "moment %d: %s", death, diag.messages[0].text);
    uint64_t hash = hash_of(session);
    session_destroy(session);
    text_finish(&path);
    return hash;
}

Test(pulled, one_command_is_lost_at_most, .init = begin, .fini = end, .timeout = 300)
{
    leave_game();
    cr_assert_not(live_until(0));
    struct told whole = *told;
    cr_assert_geq(whole.commands, LEFT + 5);
    int death = 1;
    for (bool killed = true; killed; death++) {
        empty_folder();
        leave_game();
        told->plays = false;
        uint64_t before = find(0);
        killed = live_until(death);
        int done = told->commands;
        uint64_t found = find(death);
        cr_expect(found == (done == 0 ? before : whole.hash[done - 1]) ||
                      (done < whole.commands && found == whole.hash[done]),
            "moment %d, after %d commands", death, done);
    }
    cr_expect_gt(death, 60, "only %d moments: are the calls still those of the autosave?", death);
}

/* And again at once, in the same folder: nothing that a death leaves behind is in the way. */
Test(pulled, many_deaths_in_one_folder, .init = begin, .fini = end, .timeout = 300)
{
    leave_game();
    for (int death = 1; death < 60; death += 3) {
        struct text path = {0};
        bool interrupted;
        if (!autosave_latest(folder, &path, &interrupted)) {
            leave_game();
        }
        text_finish(&path);
        live_until(death);
        find(death);
    }
}
