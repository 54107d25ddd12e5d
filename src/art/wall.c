/* Walls are battered (wider at the foot), so that even a run seen end-on shows two slopes: one lit
 * and one dark. */
#include "art/palette.h"
#include "art/stonework.h"
#include "base/macros.h"

#define FOOT 6.6   /* half width at the foot */
#define TOP 4.5    /* half width at the top */
#define HEIGHT 9.5 /* straight up on the screen */
#define STEP 6.0   /* between two samples */
#define PIECE 5    /* samples in a piece, which is one prop */

#define MAX_MERLONS 96

struct wall {
    struct art_line axis;   /* samples */
    struct art_line normal; /* unit vectors to the outside */
    struct art_point merlon[MAX_MERLONS];
    int merlon_at[MAX_MERLONS]; /* sample before each */
    int merlon_count;
    bool fine;
};

void art_draw_wall_ground(struct art_svg *svg, const struct art_line *line)
{
    struct art_line moved = *line;
    art_svg_stroke(svg, line->p, (size_t)line->count,
        (struct art_style){.stroke = 0x4A5A22, .width = 22, .opacity = 0.16});
    for (int i = 0; i < line->count; i++) {
        moved.p[i] = art_shift(line->p[i], 5, 3);
    }
    art_svg_stroke(svg, moved.p, (size_t)moved.count,
        (struct art_style){.stroke = ART_SHADE_STONE, .width = 12.5, .opacity = 0.2});
    art_svg_stroke(svg, line->p, (size_t)line->count, art_pen(ART_WALL_LINE, FOOT * 2 + 1.8));
    for (int i = 0; i < line->count; i++) {
        moved.p[i] = art_shift(line->p[i], 0, -HEIGHT);
    }
    art_svg_stroke(svg, moved.p, (size_t)moved.count, art_pen(ART_WALL_LINE, TOP * 2 + 1.8));
}

static void sample(struct wall *wall, const struct art_line *line)
{
    double length = art_line_length(line);
    art_line_resample(&wall->axis, line, STEP);
    int last = wall->axis.count - 1;
    wall->normal.count = 0;
    for (int i = 0; i <= last; i++) {
        struct art_point a = wall->axis.p[i > 0 ? i - 1 : 0];
        struct art_point b = wall->axis.p[i < last ? i + 1 : last];
        double d = art_distance(a, b);
        art_line_add(&wall->normal, art_at(-(b.y - a.y) / d, (b.x - a.x) / d));
    }
    /* Further apart where the wall runs up the screen: that stops the zipper. */
    wall->merlon_count = 0;
    for (double s = 3.2; s < length - 3 && wall->merlon_count < MAX_MERLONS;) {
        int i = (int)(s / length * last);
        i = i < last ? i : last - 1;
        wall->merlon[wall->merlon_count] = art_line_at(line, s);
        wall->merlon_at[wall->merlon_count++] = i;
        s += 9 + 3.4 * fabs(wall->normal.p[i].x);
    }
}

static struct art_point beside(const struct wall *wall, int i, double d, double height)
{
    return art_shift(wall->axis.p[i], wall->normal.p[i].x * d, wall->normal.p[i].y * d - height);
}

/* A strip between two offsets of the axis: (a, ha) out to (b, hb). */
struct strip {
    double a, ha, b, hb;
};

static void draw_strip(
    struct art_svg *svg, const struct wall *wall, const int range[2], struct strip s, uint32_t fill)
{
    struct art_point p[2 * (PIECE + 1)];
    size_t n = 0;
    for (int i = range[0]; i <= range[1]; i++) {
        p[n++] = beside(wall, i, s.a, s.ha);
    }
    for (int i = range[1]; i >= range[0]; i--) {
        p[n++] = beside(wall, i, s.b, s.hb);
    }
    art_svg_fill(svg, p, n, fill);
}

static void draw_joints(
    struct art_svg *svg, const struct wall *wall, const int range[2], double side)
{
    static const double levels[] = {0.3, 0.64};
    art_svg_begin(svg);
    for (int k = 0; k < 2; k++) {
        struct art_point p[PIECE + 1];
        size_t n = 0;
        for (int i = range[0]; i <= range[1]; i++) {
            double d = side * (FOOT + (TOP - FOOT) * levels[k]);
            p[n++] = beside(wall, i, d, HEIGHT * levels[k]);
        }
        art_svg_points(svg, p, n, false);
    }
    art_svg_end(svg, (struct art_style){.stroke = ART_WALL_JOINT,
                         .width = 0.9,
                         .opacity = 0.45,
                         .dash = "4.4 3.4",
                         .butt = true});
}

static void draw_face(struct art_svg *svg, const struct wall *wall, const int range[2], double side)
{
    struct art_point n = wall->normal.p[(range[0] + range[1]) / 2];
    double light = art_clamp(0.5 - 0.55 * side * n.x, 0, 1);
    draw_strip(svg, wall, range, (struct strip){side * FOOT, 0, side * TOP, HEIGHT},
        art_mix(0x867560, 0xE2D6C0, light));
    if (wall->fine && fabs(n.y) > 0.3) {
        draw_joints(svg, wall, range, side);
    }
}

/* The four corners of a merlon's base, on top of the wall's outer edge. */
static void merlon_base(const struct wall *wall, int m, struct art_point corner[4])
{
    struct art_point a = wall->normal.p[wall->merlon_at[m]];
    struct art_point b = wall->normal.p[wall->merlon_at[m] + 1];
    struct art_point n = art_between(a, b, 0.5);
    double length = sqrt(n.x * n.x + n.y * n.y);
    n = art_at(n.x / length, n.y / length);
    struct art_point c = art_shift(wall->merlon[m], n.x * (TOP - 1.2), n.y * (TOP - 1.2) - HEIGHT);
    static const double along[] = {-2.8, 2.8, 2.8, -2.8};
    static const double out[] = {-1.5, -1.5, 1.5, 1.5};
    for (int i = 0; i < 4; i++) {
        corner[i] = art_shift(c, n.y * along[i] + n.x * out[i], -n.x * along[i] + n.y * out[i]);
    }
}

/* The outline of a box on the screen: the base, and the same 3.2 higher. Going round the base,
 * edges that face the viewer keep their base, the others show their top. */
static void add_box(struct art_svg *svg, const struct art_point base[4], double height)
{
    int left = 0;
    int right = 0;
    for (int i = 1; i < 4; i++) {
        left = base[i].x < base[left].x ? i : left;
        right = base[i].x > base[right].x ? i : right;
    }
    /* The base is wound so that going on from `left` leads along the far or the near side. */
    double turn = (base[1].x - base[0].x) * (base[2].y - base[1].y) -
                  (base[1].y - base[0].y) * (base[2].x - base[1].x);
    int far_step = turn > 0 ? 1 : 3;
    art_svg_move(svg, base[left].x, base[left].y);
    art_svg_line(svg, base[left].x, base[left].y - height);
    for (int i = left; i != right;) {
        i = (i + far_step) & 3;
        art_svg_line(svg, base[i].x, base[i].y - height);
    }
    art_svg_line(svg, base[right].x, base[right].y);
    for (int i = (right + far_step) & 3; i != left; i = (i + far_step) & 3) {
        art_svg_line(svg, base[i].x, base[i].y);
    }
    art_svg_shut(svg);
}

static void draw_merlons(struct art_svg *svg, const struct wall *wall, const int range[2])
{
    struct art_point n = wall->normal.p[(range[0] + range[1]) / 2];
    double light = art_clamp(0.5 - 0.5 * n.x + 0.2 * fabs(n.y), 0, 1);
    struct art_point base[4];
    art_svg_begin(svg);
    for (int m = 0; m < wall->merlon_count; m++) {
        if (wall->merlon_at[m] >= range[0] && wall->merlon_at[m] < range[1]) {
            merlon_base(wall, m, base);
            add_box(svg, base, 3.2);
        }
    }
    art_svg_end(svg, (struct art_style){.fill = art_mix(0x8D7C66, 0xC6B89F, light),
                         .stroke = wall->fine ? 0x64553F : 0,
                         .width = 0.5});
    art_svg_begin(svg);
    for (int m = 0; m < wall->merlon_count; m++) {
        if (wall->merlon_at[m] >= range[0] && wall->merlon_at[m] < range[1]) {
            merlon_base(wall, m, base);
            for (int i = 0; i < 4; i++) {
                base[i].y -= 3.2;
            }
            art_svg_points(svg, base, 4, true);
        }
    }
    art_svg_end(svg, art_flat(0xF6EEDF));
}

static void draw_piece(struct art_svg *svg, const struct wall *wall, const int range[2])
{
    struct art_point n = wall->normal.p[(range[0] + range[1]) / 2];
    if (n.y < 0.22) {
        draw_face(svg, wall, range, -1);
    }
    if (n.y > -0.22) {
        draw_face(svg, wall, range, 1);
    }
    draw_strip(svg, wall, range, (struct strip){TOP, HEIGHT, -TOP, HEIGHT}, ART_WALL_TOP);
    if (wall->fine) {
        draw_strip(svg, wall, range, (struct strip){0.8, HEIGHT, -2.6, HEIGHT}, ART_WALL_WALK);
    }
    draw_merlons(svg, wall, range);
}

void art_draw_wall(struct art_stage *stage, const struct art_line *line)
{
    struct wall wall = {.fine = stage->fine};
    sample(&wall, line);
    int last = wall.axis.count - 1;
    for (int from = 0; from < last; from += PIECE) {
        int to = from + PIECE < last ? from + PIECE : last;
        double key = fmax(wall.axis.p[from].y, wall.axis.p[to].y) - 1;
        draw_piece(art_stage_prop(stage, key), &wall, (int[]){from, to});
    }
}
