/* Marching squares over the values of all tiles, linear interpolation, every second point, two
 * passes of corner cutting. */
#include "art/contour.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define LEVEL 2.5
#define OUTSIDE -6.0f
#define SHORTEST 8 /* loops with fewer crossings are specks */

/* One value for each grid cell of the bounding box, with a rim of one cell. */
struct grid {
    int width, height;
    int left, top; /* cell of the board at the north-west */
    float *value;
    uint8_t *used; /* bit d: the loop through this square that leaves to direction d is traced */
};

static void find_bounds(struct grid *grid, const struct art_contour_tile *tiles, size_t count)
{
    int right = tiles[0].cell.x;
    int bottom = tiles[0].cell.y;
    grid->left = right;
    grid->top = bottom;
    for (size_t i = 1; i < count; i++) {
        int x = tiles[i].cell.x;
        int y = tiles[i].cell.y;
        grid->left = x < grid->left ? x : grid->left;
        grid->top = y < grid->top ? y : grid->top;
        right = x > right ? x : right;
        bottom = y > bottom ? y : bottom;
    }
    grid->width = (right - grid->left + 1) * ART_GRID + 2;
    grid->height = (bottom - grid->top + 1) * ART_GRID + 2;
}

static void fill_grid(struct grid *grid, const struct art_contour_tile *tiles, size_t count)
{
    size_t size = (size_t)grid->width * (size_t)grid->height;
    grid->value = base_alloc(size * sizeof *grid->value);
    grid->used = base_alloc(size);
    memset(grid->used, 0, size);
    for (size_t i = 0; i < size; i++) {
        grid->value[i] = OUTSIDE;
    }
    for (size_t i = 0; i < count; i++) {
        int x = (tiles[i].cell.x - grid->left) * ART_GRID + 1;
        int y = (tiles[i].cell.y - grid->top) * ART_GRID + 1;
        for (int row = 0; row < ART_GRID; row++) {
            float *out = grid->value + (size_t)(y + row) * (size_t)grid->width + x;
            for (int column = 0; column < ART_GRID; column++) {
                out[column] = (float)art_shape_value(tiles[i].shape, tiles[i].fields, column, row);
            }
        }
    }
}

static double value_at(const struct grid *grid, int x, int y)
{
    return grid->value[(size_t)y * (size_t)grid->width + (size_t)x];
}

/* The square (x, y) has the corners (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1): bits 0 to 3 of
 * its case. Its sides are numbered N E S W. */
static int case_of(const struct grid *grid, int x, int y)
{
    return (value_at(grid, x, y) > LEVEL) | (value_at(grid, x + 1, y) > LEVEL) << 1 |
           (value_at(grid, x + 1, y + 1) > LEVEL) << 2 | (value_at(grid, x, y + 1) > LEVEL) << 3;
}

/* Through which side a loop that came in through `from` leaves (-1: not crossed there). The inside
 * stays on the right; in the two ambiguous cases the corners are cut off. */
static int way_out(int square, int from)
{
    static const int8_t ways[16][4] = {{-1, -1, -1, -1}, {3, -1, -1, -1}, {-1, 0, -1, -1},
        {-1, 3, -1, -1}, {-1, -1, 1, -1}, {3, -1, 1, -1}, {-1, -1, 0, -1}, {-1, -1, 3, -1},
        {-1, -1, -1, 2}, {2, -1, -1, -1}, {-1, 0, -1, 2}, {-1, 2, -1, -1}, {-1, -1, -1, 1},
        {1, -1, -1, -1}, {-1, -1, -1, 0}, {-1, -1, -1, -1}};
    return ways[square][from];
}

static struct art_point crossing(const struct grid *grid, int x, int y, int side)
{
    static const int corners[4][4] = {{0, 0, 1, 0}, {1, 0, 1, 1}, {0, 1, 1, 1}, {0, 0, 0, 1}};
    const int *c = corners[side];
    double a = value_at(grid, x + c[0], y + c[1]);
    double b = value_at(grid, x + c[2], y + c[3]);
    double t = (LEVEL - a) / (b - a);
    /* The middle of the first grid cell, at index 1, lies half a cell inside the tile. */
    double left = grid->left * ART_TILE;
    double top = grid->top * ART_TILE;
    double scale = ART_TILE / ART_GRID;
    return art_at(left + (x + c[0] + (c[2] - c[0]) * t - 0.5) * scale,
        top + (y + c[1] + (c[3] - c[1]) * t - 0.5) * scale);
}

struct loop {
    struct art_point *p;
    size_t count;
    size_t room;
};

static void loop_add(struct loop *loop, struct art_point p)
{
    if (loop->count == loop->room) {
        loop->room = loop->room == 0 ? 256 : 2 * loop->room;
        loop->p = base_realloc(loop->p, loop->room * sizeof *loop->p);
    }
    loop->p[loop->count++] = p;
}

static void walk(struct grid *grid, int x, int y, int from, struct loop *loop)
{
    static const int step_x[] = {0, 1, 0, -1};
    static const int step_y[] = {-1, 0, 1, 0};
    loop->count = 0;
    for (;;) {
        uint8_t *used = &grid->used[(size_t)y * (size_t)grid->width + (size_t)x];
        if ((*used >> from & 1) != 0) {
            return;
        }
        *used |= (uint8_t)(1 << from);
        loop_add(loop, crossing(grid, x, y, from));
        int out = way_out(case_of(grid, x, y), from);
        x += step_x[out];
        y += step_y[out];
        from = (out + 2) & 3;
    }
}

static void keep_every_second(struct loop *loop)
{
    size_t kept = 0;
    for (size_t i = 0; i < loop->count; i += 2) {
        loop->p[kept++] = loop->p[i];
    }
    loop->count = kept;
}

static void cut_corners(const struct loop *from, struct loop *to)
{
    to->count = 0;
    for (size_t i = 0; i < from->count; i++) {
        struct art_point a = from->p[i];
        struct art_point b = from->p[(i + 1) % from->count];
        loop_add(to, art_between(a, b, 0.25));
        loop_add(to, art_between(a, b, 0.75));
    }
}

static void keep_loop(struct art_contour *contour, const struct loop *loop)
{
    size_t points = contour->point_count + loop->count;
    contour->points = base_realloc(contour->points, points * sizeof *contour->points);
    memcpy(contour->points + contour->point_count, loop->p, loop->count * sizeof *loop->p);
    contour->point_count = points;
    contour->loop_count++;
    contour->start =
        base_realloc(contour->start, (contour->loop_count + 1) * sizeof *contour->start);
    contour->start[contour->loop_count] = points;
}

void art_contour_trace(
    struct art_contour *contour, const struct art_contour_tile *tiles, size_t count)
{
    *contour = (struct art_contour){.start = base_alloc(sizeof *contour->start)};
    contour->start[0] = 0;
    if (count == 0) {
        return;
    }
    struct grid grid;
    struct loop raw = {NULL, 0, 0};
    struct loop smooth = {NULL, 0, 0};
    find_bounds(&grid, tiles, count);
    fill_grid(&grid, tiles, count);
    for (int y = 0; y + 1 < grid.height; y++) {
        for (int x = 0; x + 1 < grid.width; x++) {
            int square = case_of(&grid, x, y);
            for (int from = 0; from < 4; from++) {
                bool used = grid.used[(size_t)y * (size_t)grid.width + (size_t)x] >> from & 1;
                if (used || way_out(square, from) < 0) {
                    continue;
                }
                walk(&grid, x, y, from, &raw);
                if (raw.count >= SHORTEST) {
                    keep_every_second(&raw);
                    cut_corners(&raw, &smooth);
                    cut_corners(&smooth, &raw);
                    keep_loop(contour, &raw);
                }
            }
        }
    }
    free(raw.p);
    free(smooth.p);
    free(grid.value);
    free(grid.used);
}

void art_contour_finish(struct art_contour *contour)
{
    free(contour->start);
    free(contour->points);
    *contour = (struct art_contour){.loop_count = 0};
}
