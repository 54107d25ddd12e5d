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

/* A gate on the road from east or west is turned halfway towards the viewer, or its mouth would be
 * a slit. Its front runs from the far tower, which stands out into the country, to the near one,
 * which stands within the walls. Points count from the gate: x outwards, y down the screen. */
static const struct art_point far_foot = {18, -9};
static const struct art_point near_foot = {-14, 12};
static const struct art_point depth = {-7, -9};

#define SIDE_HEIGHT 25.0

struct turned {
    struct art_point at;
    double d; /* 1 when the country lies to the right, -1 to the left */
};

/* A point on the front: `along` 0 at the far tower, 1 at the near one; `up` from the ground. */
static struct art_point front_at(struct turned gate, double along, double up)
{
    struct art_point p = art_between(far_foot, near_foot, along);
    return art_at(gate.at.x + gate.d * p.x, gate.at.y + p.y - up);
}

static struct art_point behind(struct turned gate, struct art_point p)
{
    return art_at(p.x + gate.d * depth.x, p.y + depth.y);
}

static void draw_side_walls(struct art_svg *svg, struct turned gate)
{
    struct art_point foot[] = {front_at(gate, 0, 0), front_at(gate, 1, 0)};
    struct art_point top[] = {front_at(gate, 0, SIDE_HEIGHT), front_at(gate, 1, SIDE_HEIGHT)};
    struct art_point inner_foot = behind(gate, foot[1]);
    struct art_point inner_top = behind(gate, top[1]);
    const struct art_point inner[] = {foot[1], inner_foot, inner_top, top[1]};
    const struct art_point roof[] = {top[0], top[1], inner_top, behind(gate, top[0])};
    const struct art_point front[] = {foot[0], foot[1], top[1], top[0]};
    struct art_style line = {.stroke = ART_WALL_LINE, .width = 1};
    line.fill = gate.d < 0 ? 0xA8977C : 0xC4B599;
    art_svg_begin(svg);
    art_svg_points(svg, inner, 4, true);
    art_svg_end(svg, line);
    line.fill = ART_STONE_LIGHT;
    art_svg_begin(svg);
    art_svg_points(svg, roof, 4, true);
    art_svg_end(svg, line);
    line.fill = gate.d < 0 ? 0xEADFCB : 0xDDD0B9;
    art_svg_begin(svg);
    art_svg_points(svg, front, 4, true);
    art_svg_end(svg, line);
}

/* The mouth as one sees it on the slanting front. */
static void draw_side_arch(struct art_svg *svg, struct turned gate, double half, uint32_t colour)
{
    enum { STEPS = 8 };
    struct art_point p[STEPS + 3];
    const double middle = 0.5;
    p[0] = front_at(gate, middle - half, -1);
    for (int i = 0; i <= STEPS; i++) {
        double a = ART_PI * i / STEPS;
        p[i + 1] = front_at(gate, middle - half * art_cos(a), 8 + 36 * half * art_sin(a));
    }
    p[STEPS + 2] = front_at(gate, middle + half, -1);
    art_svg_fill(svg, p, STEPS + 3, colour);
}

static void draw_side_merlons(struct art_svg *svg, struct turned gate, bool back)
{
    for (int top = 0; top < 2; top++) {
        art_svg_begin(svg);
        for (int i = 0; i < 4; i++) {
            struct art_point p = front_at(gate, 0.24 + 0.18 * i, SIDE_HEIGHT);
            p = back ? behind(gate, p) : p;
            art_svg_bar(svg, p.x - 2.3, p.y - 4.6, 4.6, top ? 2 : 5.6);
        }
        art_svg_end(
            svg, top ? art_flat(0xFBF7EE)
                     : (struct art_style){.fill = 0xC9BBA2, .stroke = ART_WALL_LINE, .width = 0.6});
    }
}

static void draw_side_gate(struct art_svg *svg, struct art_point at, double d, bool fine)
{
    struct turned gate = {at, d};
    draw_side_walls(svg, gate);
    if (fine) {
        draw_side_merlons(svg, gate, true);
    }
    draw_side_arch(svg, gate, fine ? 0.27 : 0.29, fine ? 0x8A7963 : 0x2E221A);
    if (fine) {
        draw_side_arch(svg, gate, 0.22, 0x2E221A);
        art_svg_begin(svg);
        for (int i = -1; i <= 1; i++) {
            struct art_point p = front_at(gate, 0.5 + 0.1 * i, 14.5 - 2.0 * i * i);
            art_svg_move(svg, p.x, p.y);
            art_svg_line(svg, p.x, p.y + 7);
        }
        struct art_point left = front_at(gate, 0.3, 10.5);
        struct art_point right = front_at(gate, 0.7, 10.5);
        art_svg_move(svg, left.x, left.y);
        art_svg_line(svg, right.x, right.y);
        art_svg_end(svg, (struct art_style){.stroke = 0x8B6A43, .width = 1.1, .butt = true});
    }
    draw_side_merlons(svg, gate, false);
}

void art_draw_gate(struct art_stage *stage, struct art_point at, int side)
{
    bool fine = stage->fine;
    if (side == CARC_N || side == CARC_S) {
        draw_front_gate(art_stage_prop(stage, at.y + 8), at, side == CARC_S, fine);
        return;
    }
    double d = side == CARC_E ? 1 : -1;
    struct art_tower tower = flank;
    tower.fine = fine;
    art_draw_tower(
        art_stage_prop(stage, at.y - 4), art_shift(at, d * far_foot.x, far_foot.y + 2), tower);
    tower.height = 22;
    struct art_svg *svg = art_stage_prop(stage, at.y + 48);
    draw_side_gate(svg, at, d, fine);
    art_draw_tower(svg, art_shift(at, d * near_foot.x, near_foot.y + 3), tower);
}

void art_draw_gate_bridge(struct art_svg *svg, struct art_point at, int side)
{
    static const struct art_point ways[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    struct art_point v = ways[side];
    if (side == CARC_S) {
        return; /* the gate draws a ramp there */
    }
    static const double widths[] = {21, 17};
    static const double lengths[] = {36, 34.5};
    double near = side == CARC_N ? 0 : -12; /* up to the slanting front */
    for (int layer = 0; layer < 2; layer++) {
        double half = widths[layer] / 2;
        double far = lengths[layer];
        const struct art_point deck[] = {
            {at.x + v.x * near - v.y * half, at.y + v.y * near - v.x * half},
            {at.x + v.x * far - v.y * half, at.y + v.y * far - v.x * half},
            {at.x + v.x * far + v.y * half, at.y + v.y * far + v.x * half},
            {at.x + v.x * near + v.y * half, at.y + v.y * near + v.x * half}};
        art_svg_fill(svg, deck, 4, layer ? 0xA97F50 : 0x5E4128);
    }
    art_svg_begin(svg);
    for (int u = (int)near + 3; u <= 33; u += 3) {
        art_svg_move(svg, at.x + v.x * u + v.y * 8, at.y + v.y * u + v.x * 8);
        art_svg_line(svg, at.x + v.x * u - v.y * 8, at.y + v.y * u - v.x * 8);
    }
    art_svg_end(
        svg, (struct art_style){.stroke = 0x5E4128, .width = 0.8, .opacity = 0.7, .butt = true});
}
