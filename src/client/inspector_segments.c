/* What the chosen tile consists of, segment by segment. */
#include <math.h>

#include "client/inspector.h"
#include "client/pictures.h"
#include "client/words.h"
#include "rules/names.h"
#include "ui/draw.h"

/* "N, E", or "NL, NR": the words that the file has. */
static const char *names_of(struct ui *ui, unsigned bits, const char *(*name)(int))
{
    const char *list = "";
    for (int i = 0; bits >> i; i++) {
        if (bits >> i & 1) {
            list = *list ? ui_format(ui, "%s, %s", list, name(i)) : name(i);
        }
    }
    return list;
}

static const char *cities_of(struct ui *ui, const struct carc_tile *tile, unsigned bits)
{
    const char *list = "";
    for (int i = 0; i < tile->segment_count; i++) {
        if (bits >> i & 1) {
            const char *name = tile->segments[i].name;
            list = *list ? ui_format(ui, "%s, %s", list, name) : name;
        }
    }
    return list;
}

static const char *field_text(
    struct ui *ui, const struct carc_tile *tile, const struct carc_segment *field)
{
    const char *text = field->halves != 0 ? ui_format(ui, _("Field: %s"),
                                                names_of(ui, field->halves, carc_half_name))
                                          : _("Field within a city");
    const char *paid = field->cities != 0
                           ? ui_format(ui, _("Paid for: %s"), cities_of(ui, tile, field->cities))
                           : _("Touches no city");
    return ui_format(ui, "%s\n%s", text, paid);
}

static const char *segment_text(struct ui *ui, const struct carc_tile *tile, int number)
{
    const struct carc_segment *segment = &tile->segments[number];
    const char *edges = names_of(ui, segment->edges, carc_edge_name);
    switch (segment->kind) {
    case CARC_ROAD: return ui_format(ui, _("Road: %s"), edges);
    case CARC_CITY:
        edges = ui_format(ui, _("City: %s"), edges);
        return segment->pennants == 0
                   ? edges
                   : ui_format(ui, "%s\n%s", edges,
                         ui_format(ui, _n("%d pennant", "%d pennants", segment->pennants),
                             segment->pennants));
    case CARC_FIELD: return field_text(ui, tile, segment);
    default: return _("Monastery");
    }
}

static float row_height(struct ui *ui, const struct carc_tile *tile, int number, float width)
{
    return kit_height(ui, UI_BODY_BOLD, width, tile->segments[number].name) +
           kit_height(ui, UI_SMALL, width, segment_text(ui, tile, number)) + 20;
}

static void row(struct inspector *inspector, struct ui_rect box, int number)
{
    struct ui *ui = inspector->app->ui;
    const struct carc_tile *tile = inspector_tile(inspector);
    const struct carc_segment *segment = &tile->segments[number];
    const char *text = segment_text(ui, tile, number);
    bool pinned = inspector->pinned == number;
    struct ui_thing thing = {
        .kind = "segment", .label = segment->name, .state = UI_FOCUSABLE | (pinned ? UI_ON : 0u)};
    struct ui_reply reply = ui_react_as(ui, ui_format(ui, "segment-%d", number), box, thing);
    if (reply.clicked) {
        inspector_pin(inspector, number);
    }
    if (reply.focused || (reply.hover && !ui_pointer_aside(ui))) {
        inspector->pointed = number;
    }
    bool lit = inspector->lit == number;
    ui_round(ui, box, 12, ui_color(ui, lit ? UI_PAPER_HI : UI_PAPER_LO));
    if (lit) {
        ui_frame(ui, box, 12, (struct ui_pen){ui_edge(ui, 2), ui_color(ui, UI_TERRACOTTA), 0, 0});
    }
    struct ui_rect inside = {box.x + 12, box.y + 10, box.w - 24, box.h - 20};
    ui_round(ui, ui_cut_left(&inside, 6, 12), 3, inspector_color(tile, number));
    struct ui_rect sign = ui_cut_left(&inside, 26, 12);
    picture_kind(inspector->app, ui_centre(sign, 26, 26), (enum carc_kind)segment->kind,
        ui_color(ui, UI_INK2));
    float title = kit_height(ui, UI_BODY_BOLD, inside.w, segment->name);
    ui_paragraph(
        ui, ui_cut_top(&inside, title, 0), kit_type(ui, UI_BODY_BOLD, UI_INK), segment->name);
    ui_paragraph(ui, inside, kit_type(ui, UI_SMALL, UI_INK2), text);
    if (reply.focused) {
        ui_focus_ring(ui, box, 12, false);
    }
}

static const char *circle_text(const struct carc_tile *tile)
{
    switch (tile->symbol) {
    case CARC_SHIELD: return _("Crop circle: the shield");
    case CARC_CLUB: return _("Crop circle: the club");
    case CARC_RAKE: return _("Crop circle: the rake");
    default: return NULL;
    }
}

/* "4 copies, one of them the start tile", and what else is on it. */
static const char *tile_text(struct ui *ui, const struct carc_tile *tile)
{
    const char *text = ui_format(ui, _n("%d copy", "%d copies", tile->count), tile->count);
    if (tile->start) {
        text = ui_format(ui, "%s\n%s", text, _("One lies on the table at the start."));
    }
    if (circle_text(tile) != NULL) {
        text = ui_format(ui, "%s\n%s", text, circle_text(tile));
    }
    return tile->garden ? ui_format(ui, "%s\n%s", text, _("With a garden")) : text;
}

static void heading(struct inspector *inspector, struct ui_rect *rest)
{
    struct ui *ui = inspector->app->ui;
    const struct carc_tile *tile = inspector_tile(inspector);
    const char *name = inspector_tile_name(tile);
    enum ui_style style = kit_heading(ui, rest->w, name);
    ui_text(ui, ui_cut_top(rest, ui_text_line(ui, style), 2), kit_type(ui, style, UI_INK),
        ui_shorten(ui, style, rest->w, name));
    const char *text = tile_text(ui, tile);
    float height = kit_height(ui, UI_SMALL, rest->w, text);
    ui_paragraph(ui, ui_cut_top(rest, height, 14), kit_type(ui, UI_SMALL, UI_INK2), text);
}

void inspector_show_segments(struct inspector *inspector, struct ui_rect rest)
{
    struct ui *ui = inspector->app->ui;
    const struct carc_tile *tile = inspector_tile(inspector);
    struct ui_rect view = {rest.x - 4, rest.y, rest.w + 18, rest.h};
    float offset = ui_scroll_begin(ui, "segments", view, inspector->segments_height);
    struct ui_rect list = {rest.x, rest.y - offset + 2, rest.w, 100000};
    heading(inspector, &list);
    inspector_show_findings(inspector, &list, INSPECTOR_OF_TILE);
    for (int i = 0; i < tile->segment_count; i++) {
        float height = row_height(ui, tile, i, list.w - 80);
        row(inspector, ui_cut_top(&list, height, 8), i);
    }
    ui_scroll_end(ui);
    float height = list.y - (rest.y - offset);
    if (fabsf(height - inspector->segments_height) > 0.5f) {
        inspector->segments_height = height;
        ui_repaint(ui);
    }
}
