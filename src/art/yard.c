/* What fills a town between its houses: a keep, gardens, a market cross, barrels. */
#include "art/civic.h"
#include "art/palette.h"
#include "art/plants.h"
#include "art/stonework.h"
#include "base/macros.h"

static void outline(
    struct art_svg *svg, const char *path, struct art_point at, struct art_style style)
{
    art_svg_begin(svg);
    art_svg_outline(svg, path, at, 1);
    art_svg_end(svg, style);
}

void art_draw_keep(struct art_svg *svg, struct art_point foot, bool fine)
{
    const struct art_style stone = {.fill = 0xE2D6C0, .stroke = ART_WALL_LINE, .width = 0.9};
    outline(svg, "M11,1L11,-14L24,-4L20,1Z", foot, art_glaze(ART_SHADE_STONE, 0.24));
    outline(svg, "M-8,-26L8,-26L0,-40Z", foot,
        (struct art_style){.fill = ART_SLATE, .stroke = art_darker(ART_SLATE, 0.3), .width = 0.7});
    outline(svg, "M-7.4,-26.2L0,-39.4L-1,-26.2Z", foot, art_flat(art_lighter(ART_SLATE, 0.3)));
    outline(svg, "M0,-40L0,-48", foot, art_pen(ART_WALL_LINE, 1.1));
    outline(svg, "M0,-48Q4,-50 7,-47.4Q4.6,-45.4 7,-42.8Q3,-44.4 0,-43.2Z", foot,
        (struct art_style){.fill = 0xF2C23E, .stroke = 0x8A5A10, .width = 0.5});
    outline(svg, "M-11,0L-11,-26L11,-26L11,0Z", foot, stone);
    outline(svg, "M4,0L4,-25L10.6,-25L10.6,0Z", foot, art_flat(0xC6B79C));
    outline(svg, "M-3,0L-3,-5A3,3 0 0 1 3,-5L3,0Z", foot, art_flat(0x54402F));
    if (fine) {
        outline(svg, "M-6,-17L-6,-13M0,-19L0,-14.6M6.6,-17L6.6,-13", foot,
            (struct art_style){.stroke = 0x4C3E34, .width = 1.7, .butt = true});
    }
    outline(svg,
        "M-12.4,-24L-12.4,-30L-8,-30L-8,-24ZM-5.6,-24L-5.6,-30L-1.2,-30L-1.2,-24Z"
        "M1.2,-24L1.2,-30L5.6,-30L5.6,-24ZM8,-24L8,-30L12.4,-30L12.4,-24Z",
        foot, (struct art_style){.fill = 0xD3C6AE, .stroke = ART_WALL_LINE, .width = 0.6});
    outline(svg, "M-12.4,-24L12.4,-24L11,-21L-11,-21Z", foot, art_flat(0xB8A98E));
    art_draw_tower(svg, art_shift(foot, -11, 1.5),
        (struct art_tower){.r = 4.6, .height = 31, .roof = ART_SLATE, .fine = false});
}

void art_draw_market_cross(struct art_svg *svg, struct art_point foot)
{
    outline(svg, "M-7,1.6L-5.2,-1.6L5.2,-1.6L7,1.6Z", foot, art_flat(ART_STONE_DARK));
    outline(svg, "M-5,-1.2L-3.6,-4L3.6,-4L5,-1.2Z", foot, art_flat(ART_STONE_LIGHT));
    outline(svg, "M0,-3.6L0,-17M-3.6,-13.4L3.6,-13.4", foot,
        (struct art_style){.stroke = ART_WALL_LINE, .width = 3.2, .butt = true});
    outline(svg, "M0,-3.6L0,-16.4M-3,-13.4L3,-13.4", foot,
        (struct art_style){.stroke = ART_STONE_TOP, .width = 1.9, .butt = true});
}

void art_draw_bed(struct art_svg *svg, struct art_point at, int rows, double half)
{
    static const uint32_t greens[] = {0x6F9B45, 0x8CB257, 0x5F8A4A};
    double top = at.y - 2.2 * rows;
    art_svg_rect(svg,
        (struct art_view){at.x - half - 1.4, top - 1.2, 2 * half + 2.8, 4.4 * rows + 1.6},
        (struct art_style){.fill = 0xBFA06A, .stroke = 0xD2B680, .width = 1.2});
    for (int row = 0; row < rows; row++) {
        double y = top + 4.4 * row + 1;
        const struct art_point line[] = {{at.x - half, y}, {at.x + half, y}};
        art_svg_stroke(svg, line, 2,
            (struct art_style){
                .stroke = greens[(row + (int)at.x) % 3], .width = 3.1, .dash = ".1 3.5"});
    }
}

void art_draw_barrels(struct art_svg *svg, struct art_point foot)
{
    static const struct art_point places[] = {{-2.6, -0.4}, {2.6, 0.4}, {0.2, 1.8}};
    art_svg_ellipse(svg, art_shift(foot, 1.6, 1.6), 6.4, 2.4, art_glaze(ART_SHADE_STONE, 0.24));
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        struct art_point p = art_shift(foot, places[i].x, places[i].y);
        outline(svg, "M-2,0C-2.8,-1.6 -2.8,-3.4 -2,-5L2,-5C2.8,-3.4 2.8,-1.6 2,0Z", p,
            (struct art_style){.fill = 0x9A6B3E, .stroke = 0x5E4128, .width = 0.6});
        art_svg_ellipse(svg, art_shift(p, 0, -5), 2, 0.9, art_flat(0xC99B62));
    }
}

void art_draw_common(struct art_svg *svg, struct art_point at, double r)
{
    art_svg_ellipse(svg, at, r + 1.4, (r + 1.4) * 0.62, art_flat(ART_SQUARE));
    art_svg_ellipse(svg, at, r, r * 0.62, art_flat(0xABC466));
    art_svg_ellipse(
        svg, art_shift(at, -r * 0.2, -r * 0.1), r * 0.6, r * 0.32, art_glaze(ART_GRASS_LIGHT, 0.7));
    art_svg_ellipse(svg, art_shift(at, r * 0.28, r * 0.12), r * 0.34, r * 0.17, art_flat(0xC9BB82));
    art_svg_ellipse(
        svg, art_shift(at, r * 0.28, r * 0.12), r * 0.28, r * 0.13, art_flat(ART_WATER));
}
