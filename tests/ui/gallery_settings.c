#include <math.h>

#include "gallery.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/window.h"

static struct ui_type type(struct ui *ui, enum ui_style style, enum ui_token color)
{
    return (struct ui_type){style, ui_color(ui, color), UI_START, false};
}

static struct ui_rect row(struct ui *ui, struct ui_rect *rest, const char *title, const char *help)
{
    struct ui_rect line = ui_cut_top(rest, 66, 0);
    ui_divider(ui, line.x, line.y + line.h - 1, line.w);
    struct ui_rect words = ui_centre(line, line.w, 40);
    ui_text(ui, ui_cut_top(&words, 21, 1), type(ui, UI_BODY_BOLD, UI_INK), title);
    ui_text(ui, ui_cut_top(&words, 18, 0), type(ui, UI_SMALL, UI_INK2), help);
    return line;
}

static struct ui_rect right(struct ui_rect line, float w, float h)
{
    return (struct ui_rect){line.x + line.w - w, line.y + (line.h - h) / 2, w, h};
}

static void choice_row(struct ui *ui, struct ui_rect *rest, const char *title,
    const struct ui_choices *choices, size_t *chosen)
{
    struct ui_rect line = row(ui, rest, title, "The board keeps its own zoom");
    float w = ui_segmented_width(ui, choices);
    ui_segmented(ui, title, right(line, w, 44), choices, chosen);
}

static void toggle_row(struct ui *ui, struct ui_rect *rest, const char *title, bool *on)
{
    struct ui_rect line = row(ui, rest, title, "A hairline helps to count tiles");
    ui_toggle(ui, title, right(line, 60, 44), title, on);
}

static void theme_cards(struct ui *ui, struct ui_rect *rest)
{
    static const char *const names[] = {"Classic", "Light", "Dark"};
    ui_label(ui, ui_cut_top(rest, 16, 10), "Theme");
    struct ui_rect line = ui_cut_top(rest, 172, 22);
    float w = (line.w - 2 * 14) / 3;
    for (int i = 0; i < 3; i++) {
        struct ui_rect card = ui_cut_left(&line, w, 14);
        enum ui_theme theme = (enum ui_theme)i;
        if (ui_card(ui, ui_format(ui, "theme-%d", i), card,
                &(struct ui_card){.label = names[i], .on = ui_theme(ui) == theme})) {
            ui_set_theme(ui, theme);
        }
        struct ui_rect inside = ui_inset(card, 8);
        struct ui_rect view = ui_cut_top(&inside, 112, 8);
        struct ui_color ends[] = {
            ui_theme_color(theme, UI_TABLE_CENTRE), ui_theme_color(theme, UI_TABLE_MIDDLE)};
        ui_gradient(ui, view, 10, ends);
        struct ui_rect panel = {view.x + view.w - 52, view.y + 8, 44, view.h - 16};
        ui_round(ui, panel, 6, ui_theme_color(theme, UI_PAPER));
        inside.x += 6;
        ui_text(ui, ui_cut_top(&inside, 18, 0), type(ui, UI_BODY_BOLD, UI_INK), names[i]);
        ui_text(ui, ui_cut_top(&inside, 16, 0), type(ui, UI_SMALL, UI_INK2), "Table and panels");
        if (ui_theme(ui) == theme) {
            struct ui_point at = {card.x + card.w - 28, card.y + card.h - 30};
            ui_disc(ui, at, 12, ui_color(ui, UI_TERRACOTTA));
            ui_icon(ui, (struct ui_rect){at.x - 8, at.y - 8, 16, 16}, UI_ICON_CHECK,
                ui_color(ui, UI_ON_TERRACOTTA));
        }
    }
}

static void navigation(struct ui *ui, struct ui_rect side)
{
    static const struct {
        const char *name;
        enum ui_icon icon;
    } pages[] = {{"Display", UI_ICON_EYE}, {"Access", UI_ICON_PERSON}, {"Game", UI_ICON_STACK},
        {"Sound", UI_ICON_SOUND}, {"Language", UI_ICON_GLOBE}, {"Keys", UI_ICON_MENU}};
    struct ui_rect rest = {side.x + 18, side.y + 30, side.w - 36, side.h - 60};
    struct ui_rect title = ui_cut_top(&rest, 42, 26);
    title.x += 14;
    ui_text(ui, title, type(ui, UI_H2, UI_INK), "Settings");
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
        ui_button(ui, ui_format(ui, "page-%zu", i), ui_cut_top(&rest, 48, 4),
            &(struct ui_button){
                .label = pages[i].name, .icon = pages[i].icon, .kind = UI_LIST_ITEM, .on = i == 0});
    }
}

void gallery_settings(struct ui *ui, struct gallery *gallery)
{
    static const char *const modes[] = {"Window", "Full screen"};
    static const char *const sizes[] = {"75 %", "100 %", "125 %", "150 %"};
    static const char *const details[] = {"Automatic", "High", "Low"};
    struct ui_rect screen = ui_screen(ui);
    ui_modal(ui, 1);
    struct ui_rect card = ui_centre(screen, fminf(1200, screen.w - 32), fminf(860, screen.h - 32));
    ui_panel(ui, card, 24);
    struct ui_rect rest = card;
    struct ui_rect side = ui_cut_left(&rest, 264, 0);
    ui_clip_push(ui, side);
    ui_round(
        ui, (struct ui_rect){side.x, side.y, side.w + 40, side.h}, 24, ui_color(ui, UI_PAPER_LO));
    ui_clip_pop(ui);
    navigation(ui, side);
    rest = (struct ui_rect){rest.x + 40, rest.y + 28, rest.w - 80, rest.h - 28 - 26};
    struct ui_rect bottom = ui_cut_bottom(&rest, 46, 12);
    float height = 16 + 10 + 172 + 22 + 7 * 66;
    /* wider than its content: room for focus rings at the left and the bar at the right */
    struct ui_rect window = {rest.x - 6, rest.y, rest.w + 26, rest.h};
    rest.y -= ui_scroll_begin(ui, "page", window, height);
    theme_cards(ui, &rest);
    choice_row(ui, &rest, "Window", &(struct ui_choices){modes, 2}, &gallery->window_mode);
    choice_row(
        ui, &rest, "Size of text and buttons", &(struct ui_choices){sizes, 4}, &gallery->size);
    choice_row(ui, &rest, "Drawing detail", &(struct ui_choices){details, 3}, &gallery->detail);
    toggle_row(ui, &rest, "Lines between tiles", &gallery->toggles[0]);
    toggle_row(ui, &rest, "Owner tint on finished features", &gallery->toggles[1]);
    toggle_row(ui, &rest, "Less motion", &gallery->toggles[2]);
    struct ui_rect line = row(ui, &rest, "Speed of moves", "How fast tiles land");
    struct ui_rect value = ui_cut_right(&line, 68, 0);
    ui_slider(ui, "speed", right(line, 200, 44),
        &(struct ui_range){0.5f, 2, 0.25f, "Speed of moves"}, &gallery->speed);
    struct ui_type number = type(ui, UI_BODY_BOLD, UI_INK);
    number.align = UI_END;
    ui_text(ui, value, number, ui_format(ui, "%g×", (double)gallery->speed));
    ui_scroll_end(ui);
    ui_button(
        ui, "restore", ui_cut_left(&bottom, 132, 0), &(struct ui_button){.label = "Restore these"});
    if (ui_button(ui, "done", ui_cut_right(&bottom, 108, 0),
            &(struct ui_button){.label = "Done", .kind = UI_PRIMARY})) {
        gallery->page = 1;
    }
}
