/* Where the person's own files lie, to be found outside of the program. */
#include "base/paths.h"
#include "client/settings_page.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

static const struct {
    const char *id, *title;
    void (*path)(const char *leaf, struct text *out);
    const char *leaf;
} places[] = {
    {"games", N_("Saved games"), paths_user_data, "games"},
    {"exports", N_("Exported pictures, logs and points"), paths_user_data, "exports"},
    {"tiles", N_("Tiles of your own"), paths_user_data, "tiles"},
    {"rules", N_("Rule sets of your own"), paths_user_data, "rules"},
    {"reports", N_("Fault reports"), paths_user_data, "reports"},
    {"settings", N_("These settings"), paths_user_config, "settings"},
};

void page_files(struct pages *pages)
{
    struct ui *ui = pages->app->ui;
    struct ui_button copy = {.label = _("Copy path"), .icon = UI_ICON_COPY};
    float width = ui_button_width(ui, &copy);
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        struct text path = {0};
        places[i].path(places[i].leaf, &path);
        const char *shown = ui_format(ui, "%s", text_string(&path));
        text_finish(&path);
        struct ui_rect control;
        page_row(pages, &(struct page_row){places[i].id, _(places[i].title), shown, width, false},
            &control);
        if (ui_button(ui, ui_format(ui, "copy-%s", places[i].id), control, &copy)) {
            ui_clipboard_set(ui, shown);
            ui_toast(ui, UI_GOOD, ui_format(ui, _("Copied: %s"), shown));
        }
    }
    struct ui_rect foot = ui_cut_top(&pages->rest, 14, 0);
    const char *note = _("A folder is made when something is first put into it.");
    float height = kit_height(ui, UI_SMALL, foot.w, note);
    ui_paragraph(ui, ui_cut_top(&pages->rest, height, 0), kit_type(ui, UI_SMALL, UI_INK2), note);
}
