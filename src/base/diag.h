/* Located messages about bad input: `file:line:column: what was found, what was expected`.
 *
 * A library function that reads input takes a `struct diag *`, adds what it finds and returns
 * false (or an enum); it never prints. Whoever owns the diag shows it. Only the first DIAG_MAX
 * messages are kept; the others are counted. No function here allocates. */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include <stddef.h>

#include "base/macros.h"

#define DIAG_MAX 20
#define DIAG_TEXT 320
#define DIAG_FILE 256

enum diag_severity { DIAG_ERROR, DIAG_WARNING };

/* A place in a file. Line and column count from 1; 0 means "not known". Columns count
 * characters (code points), as editors do. */
struct diag_place {
    int line;
    int column;
};

struct diag_message {
    enum diag_severity severity;
    struct diag_place place;
    char file[DIAG_FILE]; /* as the user named it; empty when there is none */
    char text[DIAG_TEXT]; /* one line, no final stop */
};

struct diag {
    char file[DIAG_FILE]; /* goes into each message that is added */
    size_t errors;        /* all that were added, also those not kept */
    size_t warnings;
    size_t kept;
    struct diag_message messages[DIAG_MAX];
};

/* Empties the diag and names the file that the next messages are about ("" for none). */
void diag_init(struct diag *diag, const char *file);

/* Names another file; the messages so far stay. Names that are too long keep their end. */
void diag_set_file(struct diag *diag, const char *file);

/* Adds one message. `diag` may be NULL: then nothing happens. Control characters and bytes that
 * are not UTF-8 in the finished text are replaced by '?', so that a message is always one line. */
void diag_error(struct diag *diag, struct diag_place place, const char *format, ...)
    PRINTF_LIKE(3, 4);
void diag_warning(struct diag *diag, struct diag_place place, const char *format, ...)
    PRINTF_LIKE(3, 4);

/* Writes `file:line:column: text` (or `... warning: text`) without a newline into `out`;
 * parts that are not known are left out. Returns the length that was needed, like snprintf. */
size_t diag_format(const struct diag_message *message, char *out, size_t size);

#endif
