#include "art/medallion.h"

#include <assert.h>

#include "art/palette.h"
#include "art/svg.h"
#include "art/symbols.h"
#include "base/rng.h"

/* The corn measures 100 x 100 units; the frame lies outside of it. */
#define SIZE 100.0
#define CORNER 20.0
#define REACH 45.0         /* of the whole figure */
#define DISC (.7 * 45)     /* of the pressed disc */
#define HOLLOW (4.2 * .42) /* how far the far wall hides the floor */

static const struct art_point middle = {SIZE / 2, SIZE / 2};

static double random_between(struct rng *rng, double low, double high)
{
    return low + (high - low) * rng_below(rng, 10000) / 9999;
}

static void draw_square(struct art_svg *svg, double grow, uint32_t fill)
{
    /* nanosvg knows rounded rectangles, but the writer's are square: four corners by hand. */
    double low = -grow;
    double high = SIZE + grow;
    double r = CORNER + grow;
    struct art_point radii = {r, r};
    art_svg_begin(svg);
    art_svg_move(svg, low + r, low);
    art_svg_line(svg, high - r, low);
    art_svg_arc(svg, radii, false, true, art_at(high, low + r));
    art_svg_line(svg, high, high - r);
    art_svg_arc(svg, radii, false, true, art_at(high - r, high));
    art_svg_line(svg, low + r, high);
    art_svg_arc(svg, radii, false, true, art_at(low, high - r));
    art_svg_line(svg, low, low + r);
    art_svg_arc(svg, radii, false, true, art_at(low + r, low));
    art_svg_shut(svg);
    art_svg_end(svg, art_flat(fill));
}

/* Whether a point lies inside the corn by a margin, round corners heeded. */
static bool in_square(struct art_point p, double margin)
{
    double x = SIZE / 2 - CORNER - (p.x > middle.x ? p.x - middle.x : middle.x - p.x);
    double y = SIZE / 2 - CORNER - (p.y > middle.y ? p.y - middle.y : middle.y - p.y);
    if (x < 0 && y < 0) {
        return x * x + y * y <= (CORNER - margin) * (CORNER - margin);
    }
    return x >= margin - CORNER && y >= margin - CORNER;
}

/* Slanted ears in rows, three tones. */
static void draw_ears(struct art_svg *svg, struct rng *rng)
{
    static const uint32_t tones[] = {0xCFA640, 0xEDCE74, 0xF5E09A};
    for (int tone = 0; tone < 3; tone++) {
        struct rng stream = *rng;
        art_svg_begin(svg);
        for (int row = 0; row < 24; row++) {
            for (int column = 0; column < 20; column++) {
                double x = column * 5.2 + row % 2 * 2.6 + random_between(&stream, -.9, .9);
                double y = 1 + row * 4.3 + random_between(&stream, -.5, .5);
                uint32_t die = rng_below(&stream, 5);
                int drawn = die < 2 ? 0 : die < 4 ? 1 : 2;
                struct art_point ear = {x, y};
                if (drawn == tone && in_square(ear, 2.4) && art_distance(ear, middle) >= DISC + 1) {
                    art_svg_move(svg, x - .4, y + 1.2);
                    art_svg_line(svg, x + .6, y - 1.9);
                }
            }
        }
        art_svg_end(svg, art_pen(tones[tone], 1.5));
    }
}

static void draw_ring(struct art_svg *svg, double down, double width, uint32_t colour)
{
    art_svg_circle(svg, art_shift(middle, 0, down - .6), REACH * .89, art_pen(colour, width));
}

static void draw_crescents(struct art_svg *svg, double down, double width, uint32_t colour)
{
    art_svg_begin(svg);
    for (int crescent = 0; crescent < 3; crescent++) {
        struct art_point points[13];
        for (int i = 0; i < 13; i++) {
            double angle = crescent * 2 * ART_PI / 3 + .4 + i * .13;
            double reach = REACH * .83 + i * .3;
            points[i] = art_at(
                middle.x + art_cos(angle) * reach, middle.y + art_sin(angle) * reach + down - .6);
        }
        art_svg_points(svg, points, 13, false);
    }
    art_svg_end(svg, art_pen(colour, width));
}

static void draw_satellites(struct art_svg *svg, double down, double width, uint32_t colour)
{
    art_svg_begin(svg);
    for (int i = 0; i < 6; i++) {
        double angle = i * ART_PI / 3;
        art_svg_dot(svg, middle.x + art_cos(angle) * REACH * .9,
            middle.y + art_sin(angle) * REACH * .9 + down - .6, .2);
    }
    art_svg_end(svg, art_pen(colour, width));
}

/* What is pressed into the corn round the disc: another figure for each symbol. */
static void draw_formation(struct art_svg *svg, enum carc_symbol symbol)
{
    static const uint32_t wall = 0xB0842E;
    static const uint32_t bottom = 0xF3DA95;
    switch (symbol) {
    case CARC_SHIELD:
        draw_ring(svg, -.3, 4, wall);
        draw_ring(svg, .3, 2.8, bottom);
        break;
    case CARC_CLUB:
        draw_crescents(svg, -.3, 5.4, wall);
        draw_crescents(svg, .3, 4, bottom);
        break;
    default:
        draw_satellites(svg, -.3, 8.4, wall);
        draw_satellites(svg, .5, 6.6, bottom);
        break;
    }
}

static void draw_pit(struct art_svg *svg, double radius)
{
    art_svg_circle(svg, middle, radius + .7, art_flat(0xB98E36));
    art_svg_circle(svg, middle, radius, art_flat(0x94692A));
    art_svg_ellipse(
        svg, art_shift(middle, 0, HOLLOW), radius - .1, radius - HOLLOW, art_flat(ART_CORN_FLOOR));
}

/* Stalks laid flat in a whirl. */
static void draw_swirls(struct art_svg *svg, struct rng *rng)
{
    static const struct art_style pens[] = {
        {.stroke = 0xDDB257, .width = 1.2, .opacity = .8},
        {.stroke = 0xFCEFC2, .width = 1.7, .opacity = .9},
        {.stroke = 0xE7C46F, .width = 1.3, .opacity = .85},
    };
    for (int tone = 0; tone < 3; tone++) {
        art_svg_begin(svg);
        for (int i = tone; i < 22; i += 3) {
            double start = i * 2 * ART_PI / 22 + random_between(rng, -.08, .08);
            double inner = .22 + .1 * (i * 7 % 5);
            struct art_point points[6];
            for (int k = 0; k < 6; k++) {
                double t = inner + (1 - inner) * k / 5 * .93;
                double angle = start + t * 2.1;
                points[k] = art_at(middle.x + art_cos(angle) * (DISC - 1.4) * t,
                    middle.y + HOLLOW + art_sin(angle) * (DISC - HOLLOW - 1.4) * t);
            }
            art_svg_move(svg, points[0].x, points[0].y);
            art_svg_quad(svg, points[1], points[3]);
            art_svg_quad(svg, art_between(points[1], points[3], 2), points[5]);
        }
        art_svg_end(svg, pens[tone]);
    }
}

/* The cut stalks that one sees on the far side of the hollow. */
static void draw_far_wall(struct art_svg *svg)
{
    art_svg_begin(svg);
    for (int i = 0; i < 26; i++) {
        double angle = -ART_PI * (.07 + .86 * i / 25);
        double x = middle.x + art_cos(angle) * (DISC - .6);
        double y = middle.y + art_sin(angle) * (DISC - .6) + .4;
        art_svg_move(svg, x, y);
        art_svg_line(svg, x, y + 3);
    }
    art_svg_end(svg, (struct art_style){.stroke = 0xC99A38, .width = 1.1, .opacity = .85});
}

/* Where a symbol's outline goes. */
struct place {
    struct art_point at;
    double scale;
};

/* The rake's middle lies off its outline's origin. */
static struct place place_of(enum carc_symbol symbol, double scale, double down)
{
    double left = symbol == CARC_RAKE ? 2 * scale : symbol == CARC_CLUB ? scale : 0;
    return (struct place){art_shift(middle, -left, down), scale};
}

static struct place lower(struct place place, double right, double down)
{
    return (struct place){art_shift(place.at, right, down), place.scale};
}

static void draw_outline(
    struct art_svg *svg, enum carc_symbol symbol, struct place place, struct art_style style)
{
    double scale = place.scale * (symbol == CARC_RAKE ? .92 : 1);
    art_svg_begin(svg);
    art_svg_outline(svg, art_symbol_outline(symbol), place.at, scale);
    art_svg_end(svg, style);
}

/* Marks on top of the standing corn of the figure: the shield's cross, the club's studs. */
static void draw_inlay(struct art_svg *svg, enum carc_symbol symbol, struct place place)
{
    double scale = place.scale;
    if (symbol == CARC_SHIELD) {
        art_svg_begin(svg);
        art_svg_outline(svg, "M0,-12.5L0,13.5M-9,-3.4L9,-3.4", place.at, scale);
        art_svg_end(svg,
            (struct art_style){.stroke = ART_SYMBOL_INLAY, .width = 3.3 * scale, .butt = true});
    } else if (symbol == CARC_CLUB) {
        static const struct art_point studs[] = {{8.5, -14}, {4, -8}, {13.5, -9.5}, {9, -4}};
        art_svg_begin(svg);
        for (int i = 0; i < 4; i++) {
            art_svg_dot(svg, place.at.x + studs[i].x * scale, place.at.y + studs[i].y * scale, .2);
        }
        art_svg_end(svg, art_pen(ART_SYMBOL_INLAY, 3.6 * scale));
    }
}

static void draw_symbol(struct art_svg *svg, enum carc_symbol symbol)
{
    static const struct art_style top = {
        .fill = ART_SYMBOL_TOP, .stroke = ART_SYMBOL_LINE, .width = 1.2};
    static const struct art_style side = {
        .fill = ART_SYMBOL_SIDE, .stroke = ART_SYMBOL_SIDE, .width = 1.2};
    struct place place = place_of(symbol, DISC / 24.5, 1.2);
    draw_outline(svg, symbol, lower(place, 1.6, 3.6), art_glaze(ART_SYMBOL_SHADE, .45));
    draw_outline(svg, symbol, lower(place, 0, symbol == CARC_RAKE ? 1.6 : 2.6), side);
    draw_outline(svg, symbol, place, top);
    draw_inlay(svg, symbol, place);
}

static void draw_flat(struct art_svg *svg, enum carc_symbol symbol)
{
    struct place place = place_of(symbol, DISC / 24.5 * 1.35, 0);
    draw_pit(svg, REACH * .96);
    draw_outline(svg, symbol, place,
        (struct art_style){.fill = ART_SYMBOL_LINE, .stroke = ART_SYMBOL_LINE, .width = 2.4});
    draw_inlay(svg, symbol, place);
}

void art_medallion(struct text *out, enum carc_symbol symbol, double pixels)
{
    assert(symbol > CARC_NO_SYMBOL && symbol < CARC_SYMBOL_COUNT);
    struct art_svg svg;
    struct rng rng;
    rng_seed(&rng, symbol);
    art_svg_open(&svg, out, (struct art_view){-5, -5, SIZE + 10, SIZE + 10});
    draw_square(&svg, 4.6, 0x8A5A10);
    draw_square(&svg, 2.9, 0xFFF8E6);
    draw_square(&svg, 0, ART_CORN);
    if (pixels <= 40) {
        draw_flat(&svg, symbol);
    } else {
        draw_ears(&svg, &rng);
        draw_formation(&svg, symbol);
        draw_pit(&svg, DISC);
        draw_swirls(&svg, &rng);
        draw_far_wall(&svg);
        draw_symbol(&svg, symbol);
    }
    art_svg_close(&svg);
}
