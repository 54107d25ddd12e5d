/* What the screens before a game have in common: the board and the name of the program at the
 * left, a panel at the right. */
#ifndef CLIENT_HOME_H
#define CLIENT_HOME_H

#include <stdbool.h>

#include "ui/geometry.h"

struct app;
struct home;

/* The screen without the panel's content; returns the room inside the panel's padding. `height` is
 * what the content needs; 0 takes all there is. */
struct ui_rect home_frame(struct app *app, float height);

/* The same with the panel's header: a way back (to the scene below, or the title)
 * and a title. The room beside the title is stored
 * in `*head`. */
struct ui_rect home_page(struct app *app, const char *title, struct ui_rect *head);

/* Whether the board at the left is made; also when there is none. */
bool home_idle(struct app *app);

void home_destroy(struct home *home); /* accepts NULL */

#endif
