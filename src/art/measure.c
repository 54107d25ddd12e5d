/* The distance grid. Distances matter up to REACH only, so every piece of a barrier looks at the
 * cells near it and at no others. */
#include <string.h>

#include "art/layout.h"

#define FAR 99.0
#define REACH 44.0
#define ROAD_HALF 11.0
#define RIM 3.0 /* of a crop circle */

static int cell_index(double coordinate)
{
    return (int)art_clamp(floor(coordinate / ART_CELL), 0, ART_CELLS - 1);
}

static double square_distance(struct art_point p, struct art_point a, struct art_point d, double l)
{
    double t = art_clamp(((p.x - a.x) * d.x + (p.y - a.y) * d.y) * l, 0, 1);
    double x = p.x - a.x - t * d.x;
    double y = p.y - a.y - t * d.y;
    return x * x + y * y;
}

/* Lowers the cells near one piece to their distance from it less `half`. */
static void splat_piece(
    struct art_layout *layout, struct art_point a, struct art_point b, double half)
{
    struct art_point d = art_at(b.x - a.x, b.y - a.y);
    double square = d.x * d.x + d.y * d.y;
    double inverse = square > 0 ? 1 / square : 0;
    double reach = REACH + half;
    int right = cell_index(fmax(a.x, b.x) + reach);
    int bottom = cell_index(fmax(a.y, b.y) + reach);
    for (int row = cell_index(fmin(a.y, b.y) - reach); row <= bottom; row++) {
        for (int column = cell_index(fmin(a.x, b.x) - reach); column <= right; column++) {
            struct art_point p =
                art_at(column * ART_CELL + ART_CELL / 2, row * ART_CELL + ART_CELL / 2);
            double old = layout->distance[row][column] + half;
            double square_now = square_distance(p, a, d, inverse);
            if (old > 0 && square_now < old * old) {
                layout->distance[row][column] = sqrt(square_now) - half;
            }
        }
    }
}

static void splat_line(struct art_layout *layout, const struct art_line *line, double half)
{
    for (int i = 0; i + 1 < line->count; i++) {
        splat_piece(layout, line->p[i], line->p[i + 1], half);
    }
}

static void splat_disc(struct art_layout *layout, struct art_point at, double r)
{
    splat_piece(layout, at, at, r);
}

/* Marks the inside of the outline row by row: a cell is inside when an odd number of sides lies to
 * its right. */
static void mark_city(struct art_layout *layout, const struct art_line *outline)
{
    for (int row = 0; row < ART_CELLS; row++) {
        bool inside[ART_CELLS] = {false};
        double y = row * ART_CELL + ART_CELL / 2;
        for (int i = 0, j = outline->count - 1; i < outline->count; j = i++) {
            struct art_point a = outline->p[i];
            struct art_point b = outline->p[j];
            if ((a.y > y) == (b.y > y)) {
                continue;
            }
            double x = (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x;
            for (int column = 0; column < ART_CELLS && column * ART_CELL + ART_CELL / 2 < x;
                 column++) {
                inside[column] = !inside[column];
            }
        }
        for (int column = 0; column < ART_CELLS; column++) {
            struct art_point p = art_at(column * ART_CELL + ART_CELL / 2, y);
            bool park = layout->park.r > 0 && art_distance(p, layout->park.at) < layout->park.r;
            if (inside[column] && !park) {
                layout->distance[row][column] = -1;
            }
        }
    }
}

void art_layout_measure(struct art_layout *layout)
{
    for (int i = 0; i < ART_CELLS * ART_CELLS; i++) {
        layout->distance[i / ART_CELLS][i % ART_CELLS] = FAR;
    }
    for (int w = 0; w < layout->wall_count; w++) {
        splat_line(layout, &layout->walls[w], 0);
    }
    for (int r = 0; r < layout->road_count; r++) {
        splat_line(layout, &layout->roads[r].line, ROAD_HALF);
    }
    for (int x = 0; x < layout->crossing_count; x++) {
        splat_disc(layout, layout->crossings[x].at, layout->crossings[x].r);
    }
    if (layout->circle.r > 0) {
        splat_disc(layout, layout->circle.at, layout->circle.r + RIM);
    }
    if (layout->monastery.r > 0) {
        splat_disc(layout, layout->monastery.at, layout->monastery.r);
    }
    for (int c = 0; c < layout->city_count; c++) {
        mark_city(layout, &layout->cities[c].outline);
    }
}
