#include "client/keys.h"

#include <SDL_keyboard.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "client/app.h"
#include "client/words.h"

static const struct {
    const char *word, *title;
    const char *usual[KEYS_EACH];
} commands[KEYS_COUNT] = {
#define X(name, word, title, first, second) {word, title, {first, second}},
    KEYS(X)
#undef X
};

struct keys keys_default(void)
{
    struct keys keys;
    for (int command = 0; command < KEYS_COUNT; command++) {
        for (int i = 0; i < KEYS_EACH; i++) {
            snprintf(keys.name[command][i], KEYS_NAME, "%s", commands[command].usual[i]);
        }
    }
    return keys;
}

bool keys_hit(struct app *app, enum keys_command command)
{
    const struct keys *keys = &app->settings.keys;
    for (int i = 0; i < KEYS_EACH; i++) {
        const char *name = keys->name[command][i];
        if (*name && ui_shortcut(app->ui, name)) {
            return true;
        }
    }
    return false;
}

bool keys_seen(const struct app *app, enum keys_command command)
{
    const struct keys *keys = &app->settings.keys;
    for (int i = 0; i < KEYS_EACH; i++) {
        if (*keys->name[command][i] && ui_key_pressed(app->ui, keys->name[command][i])) {
            return true;
        }
    }
    return false;
}

bool keys_released(struct app *app, enum keys_command command)
{
    const struct keys *keys = &app->settings.keys;
    for (int i = 0; i < KEYS_EACH; i++) {
        if (*keys->name[command][i] && ui_let_go(app->ui, keys->name[command][i])) {
            return true;
        }
    }
    return false;
}

static const char *const modifiers[] = {N_("Ctrl"), N_("Shift"), N_("Alt")};
static const char *const named[] = {N_("Space"), N_("Enter"), N_("Escape"), N_("Backspace"),
    N_("Delete"), N_("Insert"), N_("Home"), N_("End"), N_("PageUp"), N_("PageDown")};
static const char *const arrows[][2] = {{"Left", "←"}, {"Right", "→"}, {"Up", "↑"}, {"Down", "↓"}};

const char *keys_shown(const struct app *app, const char *name)
{
    const char *before = "";
    for (size_t i = 0; i < ARRAY_LENGTH(modifiers); i++) {
        size_t size = strlen(modifiers[i]);
        if (strncasecmp(name, modifiers[i], size) == 0 && name[size] == '+' && name[size + 1]) {
            before = ui_format(app->ui, "%s%s+", before, _(modifiers[i]));
            name += size + 1;
        }
    }
    for (size_t i = 0; i < ARRAY_LENGTH(named); i++) {
        if (strcasecmp(name, named[i]) == 0) {
            name = _(named[i]);
            break;
        }
    }
    for (size_t i = 0; i < ARRAY_LENGTH(arrows); i++) {
        name = strcasecmp(name, arrows[i][0]) == 0 ? arrows[i][1] : name;
    }
    return *before ? ui_format(app->ui, "%s%s", before, name) : name;
}

const char *keys_tip(const struct app *app, enum keys_command command)
{
    const char *key = keys_of(app, command);
    return *key ? ui_format(app->ui, _("Key: %s"), key) : NULL;
}

const char *keys_of(const struct app *app, enum keys_command command)
{
    return keys_shown(app, app->settings.keys.name[command][0]);
}

const char *keys_word(enum keys_command command)
{
    return commands[command].word;
}

const char *keys_title(enum keys_command command)
{
    return _(commands[command].title);
}

enum keys_command keys_user(const struct keys *keys, const char *key, enum keys_command but)
{
    for (int command = 0; command < KEYS_COUNT; command++) {
        for (int i = 0; i < KEYS_EACH; i++) {
            if (command != (int)but && strcasecmp(keys->name[command][i], key) == 0) {
                return command;
            }
        }
    }
    return KEYS_COUNT;
}

static bool is_modifier(SDL_Keycode key)
{
    return key >= SDLK_LCTRL && key <= SDLK_RGUI;
}

bool keys_pressed(struct app *app, char name[KEYS_NAME])
{
    const struct ui_input *input = ui_input(app->ui);
    const char *key = input->kind == UI_KEY ? SDL_GetKeyName(input->key) : "";
    key = input->key == SDLK_RETURN ? "Enter" : key; /* as it stands on the key */
    if (!*key || is_modifier(input->key)) {
        return false;
    }
    int size = snprintf(name, KEYS_NAME, "%s%s%s%s", input->mods & KMOD_CTRL ? "Ctrl+" : "",
        input->mods & KMOD_SHIFT ? "Shift+" : "", input->mods & KMOD_ALT ? "Alt+" : "", key);
    ui_take(app->ui);
    return size < KEYS_NAME;
}
