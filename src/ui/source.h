/* Text of many lines that is being edited. What keys do to it; no drawing. */
#ifndef UI_SOURCE_H
#define UI_SOURCE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct ui_source {
    struct text text;     /* UTF-8, lines end in \n */
    size_t caret, anchor; /* byte offsets; the selection lies between them */
    size_t column;        /* where up and down would like to be, in characters */
    float scroll;         /* sideways, in logical pixels */
};

void ui_source_init(struct ui_source *source);
void ui_source_finish(struct ui_source *source);
void ui_source_set(struct ui_source *source, const char *text); /* caret to the start */

/* Replaces the selection. \t becomes two spaces, other control characters but \n are left out. */
void ui_source_insert(struct ui_source *source, const char *text);

/* A line break that keeps the indentation of the line. */
void ui_source_break(struct ui_source *source);

/* Deletes the selection or, without one, what lies between the caret and `to`. */
void ui_source_delete(struct ui_source *source, size_t to);

void ui_source_move(struct ui_source *source, size_t to, bool select);
void ui_source_move_lines(struct ui_source *source, int lines, bool select); /* up < 0 */

size_t ui_source_lines(const struct ui_source *source);                  /* at least 1 */
size_t ui_source_line_of(const struct ui_source *source, size_t offset); /* from 0 */
size_t ui_source_line_start(const struct ui_source *source, size_t line);
size_t ui_source_line_end(const struct ui_source *source, size_t line); /* before its \n */

/* The offset of a character of a line; its end if it is shorter. And the other way round. */
size_t ui_source_offset(const struct ui_source *source, size_t line, size_t column);
size_t ui_source_column_of(const struct ui_source *source, size_t offset);

#endif
