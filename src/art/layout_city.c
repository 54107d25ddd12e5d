/* City walls (look of the tile: cap, corner, band, three edges, four edges). All curves are walked
 * with the city on the left and leave the tile only at its corners. */
#include <assert.h>

#include "art/layout.h"
#include "base/macros.h"

static const struct art_point cap_curve[] = {
    {0, 0}, {27, 17}, {57, 42}, {88, 59}, {128, 66}, {168, 59}, {199, 42}, {229, 17}, {256, 0}};
static const struct art_point bay_curve[] = {
    {256, 0}, {229, 15}, {198, 35}, {166, 49}, {128, 54}, {90, 49}, {58, 35}, {27, 15}, {0, 0}};
/* Deeper, so that two farmers find room beside the road to the gate. */
static const struct art_point gate_curve[] = {
    {256, 0}, {229, 19}, {199, 43}, {166, 58}, {128, 63}, {90, 58}, {57, 43}, {27, 19}, {0, 0}};
static const struct art_point corner_curve[] = {{0, 256}, {18, 228}, {43, 192}, {70, 148},
    {101, 101}, {148, 70}, {192, 43}, {228, 18}, {256, 0}};
static const struct art_point shallow_curve[] = {
    {0, 256}, {13, 222}, {34, 184}, {58, 140}, {86, 86}, {140, 58}, {184, 34}, {222, 13}, {256, 0}};
#define CURVE_POINTS 9
#define CURVE_STEPS 6
#define BAY_WITH_CAP 1.5
#define CAP_IN_BAY 0.62

static int count_bits(uint8_t bits)
{
    int count = 0;
    for (; bits != 0; bits &= (uint8_t)(bits - 1)) {
        count++;
    }
    return count;
}

/* Adds a wall to the layout and to the city; `depth` stretches the curve away from its edge. */
static struct art_line *add_wall(struct art_layout *layout, struct art_city *city,
    const struct art_point *curve, double depth, int turn)
{
    struct art_point points[CURVE_POINTS];
    for (int i = 0; i < CURVE_POINTS; i++) {
        points[i] = art_at(curve[i].x, curve[i].y * depth);
    }
    assert(layout->wall_count < ART_MAX_WALLS);
    struct art_line *wall = &layout->walls[layout->wall_count++];
    city->wall_count++;
    art_line_spline(wall, points, CURVE_POINTS, CURVE_STEPS);
    art_line_turn(wall, turn);
    return wall;
}

/* True when a city of its own lies on the edge and the edges on both sides belong to `other`. */
static bool cap_between(const struct carc_tile *tile, int edge, const struct carc_segment *other)
{
    if (!art_on_edge(other->edges, (edge + 1) & 3) || !art_on_edge(other->edges, (edge + 3) & 3)) {
        return false;
    }
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].kind == CARC_CITY && tile->segments[s].edges == 1 << edge) {
            return true;
        }
    }
    return false;
}

static bool stands_in_bay(const struct carc_tile *tile, int edge)
{
    for (int s = 0; s < tile->segment_count; s++) {
        const struct carc_segment *other = &tile->segments[s];
        if (other->kind == CARC_CITY && cap_between(tile, edge, other)) {
            return true;
        }
    }
    return false;
}

static void lay_cap(struct art_layout *layout, struct art_city *city)
{
    city->kind = ART_CAP;
    while (!art_on_edge(city->edges, city->quarter)) {
        city->quarter++;
    }
    city->in_bay = stands_in_bay(layout->tile, city->quarter);
    city->outline =
        *add_wall(layout, city, cap_curve, city->in_bay ? CAP_IN_BAY : 1, city->quarter);
    city->spot = art_at(128, city->in_bay ? 18 : 32);
    city->pennant[0] = art_at(84, city->in_bay ? 20 : 28);
}

static void lay_corner(struct art_layout *layout, struct art_city *city)
{
    static const uint8_t corner[] = {1 << CARC_N | 1 << CARC_W, 1 << CARC_N | 1 << CARC_E,
        1 << CARC_E | 1 << CARC_S, 1 << CARC_S | 1 << CARC_W};
    city->kind = ART_CORNER;
    while (corner[city->quarter] != city->edges) {
        city->quarter++;
    }
    const struct art_point *curve = city->shallow ? shallow_curve : corner_curve;
    city->outline = *add_wall(layout, city, curve, 1, city->quarter);
    art_line_add(&city->outline, art_turn(art_at(0, 0), city->quarter));
    city->spot = city->shallow ? art_at(62, 52) : art_at(77, 66);
    city->pennant[0] = art_at(33, 36);
}

static bool road_on_edge(const struct carc_tile *tile, int edge)
{
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].kind == CARC_ROAD && art_on_edge(tile->segments[s].edges, edge)) {
            return true;
        }
    }
    return false;
}

static void lay_bay(struct art_layout *layout, struct art_city *city, int edge)
{
    const struct carc_tile *tile = layout->tile;
    bool with_cap = cap_between(tile, edge, &tile->segments[city->segment]);
    const struct art_point *curve = road_on_edge(tile, edge) ? gate_curve : bay_curve;
    const struct art_line *wall = add_wall(layout, city, curve, with_cap ? BAY_WITH_CAP : 1, edge);
    for (int i = wall->count - 1; i > 0; i--) {
        art_line_add(&city->outline, wall->p[i]);
    }
}

/* Bands, three and four edges: the outline goes round the tile and dents at the edges that are no
 * city. */
static void lay_wide(struct art_layout *layout, struct art_city *city)
{
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        if (art_on_edge(city->edges, edge)) {
            art_line_add(&city->outline, art_turn(art_at(0, 0), edge));
        } else {
            lay_bay(layout, city, edge);
        }
    }
    switch (count_bits(city->edges)) {
    case 2:
        city->kind = ART_BAND;
        city->quarter = art_on_edge(city->edges, CARC_E) ? 0 : 1;
        city->spot = art_at(128, 132);
        city->pennant[0] = art_at(70, 128);
        break;
    case 3:
        city->kind = ART_THREE;
        while (art_on_edge(city->edges, (city->quarter + 2) & 3)) {
            city->quarter++;
        }
        city->spot = art_at(128, 106);
        city->pennant[0] = art_at(64, 62);
        break;
    default:
        city->kind = ART_FOUR;
        city->spot = art_at(128, 162);
        city->pennant[0] = art_at(54, 54);
        break;
    }
}

static bool is_corner(uint8_t edges)
{
    return count_bits(edges) == 2 && edges != (1 << CARC_N | 1 << CARC_S) &&
           edges != (1 << CARC_E | 1 << CARC_W);
}

/* Two corner cities with a crop circle between them draw back a little. */
static bool corners_draw_back(const struct carc_tile *tile)
{
    int corners = 0;
    for (int s = 0; s < tile->segment_count; s++) {
        corners += tile->segments[s].kind == CARC_CITY && is_corner(tile->segments[s].edges);
    }
    return corners == 2 && tile->symbol != CARC_NO_SYMBOL;
}

void art_layout_cities(struct art_layout *layout)
{
    const struct carc_tile *tile = layout->tile;
    bool draw_back = corners_draw_back(tile);
    for (int s = 0; s < tile->segment_count && layout->city_count < CARC_EDGES; s++) {
        const struct carc_segment *segment = &tile->segments[s];
        if (segment->kind != CARC_CITY || segment->edges == 0) {
            continue;
        }
        struct art_city *city = &layout->cities[layout->city_count++];
        *city = (struct art_city){.segment = s,
            .edges = segment->edges,
            .pennants = segment->pennants,
            .shallow = draw_back,
            .first_wall = layout->wall_count};
        if (count_bits(city->edges) == 1) {
            lay_cap(layout, city);
        } else if (is_corner(city->edges)) {
            lay_corner(layout, city);
        } else {
            lay_wide(layout, city);
        }
        city->spot = art_turn(city->spot, city->quarter);
        city->pennant[0] = art_turn(city->pennant[0], city->quarter);
    }
}

bool art_layout_in_city(const struct art_layout *layout, int city, struct art_point p)
{
    if (layout->park.r > 0 && layout->park_city == city &&
        art_distance(p, layout->park.at) < layout->park.r) {
        return false;
    }
    return art_line_contains(&layout->cities[city].outline, p);
}

double art_layout_wall_distance(const struct art_layout *layout, int city, struct art_point p)
{
    const struct art_city *c = &layout->cities[city];
    double best = 1e4;
    for (int w = 0; w < c->wall_count; w++) {
        best = fmin(best, art_line_distance(&layout->walls[c->first_wall + w], p));
    }
    if (layout->park.r > 0 && layout->park_city == city) {
        best = fmin(best, fabs(art_distance(p, layout->park.at) - layout->park.r));
    }
    return best;
}
