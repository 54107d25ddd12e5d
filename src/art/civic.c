#include "art/civic.h"

#include "art/palette.h"
#include "base/macros.h"

/* Adds a polygon that is written for scale 1 around the foot. */
static void add_poly(struct art_svg *svg, struct art_point foot, double s,
    const struct art_point *points, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        double x = foot.x + points[i].x * s;
        double y = foot.y + points[i].y * s;
        if (i == 0) {
            art_svg_move(svg, x, y);
        } else {
            art_svg_line(svg, x, y);
        }
    }
    art_svg_shut(svg);
}

struct piece {
    size_t count;
    struct art_point p[12];
};

static void draw_piece(struct art_svg *svg, struct art_point foot, double s,
    const struct piece *piece, struct art_style style)
{
    art_svg_begin(svg);
    add_poly(svg, foot, s, piece->p, piece->count);
    art_svg_end(svg, style);
}

static void add_bar(struct art_svg *svg, struct art_point foot, double s, struct art_view v)
{
    art_svg_bar(svg, foot.x + v.x * s, foot.y + v.y * s, v.width * s, v.height * s);
}

static void draw_bar(
    struct art_svg *svg, struct art_point foot, double s, struct art_view v, struct art_style style)
{
    art_svg_begin(svg);
    add_bar(svg, foot, s, v);
    art_svg_end(svg, style);
}

static void draw_arcade(struct art_svg *svg, struct art_point foot, double s)
{
    draw_bar(svg, foot, s, (struct art_view){-24, -12, 48, 12}, art_flat(0x4B382A));
    art_svg_begin(svg);
    for (int i = 0; i < 6; i++) {
        add_bar(svg, foot, s, (struct art_view){-24 + 8.88 * i, -12, 3.6, 12});
    }
    for (int i = -2; i <= 2; i++) {
        art_svg_outline(svg, "M-4.4,-6.4A4.4,4 0 0 1 4.4,-6.4L4.4,-12L-4.4,-12Z",
            art_shift(foot, 8.9 * i * s, 0), s);
    }
    art_svg_end(svg, art_flat(0xF2E6CE));
}

void art_draw_market_hall(struct art_svg *svg, struct art_point foot, double s, bool fine)
{
    static const struct piece shade = {4, {{-24, 1}, {26, 1}, {33, -4}, {24, -12}}};
    static const struct piece roof = {4, {{-27, -11}, {27, -11}, {19, -29}, {-19, -29}}};
    static const struct piece upper = {4, {{-23, -20}, {23, -20}, {19, -29}, {-19, -29}}};
    static const struct piece dormers[] = {
        {3, {{-16, -15}, {-8, -15}, {-12, -21.5}}}, {3, {{8, -15}, {16, -15}, {12, -21.5}}}};
    static const struct piece turret = {3, {{-5, -36}, {5, -36}, {0, -46}}};
    const uint32_t clay = 0x9C5A36;
    uint32_t low = art_darker(clay, 0.32);
    draw_piece(svg, foot, s, &shade, art_glaze(ART_SHADE_STONE, 0.26));
    draw_arcade(svg, foot, s);
    draw_piece(svg, foot, s, &roof, art_flat(clay));
    draw_piece(svg, foot, s, &upper, art_glaze(art_lighter(clay, 0.22), 0.6));
    art_svg_begin(svg);
    art_svg_dot(svg, foot.x - 27 * s, foot.y - 11 * s, 54 * s);
    art_svg_end(svg, (struct art_style){.stroke = low, .width = 1.4 * s, .butt = true});
    for (int i = 0; i < 2 && fine; i++) {
        draw_piece(svg, foot, s, &dormers[i],
            (struct art_style){.fill = 0xF2E6CE, .stroke = low, .width = 0.9});
    }
    draw_bar(svg, foot, s, (struct art_view){-3.4, -37, 6.8, 9},
        (struct art_style){.fill = 0xF2E6CE, .stroke = low, .width = 0.6});
    draw_piece(svg, foot, s, &turret, art_flat(ART_SLATE));
    art_svg_begin(svg);
    art_svg_move(svg, foot.x, foot.y - 46 * s);
    art_svg_line(svg, foot.x, foot.y - 51 * s);
    art_svg_end(svg, art_pen(ART_GOLD, 1.3));
}

static void draw_hall_tower(struct art_svg *svg, struct art_point foot, double s)
{
    static const struct piece cap = {3, {{-15, -47}, {-3, -47}, {-9, -60}}};
    draw_bar(svg, foot, s, (struct art_view){-13.5, -48, 9, 32},
        (struct art_style){.fill = 0xF8EBD0, .stroke = 0x9A7A4C, .width = 0.8});
    draw_piece(svg, foot, s, &cap, art_flat(ART_SLATE));
    art_svg_circle(svg, art_shift(foot, -9 * s, -40 * s), 2.8 * s,
        (struct art_style){.fill = 0xFFFDF6, .stroke = 0x6B4A2A, .width = 0.9});
    struct art_point mast = art_shift(foot, -9 * s, -70 * s);
    art_svg_begin(svg);
    art_svg_move(svg, mast.x, mast.y + 10 * s);
    art_svg_line(svg, mast.x, mast.y);
    art_svg_end(svg, art_pen(ART_WALL_LINE, 1.1));
    art_svg_begin(svg);
    art_svg_outline(svg, "M0,0Q4,-2 7,.6Q4.6,2.6 7,5.2Q3,3.6 0,4.8Z", mast, 1);
    art_svg_end(svg, (struct art_style){.fill = 0xF2C23E, .stroke = 0x8A5A10, .width = 0.5});
}

void art_draw_town_hall(struct art_svg *svg, struct art_point foot, double s, bool fine)
{
    static const struct piece shade = {4, {{-18, 1}, {20, 1}, {28, -4}, {18, -14}}};
    static const struct piece roof = {4, {{-20, -17}, {-2, -17}, {-2, -32}, {-17, -32}}};
    static const struct piece upper = {4, {{-18.6, -24}, {-2, -24}, {-2, -32}, {-17, -32}}};
    static const struct piece gable = {
        12, {{-4, 0}, {-4, -24}, {0, -24}, {0, -29}, {4, -29}, {4, -34}, {11, -34}, {11, -29},
                {15, -29}, {15, -24}, {19, -24}, {19, 0}}};
    static const struct art_point panes[] = {{1, -21}, {7.5, -21}, {14, -21}, {1, -12}, {14, -12},
        {7.5, -29}, {-15.5, -14}, {-5.8, -14}};
    const uint32_t plaster = 0xF3DDB0;
    const uint32_t clay = 0xB5482F;
    draw_piece(svg, foot, s, &shade, art_glaze(ART_SHADE_STONE, 0.26));
    draw_piece(svg, foot, s, &roof, art_flat(clay));
    draw_piece(svg, foot, s, &upper, art_glaze(art_lighter(clay, 0.2), 0.7));
    draw_bar(
        svg, foot, s, (struct art_view){-18, -18, 18, 18}, art_flat(art_lighter(plaster, 0.3)));
    draw_piece(svg, foot, s, &gable,
        (struct art_style){.fill = plaster, .stroke = 0x9A7A4C, .width = 0.9});
    draw_hall_tower(svg, foot, s);
    if (fine) {
        art_svg_begin(svg);
        for (size_t i = 0; i < ARRAY_LENGTH(panes); i++) {
            add_bar(svg, foot, s, (struct art_view){panes[i].x - 1.2, panes[i].y, 2.4, 4});
        }
        art_svg_end(svg, art_flat(0x5F6E78));
    }
    art_svg_begin(svg);
    art_svg_outline(svg, "M-3,0L-3,-5A3,3 0 0 1 3,-5L3,0Z", art_shift(foot, 7.5 * s, 0), s);
    art_svg_end(svg, art_flat(0x74502F));
}

void art_draw_fountain(struct art_svg *svg, struct art_point foot)
{
    double x = foot.x;
    double y = foot.y;
    art_svg_ellipse(svg, art_at(x + 2, y + 1.5), 9.5, 5, art_glaze(ART_SHADE_STONE, 0.25));
    art_svg_ellipse(svg, art_at(x, y - 0.6), 8.4, 5, art_flat(ART_STONE_DARK));
    draw_bar(svg, foot, 1, (struct art_view){-8.4, -3.6, 16.8, 3}, art_flat(ART_STONE));
    art_svg_ellipse(svg, art_at(x, y - 3.8), 8.4, 4.8, art_flat(ART_STONE_TOP));
    art_svg_ellipse(svg, art_at(x, y - 3.8), 6.2, 3.3, art_flat(ART_WATER));
    draw_bar(svg, foot, 1, (struct art_view){-1.9, -15, 3.8, 12},
        (struct art_style){.fill = ART_STONE_TOP, .stroke = ART_WALL_LINE, .width = 0.7});
    art_svg_ellipse(svg, art_at(x, y - 11), 4.6, 2, art_flat(ART_STONE_LIGHT));
    art_svg_circle(svg, art_at(x, y - 16.6), 2.6,
        (struct art_style){.fill = 0xF1C34B, .stroke = ART_WALL_LINE, .width = 0.7});
}

void art_draw_well(struct art_svg *svg, struct art_point foot)
{
    static const struct piece roof = {4, {{-6.4, -11}, {6.4, -11}, {3.6, -15.5}, {-3.6, -15.5}}};
    double x = foot.x;
    double y = foot.y;
    art_svg_ellipse(svg, art_at(x + 1, y + 1), 5.6, 3, art_glaze(ART_SHADE_STONE, 0.25));
    art_svg_ellipse(svg, art_at(x, y - 1), 4.8, 2.8, art_flat(ART_STONE_DARK));
    draw_bar(svg, foot, 1, (struct art_view){-4.8, -3.4, 9.6, 2.4}, art_flat(ART_STONE));
    art_svg_ellipse(svg, art_at(x, y - 3.4), 4.8, 2.6, art_flat(ART_STONE_TOP));
    art_svg_ellipse(svg, art_at(x, y - 3.4), 3.2, 1.6, art_flat(0x4C6F7C));
    art_svg_begin(svg);
    for (int side = -1; side <= 1; side += 2) {
        art_svg_move(svg, x + 4 * side, y - 3.4);
        art_svg_line(svg, x + 4 * side, y - 12.4);
    }
    art_svg_end(svg, art_pen(ART_TRUNK, 1.2));
    draw_piece(svg, foot, 1, &roof, art_flat(0x9C5A36));
}

static void draw_stall(struct art_svg *svg, struct art_point foot, uint32_t cloth, bool fine)
{
    static const struct piece awning = {4, {{-7, -6.5}, {7, -6.5}, {5.4, -11}, {-5.4, -11}}};
    draw_bar(svg, foot, 1, (struct art_view){-4.5, 0, 12, 1.6}, art_glaze(ART_SHADE_STONE, 0.24));
    draw_bar(svg, foot, 1, (struct art_view){-6, -3.6, 12, 3.6}, art_flat(0x9B7347));
    draw_bar(svg, foot, 1, (struct art_view){-6, -4.6, 12, 1.6}, art_flat(0xC49A63));
    art_svg_begin(svg);
    for (int side = -1; side <= 1; side += 2) {
        art_svg_move(svg, foot.x + 5.6 * side, foot.y);
        art_svg_line(svg, foot.x + 5.6 * side, foot.y - 7);
    }
    art_svg_end(svg, art_pen(ART_TRUNK, 0.9));
    draw_piece(svg, foot, 1, &awning, art_flat(cloth));
    if (fine) {
        art_svg_begin(svg);
        art_svg_outline(svg,
            "M-4.4,-6.5L-3.4,-11L-1.1,-11L-1.5,-6.5ZM1.5,-6.5L1.1,-11L3.4,-11L4.4,-6.5Z", foot, 1);
        art_svg_end(svg, art_flat(0xFFF6E0));
        art_svg_begin(svg);
        art_svg_dot(svg, foot.x - 3.6, foot.y - 4.6, 0.2);
        art_svg_dot(svg, foot.x - 1.2, foot.y - 4.6, 0.2);
        art_svg_dot(svg, foot.x + 2.6, foot.y - 4.6, 0.2);
        art_svg_end(svg, art_pen(ART_FRUIT, 1.9));
    }
}

void art_draw_stalls(struct art_svg *svg, struct art_point foot, bool fine)
{
    draw_stall(svg, art_shift(foot, -8, -4), 0xC8472F, fine);
    draw_stall(svg, art_shift(foot, 7, 4), 0x3F6FA8, fine);
}

void art_draw_market(struct art_svg *svg, struct art_point foot, bool fine)
{
    static const struct {
        double x, y;
        uint32_t cloth;
    } stalls[] = {{-1, -9, 0xD08A2E}, {-15, -3, 0xC8472F}, {13, -2, 0x3F6FA8}, {0, 8, 0x5F8A4A}};
    for (int i = 0; i < 4; i++) {
        draw_stall(svg, art_shift(foot, stalls[i].x, stalls[i].y), stalls[i].cloth, fine);
    }
}

void art_draw_pennant(struct art_svg *svg, struct art_point at, double s)
{
    static const char shield[] = "M-13,-15C-8,-13 -4,-14 0,-17C4,-14 8,-13 13,-15L13,0"
                                 "C13,9 6,15 0,19C-6,15 -13,9 -13,0Z";
    art_svg_ellipse(
        svg, art_shift(at, 2, 19 * s), 11 * s, 3.4 * s, art_glaze(ART_SHADE_STONE, 0.3));
    art_svg_begin(svg);
    art_svg_outline(svg, shield, at, s * 1.14);
    art_svg_end(svg,
        (struct art_style){.fill = ART_PENNANT_RIM, .stroke = ART_PENNANT_LINE, .width = 1.6 * s});
    art_svg_begin(svg);
    art_svg_outline(svg, shield, at, s * 0.9);
    art_svg_end(svg, art_flat(ART_PENNANT));
    art_svg_begin(svg);
    art_svg_outline(svg, "M0,-15.2C4,-12.8 8,-12 11.8,-13.5L11.8,0C11.8,8 5.4,13.5 0,17.2Z", at, s);
    art_svg_end(svg, art_flat(ART_PENNANT_DARK));
    struct art_point rose = art_shift(at, 0, -s);
    art_svg_begin(svg);
    for (int k = 0; k < 6; k++) {
        struct art_point p = art_around(rose, k * ART_PI / 3 - ART_PI / 2, 5.4 * s, 5.4 * s);
        art_svg_dot(svg, p.x, p.y, 0.2);
    }
    art_svg_end(svg, art_pen(ART_PENNANT_ROSE, 6.2 * s));
    art_svg_circle(svg, rose, 4.2 * s, art_flat(ART_PENNANT_ROSE));
    art_svg_circle(svg, rose, 2.4 * s, art_flat(ART_PENNANT_EYE));
}
