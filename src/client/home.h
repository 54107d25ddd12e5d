/* What the screens before a game have in common: the board and the name of the program at the
 * left, a panel at the right. */
#ifndef CLIENT_HOME_H
#define CLIENT_HOME_H

#include "ui/geometry.h"

struct app;
struct home;

/* The screen without the panel's content; returns the room inside the panel's padding. */
struct ui_rect home_frame(struct app *app);

/* The same with the panel's header: a way back and a title. */
struct ui_rect home_page(struct app *app, const char *title);

void home_destroy(struct home *home); /* accepts NULL */

#endif
