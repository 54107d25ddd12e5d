/* The keys, each of which can be changed. */
#include <stdio.h>

#include "client/settings_page.h"
#include "client/words.h"
#include "ui/draw.h"

#define KEY 164.0f /* pixels: "Strg+Umschalt+Z" */

static void set_key(struct pages *pages, const char *name)
{
    struct keys *keys = &pages->app->settings.keys;
    enum keys_command other = keys_user(keys, name, (enum keys_command)pages->command);
    pages->clash[0] = 0;
    if (other != KEYS_COUNT) { /* it moves here; the other command is told */
        snprintf(pages->clash, sizeof pages->clash, "%s", name);
        pages->clash_with = other;
        for (int i = 0; i < KEYS_EACH; i++) {
            if (SDL_strcasecmp(keys->name[other][i], name) == 0) {
                keys->name[other][i][0] = 0;
            }
        }
    }
    snprintf(keys->name[pages->command][pages->slot], KEYS_NAME, "%s", name);
    pages->changed = true;
}

/* While a key is asked for: Escape leaves it as it was, Delete leaves the command without one. */
static void wait_for_key(struct pages *pages)
{
    char name[KEYS_NAME];
    if (!keys_pressed(pages->app, name)) {
        return;
    }
    if (SDL_strcmp(name, "Delete") == 0) {
        pages->app->settings.keys.name[pages->command][pages->slot][0] = 0;
        pages->changed = true;
    } else if (SDL_strcmp(name, "Escape") != 0 || pages->command == KEYS_CANCEL) {
        set_key(pages, name);
    }
    pages->command = -1;
    ui_repaint(pages->app->ui);
}

static void key_button(struct pages *pages, struct ui_rect rect, int command, int slot)
{
    struct ui *ui = pages->app->ui;
    bool waits = pages->command == command && pages->slot == slot;
    const char *name = pages->app->settings.keys.name[command][slot];
    struct ui_button look = {.label = waits   ? _("Press a key")
                                      : *name ? keys_shown(pages->app, name)
                                              : "–",
        .on = waits};
    if (ui_button(ui, ui_format(ui, "key-%s-%d", keys_word(command), slot + 1), rect, &look)) {
        pages->command = waits ? -1 : command;
        pages->slot = slot;
        pages->clash[0] = 0;
    }
}

static void note(struct pages *pages)
{
    struct ui *ui = pages->app->ui;
    bool clash = pages->clash[0] != 0;
    const char *text =
        clash ? ui_format(ui, _("%s was the key for “%s”, which has lost it."),
                    keys_shown(pages->app, pages->clash), keys_title(pages->clash_with))
              : _("Click a key, then press the new one. Delete takes it away, Escape keeps it. "
                  "The number keys pick spots, the arrows move between spaces.");
    float height = kit_height(ui, UI_SMALL, pages->rest.w - 28, text) + 20;
    struct ui_rect box = ui_cut_top(&pages->rest, height, 8);
    ui_round(ui, box, 10, ui_color(ui, clash ? UI_AMBER_WASH : UI_PAPER_LO));
    ui_paragraph(
        ui, ui_inset(box, 10), kit_type(ui, UI_SMALL, clash ? UI_AMBER_TEXT : UI_INK2), text);
}

/* Its usual keys come back; a command that has one of them now loses it. */
static void reset_keys(struct pages *pages, enum keys_command command)
{
    for (int slot = 0; slot < KEYS_EACH; slot++) {
        pages->app->settings.keys.name[command][slot][0] = 0;
    }
    for (int slot = 0; slot < KEYS_EACH; slot++) {
        const char *name = pages->usual.keys.name[command][slot];
        if (*name) {
            pages->command = command;
            pages->slot = slot;
            set_key(pages, name);
        }
    }
    pages->command = -1;
}

static bool keys_changed(const struct pages *pages, enum keys_command command)
{
    const struct keys *now = &pages->app->settings.keys;
    for (int i = 0; i < KEYS_EACH; i++) {
        if (SDL_strcmp(now->name[command][i], pages->usual.keys.name[command][i]) != 0) {
            return true;
        }
    }
    return false;
}

static void key_row(struct pages *pages, enum keys_command command)
{
    struct page_row row = {.id = ui_format(pages->app->ui, "key-%s", keys_word(command)),
        .title = keys_title(command),
        .width = 2 * KEY + 8,
        .changed = keys_changed(pages, command)};
    struct ui_rect place;
    if (page_row(pages, &row, &place)) {
        reset_keys(pages, command);
    }
    place = ui_centre(place, place.w, 42);
    key_button(pages, ui_cut_left(&place, KEY, 8), command, 0);
    key_button(pages, ui_cut_left(&place, KEY, 8), command, 1);
}

void page_keys(struct pages *pages)
{
    if (pages->command >= 0) {
        wait_for_key(pages);
    }
    note(pages);
    for (int command = 0; command < KEYS_COUNT; command++) {
        key_row(pages, command);
    }
}
