/* Where meeples stand. */
#include "art/layout.h"

static struct art_point cell_middle(int column, int row)
{
    return art_at(column * ART_CELL + ART_CELL / 2, row * ART_CELL + ART_CELL / 2);
}

/* Spots of roads (once for each segment) and of earlier fields, which a farmer keeps away from. */
struct taken {
    struct art_point at[CARC_MAX_SEGMENTS + ART_MAX_ROADS];
    int count;
};

static double penalty(double reach, double distance, double weight)
{
    return distance < reach ? weight * (reach - distance) : 0;
}

static double score_cell(
    const struct art_layout *layout, const struct taken *taken, int column, int row)
{
    struct art_point p = cell_middle(column, row);
    double edge = fmin(fmin(p.x, ART_TILE - p.x), fmin(p.y, ART_TILE - p.y));
    double score = fmin(fmin(layout->distance[row][column], edge), 34) -
                   0.03 * art_distance(p, art_at(128, 128));
    for (int i = 0; i < taken->count; i++) {
        score -= penalty(80, art_distance(p, taken->at[i]), 0.3);
    }
    for (int r = 0; r < layout->road_count; r++) {
        score -= penalty(46, art_line_distance(&layout->roads[r].line, p), 0.55);
    }
    for (int x = 0; x < layout->crossing_count; x++) {
        score -= penalty(58, art_distance(p, layout->crossings[x].at), 0.4);
    }
    if (layout->circle.r > 0) {
        score -= penalty(layout->circle.r + 34, art_distance(p, layout->circle.at), 0.4);
    }
    return score;
}

static struct art_point field_spot(
    const struct art_layout *layout, const struct taken *taken, int segment)
{
    struct art_point best = art_at(128, 128);
    double best_score = -1e9;
    for (int row = 0; row < ART_CELLS; row++) {
        for (int column = 0; column < ART_CELLS; column++) {
            if (layout->field[row][column] != segment) {
                continue;
            }
            double score = score_cell(layout, taken, column, row);
            if (score > best_score) {
                best_score = score;
                best = cell_middle(column, row);
            }
        }
    }
    return best;
}

static void road_spots(struct art_layout *layout, struct taken *taken)
{
    bool done[CARC_MAX_SEGMENTS] = {false};
    for (int r = 0; r < layout->road_count; r++) {
        const struct art_road *road = &layout->roads[r];
        if (done[road->segment]) {
            continue;
        }
        done[road->segment] = true;
        double share = road->end == ART_THROUGH ? 0.5 : 0.45;
        struct art_point p = art_line_at(&road->line, art_line_length(&road->line) * share);
        layout->spots[road->segment] = p;
        taken->at[taken->count++] = p;
    }
}

void art_layout_spots(struct art_layout *layout)
{
    const struct carc_tile *tile = layout->tile;
    struct taken taken = {.count = 0};
    road_spots(layout, &taken);
    for (int c = 0; c < layout->city_count; c++) {
        layout->spots[layout->cities[c].segment] = layout->cities[c].spot;
    }
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].kind == CARC_MONASTERY) {
            layout->spots[s] =
                art_shift(layout->monastery.at, 0, layout->monastery.r * (30.0 / 62));
        }
    }
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].kind == CARC_FIELD) {
            layout->spots[s] = field_spot(layout, &taken, s);
            taken.at[taken.count++] = layout->spots[s];
        }
    }
}
