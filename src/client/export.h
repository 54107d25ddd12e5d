/* Files for others than this program: the log, the table of points, a picture of the board. */
#ifndef CLIENT_EXPORT_H
#define CLIENT_EXPORT_H

#include <stdbool.h>

struct app;

enum export_kind { EXPORT_LOG, EXPORT_POINTS, EXPORT_PICTURE, EXPORT_KINDS };

/* Writes the running game's into the user's folder `exports` and tells where by a toast. */
void export_game(struct app *app, enum export_kind kind);

#endif
