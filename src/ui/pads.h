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
    int posted; /* without a device: pads that did something, 0 to before that number */
};

void ui_pads_close(struct ui_pads *pads);

/* How many there are; which of them has that number in an input, from 0. Those that are plugged in,
 * or, without any, those whose inputs were posted. */
int ui_pads_count(const struct ui_pads *pads);
int ui_pads_rank(const struct ui_pads *pads, int number);

/* Of which kind the one with that number is; SDL_CONTROLLER_TYPE_UNKNOWN when there is none. */
SDL_GameControllerType ui_pads_type(const struct ui_pads *pads, int number);

/* Turns one of SDL's controller events into inputs; false when it is another kind of event. */
bool ui_pads_event(
    struct ui_pads *pads, const SDL_Event *event, uint64_t now, struct ui_queue *queue);

/* Adds the repeats that are due. Returns when the next one will be; 0 = none. */
uint64_t ui_pads_repeat(struct ui_pads *pads, uint64_t now, struct ui_queue *queue);

#endif
