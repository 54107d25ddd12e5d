/* What a gamepad does in the game, and what stands on the buttons of the one that is played with. */
#ifndef CLIENT_PAD_NAMES_H
#define CLIENT_PAD_NAMES_H

#include <SDL_gamecontroller.h>

#include "client/help.h"
#include "client/keys.h"

/* The button that does in that step what the command's keys do: an SDL_GameControllerButton, the
 * left one of the pad for all four directions; or one of these. The table of what game/pad.c does. */
enum {
    PAD_NONE = -1,
    PAD_RIGHT_STICK = SDL_CONTROLLER_BUTTON_MAX,
    PAD_TRIGGER_LEFT,
    PAD_TRIGGER_RIGHT
};
int pad_button(enum help_step step, enum keys_command command);

/* Its name as its maker calls it, in the user's language: "A", "Cross", "hold Start"; "" where
 * nothing does it. Until the pass ends. */
const char *pad_of(const struct app *app, enum help_step step, enum keys_command command);

#endif
