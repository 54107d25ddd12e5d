/* The keys that can be pressed now, for the help for a step. */
#ifndef CLIENT_HELP_KEYS_H
#define CLIENT_HELP_KEYS_H

#include "client/help.h"

/* First those that this step is about, then those that are always there; how high that is. */
void help_keys(struct app *app, struct ui_rect rect, enum help_step step);
float help_keys_height(const struct app *app, enum help_step step);

#endif
