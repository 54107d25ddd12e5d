/* The monastery: a precinct wall round a lawn, a church, in front of it the cloister with its
 * garth, beds and trees. Everything is written for full size and scaled when a tile has less
 * room. */
#include "art/civic.h"
#include "art/paint.h"
#include "art/palette.h"
#include "art/plants.h"

#define FULL 62.0

struct precinct {
    struct art_point at; /* turned frame */
    double s;
    int gates[CARC_EDGES]; /* edges on the screen from which roads come */
    int gate_count;
    bool fine;
};

static struct art_point place(const struct precinct *p, double x, double y)
{
    return art_at(p->at.x + x * p->s, p->at.y + y * p->s);
}

static void bar(
    struct art_svg *svg, const struct precinct *p, struct art_view v, struct art_style style)
{
    struct art_point at = place(p, v.x, v.y);
    art_svg_begin(svg);
    art_svg_bar(svg, at.x, at.y, v.width * p->s, v.height * p->s);
    art_svg_end(svg, style);
}

static void poly(struct art_svg *svg, const struct precinct *p, const struct art_point *points,
    size_t count, struct art_style style)
{
    struct art_point moved[8];
    for (size_t i = 0; i < count; i++) {
        moved[i] = place(p, points[i].x, points[i].y);
    }
    art_svg_begin(svg);
    art_svg_points(svg, moved, count, true);
    art_svg_end(svg, style);
}

/* Flowers in two colours on a small lattice from (x, y), as in a draughts board. */
struct flowers {
    double x, y, step_x, step_y;
    int columns, rows;
    uint32_t colours[2];
    double size;
};

static void draw_flowers(struct art_svg *svg, const struct precinct *p, const struct flowers *f)
{
    for (int tone = 0; tone < 2; tone++) {
        art_svg_begin(svg);
        for (int i = 0; i < f->columns * f->rows; i++) {
            int column = i % f->columns;
            int row = i / f->columns;
            if ((column + row) % 2 == tone) {
                struct art_point at = place(p, f->x + column * f->step_x, f->y + row * f->step_y);
                art_svg_dot(svg, at.x, at.y, 0.2);
            }
        }
        art_svg_end(svg, art_pen(f->colours[tone], f->size * p->s));
    }
}

static void draw_bed(struct art_svg *svg, const struct precinct *p, struct art_point c,
    uint32_t first, uint32_t second)
{
    bar(svg, p, (struct art_view){c.x - 6.5, c.y - 5.5, 13, 11}, art_flat(0x8A6A44));
    bar(svg, p, (struct art_view){c.x - 5.5, c.y - 4.5, 11, 9}, art_flat(0x5F8A3E));
    if (p->fine) {
        struct flowers f = {c.x - 3.7, c.y - 2.7, 3.1, 3.1, 3, 2, {first, second}, 2.2};
        draw_flowers(svg, p, &f);
    } else {
        bar(svg, p, (struct art_view){c.x - 4, c.y - 3, 8, 6}, art_flat(first));
    }
}

static void draw_path(struct art_svg *svg, const struct precinct *p, int gate, struct art_style pen)
{
    static const struct art_point ways[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    struct art_point v = ways[gate];
    struct art_point path[3] = {
        place(p, v.x * 62, v.y * 62 + (v.x != 0 ? 4 : 0)), place(p, v.x * 34, 34), place(p, 0, 36)};
    if (gate == CARC_N) { /* round the church */
        path[1] = place(p, 40, -30);
        struct art_point longer[5] = {
            path[0], place(p, 8, -48), path[1], place(p, 38, 20), path[2]};
        art_svg_stroke(svg, longer, 5, pen);
        return;
    }
    art_svg_stroke(svg, path, gate == CARC_S ? 2 : 3, pen);
}

static void draw_yard(struct art_svg *svg, const struct precinct *p)
{
    art_svg_circle(svg, p->at, 61 * p->s, art_glaze(ART_GRASS_DEEP, 0.35));
    art_svg_circle(svg, p->at, 56 * p->s, art_flat(0xBBD07A));
    art_svg_ellipse(svg, place(p, 0, 4), 50 * p->s, 44 * p->s, art_glaze(0xC6D98A, 0.8));
    for (int layer = 0; layer < 2; layer++) {
        uint32_t colour = layer ? 0xF0E3C0 : 0xD8C290;
        for (int g = 0; g < p->gate_count; g++) {
            draw_path(svg, p, p->gates[g], art_pen(colour, (layer ? 10.5 : 14) * p->s));
        }
        art_svg_ellipse(svg, place(p, 0, 38), (layer ? 25 : 27) * p->s, (layer ? 11.2 : 13) * p->s,
            art_flat(colour));
    }
    draw_bed(svg, p, art_at(-43, -14), 0xD9627A, 0xF6D9E0);
    draw_bed(svg, p, art_at(-46, -1), 0xF4D35E, 0xFFF6D2);
    draw_bed(svg, p, art_at(-43, 12), 0x8C6BB8, 0xE6DBF3);
}

static bool at_gate(const struct precinct *p, double angle)
{
    for (int g = 0; g < p->gate_count; g++) {
        double apart = angle - (p->gates[g] - 1) * ART_PI / 2;
        apart -= floor(apart / (2 * ART_PI) + 0.5) * 2 * ART_PI;
        if (fabs(apart) < 0.19) {
            return true;
        }
    }
    return false;
}

/* One half of the ring (0: the far, 1: the near one), moved down by `dy`. */
static void add_half_ring(struct art_svg *svg, const struct precinct *p, int near, double dy)
{
    bool open = true;
    for (int i = 0; i <= 36; i++) {
        double angle = ART_PI * (i / 36.0 + (near ? 0 : 1));
        struct art_point at = art_shift(art_around(p->at, angle, 57 * p->s, 57 * p->s), 0, dy);
        if (at_gate(p, angle)) {
            open = true;
        } else if (open) {
            art_svg_move(svg, at.x, at.y);
            open = false;
        } else {
            art_svg_line(svg, at.x, at.y);
        }
    }
}

static void draw_half_ring(struct art_svg *svg, const struct precinct *p, int near)
{
    const struct {
        double dy;
        struct art_style style;
        bool fine;
    } layers[] = {{1, {.stroke = 0x7D6D57, .width = 5.4, .butt = true}, false},
        {0, {.stroke = 0xB9A98F, .width = 4.6, .butt = true}, false},
        {-2.8, {.stroke = 0x8F7F68, .width = 4.6, .butt = true}, false},
        {-2.8, {.stroke = 0xEBE1CE, .width = 3.6, .butt = true}, false},
        {-2.8, {.stroke = 0xC2B39A, .width = 3.6, .butt = true, .dash = ".7 5.6"}, true},
        {.3, {.stroke = 0x8A7963, .width = 1, .butt = true, .dash = "4 3", .opacity = .7}, true}};
    for (int i = 0; i < 6; i++) {
        if (layers[i].fine && !p->fine) {
            continue;
        }
        art_svg_begin(svg);
        add_half_ring(svg, p, near, layers[i].dy);
        art_svg_end(svg, layers[i].style);
    }
}

#define CX -4.0 /* middle of the cloister, seen from the monastery's */
#define CY 13.0
#define HALF_W 29.0
#define HALF_H 19.0
#define CLOISTER_CLAY 0xC4683F

static void draw_garth(struct art_svg *svg, const struct precinct *p)
{
    static const struct {
        double x, y;
        uint32_t colours[2];
    } beds[] = {{-12, -6, {0xD9627A, 0xFFE3EA}}, {12, -6, {0xF4D35E, 0xFFF6D2}},
        {-12, 6, {0xFFF6D2, 0xE8735A}}, {12, 6, {0x8C6BB8, 0xE6DBF3}}};
    double top = CY - HALF_H + 6;
    bar(svg, p, (struct art_view){CX - 21, top, 42, 24}, art_flat(0xA9C566));
    bar(svg, p, (struct art_view){CX - 1.6, top, 3.2, 24}, art_flat(0xEFE2BC));
    bar(svg, p, (struct art_view){CX - 21, CY - 2.6, 42, 3.2}, art_flat(0xEFE2BC));
    for (int i = 0; i < 4; i++) {
        double x = CX + beds[i].x;
        double y = CY - 1 + beds[i].y;
        bar(svg, p, (struct art_view){x - 7, y - 3, 14, 6}, art_flat(0x6E9A44));
        if (p->fine) {
            struct flowers f = {
                x - 5, y - 1.4, 3.3, 2.8, 4, 2, {beds[i].colours[0], beds[i].colours[1]}, 2};
            draw_flowers(svg, p, &f);
        }
    }
    struct art_point c = place(p, CX, CY - 1);
    art_svg_ellipse(svg, c, 4.6 * p->s, 3 * p->s, art_flat(ART_STONE_DARK));
    c.y -= 0.8 * p->s;
    art_svg_ellipse(svg, c, 4.6 * p->s, 2.8 * p->s, art_flat(ART_STONE_TOP));
    art_svg_ellipse(svg, c, 3 * p->s, 1.6 * p->s, art_flat(ART_WATER));
}

static void draw_side_walk(struct art_svg *svg, const struct precinct *p, int side)
{
    uint32_t low = art_darker(CLOISTER_CLAY, 0.3);
    const struct art_point roof[] = {{CX + side * HALF_W, CY - HALF_H - 3},
        {CX + side * HALF_W, CY + HALF_H - 8}, {CX + side * (HALF_W - 9), CY + HALF_H - 8},
        {CX + side * (HALF_W - 9), CY - HALF_H + 5}};
    poly(svg, p, roof, 4,
        (struct art_style){
            .fill = side < 0 ? art_lighter(CLOISTER_CLAY, 0.24) : (uint32_t)CLOISTER_CLAY,
            .stroke = low,
            .width = 0.6});
    if (!p->fine) {
        return;
    }
    art_svg_begin(svg);
    for (int i = 0; i < 4; i++) {
        struct art_point at =
            place(p, CX + side * HALF_W - (side > 0 ? 8 : -1), CY - HALF_H + 9 + i * 6);
        art_svg_dot(svg, at.x, at.y, 7 * p->s);
    }
    art_svg_end(svg, (struct art_style){.stroke = low, .width = 0.7, .opacity = 0.4, .butt = true});
}

/* Roof and arcade towards the viewer, with a small gable over the door. */
static void draw_south_walk(struct art_svg *svg, const struct precinct *p)
{
    static const double arches[] = {-24, -17, -10, 10, 17, 24};
    const double base = CY + HALF_H;
    uint32_t low = art_darker(CLOISTER_CLAY, 0.3);
    bar(svg, p, (struct art_view){CX - HALF_W, base - 8, 2 * HALF_W, 8},
        (struct art_style){.fill = 0xF7EDD8, .stroke = 0xBBA683, .width = 0.7});
    art_svg_begin(svg);
    for (int i = 0; i < 6; i++) {
        art_svg_outline(svg, "M-2.4,0L-2.4,-3A2.4,2.4 0 0 1 2.4,-3L2.4,0Z",
            place(p, CX + arches[i], base), p->s);
    }
    art_svg_end(svg, art_flat(0x57483A));
    art_svg_begin(svg);
    art_svg_outline(svg, "M-4,0L-4,-4A4,4 0 0 1 4,-4L4,0Z", place(p, CX, base), p->s);
    art_svg_end(svg, art_flat(0x4A3828));
    const struct art_point roof[] = {{CX - HALF_W - 1.6, base - 7}, {CX + HALF_W + 1.6, base - 7},
        {CX + HALF_W - 3, base - 15}, {CX - HALF_W + 3, base - 15}};
    poly(svg, p, roof, 4, art_flat(CLOISTER_CLAY));
    const struct art_point upper[] = {{CX - HALF_W + 0.4, base - 11},
        {CX + HALF_W - 0.4, base - 11}, {CX + HALF_W - 3, base - 15}, {CX - HALF_W + 3, base - 15}};
    poly(svg, p, upper, 4, art_glaze(art_lighter(CLOISTER_CLAY, 0.24), 0.6));
    struct art_point eave = place(p, CX - HALF_W - 1.6, base - 7);
    art_svg_begin(svg);
    art_svg_dot(svg, eave.x, eave.y, (2 * HALF_W + 3.2) * p->s);
    art_svg_end(svg, (struct art_style){.stroke = low, .width = 1.1, .butt = true});
    const struct art_point gable[] = {{CX - 7, base - 6.5}, {CX, base - 15}, {CX + 7, base - 6.5}};
    poly(svg, p, gable, 3, (struct art_style){.fill = 0xF7EDD8, .stroke = low, .width = 1});
}

static void draw_cloister(struct art_svg *svg, const struct precinct *p)
{
    const struct art_point shade[] = {{CX + HALF_W, CY + HALF_H}, {CX + HALF_W, CY - HALF_H + 4},
        {CX + HALF_W + 7, CY - HALF_H + 9}, {CX + HALF_W + 7, CY + HALF_H - 3},
        {CX + HALF_W + 4, CY + HALF_H}};
    poly(svg, p, shade, 5, art_glaze(ART_SHADE_STONE, 0.22));
    draw_garth(svg, p);
    const struct art_point north[] = {{CX - HALF_W, CY - HALF_H - 3},
        {CX + HALF_W, CY - HALF_H - 3}, {CX + HALF_W - 8, CY - HALF_H + 5},
        {CX - HALF_W + 8, CY - HALF_H + 5}};
    poly(svg, p, north, 4, art_flat(art_darker(CLOISTER_CLAY, 0.08)));
    draw_side_walk(svg, p, -1);
    draw_side_walk(svg, p, 1);
    draw_south_walk(svg, p);
}

static void draw_precinct_trees(struct art_scene *scene, const struct precinct *p)
{
    static const struct {
        double x, y, r;
        enum art_tree kind;
    } trees[] = {{40, -2, 6.6, ART_LIME}, {45, 13, 6.2, ART_ASH}, {39, 27, 6.4, ART_OLIVE},
        {-40, 34, 6, ART_POPLAR}, {-37, -30, 6.2, ART_POPLAR}};
    for (int i = 0; i < 5; i++) {
        struct art_point foot = art_shift(place(p, trees[i].x, trees[i].y), 0, 3);
        art_draw_tree(art_stage_prop(&scene->stage, foot.y), foot,
            (struct art_plant){.kind = trees[i].kind,
                .r = trees[i].r * p->s,
                .fruit = trees[i].kind == ART_OLIVE ? ART_FRUIT : 0,
                .fine = p->fine});
    }
}

void art_paint_monastery(struct art_scene *scene)
{
    const struct art_layout *layout = &scene->layout;
    if (layout->monastery.r == 0) {
        return;
    }
    struct precinct p = {.at = art_stage_turn(&scene->stage, layout->monastery.at),
        .s = layout->monastery.r / FULL,
        .fine = scene->stage.fine};
    for (int r = 0; r < layout->road_count; r++) {
        if (layout->roads[r].end == ART_AT_MONASTERY) {
            p.gates[p.gate_count++] =
                carc_rotate_edge(layout->roads[r].from, scene->stage.rotation);
        }
    }
    draw_yard(scene->stage.ground, &p);
    draw_half_ring(art_stage_prop(&scene->stage, p.at.y - 58 * p.s), &p, 0);
    draw_half_ring(art_stage_prop(&scene->stage, p.at.y + 57 * p.s), &p, 1);
    art_draw_church(art_stage_prop(&scene->stage, p.at.y - 9 * p.s), place(&p, -3, -7),
        (struct art_church){p.s, 1, p.fine});
    draw_cloister(art_stage_prop(&scene->stage, p.at.y + 31 * p.s), &p);
    draw_precinct_trees(scene, &p);
}
