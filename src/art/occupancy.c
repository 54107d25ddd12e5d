#include "art/occupancy.h"

#include <string.h>

void art_occupancy_init(struct art_occupancy *occupancy, const struct art_layout *layout)
{
    occupancy->layout = layout;
    memset(occupancy->taken, 0, sizeof occupancy->taken);
}

bool art_occupancy_free(const struct art_occupancy *occupancy, struct art_point p, double margin)
{
    if (p.x < 0 || p.y < 0 || p.x >= ART_TILE || p.y >= ART_TILE) {
        return false;
    }
    int column = (int)(p.x / ART_CELL);
    int row = (int)(p.y / ART_CELL);
    return !occupancy->taken[row][column] && occupancy->layout->distance[row][column] > margin;
}

bool art_occupancy_disc_free(
    const struct art_occupancy *occupancy, struct art_disc disc, double margin)
{
    if (!art_occupancy_free(occupancy, disc.at, margin)) {
        return false;
    }
    for (int k = 0; k < 8; k++) {
        struct art_point p = art_around(disc.at, k * ART_PI / 4, disc.r, disc.r);
        if (!art_occupancy_free(occupancy, p, margin)) {
            return false;
        }
    }
    return true;
}

void art_occupancy_take(struct art_occupancy *occupancy, struct art_disc disc)
{
    for (int row = 0; row < ART_CELLS; row++) {
        for (int column = 0; column < ART_CELLS; column++) {
            struct art_point p = art_at(column * ART_CELL + 2, row * ART_CELL + 2);
            if (art_distance(p, disc.at) <= disc.r) {
                occupancy->taken[row][column] = true;
            }
        }
    }
}

void art_occupancy_take_around(struct art_occupancy *occupancy, struct art_point p)
{
    int column = (int)floor(p.x / ART_CELL);
    int row = (int)floor(p.y / ART_CELL);
    for (int r = row - 1; r <= row + 1; r++) {
        for (int c = column - 1; c <= column + 1; c++) {
            if (r >= 0 && c >= 0 && r < ART_CELLS && c < ART_CELLS) {
                occupancy->taken[r][c] = true;
            }
        }
    }
}

bool art_near_spot(const struct art_layout *layout, struct art_point p, double r)
{
    for (int s = 0; s < layout->tile->segment_count; s++) {
        uint8_t kind = layout->tile->segments[s].kind;
        if ((kind == CARC_FIELD || kind == CARC_ROAD) && art_distance(p, layout->spots[s]) < r) {
            return true;
        }
    }
    return false;
}
