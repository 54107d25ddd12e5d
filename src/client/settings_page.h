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
    PAGE_FILES,
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

/* A row: title, one or two lines of help (or NULL), and the room that its control takes (pixels). One that
 * is not as usual (`changed`) shows a dot and a button, "ID-reset", that takes it back. */
struct page_row {
    const char *id, *title, *help;
    float width;
    bool changed;
};

/* Draws the row but for its control, whose place is told. True when the button was pressed: the
 * caller puts back what is usual; `pages->changed` is set. */
bool page_row(struct pages *pages, const struct page_row *row, struct ui_rect *control);

/* The same for a group of cards below a label. */
bool page_label(struct pages *pages, const char *id, const char *title, bool changed);

/* Only the button, at the right end of `rest`, from which its room is cut. */
bool page_back(struct pages *pages, const char *id, struct ui_rect *rest);

/* A field that is true or false, as a switch, or as one of two words (`row->width` and `changed`
 * are not read). */
void page_switch(
    struct pages *pages, const char *id, const char *title, const char *help, size_t offset);

void page_two(
    struct pages *pages, const struct page_row *row, const char *const labels[2], size_t offset);

/* Choices are enums: `field` holds the chosen one. */
void page_choice(struct pages *pages, const char *id, const char *const words[2],
    const struct ui_choices *choices, size_t offset);

void page_display(struct pages *pages);
void page_access(struct pages *pages);
void page_game(struct pages *pages);
void page_sound(struct pages *pages);
void page_language(struct pages *pages);
void page_keys(struct pages *pages);
void page_files(struct pages *pages);

#endif
