#include "art/table.h"

#include <assert.h>

#include "art/svg.h"
#include "base/rng.h"

#define RINGS 9
#define RING_STEP 34.0
#define RING_POINTS 40

struct cloth {
    uint32_t centre, middle, rim, contour;
    double faint, strong; /* opacity of the contours, and of every fourth */
};

static const struct cloth cloths[ART_THEME_COUNT] = {
    [ART_CLASSIC] = {0x3B6560, 0x2B4B49, 0x182D2E, 0xBFE0D2, .05, .075},
    [ART_LIGHT] = {0xDDE2CF, 0xC9D2BC, 0xA9B79E, 0x3F5A46, .10, .16},
    [ART_DARK] = {0x22373A, 0x17282B, 0x0C1719, 0x9CC4BC, .05, .075},
};

/* Where the five hills stand, as parts of the width and height. */
static const struct art_point hills[] = {
    {.05, .12}, {.83, .20}, {.50, 1.02}, {.12, .93}, {.97, .88}};

/* The points of ring 1 to RINGS; the wobble turns a little from ring to ring. */
static void ring_points(
    struct art_point hill, const double phase[3], int ring, struct art_point *points)
{
    for (int i = 0; i < RING_POINTS; i++) {
        double angle = i * 2 * ART_PI / RING_POINTS;
        double wobble = .16 * art_sin(2 * angle + phase[0]) +
                        .10 * art_sin(3 * angle + phase[1] + ring * .12) +
                        .05 * art_sin(5 * angle + phase[2]);
        double reach = RING_STEP * ring * (1 + wobble);
        points[i] = art_shift(hill, reach * art_cos(angle) * 1.25, reach * art_sin(angle));
    }
}

/* A closed curve through the middles of the polygon's sides. */
static void add_smooth(struct art_svg *svg, const struct art_point *points, size_t count)
{
    struct art_point first = art_between(points[count - 1], points[0], .5);
    art_svg_move(svg, first.x, first.y);
    for (size_t i = 0; i < count; i++) {
        art_svg_quad(svg, points[i], art_between(points[i], points[(i + 1) % count], .5));
    }
    art_svg_shut(svg);
}

static void draw_hill(
    struct art_svg *svg, struct art_point hill, struct rng *rng, const struct cloth *cloth)
{
    double phase[3];
    for (int i = 0; i < 3; i++) {
        phase[i] = rng_below(rng, 6283) / 1000.0;
    }
    for (int ring = 1; ring <= RINGS; ring++) {
        struct art_point points[RING_POINTS];
        bool strong = ring % 4 == 0;
        ring_points(hill, phase, ring, points);
        art_svg_begin(svg);
        add_smooth(svg, points, RING_POINTS);
        art_svg_end(svg, (struct art_style){.stroke = cloth->contour,
                             .width = strong ? 1.6 : 1,
                             .opacity = strong ? cloth->strong : cloth->faint});
    }
}

void art_table(struct text *out, int width, int height, enum art_theme theme)
{
    assert(width > 0 && height > 0 && theme < ART_THEME_COUNT);
    const struct cloth *cloth = &cloths[theme];
    struct art_view view = {0, 0, width, height};
    struct art_svg svg;
    art_svg_open(&svg, out, view);
    struct art_stop stops[] = {{0, cloth->centre, 1}, {.55, cloth->middle, 1}, {1, cloth->rim, 1}};
    double longer = width > height ? width : height;
    int light = art_svg_radial(&svg, art_at(width * .42, height * .46), longer * .78, stops, 3);
    art_svg_rect(&svg, view, (struct art_style){.gradient = light});
    struct rng rng;
    rng_seed(&rng, 5);
    for (size_t i = 0; i < sizeof(hills) / sizeof(hills[0]); i++) {
        draw_hill(&svg, art_at(hills[i].x * width, hills[i].y * height), &rng, cloth);
    }
    art_svg_close(&svg);
}
