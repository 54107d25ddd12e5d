#include "client/pad_names.h"

#include "base/macros.h"
#include "client/app.h"
#include "client/words.h"
#include "ui/window.h"

/* ---- What does what. */

/* Steps as bits. */
#define IN(step) (1u << (step))
#define LAID (IN(HELP_MEEPLE) | IN(HELP_END))
#define ACTS (IN(HELP_CIRCLE_ADD) | IN(HELP_CIRCLE_RETURN))
#define MOVES (IN(HELP_TILE) | LAID | ACTS)
#define PLAYS (MOVES | IN(HELP_CIRCLE_CHOICE) | IN(HELP_COMPUTER))

static const struct {
    enum keys_command first, last;
    int button;
    unsigned steps;
} doings[] = {
    {KEYS_PICK, KEYS_PICK, SDL_CONTROLLER_BUTTON_A,
        IN(HELP_TILE) | IN(HELP_MEEPLE) | IN(HELP_CIRCLE_CHOICE) | ACTS},
    {KEYS_END_TURN, KEYS_END_TURN, SDL_CONTROLLER_BUTTON_START, LAID},
    {KEYS_END_TURN, KEYS_END_TURN, SDL_CONTROLLER_BUTTON_A, ACTS},
    {KEYS_SKIP, KEYS_SKIP, SDL_CONTROLLER_BUTTON_X, LAID | IN(HELP_CIRCLE_ADD)},
    {KEYS_CHOOSE_A, KEYS_CHOOSE_A, SDL_CONTROLLER_BUTTON_X, IN(HELP_CIRCLE_CHOICE)},
    {KEYS_CHOOSE_B, KEYS_CHOOSE_B, SDL_CONTROLLER_BUTTON_Y, IN(HELP_CIRCLE_CHOICE)},
    {KEYS_LOOK, KEYS_LOOK, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, IN(HELP_CIRCLE_CHOICE)},
    {KEYS_HINT, KEYS_HINT, SDL_CONTROLLER_BUTTON_X, IN(HELP_TILE)},
    {KEYS_TILES, KEYS_TILES, SDL_CONTROLLER_BUTTON_Y, IN(HELP_TILE)},
    {KEYS_UNDO, KEYS_UNDO, SDL_CONTROLLER_BUTTON_B, PLAYS},
    {KEYS_CANCEL, KEYS_CANCEL, SDL_CONTROLLER_BUTTON_BACK, PLAYS},
    {KEYS_ROTATE, KEYS_ROTATE, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, IN(HELP_TILE) | LAID},
    {KEYS_ROTATE_BACK, KEYS_ROTATE_BACK, SDL_CONTROLLER_BUTTON_LEFTSHOULDER, IN(HELP_TILE) | LAID},
    {KEYS_LEFT, KEYS_DOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT, MOVES},
    {KEYS_FIELDS, KEYS_FIELDS, SDL_CONTROLLER_BUTTON_LEFTSTICK, PLAYS},
    {KEYS_FIT, KEYS_FIT, SDL_CONTROLLER_BUTTON_RIGHTSTICK, PLAYS},
    {KEYS_PAN_LEFT, KEYS_PAN_DOWN, PAD_RIGHT_STICK, PLAYS},
    {KEYS_ZOOM_IN, KEYS_ZOOM_IN, PAD_TRIGGER_RIGHT, PLAYS},
    {KEYS_ZOOM_OUT, KEYS_ZOOM_OUT, PAD_TRIGGER_LEFT, PLAYS},
};

int pad_button(enum help_step step, enum keys_command command)
{
    for (size_t i = 0; i < ARRAY_LENGTH(doings); i++) {
        if (command >= doings[i].first && command <= doings[i].last &&
            (doings[i].steps & IN(step)) != 0) {
            return doings[i].button;
        }
    }
    return PAD_NONE;
}

/* ---- How it is called. */

enum make { LETTERS, SHAPES /* PlayStation */, SIGNS /* Nintendo */, MAKES };

struct names {
    int button;
    const char *of[MAKES];
};

/* The same in every language. */
static const struct names signs[] = {
    {SDL_CONTROLLER_BUTTON_START, {"Start", "Options", "+"}},
    {SDL_CONTROLLER_BUTTON_BACK, {"Back", "Share", "\xe2\x88\x92"}},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, {"LB", "L1", "L"}},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, {"RB", "R1", "R"}},
    {SDL_CONTROLLER_BUTTON_LEFTSTICK, {"LS", "L3", "L3"}},
    {SDL_CONTROLLER_BUTTON_RIGHTSTICK, {"RS", "R3", "R3"}},
    {PAD_TRIGGER_LEFT, {"LT", "L2", "ZL"}},
    {PAD_TRIGGER_RIGHT, {"RT", "R2", "ZR"}},
};

static const struct names words[] = {
    {SDL_CONTROLLER_BUTTON_A, {"A", N_("Cross"), "A"}},
    {SDL_CONTROLLER_BUTTON_B, {"B", N_("Circle"), "B"}},
    {SDL_CONTROLLER_BUTTON_X, {"X", N_("Square"), "X"}},
    {SDL_CONTROLLER_BUTTON_Y, {"Y", N_("Triangle"), "Y"}},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, {N_("D-pad"), N_("D-pad"), N_("D-pad")}},
    {PAD_RIGHT_STICK, {N_("Right stick"), N_("Right stick"), N_("Right stick")}},
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

const char *pad_of(const struct app *app, enum help_step step, enum keys_command command)
{
    enum make make = make_of(ui_pad_type(app->ui));
    int button = pad_button(step, command);
    const char *name = "";
    for (size_t i = 0; i < ARRAY_LENGTH(signs); i++) {
        name = signs[i].button == button ? signs[i].of[make] : name;
    }
    for (size_t i = 0; i < ARRAY_LENGTH(words); i++) {
        name = words[i].button == button ? _(words[i].of[make]) : name;
    }
    return button == SDL_CONTROLLER_BUTTON_START ? ui_format(app->ui, _("hold %s"), name) : name;
}
