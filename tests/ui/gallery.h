/* The pages of the gallery: every widget in every state, and the look of whole screens. */
#ifndef TESTS_UI_GALLERY_H
#define TESTS_UI_GALLERY_H

#include <stdbool.h>
#include <stddef.h>

#include "ui/editor.h"
#include "ui/widget.h"

struct ui;

struct gallery {
    size_t page;
    bool toggles[6];
    size_t window_mode, size, detail, kind, tab;
    float speed, volume;
    struct ui_edit name, empty;
    struct ui_source source;
    bool dialog;
    int clicks;
};

#define GALLERY_PAGES 4

void gallery_init(struct gallery *gallery);
void gallery_finish(struct gallery *gallery);
void gallery_draw(struct ui *ui, struct gallery *gallery); /* one pass */

/* The pages. */
void gallery_settings(struct ui *ui, struct gallery *gallery);
void gallery_widgets(struct ui *ui, struct gallery *gallery);
void gallery_board(struct ui *ui, struct gallery *gallery);
void gallery_dialog(struct ui *ui, struct gallery *gallery);

void gallery_table(struct ui *ui); /* what lies below everything */

#endif
