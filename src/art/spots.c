#include "art/spots.h"

#include <stdlib.h>

#include "art/layout.h"
#include "base/macros.h"
#include "base/text.h"

static int city_index(const struct art_layout *layout, int segment)
{
    for (int c = 0; c < layout->city_count; c++) {
        if (layout->cities[c].segment == segment) {
            return c;
        }
    }
    return -1;
}

/* Whether a meeple at `p` (unturned) can be seen to stand on the segment. */
static bool stands_on(const struct art_layout *layout, int segment, struct art_point p)
{
    if (p.x < 14 || p.y < 14 || p.x > ART_TILE - 14 || p.y > ART_TILE - 14) {
        return false;
    }
    switch (layout->tile->segments[segment].kind) {
    case CARC_CITY: {
        int c = city_index(layout, segment);
        return c >= 0 && art_layout_in_city(layout, c, p) &&
               art_layout_wall_distance(layout, c, p) > 6;
    }
    case CARC_FIELD: {
        int column = (int)(p.x / ART_CELL);
        int row = (int)(p.y / ART_CELL);
        return layout->field[row][column] == segment && layout->distance[row][column] > 4;
    }
    case CARC_MONASTERY: return art_distance(p, layout->monastery.at) < layout->monastery.r;
    default:
        for (int r = 0; r < layout->road_count; r++) {
            if (layout->roads[r].segment == segment &&
                art_line_distance(&layout->roads[r].line, p) < 10) {
                return true;
            }
        }
        return false;
    }
}

/* Other meeples on a road stand further along it. */
static void places_on_road(
    const struct art_layout *layout, int segment, int rotation, struct art_spot *spot)
{
    static const double shares[] = {0.24, 0.76, 0.1};
    for (int r = 0; r < layout->road_count; r++) {
        const struct art_road *road = &layout->roads[r];
        if (road->segment != segment) {
            continue;
        }
        double length = art_line_length(&road->line);
        for (int i = 1; i < ART_SPOT_PLACES; i++) {
            spot->at[i] = art_turn(art_line_at(&road->line, length * shares[i - 1]), rotation);
        }
        return;
    }
}

/* Whether a figure at `p` (turned) stays on the tile; lying ones are wider. */
static bool stays_inside(struct art_point p, bool lying, double scale)
{
    double side = (lying ? 40 : 26) * scale;
    double end = 22 * scale;
    return p.x >= side && p.x <= ART_TILE - side && p.y >= end && p.y <= ART_TILE - end;
}

/* Others stand beside the first one; where that leaves the segment or the tile, closer. */
static void places_around(
    const struct art_layout *layout, int segment, int rotation, struct art_spot *spot)
{
    static const struct art_point offsets[] = {
        {30, 22}, {-30, 22}, {34, -14}, {-34, -14}, {0, 34}, {0, -32}, {40, 4}, {-40, 4}};
    int found = 1;
    for (double scale = 1; scale > 0.2 && found < ART_SPOT_PLACES; scale *= 0.8) {
        for (size_t i = 0; i < ARRAY_LENGTH(offsets) && found < ART_SPOT_PLACES; i++) {
            struct art_point p = art_shift(spot->at[0], offsets[i].x * scale, offsets[i].y * scale);
            bool clear = stays_inside(p, spot->lying, scale) &&
                         stands_on(layout, segment, art_turn(p, -rotation & 3));
            for (int k = 0; k < found; k++) {
                clear = clear && art_distance(p, spot->at[k]) >= 30 * scale;
            }
            if (clear) {
                spot->at[found++] = p;
            }
        }
    }
}

void art_spots_find(struct art_spots *spots, const struct carc_tile *tile, int rotation)
{
    struct art_layout *layout = base_alloc(sizeof *layout);
    art_layout_make(layout, tile, 0);
    spots->count = tile->segment_count;
    for (int s = 0; s < tile->segment_count; s++) {
        struct art_spot *spot = &spots->segment[s];
        spot->lying = tile->segments[s].kind == CARC_FIELD;
        struct art_point at = art_turn(layout->spots[s], rotation);
        if (tile->segments[s].kind == CARC_MONASTERY) { /* before the cloister, which is upright */
            at = art_shift(
                art_turn(layout->monastery.at, rotation), 0, layout->monastery.r * (30.0 / 62));
        }
        for (int i = 0; i < ART_SPOT_PLACES; i++) {
            spot->at[i] = at;
        }
        if (tile->segments[s].kind == CARC_ROAD) {
            places_on_road(layout, s, rotation, spot);
        } else {
            places_around(layout, s, rotation, spot);
        }
    }
    free(layout);
}
