/* What lies above the screen: dialogs, toasts, tips. */
#ifndef UI_OVERLAY_H
#define UI_OVERLAY_H

#include <stdbool.h>

#include "ui/geometry.h"

struct ui;

/* Everything drawn before is out of reach until the end of the pass: no clicks, no keys. Draws
 * the scrim, at that opacity (1 = as the theme says). Call it in every pass while it lasts. */
void ui_modal(struct ui *ui, float opacity);

/* A dialog: scrim, card of that size (cut to the screen) in the middle, title; comes in with its
 * motion. Returns the room inside the padding below the title. Draw its widgets, then end it. */
struct ui_rect ui_dialog_begin(
    struct ui *ui, const char *id, struct ui_point size, const char *title);
void ui_dialog_end(struct ui *ui);

/* A bubble that points at `anchor`, above it or, without room, below. */
void ui_tip(struct ui *ui, struct ui_rect anchor, const char *title, const char *text);

/* A card near the anchor, kept on the screen, for the caller to draw in; returns its rectangle. */
struct ui_rect ui_bubble(struct ui *ui, struct ui_rect anchor, struct ui_point size);
struct ui_rect ui_bubble_place(struct ui *ui, struct ui_rect anchor, struct ui_point size);
void ui_bubble_at(struct ui *ui, struct ui_rect card); /* where the caller wants it */

/* A message for 4 seconds. All that live are drawn from `at` downwards, newest last. */
enum ui_mood { UI_NEWS, UI_GOOD, UI_WARN, UI_BAD };
void ui_toast(struct ui *ui, enum ui_mood mood, const char *text);
/* What was said in that mood is of no interest any more. */
void ui_toasts_drop(struct ui *ui, enum ui_mood mood);
void ui_toasts(struct ui *ui, struct ui_point at, float width);

#endif
