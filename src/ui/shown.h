/* What the last pass showed: one record for each widget and each text. Tests, scripts and the
 * null backend find things here by their id. */
#ifndef UI_SHOWN_H
#define UI_SHOWN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "ui/geometry.h"

struct ui;

#define UI_ID_SIZE 64

enum ui_state {
    UI_HOVER = 1,
    UI_PRESSED = 2,
    UI_DISABLED = 4,
    UI_FOCUSED = 8,
    UI_ON = 16,        /* toggled, selected, checked */
    UI_FOCUSABLE = 32, /* Tab and the pad come here */
    UI_UNDER = 64,     /* below a modal layer: cannot be used now */
    UI_HIDDEN = 128,   /* outside its clip */
    UI_CUT = 256       /* its text did not fit and ends in "…" */
};

struct ui_shown {
    char id[UI_ID_SIZE]; /* "" for texts */
    const char *kind;    /* "button", "toggle", "text", ... */
    const char *label;   /* never NULL */
    const char *value;   /* of a slider, field or choice; "" */
    struct ui_rect rect;
    struct ui_rect visible; /* the part inside the clips */
    struct ui_rect ink;     /* of a text: what its words cover; else `rect` */
    unsigned state;
    int layer; /* how many modal layers are below or around it */
};

/* From the bottom to the top. Valid until the next pass starts. */
size_t ui_shown_count(const struct ui *ui);
const struct ui_shown *ui_shown_at(const struct ui *ui, size_t index);
const struct ui_shown *ui_shown_find(const struct ui *ui, const char *id); /* or NULL */
bool ui_shown_text(const struct ui *ui, const char *part); /* is this to be read anywhere? */

/* One line for each record: `button undo "Undo" 1092,803 124x44 disabled`. */
void ui_shown_dump(const struct ui *ui, struct text *out);

/* Posts what a user would do; run the loop afterwards. False when there is no such widget, or it
 * is disabled, hidden, or under a dialog. */
bool ui_script_click(struct ui *ui, const char *id);
bool ui_script_hover(struct ui *ui, const char *id);
void ui_script_click_at(struct ui *ui, struct ui_point at, int button);
bool ui_script_key(struct ui *ui, const char *name); /* "Ctrl+Z"; false: no such key */
void ui_script_type(struct ui *ui, const char *text);
void ui_script_wheel(struct ui *ui, struct ui_point at, float steps);
void ui_script_pad(struct ui *ui, int button); /* SDL_GameControllerButton, down and up */

#endif
