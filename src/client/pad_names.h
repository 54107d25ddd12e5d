/* What stands on the buttons of the gamepad that is played with. */
#ifndef CLIENT_PAD_NAMES_H
#define CLIENT_PAD_NAMES_H

struct app;

/* The name of an SDL_GameControllerButton, as its maker calls it, in the user's language: "A",
 * "Cross", "Start". "" for one that has no name here. Until the pass ends. */
const char *pad_name(const struct app *app, int button);

#endif
