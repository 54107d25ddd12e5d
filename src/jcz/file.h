/* The files of JCloisterZone (`.jcz`): its games as our records, and ours as its games. */
#ifndef JCZ_FILE_H
#define JCZ_FILE_H

#include "record/record.h"

#define JCZ_MAX_FILE ((size_t)8 << 20)

/* Whether the name of the file ends so. */
bool jcz_is_file(const char *path);

/* Makes a record of a game: its players with names and colours, `draws free` with a seed for who
 * plays on, every decision, and
 * in header lines of its own (`jcz "..."`) what else the file says, so that jcz_export can write
 * it again. `file` is what messages call it. False with located messages in `diag` when it cannot
 * be read, is not supported (all that is not is listed) or is not legal; `record` is then empty.
 * There may be warnings when it succeeds. `record` need not be initialised. */
bool jcz_import(
    struct record *record, const char *bytes, size_t size, const char *file, struct diag *diag);
/* The same for a file. */
bool jcz_import_file(struct record *record, const char *path, struct diag *diag);

/* Appends the record as such a file. `created` is a time like "2024-01-01T00:00:00.000Z". False
 * with messages in `diag` when a game of JCloisterZone cannot be like this (all reasons are
 * listed), or the record is at fault. */
bool jcz_export(
    const struct record *record, const char *created, struct text *out, struct diag *diag);

/* The same game as lines of the engine protocol: GAME_SETUP and the messages. */
bool jcz_export_lines(const struct record *record, struct text *out, struct diag *diag);

/* What became of a file with `test.assertions`. */
struct jcz_test {
    char title[DIAG_TEXT]; /* its description */
    size_t met;            /* assertions that hold */
    size_t failed;         /* others: each has a message */
};

/* Plays the file and judges what it asserts. False with messages when it cannot be played or
 * asserts nothing; assertions that do not hold are told in `diag`, too. */
bool jcz_test_file(const char *path, struct jcz_test *test, struct diag *diag);

#endif
