/* What grows and grazes on parcels that are no strips. */
#include "art/palette.h"
#include "art/parcel.h"
#include "art/plants.h"

#define MAX_MARKS 96

struct marks {
    struct art_point p[MAX_MARKS];
    int count;
};

static void add_mark(struct marks *marks, struct art_point p)
{
    if (marks->count < MAX_MARKS) {
        marks->p[marks->count++] = p;
    }
}

static void draw_marks(struct art_svg *svg, const struct marks *marks, struct art_point by,
    double length, struct art_style style)
{
    art_svg_begin(svg);
    for (int i = 0; i < marks->count; i++) {
        art_svg_dot(svg, marks->p[i].x + by.x, marks->p[i].y + by.y, length);
    }
    art_svg_end(svg, style);
}

static double mean_y(const struct marks *marks)
{
    double sum = 0;
    for (int i = 0; i < marks->count; i++) {
        sum += marks->p[i].y;
    }
    return marks->count > 0 ? sum / marks->count : 0;
}

static struct art_point seen(
    const struct art_scene *scene, const struct art_parcel *parcel, double u, double v)
{
    return art_stage_turn(&scene->stage, art_parcel_at(parcel, u, v));
}

static void draw_orchard_rows(struct art_scene *scene, const struct art_parcel *parcel, int rows)
{
    art_svg_begin(scene->stage.ground);
    for (int j = 0; j < rows; j++) {
        struct art_line line;
        art_parcel_row(scene, parcel, (struct art_row){(j + 0.5) / rows, 0.03, 0.97, 6}, &line);
        art_svg_points(scene->stage.ground, line.p, (size_t)line.count, false);
    }
    art_svg_end(
        scene->stage.ground, (struct art_style){.stroke = 0x9DB95C, .width = 4, .opacity = 0.5});
}

static void draw_orchard(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    (void)dice;
    int rows = (int)fmax(2, floor(parcel->depth / 14 + 0.5));
    int columns = (int)fmax(3, floor(parcel->length / 14 + 0.5));
    struct marks trees = {.count = 0};
    for (int i = 0; i < rows * columns; i++) {
        double u = (i % columns + 0.5) / columns;
        double v = (i / columns + 0.5) / rows;
        if (!art_near_spot(&scene->layout, art_parcel_at(parcel, u, v), 24)) {
            add_mark(&trees, seen(scene, parcel, u, v));
        }
    }
    if (scene->stage.fine) {
        draw_orchard_rows(scene, parcel, rows);
    }
    struct art_svg *svg = art_stage_prop(&scene->stage, mean_y(&trees));
    draw_marks(svg, &trees, art_at(1.8, 2.2), 1.6,
        (struct art_style){.stroke = ART_SHADE_GRASS, .width = 8.7, .opacity = 0.24});
    draw_marks(
        svg, &trees, art_at(0, -1.6), 0.2, art_pen(art_tree_colour(ART_OLIVE, ART_TONE_DARK), 9.2));
    draw_marks(svg, &trees, art_at(-0.6, -2.8), 0.2,
        art_pen(art_tree_colour(ART_OLIVE, ART_TONE_MID), 6.9));
    uint32_t bloom = parcel->mood < 0.4 ? 0xFBE9EA : parcel->mood < 0.75 ? ART_FRUIT : 0;
    if (!scene->stage.fine) {
        return;
    }
    if (bloom == 0) {
        draw_marks(svg, &trees, art_at(-1.4, -4), 0.2,
            art_pen(art_tree_colour(ART_OLIVE, ART_TONE_LIGHT), 3.2));
        return;
    }
    static const struct art_point places[] = {{-1.8, -3.6}, {1.4, -4.2}, {1.9, -.9}, {-1.2, -.6}};
    for (int i = 0; i < 4; i++) {
        draw_marks(svg, &trees, places[i], 0.2, art_pen(bloom, 1.5));
    }
}

static void draw_vines(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    (void)dice;
    bool fine = scene->stage.fine;
    const struct art_style pens[] = {{.stroke = 0xCFC088, .width = 2.4, .opacity = 0.8},
        {.stroke = fine ? 0x648C44 : 0x7FA552, .width = 3.4, .dash = ".1 3.9"},
        {.stroke = 0x94B85C, .width = 2, .dash = ".1 3.9"}};
    int rows = (int)fmax(4, floor(parcel->depth / 7.2 + 0.5));
    for (int layer = 0; layer < 3; layer++) {
        if (!fine && layer != 1) {
            continue;
        }
        art_svg_begin(scene->stage.ground);
        for (int j = 0; j < rows; j++) {
            struct art_line line;
            art_parcel_row(scene, parcel, (struct art_row){(j + 0.5) / rows, 0.02, 0.98, 5}, &line);
            for (int i = 0; i < line.count && layer == 2; i++) {
                line.p[i] = art_shift(line.p[i], -0.5, -1.2);
            }
            art_svg_points(scene->stage.ground, line.p, (size_t)line.count, false);
        }
        art_svg_end(scene->stage.ground, pens[layer]);
    }
}

static void draw_meadow(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    static const uint32_t colours[3][2] = {
        {0xFFF8E0, 0xF6D14C}, {0xE8735A, 0xFFF3D0}, {0xF6D14C, 0xC99BD0}};
    static const double across[] = {0.25, 0.5, 0.78};
    struct art_svg *svg = scene->stage.ground;
    if (!scene->stage.fine) {
        return;
    }
    for (int tone = 0; tone < 2; tone++) {
        struct marks flowers = {.count = 0};
        for (int i = 0; i < (int)(parcel->length * parcel->depth / 120); i++) {
            double u = across[art_dice_below(dice, 3)];
            u += 0.16 * art_dice_bell(dice);
            double v = art_dice_below(dice, 2) ? 0.7 : 0.3;
            v += 0.18 * art_dice_bell(dice);
            if (u > 0.04 && u < 0.96 && v > 0.05 && v < 0.95) {
                add_mark(&flowers, seen(scene, parcel, u, v));
            }
        }
        draw_marks(svg, &flowers, art_at(0, 0), 0.2,
            (struct art_style){.stroke = colours[(int)(parcel->mood * 3)][tone],
                .width = tone ? 1.6 : 1.9,
                .opacity = 0.95});
    }
    art_svg_begin(svg);
    for (int i = 0; i < 10; i++) {
        double u = art_dice_range(dice, 0.05, 0.95);
        struct art_point p = seen(scene, parcel, u, art_dice_range(dice, 0.05, 0.95));
        art_svg_move(svg, p.x, p.y);
        art_svg_quad(svg, art_shift(p, 0.6, -2.5), art_shift(p, -1, -4));
        art_svg_move(svg, p.x + 0.6, p.y);
        art_svg_quad(svg, art_shift(p, 0.6, -2.5), art_shift(p, 2.2, -3.8));
    }
    art_svg_end(svg, art_pen(0x8EAA4C, 1.1));
}

static void draw_heath(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    struct layer {
        uint32_t colour;
        int count;
        double width, opacity;
    };
    static const struct layer close[] = {
        {0xA3BE5C, 8, 7, 0.6}, {0xCE93C2, 40, 2.7, 0.95}, {0xE6BFDD, 30, 2, 1}};
    /* From afar a soft bloom: single flowers would be specks. */
    static const struct layer afar[] = {
        {0xA3BE5C, 8, 9, 0.5}, {0xC79ABB, 14, 9, 0.34}, {0xD9AFCE, 8, 6, 0.5}};
    const struct layer *layers = scene->stage.fine ? close : afar;
    for (int layer = 0; layer < 3; layer++) {
        struct art_point cluster[5];
        for (int i = 0; i < 5; i++) {
            cluster[i] = art_dice_point(dice, art_at(0.15, 0.15), art_at(0.85, 0.85));
        }
        struct marks marks = {.count = 0};
        for (int i = 0; i < layers[layer].count; i++) {
            double u = cluster[i % 5].x + 0.09 * art_dice_bell(dice);
            double v = cluster[i % 5].y + 0.11 * art_dice_bell(dice);
            add_mark(
                &marks, seen(scene, parcel, art_clamp(u, 0.05, 0.95), art_clamp(v, 0.07, 0.93)));
        }
        draw_marks(scene->stage.ground, &marks, art_at(0, 0), 1,
            (struct art_style){.stroke = layers[layer].colour,
                .width = layers[layer].width,
                .opacity = layers[layer].opacity});
    }
}

static void draw_fence(struct art_scene *scene, const struct art_parcel *parcel)
{
    struct art_line line;
    art_parcel_row(scene, parcel, (struct art_row){1, 0, 1, 6}, &line);
    art_svg_stroke(scene->stage.ground, line.p, (size_t)line.count,
        (struct art_style){.stroke = 0x8F7A4E, .width = 1.3, .dash = "1.6 4", .butt = true});
    for (int i = 0; i < line.count; i++) {
        line.p[i].y -= 1.6;
    }
    art_svg_stroke(scene->stage.ground, line.p, (size_t)line.count,
        (struct art_style){.stroke = 0xB49A66, .width = 0.9, .opacity = 0.9});
}

/* Draws points of the parcel at random that keep `apart` from each other. */
static void scatter(struct art_scene *scene, const struct art_parcel *parcel, struct marks *marks,
    double apart, struct art_dice *dice)
{
    struct art_point share = art_dice_point(dice, art_at(0.08, 0.1), art_at(0.92, 0.9));
    struct art_point p = art_parcel_at(parcel, share.x, share.y);
    struct art_point at = art_stage_turn(&scene->stage, p);
    for (int i = 0; i < marks->count; i++) {
        if (art_distance(marks->p[i], at) <= apart) {
            return;
        }
    }
    if (!art_near_spot(&scene->layout, p, 25)) {
        add_mark(marks, at);
    }
}

static void draw_herd(struct art_svg *svg, const struct marks *herd, bool cows, bool fine)
{
    draw_marks(svg, herd, art_at(1, 1.6), 3,
        (struct art_style){.stroke = ART_SHADE_GRASS, .width = 4, .opacity = 0.25});
    draw_marks(svg, herd, art_at(0, 0), cows ? 3.2 : 2.4,
        art_pen(cows ? 0xA4673C : 0xFDF8EA, fine ? 4.4 : 5));
    art_svg_begin(svg);
    for (int i = 0; i < herd->count; i++) { /* heads */
        art_svg_dot(svg, herd->p[i].x + (i % 2 ? 3.6 : -1.6), herd->p[i].y - 0.8, 0.3);
    }
    art_svg_end(svg, art_pen(cows ? 0xF4E6CC : 0x4A3B30, 2));
    if (cows && fine) {
        draw_marks(svg, herd, art_at(1.2, -0.4), 0.6, art_pen(0xF4E6CC, 1.7));
    }
}

static void draw_pasture(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    struct marks herd = {.count = 0};
    int wanted = 5 + (int)(parcel->hedge * 3);
    for (int i = 0; i < 40 && herd.count < wanted; i++) {
        scatter(scene, parcel, &herd, 9, dice);
    }
    if (scene->stage.fine) {
        draw_fence(scene, parcel);
    }
    struct art_svg *svg = art_stage_prop(&scene->stage, mean_y(&herd));
    draw_herd(svg, &herd, parcel->mood > 0.6, scene->stage.fine);
}

static void add_shore(struct art_svg *svg, struct art_point c, double w, double h, double phase)
{
    for (int i = 0; i < 22; i++) {
        double a = 2 * ART_PI * i / 22;
        double wave = 0.09 * art_sin(2 * a + phase);
        struct art_point p =
            art_around(c, a, w * (1 + wave + 0.06 * art_sin(3 * a)), h * (1 + wave));
        if (i == 0) {
            art_svg_move(svg, p.x, p.y);
        } else {
            art_svg_line(svg, p.x, p.y);
        }
    }
    art_svg_shut(svg);
}

static void draw_pond_details(struct art_svg *svg, struct art_point c, double w, double h)
{
    static const struct art_point reeds[] = {{-1.02, .15}, {-.8, .5}, {.95, -.25}, {.8, .45}};
    art_svg_begin(svg);
    art_svg_dot(svg, c.x - w * 0.5, c.y - 2, 8);
    art_svg_dot(svg, c.x + 1, c.y + 4, 7);
    art_svg_dot(svg, c.x + w * 0.2, c.y - 5, 5);
    art_svg_end(svg, (struct art_style){.stroke = 0xE0F1F3, .width = 1.2, .opacity = 0.9});
    art_svg_begin(svg);
    for (int i = 0; i < 4; i++) {
        struct art_point p = art_at(c.x + reeds[i].x * w, c.y + reeds[i].y * h / 0.72);
        art_svg_move(svg, p.x, p.y);
        art_svg_line(svg, p.x - 1, p.y - 6);
        art_svg_move(svg, p.x, p.y);
        art_svg_line(svg, p.x + 0.8, p.y - 7.5);
        art_svg_move(svg, p.x, p.y);
        art_svg_line(svg, p.x + 2.4, p.y - 5.4);
    }
    art_svg_end(svg, art_pen(0x6D8C3A, 1.3));
    art_svg_begin(svg); /* water lilies */
    art_svg_dot(svg, c.x - w * 0.3, c.y + 3, 1);
    art_svg_dot(svg, c.x - w * 0.15, c.y + 5, 1);
    art_svg_dot(svg, c.x + w * 0.45, c.y + 1, 1);
    art_svg_end(svg, art_pen(0x7FAE5A, 3));
    art_svg_begin(svg); /* two ducks */
    art_svg_dot(svg, c.x + w * 0.1, c.y - 1, 1.6);
    art_svg_dot(svg, c.x + w * 0.1 + 5, c.y + 1.4, 1.6);
    art_svg_end(svg, art_pen(0xFFFDF2, 2.2));
}

static void draw_pond(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    static const struct {
        double size;
        struct art_style style;
        bool fine;
    } layers[] = {{1.16, {.fill = ART_GRASS_DEEP, .opacity = 0.5}, false},
        {1.06, {.fill = 0xD3C38C}, false}, {0.94, {.fill = 0x6FA9BC}, false},
        {0.74, {.fill = 0x86BCCB}, true}};
    (void)dice;
    struct art_svg *svg = scene->stage.ground;
    struct art_point c = seen(scene, parcel, 0.5, 0.5);
    double v = fmin(20, fmin(parcel->length, parcel->depth) * 0.36);
    for (int i = 0; i < 4; i++) {
        if (!layers[i].fine || scene->stage.fine) {
            art_svg_begin(svg);
            add_shore(
                svg, c, v * 1.25 * layers[i].size, v * 0.72 * layers[i].size, parcel->mood * 6);
            art_svg_end(svg, layers[i].style);
        }
    }
    if (scene->stage.fine) {
        draw_pond_details(svg, c, v * 1.25, v * 0.72);
    }
}

static void draw_wood(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    art_svg_begin(scene->stage.ground);
    art_parcel_outline(scene, parcel, scene->stage.ground);
    art_svg_end(scene->stage.ground,
        (struct art_style){.fill = 0x8FB153, .stroke = 0x8FB153, .width = 12, .opacity = 0.28});
    struct marks trees = {.count = 0};
    for (int i = 0; i < 90 && trees.count < 13; i++) {
        scatter(scene, parcel, &trees, 12.5, dice);
    }
    for (int i = 0; i < trees.count; i++) {
        struct art_point foot = art_shift(trees.p[i], 0, 4);
        struct art_plant plant = {.kind = i % 6 == 5                              ? ART_POPLAR
                                          : (i * 3 + (int)(parcel->mood * 9)) % 4 ? ART_ASH
                                                                                  : ART_LIME,
            .r = 7.4 + i * 7 % 5 * 0.6,
            .fine = scene->stage.fine};
        art_draw_tree(art_stage_prop(&scene->stage, foot.y), foot, plant);
    }
}

void art_draw_land(struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    static void (*const painters[ART_LAND_USES])(struct art_scene *, const struct art_parcel *,
        struct art_dice *) = {[ART_ORCHARD] = draw_orchard,
        [ART_MEADOW] = draw_meadow,
        [ART_VINE] = draw_vines,
        [ART_PASTURE] = draw_pasture,
        [ART_POND] = draw_pond,
        [ART_HEATH] = draw_heath,
        [ART_WOOD] = draw_wood};
    painters[parcel->use](scene, parcel, dice);
}
