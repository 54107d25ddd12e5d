/* One line of a text format, split into words: records, board tests and the line protocol.
 *
 * Blanks separate words; `#` at the beginning of a word starts a comment. A word in double quotes
 * may hold blanks; \" and \\ stand for a quote and a backslash in it. */
#ifndef NOTATION_WORDS_H
#define NOTATION_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"

#define NOTATION_MAX_WORDS 128
#define NOTATION_MAX_LINE 4096

struct notation_word {
    const char *text; /* without its quotes */
    struct diag_place place;
    bool quoted;
};

/* Some words in a row. */
struct notation_span {
    const struct notation_word *items;
    size_t count;
};

/* Holds its own copy of the line; the words point into it, so that it must not be copied. */
struct notation_words {
    size_t count;
    struct diag_place end; /* just after the last word */
    struct notation_word items[NOTATION_MAX_WORDS];
    char buffer[NOTATION_MAX_LINE];
};

/* Splits `size` bytes (one line, without its newline) that begin at `place`. False with one
 * message in `diag` when the line is too long, is not UTF-8, holds control characters or a quote
 * that does not end. `diag` may be NULL. */
bool notation_split(const char *line, size_t size, struct diag_place place,
    struct notation_words *words, struct diag *diag);

/* A decimal number with an optional minus, from `smallest` to `largest`. */
bool notation_number(const char *text, long smallest, long largest, long *out);

/* Appends the string in quotes, as notation_split reads it. */
void notation_write_quoted(const char *string, struct text *out);

/* Cuts the next line off: true while there is one. `*rest` and `*size` move past it and its
 * newline (a carriage return before it is dropped). */
bool notation_next_line(const char **rest, size_t *size, const char **line, size_t *line_size);

#endif
