#include <math.h>

#include "gallery.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/window.h"

static struct ui_type type(struct ui *ui, enum ui_style style, enum ui_token color)
{
    return (struct ui_type){style, ui_color(ui, color), UI_START, false};
}

static void buttons(struct ui *ui, struct gallery *gallery, struct ui_rect area)
{
    const struct ui_button looks[] = {{.label = "Undo", .icon = UI_ICON_UNDO},
        {.label = "Skip meeple", .disabled = true},
        {.label = "Menu", .icon = UI_ICON_MENU, .icon_only = true},
        {.label = "Done", .kind = UI_PRIMARY},
        {.label = "Save", .icon = UI_ICON_SAVE, .kind = UI_PRIMARY, .disabled = true},
        {.label = "Place here", .icon = UI_ICON_CHECK, .kind = UI_PILL},
        {.label = "Turn", .icon = UI_ICON_TURN_CW, .kind = UI_ROUND},
        {.label = "Settings", .icon = UI_ICON_GEAR, .kind = UI_GHOST},
        {.label = "Start with 84 tiles", .kind = UI_PRIMARY, .large = true}};
    float x = area.x;
    float y = area.y;
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        float w = ui_button_width(ui, &looks[i]);
        float h = looks[i].large ? 60 : looks[i].kind == UI_PILL ? 38 : 44;
        if (x + w > area.x + area.w) {
            x = area.x;
            y += 60;
        }
        if (ui_button(
                ui, ui_format(ui, "button-%zu", i), (struct ui_rect){x, y, w, h}, &looks[i])) {
            gallery->clicks++;
            ui_toast(ui, (enum ui_mood)(gallery->clicks % 4), "A button was pressed.");
        }
        x += w + 12;
    }
}

static void fields(struct ui *ui, struct gallery *gallery, struct ui_rect area)
{
    static const char *const kinds[] = {"Human", "Bot", "Nobody"};
    ui_field(ui, "name", ui_cut_top(&area, 44, 12),
        &(struct ui_field){.label = "Name", .limit = 24}, &gallery->name);
    ui_field(ui, "empty", ui_cut_top(&area, 44, 12),
        &(struct ui_field){.label = "Search", .hint = "Search for a game", .error = true},
        &gallery->empty);
    ui_select(
        ui, "kind", ui_cut_top(&area, 44, 12), &(struct ui_choices){kinds, 3}, &gallery->kind);
    ui_toggle(ui, "score-fields", ui_cut_top(&area, 40, 4), "Score fields at the end",
        &gallery->toggles[3]);
    ui_slider(ui, "volume", ui_cut_top(&area, 40, 4), &(struct ui_range){0, 1, 0, "Volume"},
        &gallery->volume);
}

static void styles(struct ui *ui, struct ui_rect area)
{
    ui_text(ui, ui_cut_top(&area, 50, 4), type(ui, UI_H1, UI_INK), "Łukasz wins");
    ui_text(ui, ui_cut_top(&area, 38, 4), type(ui, UI_H2, UI_INK), "Crop circle: the rake");
    ui_text(ui, ui_cut_top(&area, 28, 4), type(ui, UI_H3, UI_INK), "Players Олена");
    ui_text(ui, ui_cut_top(&area, 24, 4), type(ui, UI_H4, UI_INK), "112 tiles");
    ui_text(ui, ui_cut_top(&area, 32, 4), type(ui, UI_SCORE, UI_INK), "41 38 27");
    ui_label(ui, ui_cut_top(&area, 16, 6), "In this order: łukasz, олена last");
    struct ui_type rich = type(ui, UI_BODY, UI_INK2);
    rich.rich = true;
    ui_paragraph(ui, ui_cut_top(&area, 66, 6), rich,
        "Each player *may* place one meeple from the supply beside one of their own farmers, in "
        "the same field.");
    ui_text(ui, ui_cut_top(&area, 21, 4), type(ui, UI_BODY, UI_INK),
        "A name that is much too long for this line and is cut at the end of it, with three dots");
    ui_text(ui, ui_cut_top(&area, 30, 4), type(ui, UI_CODE, UI_LEAF_TEXT), "edges: [N, E]");
}

static void shapes(struct ui *ui, struct ui_rect area)
{
    struct ui_rect line = ui_cut_top(&area, 84, 16);
    struct ui_rect legal = ui_cut_left(&line, 84, 16);
    ui_shadow(
        ui, legal, 12, (struct ui_shadow){0, 18, 0, ui_alpha(ui_color(ui, UI_LEGAL_EDGE), 0.35f)});
    ui_round(ui, legal, 12, ui_color(ui, UI_LEGAL));
    ui_frame(ui, legal, 12, (struct ui_pen){3, ui_color(ui, UI_LEGAL_EDGE), 0, 0});
    struct ui_rect turned = ui_cut_left(&line, 84, 16);
    ui_frame(ui, turned, 12, (struct ui_pen){2, ui_color(ui, UI_INK2), 6, 4});
    ui_icon(ui, ui_centre(turned, 26, 26), UI_ICON_TURN_CW, ui_color(ui, UI_INK2));
    struct ui_rect at = ui_cut_left(&line, 84, 16);
    const struct ui_point arrow[] = {{at.x, at.y + 20}, {at.x + 50, at.y + 20}, {at.x + 40, at.y},
        {at.x + 84, at.y + 34}, {at.x + 40, at.y + 68}, {at.x + 50, at.y + 48}, {at.x, at.y + 48},
        {at.x + 14, at.y + 34}};
    ui_polygon(ui, arrow, 8, ui_alpha(ui_color(ui, UI_LEAF), 0.8f));
    struct ui_rect chart = ui_cut_left(&line, 140, 16);
    struct ui_point points[15];
    for (int i = 0; i < 15; i++) {
        points[i] = (struct ui_point){chart.x + 10 * (float)i,
            chart.y + 42 + 30 * sinf((float)i * 0.9f) * (1 - (float)i / 20)};
    }
    ui_polyline(ui, points, 15, false, (struct ui_pen){3.6f, ui_color(ui, UI_TERRACOTTA), 0, 0});
    ui_line(ui, (struct ui_point){chart.x, chart.y + 80},
        (struct ui_point){chart.x + 140, chart.y + 60},
        (struct ui_pen){2.2f, ui_color(ui, UI_INK2), 1, 5});
    for (int i = 1; i < UI_ICON_COUNT; i++) {
        int column = (i - 1) % 16;
        struct ui_rect place = {
            area.x + 34 * (float)column, area.y + 34 * (float)((i - 1) / 16), 24, 24};
        ui_icon(ui, place, (enum ui_icon)i, ui_color(ui, UI_INK));
    }
}

void gallery_widgets(struct ui *ui, struct gallery *gallery)
{
    static const char *const tabs[] = {"New game", "Continue", "Replays", "Tile editor"};
    struct ui_rect screen = ui_screen(ui);
    struct ui_rect card = ui_inset(screen, 24);
    ui_panel(ui, card, 20);
    struct ui_rect rest = ui_inset(card, 28);
    ui_segmented(
        ui, "tabs", ui_cut_top(&rest, 52, 18), &(struct ui_choices){tabs, 4}, &gallery->tab);
    struct ui_rect left = ui_cut_left(&rest, rest.w * 0.56f, 32);
    buttons(ui, gallery, ui_cut_top(&left, 180, 12));
    shapes(ui, ui_cut_top(&left, 220, 12));
    if (left.h >= 100) {
        const struct ui_mark mark = {3, 34, 6, true};
        ui_editor(ui, "source", left, &(struct ui_marks){&mark, 1}, &gallery->source);
    }
    fields(ui, gallery, ui_cut_top(&rest, 240, 12));
    styles(ui, rest);
    ui_toasts(ui, (struct ui_point){40, 40}, 420);
}
