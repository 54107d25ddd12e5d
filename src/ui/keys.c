#include <string.h>
#include <strings.h>

#include "ui/private.h"

static const struct {
    const char *prefix;
    unsigned mod;
} mods_by_name[] = {{"Ctrl+", KMOD_CTRL}, {"Shift+", KMOD_SHIFT}, {"Alt+", KMOD_ALT}};

bool ui_key_parse(const char *name, SDL_Keycode *key, unsigned *mods)
{
    *mods = 0;
    for (size_t i = 0; i < SDL_arraysize(mods_by_name);) {
        size_t length = strlen(mods_by_name[i].prefix);
        if (strncasecmp(name, mods_by_name[i].prefix, length) == 0 && name[length]) {
            *mods |= mods_by_name[i].mod;
            name += length;
            i = 0;
        } else {
            i++;
        }
    }
    if (strcasecmp(name, "Enter") == 0) {
        name = "Return";
    } else if (strcasecmp(name, "Esc") == 0) {
        name = "Escape";
    }
    *key = SDL_GetKeyFromName(name);
    return *key != SDLK_UNKNOWN;
}

/* The keypad's keys count as their twins, and + as itself wherever the keyboard has it. */
static SDL_Keycode twin(SDL_Keycode key, unsigned *mods)
{
    if (key >= SDLK_KP_1 && key <= SDLK_KP_9) {
        return SDLK_1 + (key - SDLK_KP_1);
    }
    switch (key) {
    case SDLK_KP_ENTER: return SDLK_RETURN;
    case SDLK_KP_0: return SDLK_0;
    case SDLK_KP_MINUS: return SDLK_MINUS;
    case SDLK_KP_PLUS: return SDLK_PLUS;
    case SDLK_EQUALS:
        if (*mods & KMOD_SHIFT) {
            *mods &= ~(unsigned)KMOD_SHIFT;
            return SDLK_PLUS;
        }
        return key;
    default: return key;
    }
}

/* Which of Shift, Ctrl and Alt are held, without left and right. */
static unsigned plain_mods(unsigned mods)
{
    return (mods & KMOD_SHIFT ? KMOD_SHIFT : 0u) | (mods & KMOD_CTRL ? KMOD_CTRL : 0u) |
           (mods & KMOD_ALT ? KMOD_ALT : 0u);
}

bool ui_key_is(const struct ui_input *input, const char *name)
{
    SDL_Keycode key;
    unsigned mods;
    if (input->kind != UI_KEY || !ui_key_parse(name, &key, &mods)) {
        return false;
    }
    unsigned held = plain_mods(input->mods);
    return twin(input->key, &held) == key && held == mods;
}

bool ui_let_go(const struct ui *ui, const char *name)
{
    const struct ui_input *input = ui_input(ui);
    SDL_Keycode key;
    unsigned mods;
    unsigned none = 0;
    return input->kind == UI_KEY_UP && ui_key_parse(name, &key, &mods) &&
           twin(input->key, &none) == key;
}

static bool is_function_key(SDL_Keycode key)
{
    return (key >= SDLK_F1 && key <= SDLK_F12) || key == SDLK_ESCAPE;
}

bool ui_key_pressed(const struct ui *ui, const char *name)
{
    return ui_key_is(ui_input(ui), name);
}

bool ui_shortcut(struct ui *ui, const char *name)
{
    const struct ui_input *input = ui_input(ui);
    if (!ui_key_is(input, name)) {
        return false;
    }
    bool typing = ui->hands.was_editing && !(input->mods & KMOD_CTRL) &&
                  !(is_function_key(input->key) && input->key != SDLK_ESCAPE);
    /* Return and Space belong to a widget that shows the focus. One that is gone, such as the
     * button that led to this screen, holds no key. */
    const struct ui_shown *focused =
        ui->hands.focus_shown ? ui_shown_find(ui, ui->hands.focus) : NULL;
    bool pressing = focused && strcmp(focused->kind, "area") != 0 &&
                    (input->key == SDLK_RETURN || input->key == SDLK_SPACE);
    if (typing || pressing) {
        return false;
    }
    ui_take(ui);
    return true;
}
