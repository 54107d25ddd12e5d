#include "art/palette.h"
#include "art/stonework.h"
#include "base/macros.h"

static void draw_body(struct art_svg *svg, struct art_point foot, const struct art_tower *t)
{
    static const struct art_stop stone[] = {
        {0, 0xD9CCB5, 1}, {0.3, 0xEEE4D2, 1}, {0.72, ART_STONE, 1}, {1, ART_STONE_DARK, 1}};
    double r = t->r;
    double top = foot.y - t->height;
    int gradient = art_svg_linear(svg, art_at(foot.x - r, 0), art_at(foot.x + r, 0), stone, 4);
    art_svg_begin(svg);
    art_svg_move(svg, foot.x - r * 0.94, top);
    art_svg_line(svg, foot.x - r * 1.06, foot.y);
    art_svg_arc(svg, art_at(r * 1.06, r * 0.5), false, false, art_at(foot.x + r * 1.06, foot.y));
    art_svg_line(svg, foot.x + r * 0.94, top);
    art_svg_shut(svg);
    art_svg_end(
        svg, (struct art_style){.gradient = gradient, .stroke = ART_WALL_LINE, .width = 0.9});
    if (!t->fine) {
        return;
    }
    static const struct art_point stones[] = {
        {-.5, .3}, {.2, .52}, {-.25, .12}, {.5, .3}, {-.6, .62}, {.45, .74}};
    art_svg_begin(svg);
    for (size_t i = 0; i < ARRAY_LENGTH(stones); i++) {
        art_svg_dot(svg, foot.x + stones[i].x * r - 1.5, foot.y - t->height * stones[i].y, 3);
    }
    art_svg_end(svg,
        (struct art_style){.stroke = ART_STONE_DARK, .width = 1, .opacity = 0.6, .butt = true});
    art_svg_begin(svg);
    art_svg_bar(svg, foot.x - 1, foot.y - t->height * 0.66, 2, 4.4);
    art_svg_end(svg, art_flat(0x4C3E34));
}

static void draw_cone(struct art_svg *svg, struct art_point foot, const struct art_tower *t)
{
    double r = t->r + 2.2;
    double ry = t->r * 0.5;
    double base = foot.y - t->height;
    double tip = base - t->r * 1.9;
    art_svg_begin(svg);
    art_svg_move(svg, foot.x - r, base);
    art_svg_line(svg, foot.x, tip);
    art_svg_line(svg, foot.x + r, base);
    art_svg_arc(svg, art_at(r, ry * 1.1), false, true, art_at(foot.x - r, base));
    art_svg_shut(svg);
    art_svg_end(
        svg, (struct art_style){.fill = t->roof, .stroke = art_darker(t->roof, 0.3), .width = 0.7});
    art_svg_begin(svg);
    art_svg_move(svg, foot.x - r + 0.6, base);
    art_svg_line(svg, foot.x, tip + 0.8);
    art_svg_line(svg, foot.x - r * 0.1, base + ry * 1.02);
    art_svg_quad(svg, art_at(foot.x - r * 0.6, base + ry * 0.95), art_at(foot.x - r + 0.6, base));
    art_svg_shut(svg);
    art_svg_end(svg, art_glaze(art_lighter(t->roof, 0.3), 0.8));
}

/* Merlons stand on a ring; those at the back are drawn before the platform, those in front after
 * it. */
static void draw_merlons(struct art_svg *svg, struct art_point centre, double r, bool front)
{
    art_svg_begin(svg);
    for (int k = 0; k < 8; k++) {
        struct art_point p = art_around(centre, k * ART_PI / 4 + 0.39, r * 0.92, r * 0.475);
        if ((p.y >= centre.y) == front) {
            art_svg_bar(svg, p.x - (front ? 2.1 : 2), p.y - (front ? 4.2 : 4.4), front ? 4.2 : 4,
                front ? 5 : 4.6);
        }
    }
    art_svg_end(
        svg, front ? (struct art_style){.fill = 0xC9BBA2, .stroke = ART_WALL_LINE, .width = 0.5}
                   : art_flat(ART_STONE));
}

static void draw_crown(struct art_svg *svg, struct art_point foot, const struct art_tower *t)
{
    struct art_point top = art_shift(foot, 0, -t->height);
    double ry = t->r * 0.5;
    art_svg_ellipse(svg, top, t->r + 1.6, ry + 1.2, art_flat(ART_WALL_LINE));
    art_svg_ellipse(svg, art_shift(top, 0, -0.4), t->r + 0.9, ry + 0.7, art_flat(ART_STONE_LIGHT));
    draw_merlons(svg, top, t->r, false);
    art_svg_ellipse(svg, art_shift(top, 0, 0.4), t->r * 0.66, ry * 0.6, art_flat(0x7E6E59));
    draw_merlons(svg, top, t->r, true);
    art_svg_begin(svg);
    for (int k = 0; k < 8; k++) {
        struct art_point p = art_around(top, k * ART_PI / 4 + 0.39, t->r * 0.92, t->r * 0.475);
        art_svg_bar(svg, p.x - 2, p.y - 4.8, 4, 1.8);
    }
    art_svg_end(svg, art_flat(0xFBF6EC));
}

void art_draw_tower(struct art_svg *svg, struct art_point foot, struct art_tower tower)
{
    double r = tower.r;
    if (tower.shaded) {
        const struct art_point shade[] = {{foot.x - r * 0.2, foot.y + r * 0.5},
            {foot.x + r, foot.y - tower.height * 0.5}, {foot.x + r * 2, foot.y - 1},
            {foot.x + r * 1.5, foot.y + r * 0.5}};
        art_svg_begin(svg);
        art_svg_points(svg, shade, 4, true);
        art_svg_end(svg, art_glaze(ART_SHADE_STONE, 0.22));
    } else {
        art_svg_ellipse(
            svg, art_shift(foot, 1.5, 1), r * 1.25, r * 0.7, art_glaze(ART_SHADE_STONE, 0.24));
    }
    draw_body(svg, foot, &tower);
    if (tower.roof != 0) {
        draw_cone(svg, foot, &tower);
    } else {
        draw_crown(svg, foot, &tower);
    }
}
