#include "art/shape.h"

#include <stdlib.h>

#include "art/layout.h"
#include "base/text.h"

#define INSIDE 10.0 /* of a wall: where the owner's line runs */
#define DEEP 14.0   /* no larger values: fields of every size are rounded alike */

struct art_shape {
    struct carc_tile tile;
    struct art_layout layout;
    int rotation;
};

struct art_shape *art_shape_create(const struct carc_tile *tile, int rotation)
{
    struct art_shape *shape = base_alloc(sizeof *shape);
    shape->tile = *tile;
    shape->rotation = rotation & 3;
    art_layout_make(&shape->layout, &shape->tile, 0);
    return shape;
}

void art_shape_destroy(struct art_shape *shape)
{
    free(shape);
}

static const struct art_city *find_city(const struct art_shape *shape, int segment)
{
    for (int c = 0; c < shape->layout.city_count; c++) {
        if (shape->layout.cities[c].segment == segment) {
            return &shape->layout.cities[c];
        }
    }
    return NULL;
}

bool art_shape_city(const struct art_shape *shape, int segment, struct art_line *outline)
{
    const struct art_city *city = find_city(shape, segment);
    if (city == NULL) {
        return false;
    }
    *outline = city->outline;
    art_line_turn(outline, shape->rotation);
    return true;
}

bool art_shape_line(const struct art_shape *shape, int segment, int n, struct art_line *line)
{
    const struct art_city *city = find_city(shape, segment);
    if (city != NULL) {
        if (n >= city->wall_count) {
            return false;
        }
        art_line_offset(line, &shape->layout.walls[city->first_wall + n], -INSIDE);
        art_line_turn(line, shape->rotation);
        return true;
    }
    for (int r = 0; r < shape->layout.road_count; r++) {
        if (shape->layout.roads[r].segment == segment && n-- == 0) {
            *line = shape->layout.roads[r].line;
            art_line_turn(line, shape->rotation);
            return true;
        }
    }
    return false;
}

/* From a cell of the turned tile to the cell of the layout. */
static void unturn(const struct art_shape *shape, int *column, int *row)
{
    for (int i = 0; i < shape->rotation; i++) {
        int old = *column;
        *column = *row;
        *row = ART_CELLS - 1 - old;
    }
}

int art_shape_field(const struct art_shape *shape, int column, int row)
{
    unturn(shape, &column, &row);
    return shape->layout.field[row][column];
}

double art_shape_value(const struct art_shape *shape, uint32_t fields, int column, int row)
{
    unturn(shape, &column, &row);
    double d = shape->layout.distance[row][column];
    int field = shape->layout.field[row][column];
    if (d > 0 && field >= 0 && (fields >> field & 1) != 0) {
        return fmin(d, DEEP);
    }
    return d <= 0 ? art_clamp(d, -8, -0.5) : -4;
}

bool art_shape_monastery(const struct art_shape *shape, struct art_point *middle)
{
    *middle = art_turn(shape->layout.monastery.at, shape->rotation);
    return shape->layout.monastery.r > 0;
}

bool art_shape_circle(const struct art_shape *shape, struct art_point *middle, double *radius)
{
    *middle = art_turn(shape->layout.circle.at, shape->rotation);
    *radius = shape->layout.circle.r;
    return shape->layout.circle.r > 0;
}
