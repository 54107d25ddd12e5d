#include <math.h>

#include "gallery.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/window.h"

static const uint32_t seats[] = {0xE2492F, 0x2C66C9, 0xF6C62D, 0x33333D};
static const char *const names[] = {"Zofia", "Łukasz", "Олена", "Merlin"};

static struct ui_type type(struct ui *ui, enum ui_style style, enum ui_token color)
{
    return (struct ui_type){style, ui_color(ui, color), UI_START, false};
}

static void badge(struct ui *ui, struct ui_point at, float r, int seat)
{
    ui_disc(ui, at, r, ui_color(ui, UI_BADGE_RING));
    ui_disc(ui, at, r - 2, ui_rgb(seats[seat]));
    ui_disc(ui, at, r * 0.4f, seat == 2 ? ui_rgb(0x2E2A25) : ui_rgb(0xFFFFFF));
}

static void head(struct ui *ui)
{
    struct ui_rect pill = {16, 16, 162, 56};
    ui_card_shadow(ui, pill, 28);
    ui_round(ui, pill, 28, ui_color(ui, UI_PAPER));
    badge(ui, (struct ui_point){44, 44}, 20, 0);
    ui_text(ui, (struct ui_rect){74, 24, 96, 22}, type(ui, UI_NAME, UI_INK), "Zofia’s turn");
    ui_text(ui, (struct ui_rect){74, 44, 96, 18}, type(ui, UI_SMALL, UI_INK2), "Turn 27");
    struct ui_rect steps = {186, 16, 265, 56};
    ui_card_shadow(ui, steps, 28);
    ui_round(ui, steps, 28, ui_color(ui, UI_PAPER));
    ui_round(ui, (struct ui_rect){194, 24, 124, 40}, 20, ui_color(ui, UI_TERRACOTTA));
    ui_text(
        ui, (struct ui_rect){238, 24, 80, 40}, type(ui, UI_ACTION, UI_ON_TERRACOTTA), "Place tile");
    for (int i = 0; i < 4; i++) {
        struct ui_point at = {i == 0 ? 214 : 338 + 42 * (float)(i - 1), 44};
        ui_ring(ui, at, 16, (struct ui_pen){2, ui_color(ui, UI_FIELD_EDGE), 0, 0});
        if (i == 0) {
            ui_disc(ui, at, 14, ui_color(ui, UI_ON_TERRACOTTA));
        }
        struct ui_type number = type(ui, UI_ACTION, i == 0 ? UI_TERRACOTTA : UI_INK2);
        number.align = UI_MIDDLE;
        ui_text(ui, (struct ui_rect){at.x - 16, 28, 32, 32}, number, ui_format(ui, "%d", i + 1));
    }
    struct ui_rect bar = {16, 84, 500, 52};
    ui_night_bar(ui, bar);
    ui_text(ui, (struct ui_rect){36, 84, 330, 52}, type(ui, UI_BODY, UI_NIGHT_TEXT),
        "Click the gold space. Dashed ones fit after a turn.");
    ui_button(ui, "place", (struct ui_rect){bar.x + bar.w - 7 - 136, 91, 136, 38},
        &(struct ui_button){.label = "Place here", .icon = UI_ICON_CHECK, .kind = UI_PILL});
}

static void player(struct ui *ui, struct ui_rect row, int seat)
{
    bool active = seat == 0;
    if (active) {
        ui_shadow(ui, row, 14, (struct ui_shadow){2, 8, 0, {60, 30, 10, 60}});
        ui_round(ui, row, 14, ui_color(ui, UI_PAPER_HI));
        ui_frame(ui, row, 14, (struct ui_pen){2, ui_rgb(seats[seat]), 0, 0});
        ui_round(ui, (struct ui_rect){row.x, row.y + 16, 5, row.h - 32}, 2, ui_rgb(seats[seat]));
    } else {
        ui_frame(ui, row, 14, (struct ui_pen){1, ui_color(ui, UI_ROW_EDGE), 0, 0});
    }
    badge(ui, (struct ui_point){row.x + 36, row.y + row.h / 2}, 18, seat);
    struct ui_rect words = {row.x + 66, row.y + 14, row.w - 140, 22};
    float name = ui_text_width(ui, UI_NAME, names[seat]);
    ui_text(ui, words, type(ui, UI_NAME, UI_INK), names[seat]);
    words.x += name + 8;
    ui_text(ui, words, type(ui, UI_SMALL, UI_INK2), active ? "You" : "Human");
    for (int i = 0; i < 7; i++) {
        struct ui_rect meeple = {row.x + 66 + 23 * (float)i, row.y + 43, 18, 18};
        ui_icon(ui, meeple, UI_ICON_MEEPLE, i < 3 ? ui_rgb(seats[seat]) : ui_color(ui, UI_SPENT));
    }
    struct ui_type score = type(ui, UI_SCORE, UI_INK);
    score.align = UI_END;
    ui_text(ui, (struct ui_rect){row.x + row.w - 75, row.y, 60, row.h}, score,
        ui_format(ui, "%d", 41 - 3 * seat));
}

static void tray(struct ui *ui, struct ui_rect well)
{
    const struct ui_color ends[] = {ui_color(ui, UI_WELL_TOP), ui_color(ui, UI_WELL_BOTTOM)};
    ui_gradient(ui, well, 12, ends);
    struct ui_rect tile = ui_centre(well, fminf(176, well.h - 20), fminf(176, well.h - 20));
    ui_tile_shadow(ui, tile);
    ui_fill(ui, tile, ui_rgb(0xAFC765));
    const struct ui_button ccw = {.label = "Turn back", .icon = UI_ICON_TURN_CCW, .kind = UI_ROUND};
    const struct ui_button cw = {.label = "Turn", .icon = UI_ICON_TURN_CW, .kind = UI_ROUND};
    float y = well.y + well.h / 2 - 22;
    ui_button(ui, "ccw", (struct ui_rect){well.x + 10, y, 44, 44}, &ccw);
    ui_button(ui, "cw", (struct ui_rect){well.x + well.w - 54, y, 44, 44}, &cw);
}

static void panel(struct ui *ui, struct gallery *gallery, struct ui_rect card)
{
    ui_panel(ui, card, 20);
    struct ui_rect rest = ui_inset(card, 18);
    struct ui_rect header = ui_cut_top(&rest, 24, 12);
    ui_text(ui, header, type(ui, UI_H4, UI_INK), "Your tile");
    struct ui_type count = type(ui, UI_BODY_BOLD, UI_INK);
    count.align = UI_END;
    ui_text(ui, header, count, "56 left");
    tray(ui, ui_cut_top(&rest, rest.h > 800 ? 212 : 150, 10));
    struct ui_rect hint = ui_centre(ui_cut_top(&rest, 22, 14), 166, 22);
    ui_key_cap(ui, ui_cut_left(&hint, 22, 8), "Q");
    ui_key_cap(ui, ui_cut_left(&hint, 22, 8), "E");
    ui_text(ui, hint, type(ui, UI_SMALL, UI_INK2), "or wheel to rotate");
    ui_divider(ui, rest.x, rest.y, rest.w);
    ui_cut_top(&rest, 1, 14);
    for (int seat = 0; seat < 4; seat++) {
        player(ui, ui_cut_top(&rest, rest.w > 300 ? 78 : 54, 8), seat);
    }
    struct ui_rect bottom = ui_cut_bottom(&rest, 46, 10);
    ui_label(ui, ui_cut_top(&rest, 16, 4), "Log");
    rest.y -= ui_scroll_begin(ui, "log", rest, 12 * 29);
    for (int i = 0; i < 12; i++) {
        struct ui_rect line = {rest.x, rest.y + 29 * (float)i, rest.w, 29};
        badge(ui, (struct ui_point){line.x + 9, line.y + 14}, 9, i % 4);
        struct ui_rect words = {line.x + 28, line.y, line.w - 70, line.h};
        ui_text(ui, words, type(ui, UI_LOG, UI_INK2),
            ui_format(ui, "%s finished a road, %d tiles", names[i % 4], i + 2));
        struct ui_type points = type(ui, UI_BODY_BOLD, UI_LEAF_TEXT);
        points.align = UI_END;
        line.w -= 14;
        ui_text(ui, line, points, ui_format(ui, "+%d", i + 2));
    }
    ui_scroll_end(ui);
    struct ui_button menu = {.label = "Menu", .icon = UI_ICON_MENU, .icon_only = true};
    if (ui_button(ui, "menu", ui_cut_right(&bottom, 44, 8), &menu)) {
        gallery->page = 3;
    }
    float half = (bottom.w - 8) / 2;
    ui_button(ui, "undo", ui_cut_left(&bottom, half, 8),
        &(struct ui_button){.label = "Undo", .icon = UI_ICON_UNDO});
    ui_button(ui, "skip", bottom, &(struct ui_button){.label = "Skip meeple", .disabled = true});
}

void gallery_board(struct ui *ui, struct gallery *gallery)
{
    struct ui_rect screen = ui_screen(ui);
    bool compact = screen.w < 1440 || screen.h < 860;
    for (int i = 0; i < 6; i++) {
        struct ui_rect cell = {170 + 130 * (float)(i % 3), 200 + 130 * (float)(i / 3), 116, 116};
        bool turned = i % 2;
        if (!turned) {
            ui_shadow(ui, cell, 12,
                (struct ui_shadow){0, 18, 0, ui_alpha(ui_color(ui, UI_LEGAL_EDGE), 0.35f)});
        }
        ui_round(ui, cell, 12, ui_color(ui, turned ? UI_TURNED : UI_LEGAL));
        struct ui_pen gold = {3, ui_color(ui, UI_LEGAL_EDGE), 0, 0};
        struct ui_pen dashes = {2, ui_color(ui, UI_TURNED_EDGE), 6, 4};
        ui_frame(ui, cell, 12, turned ? dashes : gold);
        if (turned) {
            ui_icon(ui, ui_centre(cell, 26, 26), UI_ICON_TURN_CW, ui_color(ui, UI_TURNED_ICON));
        }
    }
    head(ui);
    struct ui_rect zoom = {16, screen.h - 152, 52, 136};
    ui_panel(ui, zoom, 16);
    static const enum ui_icon icons[] = {UI_ICON_PLUS, UI_ICON_MINUS, UI_ICON_FIT};
    static const char *const labels[] = {"Zoom in", "Zoom out", "Fit"};
    for (int i = 0; i < 3; i++) {
        ui_button(ui, labels[i], (struct ui_rect){zoom.x + 4, zoom.y + 4 + 43 * (float)i, 44, 42},
            &(struct ui_button){
                .label = labels[i], .icon = icons[i], .kind = UI_GHOST, .icon_only = true});
    }
    struct ui_rect city = {300, 520, 260, 30};
    ui_tip(ui, city, "Zofia’s city", "8 tiles, 5 pennants with this tile");
    struct ui_rect card = compact ? (struct ui_rect){screen.w - 312, 12, 300, screen.h - 24}
                                  : (struct ui_rect){screen.w - 360, 16, 344, screen.h - 32};
    panel(ui, gallery, card);
}

static void option(struct ui *ui, struct ui_rect card, int index)
{
    static const char *const titles[] = {"Add", "Take back"};
    static const char *const letters[] = {"A", "B"};
    static const char *const texts[] = {
        "Each player *may* place one meeple from the supply beside one of their own farmers, in "
        "the same field.",
        "Each player *must* return one of their own farmers to the supply. A player without one "
        "does nothing."};
    ui_card(ui, letters[index], card, &(struct ui_card){.label = titles[index], .on = index == 0});
    struct ui_rect inside = ui_inset(card, 18);
    ui_round(ui, ui_cut_top(&inside, 132, 14), 10, ui_rgb(0x9DBB5C));
    struct ui_rect line = ui_cut_top(&inside, 34, 4);
    struct ui_point at = {line.x + 17, line.y + 17};
    ui_disc(ui, at, 17, ui_color(ui, index == 0 ? UI_TERRACOTTA : UI_TROUGH));
    struct ui_type letter = type(ui, UI_NAME, index == 0 ? UI_ON_TERRACOTTA : UI_INK2);
    letter.align = UI_MIDDLE;
    ui_text(ui, (struct ui_rect){line.x, line.y, 34, 34}, letter, letters[index]);
    line.x += 44;
    ui_text(ui, line, type(ui, UI_H3, UI_INK), titles[index]);
    struct ui_type rich = type(ui, UI_BODY, UI_INK2);
    rich.rich = true;
    ui_paragraph(ui, inside, rich, texts[index]);
}

void gallery_dialog(struct ui *ui, struct gallery *gallery)
{
    gallery_board(ui, gallery);
    struct ui_rect inside =
        ui_dialog_begin(ui, "circle", (struct ui_point){780, 540}, "Crop circle: the rake");
    struct ui_type rich = type(ui, UI_BODY, UI_INK2);
    rich.rich = true;
    ui_paragraph(ui, ui_cut_top(&inside, 21, 18), rich,
        "Łukasz chooses for the whole table. The rake counts *farmers*.");
    struct ui_rect bottom = ui_cut_bottom(&inside, 46, 22);
    float half = (inside.w - 26) / 2;
    option(ui, ui_cut_left(&inside, half, 26), 0);
    option(ui, inside, 1);
    if (ui_button(ui, "choose", ui_cut_right(&bottom, 120, 12),
            &(struct ui_button){.label = "Choose A", .kind = UI_PRIMARY})) {
        gallery->page = 2;
    }
    ui_button(ui, "look", ui_cut_right(&bottom, 186, 12),
        &(struct ui_button){.label = "Look at the board", .icon = UI_ICON_EYE});
    ui_key_cap(ui, ui_centre(ui_cut_left(&bottom, 22, 8), 22, 22), "A");
    ui_key_cap(ui, ui_centre(ui_cut_left(&bottom, 22, 8), 22, 22), "B");
    ui_text(ui, bottom, type(ui, UI_SMALL, UI_INK2), "choose");
    ui_dialog_end(ui);
}
