#include <assert.h>

#include "art/town.h"
#include "base/macros.h"

static const struct art_city *city_of(const struct art_town *town)
{
    return &town->layout->cities[town->city];
}

static struct art_line *new_street(struct art_town *town)
{
    assert(town->street_count < ART_MAX_STREETS);
    return &town->streets[town->street_count++];
}

static struct art_line *new_lane(struct art_town *town)
{
    assert(town->lane_count < ART_MAX_LANES);
    struct art_line *lane = &town->lanes[town->lane_count++];
    lane->count = 0;
    return lane;
}

/* A lane along a cubic in the canonical frame. */
static void cubic_lane(struct art_town *town, const struct art_point control[4], int turn)
{
    struct art_line *lane = new_lane(town);
    art_line_cubic(lane, control, 10);
    art_line_turn(lane, turn);
}

/* From the middle of each city edge straight in, then to the square. */
static void plan_streets(struct art_town *town)
{
    const struct art_city *city = city_of(town);
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        if (!art_on_edge(city->edges, edge)) {
            continue;
        }
        struct art_point start = art_turn(art_at(128, 0), edge);
        struct art_point inside = art_turn(art_at(128, 16), edge);
        struct art_point to = city->spot;
        struct art_point bend = art_between(inside, to, 0.6);
        if (city->kind == ART_FOUR && edge == CARC_N) {
            to = art_at(128, 66); /* the church stands in the way */
            bend = art_at(128, 40);
        }
        art_line_cubic(new_street(town), (struct art_point[]){start, inside, bend, to}, 12);
    }
    for (int g = 0; g < town->layout->gate_count; g++) {
        struct art_gate gate = town->layout->gates[g];
        bool ours = city->kind == ART_THREE || city->kind == ART_BAND;
        if (ours && !art_on_edge(city->edges, gate.side)) {
            struct art_line *street = new_street(town);
            street->count = 0;
            art_line_add(street, gate.at);
            art_line_add(street, art_shift(art_between(gate.at, city->spot, 0.5), 3, 0));
            art_line_add(street, city->spot);
        }
    }
}

/* A lane that keeps its distance from a wall, over the middle part of its length. */
static void lane_along_wall(struct art_town *town, const struct art_line *wall)
{
    bool corner = city_of(town)->kind == ART_CORNER;
    double share = corner ? 0.2 : 0.12;
    struct art_line offset;
    art_line_offset(&offset, wall, corner ? -27 : -30);
    struct art_line *lane = new_lane(town);
    int from = (int)(offset.count * share);
    int to = (int)(offset.count * (1 - share));
    for (int i = from; i <= to; i++) {
        struct art_point p = offset.p[i];
        if (p.x > 12 && p.x < 244 && p.y > 12 && p.y < 244) {
            art_line_add(lane, p);
        }
    }
    if (lane->count < 2) {
        town->lane_count--;
    }
}

/* Caps have room for one lane only; it comes in three shapes so that towns differ. */
static void cap_lane(struct art_town *town, int shape)
{
    static const struct art_point shapes[3][5] = {
        {{44, 10}, {82, 27}, {128, 33}, {174, 27}, {212, 10}},
        {{40, 12}, {80, 21}, {120, 34}, {172, 32}, {206, 22}},
        {{52, 20}, {86, 33}, {138, 33}, {178, 20}, {216, 12}}};
    if (city_of(town)->in_bay) {
        return;
    }
    struct art_line *lane = new_lane(town);
    art_line_spline(lane, shapes[shape], 5, 4);
    art_line_turn(lane, city_of(town)->quarter);
}

static void plan_lanes(struct art_town *town, int shape)
{
    const struct art_city *city = city_of(town);
    if (city->kind == ART_CAP) {
        cap_lane(town, shape);
    }
    for (int w = 0; w < city->wall_count && city->kind != ART_CAP; w++) {
        lane_along_wall(town, &town->layout->walls[city->first_wall + w]);
    }
    if (city->kind == ART_THREE) {
        cubic_lane(
            town, (struct art_point[]){{66, 128}, {60, 84}, {90, 56}, {124, 50}}, city->quarter);
        cubic_lane(
            town, (struct art_point[]){{190, 128}, {196, 84}, {166, 56}, {132, 50}}, city->quarter);
    }
    if (city->kind == ART_FOUR) {
        cubic_lane(town, (struct art_point[]){{40, 128}, {40, 190}, {90, 214}, {128, 214}}, 0);
        cubic_lane(town, (struct art_point[]){{216, 128}, {216, 190}, {166, 214}, {128, 214}}, 0);
        cubic_lane(town, (struct art_point[]){{40, 128}, {42, 70}, {80, 42}, {128, 42}}, 0);
        cubic_lane(town, (struct art_point[]){{216, 128}, {214, 70}, {176, 42}, {128, 42}}, 0);
    }
}

static void put_landmark(
    struct art_town *town, enum art_landmark landmark, struct art_point canonical, double r)
{
    town->landmark = landmark;
    town->landmark_at = art_turn(canonical, city_of(town)->quarter);
    town->landmark_r = r;
}

/* Caps have room for one thing of their own beside the square: the variants of a tile and the two
 * caps of one tile differ in it. */
static void plan_cap(struct art_town *town)
{
    static const struct {
        enum art_landmark landmark;
        double r;
    } kinds[] = {{ART_SMALL_CHAPEL, 14}, {ART_NO_LANDMARK, 0}, {ART_KEEP, 14}, {ART_COMMON, 21},
        {ART_SMALL_HALL, 15}, {ART_KITCHEN_GARDEN, 19}, {ART_GRANARY, 17}, {ART_TOWN_MILL, 13}};
    const struct art_city *city = city_of(town);
    int sum = art_id_sum(town->layout->tile->id);
    int kind = (3 * sum + 3 * town->layout->variant + 5 * town->city) % 8;
    bool right = city->pennants > 0 || (sum / 3 + town->layout->variant + town->city) % 2 == 0;
    if (city->in_bay) {
        return;
    }
    if (kinds[kind].landmark == ART_NO_LANDMARK) {
        town->square = ART_SQUARE_MARKET;
        return;
    }
    put_landmark(town, kinds[kind].landmark, art_at(right ? 173 : 83, 24), kinds[kind].r);
}

static void plan_landmark(struct art_town *town, int mood)
{
    static const enum art_landmark large[] = {ART_MARKET_HALL, ART_CHURCH, ART_TOWN_HALL};
    const struct art_city *city = city_of(town);
    switch (city->kind) {
    case ART_BAND: put_landmark(town, large[mood % 3], art_at(190, 112), 25); break;
    case ART_THREE: put_landmark(town, large[(mood + 1) % 3], art_at(196, 66), 26); break;
    case ART_FOUR: put_landmark(town, ART_CATHEDRAL, art_at(128, 104), 38); break;
    case ART_CORNER:
        if (!city->shallow && mood % 3 != 2) {
            put_landmark(town, mood % 3 == 0 ? ART_TOWN_HALL : ART_CHAPEL, art_at(166, 24), 20);
        }
        break;
    case ART_CAP: plan_cap(town); break;
    }
    if (town->landmark != ART_NO_LANDMARK && town->layout->park.r > 0 &&
        town->layout->park_city == town->city &&
        art_distance(town->landmark_at, town->layout->park.at) <
            town->layout->park.r + town->landmark_r + 8) {
        town->landmark = ART_NO_LANDMARK;
    }
}

/* Ways that would cross a park within the walls end before it. */
static void keep_off_park(struct art_town *town, struct art_line *line)
{
    const struct art_layout *layout = town->layout;
    if (layout->park.r == 0 || layout->park_city != town->city) {
        return;
    }
    for (int i = 0; i < line->count; i++) {
        if (art_distance(line->p[i], layout->park.at) < layout->park.r + 12) {
            line->count = i;
        }
    }
}

void art_town_plan(struct art_town *town, const struct art_layout *layout, int city)
{
    town->layout = layout;
    town->city = city;
    town->street_count = 0;
    town->lane_count = 0;
    town->landmark = ART_NO_LANDMARK;
    town->landmark_r = 0;
    town->house_count = 0;
    town->tree_count = 0;
    town->yard_count = 0;
    town->square = ART_SQUARE_EMPTY;
    int mood = layout->variant + art_id_sum(layout->tile->id);
    plan_streets(town);
    plan_lanes(town, (mood + city) % 3);
    for (int i = 0; i < town->street_count; i++) {
        keep_off_park(town, &town->streets[i]);
    }
    for (int i = 0; i < town->lane_count; i++) {
        keep_off_park(town, &town->lanes[i]);
    }
    if (!layout->cities[city].in_bay) {
        int kinds = ART_SQUARE_CROSS - ART_SQUARE_EMPTY;
        town->square = (enum art_square)(1 + (mood + 2 * layout->variant + 3 * city) % kinds);
    }
    plan_landmark(town, mood);
}

static double nearest(const struct art_line *lines, int count, struct art_point p)
{
    double best = 1e4;
    for (int i = 0; i < count; i++) {
        best = fmin(best, art_line_distance(&lines[i], p));
    }
    return best;
}

double art_town_street_distance(const struct art_town *town, struct art_point p)
{
    return nearest(town->streets, town->street_count, p);
}

double art_town_way_distance(const struct art_town *town, struct art_point p)
{
    return fmin(art_town_street_distance(town, p), nearest(town->lanes, town->lane_count, p));
}

double art_town_square_r(const struct art_town *town)
{
    enum art_city_kind kind = city_of(town)->kind;
    if (town->square == ART_SQUARE_MARKET) {
        return 19;
    }
    return city_of(town)->in_bay ? 10 : kind == ART_CAP || kind == ART_CORNER ? 15 : 19;
}
