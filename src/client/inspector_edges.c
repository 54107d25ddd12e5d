/* Round the tile: the names of its edges and half-edges as files have them, and a band that shows
 * which segment each belongs to. */
#include <math.h>

#include "client/inspector.h"
#include "rules/names.h"

#define BAND 7.0f
#define NEAR 5.0f   /* from the tile to the band */
#define NAMES 17.0f /* from the tile to the names */

/* A point beside an edge of the turned tile: `t` along it clockwise, so far outside. */
static struct ui_point beside(struct ui_rect square, int side, float t, float out)
{
    switch (side) {
    case CARC_N: return (struct ui_point){square.x + t * square.w, square.y - out};
    case CARC_E: return (struct ui_point){square.x + square.w + out, square.y + t * square.h};
    case CARC_S: return (struct ui_point){square.x + (1 - t) * square.w, square.y + square.h + out};
    default: return (struct ui_point){square.x - out, square.y + (1 - t) * square.h};
    }
}

static int owner_of_edge(const struct carc_tile *tile, int edge)
{
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].edges >> edge & 1) {
            return i;
        }
    }
    return INSPECTOR_NOTHING;
}

static int owner_of_half(const struct carc_tile *tile, int half)
{
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].halves >> half & 1) {
            return i;
        }
    }
    return INSPECTOR_NOTHING;
}

struct stretch {
    int side;
    float from, to;
    int segment;
};

static void band(const struct inspector *inspector, struct stretch stretch)
{
    struct ui *ui = inspector->app->ui;
    struct ui_point a = beside(inspector->square, stretch.side, stretch.from, NEAR);
    struct ui_point b = beside(inspector->square, stretch.side, stretch.to, NEAR + BAND);
    struct ui_rect rect = {a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y,
        a.x < b.x ? b.x - a.x : a.x - b.x, a.y < b.y ? b.y - a.y : a.y - b.y};
    if (stretch.segment < 0) { /* it belongs to nobody */
        ui_frame(ui, rect, BAND / 2, (struct ui_pen){1.5f, ui_color(ui, UI_AMBER), 0, 0});
        return;
    }
    ui_round(ui, rect, BAND / 2, inspector_color(inspector_tile(inspector), stretch.segment));
    if (stretch.segment == inspector->lit) {
        ui_frame(ui, ui_inset(rect, -2), BAND / 2 + 2, (struct ui_pen){2, ui_rgb(0xFFFFFF), 0, 0});
    }
}

/* A name on a little plate beside the tile. */
struct plate {
    const char *text;
    int side;
    float along; /* from 0 to 1 */
    bool edge;   /* of a whole edge: larger */
    bool lit;
};

static void plate(const struct inspector *inspector, struct plate what)
{
    struct ui *ui = inspector->app->ui;
    enum ui_style style = what.edge ? UI_BODY_BOLD : UI_SMALL_BOLD;
    float height = ui_text_line(ui, style) + 4;
    float width = fmaxf(height, ui_text_width(ui, style, what.text) + 14);
    float half = what.side == CARC_N || what.side == CARC_S ? height / 2 : width / 2;
    struct ui_point at = beside(inspector->square, what.side, what.along, NAMES + half);
    struct ui_rect rect = {at.x - width / 2, at.y - height / 2, width, height};
    ui_round(ui, rect, height / 2, ui_color(ui, what.lit ? UI_TERRACOTTA : UI_PAPER));
    if (what.edge && !what.lit) {
        ui_frame(ui, rect, height / 2, (struct ui_pen){1.5f, ui_color(ui, UI_BUTTON_EDGE), 0, 0});
    }
    enum ui_token ink = what.lit ? UI_ON_TERRACOTTA : what.edge ? UI_INK : UI_INK2;
    ui_text(ui, rect, kit_aligned(ui, style, ink, UI_MIDDLE), what.text);
}

static void draw_bands(const struct inspector *inspector, int edge)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    int side = carc_rotate_edge(edge, inspector->rotation);
    int owner = owner_of_edge(tile, edge);
    int left = owner_of_half(tile, 2 * edge);
    int right = owner_of_half(tile, 2 * edge + 1);
    if (owner >= 0 && tile->segments[owner].kind == CARC_CITY) {
        band(inspector, (struct stretch){side, 0.02f, 0.98f, owner});
        return;
    }
    float gap = owner >= 0 ? 0.07f : 0.01f;
    band(inspector, (struct stretch){side, 0.02f, 0.5f - gap, left});
    band(inspector, (struct stretch){side, 0.5f + gap, 0.98f, right});
    if (owner >= 0) {
        band(inspector, (struct stretch){side, 0.45f, 0.55f, owner});
    }
}

void inspector_draw_edges(const struct inspector *inspector)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    const struct carc_segment *lit = inspector->lit >= 0 ? &tile->segments[inspector->lit] : NULL;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        draw_bands(inspector, edge);
        int side = carc_rotate_edge(edge, inspector->rotation);
        for (int half = 2 * edge; half < 2 * edge + 2; half++) {
            float along = half % 2 == 0 ? 0.24f : 0.76f;
            plate(inspector, (struct plate){carc_half_name(half), side, along, false,
                                 lit && lit->halves >> half & 1});
        }
        plate(inspector,
            (struct plate){carc_edge_name(edge), side, 0.5f, true, lit && lit->edges >> edge & 1});
    }
}
