/* A game seen from outside: its board, its players, how far it is. */
#ifndef CLIENT_PREVIEW_H
#define CLIENT_PREVIEW_H

#include <stdbool.h>

#include "base/diag.h"
#include "ui/geometry.h"

struct app;
struct session;
struct preview;

/* Of a file; NULL with messages in `diag` when it is no game that can be played. */
struct preview *preview_open(struct app *app, const char *path, struct diag *diag);
/* Of a session that outlives the preview. */
struct preview *preview_of(struct app *app, struct session *session);
void preview_close(struct preview *preview); /* accepts NULL */

const struct session *preview_session(const struct preview *preview);
bool preview_finished(const struct preview *preview);

/* The board as large as it fits into the rectangle, on a piece of table. */
void preview_picture(struct app *app, struct preview *preview, struct ui_rect rect);

/* One row for each player from the top of the rectangle, as high as there is room for (19 to 30):
 * badge, name, score. Returns the height that it took. */
float preview_players(struct app *app, const struct preview *preview, struct ui_rect rect);

/* "Turn 23, 61 tiles left, Bob to play" or "Ann won with 112 points". */
const char *preview_state(struct app *app, const struct preview *preview);

/* "Ann, Bob and Cleo" */
const char *preview_names(struct app *app, const struct preview *preview);

#endif
