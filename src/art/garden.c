/* The formal garden (T-3: decoration only): clipped hedge, four beds, fountain. */
#include "art/farm.h"
#include "art/palette.h"

#define HALF_W 20.0
#define HALF_H 16.0
#define CLIPPED_DARK 0x3C6F35
#define CLIPPED_LIGHT 0x64984A

static void bar(struct art_svg *svg, struct art_point at, struct art_view v, struct art_style style)
{
    art_svg_begin(svg);
    art_svg_bar(svg, at.x + v.x, at.y + v.y, v.width, v.height);
    art_svg_end(svg, style);
}

static void draw_bed(struct art_svg *svg, struct art_point c, const uint32_t colours[2], bool fine)
{
    bar(svg, c, (struct art_view){-7.5, -5.4, 15, 10.8}, art_flat(0x3F7A3A));
    bar(svg, c, (struct art_view){-6, -4, 12, 8}, art_flat(0x6B9B45));
    if (!fine) {
        bar(svg, c, (struct art_view){-5, -3.2, 10, 6.4}, art_flat(colours[0]));
        return;
    }
    for (int tone = 0; tone < 2; tone++) {
        art_svg_begin(svg);
        for (int i = 0; i < 12; i++) {
            if ((i % 4 + i / 4) % 2 == tone) {
                art_svg_dot(svg, c.x - 4.4 + i % 4 * 3, c.y - 2.4 + i / 4 * 2.5, 0.2);
            }
        }
        art_svg_end(svg, art_pen(colours[tone], 2.5));
    }
}

/* Four sides with an opening in the middle of each: shade first, then the lit top. */
static void draw_clipped_hedge(struct art_svg *svg, struct art_point at)
{
    for (int layer = 0; layer < 2; layer++) {
        double dy = layer ? -1 : 0.8;
        art_svg_begin(svg);
        for (int corner = 0; corner < 4; corner++) {
            double x = corner & 1 ? 1 : -1;
            double y = corner & 2 ? 1 : -1;
            art_svg_move(svg, at.x + x * 3.6, at.y + y * HALF_H + dy);
            art_svg_line(svg, at.x + x * HALF_W, at.y + y * HALF_H + dy);
            art_svg_line(svg, at.x + x * HALF_W, at.y + y * 3.4 + dy);
        }
        art_svg_end(svg, art_pen(layer ? CLIPPED_LIGHT : CLIPPED_DARK, layer ? 3.7 : 5));
    }
}

static void draw_posts(struct art_svg *svg, struct art_point at)
{
    for (int corner = 0; corner < 4; corner++) {
        struct art_point p =
            art_shift(at, corner & 1 ? HALF_W : -HALF_W, (corner & 2 ? HALF_H : -HALF_H) - 2.2);
        art_svg_circle(svg, p, 3, art_flat(CLIPPED_DARK));
        art_svg_circle(svg, art_shift(p, -0.6, -0.8), 2.2, art_flat(0x7DB058));
    }
}

void art_draw_garden(struct art_svg *svg, struct art_point at, bool fine)
{
    static const uint32_t colours[4][2] = {
        {0xD6456A, 0xFFD9E2}, {0x8A63B8, 0xE8DDF5}, {0xF2C230, 0xFFF3C0}, {0xE8633C, 0xFFE0D0}};
    bar(svg, at, (struct art_view){-HALF_W + 2, -HALF_H + 3, 2 * HALF_W + 2, 2 * HALF_H + 1},
        art_glaze(ART_SHADE_GRASS, 0.22));
    bar(svg, at, (struct art_view){-HALF_W, -HALF_H, 2 * HALF_W, 2 * HALF_H},
        (struct art_style){.fill = 0xE9DDB4, .stroke = 0xD3C18A, .width = 1});
    for (int i = 0; i < 4; i++) {
        struct art_point c = art_shift(at, i & 1 ? 9.5 : -9.5, i & 2 ? 7.2 : -7.2);
        draw_bed(svg, c, colours[i], fine);
    }
    draw_clipped_hedge(svg, at);
    art_svg_ellipse(svg, art_shift(at, 0.6, 1), 5, 3, art_glaze(ART_SHADE_STONE, 0.25));
    art_svg_ellipse(svg, art_shift(at, 0, -0.2), 4.8, 3, art_flat(ART_STONE_DARK));
    art_svg_ellipse(svg, art_shift(at, 0, -1.2), 4.8, 2.9, art_flat(ART_STONE_TOP));
    art_svg_ellipse(svg, art_shift(at, 0, -1.2), 3.2, 1.7, art_flat(ART_WATER));
    if (fine) {
        art_svg_begin(svg);
        art_svg_move(svg, at.x, at.y - 1);
        art_svg_line(svg, at.x, at.y - 6);
        art_svg_end(svg, art_pen(0xE6F4F6, 1.4));
        draw_posts(svg, at);
    }
}
