#include "ui/pads.h"

#include <math.h>

#include "ui/queue.h"

/* client behaviour 4: a step at once, the next after 220 ms, then every 90 ms */
#define FIRST_REPEAT 220
#define NEXT_REPEAT 90
#define STICK_ON 0.55f
#define STICK_OFF 0.35f

static int number_of(const struct ui_pads *pads, SDL_JoystickID id)
{
    for (int i = 0; i < UI_PADS; i++) {
        if (pads->pads[i].controller && pads->pads[i].id == id) {
            return i;
        }
    }
    return -1;
}

static void plug_in(struct ui_pads *pads, int device)
{
    SDL_GameController *controller = SDL_GameControllerOpen(device);
    if (!controller) {
        return;
    }
    SDL_JoystickID id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller));
    for (int i = 0; i < UI_PADS && number_of(pads, id) < 0; i++) {
        if (!pads->pads[i].controller) {
            pads->pads[i] = (struct ui_pad){.controller = controller, .id = id, .direction = -1};
            return;
        }
    }
    SDL_GameControllerClose(controller);
}

static void pull_out(struct ui_pads *pads, SDL_JoystickID id)
{
    int i = number_of(pads, id);
    if (i >= 0) {
        SDL_GameControllerClose(pads->pads[i].controller);
        pads->pads[i] = (struct ui_pad){.direction = -1};
    }
}

void ui_pads_close(struct ui_pads *pads)
{
    for (int i = 0; i < UI_PADS; i++) {
        if (pads->pads[i].controller) {
            SDL_GameControllerClose(pads->pads[i].controller);
        }
        pads->pads[i] = (struct ui_pad){.direction = -1};
    }
}

static int plugged_before(const struct ui_pads *pads, int number)
{
    int count = 0;
    for (int i = 0; i < number && i < UI_PADS; i++) {
        count += pads->pads[i].controller != NULL;
    }
    return count;
}

int ui_pads_count(const struct ui_pads *pads)
{
    int plugged = plugged_before(pads, UI_PADS);
    return plugged > 0 ? plugged : pads->posted;
}

int ui_pads_rank(const struct ui_pads *pads, int number)
{
    return plugged_before(pads, UI_PADS) > 0 ? plugged_before(pads, number) : number;
}

SDL_GameControllerType ui_pads_type(const struct ui_pads *pads, int number)
{
    bool there = number >= 0 && number < UI_PADS && pads->pads[number].controller != NULL;
    return there ? SDL_GameControllerGetType(pads->pads[number].controller)
                 : SDL_CONTROLLER_TYPE_UNKNOWN;
}

static void add_button(struct ui_queue *queue, int pad, int button, bool down)
{
    ui_queue_add(
        queue, &(struct ui_input){.kind = down ? UI_PAD : UI_PAD_UP, .pad = pad, .button = button});
}

static bool is_direction(int button)
{
    return button >= SDL_CONTROLLER_BUTTON_DPAD_UP && button <= SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
}

static int stick_direction(const struct ui_pad *pad)
{
    float limit = pad->by_stick ? STICK_OFF : STICK_ON;
    if (fmaxf(fabsf(pad->x), fabsf(pad->y)) < limit) {
        return -1;
    }
    if (fabsf(pad->x) > fabsf(pad->y)) {
        return pad->x < 0 ? SDL_CONTROLLER_BUTTON_DPAD_LEFT : SDL_CONTROLLER_BUTTON_DPAD_RIGHT;
    }
    return pad->y < 0 ? SDL_CONTROLLER_BUTTON_DPAD_UP : SDL_CONTROLLER_BUTTON_DPAD_DOWN;
}

static void hold(struct ui_pad *pad, int direction, bool by_stick, uint64_t now)
{
    pad->direction = direction;
    pad->by_stick = by_stick && direction >= 0;
    pad->next = now + FIRST_REPEAT;
}

static void stick_moved(struct ui_pads *pads, int number, uint64_t now, struct ui_queue *queue)
{
    struct ui_pad *pad = &pads->pads[number];
    int direction = stick_direction(pad);
    if (direction == pad->direction || (pad->direction >= 0 && !pad->by_stick)) {
        return;
    }
    if (pad->direction >= 0) {
        add_button(queue, number, pad->direction, false);
    }
    hold(pad, direction, true, now);
    if (direction >= 0) {
        add_button(queue, number, direction, true);
    }
}

static void axis_moved(struct ui_pads *pads, const SDL_ControllerAxisEvent *event, uint64_t now,
    struct ui_queue *queue)
{
    int number = number_of(pads, event->which);
    if (number < 0) {
        return;
    }
    float value = fmaxf(-1, (float)event->value / 32767);
    if (event->axis == SDL_CONTROLLER_AXIS_LEFTX) {
        pads->pads[number].x = value;
        stick_moved(pads, number, now, queue);
    } else if (event->axis == SDL_CONTROLLER_AXIS_LEFTY) {
        pads->pads[number].y = value;
        stick_moved(pads, number, now, queue);
    } else {
        ui_queue_add(
            queue, &(struct ui_input){
                       .kind = UI_AXIS, .pad = number, .axis = event->axis, .value = value});
    }
}

static void button_moved(struct ui_pads *pads, const SDL_ControllerButtonEvent *event, uint64_t now,
    struct ui_queue *queue)
{
    int number = number_of(pads, event->which);
    if (number < 0) {
        return;
    }
    bool down = event->type == SDL_CONTROLLERBUTTONDOWN;
    struct ui_pad *pad = &pads->pads[number];
    if (is_direction(event->button)) {
        if (down) {
            hold(pad, event->button, false, now);
        } else if (pad->direction == event->button) {
            hold(pad, -1, false, now);
        }
    }
    add_button(queue, number, event->button, down);
}

bool ui_pads_event(
    struct ui_pads *pads, const SDL_Event *event, uint64_t now, struct ui_queue *queue)
{
    switch (event->type) {
    case SDL_CONTROLLERDEVICEADDED: plug_in(pads, event->cdevice.which); return true;
    case SDL_CONTROLLERDEVICEREMOVED: pull_out(pads, event->cdevice.which); return true;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP: button_moved(pads, &event->cbutton, now, queue); return true;
    case SDL_CONTROLLERAXISMOTION: axis_moved(pads, &event->caxis, now, queue); return true;
    default: return false;
    }
}

uint64_t ui_pads_repeat(struct ui_pads *pads, uint64_t now, struct ui_queue *queue)
{
    uint64_t next = 0;
    for (int i = 0; i < UI_PADS; i++) {
        struct ui_pad *pad = &pads->pads[i];
        if (!pad->controller || pad->direction < 0) {
            continue;
        }
        if (now >= pad->next) {
            ui_queue_add(
                queue, &(struct ui_input){
                           .kind = UI_PAD, .pad = i, .button = pad->direction, .repeat = true});
            pad->next = now + NEXT_REPEAT;
        }
        next = next == 0 || pad->next < next ? pad->next : next;
    }
    return next;
}
