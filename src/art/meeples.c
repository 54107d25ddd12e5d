#include "art/meeples.h"

#include <assert.h>
#include <stdbool.h>

#include "art/emblem.h"

#define LINE 0x26221E
#define HALO 0xFFFDF6

/* The drawing of one pose. Head and body are shapes of their own, so that the head can throw its
 * shade on the shoulders; the whole is their common outline, for what must not overlap itself. */
struct pose {
    struct art_meeple_box box;
    const char *body, *head, *whole;
    const char *neck;            /* shade of the head on the body */
    const char *gloss;           /* on the head */
    const char *rim;             /* light along the body's upper left edge */
    struct art_point lamp[2];    /* axis of the light */
    double ground_rx, ground_ry; /* shade on the ground */
    double thickness;
    double plain_below; /* pixels high */
    double plain_halo;
    struct art_point emblem;
    double emblem_radius;
    bool head_lined;
};

static const struct pose poses[ART_POSE_COUNT] = {
    [ART_STANDING] =
        {
            .box = {-60, -118, 120, 138, .62, .285, 22},
            .body = "M0,-65C14,-65 27,-60 36,-50C43,-42 48,-35 45,-30C42,-25 35,-25 27,-28"
                    "C28,-18 33,-9 40,-3C43,0 41,3 37,3L12,3C9,3 8,1 7,-2C5,-9 -5,-9 -7,-2"
                    "C-8,1 -9,3 -12,3L-37,3C-41,3 -43,0 -40,-3C-33,-9 -28,-18 -27,-28"
                    "C-35,-25 -42,-25 -45,-30C-48,-35 -43,-42 -36,-50C-27,-60 -14,-65 0,-65Z",
            .head = "M0,-102C12,-102 20.5,-93.5 20.5,-82C20.5,-70.5 12,-62 0,-62"
                    "C-12,-62 -20.5,-70.5 -20.5,-82C-20.5,-93.5 -12,-102 0,-102Z",
            .whole = "M10.2,-64.1C20.5,-62.1 29.3,-57.4 36,-50C43,-42 48,-35 45,-30"
                     "C42,-25 35,-25 27,-28C28,-18 33,-9 40,-3C43,0 41,3 37,3L12,3C9,3 8,1 7,-2"
                     "C5,-9 -5,-9 -7,-2C-8,1 -9,3 -12,3L-37,3C-41,3 -43,0 -40,-3"
                     "C-33,-9 -28,-18 -27,-28C-35,-25 -42,-25 -45,-30C-48,-35 -43,-42 -36,-50"
                     "C-29.3,-57.4 -20.5,-62.1 -10.2,-64.1A20.5,20.5 0 1 1 10.2,-64.1Z",
            .neck = "M-19,-64C-12,-57 12,-57 19,-64C17,-52 9,-49 0,-49C-9,-49 -17,-52 -19,-64Z",
            .gloss = "M-13,-87C-11,-93 -6,-96.5 0,-97",
            .rim = "M-41.5,-35C-40,-41 -33,-49.5 -25,-54.5",
            .lamp = {{-18, -102}, {10, 4}},
            .ground_rx = 45,
            .ground_ry = 10,
            .thickness = 7,
            .plain_below = 36,
            .plain_halo = 17,
            .emblem = {0, -30},
            .emblem_radius = 16.5,
        },
    [ART_LYING] =
        {
            .box = {-82, -76, 166, 102, .55, .197, 16},
            .body = "M-38,-33C-26,-42 -4,-42 9,-36C15,-46 22,-58 32,-61C42,-63 48,-57 50,-48"
                    "L57,-15C67,-16 77,-11 77,-3C77,2 74,4 70,4L46,4C41,4 39,1 38,-3L32,-28L23,-4"
                    "C21,2 17,4 11,4L-36,4C-48,4 -56,-2 -57,-10C-58,-19 -48,-26 -38,-33Z",
            .head = "M-53,-62C-41.5,-62 -32.5,-53 -32.5,-41.5C-32.5,-30 -41.5,-21 -53,-21"
                    "C-64.5,-21 -73.5,-30 -73.5,-41.5C-73.5,-53 -64.5,-62 -53,-62Z",
            .whole = "M-33.3,-35.9C-20.8,-41.9 -2.4,-41.3 9,-36C15,-46 22,-58 32,-61"
                     "C42,-63 48,-57 50,-48L57,-15C67,-16 77,-11 77,-3C77,2 74,4 70,4L46,4"
                     "C41,4 39,1 38,-3L32,-28L23,-4C21,2 17,4 11,4L-36,4C-48,4 -56,-2 -57,-10"
                     "C-57.4,-14 -55.7,-17.6 -52.8,-21A20.5,20.5 0 1 1 -33.3,-35.9Z",
            .neck = "M-47,-20C-39,-21 -32,-28 -31,-38C-25,-39 -21,-34 -22,-26"
                    "C-24,-15 -38,-11 -47,-20Z",
            .gloss = "M-66,-46C-64,-52 -59,-56.5 -52,-57",
            .rim = "M-19,-36C-9,-37.5 1,-36 9.5,-32C15,-40 21.5,-53.5 30,-57",
            .lamp = {{-20, -62}, {10, 6}},
            .ground_rx = 75,
            .ground_ry = 12,
            .thickness = 6,
            .plain_below = 26,
            .plain_halo = 12.5,
            .emblem = {-9, -17},
            .emblem_radius = 14.5,
            .head_lined = true,
        },
};

/* The shade on the ground, with a soft rim. */
static void draw_ground(struct art_svg *svg, const struct pose *pose)
{
    for (int ring = 0; ring < 3; ring++) {
        double grow = 3 - 3 * ring;
        art_svg_ellipse(svg, art_at(6, 10), pose->ground_rx + grow, pose->ground_ry + grow / 2,
            art_glaze(0x20281A, .15));
    }
}

static void draw_shape(
    struct art_svg *svg, const char *outline, double down, struct art_style style)
{
    art_svg_begin(svg);
    art_svg_outline(svg, outline, art_at(0, down), 1);
    art_svg_end(svg, style);
}

/* The body and its thickness, outlined: once as the halo, once as the dark line. */
static void draw_outline(
    struct art_svg *svg, const struct pose *pose, uint32_t colour, double width)
{
    struct art_style style = {.fill = colour, .stroke = colour, .width = width};
    draw_shape(svg, pose->whole, 0, style);
    draw_shape(svg, pose->whole, pose->thickness, style);
}

static int lamp_gradient(
    struct art_svg *svg, const struct art_player *player, const struct pose *pose)
{
    struct art_stop stops[] = {{0, player->light, 1}, {1, player->fill, 1}};
    return art_svg_linear(svg, pose->lamp[0], pose->lamp[1], stops, 2);
}

static void draw_top(
    struct art_svg *svg, const struct art_player *player, const struct pose *pose, bool plain)
{
    struct art_style style = art_flat(player->fill);
    style.gradient = plain ? 0 : lamp_gradient(svg, player, pose);
    draw_shape(svg, pose->body, 0, style);
    if (!plain) {
        draw_shape(svg, pose->rim, 0,
            (struct art_style){.stroke = 0xFFFFFF, .width = 2.6, .opacity = .38});
    }
    draw_shape(svg, pose->neck, 0, art_glaze(player->shade, .35));
    if (pose->head_lined) {
        style.stroke = LINE;
        style.width = 2.6;
    }
    draw_shape(svg, pose->head, 0, style);
    if (!plain) {
        draw_shape(svg, pose->gloss, 0,
            (struct art_style){.stroke = 0xFFFFFF, .width = 3.2, .opacity = .6});
    }
}

static void open_pose(struct art_svg *svg, struct text *out, const struct pose *pose)
{
    const struct art_meeple_box *box = &pose->box;
    art_svg_open(svg, out, (struct art_view){box->x, box->y, box->width, box->height});
}

const struct art_meeple_box *art_meeple_box(enum art_pose pose)
{
    assert(pose < ART_POSE_COUNT);
    return &poses[pose].box;
}

double art_meeple_height(enum art_pose pose, double tile)
{
    const struct art_meeple_box *box = art_meeple_box(pose);
    double height = tile * box->tile_share;
    return height > box->least ? height : box->least;
}

void art_meeple(
    struct text *out, const struct art_player *player, enum art_pose pose, double pixels)
{
    assert(pose < ART_POSE_COUNT);
    const struct pose *drawing = &poses[pose];
    bool plain = pixels < drawing->plain_below;
    struct art_svg svg;
    open_pose(&svg, out, drawing);
    draw_ground(&svg, drawing);
    draw_outline(&svg, drawing, HALO, plain ? drawing->plain_halo : 12);
    draw_outline(&svg, drawing, LINE, plain ? 7 : 5);
    draw_shape(&svg, drawing->whole, drawing->thickness, art_flat(player->shade));
    draw_top(&svg, player, drawing, plain);
    art_emblem(&svg, player, drawing->emblem, drawing->emblem_radius * (plain ? 1.25 : 1));
    art_svg_close(&svg);
}

void art_meeple_ghost(struct text *out, const struct art_player *player, enum art_pose pose)
{
    assert(pose < ART_POSE_COUNT);
    const struct pose *drawing = &poses[pose];
    struct art_svg svg;
    open_pose(&svg, out, drawing);
    draw_shape(
        &svg, drawing->whole, 0, (struct art_style){.stroke = HALO, .width = 11, .opacity = .75});
    draw_shape(&svg, drawing->whole, 0, art_glaze(player->fill, .72));
    draw_shape(
        &svg, drawing->whole, 0, (struct art_style){.stroke = LINE, .width = 4, .dash = "8 8"});
    art_emblem(&svg, player, drawing->emblem, drawing->emblem_radius);
    art_svg_close(&svg);
}

void art_meeple_spent(struct text *out, enum art_pose pose, uint32_t fill)
{
    assert(pose < ART_POSE_COUNT);
    struct art_svg svg;
    open_pose(&svg, out, &poses[pose]);
    draw_shape(&svg, poses[pose].whole, 0, art_flat(fill));
    art_svg_close(&svg);
}
