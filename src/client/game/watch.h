/* The board of the running game for scenes that only look at it. */
#ifndef CLIENT_WATCH_H
#define CLIENT_WATCH_H

#include <stdbool.h>

#include "rules/geometry.h"
#include "ui/geometry.h"

struct app;
struct watch;

/* app->session must be there and stay. */
struct watch *watch_create(struct app *app);
void watch_destroy(struct watch *watch); /* accepts NULL */

/* So much of the viewport, from its upper edge on, is covered by something: the board is fitted
 * below it. Before the first watch_show. */
void watch_keep_free(struct watch *watch, float above);

/* The session went to another position. */
void watch_moved(struct watch *watch);

/* The table, the tiles and the meeples; can be panned and zoomed. The whole board of the session's
 * last position is fitted into the viewport when that changes. */
void watch_show(struct watch *watch, struct ui_rect viewport);

/* The notes on its cells, the key for a new one, and the dialog for it; true while that is open. */
bool watch_notes(struct watch *watch);

/* Where a cell lies on the screen. */
struct ui_rect watch_cell(const struct watch *watch, struct carc_cell cell);

/* Lights the feature that the segment at the cell belongs to. After watch_show. */
void watch_light(struct watch *watch, struct carc_cell cell, int segment, struct ui_color color);

#endif
