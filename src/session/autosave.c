#include "session/autosave.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"
#include "session/inside.h"

#define MARK_TRIES 100
#define NUMBER_MOST 999999 /* that we give; higher ones somebody else gave */
#define LEFTOVER_SECONDS 3600

static void add_path(
    struct text *out, const char *folder, const char *kind, int number, const char *suffix)
{
    text_printf(out, "%s/%s-%06d%s", folder, kind, number, suffix);
}

/* The number in ".../KIND-000012SUFFIX", or 0. */
static int number_of(const char *path, const char *kind)
{
    const char *name = strrchr(path, '/');
    name = name == NULL ? path : name + 1;
    size_t length = strlen(kind);
    if (strncmp(name, kind, length) != 0 || name[length] != '-') {
        return 0;
    }
    long number = strtol(name + length + 1, NULL, 10);
    return number > 0 && number < 1000000000 ? (int)number : 0;
}

static void note_largest(const char *path, void *context)
{
    int *largest = context;
    int number = number_of(path, "unfinished");
    number = number > 0 ? number : number_of(path, "finished");
    *largest = number > *largest && number <= NUMBER_MOST ? number : *largest;
}

/* Takes the mark of a game, so that no other program continues it. Returns its descriptor, or -1
 * with errno. */
static int take_mark(const char *folder, int number, int flags)
{
    struct text path;
    text_init(&path);
    add_path(&path, folder, "unfinished", number, ".running");
    int mark = open(text_string(&path), O_RDWR | O_CREAT | O_CLOEXEC | flags, 0666);
    if (mark >= 0 && flock(mark, LOCK_EX | LOCK_NB) != 0) {
        close(mark);
        mark = -1;
        errno = EEXIST;
    }
    text_finish(&path);
    return mark;
}

static void remove_mark(const char *folder, int number)
{
    struct text path;
    text_init(&path);
    add_path(&path, folder, "unfinished", number, ".running");
    unlink(text_string(&path));
    text_finish(&path);
}

static bool later(struct timespec a, struct timespec b)
{
    return a.tv_sec != b.tv_sec ? a.tv_sec > b.tv_sec : a.tv_nsec > b.tv_nsec;
}

/* Whether there is a mark beside the game, and whether a running program holds it. */
static void look_at_mark(const char *path, bool *there, bool *held)
{
    struct text name;
    text_init(&name);
    text_add_bytes(&name, path, strlen(path) - strlen(".carc"));
    text_add(&name, ".running");
    int mark = open(text_string(&name), O_RDWR | O_CLOEXEC);
    text_finish(&name);
    *there = mark >= 0;
    *held = mark >= 0 && flock(mark, LOCK_EX | LOCK_NB) != 0;
    if (mark >= 0) {
        close(mark);
    }
}

static void count_unfinished(const char *path, void *context)
{
    *(size_t *)context += number_of(path, "unfinished") > 0;
}

/* The unfinished game that nobody has touched for the longest time. */
struct stalest {
    struct text path;
    struct timespec time;
};

static void consider_removing(const char *path, void *context)
{
    struct stalest *stalest = context;
    struct stat about;
    if (number_of(path, "unfinished") == 0 || stat(path, &about) != 0 ||
        (stalest->path.size > 0 && !later(stalest->time, about.st_mtim))) {
        return;
    }
    bool there = false;
    bool held = false;
    look_at_mark(path, &there, &held);
    if (!held) {
        text_clear(&stalest->path);
        text_add(&stalest->path, path);
        stalest->time = about.st_mtim;
    }
}

static bool remove_stalest(const char *folder)
{
    struct stalest stalest = {0};
    paths_list(folder, ".carc", consider_removing, &stalest);
    int number = stalest.path.size > 0 ? number_of(text_string(&stalest.path), "unfinished") : 0;
    int mark = number > 0 ? take_mark(folder, number, 0) : -1;
    bool removed = mark >= 0 && unlink(text_string(&stalest.path)) == 0;
    if (mark >= 0) {
        remove_mark(folder, number);
        close(mark);
    }
    text_finish(&stalest.path);
    return removed;
}

/* What a program that was killed in the middle of writing has left behind. One that is being
 * written now is younger. */
static void remove_leftover(const char *path, void *context)
{
    const time_t *now = context;
    struct stat about;
    bool ours = number_of(path, "unfinished") > 0 || number_of(path, "finished") > 0;
    if (ours && stat(path, &about) == 0 && about.st_mtime < *now - LEFTOVER_SECONDS) {
        unlink(path);
    }
}

/* The same for the mark of a game that is finished or was never written. */
static void remove_old_mark(const char *path, void *context)
{
    struct text game;
    text_init(&game);
    text_add_bytes(&game, path, strlen(path) - strlen(".running"));
    text_add(&game, ".carc");
    bool there = false;
    bool held = false;
    look_at_mark(text_string(&game), &there, &held);
    if (there && !held && !paths_exists(text_string(&game))) {
        remove_leftover(path, context);
    }
    text_finish(&game);
}

/* Leaves room for one more unfinished game. */
static void prune(const char *folder)
{
    time_t now = time(NULL);
    paths_list(folder, ".tmp", remove_leftover, &now);
    paths_list(folder, ".running", remove_old_mark, &now);
    size_t count = 0;
    paths_list(folder, ".carc", count_unfinished, &count);
    while (count >= AUTOSAVE_KEEP && remove_stalest(folder)) {
        count--;
    }
}

/* Whether a game has that number, finished or not. */
static bool is_numbered(const char *folder, int number)
{
    static const char *const kinds[] = {"unfinished", "finished"};
    bool there = false;
    for (int i = 0; i < 2; i++) {
        struct text path = {0};
        add_path(&path, folder, kinds[i], number, ".carc");
        there |= paths_exists(text_string(&path));
        text_finish(&path);
    }
    return there;
}

/* Gives the game its number: the next one, or, when the names have no more digits for it, the
 * first that is free. */
static bool claim_number(struct autosave *autosave)
{
    const char *folder = text_string(&autosave->folder);
    if (autosave->number > 0) {
        return true;
    }
    if (!paths_make_folder(folder)) {
        return false;
    }
    prune(folder);
    int largest = 0;
    paths_list(folder, ".carc", note_largest, &largest);
    paths_list(folder, ".running", note_largest, &largest);
    int tries = 0;
    for (int i = 1; i <= NUMBER_MOST && tries < MARK_TRIES; i++) {
        int number = (largest + i - 1) % NUMBER_MOST + 1;
        if (is_numbered(folder, number)) {
            continue;
        }
        autosave->mark = take_mark(folder, number, O_EXCL);
        if (autosave->mark >= 0) {
            autosave->number = number;
            return true;
        }
        if (errno != EEXIST) {
            return false;
        }
        tries++;
    }
    return false;
}

static void save(struct session *session)
{
    struct autosave *autosave = &session->autosave;
    const char *folder = text_string(&autosave->folder);
    if (!claim_number(autosave)) {
        snprintf(
            autosave->trouble, sizeof autosave->trouble, "%.255s: %s", folder, strerror(errno));
        return;
    }
    bool over = session->state->phase == CARC_PHASE_OVER;
    struct text path;
    text_init(&path);
    add_path(&path, folder, over ? "finished" : "unfinished", autosave->number, ".carc");
    struct diag diag;
    diag_init(&diag, text_string(&path));
    autosave->trouble[0] = 0;
    if (!session_save(session, text_string(&path), &diag)) {
        diag_format(&diag.messages[0], autosave->trouble, sizeof autosave->trouble);
        text_finish(&path);
        return;
    }
    if (autosave->path.size > 0 && strcmp(text_string(&autosave->path), text_string(&path)) != 0) {
        unlink(text_string(&autosave->path)); /* it was of the other kind before */
    }
    text_finish(&autosave->path);
    autosave->path = path;
}

void autosave_now(struct session *session)
{
    if (session->autosave.on) {
        save(session);
    }
}

void autosave_end(struct autosave *autosave)
{
    if (autosave->mark >= 0) {
        remove_mark(text_string(&autosave->folder), autosave->number);
        close(autosave->mark);
    }
    text_finish(&autosave->folder);
    text_finish(&autosave->path);
    *autosave = (struct autosave){.mark = -1};
}

static void add_folder(const char *folder, struct text *out)
{
    if (folder != NULL) {
        text_add(out, folder);
    } else {
        paths_user_data("games", out);
    }
}

void session_autosave(struct session *session, const char *folder, const char *resume)
{
    struct autosave *autosave = &session->autosave;
    autosave_end(autosave);
    add_folder(folder, &autosave->folder);
    autosave->on = true;
    int number = resume == NULL ? 0 : number_of(resume, "unfinished");
    if (number > 0) {
        autosave->mark = take_mark(text_string(&autosave->folder), number, 0);
    }
    if (autosave->mark >= 0) {
        autosave->number = number;
        text_add(&autosave->path, resume);
    }
}

const char *session_autosave_trouble(const struct session *session)
{
    return session->autosave.trouble[0] == 0 ? NULL : session->autosave.trouble;
}

const char *session_autosave_path(const struct session *session)
{
    const struct text *path = &session->autosave.path;
    return path->size == 0 ? NULL : text_string(path);
}

struct search {
    const char *before; /* the path of a game, or "" */
    struct timespec before_time;
    struct text *best;
    struct timespec time;
    bool interrupted;
};

/* Whether a game was saved before another; of the same moment, the one with the lower number. */
static bool is_before(struct timespec time, const char *path, const struct search *search)
{
    return later(search->before_time, time) ||
           (!later(time, search->before_time) && strcmp(path, search->before) < 0);
}

static void consider(const char *path, void *context)
{
    struct search *search = context;
    struct stat about;
    if (number_of(path, "unfinished") == 0 || stat(path, &about) != 0 ||
        (search->before[0] != 0 && !is_before(about.st_mtim, path, search)) ||
        (search->best->size > 0 && later(search->time, about.st_mtim))) {
        return;
    }
    bool there = false;
    bool held = false;
    look_at_mark(path, &there, &held);
    if (held) {
        return;
    }
    text_clear(search->best);
    text_add(search->best, path);
    search->time = about.st_mtim;
    search->interrupted = there;
}

bool autosave_latest(const char *folder, struct text *path, bool *interrupted)
{
    struct text where;
    text_init(&where);
    add_folder(folder, &where);
    struct text best;
    text_init(&best);
    struct search search = {.before = text_string(path), .best = &best};
    struct stat about;
    if (path->size > 0 && stat(text_string(path), &about) == 0) {
        search.before_time = about.st_mtim;
    }
    paths_list(text_string(&where), ".carc", consider, &search);
    text_finish(path);
    *path = best;
    if (path->size > 0) {
        *interrupted = search.interrupted;
    }
    text_finish(&where);
    return path->size > 0;
}

void autosave_discard(const char *path)
{
    if (number_of(path, "unfinished") == 0) {
        return;
    }
    unlink(path);
    size_t length = strlen(path);
    if (length > 5) {
        struct text mark;
        text_init(&mark);
        text_add_bytes(&mark, path, length - 5);
        text_add(&mark, ".running");
        unlink(text_string(&mark));
        text_finish(&mark);
    }
}
