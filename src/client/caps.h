/* Keys, and buttons of a gamepad, as they stand beside what they do. */
#ifndef CLIENT_CAPS_H
#define CLIENT_CAPS_H

#include "client/help.h"
#include "client/keys.h"
#include "ui/geometry.h"
#include "ui/window.h"

struct cap {
    const char *name; /* "": there is none, and nothing is drawn */
    bool pad;         /* of a pad: it is round */
};

/* What does the command in that step: by a pad its button, where it has one, and else the key. Until
 * the pass ends. */
struct cap cap_by(
    const struct app *app, enum ui_hand hand, enum help_step step, enum keys_command command);

/* The same for the hand that plays. */
struct cap cap_of(const struct app *app, enum help_step step, enum keys_command command);

/* It as a sentence for a tip; NULL when there is none. */
const char *cap_tip(const struct app *app, enum help_step step, enum keys_command command);

/* Draws it at the left of a line, in the middle of its height. */
float cap_width(struct ui *ui, struct cap cap);
void cap_draw(struct ui *ui, struct ui_rect line, struct cap cap);

#endif
