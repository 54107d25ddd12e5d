/* One thing the user, a gamepad, a script or another thread did. */
#ifndef UI_INPUT_H
#define UI_INPUT_H

#include <SDL_gamecontroller.h>
#include <SDL_keycode.h>
#include <stdbool.h>

#include "ui/geometry.h"

#define UI_INPUT_TEXT 64

enum ui_input_kind {
    UI_NONE,    /* this pass only lays out or paints; also what is left after ui_take() */
    UI_MOVE,    /* the pointer moved */
    UI_PRESS,   /* a mouse button went down */
    UI_RELEASE, /* and up */
    UI_WHEEL,
    UI_KEY, /* a key went down */
    UI_KEY_UP,
    UI_TEXT,    /* text was typed */
    UI_COMPOSE, /* an input method is composing; the text is not final */
    UI_PAD,     /* a gamepad button went down; the left stick counts as the d-pad */
    UI_PAD_UP,
    UI_AXIS, /* a gamepad axis other than the left stick's */
    UI_RESIZE,
    UI_FOCUS, /* the window got or lost the keyboard (`on`) */
    UI_DROP,  /* a file was dropped; its name is in `text` if it fits */
    UI_USER,  /* posted by ui_post_user() */
    UI_QUIT   /* the window is to be closed: the screen decides */
};

enum ui_button_number { UI_LEFT_BUTTON = 1, UI_MIDDLE_BUTTON = 2, UI_RIGHT_BUTTON = 3 };

struct ui_input {
    enum ui_input_kind kind;
    struct ui_point at; /* the pointer, in every kind */
    int button;         /* PRESS, RELEASE: enum ui_button_number; PAD: SDL_GameControllerButton */
    int clicks;         /* PRESS: 2 = double click */
    float wheel_x, wheel_y; /* WHEEL: steps, y > 0 away from the user */
    SDL_Keycode key;
    unsigned mods;            /* KMOD_SHIFT, KMOD_CTRL ... */
    bool repeat;              /* KEY, PAD: held down */
    bool on;                  /* FOCUS */
    int pad;                  /* PAD, AXIS: which gamepad, from 0 */
    int axis;                 /* AXIS: SDL_GameControllerAxis */
    float value;              /* AXIS: -1 to 1 */
    int code;                 /* USER */
    void *data;               /* USER: owned by whoever posted and reads it */
    char text[UI_INPUT_TEXT]; /* TEXT, COMPOSE, DROP: UTF-8 */
};

#endif
