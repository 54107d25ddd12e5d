#include "client/pad_names.h"

#include "base/macros.h"
#include "client/app.h"
#include "client/words.h"
#include "ui/window.h"

enum make { LETTERS, SHAPES /* PlayStation */, SIGNS /* Nintendo */, MAKES };

static const struct {
    int button;
    const char *names[MAKES];
} buttons[] = {
    {SDL_CONTROLLER_BUTTON_A, {"A", N_("Cross"), "A"}},
    {SDL_CONTROLLER_BUTTON_B, {"B", N_("Circle"), "B"}},
    {SDL_CONTROLLER_BUTTON_X, {"X", N_("Square"), "X"}},
    {SDL_CONTROLLER_BUTTON_Y, {"Y", N_("Triangle"), "Y"}},
    {SDL_CONTROLLER_BUTTON_START, {"Start", "Options", "+"}},
};

static enum make make_of(SDL_GameControllerType type)
{
    switch (type) {
    case SDL_CONTROLLER_TYPE_PS3:
    case SDL_CONTROLLER_TYPE_PS4:
    case SDL_CONTROLLER_TYPE_PS5: return SHAPES;
    case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO: return SIGNS;
    default: return LETTERS;
    }
}

const char *pad_name(const struct app *app, int button)
{
    enum make make = make_of(ui_pad_type(app->ui));
    for (size_t i = 0; i < ARRAY_LENGTH(buttons); i++) {
        if (buttons[i].button == button) {
            return _(buttons[i].names[make]);
        }
    }
    return "";
}
