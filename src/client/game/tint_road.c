/* Roads in colour: whose they are, and the edge of one that is chosen. */
#include <math.h>

#include "art/players.h"
#include "client/game/tint_painter.h"

#define ROADSIDE 12.0 /* u: from the middle of a road to its verge */

void tint_road(struct painter *painter, const struct art_shape *shape,
    const struct carc_node_info *info, struct carc_cell cell)
{
    double width = tint_edge(painter, fmax(10, 3 * painter->scene->pixel));
    if (painter->quiet) {
        tint_lines(painter, shape, info, cell,
            tint_stroke(painter->paint.edge, tint_edge(painter, 8), tint_solid(painter, 0.45)));
        return;
    }
    tint_lines(
        painter, shape, info, cell, tint_stroke(0xFFFFFF, width * 1.5, tint_solid(painter, 0.6)));
    tint_lines(painter, shape, info, cell,
        tint_stroke(painter->paint.edge, width, tint_solid(painter, 0.85)));
    if (painter->owners == 0 || tint_only_owner(painter) != NULL) {
        return;
    }
    int count = 0;
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) { /* bands of all owners */
        if (painter->owners >> player & 1) {
            const char *dash = count++ % 2 == 0 ? "24 24" : "0.1 24 24 0.1";
            struct art_style style = tint_stroke(painter->scene->players[player]->fill, 10, 0);
            style.dash = dash;
            style.butt = true;
            tint_lines(painter, shape, info, cell, style);
        }
    }
}

/* ---- A road that is chosen: along both its sides an edge, and round its ends. */

/* Is there a tile beyond the side on which that end of a line lies? An end inside a tile is none. */
static bool goes_on(const struct tint_scene *scene, struct carc_cell cell, struct art_point end)
{
    const double last = ART_TILE - 0.5;
    int dx = end.x < 0.5 ? -1 : end.x > last ? 1 : 0;
    int dy = end.y < 0.5 ? -1 : end.y > last ? 1 : 0;
    struct carc_cell beyond = {(int16_t)(cell.x + dx), (int16_t)(cell.y + dy)};
    return (dx == 0 && dy == 0) ||
           carc_placement_at(scene->rules, scene->state, camera_meant(scene->camera, beyond)) >= 0;
}

/* The line without what lies beyond `from` and `to` of its length. */
static struct art_line part_of(const struct art_line *line, double from, double to)
{
    struct art_line part = {.count = 0};
    double s = 0;
    art_line_add(&part, art_line_at(line, from));
    for (int i = 1; i < line->count; i++) {
        s += art_distance(line->p[i - 1], line->p[i]);
        if (s > from && s < to) {
            art_line_add(&part, line->p[i]);
        }
    }
    art_line_add(&part, art_line_at(line, to));
    return part;
}

/* One path of all its lines; an end at the table is round within its tile. */
static void stroke_road(
    struct painter *painter, carc_node feature, struct art_style style, double end)
{
    const struct tint_scene *scene = painter->scene;
    art_svg_begin(&painter->svg);
    for (int node = 0; node < scene->state->nodes; node++) {
        if (carc_feature_of(scene->rules, scene->state, node) != feature) {
            continue;
        }
        struct carc_node_info info = carc_node_info(scene->rules, scene->state, node);
        struct carc_placement at = carc_placement(scene->rules, scene->state, info.placement);
        struct carc_cell cell = camera_seen(scene->camera, at.cell);
        struct art_line line;
        for (int n = 0; art_shape_line(tint_shape(scene, &at), info.segment, n, &line); n++) {
            double length = art_line_length(&line);
            double from = goes_on(scene, cell, line.p[0]) ? 0 : end;
            double to = length - (goes_on(scene, cell, line.p[line.count - 1]) ? 0 : end);
            line = tint_on_board(part_of(&line, from, to), cell);
            art_svg_points(&painter->svg, line.p, (size_t)line.count, false);
        }
    }
    art_svg_end(&painter->svg, style);
}

void tint_chosen_road(struct painter *painter, carc_node feature)
{
    struct double_edge edge = tint_double_edge(painter);
    double half = fmax(ROADSIDE, edge.dark); /* so that there is road between the edges */
    double end = half + edge.dark / 2;
    const struct art_style layers[] = {tint_stroke(TINT_DARK, 2 * half + edge.dark, 0),
        tint_stroke(0xFFFFFF, 2 * half + edge.white, 0),
        tint_stroke(TINT_DARK, 2 * half - edge.white, 0),
        tint_stroke(painter->paint.fill, 2 * half - edge.dark, 0)};
    for (size_t i = 0; i < sizeof layers / sizeof *layers; i++) {
        stroke_road(painter, feature, layers[i], end);
    }
}
