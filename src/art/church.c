#include "art/civic.h"
#include "art/palette.h"
#include "base/macros.h"

void art_arch(struct art_svg *svg, struct art_point foot, double scale)
{
    art_svg_outline(svg, "M-2.2,0L-2.2,-5A2.2,2.2 0 0 1 2.2,-5L2.2,0Z", foot, scale);
}

/* A church is written for a tower on the right and may be mirrored: `px` places a column. */
struct frame {
    struct art_point foot;
    double scale;
    int side;
    bool fine;
};

static double px(const struct frame *f, double x)
{
    return f->foot.x + f->side * x * f->scale;
}

static double py(const struct frame *f, double y)
{
    return f->foot.y + y * f->scale;
}

static void add_bar(struct art_svg *svg, const struct frame *f, struct art_view v)
{
    double left = fmin(px(f, v.x), px(f, v.x + v.width));
    art_svg_bar(svg, left, py(f, v.y), v.width * f->scale, v.height * f->scale);
}

static void add_poly(
    struct art_svg *svg, const struct frame *f, const struct art_point *points, size_t count)
{
    struct art_point p[6];
    for (size_t i = 0; i < count; i++) {
        p[i] = art_at(px(f, points[i].x), py(f, points[i].y));
    }
    art_svg_points(svg, p, count, true);
}

static void fill_poly(struct art_svg *svg, const struct frame *f, const struct art_point *points,
    size_t count, struct art_style style)
{
    art_svg_begin(svg);
    add_poly(svg, f, points, count);
    art_svg_end(svg, style);
}

static void draw_nave(struct art_svg *svg, const struct frame *f)
{
    static const struct art_point roof[] = {{-28.5, -14}, {23, -14}, {20, -33}, {-25, -33}};
    static const struct art_point upper[] = {{-26.6, -24}, {21.5, -24}, {20, -33}, {-25, -33}};
    art_svg_begin(svg);
    add_bar(svg, f, (struct art_view){-26, -15, 46, 15});
    art_svg_end(svg, art_flat(ART_PLASTER));
    art_svg_begin(svg);
    add_bar(svg, f, (struct art_view){-26, -15, 46, 2.6});
    art_svg_end(svg, art_flat(ART_PLASTER_SHADE));
    fill_poly(svg, f, roof, 4, art_flat(ART_SLATE));
    fill_poly(svg, f, upper, 4, art_glaze(art_lighter(ART_SLATE, 0.26), 0.55));
    uint32_t low = art_darker(ART_SLATE, 0.3);
    if (f->fine) {
        art_svg_begin(svg);
        art_svg_move(svg, px(f, -27), py(f, -19));
        art_svg_line(svg, px(f, 22), py(f, -19));
        art_svg_move(svg, px(f, -25.6), py(f, -28.5));
        art_svg_line(svg, px(f, 20.6), py(f, -28.5));
        art_svg_end(svg, (struct art_style){
                             .stroke = low, .width = 0.8 * f->scale, .opacity = 0.4, .butt = true});
        art_svg_begin(svg);
        add_bar(svg, f, (struct art_view){-24.5, -15, 2, 15});
        add_bar(svg, f, (struct art_view){-14.6, -15, 2, 15});
        add_bar(svg, f, (struct art_view){-4.6, -15, 2, 15});
        art_svg_end(svg, art_flat(ART_PLASTER_SHADE));
    }
    art_svg_begin(svg);
    art_svg_move(svg, px(f, -28.5), py(f, -14));
    art_svg_line(svg, px(f, 23), py(f, -14));
    art_svg_end(svg, (struct art_style){.stroke = low, .width = 1.2 * f->scale, .butt = true});
    art_svg_begin(svg);
    art_svg_move(svg, px(f, -25), py(f, -33));
    art_svg_line(svg, px(f, 20), py(f, -33));
    art_svg_end(
        svg, (struct art_style){
                 .stroke = art_lighter(ART_SLATE, 0.55), .width = 1.4 * f->scale, .butt = true});
    art_svg_begin(svg);
    art_arch(svg, art_at(px(f, -18.5), py(f, -3)), f->scale);
    art_arch(svg, art_at(px(f, -8.6), py(f, -3)), f->scale);
    art_arch(svg, art_at(px(f, 1.2), py(f, -3)), f->scale);
    art_svg_end(svg, art_flat(0x57788C));
}

static void draw_spire(struct art_svg *svg, const struct frame *f)
{
    double s = f->scale;
    double x = px(f, 19);
    const struct art_point whole[] = {
        {x - 11.4 * s, py(f, -45)}, {x + 11.4 * s, py(f, -45)}, {x, py(f, -70)}};
    const struct art_point lit[] = {
        {x - 11.4 * s, py(f, -45)}, {x - 3 * s, py(f, -45)}, {x, py(f, -70)}};
    art_svg_fill(svg, whole, 3, ART_SLATE);
    art_svg_begin(svg);
    art_svg_points(svg, lit, 3, true);
    art_svg_end(svg, art_glaze(art_lighter(ART_SLATE, 0.26), 0.85));
    art_svg_begin(svg);
    art_svg_dot(svg, x - 11.4 * s, py(f, -45), 22.8 * s);
    art_svg_end(svg,
        (struct art_style){.stroke = art_darker(ART_SLATE, 0.3), .width = 1.5 * s, .butt = true});
    art_svg_begin(svg);
    art_svg_move(svg, x, py(f, -70));
    art_svg_line(svg, x, py(f, -79));
    art_svg_dot(svg, x - 3.4 * s, py(f, -75.6), 6.8 * s);
    art_svg_end(svg, art_pen(ART_GOLD, 1.8 * s));
}

static void draw_steeple(struct art_svg *svg, const struct frame *f)
{
    double s = f->scale;
    double x = px(f, 19);
    art_svg_begin(svg);
    add_bar(svg, f, (struct art_view){10, -46, 18, 48});
    art_svg_end(svg, (struct art_style){.fill = ART_PLASTER, .stroke = 0xBBA683, .width = 0.8});
    art_svg_begin(svg); /* the side away from the light is always the right one */
    art_svg_bar(svg, x + s, py(f, -46), 8 * s, 48 * s);
    art_svg_end(svg, art_flat(ART_PLASTER_SHADE));
    art_svg_begin(svg);
    art_svg_outline(svg, "M-4,0L-4,-7A4,4 0 0 1 4,-7L4,0Z", art_at(x, py(f, 2)), s);
    art_svg_end(svg, art_flat(0x74502F));
    art_svg_begin(svg);
    art_svg_outline(svg,
        "M-4.6,0L-4.6,-5A1.9,1.9 0 0 1 -.8,-5L-.8,0ZM.8,0L.8,-5A1.9,1.9 0 0 1 4.6,-5L4.6,0Z",
        art_at(x, py(f, -32)), s);
    art_svg_end(svg, art_flat(0x4A3A30));
    art_svg_circle(svg, art_at(x, py(f, -18)), 3.4 * s, art_flat(0x57788C));
    art_svg_begin(svg);
    art_svg_dot(svg, x - 9.6 * s, py(f, -28), 19.2 * s);
    art_svg_end(svg, (struct art_style){.stroke = 0xC9B694, .width = 1.2 * s, .butt = true});
    draw_spire(svg, f);
}

void art_draw_church(struct art_svg *svg, struct art_point foot, struct art_church church)
{
    struct frame f = {foot, church.scale, church.side, church.fine};
    double s = church.scale;
    const struct art_point shade[] = {{foot.x - 24 * s, foot.y}, {foot.x + 30 * s, foot.y},
        {foot.x + 37 * s, foot.y - 5 * s}, {foot.x + 28 * s, foot.y - 14 * s}};
    art_svg_begin(svg);
    art_svg_points(svg, shade, ARRAY_LENGTH(shade), true);
    art_svg_end(svg, art_glaze(ART_SHADE_STONE, 0.24));
    draw_nave(svg, &f);
    draw_steeple(svg, &f);
}
