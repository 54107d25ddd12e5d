#include "art/contour.h"

#include <criterion/criterion.h>
#include <string.h>

#include "tiles.h"

#define MAX_TILES 64

static const struct carc_tile *find_tile(const struct carc_tile *tiles, const char *id)
{
    while (strcmp(tiles->id, id) != 0) {
        tiles++;
    }
    return tiles;
}

/* Twice the signed area of all loops: holes count against it. */
static double area_of(const struct art_contour *contour)
{
    double sum = 0;
    for (size_t loop = 0; loop < contour->loop_count; loop++) {
        size_t from = contour->start[loop];
        size_t to = contour->start[loop + 1];
        for (size_t i = from; i < to; i++) {
            struct art_point a = contour->points[i];
            struct art_point b = contour->points[i + 1 < to ? i + 1 : from];
            sum += (a.x * b.y - b.x * a.y) / 2;
        }
    }
    return sum;
}

Test(contour, a_monastery_is_a_hole_in_its_field)
{
    struct carc_tile tiles[MAX_TILES];
    tiles_read(tiles, MAX_TILES);
    struct art_shape *shape = art_shape_create(find_tile(tiles, "B"), 0);
    struct art_contour_tile part = {{3, -2}, shape, 0xFFFF};
    struct art_contour contour;
    art_contour_trace(&contour, &part, 1);
    cr_assert_eq(contour.loop_count, 2);
    double free_ground = 256 * 256 - ART_PI * 62 * 62;
    cr_assert_float_eq(area_of(&contour), free_ground, free_ground * 0.06);
    for (size_t i = 0; i < contour.point_count; i++) {
        struct art_point p = contour.points[i];
        cr_assert(p.x > 766 && p.x < 1026 && p.y > -514 && p.y < -254);
    }
    art_contour_finish(&contour);
    art_shape_destroy(shape);
}

Test(contour, a_field_runs_on_across_tiles)
{
    struct carc_tile tiles[MAX_TILES];
    tiles_read(tiles, MAX_TILES);
    struct art_shape *road = art_shape_create(find_tile(tiles, "U"), 1);
    uint32_t north = 0;
    int segment = art_shape_field(road, 16, 0);
    north = 1u << segment;
    struct art_contour_tile parts[] = {{{0, 0}, road, north}, {{1, 0}, road, north}};
    struct art_contour contour;
    art_contour_trace(&contour, parts, 2);
    cr_assert_eq(contour.loop_count, 1, "the edge between two tiles is no border");
    cr_assert_gt(area_of(&contour), 1.7 * 256 * 105);
    art_contour_finish(&contour);
    art_contour_trace(&contour, parts, 0);
    cr_assert_eq(contour.loop_count, 0);
    art_contour_finish(&contour);
    art_shape_destroy(road);
}
