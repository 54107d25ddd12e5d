#include "art/houses.h"

#include "art/palette.h"
#include "base/macros.h"

uint32_t art_roof_colour(int n)
{
    static const uint32_t clay[] = {0xCC6640, 0xBF5638, 0xD77A4B, 0xB54B36, 0xC87441};
    return clay[n];
}

uint32_t art_plaster_colour(int n)
{
    static const uint32_t plaster[] = {0xF8ECD5, 0xF2E1C3, 0xFBF3E4, 0xEEDBB8};
    return plaster[n];
}

#define SLANTED_HEIGHT 27

double art_house_height(const struct art_house *house)
{
    static const double heights[ART_HOUSE_KINDS] = {20, 27, 32, 21, 20, 19};
    return house->slant ? SLANTED_HEIGHT : heights[house->kind];
}

/* The short shade on the ground, to the right. */
static void draw_shade(
    struct art_svg *svg, struct art_point foot, const struct art_house *h, double wall)
{
    double right = foot.x + h->width / 2;
    const struct art_point shade[] = {{right, foot.y}, {right, foot.y - wall},
        {right + 5 * h->scale, foot.y - 2.4 * h->scale}, {right + 4 * h->scale, foot.y}};
    art_svg_begin(svg);
    art_svg_points(svg, shade, ARRAY_LENGTH(shade), true);
    art_svg_end(svg, art_glaze(ART_SHADE_STONE, 0.24));
}

static void draw_gable_details(
    struct art_svg *svg, struct art_point foot, const struct art_house *h, double wall)
{
    double s = h->scale;
    double x = foot.x;
    double y = foot.y;
    double half = h->width / 2;
    if (h->timber) {
        art_svg_begin(svg);
        art_svg_move(svg, x - half, y - wall);
        art_svg_line(svg, x + half, y - wall);
        art_svg_move(svg, x, y - wall - 7.6 * s + 2);
        art_svg_line(svg, x, y - wall);
        art_svg_move(svg, x - half, y - wall * 0.5);
        art_svg_line(svg, x - half * 0.4, y - wall);
        art_svg_move(svg, x + half, y - wall * 0.5);
        art_svg_line(svg, x + half * 0.4, y - wall);
        art_svg_end(svg, (struct art_style){.stroke = ART_TIMBER, .width = 0.9, .butt = true});
    }
    double pane = (h->kind == ART_GABLE ? 4.6 : 9.4) * s;
    art_svg_begin(svg);
    art_svg_bar(svg, x - 1.6 * s, y - 4.4 * s, 3.2 * s, 4.4 * s);
    art_svg_bar(svg, x - 0.9 * s, y - wall - 2.4 * s, 1.8 * s, 2.2 * s);
    art_svg_bar(svg, x - h->width * 0.3 - s, y - pane, 2 * s, 2.4 * s);
    art_svg_bar(svg, x + h->width * 0.3 - s, y - pane, 2 * s, 2.4 * s);
    art_svg_end(svg, art_flat(ART_DOOR));
}

static void draw_gable_house(struct art_svg *svg, struct art_point foot, struct art_house *h)
{
    double s = h->scale;
    h->width = fmin(h->width, 16 * s);
    double wall = (h->kind == ART_GABLE ? 7 : 11) * s;
    double left = foot.x - h->width / 2 - 1.4 * s;
    double right = foot.x + h->width / 2 + 1.4 * s;
    double eave = foot.y - wall + 0.6 * s;
    double ridge = foot.y - wall - 8.5 * s;
    double back = eave - 7.8 * s;
    double top = ridge - 7.6 * s;
    draw_shade(svg, foot, h, wall * 0.6);
    const struct art_point under[] = {{left, eave + 1.4 * s}, {foot.x, ridge + 1.8 * s},
        {right, eave + 1.4 * s}, {right, back}, {foot.x, top}, {left, back}};
    art_svg_fill(svg, under, ARRAY_LENGTH(under), art_darker(h->roof, 0.28));
    const struct art_point lit[] = {{left, eave}, {foot.x, ridge}, {foot.x, top}, {left, back}};
    art_svg_fill(svg, lit, ARRAY_LENGTH(lit), art_lighter(h->roof, 0.17));
    const struct art_point shaded[] = {
        {right, eave}, {foot.x, ridge}, {foot.x, top}, {right, back}};
    art_svg_fill(svg, shaded, ARRAY_LENGTH(shaded), h->roof);
    double half = h->width / 2;
    const struct art_point front[] = {{foot.x - half, foot.y},
        {foot.x - half, foot.y - wall + 1.2 * s}, {foot.x, foot.y - wall - 5.8 * s},
        {foot.x + half, foot.y - wall + 1.2 * s}, {foot.x + half, foot.y}};
    art_svg_fill(svg, front, ARRAY_LENGTH(front), h->plaster);
    if (h->fine) {
        draw_gable_details(svg, foot, h, wall);
    }
}

static void draw_eaves_details(
    struct art_svg *svg, struct art_point foot, const struct art_house *h, double wall)
{
    double s = h->scale;
    double w = h->width;
    bool barn = h->kind == ART_BARN;
    if (h->kind == ART_TIMBERED) {
        double left = foot.x - w / 2 + 0.6;
        double right = foot.x + w / 2 - 0.6;
        art_svg_begin(svg);
        art_svg_move(svg, left, foot.y);
        art_svg_line(svg, left, foot.y - wall);
        art_svg_move(svg, right, foot.y - wall);
        art_svg_line(svg, right, foot.y);
        art_svg_move(svg, right - w * 0.05, foot.y);
        art_svg_line(svg, right - w * 0.22, foot.y - wall);
        art_svg_end(svg, (struct art_style){.stroke = ART_TIMBER, .width = 1, .butt = true});
    }
    art_svg_begin(svg);
    double door = barn ? 5.2 : 3;
    art_svg_bar(svg, foot.x - door / 2 * s, foot.y - 4 * s, door * s, 4 * s);
    if (!barn) {
        art_svg_bar(svg, foot.x - 0.34 * w - s, foot.y - 4.2 * s, 2.2 * s, 2.3 * s);
        art_svg_bar(svg, foot.x + 0.34 * w - 1.1 * s, foot.y - 4.2 * s, 2.2 * s, 2.3 * s);
    }
    art_svg_end(svg, art_flat(ART_DOOR));
}

/* The roof from its eaves up to `share` of the inset: three shades, from the eave to the ridge. */
static void draw_eaves_roof(
    struct art_svg *svg, struct art_point foot, const struct art_house *h, double wall)
{
    double s = h->scale;
    double inset = h->kind == ART_HIPPED ? h->width * 0.3 : 1.8 * s;
    double left = foot.x - h->width / 2 - 1.6 * s;
    double right = foot.x + h->width / 2 + 1.6 * s;
    double eave = foot.y - wall + 1.4 * s;
    double ridge = foot.y - wall - (h->kind == ART_HIPPED ? 11 : 10.4) * s;
    const struct art_point whole[] = {
        {left, eave}, {right, eave}, {right - inset, ridge}, {left + inset, ridge}};
    art_svg_fill(svg, whole, 4, art_darker(h->roof, 0.28));
    if (h->fine && h->width > 19 && h->kind != ART_HIPPED) {
        art_svg_begin(svg);
        art_svg_bar(svg, foot.x + h->width * 0.2, ridge - 2.6 * s, 2.8 * s, 6 * s);
        art_svg_end(svg, art_flat(ART_CHIMNEY));
    }
    eave -= 1.2 * s;
    const struct art_point slope[] = {{left + inset * 0.1, eave}, {right - inset * 0.1, eave},
        {right - inset, ridge}, {left + inset, ridge}};
    art_svg_fill(svg, slope, 4, h->roof);
    double half = (eave + ridge) / 2;
    const struct art_point upper[] = {{left + inset * 0.5, half}, {right - inset * 0.5, half},
        {right - inset, ridge}, {left + inset, ridge}};
    art_svg_fill(svg, upper, 4, art_lighter(h->roof, 0.17));
}

static void draw_eaves_house(struct art_svg *svg, struct art_point foot, const struct art_house *h)
{
    double wall = (h->kind == ART_BARN ? 5.4 : 6.4) * h->scale;
    draw_shade(svg, foot, h, wall);
    art_svg_begin(svg);
    art_svg_bar(svg, foot.x - h->width / 2, foot.y - wall, h->width, wall);
    art_svg_end(svg, art_flat(h->plaster));
    if (h->fine) {
        draw_eaves_details(svg, foot, h, wall);
    }
    draw_eaves_roof(svg, foot, h, wall);
}

/* A house that stands aslant shows its long side and one gable. All points count from the corner
 * nearest to the viewer: `u` along the long side, `v` along the gable, `up` from the ground. */
struct corner {
    struct art_point at;
    double scale;
    double length;
    int slant;
};

#define WALL 8.4
#define RIDGE 15.2

static struct art_point aslant(const struct corner *c, double u, double v, double up)
{
    double x = c->length * u - 6.8 * v;
    double y = -0.58 * c->length * u - 3.9 * v - up;
    return art_at(c->at.x + c->slant * x * c->scale, c->at.y + y * c->scale);
}

static void fill_quad(struct art_svg *svg, const struct art_point p[4], struct art_style style)
{
    art_svg_begin(svg);
    art_svg_points(svg, p, 4, true);
    art_svg_end(svg, style);
}

static void draw_slanted_walls(
    struct art_svg *svg, const struct corner *c, const struct art_house *h)
{
    bool lit_gable = c->slant > 0; /* the light comes from the left */
    uint32_t dim = art_darker(h->plaster, 0.14);
    const struct art_point side[] = {
        aslant(c, 0, 0, 0), aslant(c, 1, 0, 0), aslant(c, 1, 0, WALL), aslant(c, 0, 0, WALL)};
    fill_quad(svg, side, art_flat(lit_gable ? dim : h->plaster));
    const struct art_point gable[] = {aslant(c, 0, 0, 0), aslant(c, 0, 0, WALL),
        aslant(c, 0, 0.5, RIDGE - 1), aslant(c, 0, 1, WALL), aslant(c, 0, 1, 0)};
    art_svg_fill(svg, gable, ARRAY_LENGTH(gable), lit_gable ? h->plaster : dim);
    if (!h->fine) {
        return;
    }
    art_svg_begin(svg);
    for (int i = 0; i < 2; i++) {
        double u = 0.2 + 0.42 * i;
        const struct art_point pane[] = {aslant(c, u, 0, 2.4), aslant(c, u + 0.2, 0, 2.4),
            aslant(c, u + 0.2, 0, 5), aslant(c, u, 0, 5)};
        art_svg_points(svg, pane, 4, true);
    }
    const struct art_point door[] = {aslant(c, 0, 0.32, 0), aslant(c, 0, 0.68, 0),
        aslant(c, 0, 0.68, 4.4), aslant(c, 0, 0.32, 4.4)};
    art_svg_points(svg, door, 4, true);
    art_svg_end(svg, art_flat(ART_DOOR));
    if (h->kind == ART_TIMBERED) {
        struct art_point a = aslant(c, 0, 0, WALL);
        struct art_point b = aslant(c, 0, 1, WALL);
        struct art_point top = aslant(c, 0, 0.5, RIDGE - 2);
        struct art_point foot = aslant(c, 0, 0.5, WALL);
        art_svg_begin(svg);
        art_svg_move(svg, a.x, a.y);
        art_svg_line(svg, b.x, b.y);
        art_svg_move(svg, top.x, top.y);
        art_svg_line(svg, foot.x, foot.y);
        art_svg_end(svg, (struct art_style){.stroke = ART_TIMBER, .width = 0.9, .butt = true});
    }
}

static void draw_slanted_house(
    struct art_svg *svg, struct art_point foot, const struct art_house *h)
{
    const struct corner c = {art_shift(foot, -2.2 * h->slant * h->scale, 0), h->scale,
        10.6 * h->width / (18.9 * h->scale), h->slant};
    const struct art_point shade[] = {aslant(&c, h->slant > 0 ? 1 : 0, 0, 0),
        aslant(&c, h->slant > 0 ? 1 : 0, h->slant > 0 ? 0 : 1, 0)};
    const struct art_point shadow[] = {
        art_shift(c.at, 0, 0.5), art_shift(shade[0], 4, 1.5), art_shift(shade[1], 5, -1), shade[1]};
    fill_quad(svg, shadow, art_glaze(ART_SHADE_STONE, 0.24));
    uint32_t near = art_lighter(h->roof, h->slant > 0 ? 0.04 : 0.1);
    const struct art_point back[] = {aslant(&c, -0.12, 0.5, RIDGE), aslant(&c, 1.1, 0.5, RIDGE),
        aslant(&c, 1.1, 1.16, WALL - 1.2), aslant(&c, -0.12, 1.16, WALL - 1.2)};
    fill_quad(
        svg, back, art_flat(h->slant > 0 ? art_lighter(h->roof, 0.17) : art_darker(h->roof, 0.18)));
    draw_slanted_walls(svg, &c, h);
    const struct art_point eave[] = {aslant(&c, -0.12, 0.5, RIDGE), aslant(&c, 1.1, 0.5, RIDGE),
        aslant(&c, 1.1, -0.16, WALL - 2.2), aslant(&c, -0.12, -0.16, WALL - 2.2)};
    fill_quad(svg, eave, art_flat(art_darker(h->roof, 0.28)));
    const struct art_point slope[] = {aslant(&c, -0.12, 0.5, RIDGE), aslant(&c, 1.1, 0.5, RIDGE),
        aslant(&c, 1.1, -0.16, WALL - 1), aslant(&c, -0.12, -0.16, WALL - 1)};
    fill_quad(svg, slope, art_flat(near));
    const struct art_point upper[] = {aslant(&c, -0.12, 0.5, RIDGE), aslant(&c, 1.1, 0.5, RIDGE),
        aslant(&c, 1.1, 0.17, (WALL + RIDGE) / 2 - 0.5),
        aslant(&c, -0.12, 0.17, (WALL + RIDGE) / 2 - 0.5)};
    fill_quad(svg, upper, art_flat(art_lighter(near, 0.17)));
}

void art_draw_house(struct art_svg *svg, struct art_point foot, struct art_house house)
{
    if (house.slant) {
        draw_slanted_house(svg, foot, &house);
    } else if (house.kind == ART_GABLE || house.kind == ART_TALL_GABLE) {
        draw_gable_house(svg, foot, &house);
    } else {
        draw_eaves_house(svg, foot, &house);
    }
}
