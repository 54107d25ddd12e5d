/* Travellers, and the bridges under them. */
#include "art/farm.h"
#include "art/palette.h"
#include "base/macros.h"

static void outline(
    struct art_svg *svg, const char *path, struct art_point at, struct art_style style)
{
    art_svg_begin(svg);
    art_svg_outline(svg, path, at, 1);
    art_svg_end(svg, style);
}

/* Mirrors a drawing that is written for one heading right. */
static struct art_point ahead(struct art_point foot, int way, double x, double y)
{
    return art_at(foot.x + way * x, foot.y + y);
}

void art_draw_rider(struct art_svg *svg, struct art_point foot, int way)
{
    art_svg_ellipse(svg, art_shift(foot, 1, 0.8), 8, 2.2, art_glaze(ART_SHADE_GRASS, 0.28));
    art_svg_begin(svg);
    for (int i = 0; i < 4; i++) {
        struct art_point hip = ahead(foot, way, -4.4 + 2.8 * i, -4);
        art_svg_move(svg, hip.x, hip.y);
        art_svg_line(svg, hip.x + way * (i % 2 ? 1 : -0.4), foot.y + 0.4);
    }
    struct art_point rump = ahead(foot, way, -5, -5);
    struct art_point tail = ahead(foot, way, -7.4, -2);
    art_svg_move(svg, rump.x, rump.y);
    art_svg_line(svg, tail.x, tail.y);
    art_svg_end(svg, art_pen(0x8A7A66, 1.1));
    struct art_point chest = ahead(foot, way, 4.4, -6);
    struct art_point head = ahead(foot, way, 8, -10.4);
    struct art_point nose = ahead(foot, way, 9.6, -9);
    const struct art_point body[] = {rump, chest, head, nose};
    art_svg_stroke(svg, body, ARRAY_LENGTH(body), art_pen(0xD9CDB6, 3.8));
    outline(svg, "M-2.2,-6C-2.6,-9 -1.4,-12.4 0,-12.4C1.4,-12.4 2.6,-9 2.2,-6Z", foot,
        art_flat(0x6C4A55));
    art_svg_circle(svg, art_shift(foot, 0, -13.8), 1.7, art_flat(0xE9C9A0));
    outline(svg, "M-2.2,-14.4L2.2,-14.4L.6,-16.6L-.8,-16.4Z", foot, art_flat(0x5B4632));
}

void art_draw_flock(struct art_svg *svg, struct art_point foot, int way)
{
    static const struct art_point places[] = {
        {4, -3}, {8.4, -0.6}, {3, 1.6}, {12.4, -2.6}, {13, 1.4}, {8, 3.4}};
    art_svg_begin(svg);
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        struct art_point p = ahead(foot, way, places[i].x, places[i].y);
        art_svg_dot(svg, p.x - 0.4, p.y + 1.6, 2.4);
    }
    art_svg_end(svg, (struct art_style){.stroke = ART_SHADE_GRASS, .width = 2.4, .opacity = 0.26});
    for (int part = 0; part < 2; part++) {
        art_svg_begin(svg);
        for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
            struct art_point p = ahead(foot, way, places[i].x, places[i].y);
            if (part == 0) {
                art_svg_dot(svg, p.x - 0.8, p.y - 0.6, 1.6);
            } else {
                art_svg_dot(svg, p.x + way * 2.2, p.y - 1.2, 0.2);
            }
        }
        art_svg_end(svg, part == 0 ? art_pen(0xFDF8EA, 3.6) : art_pen(0x4A3B30, 1.6));
    }
    struct art_point herd = ahead(foot, way, -4, 0.6);
    outline(svg, "M-2.2,0C-2.4,-4 -1.4,-7 0,-7C1.4,-7 2.4,-4 2.2,0Z", herd, art_flat(0x6B5A3E));
    art_svg_circle(svg, art_shift(herd, 0, -8), 1.6, art_flat(0xE9C9A0));
    outline(svg, "M-2,-8.8L2,-8.8", herd, art_pen(0xB9923F, 1.2));
    struct art_point hand = ahead(herd, way, 2.6, 0);
    outline(svg, "M0,0L0,-9", hand, art_pen(ART_TRUNK, 0.9));
}

void art_draw_brook(struct art_svg *svg, const struct art_point *way, int count, bool fine)
{
    static const struct {
        uint32_t colour;
        double width, pool;
    } layers[] = {
        {ART_GRASS_DEEP, 11, 16.5}, {0xC9C086, 8, 14.6}, {0x76A9B4, 5.6, 12.8}, {0x8DBEC8, 2.2, 9}};
    struct art_point pool = way[0];
    struct art_point spring = way[count - 1];
    for (size_t i = 0; i < ARRAY_LENGTH(layers) - !fine; i++) {
        double opacity = i == 0 ? 0.4 : 1;
        art_svg_stroke(svg, way, (size_t)count,
            (struct art_style){
                .stroke = layers[i].colour, .width = layers[i].width, .opacity = opacity});
        art_svg_ellipse(
            svg, pool, layers[i].pool, layers[i].pool * 0.64, art_glaze(layers[i].colour, opacity));
    }
    if (!fine) {
        return;
    }
    art_svg_begin(svg);
    art_svg_dot(svg, pool.x - 6, pool.y - 2, 6);
    art_svg_dot(svg, pool.x + 1, pool.y + 2.4, 5);
    art_svg_end(svg, (struct art_style){.stroke = 0xE0F1F3, .width = 1.2, .opacity = 0.9});
    outline(svg, "M-12,2L-13,-4M-12,2L-11,-5.6M10,5L9.6,-1.6M10,5L11.4,-2.6M10,5L13,-.6", pool,
        art_pen(0x6D8C3A, 1.3));
    art_svg_begin(svg); /* stones round the spring */
    art_svg_dot(svg, spring.x - 4.4, spring.y + 0.6, 0.2);
    art_svg_dot(svg, spring.x + 0.4, spring.y - 3, 0.4);
    art_svg_dot(svg, spring.x + 4.6, spring.y + 0.4, 0.2);
    art_svg_end(svg, art_pen(0xC9BDA6, 4));
}

void art_draw_parapet(struct art_svg *svg, const struct art_point *way, int count)
{
    static const struct {
        uint32_t colour;
        double width, rise;
    } layers[] = {{ART_WALL_LINE, 5.6, 0}, {ART_STONE, 4.2, 0}, {ART_WALL_LINE, 4.8, 3.6},
        {0xDDD1BB, 3.2, 3.8}};
    for (size_t i = 0; i < ARRAY_LENGTH(layers); i++) {
        struct art_point line[8];
        for (int k = 0; k < count; k++) {
            line[k] = art_shift(way[k], 0, -layers[i].rise);
        }
        art_svg_stroke(svg, line, (size_t)count, art_pen(layers[i].colour, layers[i].width));
    }
}
