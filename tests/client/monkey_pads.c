#include <SDL.h>

#include "habits.h"

static void post(struct monkey *monkey, struct ui_input input)
{
    ui_post(monkey->player.app.ui, &input);
}

void monkey_plug(struct monkey *monkey)
{
    size_t i = rng_below(&monkey->rng, MONKEY_PADS);
    if (monkey->pads[i].joystick != NULL) {
        monkey_note(monkey, "pull pad %zu out", i);
        SDL_JoystickClose(monkey->pads[i].joystick);
        monkey->pads[i].joystick = NULL;
        for (int device = SDL_NumJoysticks() - 1; device >= 0; device--) {
            if (SDL_JoystickGetDeviceInstanceID(device) == monkey->pads[i].id) {
                SDL_JoystickDetachVirtual(device);
            }
        }
        return;
    }
    monkey_note(monkey, "plug pad %zu in", i);
    int device = SDL_JoystickAttachVirtual(
        SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
    if (device >= 0) {
        monkey->pads[i].joystick = SDL_JoystickOpen(device);
        monkey->pads[i].id = SDL_JoystickInstanceID(monkey->pads[i].joystick);
    }
}

void monkey_pull_all(struct monkey *monkey)
{
    for (size_t i = 0; i < MONKEY_PADS; i++) {
        if (monkey->pads[i].joystick != NULL) {
            SDL_JoystickClose(monkey->pads[i].joystick);
            monkey->pads[i].joystick = NULL;
        }
    }
    for (int device = SDL_NumJoysticks() - 1; device >= 0; device--) {
        if (SDL_JoystickIsVirtual(device)) {
            SDL_JoystickDetachVirtual(device);
        }
    }
}

void monkey_pad_button(struct monkey *monkey)
{
    int button = (int)rng_below(&monkey->rng, SDL_CONTROLLER_BUTTON_MAX);
    int pad = (int)rng_below(&monkey->rng, MONKEY_PADS);
    bool down = rng_below(&monkey->rng, 3) > 0;
    monkey_note(monkey, "pad %d button %d %s", pad, button, down ? "down" : "up");
    if (monkey->pads[pad].joystick != NULL) {
        SDL_JoystickSetVirtualButton(monkey->pads[pad].joystick, button, down);
        SDL_JoystickUpdate();
        return;
    }
    post(monkey, (struct ui_input){.kind = down ? UI_PAD : UI_PAD_UP,
                     .button = button,
                     .pad = pad,
                     .repeat = rng_below(&monkey->rng, 6) == 0});
}

void monkey_pad_axis(struct monkey *monkey)
{
    int axis = (int)rng_below(&monkey->rng, SDL_CONTROLLER_AXIS_MAX);
    int pad = (int)rng_below(&monkey->rng, MONKEY_PADS);
    float value = (float)rng_below(&monkey->rng, 3) - 1;
    monkey_note(monkey, "pad %d axis %d to %g", pad, axis, (double)value);
    if (monkey->pads[pad].joystick != NULL) {
        SDL_JoystickSetVirtualAxis(
            monkey->pads[pad].joystick, axis, (Sint16)(value * SDL_JOYSTICK_AXIS_MAX));
        SDL_JoystickUpdate();
        return;
    }
    post(monkey, (struct ui_input){.kind = UI_AXIS, .axis = axis, .pad = pad, .value = value});
}
