#include "gallery.h"

#include <math.h>

#include "ui/draw.h"
#include "ui/window.h"

void gallery_init(struct gallery *gallery)
{
    *gallery = (struct gallery){.size = 1, .speed = 1, .volume = 0.6f};
    gallery->toggles[0] = gallery->toggles[1] = gallery->toggles[3] = true;
    ui_edit_set(&gallery->name, "Zofia");
    ui_source_init(&gallery->source);
    ui_source_set(&gallery->source,
        "id: D\nsegments:\n  - {name: road, kind: road, edges: [E, W]}\n"
        "  - {name: north, kind: field, halves: [EL, WR]}");
}

void gallery_finish(struct gallery *gallery)
{
    ui_source_finish(&gallery->source);
}

void gallery_table(struct ui *ui)
{
    struct ui_rect screen = ui_screen(ui);
    ui_radial(ui, screen,
        &(struct ui_radial){.centre = {screen.w * 0.42f, screen.h * 0.46f},
            .radius = 0.78f * fmaxf(screen.w, screen.h),
            .colors = {ui_color(ui, UI_TABLE_CENTRE), ui_color(ui, UI_TABLE_MIDDLE),
                ui_color(ui, UI_TABLE_RIM)}});
}

void gallery_draw(struct ui *ui, struct gallery *gallery)
{
    static void (*const pages[GALLERY_PAGES])(struct ui *, struct gallery *) = {
        gallery_settings, gallery_widgets, gallery_board, gallery_dialog};
    if (ui_layer_begin(ui, "table", ui_screen(ui), 1)) {
        gallery_table(ui);
        ui_layer_end(ui);
    }
    pages[gallery->page % GALLERY_PAGES](ui, gallery);
    if (ui_input(ui)->kind == UI_QUIT || ui_shortcut(ui, "Escape")) {
        ui_quit(ui);
    }
    if (ui_shortcut(ui, "F1")) {
        gallery->page = (gallery->page + 1) % GALLERY_PAGES;
    }
    if (ui_shortcut(ui, "F2")) {
        ui_set_theme(ui, (ui_theme(ui) + 1) % UI_THEMES);
    }
}
