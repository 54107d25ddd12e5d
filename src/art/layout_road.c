/* Roads: through roads first, then whatever the ending ones run into. */
#include <assert.h>

#include "art/layout.h"
#include "base/macros.h"

#define FULL_PRECINCT 62.0
#define GATE_DEPTH 63.0

static struct art_road *add_road(struct art_layout *layout, int segment, int from, int to)
{
    assert(layout->road_count < ART_MAX_ROADS);
    struct art_road *road = &layout->roads[layout->road_count++];
    *road = (struct art_road){.segment = segment, .from = from, .to = to, .end = ART_FREE_END};
    return road;
}

/* -1, 0 or 1: to which side of the canonical west-east road a lone cap pushes it. */
static int cap_push(const struct art_layout *layout, int turn)
{
    int push = 0;
    for (int c = 0; c < layout->city_count; c++) {
        if (layout->cities[c].kind == ART_CAP) {
            int seen = (layout->cities[c].quarter - turn) & 3;
            push += seen == CARC_N ? 1 : seen == CARC_S ? -1 : 0;
        }
    }
    return push;
}

static void lay_straight(struct art_layout *layout, struct art_road *road)
{
    int turn = road->from == CARC_N ? 1 : 0;
    double push = 13 * cap_push(layout, turn);
    const struct art_point points[] = {{0, 128}, {40, 128 + push / 4}, {88, 133 + push},
        {128, 131 + push}, {168, 127 + push}, {216, 128 + push / 4}, {256, 128}};
    art_line_spline(&road->line, points, ARRAY_LENGTH(points), 5);
    art_line_turn(&road->line, turn);
}

static void lay_curve(struct art_road *road)
{
    /* The canonical curve runs from W to S; the others are its turns. */
    static const int turns[CARC_EDGES][CARC_EDGES] = {
        [CARC_S][CARC_W] = 0, [CARC_N][CARC_W] = 1, [CARC_N][CARC_E] = 2, [CARC_E][CARC_S] = 3};
    static const struct art_point control[] = {{0, 128}, {66, 126}, {130, 190}, {128, 256}};
    art_line_cubic(&road->line, control, 22);
    art_line_turn(&road->line, turns[road->from][road->to]);
}

static bool edge_in_bay(const struct art_layout *layout, int edge)
{
    for (int c = 0; c < layout->city_count; c++) {
        uint8_t edges = layout->cities[c].edges;
        if (art_on_edge(edges, (edge + 1) & 3) && art_on_edge(edges, (edge + 3) & 3)) {
            return true;
        }
    }
    return false;
}

/* The edges of a road in order; returns how many. */
static int list_edges(uint8_t edges, int out[CARC_EDGES])
{
    int count = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        if (art_on_edge(edges, edge)) {
            out[count++] = edge;
        }
    }
    return count;
}

static void lay_through_roads(struct art_layout *layout)
{
    const struct carc_tile *tile = layout->tile;
    for (int s = 0; s < tile->segment_count; s++) {
        int edges[CARC_EDGES];
        if (tile->segments[s].kind != CARC_ROAD ||
            list_edges(tile->segments[s].edges, edges) != 2 || edge_in_bay(layout, edges[0]) ||
            edge_in_bay(layout, edges[1])) {
            continue;
        }
        struct art_road *road = add_road(layout, s, edges[0], edges[1]);
        road->end = ART_THROUGH;
        if (edges[1] - edges[0] == 2) {
            lay_straight(layout, road);
        } else {
            lay_curve(road);
        }
    }
}

/* Where ending roads meet: the middle, moved away from the cities. */
static struct art_point crossing_place(const struct art_layout *layout)
{
    struct art_point p = art_at(128, 128);
    for (int c = 0; c < layout->city_count; c++) {
        struct art_point away = art_at(0, 0);
        if (layout->cities[c].kind == ART_CAP) {
            away = art_at(0, 12);
        } else if (layout->cities[c].kind == ART_CORNER) {
            away = art_at(20, 20);
        }
        away = art_turn(art_shift(away, 128, 128), layout->cities[c].quarter);
        p = art_shift(p, away.x - 128, away.y - 128);
    }
    return p;
}

static const struct art_road *straight_road(const struct art_layout *layout)
{
    for (int r = 0; r < layout->road_count; r++) {
        const struct art_road *road = &layout->roads[r];
        if (road->end == ART_THROUGH && ((road->from ^ road->to) & 1) == 0) {
            return road;
        }
    }
    return NULL;
}

/* The following lay a road that comes from the north; art_layout_roads turns it. */

static void lead_to_rim(struct art_line *line, struct art_point centre, double rim)
{
    struct art_point outside = art_at(128, -30);
    double length = art_distance(centre, outside);
    struct art_point to = art_between(centre, outside, rim / length);
    const struct art_point control[] = {
        {128, 0}, {128, to.y * 0.45}, {128 + (to.x - 128) * 0.6, to.y * 0.72}, to};
    art_line_cubic(line, control, 14);
}

static void lead_to_monastery(
    struct art_line *line, struct art_disc precinct, struct art_point seen)
{
    if (precinct.r < FULL_PRECINCT) {
        lead_to_rim(line, seen, precinct.r * 0.78);
        return;
    }
    static const struct art_point points[] = {{128, 0}, {129, 24}, {126, 52}, {128, 76}};
    art_line_spline(line, points, ARRAY_LENGTH(points), 6);
}

static void lead_to_gate(struct art_line *line)
{
    static const struct art_point points[] = {
        {128, 0}, {128, 16}, {127, 40}, {128, GATE_DEPTH - 1}};
    art_line_spline(line, points, ARRAY_LENGTH(points), 5);
}

static void lead_to_point(struct art_line *line, struct art_point to, double bend)
{
    const struct art_point points[] = {
        {128, 0}, {128, 22}, {128 + bend + (to.x - 128) * 0.4, to.y * 0.5}, to};
    art_line_spline(line, points, ARRAY_LENGTH(points), 6);
}

static void add_crossing(struct art_layout *layout, struct art_point at, double r)
{
    for (int c = 0; c < layout->crossing_count; c++) {
        if (art_distance(layout->crossings[c].at, at) < 1) {
            return;
        }
    }
    assert(layout->crossing_count < ART_MAX_CROSSINGS);
    layout->crossings[layout->crossing_count++] = (struct art_disc){at, r};
}

/* An ending road beside a straight through road stops at a small place of its own beside it, for a
 * disc on the road would say that the road ends, too. */
static void lead_to_wayside(
    struct art_layout *layout, struct art_road *road, const struct art_road *straight)
{
    struct art_line seen = straight->line;
    art_line_turn(&seen, -road->from);
    double length = art_line_length(&seen);
    struct art_point middle = art_line_at(&seen, length / 2);
    struct art_point place = art_at(128, middle.y - 22);
    lead_to_point(&road->line, place, 2);
    add_crossing(layout, art_turn(place, road->from), 13);
    road->end = ART_AT_CROSSING;
}

static void lead_ending_road(struct art_layout *layout, struct art_road *road, int ends)
{
    int back = -road->from & 3;
    const struct art_road *straight = straight_road(layout);
    if (edge_in_bay(layout, road->from)) {
        lead_to_gate(&road->line);
        road->end = ART_AT_GATE;
        layout->gates[layout->gate_count++] =
            (struct art_gate){art_turn(art_at(128, GATE_DEPTH), road->from), road->from};
    } else if (layout->circle.r > 0) {
        struct art_point seen = art_turn(layout->circle.at, back);
        lead_to_rim(&road->line, seen, layout->circle.r - 3);
        road->end = ART_AT_CIRCLE;
    } else if (layout->monastery.r > 0) {
        lead_to_monastery(&road->line, layout->monastery, art_turn(layout->monastery.at, back));
        road->end = ART_AT_MONASTERY;
    } else if (straight != NULL) {
        lead_to_wayside(layout, road, straight);
    } else {
        struct art_point place = crossing_place(layout);
        struct art_point seen = art_turn(place, back);
        lead_to_point(&road->line, art_shift(seen, 0, -8), (road->from & 1) ? 4 : -3);
        add_crossing(layout, place, ends > 1 ? 21 : 20);
        road->end = ART_AT_CROSSING;
    }
    art_line_turn(&road->line, road->from);
}

/* Three or four edges that are one road meet without a disc. */
static void lay_joined_road(struct art_layout *layout, int segment, const int *edges, int count)
{
    struct art_point place = crossing_place(layout);
    for (int i = 0; i < count; i++) {
        struct art_road *road = add_road(layout, segment, edges[i], -1);
        if (edge_in_bay(layout, edges[i])) {
            lead_ending_road(layout, road, 1);
            continue;
        }
        road->end = ART_JOINT;
        lead_to_point(&road->line, art_turn(place, -edges[i] & 3), 0);
        art_line_turn(&road->line, edges[i]);
    }
}

static void lay_ending_roads(struct art_layout *layout)
{
    const struct carc_tile *tile = layout->tile;
    int ends = 0;
    for (int s = 0; s < tile->segment_count; s++) {
        int edges[CARC_EDGES];
        ends +=
            tile->segments[s].kind == CARC_ROAD && list_edges(tile->segments[s].edges, edges) == 1;
    }
    for (int s = 0; s < tile->segment_count; s++) {
        int edges[CARC_EDGES];
        if (tile->segments[s].kind != CARC_ROAD) {
            continue;
        }
        int count = list_edges(tile->segments[s].edges, edges);
        bool bay = count == 2 && (edge_in_bay(layout, edges[0]) || edge_in_bay(layout, edges[1]));
        if (count == 1) {
            lead_ending_road(layout, add_road(layout, s, edges[0], -1), ends);
        } else if (count > 2 || bay) {
            lay_joined_road(layout, s, edges, count);
        }
    }
}

void art_layout_roads(struct art_layout *layout, enum art_road_stage stage)
{
    if (stage == ART_ROADS_THROUGH) {
        lay_through_roads(layout);
    } else {
        lay_ending_roads(layout);
    }
}
