/* Strip farming: two or three strips of sister tones, furrows along the guide. */
#include "art/farm.h"
#include "art/palette.h"
#include "art/parcel.h"

uint32_t art_land_colour(enum art_land_use use)
{
    static const uint32_t colours[ART_LAND_USES] = {0xB9AE6C, 0xD2CB74, 0x9DBB5C, 0xCFC583,
        0xA0C262, 0xB3CB6C, 0xB9D070, 0xBDBB74, 0xBAD172, 0xAFC86A, 0xB3C76C, 0x93B155};
    return colours[use];
}

void art_parcel_row(const struct art_scene *scene, const struct art_parcel *parcel,
    struct art_row row, struct art_line *out)
{
    out->count = 0;
    for (int i = 0; i <= row.pieces; i++) {
        double u = row.u0 + (row.u1 - row.u0) * i / row.pieces;
        art_line_add(out, art_stage_turn(&scene->stage, art_parcel_at(parcel, u, row.v)));
    }
}

/* Adds a closed outline; the points in `corners` (a bit set) are rounded off. */
static void add_rounded(struct art_svg *svg, const struct art_point *p, int count, uint32_t corners)
{
    for (int i = 0; i < count; i++) {
        struct art_point from = p[i];
        if ((corners >> i & 1) != 0) {
            struct art_point a = p[(i + count - 1) % count];
            struct art_point b = p[(i + 1) % count];
            from = art_between(p[i], a, fmin(0.5, 7 / fmax(1, art_distance(a, p[i]))));
            struct art_point to =
                art_between(p[i], b, fmin(0.5, 7 / fmax(1, art_distance(b, p[i]))));
            if (i == 0) {
                art_svg_move(svg, from.x, from.y);
            } else {
                art_svg_line(svg, from.x, from.y);
            }
            art_svg_quad(svg, p[i], to);
        } else if (i == 0) {
            art_svg_move(svg, from.x, from.y);
        } else {
            art_svg_line(svg, from.x, from.y);
        }
    }
    art_svg_shut(svg);
}

void art_parcel_outline(
    const struct art_scene *scene, const struct art_parcel *parcel, struct art_svg *svg)
{
    struct art_point p[2 * ART_SIDE];
    for (int i = 0; i < ART_SIDE; i++) {
        p[i] = art_stage_turn(&scene->stage, parcel->inner[i]);
        p[2 * ART_SIDE - 1 - i] = art_stage_turn(&scene->stage, parcel->outer[i]);
    }
    add_rounded(svg, p, 2 * ART_SIDE,
        1u | 1u << (ART_SIDE - 1) | 1u << ART_SIDE | 1u << (2 * ART_SIDE - 1));
}

/* One strip from v0 to v1; its outer corners are rounded where the parcel ends. */
static void draw_strip(
    struct art_scene *scene, const struct art_parcel *parcel, double v0, double v1, uint32_t colour)
{
    struct art_point p[2 * ART_SIDE];
    for (int i = 0; i < ART_SIDE; i++) {
        double u = (double)i / (ART_SIDE - 1);
        p[i] = art_stage_turn(&scene->stage, art_parcel_at(parcel, u, v0));
        p[2 * ART_SIDE - 1 - i] = art_stage_turn(&scene->stage, art_parcel_at(parcel, u, v1));
    }
    uint32_t corners = v0 <= 0 ? 1u | 1u << (ART_SIDE - 1) : 0;
    corners |= v1 >= 1 ? 1u << ART_SIDE | 1u << (2 * ART_SIDE - 1) : 0;
    art_svg_begin(scene->stage.ground);
    add_rounded(scene->stage.ground, p, 2 * ART_SIDE, corners);
    art_svg_end(scene->stage.ground, art_glaze(colour, 0.85));
}

static void draw_furrows(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    static const struct art_style pens[] = {
        [ART_PLOUGH] = {.stroke = 0x918C4E, .width = 1.4, .opacity = 0.75},
        [ART_BARLEY] = {.stroke = 0xEADF9A, .width = 1.5, .opacity = 0.8, .dash = "7 2.5"},
        [ART_GREENS] = {.stroke = 0x6E9440, .width = 3, .opacity = 0.75, .dash = ".1 4.6"},
        [ART_STUBBLE] = {.stroke = 0xA9A058, .width = 1.1, .opacity = 0.7, .dash = "2 3.4"},
        [ART_CLOVER] = {.stroke = 0x7FA548, .width = 1.2, .opacity = 0.5, .dash = "12 5"}};
    int rows = (int)(parcel->depth / (parcel->use == ART_GREENS ? 6.4 : 5.2));
    rows = rows < 4 ? 4 : rows;
    art_svg_begin(scene->stage.ground);
    for (int j = 0; j < rows; j++) {
        double start = 0.03 + art_dice_range(dice, 0, 0.03);
        double end = 0.97 - art_dice_range(dice, 0, 0.03);
        struct art_row row = {(j + 0.5) / rows, start, end, 4};
        struct art_line line;
        art_parcel_row(scene, parcel, row, &line);
        art_svg_points(scene->stage.ground, line.p, (size_t)line.count, false);
    }
    art_svg_end(scene->stage.ground, pens[parcel->use]);
}

static void draw_haystacks(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    for (int i = 0; i < 4; i++) {
        double u = 0.2 + 0.2 * i + art_dice_range(dice, -0.04, 0.04);
        struct art_point p = art_parcel_at(parcel, u, 0.28 + 0.46 * (i % 2));
        if (!art_near_spot(&scene->layout, p, 26)) {
            struct art_point foot = art_shift(art_stage_turn(&scene->stage, p), 0, 3);
            art_draw_haystack(art_stage_prop(&scene->stage, foot.y), foot, scene->stage.fine);
        }
    }
}

void art_draw_strips(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice)
{
    static const uint32_t tones[][3] = {[ART_PLOUGH] = {0xB9AE6C, 0xC6BC78, 0xAFA965},
        [ART_BARLEY] = {0xD2CB74, 0xDCD583, 0xC8C56B},
        [ART_GREENS] = {0x9DBB5C, 0xAAC468, 0x8FB152},
        [ART_STUBBLE] = {0xCFC583, 0xD8CF90, 0xC3BF78},
        [ART_CLOVER] = {0xA0C262, 0xA9C86B, 0x98BB5B}};
    int strips = parcel->depth < 52 ? 2 : 3;
    double from = 0;
    for (int i = 0; i < strips; i++) {
        double to = i + 1 == strips ? 1 : (i + 1 + art_dice_range(dice, -0.12, 0.12)) / strips;
        draw_strip(scene, parcel, from, to, tones[parcel->use][i]);
        from = to;
    }
    if (scene->stage.fine) {
        draw_furrows(scene, parcel, dice);
    }
    if (parcel->use == ART_STUBBLE) {
        draw_haystacks(scene, parcel, dice);
    }
}
