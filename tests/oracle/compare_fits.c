/* What fits where, and the open edges of the board. */
#include <stdlib.h>

#include "compare.h"
#include "rules/query.h"

/* Which rotations of a tile fit at a cell. */
static int fitting(const struct oracle *oracle, int tile, int x, int y)
{
    int rotations = 0;
    for (int rotation = 0; rotation < 4; rotation++) {
        rotations |= oracle_fits(oracle, tile, x, y, rotation) << rotation;
    }
    return rotations;
}

/* One cell: all types if it is open; elsewhere one will do, since none may fit. */
static bool compare_fits_at(const struct compare *compare, int x, int y, int *anywhere)
{
    struct carc_cell cell = {(int16_t)x, (int16_t)y};
    int types = compare->rules->set.count;
    if (!oracle_is_open(compare->oracle, x, y)) {
        int engine = carc_fits_at(compare->rules, compare->state, abs(x * y) % types, cell);
        return compare_number(compare, "rotations at a cell that is not open", engine, 0);
    }
    for (int t = 0; t < types; t++) {
        int expected = fitting(compare->oracle, t, x, y);
        int engine = carc_fits_at(compare->rules, compare->state, t, cell);
        anywhere[t] |= expected;
        if (!compare_number(compare, "rotations at a cell", engine, expected)) {
            return false;
        }
    }
    return true;
}

/* How many tiles of the bag could lie at a cell. */
static int left_fitting(const struct oracle *oracle, struct carc_cell cell)
{
    int left = 0;
    for (int t = 0; t < oracle->rules->set.count; t++) {
        left += fitting(oracle, t, cell.x, cell.y) != 0 ? oracle->bag[t] : 0;
    }
    return left;
}

/* What the tile beside an open cell shows on the edge between: its feature, or -1 for a field. */
static int feature_beside(const struct oracle *oracle, struct carc_cell cell, int edge)
{
    struct carc_cell beside = carc_neighbour(cell, edge);
    int placement = oracle_at(oracle, beside.x, beside.y);
    if (placement < 0) {
        return -1;
    }
    int printed = ((edge + 2) % 4 - oracle->placements[placement].rotation + 4) % 4;
    for (int s = 0; s < oracle_tile(oracle, placement)->segment_count; s++) {
        if (oracle_tile(oracle, placement)->segments[s].edges & 1 << printed) {
            return oracle_feature_at(oracle, (struct oracle_spot){placement, s});
        }
    }
    return -1;
}

/* The engine's name for a feature of the oracle. */
static int name_of(const struct compare *compare, int feature)
{
    struct oracle_spot first = compare->oracle->features[feature].first;
    const struct oracle_placement *at = &compare->oracle->placements[first.placement];
    struct carc_cell cell = {(int16_t)at->x, (int16_t)at->y};
    carc_node node = carc_node_at(compare->rules, compare->state, cell, first.segment);
    return carc_feature_of(compare->rules, compare->state, node);
}

/* The open edges, in the order of the open cells and of their edges. */
static bool compare_frontier(const struct compare *compare)
{
    struct carc_frontier *list = base_alloc(4u * compare->state->open * sizeof *list + 1);
    size_t count = carc_frontier(compare->rules, compare->state, list);
    size_t found = 0;
    bool same = true;
    for (int i = 0; same && i < compare->state->open; i++) {
        struct carc_cell cell = carc_open_cell(compare->rules, compare->state, i);
        for (int edge = 0; same && edge < 4; edge++) {
            int feature = feature_beside(compare->oracle, cell, edge);
            if (feature < 0) {
                continue;
            }
            struct carc_frontier *open = &list[found++];
            enum carc_kind kind = compare->oracle->features[feature].kind;
            same = compare_number(compare, "open edges", count >= found, true) &&
                   compare_number(compare, "open cell of an edge", open->open, i) &&
                   compare_number(compare, "open edge", open->edge, edge) &&
                   compare_number(compare, "its kind", open->kind, kind) &&
                   compare_number(compare, "its feature", open->feature, name_of(compare, feature));
        }
    }
    free(list);
    return same && compare_number(compare, "open edges", (long long)count, (long long)found);
}

static bool compare_open_cells(const struct compare *compare)
{
    const struct oracle *oracle = compare->oracle;
    bool same = true;
    for (int i = 0; same && i < compare->state->open; i++) {
        struct carc_cell cell = carc_open_cell(compare->rules, compare->state, i);
        int left = carc_left_fitting(compare->rules, compare->state, i);
        same = compare_number(compare, "an open cell", oracle_is_open(oracle, cell.x, cell.y), 1) &&
               compare_number(compare, "tiles left that fit", left, left_fitting(oracle, cell));
    }
    return same && compare_frontier(compare);
}

bool compare_fits(const struct compare *compare)
{
    const struct oracle *oracle = compare->oracle;
    struct oracle_box box = oracle_box(oracle);
    int anywhere[CARC_MAX_BAG] = {0};
    int open = 0;
    bool same = true;
    for (int y = box.north; y <= box.south; y++) {
        for (int x = box.west; x <= box.east; x++) {
            open += oracle_is_open(oracle, x, y);
            same = same && compare_fits_at(compare, x, y, anywhere);
        }
    }
    for (int t = 0; same && t < compare->rules->set.count; t++) {
        int engine = carc_fits(compare->rules, compare->state, t);
        int expected = __builtin_popcount((unsigned)anywhere[t]);
        same = compare_number(compare, "rotations that fit", engine, expected);
    }
    same = same && compare_number(compare, "open cells", compare->state->open, open);
    return same && compare_open_cells(compare);
}
