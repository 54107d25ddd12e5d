/* Things to click, slide and write into. Each call lays out, reacts to this pass's input and
 * draws one widget; what is kept between passes (hover, focus, scroll) is kept under its id. Ids
 * are unique on a screen and stay the same from pass to pass: "undo", "seat-2-name". */
#ifndef UI_WIDGET_H
#define UI_WIDGET_H

#include <stdbool.h>
#include <stddef.h>

#include "ui/geometry.h"
#include "ui/icons.h"
#include "ui/shown.h"
#include "ui/text.h"

struct ui;

enum ui_button_kind {
    UI_PLAIN_BUTTON,
    UI_PRIMARY,    /* the one main action */
    UI_PILL,       /* primary, round ends: for the night bar */
    UI_PILL_PLAIN, /* outlined on the night bar */
    UI_ROUND,      /* a disc with an icon */
    UI_GHOST,      /* only icon and text, a wash on hover */
    UI_LIST_ITEM   /* like GHOST, text at the left; `on` = the page that is open */
};

struct ui_button {
    const char *label; /* shown, or for UI_ROUND and icon-only buttons the name of the thing */
    enum ui_icon icon;
    enum ui_button_kind kind;
    bool disabled;
    bool on;         /* stays pressed: an open page, a switched overlay */
    bool icon_only;  /* the label is not drawn (it becomes the tip when there is none) */
    bool large;      /* the start button's text */
    const char *tip; /* shown after a while of hovering; NULL */
};

/* True in the pass in which it was clicked, or activated by Return, Space or the pad. */
bool ui_button(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_button *look);
float ui_button_width(struct ui *ui, const struct ui_button *look);

/* True when the value was changed. The toggle is 48 x 28 at the right of `rect`, all of which
 * can be clicked; `label` is drawn at the left unless it is only a name (`quiet`). */
bool ui_toggle(struct ui *ui, const char *id, struct ui_rect rect, const char *label, bool *on);

struct ui_choices {
    const char *const *labels;
    size_t count;
};
/* One of a few in a trough (44 high, tabs 52), one from a list that opens below. True when
 * `*chosen` was changed. */
bool ui_segmented(struct ui *ui, const char *id, struct ui_rect rect,
    const struct ui_choices *choices, size_t *chosen);
float ui_segmented_width(struct ui *ui, const struct ui_choices *choices);
bool ui_select(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_choices *choices,
    size_t *chosen);

struct ui_range {
    float min, max, step; /* step 0 = any value */
    const char *label;
};
bool ui_slider(
    struct ui *ui, const char *id, struct ui_rect rect, const struct ui_range *range, float *value);

/* A line of text the user edits; belongs to the caller. */
#define UI_EDIT_SIZE 256
struct ui_edit {
    char text[UI_EDIT_SIZE]; /* UTF-8 */
    size_t caret, anchor;    /* byte offsets; the selection lies between them */
    float scroll;
};
void ui_edit_set(struct ui_edit *edit, const char *text); /* cut at a character if too long */

struct ui_field {
    const char *label; /* a name for the dump */
    const char *hint;  /* shown while empty; or NULL */
    size_t limit;      /* characters; 0 = what fits */
    bool error, disabled;
};
enum ui_field_event { UI_FIELD_SAME, UI_FIELD_CHANGED, UI_FIELD_ENTERED /* Return */ };
enum ui_field_event ui_field(struct ui *ui, const char *id, struct ui_rect rect,
    const struct ui_field *look, struct ui_edit *edit);

/* Content higher than its window. Draw the content between the calls, moved up by the offset
 * that begin returns, and leave the right 14 pixels free for the bar. Wheel, drag of the bar, and
 * focus scroll it. */
float ui_scroll_begin(struct ui *ui, const char *id, struct ui_rect rect, float content_height);
void ui_scroll_end(struct ui *ui);
void ui_scroll_to(struct ui *ui, const char *id, float offset); /* clamped in the next pass */

/* A panel of paper with its shadow; not clickable. */
void ui_panel(struct ui *ui, struct ui_rect rect, float radius);

/* A surface one can choose: cards of tile sets, options, player rows. Draw on it afterwards. */
struct ui_card {
    const char *label;
    float radius; /* 0 = 16 */
    bool on;      /* chosen: a terracotta ring (leaf = a green one) */
    bool leaf;
    bool disabled;
    bool flat; /* no fill while at rest */
};
bool ui_card(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_card *look);
/* What it is filled with now, to cut the corners of what lies on it. */
struct ui_color ui_card_color(struct ui *ui, const char *id, const struct ui_card *look);

/* A surface the screen itself knows how to read (the board). Draws nothing. Mouse presses on it
 * are kept until released, also when the pointer leaves. */
struct ui_area {
    bool hover;   /* the pointer is on it, and nothing lies above */
    bool focused; /* by the keyboard */
    bool clicked; /* left button pressed and released within 6 pixels */
    bool double_clicked;
    int pressed;   /* this pass: button that went down on it, else 0 */
    int released;  /* this pass: button that went up after going down on it, else 0 */
    int held;      /* the button being held since it went down on it, else 0 */
    bool dragging; /* moved by 6 pixels or more since */
    struct ui_point at, from, moved; /* pointer; where pressed; this pass's movement while held */
    float wheel;                     /* steps this pass; taken */
};
struct ui_area ui_area(struct ui *ui, const char *id, struct ui_rect rect, const char *label);

/* Small things that only show. */
void ui_key_cap(struct ui *ui, struct ui_rect rect, const char *name);
float ui_key_cap_width(struct ui *ui, const char *name);
void ui_label(struct ui *ui, struct ui_rect rect, const char *text); /* a group's label */
void ui_divider(struct ui *ui, float x, float y, float w);
void ui_night_bar(struct ui *ui, struct ui_rect rect); /* the prompt's pill */

/* The keyboard focus. "" = nothing. Setting it shows the ring. */
void ui_focus(struct ui *ui, const char *id);
const char *ui_focused(const struct ui *ui);

/* Widgets of your own: tell the rectangle and kind, get the state; then draw by it. */
struct ui_reply {
    bool hover, pressed, focused; /* focused: with a visible ring */
    bool clicked;                 /* or activated */
};
struct ui_thing {
    const char *kind;  /* a word for the dump; lives as long as the program */
    const char *label; /* or NULL */
    unsigned state;    /* UI_FOCUSABLE, UI_DISABLED, UI_ON */
};
struct ui_reply ui_react_as(
    struct ui *ui, const char *id, struct ui_rect rect, struct ui_thing thing);
/* Shows `tip` (or NULL; kept for this pass) beside `anchor` when the pointer has rested on `id`. */
void ui_want_tip(struct ui *ui, const char *id, struct ui_rect anchor, const char *tip);
void ui_focus_ring(struct ui *ui, struct ui_rect rect, float radius, bool on_primary);

#endif
