#include <math.h>

#include "client/sample.h"
#include "client/settings_page.h"
#include "client/words.h"
#include "ui/draw.h"

static const struct {
    const char *name, *help;
} themes[UI_THEMES] = {
    [UI_CLASSIC] = {N_("Classic"), N_("Spruce table, paper panels")},
    [UI_LIGHT] = {N_("Light"), N_("Linen table, paper panels")},
    [UI_DARK] = {N_("Dark"), N_("Night table, night panels")},
};

/* Two tiles on a table beside a panel. */
static void miniature(struct pages *pages, struct ui_rect view, enum ui_theme theme)
{
    struct ui *ui = pages->app->ui;
    struct ui_radial table = {{view.x + view.w * 0.42f, view.y + view.h * 0.46f}, view.w * 0.78f,
        {ui_theme_color(theme, UI_TABLE_CENTRE), ui_theme_color(theme, UI_TABLE_MIDDLE),
            ui_theme_color(theme, UI_TABLE_RIM)}};
    ui_gradient(ui, view, 10, (const struct ui_color[]){table.colors[0], table.colors[1]});
    struct ui_rect panel = {view.x + view.w - 46, view.y + 8, 38, view.h - 16};
    ui_round(ui, panel, 6, ui_theme_color(theme, UI_PAPER));
    for (int i = 0; i < 6; i++) {
        struct ui_rect line = {panel.x + 7, panel.y + 9 + 12 * (float)i, i % 2 ? 17 : 24, 4};
        ui_round(ui, line, 2, ui_theme_color(theme, i < 2 ? UI_INK : UI_INK3));
    }
    float tile = fminf(56, (panel.x - view.x - 24) / 2);
    struct ui_rect at = {
        view.x + (panel.x - view.x - 2 * tile) / 2, view.y + (view.h - tile) / 2, tile, tile};
    static const char *const ids[] = {"L", "D"};
    for (int i = 0; i < 2; i++) {
        ui_tile_shadow(ui, at);
        for (size_t k = 0; k < pages->sample.count; k++) {
            if (SDL_strcmp(pages->sample.tiles[k].id, ids[i]) == 0) {
                sample_tile(pages->app, at, ids[i], &pages->sample.tiles[k], 0);
            }
        }
        at.x += tile;
    }
}

static void theme_card(struct pages *pages, struct ui_rect card, enum ui_theme theme)
{
    struct ui *ui = pages->app->ui;
    struct settings *settings = &pages->app->settings;
    bool on = settings->theme == theme;
    if (ui_card(ui, ui_format(ui, "theme-%s", ui_theme_name(theme)), card,
            &(struct ui_card){.label = _(themes[theme].name), .on = on})) {
        settings->theme = theme;
        pages->changed = true;
    }
    struct ui_rect inside = ui_inset(card, 8);
    miniature(pages, ui_cut_top(&inside, 112, 6), theme);
    inside.x += 6;
    inside.w -= 12;
    if (on) {
        struct ui_rect mark = kit_right((struct ui_rect){inside.x, inside.y, inside.w, 36}, 24, 24);
        ui_disc(ui, (struct ui_point){mark.x + 12, mark.y + 12}, 12, ui_color(ui, UI_TERRACOTTA));
        ui_icon(ui, ui_inset(mark, 4), UI_ICON_CHECK, ui_color(ui, UI_ON_TERRACOTTA));
        inside.w -= 32;
    }
    float line = ui_text_line(ui, UI_BODY_BOLD);
    kit_text(ui, ui_cut_top(&inside, line, 0), UI_BODY_BOLD, UI_INK, _(themes[theme].name));
    ui_paragraph(ui, inside, kit_type(ui, UI_SMALL, UI_INK2), _(themes[theme].help));
}

static void theme_cards(struct pages *pages)
{
    struct ui *ui = pages->app->ui;
    enum ui_theme *theme = &pages->app->settings.theme;
    if (page_label(pages, "theme", _("Theme"), *theme != pages->usual.theme)) {
        *theme = pages->usual.theme;
    }
    float width = (pages->rest.w - 2 * 14) / 3;
    float help = 0;
    for (int i = 0; i < UI_THEMES; i++) {
        help = fmaxf(help, kit_height(ui, UI_SMALL, width - 60, _(themes[i].help)));
    }
    float words = ui_text_line(ui, UI_BODY_BOLD) + help;
    struct ui_rect line = ui_cut_top(&pages->rest, 134 + words, 14);
    for (int i = 0; i < UI_THEMES; i++) {
        theme_card(pages, ui_cut_left(&line, width, 14), i);
    }
}

/* Automatic, then 75 to 300 % in steps of 25. */
#define SIZES 11

static void size_row(struct pages *pages)
{
    struct ui *ui = pages->app->ui;
    float *scale = &pages->app->settings.scale;
    const char *labels[SIZES] = {_("Automatic")};
    for (int i = 1; i < SIZES; i++) {
        labels[i] = ui_format(ui, "%d %%", 50 + 25 * i);
    }
    struct page_row row = {"scale", _("Size of text and buttons"),
        _("The board keeps its own zoom. A window that is too small limits it."), 180, *scale > 0};
    struct ui_rect place;
    if (page_row(pages, &row, &place)) {
        *scale = 0;
    }
    size_t chosen = *scale > 0 ? (size_t)lrintf(*scale * 4) - 2 : 0;
    if (ui_select(ui, "scale", place, &(struct ui_choices){labels, SIZES}, &chosen)) {
        *scale = chosen > 0 ? 0.5f + 0.25f * (float)chosen : 0;
        pages->changed = true;
    }
}

static void window_row(struct pages *pages)
{
    const char *labels[] = {_("Window"), _("Full screen")};
    const char *help = ui_format(
        pages->app->ui, _("%s switches at any time"), keys_of(pages->app, KEYS_FULL_SCREEN));
    page_two(pages, &(struct page_row){.id = "window", .title = _("Window"), .help = help}, labels,
        offsetof(struct settings, full_screen));
}

void page_display(struct pages *pages)
{
    const char *speeds[] = {_("Normal"), _("Fast")};
    theme_cards(pages);
    window_row(pages);
    size_row(pages);
    page_switch(pages, "tile-lines", _("Lines between tiles"), _("A hairline helps to count tiles"),
        offsetof(struct settings, tile_lines));
    page_switch(pages, "owner-tint", _("Owner tint"),
        _("Held cities and roads in their owner's colour, under the houses"),
        offsetof(struct settings, owner_tint));
    page_choice(pages, "speed",
        (const char *const[]){_("Speed of moves"), _("How fast tiles land and meeples return")},
        &(struct ui_choices){speeds, 2}, offsetof(struct settings, speed));
}
