#include "art/palette.h"
#include "art/stonework.h"
#include "base/macros.h"

static const struct art_tower flank = {.r = 7.6, .height = 23, .roof = ART_SLATE, .shaded = true};

static void draw_arch(struct art_svg *svg, struct art_point at, double half, uint32_t colour)
{
    art_svg_begin(svg);
    art_svg_move(svg, at.x - half, at.y + 3);
    art_svg_line(svg, at.x - half, at.y - 6);
    art_svg_arc(svg, art_at(half, half), false, true, art_at(at.x + half, at.y - 6));
    art_svg_line(svg, at.x + half, at.y + 3);
    art_svg_shut(svg);
    art_svg_end(svg, art_flat(colour));
}

static void draw_portcullis(struct art_svg *svg, struct art_point at)
{
    art_svg_begin(svg);
    for (int i = 0; i < 4; i++) {
        double x = -4.5 + 3 * i;
        art_svg_move(svg, at.x + x, at.y - 12 + fabs(x) * 0.4);
        art_svg_line(svg, at.x + x, at.y - 5 + fabs(x) * 0.4);
    }
    art_svg_dot(svg, at.x - 5.5, at.y - 8, 11);
    art_svg_end(svg, (struct art_style){.stroke = 0x8B6A43, .width = 1.1, .butt = true});
}

/* Planks before the gate, on the viewer's side. */
static void draw_ramp(struct art_svg *svg, struct art_point at, bool fine)
{
    const struct art_point ramp[] = {{at.x - 7, at.y + 3}, {at.x + 7, at.y + 3},
        {at.x + 8.6, at.y + 14}, {at.x - 8.6, at.y + 14}};
    art_svg_begin(svg);
    art_svg_points(svg, ramp, 4, true);
    art_svg_end(svg, (struct art_style){.fill = 0x9B7347, .stroke = 0x5E4128, .width = 0.9});
    if (fine) {
        art_svg_begin(svg);
        for (int i = 0; i < 3; i++) {
            art_svg_dot(svg, at.x - 7, at.y + 5.6 + 2.8 * i, 14);
        }
        art_svg_end(svg,
            (struct art_style){.stroke = 0x5E4128, .width = 0.8, .opacity = 0.7, .butt = true});
    }
}

static void draw_block(struct art_svg *svg, struct art_point at, bool fine)
{
    art_svg_begin(svg);
    art_svg_bar(svg, at.x - 13, at.y - 24, 26, 27);
    art_svg_end(svg, (struct art_style){.fill = 0xCFC1A8, .stroke = ART_WALL_LINE, .width = 1});
    art_svg_begin(svg);
    art_svg_bar(svg, at.x - 13, at.y - 24, 26, 5);
    art_svg_end(svg, art_flat(0xE9DECB));
    if (fine) {
        art_svg_begin(svg);
        art_svg_dot(svg, at.x - 11, at.y - 14, 5);
        art_svg_dot(svg, at.x + 6, at.y - 15, 5);
        art_svg_dot(svg, at.x - 12, at.y - 8, 4);
        art_svg_dot(svg, at.x + 8, at.y - 7, 4);
        art_svg_end(svg,
            (struct art_style){.stroke = ART_STONE_DARK, .width = 1, .opacity = 0.6, .butt = true});
    }
}

/* A banner over the arch tells the town's colours at a glance. */
static void draw_gate_banner(struct art_svg *svg, struct art_point at)
{
    art_svg_begin(svg);
    art_svg_outline(svg, "M-2.4,-23L2.4,-23L2.4,-17.5L0,-15.6L-2.4,-17.5Z", at, 1);
    art_svg_end(svg, art_flat(0xB5533A));
}

static void draw_merlons(struct art_svg *svg, struct art_point at)
{
    for (int top = 0; top < 2; top++) {
        art_svg_begin(svg);
        for (int i = 0; i < 4; i++) {
            art_svg_bar(svg, at.x - 12.9 + 7.07 * i, at.y - 29, 4.6, top ? 2 : 6);
        }
        art_svg_end(
            svg, top ? art_flat(0xFBF7EE)
                     : (struct art_style){.fill = 0xC9BBA2, .stroke = ART_WALL_LINE, .width = 0.6});
    }
}

static void draw_front_gate(struct art_svg *svg, struct art_point at, bool near, bool fine)
{
    struct art_tower tower = flank;
    tower.fine = fine;
    art_draw_tower(svg, art_shift(at, -16, 3), tower);
    draw_block(svg, at, fine);
    draw_arch(svg, at, 9, 0x8A7963);
    draw_arch(svg, at, 7.4, 0x2E221A);
    if (fine) {
        draw_portcullis(svg, at);
        draw_gate_banner(svg, at);
    }
    if (near) {
        draw_ramp(svg, at, fine);
    }
    draw_merlons(svg, at);
    art_draw_tower(svg, art_shift(at, 16, 3), tower);
}

/* A barbican seen from its side: its mouth bulges towards the road like a D. Small pictures get a
 * deeper mouth, or it would be a dot. */
static void draw_barbican(struct art_svg *svg, struct art_point at, double d, bool fine)
{
    double x = at.x;
    double y = at.y;
    double mouth = x + d * 7;
    double inner = x - d * 8;
    double bulge = fine ? 20 : 24;
    art_svg_begin(svg);
    art_svg_move(svg, inner, y - 10);
    art_svg_cubic(
        svg, art_at(inner - d * 7, y - 10), art_at(inner - d * 7, y + 8), art_at(inner, y + 8));
    art_svg_shut(svg);
    art_svg_end(svg, art_flat(0x4A3828));
    art_svg_begin(svg);
    art_svg_move(svg, x, y - 22);
    art_svg_line(svg, mouth, y - 22);
    art_svg_cubic(svg, art_at(mouth + d * bulge, y - 21), art_at(mouth + d * bulge, y + 12),
        art_at(mouth, y + 13));
    art_svg_line(svg, x, y + 13);
    art_svg_shut(svg);
    art_svg_end(svg, (struct art_style){.fill = 0xE3D8C4, .stroke = ART_WALL_LINE, .width = 1});
    art_svg_begin(svg);
    double start = mouth + d * (fine ? 1.6 : 0.5);
    double dark = bulge - (fine ? 5.5 : 4);
    art_svg_move(svg, start, y - (fine ? 16 : 18));
    art_svg_cubic(svg, art_at(mouth + d * dark, y - 16), art_at(mouth + d * dark, y + 11),
        art_at(start, y + 11));
    art_svg_shut(svg);
    art_svg_end(svg, art_flat(0x2E221A));
    if (fine) {
        art_svg_begin(svg);
        for (int i = 0; i < 2; i++) {
            double q = 4.6 + 2.8 * i;
            art_svg_move(svg, mouth + d * q, y - 13 + q * 0.3);
            art_svg_line(svg, mouth + d * q, y + 8 - q * 0.3);
        }
        art_svg_end(svg, (struct art_style){.stroke = 0x8B6A43, .width = 1.2, .butt = true});
    }
    for (int side = -1; side <= 1; side += 2) {
        const struct art_point slope[] = {
            {x + 9 * side, y + 6}, {x + 9 * side, y - 22}, {x, y - 31}, {x, y - 4}};
        art_svg_begin(svg);
        art_svg_points(svg, slope, 4, true);
        art_svg_end(svg, (struct art_style){
                             .fill = side < 0 ? art_lighter(ART_SLATE, 0.28) : (uint32_t)ART_SLATE,
                             .stroke = art_darker(ART_SLATE, 0.3),
                             .width = 0.8});
    }
}

void art_draw_gate(struct art_stage *stage, struct art_point at, int side)
{
    bool fine = stage->fine;
    if (side == CARC_N || side == CARC_S) {
        draw_front_gate(art_stage_prop(stage, at.y + 8), at, side == CARC_S, fine);
        return;
    }
    struct art_tower tower = flank;
    tower.fine = fine;
    tower.height = 18;
    art_draw_tower(art_stage_prop(stage, at.y - 4), art_shift(at, 0, -16), tower);
    draw_barbican(art_stage_prop(stage, at.y + 13), at, side == CARC_E ? 1 : -1, fine);
    tower.height = 17;
    art_draw_tower(art_stage_prop(stage, at.y + 52), art_shift(at, 0, 20), tower);
}

void art_draw_gate_bridge(struct art_svg *svg, struct art_point at, int side)
{
    static const struct art_point ways[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    struct art_point v = ways[side];
    if (side == CARC_S) {
        return; /* the gate draws a ramp there */
    }
    static const double widths[] = {19, 17};
    static const double lengths[] = {34, 33};
    for (int layer = 0; layer < 2; layer++) {
        double half = widths[layer] / 2;
        double far = lengths[layer];
        const struct art_point deck[] = {{at.x - v.y * half, at.y - v.x * half},
            {at.x + v.x * far - v.y * half, at.y + v.y * far - v.x * half},
            {at.x + v.x * far + v.y * half, at.y + v.y * far + v.x * half},
            {at.x + v.y * half, at.y + v.x * half}};
        art_svg_fill(svg, deck, 4, layer ? 0x9B7347 : 0x5E4128);
    }
    art_svg_begin(svg);
    for (int u = 14; u <= 32; u += 3) {
        art_svg_move(svg, at.x + v.x * u + v.y * 8, at.y + v.y * u + v.x * 8);
        art_svg_line(svg, at.x + v.x * u - v.y * 8, at.y + v.y * u - v.x * 8);
    }
    art_svg_end(
        svg, (struct art_style){.stroke = 0x5E4128, .width = 0.8, .opacity = 0.7, .butt = true});
}
