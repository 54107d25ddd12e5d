/* Files for others than this program: the log, the table of points, a picture of the board. */
#ifndef CLIENT_EXPORT_H
#define CLIENT_EXPORT_H

#include <stdbool.h>

struct app;
struct diag;
struct text;

struct ui_rect;

enum export_kind { EXPORT_LOG, EXPORT_POINTS, EXPORT_PICTURE, EXPORT_FOREIGN, EXPORT_KINDS };

/* The log of app->session as text: a block for each turn. */
void export_log(const struct app *app, struct text *out);

/* The game up to its position as a file of JCloisterZone. False with messages in `diag`. */
bool export_foreign(const struct app *app, const char *path, struct diag *diag);

/* Writes the running game's into the user's folder `exports` and tells where by a toast. */
void export_game(struct app *app, enum export_kind kind);

/* The list "Export": the kinds above, and the game itself, for which the dialog to save opens. */
void export_menu(struct app *app, struct ui_rect place);

#endif
