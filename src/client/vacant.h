/* A list in which there is nothing yet: says so, tells how things come here, and leads on. */
#ifndef CLIENT_VACANT_H
#define CLIENT_VACANT_H

#include <stdbool.h>

#include "ui/geometry.h"
#include "ui/icons.h"

struct app;

struct vacant {
    enum ui_icon icon;
    const char *title, *words; /* in the user's language */
    bool alone;                /* no game would help, so there is no button */
};

/* In the middle of the room, with a button (`vacant-new-game`) that goes to the setup of a game: above
 * the scene on show when that lies above another, and else in its place. */
void vacant_show(struct app *app, struct ui_rect room, const struct vacant *vacant);

#endif
