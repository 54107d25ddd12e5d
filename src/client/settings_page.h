/* The pages of the settings. Private to the scene. */
#ifndef CLIENT_SETTINGS_PAGE_H
#define CLIENT_SETTINGS_PAGE_H

#include "client/app.h"
#include "client/kit.h"
#include "load/tiles.h"

enum settings_page {
    PAGE_DISPLAY,
    PAGE_ACCESS,
    PAGE_GAME,
    PAGE_SOUND,
    PAGE_LANGUAGE,
    PAGE_KEYS,
    PAGE_COUNT
};

struct pages {
    struct app *app;
    struct ui_rect rest; /* room for the next row */
    bool changed;        /* in this pass */
    struct settings usual;
    struct load_set sample; /* tiles for the pictures of the themes */
    float height[PAGE_COUNT];
    int command, slot; /* the key that is being set; command -1: none */
    char clash[KEYS_NAME];
    enum keys_command clash_with;
};

/* A row: title, one or two lines of help, a dot when it is not as usual; returns the place of
 * its control, `width` wide. */
struct ui_rect page_row(
    struct pages *pages, const char *title, const char *help, float width, bool changed);

void page_switch(
    struct pages *pages, const char *id, const char *title, const char *help, size_t offset);

/* Choices are enums: `field` holds the chosen one. */
void page_choice(struct pages *pages, const char *id, const char *const words[2],
    const struct ui_choices *choices, size_t offset);

void page_display(struct pages *pages);
void page_access(struct pages *pages);
void page_game(struct pages *pages);
void page_sound(struct pages *pages);
void page_language(struct pages *pages);
void page_keys(struct pages *pages);

#endif
