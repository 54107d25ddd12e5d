/* All tiles of the set, with their counts. */
#include <math.h>

#include "client/inspector.h"
#include "ui/draw.h"

#define GAP 8.0f

static float caption_height(struct ui *ui)
{
    return ui_text_line(ui, UI_SMALL_BOLD) + 8;
}

/* A sign at its corner: something is wrong with it, or may be. */
static void mark(struct inspector *inspector, struct ui_rect square, int tile)
{
    struct ui *ui = inspector->app->ui;
    bool error = inspector_findings(inspector, tile, DIAG_ERROR) > 0;
    if (!error && inspector_findings(inspector, tile, DIAG_WARNING) == 0) {
        return;
    }
    struct ui_point at = {square.x + square.w - 3, square.y + 3};
    ui_disc(ui, at, 12, ui_color(ui, UI_PAPER));
    ui_icon(ui, (struct ui_rect){at.x - 9, at.y - 10, 18, 18}, UI_ICON_WARNING,
        ui_color(ui, error ? UI_ERROR : UI_AMBER));
}

static void copies(struct ui *ui, struct ui_rect square, int count)
{
    const char *text = ui_format(ui, "×%d", count);
    float height = ui_text_line(ui, UI_SMALL_BOLD) + 2;
    float width = ui_text_width(ui, UI_SMALL_BOLD, text) + 14;
    struct ui_rect plate = {
        square.x + square.w - width + 5, square.y + square.h - height + 4, width, height};
    ui_round(ui, plate, height / 2, ui_color(ui, UI_NIGHT));
    ui_text(ui, plate, kit_aligned(ui, UI_SMALL_BOLD, UI_NIGHT_TEXT, UI_MIDDLE), text);
}

static void face(struct inspector *inspector, struct ui_rect box, int number)
{
    struct ui *ui = inspector->app->ui;
    const struct carc_tile *tile = &inspector->set.tiles[number];
    float side = box.w - 16;
    struct ui_rect square = {box.x + 8, box.y + 8, side, side};
    bool chosen = number == inspector->tile;
    struct ui_thing thing = {.kind = "face",
        .label = inspector_tile_name(tile),
        .state = UI_FOCUSABLE | (chosen ? UI_ON : 0u)};
    struct ui_reply reply =
        ui_react_as(ui, ui_format(ui, "face-%d", number), ui_inset(box, 1), thing);
    if (reply.clicked) {
        inspector_choose(inspector, number);
    }
    if (reply.hover || reply.focused || chosen) {
        ui_round(ui, ui_inset(box, 1), 12, ui_color(ui, UI_PAPER_HI));
    }
    if (chosen) {
        ui_frame(ui, ui_inset(box, 1), 12,
            (struct ui_pen){ui_edge(ui, 2), ui_color(ui, UI_TERRACOTTA), 0, 0});
    }
    const char *key = ui_format(ui, "inspected-%u-%d", inspector->readings, number);
    sample_tile(inspector->app, square, key, tile, 0);
    mark(inspector, square, number);
    copies(ui, square, tile->count);
    struct ui_rect words = {box.x + 3, square.y + side + 3, box.w - 6, caption_height(ui) - 6};
    ui_text(ui, words, kit_aligned(ui, UI_SMALL_BOLD, UI_INK, UI_MIDDLE),
        ui_shorten(ui, UI_SMALL_BOLD, words.w, inspector_tile_name(tile)));
    if (reply.focused) {
        ui_focus_ring(ui, ui_inset(box, 1), 12, false);
    }
}

void inspector_show_faces(struct inspector *inspector, struct ui_rect panel)
{
    struct ui *ui = inspector->app->ui;
    ui_panel(ui, panel, 16);
    struct ui_rect view = {panel.x + 8, panel.y + 10, panel.w - 12, panel.h - 20};
    float width = (view.w - 14 - GAP) / 2;
    float height = width + caption_height(ui);
    size_t rows = (inspector->set.count + 1) / 2;
    float offset = ui_scroll_begin(ui, "faces", view, (height + GAP) * (float)rows);
    for (size_t i = 0; i < inspector->set.count; i++) {
        struct ui_rect box = {view.x + (width + GAP) * (float)(i % 2),
            view.y + (height + GAP) * (float)(i / 2) - offset, width, height};
        face(inspector, box, (int)i);
    }
    ui_scroll_end(ui);
}
