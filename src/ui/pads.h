/* Gamepads: which are plugged in, and the left stick read as a d-pad that repeats. */
#ifndef UI_PADS_H
#define UI_PADS_H

#include <SDL_events.h>
#include <SDL_gamecontroller.h>
#include <stdbool.h>
#include <stdint.h>

#define UI_PADS 8

struct ui_queue;

struct ui_pad {
    SDL_GameController *controller;
    SDL_JoystickID id;
    float x, y;    /* left stick */
    int direction; /* SDL_GameControllerButton held by stick or d-pad; -1 */
    bool by_stick;
    uint64_t next; /* when it repeats */
};

struct ui_pads {
    struct ui_pad pads[UI_PADS];
};

void ui_pads_close(struct ui_pads *pads);

/* Turns one of SDL's controller events into inputs; false when it is another kind of event. */
bool ui_pads_event(
    struct ui_pads *pads, const SDL_Event *event, uint64_t now, struct ui_queue *queue);

/* Adds the repeats that are due. Returns when the next one will be; 0 = none. */
uint64_t ui_pads_repeat(struct ui_pads *pads, uint64_t now, struct ui_queue *queue);

#endif
