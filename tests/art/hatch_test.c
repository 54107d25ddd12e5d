#include <criterion/criterion.h>
#include <math.h>

#include "art/hatch.h"

#define SQRT2 1.41421356237309505

/* A slanted outline with a notch, wound one way, and a hole in it, wound the other way. */
static const struct art_point outline[] = {
    {12, 8}, {150, 31}, {90, 77}, {203, 101}, {181, 190}, {33, 215}};
static const struct art_point hole[] = {{60, 120}, {80, 160}, {130, 150}, {110, 110}};
static const struct art_ring rings[] = {{outline, 6}, {hole, 4}};
static const struct art_region holed = {rings, 2};

static double ring_area(const struct art_point *points, size_t count)
{
    double twice = 0;
    for (size_t i = 0; i < count; i++) {
        struct art_point a = points[i];
        struct art_point b = points[(i + 1) % count];
        twice += a.x * b.y - b.x * a.y;
    }
    return twice / 2;
}

/* Even-odd, by a ray to the right. */
static bool inside(const struct art_region *region, struct art_point p)
{
    bool in = false;
    for (size_t r = 0; r < region->count; r++) {
        const struct art_ring *ring = &region->rings[r];
        for (size_t i = 0; i < ring->count; i++) {
            struct art_point a = ring->points[i];
            struct art_point b = ring->points[(i + 1) % ring->count];
            if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) {
                in = !in;
            }
        }
    }
    return in;
}

static double holed_area(void)
{
    return fabs(ring_area(outline, 6)) - fabs(ring_area(hole, 4));
}

static double total_length(const struct art_points *strokes)
{
    double sum = 0;
    for (size_t i = 0; i + 1 < strokes->count; i += 2) {
        sum += art_distance(strokes->points[i], strokes->points[i + 1]);
    }
    return sum;
}

Test(hatch, strokes_lie_inside_and_fill_the_region)
{
    static const enum art_hatch lines[] = {
        ART_HATCH_SLASH, ART_HATCH_BACKSLASH, ART_HATCH_VERTICAL, ART_HATCH_HORIZONTAL};
    static const double apart[] = {SQRT2 / 2, SQRT2 / 2, 1, 1};
    for (int i = 0; i < 4; i++) {
        struct art_points strokes = {0};
        art_hatch(&holed, lines[i], 2, &strokes);
        cr_assert_eq(strokes.count % 2, 0);
        for (size_t k = 0; k < strokes.count; k += 2) {
            for (double t = .05; t < 1; t += .15) {
                struct art_point p = art_between(strokes.points[k], strokes.points[k + 1], t);
                double length = art_distance(strokes.points[k], strokes.points[k + 1]);
                cr_expect(length < .01 || inside(&holed, p), "%d: %f %f", i, p.x, p.y);
            }
        }
        double covered = total_length(&strokes) * 2 * apart[i];
        cr_expect_float_eq(covered, holed_area(), holed_area() * .01);
        art_points_finish(&strokes);
    }
}

Test(hatch, strokes_point_the_way_their_names_say)
{
    static const struct art_point ways[] = {
        [ART_HATCH_SLASH] = {1, -1},
        [ART_HATCH_BACKSLASH] = {1, 1},
        [ART_HATCH_VERTICAL] = {0, 1},
        [ART_HATCH_HORIZONTAL] = {1, 0},
    };
    for (int hatch = 0; hatch < ART_HATCH_COUNT; hatch++) {
        if (hatch == ART_HATCH_DOTS || hatch == ART_HATCH_GRID) {
            continue;
        }
        struct art_points strokes = {0};
        art_hatch(&holed, hatch, 8, &strokes);
        cr_assert_gt(strokes.count, 20);
        for (size_t i = 0; i < strokes.count; i += 2) {
            double x = strokes.points[i + 1].x - strokes.points[i].x;
            double y = strokes.points[i + 1].y - strokes.points[i].y;
            cr_expect_float_eq(x * ways[hatch].y - y * ways[hatch].x, 0, 1e-9);
            cr_expect_geq(x * ways[hatch].x + y * ways[hatch].y, 0);
        }
        art_points_finish(&strokes);
    }
}

Test(hatch, grid_is_both_diagonals)
{
    struct art_points grid = {0};
    struct art_points single = {0};
    art_hatch(&holed, ART_HATCH_GRID, 8, &grid);
    art_hatch(&holed, ART_HATCH_SLASH, 8, &single);
    art_hatch(&holed, ART_HATCH_BACKSLASH, 8, &single);
    cr_expect_eq(grid.count, single.count);
    cr_expect_arr_eq(grid.points, single.points, grid.count * sizeof *grid.points);
    art_points_finish(&grid);
    art_points_finish(&single);
}

Test(hatch, dots_lie_inside_and_keep_their_density)
{
    struct art_points dots = {0};
    art_hatch(&holed, ART_HATCH_DOTS, 4, &dots);
    for (size_t i = 0; i < dots.count; i += 2) {
        cr_expect_eq(art_distance(dots.points[i], dots.points[i + 1]), 0);
        cr_expect(inside(&holed, art_shift(dots.points[i], 1e-6, 1e-6)));
    }
    cr_expect_float_eq((double)dots.count / 2 * 16, holed_area(), holed_area() * .03);
    art_points_finish(&dots);
}

Test(hatch, patterns_meet_at_the_seam_of_two_tiles)
{
    static const struct art_point left[] = {{0, 0}, {256, 0}, {256, 256}, {0, 256}};
    static const struct art_ring left_ring = {left, 4};
    struct art_points strokes = {0};
    art_hatch(&(struct art_region){&left_ring, 1}, ART_HATCH_SLASH, 16, &strokes);
    int west = 0;
    int both = 0;
    for (size_t i = 0; i < strokes.count; i++) {
        if (strokes.points[i].x > 0 || strokes.points[i].y == 0) {
            continue;
        }
        west++;
        for (size_t k = 0; k < strokes.count; k++) {
            both += fabs(strokes.points[k].x - 256) < 1e-9 &&
                    fabs(strokes.points[k].y - strokes.points[i].y) < 1e-9;
        }
    }
    cr_expect_geq(west, 15);
    cr_expect_geq(both, west - 1, "%d of %d", both, west);
    art_points_finish(&strokes);
}

Test(hatch, nothing_to_fill_gives_nothing)
{
    struct art_points strokes = {0};
    static const struct art_ring empty = {outline, 0};
    for (int hatch = 0; hatch < ART_HATCH_COUNT; hatch++) {
        art_hatch(&(struct art_region){NULL, 0}, hatch, 8, &strokes);
        art_hatch(&(struct art_region){&empty, 1}, hatch, 8, &strokes);
    }
    cr_expect_eq(strokes.count, 0);
}

struct sum {
    double area;
    struct art_stripe stripe;
    int rings;
};

static void add_ring(void *context, const struct art_point *points, size_t count)
{
    struct sum *sum = context;
    double band = sum->stripe.width * SQRT2;
    double low = INFINITY;
    double high = -INFINITY;
    for (size_t i = 0; i < count; i++) {
        low = fmin(low, points[i].x + points[i].y);
        high = fmax(high, points[i].x + points[i].y);
    }
    long number = (long)floor((low + high) / 2 / band);
    cr_expect_eq(number % sum->stripe.count, sum->stripe.index);
    cr_expect_geq(low, number * band - 1e-9);
    cr_expect_leq(high, (number + 1) * band + 1e-9);
    sum->area += ring_area(points, count);
    sum->rings++;
}

Test(hatch, stripes_of_all_owners_share_the_region_out)
{
    for (int owners = 1; owners <= ART_PLAYERS; owners++) {
        double area = 0;
        for (int i = 0; i < owners; i++) {
            struct sum sum = {.stripe = {i, owners, 12}};
            art_stripes(&holed, sum.stripe, add_ring, &sum);
            cr_expect_gt(sum.rings, 1);
            area += sum.area;
        }
        cr_expect_float_eq(fabs(area), holed_area(), 1e-6);
    }
}

/* Corners exactly on the rims of the stripes, a hole inside of one stripe, one across several. */
Test(hatch, stripes_meet_corners_and_holes)
{
    static const struct art_point square[] = {{0, 0}, {128, 0}, {128, 128}, {0, 128}};
    static const struct art_point diamond[] = {{64, 32}, {32, 64}, {64, 96}, {96, 64}};
    static const struct art_point speck[] = {{3, 3}, {3, 4}, {4, 4}, {4, 3}};
    static const struct art_ring all[] = {{square, 4}, {diamond, 4}, {speck, 4}};
    static const struct art_region region = {all, 3};
    static const double widths[] = {16 / SQRT2, 32 / SQRT2, 300};
    double wanted = 128 * 128 - 64 * 64 / 2.0 - 1;
    for (int i = 0; i < 3; i++) {
        double area = 0;
        for (int owner = 0; owner < 2; owner++) {
            struct sum sum = {.stripe = {owner, 2, widths[i]}};
            art_stripes(&region, sum.stripe, add_ring, &sum);
            area += sum.area;
        }
        cr_expect_float_eq(area, wanted, 1e-6, "width %f: %f", widths[i], area);
    }
}
