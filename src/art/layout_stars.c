/* The plain way to draw any tile that can be drawn in the plane at all.
 *
 * Go round the tile: half-edges alternate with gaps (corners and edge middles). Fields and cities
 * are blocks of half-edges that do not cross, so two gaps that no block parts belong to one barrier
 * (the blocks of gaps are the Kreweras complement). Roads enter through edge middles: those of
 * one barrier meet in its middle, and a road that is alone in its barrier is a dead end, round
 * which the field goes. */
#include <assert.h>

#include "art/layout.h"

#define GAPS 8        /* gap 2e is the corner before edge e, gap 2e + 1 the middle of edge e */
#define DEAD_END 44.0 /* length of a dead end, and what stays free behind it */
#define BEHIND 28.0

static uint8_t halves_of(const struct carc_segment *segment)
{
    if (segment->kind == CARC_FIELD) {
        return segment->halves;
    }
    uint8_t halves = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        if (segment->kind == CARC_CITY && art_on_edge(segment->edges, edge)) {
            halves |= (uint8_t)(3 << 2 * edge);
        }
    }
    return halves;
}

/* Half-edges that lie between the gaps `a` and `b`, going clockwise from `a`. */
static uint8_t halves_between(int a, int b)
{
    uint8_t halves = 0;
    for (int gap = a; gap != b; gap = (gap + 1) % GAPS) {
        halves |= (uint8_t)(1 << gap);
    }
    return halves;
}

static bool same_barrier(const struct carc_tile *tile, int a, int b)
{
    uint8_t between = halves_between(a, b);
    for (int s = 0; s < tile->segment_count; s++) {
        uint8_t halves = halves_of(&tile->segments[s]);
        if ((halves & between) != 0 && (halves & ~between & 0xFF) != 0) {
            return false;
        }
    }
    return true;
}

static struct art_point gap_place(int gap)
{
    return art_turn((gap & 1) != 0 ? art_at(128, 0) : art_at(0, 0), gap / 2);
}

/* The roads of one barrier: which edges, which segments. */
struct barrier {
    int gaps[GAPS];
    int gap_count;
    int roads[CARC_EDGES]; /* edges */
    int road_count;
    int segments; /* different road segments among them */
};

static int road_segment(const struct carc_tile *tile, int edge)
{
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].kind == CARC_ROAD && art_on_edge(tile->segments[s].edges, edge)) {
            return s;
        }
    }
    return -1;
}

static void gather(const struct carc_tile *tile, int first, struct barrier *barrier)
{
    int last_segment = -1;
    *barrier = (struct barrier){.gap_count = 0};
    for (int gap = first; gap < GAPS; gap++) {
        if (gap != first && !same_barrier(tile, first, gap)) {
            continue;
        }
        barrier->gaps[barrier->gap_count++] = gap;
        int segment = (gap & 1) != 0 ? road_segment(tile, gap / 2) : -1;
        if (segment >= 0) {
            barrier->roads[barrier->road_count++] = gap / 2;
            barrier->segments += segment != last_segment;
            last_segment = segment;
        }
    }
}

static double wall_room(const struct art_layout *layout, struct art_point p)
{
    double room = 1e4;
    for (int w = 0; w < layout->wall_count; w++) {
        room = fmin(room, art_line_distance(&layout->walls[w], p));
    }
    return room;
}

/* The middle of the barrier, kept off walls and off the tile's edge. */
static struct art_point middle_of(const struct art_layout *layout, const struct barrier *barrier)
{
    struct art_point sum = art_at(0, 0);
    for (int i = 0; i < barrier->road_count; i++) {
        struct art_point p = gap_place(2 * barrier->roads[i] + 1);
        sum = art_shift(sum, p.x / barrier->road_count, p.y / barrier->road_count);
    }
    struct art_point p = art_between(sum, art_at(128, 128), 0.25);
    for (int pass = 0; pass < 24; pass++) {
        if (wall_room(layout, p) < 26) {
            p = art_between(p, sum, 0.15);
        }
    }
    return p;
}

static void add_star_road(
    struct art_layout *layout, int edge, struct art_point to, enum art_road_end end)
{
    assert(layout->road_count < ART_MAX_ROADS);
    struct art_road *road = &layout->roads[layout->road_count++];
    *road = (struct art_road){
        .segment = road_segment(layout->tile, edge), .from = edge, .to = -1, .end = end};
    struct art_point seen = art_turn(to, -edge & 3);
    const struct art_point control[] = {
        {128, 0}, {128, fmin(30, seen.y / 2)}, art_between(art_at(128, 20), seen, 0.6), seen};
    art_line_cubic(&road->line, control, 14);
    art_line_turn(&road->line, edge);
    for (int i = 1; i < road->line.count; i++) { /* never into a city */
        for (int c = 0; c < layout->city_count; c++) {
            if (road->line.count > i && i > 1 &&
                (art_layout_in_city(layout, c, road->line.p[i]) ||
                    art_layout_wall_distance(layout, c, road->line.p[i]) < 8)) {
                road->line.count = i;
            }
        }
    }
}

static struct art_point dead_end(const struct art_layout *layout, int edge)
{
    double length = DEAD_END;
    struct art_point to = art_turn(art_at(128, length), edge);
    while (length > 16 && wall_room(layout, to) < BEHIND) {
        length -= 3;
        to = art_turn(art_at(128, length), edge);
    }
    return to;
}

static void lay_barrier(struct art_layout *layout, const struct barrier *barrier)
{
    if (barrier->road_count == 1) {
        add_star_road(layout, barrier->roads[0], dead_end(layout, barrier->roads[0]), ART_FREE_END);
        return;
    }
    struct art_point middle = middle_of(layout, barrier);
    bool disc = barrier->segments > 1;
    for (int i = 0; i < barrier->road_count; i++) {
        add_star_road(layout, barrier->roads[i], middle, disc ? ART_AT_CROSSING : ART_JOINT);
    }
    if (disc && layout->crossing_count < ART_MAX_CROSSINGS) {
        layout->crossings[layout->crossing_count++] = (struct art_disc){middle, 14};
    }
}

void art_layout_stars(struct art_layout *layout)
{
    uint8_t done = 0;
    for (int gap = 0; gap < GAPS; gap++) {
        if ((done >> gap & 1) != 0) {
            continue;
        }
        struct barrier barrier;
        gather(layout->tile, gap, &barrier);
        for (int i = 0; i < barrier.gap_count; i++) {
            done |= (uint8_t)(1 << barrier.gaps[i]);
        }
        if (barrier.road_count > 0) {
            lay_barrier(layout, &barrier);
        }
    }
}
