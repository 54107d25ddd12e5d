/* Tiles on a grid, and features by flood fill. */
#include <assert.h>
#include <string.h>

#include "board.h"

/* N E S W, as in 0.1. */
static const int step_x[4] = {0, 1, 0, -1};
static const int step_y[4] = {-1, 0, 1, 0};

/* 0.1: the half-edges clockwise; 0.2: which ones touch. */
enum half { NL, NR, EL, ER, SL, SR, WL, WR };
static const int partner[8] = {
    [NL] = SR, [NR] = SL, [EL] = WR, [ER] = WL, [SL] = NR, [SR] = NL, [WL] = ER, [WR] = EL};

const struct carc_tile *oracle_tile(const struct oracle *oracle, int placement)
{
    return &oracle->rules->set.tiles[oracle->placements[placement].tile];
}

const struct carc_segment *oracle_segment(const struct oracle *oracle, struct oracle_spot spot)
{
    return &oracle_tile(oracle, spot.placement)->segments[spot.segment];
}

int oracle_at(const struct oracle *oracle, int x, int y)
{
    if (x < -ORACLE_REACH || x > ORACLE_REACH || y < -ORACLE_REACH || y > ORACLE_REACH) {
        return -1;
    }
    return oracle->grid[y + ORACLE_REACH][x + ORACLE_REACH] - 1;
}

/* What a tile shows on an edge of the board when it lies turned. */
static enum carc_kind edge_kind(const struct carc_tile *tile, int rotation, int edge)
{
    int printed_edge = (edge - rotation + 4) % 4;
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].edges & 1 << printed_edge) {
            return tile->segments[s].kind;
        }
    }
    return CARC_FIELD;
}

bool oracle_is_open(const struct oracle *oracle, int x, int y)
{
    if (oracle_at(oracle, x, y) >= 0) {
        return false;
    }
    for (int edge = 0; edge < 4; edge++) {
        if (oracle_at(oracle, x + step_x[edge], y + step_y[edge]) >= 0) {
            return true;
        }
    }
    return false;
}

bool oracle_edge_fits(const struct oracle *oracle, const struct oracle_placement *there, int edge)
{
    const struct carc_tile *mine = &oracle->rules->set.tiles[there->tile];
    int other = oracle_at(oracle, there->x + step_x[edge], there->y + step_y[edge]);
    return other < 0 || edge_kind(mine, there->rotation, edge) ==
                            edge_kind(oracle_tile(oracle, other),
                                oracle->placements[other].rotation, (edge + 2) % 4);
}

bool oracle_fits(const struct oracle *oracle, int tile, int x, int y, int rotation)
{
    struct oracle_placement there = {tile, rotation, x, y};
    bool fits = oracle_is_open(oracle, x, y);
    for (int edge = 0; edge < 4; edge++) {
        fits = fits && oracle_edge_fits(oracle, &there, edge);
    }
    return fits;
}

struct oracle_box oracle_box(const struct oracle *oracle)
{
    struct oracle_box box = {ORACLE_REACH, ORACLE_REACH, -ORACLE_REACH, -ORACLE_REACH};
    for (int p = 0; p < oracle->placed; p++) {
        int x = oracle->placements[p].x;
        int y = oracle->placements[p].y;
        box.west = x - 1 < box.west ? x - 1 : box.west;
        box.east = x + 1 > box.east ? x + 1 : box.east;
        box.north = y - 1 < box.north ? y - 1 : box.north;
        box.south = y + 1 > box.south ? y + 1 : box.south;
    }
    return box;
}

void oracle_lay(struct oracle *oracle, int tile, int x, int y, int rotation)
{
    assert(oracle_at(oracle, x, y) < 0);
    oracle->placements[oracle->placed] = (struct oracle_placement){tile, rotation, x, y};
    oracle->placed++;
    oracle->grid[y + ORACLE_REACH][x + ORACLE_REACH] = (int16_t)oracle->placed;
}

int oracle_feature_at(const struct oracle *oracle, struct oracle_spot spot)
{
    return oracle->feature_of[spot.placement][spot.segment];
}

/* The city or road segment of a placement on an edge of the board. */
static int segment_on_edge(const struct oracle *oracle, int placement, int edge)
{
    const struct carc_tile *tile = oracle_tile(oracle, placement);
    int printed_edge = (edge - oracle->placements[placement].rotation + 4) % 4;
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].edges & 1 << printed_edge) {
            return s;
        }
    }
    assert(!"touching edges show the same");
    return -1;
}

/* The field segment of a placement on a half-edge of the board. */
static int segment_on_half(const struct oracle *oracle, int placement, int half)
{
    const struct carc_tile *tile = oracle_tile(oracle, placement);
    int printed_half = (half - 2 * oracle->placements[placement].rotation + 8) % 8;
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].halves & 1 << printed_half) {
            return s;
        }
    }
    assert(!"touching edges show the same");
    return -1;
}

static void visit(struct oracle *oracle, struct oracle_spot spot, int number);

static int neighbour_of(const struct oracle *oracle, int placement, int edge)
{
    const struct oracle_placement *here = &oracle->placements[placement];
    return oracle_at(oracle, here->x + step_x[edge], here->y + step_y[edge]);
}

/* Goes on over every edge that a city or road owns. */
static void visit_edges(struct oracle *oracle, struct oracle_spot spot, int number)
{
    for (int printed = 0; printed < 4; printed++) {
        if (!(oracle_segment(oracle, spot)->edges & 1 << printed)) {
            continue;
        }
        int edge = (printed + oracle->placements[spot.placement].rotation) % 4;
        int other = neighbour_of(oracle, spot.placement, edge);
        if (other < 0) {
            oracle->features[number].open++;
            continue;
        }
        int segment = segment_on_edge(oracle, other, (edge + 2) % 4);
        visit(oracle, (struct oracle_spot){other, segment}, number);
    }
}

/* Goes on over every half-edge that a field owns. */
static void visit_halves(struct oracle *oracle, struct oracle_spot spot, int number)
{
    for (int printed = 0; printed < 8; printed++) {
        if (!(oracle_segment(oracle, spot)->halves & 1 << printed)) {
            continue;
        }
        int half = (printed + 2 * oracle->placements[spot.placement].rotation) % 8;
        int other = neighbour_of(oracle, spot.placement, half / 2);
        if (other < 0) {
            continue;
        }
        int segment = segment_on_half(oracle, other, partner[half]);
        visit(oracle, (struct oracle_spot){other, segment}, number);
    }
}

/* By position: north before south, then west before east, then by segment. */
static bool comes_before(const struct oracle *oracle, struct oracle_spot a, struct oracle_spot b)
{
    const struct oracle_placement *at_a = &oracle->placements[a.placement];
    const struct oracle_placement *at_b = &oracle->placements[b.placement];
    if (at_a->y != at_b->y) {
        return at_a->y < at_b->y;
    }
    return at_a->x != at_b->x ? at_a->x < at_b->x : a.segment < b.segment;
}

static void visit(struct oracle *oracle, struct oracle_spot spot, int number)
{
    if (oracle_feature_at(oracle, spot) >= 0) {
        assert(oracle_feature_at(oracle, spot) == number);
        return;
    }
    const struct carc_segment *segment = oracle_segment(oracle, spot);
    assert(segment->kind == oracle->features[number].kind);
    oracle->feature_of[spot.placement][spot.segment] = number;
    oracle->features[number].spots++;
    oracle->features[number].pennants += segment->pennants;
    if (comes_before(oracle, spot, oracle->features[number].first)) {
        oracle->features[number].first = spot;
    }
    visit_edges(oracle, spot, number);
    visit_halves(oracle, spot, number);
}

/* B-45: a tile counts once, in however many segments the feature runs over it. */
static int count_tiles(const struct oracle *oracle, int feature)
{
    int tiles = 0;
    for (int p = 0; p < oracle->placed; p++) {
        bool on_it = false;
        for (int s = 0; s < oracle_tile(oracle, p)->segment_count; s++) {
            on_it = on_it || oracle->feature_of[p][s] == feature;
        }
        tiles += on_it;
    }
    return tiles;
}

/* B-32, B-44: the eight cells around a monastery. */
static void look_around(struct oracle *oracle, struct oracle_feature *monastery)
{
    const struct oracle_placement *middle = &oracle->placements[monastery->first.placement];
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            bool tile = oracle_at(oracle, middle->x + dx, middle->y + dy) >= 0;
            monastery->tiles += tile;
            monastery->open += !tile;
        }
    }
}

void oracle_flood(struct oracle *oracle)
{
    oracle->feature_count = 0;
    for (int p = 0; p < oracle->placed; p++) {
        for (int s = 0; s < CARC_MAX_SEGMENTS; s++) {
            oracle->feature_of[p][s] = -1;
        }
    }
    for (int p = 0; p < oracle->placed; p++) {
        for (int s = 0; s < oracle_tile(oracle, p)->segment_count; s++) {
            if (oracle->feature_of[p][s] < 0) {
                struct oracle_feature *feature = &oracle->features[oracle->feature_count];
                *feature = (struct oracle_feature){.first = {p, s}};
                feature->kind = oracle_segment(oracle, feature->first)->kind;
                visit(oracle, feature->first, oracle->feature_count);
                oracle->feature_count++;
            }
        }
    }
    for (int f = 0; f < oracle->feature_count; f++) {
        struct oracle_feature *feature = &oracle->features[f];
        if (feature->kind == CARC_MONASTERY) {
            look_around(oracle, feature);
        } else {
            feature->tiles = count_tiles(oracle, f);
        }
        feature->complete = feature->kind != CARC_FIELD && feature->open == 0; /* B-30 to B-33 */
    }
}

/* Whether some segment of the field touches this segment of a city (B-64). */
static bool touches_spot(const struct oracle *oracle, int field, struct oracle_spot city)
{
    const struct carc_tile *tile = oracle_tile(oracle, city.placement);
    for (int s = 0; s < tile->segment_count; s++) {
        if (oracle->feature_of[city.placement][s] == field &&
            tile->segments[s].cities & 1 << city.segment) {
            return true;
        }
    }
    return false;
}

bool oracle_touches(const struct oracle *oracle, int field, int city)
{
    for (int p = 0; p < oracle->placed; p++) {
        for (int s = 0; s < oracle_tile(oracle, p)->segment_count; s++) {
            if (oracle->feature_of[p][s] == city &&
                touches_spot(oracle, field, (struct oracle_spot){p, s})) {
                return true;
            }
        }
    }
    return false;
}

struct oracle_cities oracle_cities(const struct oracle *oracle, int field)
{
    struct oracle_cities count = {0, 0, 0};
    bool counted[ORACLE_SPOTS];
    memset(counted, 0, (size_t)oracle->feature_count * sizeof counted[0]);
    for (int p = 0; p < oracle->placed; p++) {
        for (int s = 0; s < oracle_tile(oracle, p)->segment_count; s++) {
            if (!touches_spot(oracle, field, (struct oracle_spot){p, s})) {
                continue;
            }
            count.segments++;
            int city = oracle->feature_of[p][s];
            count.complete += oracle->features[city].complete && !counted[city];
            count.open += !oracle->features[city].complete && !counted[city];
            counted[city] = true;
        }
    }
    return count;
}
