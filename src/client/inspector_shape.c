/* The segments of the chosen tile in colour, and which of them is pointed at. */
#include <stdlib.h>

#include "art/contour.h"
#include "base/macros.h"
#include "base/text.h"
#include "client/inspector.h"

#define MONASTERY_R 60.0 /* u, as the tints of the board have it */
#define ROAD_R 16.0      /* pointing at a road means this far beside it */
#define MOST 1024        /* points of a line or loop */

enum inspector_layer inspector_layer_of(enum carc_kind kind)
{
    static const enum inspector_layer layers[CARC_KIND_COUNT] = {[CARC_FIELD] = INSPECTOR_FIELDS,
        [CARC_ROAD] = INSPECTOR_ROADS,
        [CARC_CITY] = INSPECTOR_CITIES,
        [CARC_MONASTERY] = INSPECTOR_MIDDLE};
    return layers[kind];
}

/* Those of one kind take turns, so that neighbours are told apart. */
struct ui_color inspector_color(const struct carc_tile *tile, int segment)
{
    static const uint32_t fields[] = {0xFFD23F, 0x3F8FE0, 0xE66FB0, 0x8E5BD6, 0x29B6A8, 0xF58E3C};
    static const uint32_t roads[] = {0x7A3FA8, 0x0E6FB8, 0xA34A00, 0x0B7A5C};
    static const uint32_t cities[] = {0xD2412B, 0xA8327A, 0xE0761C, 0x7A2E1C};
    static const uint32_t monasteries[] = {0x3A56C8};
    static const struct {
        const uint32_t *colors;
        size_t count;
    } palettes[CARC_KIND_COUNT] = {[CARC_FIELD] = {fields, ARRAY_LENGTH(fields)},
        [CARC_ROAD] = {roads, ARRAY_LENGTH(roads)},
        [CARC_CITY] = {cities, ARRAY_LENGTH(cities)},
        [CARC_MONASTERY] = {monasteries, ARRAY_LENGTH(monasteries)}};
    uint8_t kind = tile->segments[segment].kind;
    size_t number = 0;
    for (int i = 0; i < segment; i++) {
        number += tile->segments[i].kind == kind;
    }
    return ui_rgb(palettes[kind].colors[number % palettes[kind].count]);
}

struct ui_point inspector_on_screen(const struct inspector *inspector, struct art_point at)
{
    struct ui_rect square = inspector->square;
    return (struct ui_point){square.x + (float)(at.x / ART_TILE) * square.w,
        square.y + (float)(at.y / ART_TILE) * square.h};
}

static size_t convert(const struct inspector *inspector, const struct art_point *points,
    size_t count, struct ui_point out[MOST])
{
    count = count < MOST ? count : MOST;
    for (size_t i = 0; i < count; i++) {
        out[i] = inspector_on_screen(inspector, points[i]);
    }
    return count;
}

/* A line in the colour with a light rim, that is seen on any ground. */
static void stroke(const struct inspector *inspector, const struct art_line *line,
    struct ui_color color, float width)
{
    struct ui *ui = inspector->app->ui;
    struct ui_point points[MOST];
    size_t count = convert(inspector, line->p, (size_t)line->count, points);
    struct ui_pen rim = {width * 1.6f, ui_alpha(ui_rgb(0xFFFFFF), 0.75f), 0, 0};
    ui_polyline(ui, points, count, false, rim);
    ui_polyline(ui, points, count, false, (struct ui_pen){width, color, 0, 0});
}

static void draw_lines(
    const struct inspector *inspector, int segment, struct ui_color color, float width)
{
    struct art_line line;
    for (int n = 0; art_shape_line(inspector->shape, segment, n, &line); n++) {
        stroke(inspector, &line, color, width);
    }
}

static void draw_city(
    const struct inspector *inspector, int segment, struct ui_color color, bool lit)
{
    struct art_line outline;
    if (art_shape_city(inspector->shape, segment, &outline)) {
        struct ui_point points[MOST];
        size_t count = convert(inspector, outline.p, (size_t)outline.count, points);
        ui_polygon(inspector->app->ui, points, count, ui_alpha(color, lit ? 0.62f : 0.4f));
    }
    if (lit) {
        draw_lines(inspector, segment, color, inspector->square.w / 90);
    }
}

static void draw_field(
    const struct inspector *inspector, int segment, struct ui_color color, bool lit)
{
    struct ui *ui = inspector->app->ui;
    struct art_contour_tile tile = {.shape = inspector->shape, .fields = 1u << segment};
    struct art_contour contour;
    art_contour_trace(&contour, &tile, 1);
    struct ui_contour *loops = base_alloc((contour.loop_count + 1) * sizeof *loops);
    struct ui_point *points = base_alloc((contour.point_count + 1) * sizeof *points);
    for (size_t i = 0; i < contour.point_count; i++) {
        points[i] = inspector_on_screen(inspector, contour.points[i]);
    }
    for (size_t i = 0; i < contour.loop_count; i++) {
        loops[i] =
            (struct ui_contour){points + contour.start[i], contour.start[i + 1] - contour.start[i]};
    }
    ui_area_fill(ui, loops, contour.loop_count, ui_alpha(color, lit ? 0.66f : 0.44f));
    for (size_t i = 0; lit && i < contour.loop_count; i++) {
        float width = inspector->square.w / 110;
        struct ui_pen rim = {width * 1.8f, ui_alpha(ui_rgb(0xFFFFFF), 0.75f), 0, 0};
        ui_polyline(ui, loops[i].points, loops[i].count, true, rim);
        ui_polyline(ui, loops[i].points, loops[i].count, true, (struct ui_pen){width, color, 0, 0});
    }
    free(points);
    free(loops);
    art_contour_finish(&contour);
}

static void draw_disc(
    const struct inspector *inspector, struct art_point middle, float radius, struct ui_color color)
{
    struct ui *ui = inspector->app->ui;
    struct ui_point at = inspector_on_screen(inspector, middle);
    float r = radius / (float)ART_TILE * inspector->square.w;
    ui_disc(ui, at, r, ui_alpha(color, 0.36f));
    ui_ring(ui, at, r + 1.5f, (struct ui_pen){6, ui_alpha(ui_rgb(0xFFFFFF), 0.75f), 0, 0});
    ui_ring(ui, at, r, (struct ui_pen){3, color, 0, 0});
}

void inspector_draw_shape(const struct inspector *inspector, int segment, bool lit)
{
    const struct carc_tile *tile = inspector_tile(inspector);
    struct ui_color color = inspector_color(tile, segment);
    struct art_point middle;
    ui_clip_push(inspector->app->ui, inspector->square);
    switch (tile->segments[segment].kind) {
    case CARC_CITY: draw_city(inspector, segment, color, lit); break;
    case CARC_ROAD:
        draw_lines(inspector, segment, color, inspector->square.w / (lit ? 22 : 34));
        break;
    case CARC_FIELD: draw_field(inspector, segment, color, lit); break;
    default:
        if (art_shape_monastery(inspector->shape, &middle)) {
            draw_disc(inspector, middle, (float)MONASTERY_R, color);
        }
    }
    ui_clip_pop(inspector->app->ui);
}

void inspector_draw_circle(const struct inspector *inspector)
{
    struct art_point middle;
    double radius;
    if (art_shape_circle(inspector->shape, &middle, &radius)) {
        draw_disc(inspector, middle, (float)radius, ui_rgb(0xC98A00));
    }
}

/* ---- What lies under a point. */

static bool on_monastery(const struct inspector *inspector, struct art_point at)
{
    struct art_point middle;
    return art_shape_monastery(inspector->shape, &middle) &&
           art_distance(at, middle) <= MONASTERY_R;
}

static bool on_segment(const struct inspector *inspector, int segment, struct art_point at)
{
    struct art_line line;
    switch (inspector_tile(inspector)->segments[segment].kind) {
    case CARC_MONASTERY: return on_monastery(inspector, at);
    case CARC_CITY:
        return art_shape_city(inspector->shape, segment, &line) && art_line_contains(&line, at);
    case CARC_ROAD:
        for (int n = 0; art_shape_line(inspector->shape, segment, n, &line); n++) {
            if (art_line_distance(&line, at) <= ROAD_R) {
                return true;
            }
        }
        return false;
    default:
        return art_shape_field(inspector->shape, (int)(at.x * ART_GRID / ART_TILE),
                   (int)(at.y * ART_GRID / ART_TILE)) == segment;
    }
}

int inspector_segment_at(const struct inspector *inspector, struct ui_point at)
{
    static const enum carc_kind order[] = {CARC_MONASTERY, CARC_ROAD, CARC_CITY, CARC_FIELD};
    const struct carc_tile *tile = inspector_tile(inspector);
    struct ui_rect square = inspector->square;
    struct art_point point = {(double)((at.x - square.x) / square.w) * ART_TILE,
        (double)((at.y - square.y) / square.h) * ART_TILE};
    if (!ui_rect_has(square, at) || point.x >= ART_TILE || point.y >= ART_TILE) {
        return INSPECTOR_NOTHING;
    }
    for (size_t i = 0; i < ARRAY_LENGTH(order); i++) {
        for (int segment = 0; segment < tile->segment_count; segment++) {
            if (tile->segments[segment].kind == order[i] && on_segment(inspector, segment, point)) {
                return segment;
            }
        }
    }
    return INSPECTOR_NOTHING;
}
