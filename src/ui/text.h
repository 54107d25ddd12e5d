/* Words on the screen. A style is a face, a size and a line height (look of the interface, 3);
 * words in Vollkorn that hold a digit are set in Lato, as Vollkorn's digits are old-style. */
#ifndef UI_TEXT_H
#define UI_TEXT_H

#include <stddef.h>

#include "ui/geometry.h"

struct ui;

enum ui_style {
    UI_DISPLAY,
    UI_H1,
    UI_H2,
    UI_H3,
    UI_H4,
    UI_SCORE,
    UI_SCORE_SMALL,
    UI_NAME,
    UI_ACTION_LARGE,
    UI_ACTION,
    UI_BODY,
    UI_BODY_BOLD,
    UI_ROW_TITLE,
    UI_SMALL,
    UI_SMALL_BOLD,
    UI_LOG,
    UI_LABEL, /* upper case, spaced */
    UI_CODE,
    UI_STYLES
};

enum ui_align { UI_START, UI_MIDDLE, UI_END };

/* What a text looks like. */
struct ui_type {
    enum ui_style style;
    struct ui_color color;
    enum ui_align align; /* left, centre, right */
    bool rich;           /* paragraphs: `*` switches to the bold face and back */
};

/* In logical pixels. An empty or NULL text has width 0. */
float ui_text_width(struct ui *ui, enum ui_style style, const char *text);
float ui_text_line(const struct ui *ui, enum ui_style style);

/* One line, in the middle of the rectangle's height; ends in "…" where it would be too wide. Also
 * recorded as shown. Invalid UTF-8 is drawn as U+FFFD. */
void ui_text(struct ui *ui, struct ui_rect rect, struct ui_type type, const char *text);

/* Lines from the top of the rectangle on, broken between words and at \n; what does not fit in
 * the height is left out and the last line ends in "…" (height 0 = no limit). `*` switches to the
 * bold face and back when `rich` in the style allows it (UI_BODY, UI_SMALL), and from UI_INK2 to
 * UI_INK; `**` is a star.
 * Returns the height used. */
float ui_paragraph(struct ui *ui, struct ui_rect rect, struct ui_type type, const char *text);
float ui_paragraph_height(struct ui *ui, enum ui_style style, float width, const char *text);

/* The shortened text ("Wilhelm…") for that width; lives until the pass ends. */
const char *ui_shorten(struct ui *ui, enum ui_style style, float width, const char *text);

#endif
