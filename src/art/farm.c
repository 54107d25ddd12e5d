#include "art/farm.h"

#include "art/civic.h"
#include "art/houses.h"
#include "art/palette.h"
#include "art/plants.h"
#include "base/macros.h"

static void outline(
    struct art_svg *svg, const char *path, struct art_point foot, struct art_style style)
{
    art_svg_begin(svg);
    art_svg_outline(svg, path, foot, 1);
    art_svg_end(svg, style);
}

void art_draw_haystack(struct art_svg *svg, struct art_point foot, bool fine)
{
    art_svg_ellipse(svg, art_shift(foot, 2, 0.4), 6.6, 2.4, art_glaze(ART_SHADE_GRASS, 0.26));
    outline(svg, "M-5.6,0C-5.6,-7 -2,-10 0,-10C2,-10 5.6,-7 5.6,0Z", foot, art_flat(0xD3A640));
    outline(svg, "M-5,-.4C-5,-6.6 -2,-9.4 0,-9.6L-1,-.4Z", foot, art_flat(0xEBC766));
    if (fine) {
        outline(svg, "M1,-.6Q1.4,-4.6 2.6,-6.6M3.4,-.6Q3.4,-3.6 3.6,-5.6", foot,
            art_pen(0xA97C22, 0.8));
    }
}

void art_draw_windmill(struct art_svg *svg, struct art_point foot)
{
    static const double angles[] = {0.5, 2.07, 3.64, 5.21};
    const uint32_t edge = 0xA98F66;
    outline(svg, "M6,0L3,-14L14,-5L12,0Z", foot, art_glaze(ART_SHADE_GRASS, 0.24));
    outline(svg, "M-7,0L-4.6,-20L4.6,-20L7,0Z", foot,
        (struct art_style){.fill = 0xF3E6CC, .stroke = edge, .width = 0.8});
    outline(svg, "M1.6,0L1.2,-20L4.6,-20L7,0Z", foot, art_flat(0xDCC9A4));
    outline(svg, "M-6,-19C-5,-29 5,-29 6,-19Z", foot, art_flat(0x8F4E30));
    art_svg_begin(svg);
    art_arch(svg, foot, 0.9);
    art_svg_end(svg, art_flat(0x74502F));
    struct art_point hub = art_shift(foot, -1, -21);
    art_svg_begin(svg);
    for (int i = 0; i < 4; i++) {
        double c = art_cos(angles[i]);
        double s = art_sin(angles[i]);
        struct art_point tip = art_shift(hub, c * 18, s * 18);
        struct art_point root = art_shift(hub, c * 5, s * 5);
        const struct art_point sail[] = {
            root, tip, art_shift(tip, -s * 4, c * 4), art_shift(root, -s * 4, c * 4)};
        art_svg_points(svg, sail, 4, true);
    }
    art_svg_end(svg, (struct art_style){.fill = 0xFBF3E0, .stroke = edge, .width = 0.7});
    art_svg_begin(svg);
    for (int i = 0; i < 4; i++) {
        art_svg_move(svg, hub.x, hub.y);
        art_svg_line(svg, hub.x + art_cos(angles[i]) * 18, hub.y + art_sin(angles[i]) * 18);
    }
    art_svg_end(svg, art_pen(ART_TRUNK, 1.2));
    art_svg_circle(svg, hub, 1.8, art_flat(0x4A3828));
}

void art_draw_wayside_chapel(struct art_svg *svg, struct art_point foot, bool fine)
{
    struct art_plant lime = {.kind = ART_ASH, .r = 6.4, .fine = fine};
    art_draw_tree(svg, art_shift(foot, -13, -1), lime);
    lime.kind = ART_LIME;
    lime.r = 6;
    art_draw_tree(svg, art_shift(foot, 13, 0), lime);
    outline(svg, "M6,0L6,-10L13,-3L11,0Z", foot, art_glaze(ART_SHADE_GRASS, 0.24));
    outline(svg, "M-6,0L-6,-9L0,-16L6,-9L6,0Z", foot,
        (struct art_style){.fill = ART_PLASTER, .stroke = 0xBBA683, .width = 0.7});
    outline(svg, "M-8,-8L0,-17.5L0,-22L-8,-12.5Z", foot, art_flat(art_lighter(ART_SLATE, 0.25)));
    outline(svg, "M8,-8L0,-17.5L0,-22L8,-12.5Z", foot, art_flat(ART_SLATE));
    art_svg_begin(svg);
    art_arch(svg, foot, 1.1);
    art_svg_end(svg, art_flat(0x74502F));
    outline(svg, "M0,-21.5L0,-28M-2,-25.8L2,-25.8", foot, art_pen(ART_GOLD, 1.4));
}

void art_draw_old_oak(struct art_svg *svg, struct art_point foot, bool fine)
{
    uint32_t mid = art_tree_colour(ART_LIME, ART_TONE_MID);
    uint32_t light = art_tree_colour(ART_LIME, ART_TONE_LIGHT);
    art_svg_ellipse(svg, art_shift(foot, 4, 0), 17, 6, art_glaze(ART_SHADE_GRASS, 0.24));
    outline(svg, "M-2.4,-12L2.4,-12L2.4,.5L-2.4,.5Z", foot, art_flat(ART_TRUNK));
    struct art_crown low = {art_shift(foot, 0, -19), 13.5, 8, 0.3, 0.34};
    struct art_crown high = {art_shift(foot, -1.5, -21), 10.6, 7, 0.9, 0.3};
    struct art_crown top = {art_shift(foot, -3.5, -24), 6, 6, 0.2, 0.3};
    art_crown(svg, low, art_tree_colour(ART_LIME, ART_TONE_DARK));
    art_crown(svg, high, mid);
    art_crown(svg, top, art_mix(mid, light, 0.5));
    if (fine) {
        outline(svg, "M-6,-26L-5.2,-26M-1,-29L-.2,-29M4,-25L4.8,-25M-9,-20L-8.2,-20", foot,
            art_pen(light, 3.4));
    }
    outline(svg, "M-5,1L5,1M-4,1L-4,3.5M4,1L4,3.5", foot, art_pen(0x9B7347, 1.6)); /* a bench */
}

void art_draw_farmstead(struct art_svg *svg, struct art_point foot, bool fine)
{
    struct art_house home = {.kind = ART_TIMBERED,
        .width = 24,
        .scale = 1.25,
        .roof = 0xB98A55,
        .plaster = 0xF2E1C3,
        .fine = fine};
    struct art_house barn = {.kind = ART_BARN,
        .width = 20,
        .scale = 1.2,
        .roof = 0xA8653C,
        .plaster = 0xD8BE93,
        .fine = fine};
    art_draw_house(svg, art_shift(foot, -8, -6), home);
    art_draw_tree(
        svg, art_shift(foot, -21, 0), (struct art_plant){.kind = ART_ASH, .r = 6.6, .fine = fine});
    art_draw_house(svg, art_shift(foot, 14, 1), barn);
    if (fine) {
        outline(svg, "M-6,1L-5.8,1M-2,2.4L-1.8,2.4M-9,2.6L-8.8,2.6", foot,
            art_pen(0xFFF8EA, 2.2)); /* hens */
    }
}

void art_draw_cart(struct art_svg *svg, struct art_point foot, int way, bool fine)
{
    double x = foot.x;
    double y = foot.y;
    double w = way;
    art_svg_ellipse(svg, art_at(x + 1, y + 1), 13, 2.8, art_glaze(ART_SHADE_GRASS, 0.28));
    /* The load of hay, the box, the horse. */
    const struct art_point box[] = {
        {x - 11 * w, y - 7}, {x + 1 * w, y - 7}, {x + 0.4 * w, y - 3}, {x - 10 * w, y - 3}};
    art_svg_begin(svg);
    art_svg_move(svg, x - 11 * w, y - 6.6);
    art_svg_cubic(
        svg, art_at(x - 11 * w, y - 13), art_at(x + 1 * w, y - 13.6), art_at(x + 1 * w, y - 6.6));
    art_svg_shut(svg);
    art_svg_end(svg, art_flat(0xE3BE5A));
    art_svg_fill(svg, box, ARRAY_LENGTH(box), 0x8A5E38);
    art_svg_begin(svg);
    art_svg_move(svg, x + 0.5 * w, y - 4.6);
    art_svg_line(svg, x + 6 * w, y - 5.2);
    art_svg_end(svg, art_pen(ART_TRUNK, 0.9));
    art_svg_begin(svg);
    art_svg_move(svg, x + 6 * w, y - 5.6);
    art_svg_line(svg, x + 11 * w, y - 5.6);
    art_svg_line(svg, x + 13.4 * w, y - 9.4);
    art_svg_end(svg, art_pen(0x6B4A34, 3.6));
    art_svg_begin(svg);
    for (int i = 0; i < 4; i++) {
        double leg = 5.4 + i * 1.9;
        art_svg_move(svg, x + leg * w, y - 4);
        art_svg_line(svg, x + leg * w, y + 0.4);
    }
    art_svg_end(svg, art_pen(0x59402F, 1));
    for (int i = 0; i < 2; i++) {
        struct art_point hub = art_at(x - (i ? 2 : 8.6) * w, y - 2);
        art_svg_circle(svg, hub, 2.8,
            (struct art_style){
                .fill = fine ? 0xB98A55 : 0x5E4128, .stroke = 0x5E4128, .width = 1.1});
    }
}

static void draw_walker(struct art_svg *svg, struct art_point foot, double s, uint32_t cloth)
{
    art_svg_ellipse(svg, art_shift(foot, 1.4, 0), 3 * s, 1.1 * s, art_glaze(ART_SHADE_GRASS, 0.3));
    art_svg_begin(svg);
    art_svg_outline(svg, "M-2.4,0C-2.6,-4 -1.6,-7 0,-7C1.6,-7 2.6,-4 2.4,0Z", foot, s);
    art_svg_end(svg, art_flat(cloth));
    art_svg_circle(svg, art_shift(foot, 0, -8 * s), 1.7 * s, art_flat(0xE9C9A0));
    art_svg_begin(svg); /* a straw hat */
    art_svg_dot(svg, foot.x - 1.9 * s, foot.y - 9 * s, 3.8 * s);
    art_svg_end(svg, art_pen(0xC9A24E, 1.1 * s));
}

void art_draw_walkers(struct art_svg *svg, struct art_point foot)
{
    draw_walker(svg, art_shift(foot, -3, -1), 1, 0x7A5A3C);
    draw_walker(svg, art_shift(foot, 3, 0.6), 0.9, 0x66704E);
    outline(svg, "M7.4,1L10,1", foot, art_pen(0x4F3B2B, 1.7));
    outline(
        svg, "M7.2,1.4L7.2,2.8M10.2,1.4L10.2,2.8M10.2,.4L11.4,-.6", foot, art_pen(0x4F3B2B, 0.9));
}

void art_draw_milestone(struct art_svg *svg, struct art_point foot)
{
    outline(svg, "M1,0L6,0L4,-2.6L2,-3Z", foot, art_glaze(ART_SHADE_GRASS, 0.28));
    outline(svg, "M-2.6,0L-2.6,-4.6Q-2.6,-7.4 0,-7.4Q2.6,-7.4 2.6,-4.6L2.6,0Z", foot,
        (struct art_style){.fill = 0xE7DFCE, .stroke = 0x7D6D57, .width = 0.8});
    outline(svg, "M.8,0L.8,-6.6Q2.2,-6.4 2.2,-4.6L2.2,0Z", foot, art_flat(0xC4B79F));
}

void art_draw_signpost(struct art_svg *svg, struct art_point foot)
{
    outline(svg, "M0,0L7,-1.6", foot,
        (struct art_style){.stroke = ART_SHADE_GRASS, .width = 1.4, .opacity = 0.28});
    outline(svg, "M0,0L0,-15", foot, art_pen(ART_TRUNK, 1.7));
    outline(svg, "M-1,-14.4L6.4,-14.4L8.4,-12.7L6.4,-11L-1,-11Z", foot,
        (struct art_style){.fill = 0xC79C66, .stroke = ART_TRUNK, .width = 0.6});
    outline(svg, "M1,-10L-5.4,-10L-7.2,-8.5L-5.4,-7L1,-7Z", foot,
        (struct art_style){.fill = 0xB98A55, .stroke = ART_TRUNK, .width = 0.6});
}

void art_draw_wayside_cross(struct art_svg *svg, struct art_point foot)
{
    outline(svg, "M1,0L9,-1L7,-3L2,-2.4Z", foot, art_glaze(ART_SHADE_GRASS, 0.28));
    outline(svg, "M-3.6,0L-2.8,-3.6L2.8,-3.6L3.6,0Z", foot,
        (struct art_style){.fill = 0xCFC4AE, .stroke = 0x7D6D57, .width = 0.7});
    outline(svg, "M0,-3.6L0,-15M-3.6,-11.4L3.6,-11.4", foot, art_pen(0x7A5736, 2));
    outline(svg, "M-4.4,-12.4L0,-17.4L4.4,-12.4", foot, art_pen(0x8F4E30, 1.5));
}

void art_draw_beehives(struct art_svg *svg, struct art_point foot)
{
    for (int i = 0; i < 3; i++) {
        struct art_point at = art_shift(foot, i * 7.4 - 7.4, i % 2 * 1.6);
        art_svg_ellipse(svg, art_shift(at, 1, 0.2), 3.6, 1.4, art_glaze(ART_SHADE_GRASS, 0.26));
        outline(svg, "M-3,0L-3,-2.6Q-3,-6.4 0,-6.4Q3,-6.4 3,-2.6L3,0Z", at, art_flat(0xD9AE55));
        outline(svg, "M-2.9,-2L2.9,-2M-2.6,-4L2.6,-4", at, art_pen(0xB5862F, 0.7));
        outline(svg, "M-.7,0L-.7,-1.4L.7,-1.4L.7,0Z", at, art_flat(0x4A3828));
    }
}

void art_draw_log_pile(struct art_svg *svg, struct art_point foot)
{
    art_svg_ellipse(svg, art_shift(foot, 2, 0.6), 9.4, 2.6, art_glaze(ART_SHADE_GRASS, 0.28));
    for (int i = 0; i < 6; i++) {
        int row = i < 3 ? 0 : i < 5 ? 1 : 2;
        int column = i < 3 ? i : i < 5 ? i - 3 : 0;
        struct art_point at = art_shift(foot, -5.4 + 5.2 * column + 2.6 * row, -2.4 - 4.2 * row);
        art_svg_circle(
            svg, at, 2.5, (struct art_style){.fill = 0xD9B27C, .stroke = 0x7A5736, .width = 1.1});
    }
}
