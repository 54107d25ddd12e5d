/* Editing a line of text: what keys do to it. No drawing. */
#ifndef UI_EDIT_H
#define UI_EDIT_H

#include <stdbool.h>
#include <stddef.h>

#include "ui/widget.h"

/* Replaces the selection; control characters are left out, and what would exceed `limit`
 * characters (0 = none) or the room is cut. True when something changed. */
bool ui_edit_insert(struct ui_edit *edit, const char *text, size_t limit);

/* Deletes the selection or, without one, from the caret to `to`. */
bool ui_edit_delete(struct ui_edit *edit, size_t to);

void ui_edit_move(struct ui_edit *edit, size_t to, bool select);

/* Copies the selection ("" if none) into `out`. */
void ui_edit_selection(const struct ui_edit *edit, char out[UI_EDIT_SIZE]);

#endif
