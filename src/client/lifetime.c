#include "client/lifetime.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"
#include "client/course.h"
#include "notation/words.h"
#include "rules/query.h"

#define TITLE "walls-and-wheat results 1"
#define MAX_BYTES (8u << 20)
#define LOCK_TRIES 200
#define LOCK_PAUSE 5000000 /* ns */

void lifetime_finish(struct lifetime *lifetime)
{
    free(lifetime->games);
    *lifetime = (struct lifetime){0};
}

static struct lifetime_game *add_game(struct lifetime *lifetime)
{
    if (lifetime->count == lifetime->room) {
        lifetime->room = 2 * lifetime->room + 64;
        lifetime->games = base_realloc(lifetime->games, lifetime->room * sizeof lifetime->games[0]);
    }
    struct lifetime_game *game = &lifetime->games[lifetime->count++];
    memset(game, 0, sizeof *game);
    return game;
}

/* ---- One program at a time. */

/* Holds the folder: between the reading and the writing of one program no other may write, or a
 * game would be lost. Who hangs on to it is not waited for longer than a second. The descriptor to
 * be closed, or -1. */
static int hold_folder(void)
{
    struct text path = {0};
    paths_user_data("", &path);
    paths_make_folder(text_string(&path)); /* what is wrong with it the file will say */
    int folder = open(text_string(&path), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    text_finish(&path);
    for (int i = 0; folder >= 0 && i < LOCK_TRIES && flock(folder, LOCK_EX | LOCK_NB) != 0; i++) {
        nanosleep(&(struct timespec){0, LOCK_PAUSE}, NULL);
    }
    return folder;
}

static void let_go(int folder)
{
    if (folder >= 0) {
        close(folder);
    }
}

/* ---- Reading. */

static bool read_game(struct lifetime *lifetime, const struct notation_words *words)
{
    long time = 0;
    long turns = 0;
    if (words->count != 4 || strlen(words->items[1].text) != 16 ||
        strspn(words->items[1].text, "0123456789abcdef") != 16 ||
        !notation_number(words->items[2].text, 0, INT64_MAX / 2, &time) ||
        !notation_number(words->items[3].text, 0, 100000, &turns)) {
        return false;
    }
    struct lifetime_game *game = add_game(lifetime);
    game->id = strtoull(words->items[1].text, NULL, 16);
    game->time = time;
    game->turns = (int)turns;
    return true;
}

/* A word `key=123` of a seat, or one that nobody knows. */
static bool read_pair(struct lifetime_seat *seat, const char *word)
{
    const char *equals = strchr(word, '=');
    long number = 0;
    if (equals == NULL) {
        return false;
    }
    struct {
        const char *key;
        int *field;
    } fields[] = {{"city=", &seat->city}, {"road=", &seat->road}, {"field=", &seat->field}};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        if (strncmp(word, fields[i].key, strlen(fields[i].key)) == 0) {
            bool good = notation_number(equals + 1, 0, 10000, &number);
            *fields[i].field = (int)number;
            return good;
        }
    }
    if (strncmp(word, "thought=", 8) == 0) {
        bool good = notation_number(equals + 1, 0, INT64_MAX / 2, &number);
        seat->thought = (uint64_t)number;
        return good;
    }
    return true;
}

static bool read_seat(struct lifetime *lifetime, const struct notation_words *words)
{
    struct lifetime_game *game = lifetime->count > 0 ? &lifetime->games[lifetime->count - 1] : NULL;
    long points = 0;
    if (game == NULL || game->seats == CARC_MAX_PLAYERS || words->count < 4 ||
        strlen(words->items[1].text) >= RECORD_NAME ||
        strlen(words->items[2].text) >= RECORD_WORD ||
        words->items[2].quoted != (words->items[2].text[0] == 0) ||
        !notation_number(words->items[3].text, -100000, 100000, &points)) {
        return false;
    }
    struct lifetime_seat *seat = &game->seat[game->seats++];
    strcpy(seat->name, words->items[1].text);
    strcpy(seat->who, words->items[2].text);
    seat->points = (int)points;
    for (size_t i = 4; i < words->count; i++) {
        bool won = i == 4 && strcmp(words->items[i].text, "won") == 0;
        seat->won |= won;
        if (!won && !read_pair(seat, words->items[i].text)) {
            return false;
        }
    }
    return true;
}

/* The number of the line that is none, or 0. */
static int read_lines(struct lifetime *lifetime, const char *rest, size_t size)
{
    struct notation_words words;
    const char *line = NULL;
    size_t length = 0;
    for (int number = 1; notation_next_line(&rest, &size, &line, &length); number++) {
        if (number == 1) {
            if (length != strlen(TITLE) || memcmp(line, TITLE, length) != 0) {
                return 1;
            }
            continue;
        }
        if (!notation_split(line, length, (struct diag_place){number, 1}, &words, NULL)) {
            return number;
        }
        bool game = words.count > 0 && strcmp(words.items[0].text, "game") == 0;
        bool seat = words.count > 0 && strcmp(words.items[0].text, "seat") == 0;
        bool cut = size == 0 && rest[-1] != '\n';
        bool good = words.count == 0 || (game && read_game(lifetime, &words)) ||
                    (seat && read_seat(lifetime, &words));
        if (!good || cut) {
            return number;
        }
    }
    return 0;
}

/* Out of the way, under a name that nothing has. */
static bool put_aside(const char *path, int line, struct diag *diag)
{
    struct text aside = {0};
    for (int i = 1; i == 1 || paths_exists(text_string(&aside)); i++) {
        text_clear(&aside);
        text_printf(&aside, "%s.damaged-%d", path, i);
    }
    bool moved = rename(path, text_string(&aside)) == 0;
    if (moved) {
        diag_warning(diag, (struct diag_place){line, 1},
            "found damage in the list of finished games; it is kept as %s, and a new one begins",
            text_string(&aside));
    } else {
        diag_error(diag, (struct diag_place){line, 1},
            "found damage in the list of finished games, and it cannot be renamed");
    }
    text_finish(&aside);
    return moved;
}

static bool read_all(struct lifetime *lifetime, struct diag *diag)
{
    struct text path = {0};
    struct text bytes = {0};
    *lifetime = (struct lifetime){0};
    paths_user_data("results", &path);
    bool good = true;
    if (!paths_missing(text_string(&path))) {
        diag_set_file(diag, text_string(&path));
        good = file_read(text_string(&path), MAX_BYTES, &bytes, diag);
        int fault = good && bytes.size > 0 ? read_lines(lifetime, bytes.data, bytes.size) : 0;
        if (fault > 0) {
            lifetime_finish(lifetime);
            good = put_aside(text_string(&path), fault, diag);
        }
    }
    text_finish(&bytes);
    text_finish(&path);
    return good;
}

bool lifetime_read(struct lifetime *lifetime, struct diag *diag)
{
    int folder = hold_folder();
    bool good = read_all(lifetime, diag);
    let_go(folder);
    return good;
}

/* ---- Writing. */

static void write_seat(const struct lifetime_seat *seat, struct text *out)
{
    text_add(out, "seat ");
    notation_write_quoted(seat->name, out);
    text_add_char(out, ' ');
    if (seat->who[0] == 0) {
        text_add(out, "\"\"");
    }
    text_printf(out, "%s %d%s", seat->who, seat->points, seat->won ? " won" : "");
    text_printf(out, " city=%d road=%d field=%d", seat->city, seat->road, seat->field);
    if (seat->thought > 0) {
        text_printf(out, " thought=%" PRIu64, seat->thought);
    }
    text_add_char(out, '\n');
}

static bool write_all(const struct lifetime *lifetime, struct diag *diag)
{
    struct text path = {0};
    struct text out = {0};
    paths_user_data("results", &path);
    text_add(&out, TITLE "\n");
    for (size_t i = 0; i < lifetime->count; i++) {
        const struct lifetime_game *game = &lifetime->games[i];
        text_printf(
            &out, "game %016" PRIx64 " %" PRId64 " %d\n", game->id, game->time, game->turns);
        for (int seat = 0; seat < game->seats; seat++) {
            write_seat(&game->seat[seat], &out);
        }
    }
    bool good = file_write(text_string(&path), text_string(&out), out.size, diag);
    text_finish(&out);
    text_finish(&path);
    return good;
}

static uint64_t mix(uint64_t hash, const char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ (unsigned char)bytes[i]) * 0x100000001b3u;
    }
    return hash;
}

uint64_t lifetime_new_id(const struct session *session)
{
    enum { BEGINNING = 24 };
    struct record record;
    struct text text = {0};
    const struct record *whole = session_record(session);
    size_t steps = session_origin(session);
    record_copy(&record, whole, steps < BEGINNING ? steps : BEGINNING);
    record_write(&record, &text);
    uint64_t id = mix(0xcbf29ce484222325u, text.data, text.size);
    record_finish(&record);
    text_finish(&text);
    if (steps == 0) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        const uint64_t chance[] = {(uint64_t)now.tv_sec, (uint64_t)now.tv_nsec, (uint64_t)getpid()};
        id = mix(id, (const char *)chance, sizeof chance);
    }
    return id != 0 ? id : 1;
}

static void describe(struct lifetime_game *game, const struct session *session)
{
    const struct record *record = session_record(session);
    const struct carc_state *state = session_state(session);
    struct course courses[CARC_MAX_PLAYERS];
    course_read(courses, session);
    int winners = carc_winners(session_rules(session), state);
    game->id = session_id(session);
    game->time = (int64_t)time(NULL);
    game->turns = state->turn;
    game->seats = state->players;
    for (int i = 0; i < state->players; i++) {
        struct lifetime_seat *seat = &game->seat[i];
        const char *level = record->seats[i].level;
        snprintf(seat->name, sizeof seat->name, "%s", session_names(session)[i]);
        snprintf(seat->who, sizeof seat->who, "%s",
            !record->seats[i].computer ? "human"
            : *level != 0              ? level
                                       : "computer");
        seat->won = winners >> i & 1;
        seat->points = state->score[i];
        seat->city = courses[i].largest_city;
        seat->road = courses[i].longest_road;
        seat->field = courses[i].richest_field;
        seat->thought = session_thought(session, i);
    }
}

bool lifetime_count(const struct session *session, struct diag *diag)
{
    struct lifetime lifetime;
    int folder = hold_folder();
    bool good = read_all(&lifetime, diag);
    bool known = session_id(session) == 0; /* nor is a game that only tries something out */
    for (size_t i = 0; i < lifetime.count; i++) {
        known |= lifetime.games[i].id == session_id(session);
    }
    if (good && !known) {
        describe(add_game(&lifetime), session);
        good = write_all(&lifetime, diag);
    }
    let_go(folder);
    lifetime_finish(&lifetime);
    return good;
}

static void forget(struct lifetime *lifetime, const struct lifetime_person *person)
{
    if (person == NULL) {
        lifetime->count = 0;
    }
    for (size_t i = 0; i < lifetime->count; i++) {
        for (int k = 0; k < lifetime->games[i].seats; k++) {
            struct lifetime_seat *seat = &lifetime->games[i].seat[k];
            if (lifetime_is(person, seat)) {
                seat->name[0] = seat->who[0] = 0;
            }
        }
    }
}

bool lifetime_forget(const struct lifetime_person *person, struct diag *diag)
{
    struct lifetime lifetime;
    int folder = hold_folder();
    bool good = read_all(&lifetime, diag);
    if (good) {
        forget(&lifetime, person);
        good = write_all(&lifetime, diag);
    }
    let_go(folder);
    lifetime_finish(&lifetime);
    return good;
}
