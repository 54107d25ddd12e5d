#include "art/paint.h"
#include "art/palette.h"
#include "art/plants.h"
#include "art/stonework.h"

void art_paint_stonework_ground(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    if (layout->park.r > 0) {
        struct art_point at = art_stage_turn(&scene->stage, layout->park.at);
        art_svg_circle(scene->stage.ground, at, layout->park.r, art_flat(ART_GRASS));
    }
    for (int w = 0; w < layout->wall_count; w++) {
        struct art_line line = art_stage_line(&scene->stage, layout->walls[w]);
        art_draw_wall_ground(scene->stage.ground, &line);
    }
}

static void paint_wall_tower(struct art_scene *scene, const struct art_line *wall, double share)
{
    double length = art_line_length(wall);
    struct art_point at = art_line_at(wall, length * share);
    struct art_point a = art_line_at(wall, length * (share - 0.03));
    struct art_point b = art_line_at(wall, length * (share + 0.03));
    /* Where the wall runs up the screen its nearer pieces must not cover the tower. */
    bool steep = fabs(a.y - b.y) > fabs(a.x - b.x) * 0.8;
    struct art_tower tower = {
        .r = 7.8, .height = 16, .roof = ART_SLATE, .shaded = true, .fine = scene->stage.fine};
    art_draw_tower(
        art_stage_prop(&scene->stage, at.y + (steep ? 26 : 5)), art_shift(at, 0, 4), tower);
}

void art_paint_stonework(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    for (int w = 0; w < layout->wall_count; w++) {
        struct art_line wall = art_stage_line(&scene->stage, layout->walls[w]);
        art_draw_wall(&scene->stage, &wall);
        if (art_line_length(&wall) > 150) {
            double share = layout->gate_count > 0 ? 0.2 : 0.24;
            paint_wall_tower(scene, &wall, share);
            paint_wall_tower(scene, &wall, 1 - share);
        }
    }
    for (int g = 0; g < layout->gate_count; g++) {
        art_draw_gate(&scene->stage, art_stage_turn(&scene->stage, layout->gates[g].at),
            carc_rotate_edge(layout->gates[g].side, scene->stage.rotation));
    }
}

/* Bushes within a band of the screen become one prop, so that nearer things cover them. */
#define BAND 12.0

static int compare_points(const struct art_point *a, const struct art_point *b)
{
    return a->y != b->y ? (a->y < b->y ? -1 : 1) : (a->x > b->x) - (a->x < b->x);
}

static void sort_points(struct art_point *points, int count)
{
    for (int i = 1; i < count; i++) {
        struct art_point p = points[i];
        int at = i;
        for (; at > 0 && compare_points(&points[at - 1], &p) > 0; at--) {
            points[at] = points[at - 1];
        }
        points[at] = p;
    }
}

static void draw_bushes(struct art_svg *svg, const struct art_point *p, int count, bool fine)
{
    static const struct {
        double x, y, width;
    } layers[] = {{1.6, 1.8, 9.2}, {0, 0, 9.2}, {-0.7, -1.6, 6.6}, {-1.2, -2.5, 3.1}};
    for (int layer = 0; layer < (fine ? 4 : 3); layer++) {
        art_svg_begin(svg);
        for (int i = 0; i < count; i++) {
            art_svg_dot(svg, p[i].x + layers[layer].x, p[i].y + layers[layer].y, 0.2);
        }
        struct art_style style = {.width = layers[layer].width};
        style.stroke = layer == 0 ? (uint32_t)ART_SHADE_GRASS
                                  : art_tree_colour(ART_LIME, (enum art_tone)(layer - 1));
        style.opacity = layer == 0 ? 0.2 : 1;
        art_svg_end(svg, style);
    }
}

void art_paint_borders(struct art_scene *scene)
{
    struct art_point points[ART_MAX_BORDER];
    int count = scene->layout.border_count;
    for (int i = 0; i < count; i++) {
        points[i] = art_stage_turn(&scene->stage, scene->layout.border[i]);
    }
    sort_points(points, count);
    for (int from = 0; from < count;) {
        int to = from;
        while (to < count && points[to].y < points[from].y + BAND) {
            to++;
        }
        struct art_svg *svg = art_stage_prop(&scene->stage, points[to - 1].y + 3);
        draw_bushes(svg, points + from, to - from, scene->stage.fine);
        from = to;
    }
}
