/* The chosen tile, large, with what the layers show; its buttons below. */
#include <math.h>

#include "client/inspector.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define MARGIN 52.0f /* for the names round the tile */
#define LARGEST 620.0f

static const char *const layer_titles[INSPECTOR_LAYERS] = {
    N_("Edges"), N_("Roads"), N_("Cities"), N_("Fields"), N_("Circle, monastery")};

/* ---- Buttons, in as many rows as they need. */

struct tool {
    const char *id;
    struct ui_button look;
};

enum { TURNS = 2, TOOLS = TURNS + INSPECTOR_LAYERS };

static void list_tools(const struct inspector *inspector, struct tool tools[TOOLS])
{
    struct app *app = inspector->app;
    tools[0] = (struct tool){"turn-back", {.label = _("Turn the tile back"),
                                              .icon = UI_ICON_TURN_CCW,
                                              .icon_only = true,
                                              .tip = keys_tip(app, KEYS_ROTATE_BACK)}};
    tools[1] = (struct tool){"turn", {.label = _("Turn the tile clockwise"),
                                         .icon = UI_ICON_TURN_CW,
                                         .icon_only = true,
                                         .tip = keys_tip(app, KEYS_ROTATE)}};
    static const char *const ids[] = {
        "layer-edges", "layer-roads", "layer-cities", "layer-fields", "layer-middle"};
    for (int i = 0; i < INSPECTOR_LAYERS; i++) {
        tools[TURNS + i] =
            (struct tool){ids[i], {.label = _(layer_titles[i]), .on = inspector->layers >> i & 1}};
    }
}

/* How many of the tools from `first` on fit in a row; its width is stored. */
static int fit_row(struct ui *ui, const struct tool *tools, int first, float *width)
{
    float room = *width;
    int count = 0;
    *width = -8;
    while (first + count < TOOLS) {
        float more = ui_button_width(ui, &tools[first + count].look) + 8;
        if (count > 0 && *width + more > room) {
            break;
        }
        *width += more;
        count++;
    }
    return count;
}

static float tools_height(struct ui *ui, const struct tool *tools, float room)
{
    int rows = 0;
    for (int first = 0; first < TOOLS; rows++) {
        float width = room;
        first += fit_row(ui, tools, first, &width);
    }
    return (float)rows * 50 + 18;
}

static void use(struct inspector *inspector, int tool)
{
    if (tool < TURNS) {
        inspector_turn(inspector, tool == 0 ? -1 : 1);
    } else {
        inspector->layers ^= 1u << (tool - TURNS);
        ui_repaint(inspector->app->ui);
    }
}

static void show_tools(struct inspector *inspector, struct ui_rect panel, const struct tool *tools)
{
    struct ui *ui = inspector->app->ui;
    ui_panel(ui, panel, 16);
    struct ui_rect rest = ui_inset(panel, 12);
    for (int first = 0; first < TOOLS;) {
        float width = rest.w;
        int count = fit_row(ui, tools, first, &width);
        struct ui_rect row = ui_centre(ui_cut_top(&rest, 44, 6), width, 44);
        for (int i = first; i < first + count; i++) {
            if (ui_button(ui, tools[i].id,
                    ui_cut_left(&row, ui_button_width(ui, &tools[i].look), 8), &tools[i].look)) {
                use(inspector, i);
            }
        }
        first += count;
    }
}

/* ---- The tile. */

/* In colour: what the layers show, and the segment that is meant. */
static bool shown(const struct inspector *inspector, int segment)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    enum inspector_layer layer = inspector_layer_of((enum carc_kind)tile->segments[segment].kind);
    return inspector->layers >> layer & 1;
}

/* A field that is meant shows the cities that it is paid for. */
static bool linked(const struct inspector *inspector, int segment)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    return inspector->lit >= 0 && tile->segments[inspector->lit].cities >> segment & 1;
}

static void shapes(const struct inspector *inspector)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    for (int i = 0; i < tile->segment_count; i++) {
        if (i != inspector->lit && (shown(inspector, i) || linked(inspector, i))) {
            inspector_draw_shape(inspector, i, false);
        }
    }
    if (inspector->layers >> INSPECTOR_MIDDLE & 1) {
        inspector_draw_circle(inspector);
    }
    if (inspector->lit >= 0) {
        inspector_draw_shape(inspector, inspector->lit, true);
    }
}

/* A meeple where it would stand, and the segment's name below it. */
static void spot(const struct inspector *inspector, int segment, bool figure)
{
    struct ui *ui = inspector->app->ui;
    const struct carc_tile *tile = inspector_tile(inspector);
    const struct art_spot *spot = &inspector->spots.segment[segment];
    struct ui_point at = inspector_on_screen(inspector, spot->at[0]);
    float low = at.y;
    if (figure) {
        enum art_pose pose = spot->lying ? ART_LYING : ART_STANDING;
        float height = (float)art_meeple_height(pose, (double)inspector->square.w) * 0.66f;
        sample_figure(inspector->app, at,
            &(struct sample_figure){art_player(inspector->app->settings.colours, 1), pose, height});
        low += height * (1 - (float)art_meeple_box(pose)->anchor) + 13;
    }
    const char *name = tile->segments[segment].name;
    float width = ui_text_width(ui, UI_SMALL_BOLD, name) + 16;
    float height = ui_text_line(ui, UI_SMALL_BOLD) + 4;
    struct ui_rect square = inspector->square;
    struct ui_rect plate = {
        fminf(fmaxf(at.x - width / 2, square.x + 2), square.x + square.w - width - 2),
        fminf(fmaxf(low - height / 2, square.y + 2), square.y + square.h - height - 2), width,
        height};
    ui_round(ui, plate, height / 2, ui_color(ui, UI_NIGHT));
    ui_text(ui, plate, kit_aligned(ui, UI_SMALL_BOLD, UI_NIGHT_TEXT, UI_MIDDLE), name);
}

static void spots(const struct inspector *inspector)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    for (int i = 0; i < tile->segment_count; i++) {
        if (i != inspector->lit && (shown(inspector, i) || linked(inspector, i))) {
            spot(inspector, i, false);
        }
    }
    if (inspector->lit >= 0) {
        spot(inspector, inspector->lit, true);
    }
}

static void point(struct inspector *inspector)
{
    struct ui *ui = inspector->app->ui;
    struct ui_area area = ui_area(ui, "tile", inspector->square, inspector_tile(inspector)->id);
    int segment = area.hover && !ui_pointer_aside(ui)
                      ? inspector_segment_at(inspector, ui_pointer(ui))
                      : INSPECTOR_NOTHING;
    if (segment >= 0) {
        inspector->pointed = segment;
    }
    if (area.clicked && segment >= 0) {
        inspector_pin(inspector, segment);
    } else if (area.pressed == UI_RIGHT_BUTTON) {
        inspector_turn(inspector, 1);
    }
}

static void draw_tile(struct inspector *inspector)
{
    struct ui *ui = inspector->app->ui;
    struct ui_rect square = inspector->square;
    struct sample sample = {ui_format(ui, "inspected-%u-%d", inspector->readings, inspector->tile),
        inspector_tile(inspector), inspector->rotation};
    ui_tile_shadow(ui, square);
    sample_part(inspector->app, square, &sample, SAMPLE_GROUND);
    shapes(inspector);
    sample_part(inspector->app, square, &sample, SAMPLE_PROPS);
    if (inspector->layers >> INSPECTOR_EDGES & 1) {
        inspector_draw_edges(inspector);
    }
    sample_towers(inspector->app, square, &sample);
    spots(inspector);
}

/* Why what is shown is not what the file says. */
static void warn(struct inspector *inspector, struct ui_rect *rest)
{
    struct ui *ui = inspector->app->ui;
    if (!inspector->old) {
        return;
    }
    const char *text = _("The file cannot be read now: these are its tiles as they were.");
    float width = fminf(rest->w, ui_text_width(ui, UI_SMALL, text) + 64);
    float height = kit_height(ui, UI_SMALL, width - 58, text);
    struct ui_rect strip = ui_cut_top(rest, height + 18, 0);
    strip = ui_centre(strip, width, height + 18);
    ui_panel(ui, strip, 12);
    struct ui_rect inside = {strip.x + 14, strip.y + 9, strip.w - 28, height};
    struct ui_rect icon = ui_cut_left(&inside, 20, 10);
    ui_icon(ui, ui_centre(icon, 20, 20), UI_ICON_WARNING, ui_color(ui, UI_AMBER));
    ui_paragraph(ui, inside, kit_type(ui, UI_SMALL, UI_INK), text);
}

void inspector_show_stage(struct inspector *inspector, struct ui_rect stage)
{
    struct ui *ui = inspector->app->ui;
    struct tool tools[TOOLS];
    list_tools(inspector, tools);
    struct ui_rect rest = stage;
    float width = fminf(stage.w, 900);
    struct ui_rect panel = ui_cut_bottom(&rest, tools_height(ui, tools, width - 24), 0);
    panel = ui_centre(panel, width, panel.h);
    warn(inspector, &rest);
    if (inspector_tile(inspector) == NULL) {
        const char *text = _("There is no tile to be shown. The checks tell why.");
        float room = fminf(rest.w - 36, 380);
        struct ui_rect words = ui_centre(rest, room, kit_height(ui, UI_BODY, room, text));
        ui_panel(ui, ui_inset(words, -18), 16);
        ui_paragraph(ui, words, kit_aligned(ui, UI_BODY, UI_INK2, UI_MIDDLE), text);
        return;
    }
    float side = fminf(LARGEST, fminf(rest.w, rest.h) - 2 * MARGIN);
    inspector->square = ui_centre(rest, side, side);
    point(inspector);
    draw_tile(inspector);
    show_tools(inspector, panel, tools);
}
