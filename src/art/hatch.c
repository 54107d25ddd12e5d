#include "art/hatch.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/text.h"

/* Each hatch is a family of parallel lines: those where the dot product of a point and this vector
 * is a multiple of the pitch. */
static const struct art_point slash = {1, 1};
static const struct art_point backslash = {1, -1};
static const struct art_point vertical = {1, 0};
static const struct art_point horizontal = {0, 1};

static double dot(struct art_point a, struct art_point b)
{
    return a.x * b.x + a.y * b.y;
}

void art_points_add(struct art_points *list, struct art_point point)
{
    if (list->count == list->room) {
        list->room = list->room == 0 ? 64 : list->room * 2;
        list->points = base_realloc(list->points, list->room * sizeof *list->points);
    }
    list->points[list->count++] = point;
}

void art_points_finish(struct art_points *list)
{
    free(list->points);
    *list = (struct art_points){0};
}

/* The lowest and the highest `across` of the region's points; false when it has none. */
static bool measure(
    const struct art_region *region, struct art_point across, double *low, double *high)
{
    bool any = false;
    for (size_t r = 0; r < region->count; r++) {
        for (size_t i = 0; i < region->rings[r].count; i++) {
            double value = dot(region->rings[r].points[i], across);
            *low = any && *low < value ? *low : value;
            *high = any && *high > value ? *high : value;
            any = true;
        }
    }
    return any;
}

/* 2 x + y grows along the lines of every family. */
static int compare_along(const void *left, const void *right)
{
    const struct art_point *a = left;
    const struct art_point *b = right;
    double ahead = 2 * (a->x - b->x) + a->y - b->y;
    return (ahead > 0) - (ahead < 0);
}

/* Adds the points where the line at `level` crosses the outline, sorted along the line. An edge
 * owns its lower end only, so their number is even. */
static void add_crossings(const struct art_region *region, struct art_point across, double level,
    struct art_points *points)
{
    size_t before = points->count;
    for (size_t r = 0; r < region->count; r++) {
        const struct art_ring *ring = &region->rings[r];
        for (size_t i = 0; i < ring->count; i++) {
            struct art_point a = ring->points[i];
            struct art_point b = ring->points[i + 1 < ring->count ? i + 1 : 0];
            double from = dot(a, across) - level;
            double to = dot(b, across) - level;
            if ((from < 0) != (to < 0)) {
                art_points_add(points, art_between(a, b, from / (from - to)));
            }
        }
    }
    if (points->count > before) {
        qsort(
            &points->points[before], points->count - before, sizeof *points->points, compare_along);
    }
}

static void hatch_lines(const struct art_region *region, struct art_point across, double pitch,
    struct art_points *strokes)
{
    double low, high;
    if (!measure(region, across, &low, &high)) {
        return;
    }
    for (double k = ceil(low / pitch); k * pitch < high; k++) {
        add_crossings(region, across, k * pitch, strokes);
    }
}

/* Rows of dots, every other row moved by half a pitch. */
static void hatch_dots(const struct art_region *region, double pitch, struct art_points *strokes)
{
    struct art_points spans = {0};
    double low, high;
    if (!measure(region, horizontal, &low, &high)) {
        return;
    }
    for (double row = ceil(low / pitch); row * pitch < high; row++) {
        double shift = fmod(row, 2) == 0 ? 0 : pitch / 2;
        spans.count = 0;
        add_crossings(region, horizontal, row * pitch, &spans);
        for (size_t i = 0; i + 1 < spans.count; i += 2) {
            double x = ceil((spans.points[i].x - shift) / pitch) * pitch + shift;
            for (; x < spans.points[i + 1].x; x += pitch) {
                art_points_add(strokes, art_at(x, row * pitch));
                art_points_add(strokes, art_at(x, row * pitch));
            }
        }
    }
    art_points_finish(&spans);
}

void art_hatch(
    const struct art_region *region, enum art_hatch hatch, double pitch, struct art_points *strokes)
{
    assert(hatch < ART_HATCH_COUNT && pitch > 0);
    switch (hatch) {
    case ART_HATCH_DOTS: hatch_dots(region, pitch, strokes); break;
    case ART_HATCH_GRID:
        hatch_lines(region, slash, pitch, strokes);
        hatch_lines(region, backslash, pitch, strokes);
        break;
    case ART_HATCH_SLASH: hatch_lines(region, slash, pitch, strokes); break;
    case ART_HATCH_BACKSLASH: hatch_lines(region, backslash, pitch, strokes); break;
    case ART_HATCH_VERTICAL: hatch_lines(region, vertical, pitch, strokes); break;
    default: hatch_lines(region, horizontal, pitch, strokes); break;
    }
}
