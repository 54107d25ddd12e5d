/* A field of many lines in the code style, with line numbers and marked places. */
#ifndef UI_EDITOR_H
#define UI_EDITOR_H

#include <stdbool.h>
#include <stddef.h>

#include "ui/geometry.h"
#include "ui/source.h"

struct ui;

/* A place to underline: line and column from 1, as messages count; length 0 = to the line's end. */
struct ui_mark {
    size_t line, column, length;
    bool error; /* else a warning */
};

struct ui_marks {
    const struct ui_mark *items;
    size_t count;
};

/* True when the text was changed. Tab writes two spaces; Escape gives the focus back. */
bool ui_editor(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_marks *marks,
    struct ui_source *source);

#endif
