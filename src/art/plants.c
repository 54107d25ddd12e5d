#include "art/plants.h"

#include "art/palette.h"

static const uint32_t colours[ART_TREES][3] = {{0x4B7B3A, 0x66964A, 0x8BB65D},
    {0x5C8438, 0x7BA346, 0xA2C462}, {0x3C6F50, 0x528A60, 0x7CAE7E}, {0x6F8A35, 0x90A845, 0xB6C967}};

uint32_t art_tree_colour(enum art_tree kind, enum art_tone tone)
{
    return colours[kind][tone];
}

void art_crown(struct art_svg *svg, struct art_crown crown, uint32_t colour)
{
    struct art_point c = crown.at;
    double r = crown.r;
    struct art_point p = art_around(c, crown.phase, r * 0.9, r * 0.84);
    art_svg_begin(svg);
    art_svg_move(svg, p.x, p.y);
    for (int i = 0; i < crown.lobes; i++) {
        double angle = crown.phase + 2 * ART_PI * (i + 0.5) / crown.lobes;
        double next = crown.phase + 2 * ART_PI * (i + 1) / crown.lobes;
        struct art_point out = art_around(c, angle, r * (1 + crown.bump), r * (0.94 + crown.bump));
        art_svg_quad(svg, out, art_around(c, next, r * 0.9, r * 0.84));
    }
    art_svg_shut(svg);
    art_svg_end(svg, art_flat(colour));
}

struct art_point art_tree_foot(struct art_point foot, struct art_plant plant)
{
    double height = plant.r * (plant.kind == ART_POPLAR ? 2.5 : 2.12) + 1;
    return art_at(
        art_clamp(foot.x, plant.r + 1, ART_TILE - 1 - plant.r), art_clamp(foot.y, height, 254.5));
}

static void draw_poplar(struct art_svg *svg, struct art_point foot, double r)
{
    art_svg_begin(svg);
    art_svg_outline(svg, "M0,-.1C-.9,-.2 -.72,-1.7 0,-2.5C.72,-1.7 .9,-.2 0,-.1Z", foot, r);
    art_svg_end(svg, art_flat(colours[ART_POPLAR][0]));
    art_svg_begin(svg);
    art_svg_outline(
        svg, "M-.14,-.4C-.74,-.5 -.55,-1.6 -.06,-2.3C.3,-1.5 .3,-.6 -.14,-.4Z", foot, r);
    art_svg_end(svg, art_flat(colours[ART_POPLAR][1]));
}

static void draw_fruit(struct art_svg *svg, struct art_point foot, double r, uint32_t colour)
{
    static const struct art_point places[] = {
        {-.55, -.95}, {.12, -.72}, {.55, -1.0}, {-.05, -1.25}, {.38, -1.5}, {-.42, -1.55}};
    art_svg_begin(svg);
    for (int i = 0; i < 6; i++) {
        art_svg_dot(svg, foot.x + places[i].x * r, foot.y + places[i].y * r, 0.2);
    }
    art_svg_end(svg, art_pen(colour, r * 0.25));
}

void art_draw_tree(struct art_svg *svg, struct art_point foot, struct art_plant plant)
{
    foot = art_tree_foot(foot, plant);
    double r = plant.r;
    const uint32_t *tones = colours[plant.kind];
    art_svg_ellipse(svg, art_shift(foot, r * 0.3, r * 0.04), r * 1.05, r * 0.4,
        art_glaze(ART_SHADE_GRASS, 0.26));
    if (plant.kind == ART_POPLAR) {
        draw_poplar(svg, foot, r);
        return;
    }
    double phase = foot.x * 0.37 + foot.y * 0.61;
    art_svg_begin(svg);
    art_svg_bar(svg, foot.x - r * 0.14, foot.y - r * 0.7, r * 0.28, r * 0.72);
    art_svg_end(svg, art_flat(ART_TRUNK));
    struct art_crown low = {art_shift(foot, 0, -r * 1.08), r * 0.86, 6, phase, 0.34};
    struct art_crown high = {art_shift(foot, -r * 0.12, -r * 1.2), r * 0.66, 5, phase + 0.5, 0.3};
    art_crown(svg, low, tones[ART_TONE_DARK]);
    art_crown(svg, high, tones[ART_TONE_MID]);
    if (!plant.fine) {
        return;
    }
    art_svg_begin(svg);
    art_svg_dot(svg, foot.x - r * 0.34, foot.y - r * 1.5, r * 0.12);
    art_svg_dot(svg, foot.x + r * 0.12, foot.y - r * 1.62, r * 0.12);
    art_svg_dot(svg, foot.x - r * 0.52, foot.y - r * 1.1, r * 0.12);
    art_svg_end(svg, art_pen(tones[ART_TONE_LIGHT], r * 0.5));
    if (plant.fruit != 0) {
        draw_fruit(svg, foot, r, plant.fruit);
    }
}

void art_draw_bush(struct art_svg *svg, struct art_point foot, double r)
{
    foot.y = art_clamp(foot.y, r * 1.62 + 1, 254.5);
    foot.x = art_clamp(foot.x, r + 1, ART_TILE - 1 - r);
    art_svg_ellipse(
        svg, art_shift(foot, 1.2, 0.5), r * 1.15, r * 0.5, art_glaze(ART_SHADE_GRASS, 0.2));
    struct art_crown low = {art_shift(foot, 0, -r * 0.62), r * 0.86, 5, foot.x, 0.34};
    struct art_crown high = {art_shift(foot, -r * 0.15, -r * 0.82), r * 0.6, 5, foot.y, 0.34};
    art_crown(svg, low, colours[ART_LIME][0]);
    art_crown(svg, high, colours[ART_LIME][1]);
}

void art_draw_shrubs(struct art_svg *svg, const struct art_point *feet, int count, double r)
{
    for (int tone = 0; tone < 2; tone++) {
        art_svg_begin(svg);
        for (int i = 0; i < count; i++) {
            double lift = tone ? -1.1 * r : -0.7 * r;
            art_svg_dot(svg, feet[i].x - (tone ? 0.5 : 0.1) * r, feet[i].y + lift, 0.2);
            if (tone == 0) {
                art_svg_dot(svg, feet[i].x + 0.75 * r, feet[i].y - 0.5 * r, 0.2);
            }
        }
        art_svg_end(svg, art_pen(colours[ART_LIME][tone], (tone ? 1.2 : 1.9) * r));
    }
}

static void draw_chain(
    struct art_svg *svg, const struct art_line *line, struct art_point by, struct art_style style)
{
    art_svg_begin(svg);
    for (int i = 0; i < line->count; i++) {
        struct art_point p = art_shift(line->p[i], by.x, by.y);
        if (i == 0) {
            art_svg_move(svg, p.x, p.y);
        } else {
            art_svg_line(svg, p.x, p.y);
        }
    }
    art_svg_end(svg, style);
}

void art_draw_hedge(struct art_svg *svg, const struct art_line *line, double r, struct art_plant of)
{
    const uint32_t *tones = colours[of.kind];
    double width = r * 2.1;
    /* Dashes of no length with round caps are balls. */
    const char *dash = r > 4 ? ".1 5.4" : ".1 3.6";
    const char *wide = r > 4 ? ".1 10.8" : ".1 7.2";
    draw_chain(svg, line, art_at(1.6, 1.8),
        (struct art_style){.stroke = ART_SHADE_GRASS, .width = width, .opacity = 0.2});
    draw_chain(svg, line, art_at(0, 0),
        (struct art_style){.stroke = tones[ART_TONE_DARK], .width = width, .dash = dash});
    draw_chain(svg, line, art_at(-0.7, -1.6),
        (struct art_style){.stroke = tones[ART_TONE_MID], .width = width * 0.72, .dash = dash});
    if (of.fine) {
        draw_chain(svg, line, art_at(-1.2, -2.5),
            (struct art_style){.stroke = tones[ART_TONE_LIGHT],
                .width = width * 0.34,
                .dash = wide,
                .opacity = 0.9});
    }
}
