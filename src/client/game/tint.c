#include "client/game/tint_painter.h"

#include <math.h>
#include <stdlib.h>

#include "art/contour.h"
#include "art/hatch.h"

#define HATCH_PITCH 32.0
#define STRIPE 12.0
#define MONASTERY_R 60.0
#define WIDE 2.6      /* u: a pixel of small tiles counts for no more, else lines hide the land */
#define WIDE_EDGE 5.0 /* the same for the edge of what is chosen, which must be seen */

struct double_edge tint_double_edge(const struct painter *painter)
{
    double pixel = tint_edge(painter, fmin(painter->scene->pixel, WIDE_EDGE));
    return (struct double_edge){5 * pixel, 2 * pixel};
}

const struct art_player *tint_only_owner(const struct painter *painter)
{
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        if (painter->owners == 1u << player) {
            return painter->scene->players[player];
        }
    }
    return NULL;
}

const struct art_shape *tint_shape(const struct tint_scene *scene, const struct carc_placement *at)
{
    return tiles_shape(scene->tiles, at->tile, camera_rotation(scene->camera, at->rotation));
}

struct art_line tint_on_board(struct art_line line, struct carc_cell cell)
{
    for (int i = 0; i < line.count; i++) {
        line.p[i] = art_shift(line.p[i], ART_TILE * cell.x, ART_TILE * cell.y);
    }
    return line;
}

void tint_lines(struct painter *painter, const struct art_shape *shape,
    const struct carc_node_info *info, struct carc_cell cell, struct art_style style)
{
    struct art_line line;
    for (int n = 0; art_shape_line(shape, info->segment, n, &line); n++) {
        line = tint_on_board(line, cell);
        art_svg_stroke(&painter->svg, line.p, (size_t)line.count, style);
    }
}

static struct paint paint_of(const struct painter *painter, const struct tint *tint, bool field)
{
    double pixel = tint_edge(painter, fmin(painter->scene->pixel, WIDE));
    struct paint paint = {.line = 2.5 * pixel, .halo = 5 * pixel};
    switch (tint->kind) {
    case TINT_CHOICE:
        paint.fill = 0xFFF0A8;
        paint.edge = 0xB77A08;
        paint.opacity = tint_solid(painter, 0.30);
        return paint;
    case TINT_CHOSEN:
        paint.fill = 0xFFE27A;
        paint.edge = 0xB77A08;
        paint.opacity = tint_solid(painter, 0.58);
        return paint;
    case TINT_QUIET:
    case TINT_OWNED: break;
    }
    const struct art_player *owner = tint_only_owner(painter);
    paint.fill = owner != NULL ? owner->fill : 0xFFFFFF;
    paint.edge = owner != NULL ? owner->fill : painter->owners != 0 ? 0x2B2622 : 0xFFFFFF;
    paint.opacity = painter->owners == 0 ? 0.14 : tint_solid(painter, field ? 0.34 : 0.45);
    paint.line = (painter->owners == 0 ? 1 : 3) * pixel;
    paint.halo = painter->owners == 0 ? 0 : 5 * pixel;
    if (tint->kind == TINT_QUIET) {
        paint.opacity = tint_solid(painter, 0.3);
        paint.line = paint.halo = 0;
    }
    return paint;
}

/* ---- Stripes and hatches. */

static void emit_stripe(void *context, const struct art_point *points, size_t count)
{
    art_svg_points(context, points, count, true);
}

static void paint_stripes(struct painter *painter, const struct art_region *region)
{
    int count = 0;
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        count += painter->owners >> player & 1;
    }
    int index = 0;
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        if ((painter->owners >> player & 1) == 0) {
            continue;
        }
        struct art_stripe stripe = {index++, count, STRIPE};
        art_svg_begin(&painter->svg);
        art_stripes(region, stripe, emit_stripe, &painter->svg);
        art_svg_end(&painter->svg,
            art_glaze(painter->scene->players[player]->fill, tint_solid(painter, 0.45)));
    }
}

static void paint_hatch(
    struct painter *painter, const struct art_region *region, const struct art_player *owner)
{
    struct art_points strokes = {0};
    art_hatch(region, owner->hatch, HATCH_PITCH, &strokes);
    art_svg_begin(&painter->svg);
    for (size_t i = 0; i + 1 < strokes.count; i += 2) {
        const struct art_point *ends = &strokes.points[i];
        if (art_distance(ends[0], ends[1]) < 0.1) {
            art_svg_dot(&painter->svg, ends[0].x, ends[0].y, 0.2);
        } else {
            art_svg_points(&painter->svg, ends, 2, false);
        }
    }
    bool dots = owner->hatch == ART_HATCH_DOTS;
    art_svg_end(&painter->svg,
        tint_stroke(owner->shade, tint_edge(painter, dots ? 7 : 3), tint_solid(painter, 0.55)));
    art_points_finish(&strokes);
}

/* ---- The kinds of features. */

static void paint_city(struct painter *painter, const struct art_shape *shape,
    const struct carc_node_info *info, struct carc_cell cell)
{
    struct art_line outline;
    if (!art_shape_city(shape, info->segment, &outline)) {
        return;
    }
    outline = tint_on_board(outline, cell);
    const struct paint *paint = &painter->paint;
    if (painter->owners != 0 && tint_only_owner(painter) == NULL) {
        struct art_ring ring = {outline.p, (size_t)outline.count};
        paint_stripes(painter, &(struct art_region){&ring, 1});
    } else {
        art_svg_begin(&painter->svg);
        art_svg_points(&painter->svg, outline.p, (size_t)outline.count, true);
        art_svg_end(&painter->svg, art_glaze(paint->fill, paint->opacity));
    }
    if (paint->line > 0) {
        tint_lines(painter, shape, info, cell,
            tint_stroke(0xFFFFFF, paint->halo, tint_solid(painter, 0.5)));
        tint_lines(painter, shape, info, cell, tint_stroke(paint->edge, paint->line, 0));
    }
}

static void paint_monastery(
    struct painter *painter, const struct art_shape *shape, struct carc_cell cell)
{
    struct art_point middle;
    if (art_shape_monastery(shape, &middle)) {
        middle = art_shift(middle, ART_TILE * cell.x, ART_TILE * cell.y);
        art_svg_circle(&painter->svg, middle, MONASTERY_R,
            art_glaze(painter->paint.fill, tint_solid(painter, 0.25)));
        art_svg_circle(&painter->svg, middle, MONASTERY_R,
            tint_stroke(0xFFFFFF, tint_edge(painter, 8), tint_solid(painter, 0.5)));
        art_svg_circle(&painter->svg, middle, MONASTERY_R,
            tint_stroke(painter->paint.edge, tint_edge(painter, 4), 0));
    }
}

static void add_loops(struct art_svg *svg, const struct art_contour *contour)
{
    for (size_t i = 0; i < contour->loop_count; i++) {
        art_svg_points(svg, contour->points + contour->start[i],
            contour->start[i + 1] - contour->start[i], true);
    }
}

static void stroke_loops(struct painter *painter, const struct art_contour *contour)
{
    const struct paint *paint = &painter->paint;
    struct double_edge edge = tint_double_edge(painter);
    struct art_style under = tint_stroke(0xFFFFFF, paint->halo, tint_solid(painter, 0.55));
    struct art_style over = tint_stroke(paint->edge, paint->line, 0);
    if (painter->chosen) {
        under = tint_stroke(TINT_DARK, edge.dark, 0);
        over = tint_stroke(0xFFFFFF, edge.white, 0);
    }
    for (int i = under.width > 0 ? 0 : 1; i < 2; i++) {
        art_svg_begin(&painter->svg);
        add_loops(&painter->svg, contour);
        art_svg_end(&painter->svg, i == 0 ? under : over);
    }
}

static void paint_contour(struct painter *painter, const struct art_contour *contour, bool owned)
{
    const struct paint *paint = &painter->paint;
    struct art_ring *rings = base_alloc((contour->loop_count + 1) * sizeof *rings);
    for (size_t i = 0; i < contour->loop_count; i++) {
        rings[i] = (struct art_ring){
            contour->points + contour->start[i], contour->start[i + 1] - contour->start[i]};
    }
    struct art_region region = {rings, contour->loop_count};
    const struct art_player *owner = tint_only_owner(painter);
    if (owned && painter->owners != 0 && owner == NULL) {
        paint_stripes(painter, &region);
    } else {
        art_svg_begin(&painter->svg);
        add_loops(&painter->svg, contour);
        art_svg_end(&painter->svg, art_glaze(paint->fill, paint->opacity));
    }
    if (owned && owner != NULL) {
        paint_hatch(painter, &region, owner);
    }
    stroke_loops(painter, contour);
    free(rings);
}

/* One outline round all the tiles of the field. */
static void paint_field(struct painter *painter, const struct tint *tint)
{
    const struct tint_scene *scene = painter->scene;
    struct art_contour_tile *parts = base_alloc(scene->state->placed * sizeof *parts);
    size_t count = 0;
    int last = -1;
    for (int node = 0; node < scene->state->nodes; node++) { /* in the order of placements */
        if (carc_feature_of(scene->rules, scene->state, node) != tint->feature) {
            continue;
        }
        struct carc_node_info info = carc_node_info(scene->rules, scene->state, node);
        struct carc_placement at = carc_placement(scene->rules, scene->state, info.placement);
        if (info.placement != last) {
            parts[count++] = (struct art_contour_tile){
                .cell = camera_seen(scene->camera, at.cell), .shape = tint_shape(scene, &at)};
            last = info.placement;
        }
        parts[count - 1].fields |= 1u << info.segment;
    }
    struct art_contour contour;
    art_contour_trace(&contour, parts, count);
    paint_contour(painter, &contour, tint->kind == TINT_OWNED);
    art_contour_finish(&contour);
    free(parts);
}

static void paint_segment(struct painter *painter, carc_node node)
{
    const struct tint_scene *scene = painter->scene;
    struct carc_node_info info = carc_node_info(scene->rules, scene->state, node);
    struct carc_placement at = carc_placement(scene->rules, scene->state, info.placement);
    const struct art_shape *shape = tint_shape(scene, &at);
    at.cell = camera_seen(scene->camera, at.cell);
    switch (info.kind) {
    case CARC_CITY: paint_city(painter, shape, &info, at.cell); break;
    case CARC_ROAD: tint_road(painter, shape, &info, at.cell); break;
    case CARC_MONASTERY: paint_monastery(painter, shape, at.cell); break;
    default: break;
    }
}

static void paint_tint(struct painter *painter, const struct tint *tint)
{
    const struct tint_scene *scene = painter->scene;
    struct carc_feature_info info = carc_feature_info(scene->rules, scene->state, tint->feature);
    painter->owners = tint->kind <= TINT_OWNED ? info.owners : 0;
    painter->quiet = tint->kind == TINT_QUIET;
    painter->chosen = tint->kind == TINT_CHOSEN;
    painter->paint = paint_of(painter, tint, info.kind == CARC_FIELD);
    if (info.kind == CARC_FIELD) {
        paint_field(painter, tint);
        return;
    }
    if (info.kind == CARC_ROAD && painter->chosen) {
        tint_chosen_road(painter, tint->feature);
        return;
    }
    for (int node = 0; node < scene->state->nodes; node++) {
        if (carc_feature_of(scene->rules, scene->state, node) == tint->feature) {
            paint_segment(painter, node);
        }
    }
}

void tint_paint(const struct tint_scene *scene, const struct tint *tints, size_t count,
    const int window[4], struct text *out)
{
    struct painter painter = {.scene = scene};
    struct art_view view = {
        ART_TILE * window[0], ART_TILE * window[1], ART_TILE * window[2], ART_TILE * window[3]};
    art_svg_open(&painter.svg, out, view);
    for (size_t i = 0; i < count; i++) {
        paint_tint(&painter, &tints[i]);
    }
    art_svg_close(&painter.svg);
}
