/* A figure pressed into standing corn, seen from above at a slant. */
#include "art/paint.h"
#include "art/palette.h"
#include "art/symbols.h"

#define DEPTH 4.2 /* of the hollow: how much of its far wall is seen */
#define SWIRLS 22
#define LANE_DARK 0xB0842E
#define LANE_LIGHT 0xF3DA95

/* The flat disc of corn that covers the ends of the roads. */
static void draw_patch(struct art_svg *svg, struct art_disc c)
{
    struct art_point p[36];
    for (int i = 0; i < 36; i++) {
        double a = 2 * ART_PI * i / 36;
        double r = c.r + 1.2 * art_sin(3 * a) + art_sin(5 * a + 1);
        p[i] = art_shift(art_around(c.at, a, r, r), 0, -1.8);
    }
    art_svg_fill(svg, p, 36, ART_CORN);
}

static void draw_patch_ears(struct art_svg *svg, struct art_disc c, double hole)
{
    static const uint32_t colours[] = {0xCFA640, 0xEDCE74, 0xF5E09A};
    for (int t = 0; t < 3; t++) {
        art_svg_begin(svg);
        for (int row = 0; row * 4.3 < 2 * c.r; row++) {
            for (int k = 0; k * 5.2 < 2 * c.r; k++) {
                struct art_point p = art_at(c.at.x - c.r + k * 5.2 + row % 2 * 2.6,
                    c.at.y - c.r + row * 4.3 + 1.2 * art_sin(k * 0.7));
                double d = art_distance(p, c.at);
                if ((k * 2 + row * 3 + k * row) % 5 % 3 == t && d > hole + 2 && d < c.r - 1) {
                    art_svg_move(svg, p.x - 0.4, p.y - 1.2);
                    art_svg_line(svg, p.x + 0.6, p.y - 4.3);
                }
            }
        }
        art_svg_end(svg, art_pen(colours[t], 1.5));
    }
}

/* What surrounds the disc differs for each symbol. */
static void draw_ring_of_shield(struct art_svg *svg, struct art_disc c)
{
    art_svg_circle(svg, art_shift(c.at, 0, -0.9), c.r * 0.89, art_pen(LANE_DARK, 4));
    art_svg_circle(svg, art_shift(c.at, 0, -0.3), c.r * 0.89, art_pen(LANE_LIGHT, 2.8));
}

static void draw_crescents_of_club(struct art_svg *svg, struct art_disc c)
{
    for (int k = 0; k < 3; k++) {
        struct art_line line = {.count = 0};
        for (int i = 0; i < 13; i++) {
            double r = c.r * 0.83 + i * 0.3;
            art_line_add(
                &line, art_shift(art_around(c.at, k * 2.094 + 0.4 + i * 0.13, r, r), 0, -0.8));
        }
        art_svg_stroke(svg, line.p, 13, art_pen(LANE_DARK, 5.4));
        for (int i = 0; i < 13; i++) {
            line.p[i].y += 0.6;
        }
        art_svg_stroke(svg, line.p, 13, art_pen(LANE_LIGHT, 4));
    }
}

static void draw_satellites_of_rake(struct art_svg *svg, struct art_disc c)
{
    for (int layer = 0; layer < 2; layer++) {
        art_svg_begin(svg);
        for (int k = 0; k < 6; k++) {
            struct art_point p = art_around(c.at, k * ART_PI / 3, c.r * 0.9, c.r * 0.9);
            art_svg_dot(svg, p.x, p.y - (layer ? 0 : 0.8), 0.2);
        }
        art_svg_end(svg, layer ? art_pen(LANE_LIGHT, 6.6) : art_pen(LANE_DARK, 8.4));
    }
}

static void draw_formation(struct art_svg *svg, enum carc_symbol symbol, struct art_disc c)
{
    switch (symbol) {
    case CARC_SHIELD: draw_ring_of_shield(svg, c); break;
    case CARC_CLUB: draw_crescents_of_club(svg, c); break;
    case CARC_RAKE: draw_satellites_of_rake(svg, c); break;
    default: break;
    }
}

static void draw_hollow(struct art_svg *svg, struct art_disc pit)
{
    art_svg_circle(svg, pit.at, pit.r + 0.7, art_flat(0xB98E36));
    art_svg_circle(svg, pit.at, pit.r, art_flat(0x94692A));
    art_svg_ellipse(svg, art_shift(pit.at, 0, DEPTH * 0.42), pit.r - 0.1, pit.r - DEPTH * 0.42,
        art_flat(ART_CORN_FLOOR));
}

/* Flattened stalks swirl outwards, in three tones. */
static void draw_swirls(struct art_svg *svg, struct art_disc pit)
{
    static const struct art_style tones[] = {{.stroke = 0xDDB257, .width = 1.2, .opacity = 0.8},
        {.stroke = 0xFCEFC2, .width = 1.7, .opacity = 0.9},
        {.stroke = 0xE7C46F, .width = 1.3, .opacity = 0.85}};
    struct art_point c = art_shift(pit.at, 0, DEPTH * 0.42);
    double rx = pit.r - 1.4;
    double ry = pit.r - DEPTH * 0.42 - 1.4;
    for (int tone = 0; tone < 3; tone++) {
        art_svg_begin(svg);
        for (int k = tone; k < SWIRLS; k += 3) {
            double start = k * 2 * ART_PI / SWIRLS + 0.08 * art_sin(k * 2.3);
            double from = 0.22 + 0.5 * (k * 7 % 5) / 5;
            struct art_point p[5];
            for (int i = 0; i < 5; i++) {
                double t = from + (1 - from) * i / 4 * 0.93;
                p[i] = art_around(c, start + t * 2.1, rx * t, ry * t);
            }
            art_svg_move(svg, p[0].x, p[0].y);
            art_svg_quad(svg, p[1], p[2]);
            art_svg_quad(svg, p[3], p[4]);
        }
        art_svg_end(svg, tones[tone]);
    }
    art_svg_begin(svg); /* stalks on the far wall */
    for (int i = 0; i < 26; i++) {
        double a = -ART_PI * (0.07 + 0.86 * i / 25);
        struct art_point p = art_around(pit.at, a, pit.r - 0.6, pit.r - 0.6);
        art_svg_move(svg, p.x, p.y + 0.4);
        art_svg_line(svg, p.x, p.y + 3.4);
    }
    art_svg_end(svg, (struct art_style){.stroke = 0xC99A38, .width = 1.1, .opacity = 0.85});
}

/* The rake's four tines run together on small tiles: there it gets three, thicker ones, and stands
 * more upright. */
static const char coarse_rake[] = "M-9.6,21.1L-1.7,-4.2L-13.8,-7.9L-8.6,-24.6L-3.1,-22.9L-6.4,-12.2"
                                  "L0.1,-10.2L3.4,-20.9L9.0,-19.2L5.7,-8.5L12.2,-6.5"
                                  "L15.5,-17.2L21.0,-15.5L15.8,1.2L3.8,-2.5L-4.0,22.8Z";

static void fill_symbol(struct art_svg *svg, const char *path, struct art_point at, double scale,
    struct art_style style)
{
    art_svg_begin(svg);
    art_svg_outline(svg, path, at, scale);
    art_svg_end(svg, style);
}

/* Bright inlay: a straw cross on the shield, studs on the club. */
static void draw_inlay(
    struct art_svg *svg, enum carc_symbol symbol, struct art_point at, double s, bool fine)
{
    static const struct art_point fine_studs[] = {{8.5, -14}, {4, -8}, {13.5, -9.5}, {9, -4}};
    static const struct art_point coarse_studs[] = {{8.5, -13.5}, {4.5, -7.5}, {13, -8.5}};
    art_svg_begin(svg);
    if (symbol == CARC_SHIELD) {
        art_svg_outline(svg, "M0,-12.5L0,13.5M-9,-3.4L9,-3.4", at, s);
        art_svg_end(
            svg, (struct art_style){
                     .stroke = ART_SYMBOL_INLAY, .width = (fine ? 3.3 : 3.8) * s, .butt = true});
        return;
    }
    const struct art_point *studs = fine ? fine_studs : coarse_studs;
    for (int i = 0; i < (fine ? 4 : 3) && symbol == CARC_CLUB; i++) {
        art_svg_dot(svg, at.x + studs[i].x * s, at.y + studs[i].y * s, 0.2);
    }
    art_svg_end(svg, art_pen(ART_SYMBOL_INLAY, (fine ? 3.6 : 4) * s));
}

static void draw_symbol_ears(
    struct art_svg *svg, enum carc_symbol symbol, struct art_point at, double s)
{
    static const struct art_point ears[CARC_SYMBOL_COUNT][9] = {
        [CARC_SHIELD] = {{-6.5, -9}, {6, -9.5}, {-7, 3.5}, {6.5, 3}, {-4, 8.5}, {4.5, 8}},
        [CARC_CLUB] = {{-11, 13}, {-8, 9.5}, {-5, 5.5}, {-2, 2}, {4, -12}, {12, -13}, {13, -6.5},
            {5, -5}},
        [CARC_RAKE] = {{-11, 15.5}, {-8.1, 11.4}, {-5.2, 7.3}, {-2.3, 3.3}, {-4.7, -10.7},
            {-0.6, -7.8}, {3.5, -4.9}, {7.6, -2}, {11.6, 0.9}}};
    art_svg_begin(svg);
    for (int i = 0; i < 9; i++) {
        struct art_point e = ears[symbol][i];
        if (e.x != 0 || e.y != 0) {
            art_svg_move(svg, at.x + e.x * s - 0.6, at.y + e.y * s + 1.2);
            art_svg_line(svg, at.x + e.x * s + 0.6, at.y + e.y * s - 1.4);
        }
    }
    art_svg_end(svg, art_pen(0xB07A22, 1.2));
}

/* The symbol is left standing in the disc: dark top, darker side, a few ears. */
static void draw_symbol(
    struct art_svg *svg, enum carc_symbol symbol, struct art_point at, double s, bool fine)
{
    const char *path = art_symbol_outline(symbol);
    bool rake = symbol == CARC_RAKE;
    if (!fine) {
        fill_symbol(svg, rake ? coarse_rake : path, at, s * (rake ? 1.08 : 1.02),
            (struct art_style){.fill = ART_SYMBOL_LINE,
                .stroke = ART_SYMBOL_LINE,
                .width = (rake ? 1.5 : 1.8) * s});
        draw_inlay(svg, symbol, at, s, false);
        return;
    }
    s *= rake ? 0.96 : 1;
    fill_symbol(svg, path, art_shift(at, 1.6, 3.6), s, art_glaze(ART_SYMBOL_SHADE, 0.45));
    fill_symbol(svg, path, art_shift(at, 0, rake ? 1.6 : 2.6), s,
        (struct art_style){.fill = ART_SYMBOL_SIDE, .stroke = ART_SYMBOL_SIDE, .width = 0.9 * s});
    fill_symbol(svg, path, at, s,
        (struct art_style){.fill = ART_SYMBOL_TOP, .stroke = ART_SYMBOL_LINE, .width = 0.9 * s});
    draw_inlay(svg, symbol, at, s, true);
    draw_symbol_ears(svg, symbol, at, s);
}

void art_paint_crop_circle(struct art_scene *scene)
{
    if (scene->layout.circle.r == 0) {
        return;
    }
    bool fine = scene->stage.fine;
    struct art_svg *svg = scene->stage.ground;
    enum carc_symbol symbol = (enum carc_symbol)scene->layout.tile->symbol;
    struct art_disc c = {
        art_stage_turn(&scene->stage, scene->layout.circle.at), scene->layout.circle.r};
    struct art_disc pit = {c.at, c.r * (fine ? 0.70 : 0.80)};
    draw_patch(svg, c);
    if (fine) {
        draw_patch_ears(svg, c, pit.r);
        draw_formation(svg, symbol, c);
    }
    draw_hollow(svg, pit);
    if (fine) {
        draw_swirls(svg, pit);
    }
    draw_symbol(svg, symbol, art_shift(c.at, 0, fine ? 1.2 : 0.6), pit.r / 24.5, fine);
}
