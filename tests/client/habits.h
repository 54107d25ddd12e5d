/* The monkey as its files see it. Private to it. */
#ifndef TESTS_CLIENT_HABITS_H
#define TESTS_CLIENT_HABITS_H

#include "monkey.h"
#include "player.h"

#define MONKEY_HISTORY 24
#define MONKEY_LINE 120
#define MONKEY_PADS 3

struct monkey {
    struct player player;
    struct rng rng;
    uint64_t seed;
    bool drawn, trace;
    size_t events;
    char history[MONKEY_HISTORY][MONKEY_LINE];
    struct {
        SDL_Joystick *joystick; /* NULL: not plugged in */
        SDL_JoystickID id;
    } pads[MONKEY_PADS];
};

/* monkey.c: remembers what is done next. */
void monkey_note(struct monkey *monkey, const char *format, ...) PRINTF_LIKE(2, 3);

/* habits.c: does any one thing: posts one or more inputs, or opens another screen. */
void monkey_act(struct monkey *monkey);

/* monkey_pads.c: virtual pads; real ones to SDL when there is a window. */
void monkey_plug(struct monkey *monkey); /* in, or out again */
void monkey_pull_all(struct monkey *monkey);
void monkey_pad_button(struct monkey *monkey);
void monkey_pad_axis(struct monkey *monkey);

#endif
