/* Places for the monastery and for the crop circle. */
#include "art/layout.h"
#include "base/macros.h"

#define CIRCLE_R 41.0
#define SMALLEST 16.0
#define PRECINCT 62.0 /* the monastery's precinct wall has r 57; a margin of 5 belongs to it */

/* How far `p` is from walls, the tile's edge and the roads laid so far (their verges). */
static double room_at(const struct art_layout *layout, struct art_point p)
{
    double room = fmin(fmin(p.x, ART_TILE - p.x), fmin(p.y, ART_TILE - p.y)) - 2;
    for (int c = 0; c < layout->city_count; c++) {
        if (art_layout_in_city(layout, c, p)) {
            return -1;
        }
    }
    for (int w = 0; w < layout->wall_count; w++) {
        room = fmin(room, art_line_distance(&layout->walls[w], p) - 8);
    }
    for (int r = 0; r < layout->road_count; r++) {
        room = fmin(room, art_line_distance(&layout->roads[r].line, p) - 10.5);
    }
    for (int x = 0; x < layout->crossing_count; x++) {
        room = fmin(room, art_distance(layout->crossings[x].at, p) - layout->crossings[x].r - 1);
    }
    if (layout->monastery.r > 0) {
        room = fmin(room, art_distance(layout->monastery.at, p) - layout->monastery.r);
    }
    return room;
}

/* The cell with the most room, the middle being preferred. */
static struct art_disc roomiest(const struct art_layout *layout)
{
    struct art_disc best = {{128, 128}, -1};
    double best_score = -1e9;
    for (int y = 20; y <= 236; y += 6) {
        for (int x = 20; x <= 236; x += 6) {
            struct art_point p = art_at(x, y);
            double room = room_at(layout, p);
            double score = fmin(room, PRECINCT) - 0.02 * art_distance(p, art_at(128, 128));
            if (score > best_score) {
                best_score = score;
                best = (struct art_disc){p, room};
            }
        }
    }
    return best;
}

void art_layout_monastery(struct art_layout *layout, double margin)
{
    static const struct art_point usual = {128, 124};
    bool wanted = false;
    for (int s = 0; s < layout->tile->segment_count; s++) {
        wanted = wanted || layout->tile->segments[s].kind == CARC_MONASTERY;
    }
    if (!wanted) {
        return;
    }
    if (layout->circle.r == 0 && room_at(layout, usual) >= PRECINCT) {
        layout->monastery = (struct art_disc){usual, PRECINCT};
        return;
    }
    struct art_disc place = roomiest(layout);
    layout->monastery =
        (struct art_disc){place.at, art_clamp(place.r - margin, SMALLEST, PRECINCT)};
}

struct places {
    struct art_disc *out;
    int count;
};

static void try_place(
    const struct art_layout *layout, struct places *places, struct art_point at, double r)
{
    for (int i = 0; i < places->count; i++) {
        if (art_distance(places->out[i].at, at) < 1 && places->out[i].r == r) {
            return;
        }
    }
    if (places->count < ART_MAX_PLACES && room_at(layout, at) >= r) {
        places->out[places->count++] = (struct art_disc){at, r};
    }
}

static const struct art_road *curved_road(const struct art_layout *layout)
{
    for (int r = 0; r < layout->road_count; r++) {
        const struct art_road *road = &layout->roads[r];
        if (road->end == ART_THROUGH && ((road->from ^ road->to) & 1) == 1) {
            return road;
        }
    }
    return NULL;
}

static const struct art_city *first_cap(const struct art_layout *layout)
{
    for (int c = 0; c < layout->city_count; c++) {
        if (layout->cities[c].kind == ART_CAP) {
            return &layout->cities[c];
        }
    }
    return NULL;
}

/* Quarter turns from the canonical curve (W to S). */
static int curve_turn(const struct art_road *road)
{
    int first = road->from == CARC_N && road->to == CARC_W ? CARC_W : road->from;
    return (first - CARC_S) & 3;
}

/* On the outside of a curve: clear of it, and for roads that end at the circle also close to it,
 * because only a circle that touches the curve parts the fields on its outside. */
static void try_beside_curve(
    const struct art_layout *layout, struct places *places, const struct art_road *curve)
{
    bool others = false;
    for (int s = 0; s < layout->tile->segment_count; s++) {
        others = others || (layout->tile->segments[s].kind == CARC_ROAD && s != curve->segment);
    }
    int turn = curve_turn(curve);
    const double away[] = {others ? 25 : 38, others ? 38 : 25, -1};
    for (size_t i = 0; i < ARRAY_LENGTH(away); i++) {
        try_place(layout, places, art_turn(art_at(128 + away[i], 128 - away[i]), turn), CIRCLE_R);
    }
}

static void try_beside_cap(const struct art_layout *layout, struct places *places,
    const struct art_city *cap, const struct art_road *curve)
{
    if (curve != NULL) {
        try_place(layout, places, art_turn(art_at(179, 150), cap->quarter), CIRCLE_R);
        try_place(layout, places, art_turn(art_at(77, 150), cap->quarter), CIRCLE_R);
        return;
    }
    if (layout->city_count == 1) {
        try_place(layout, places, art_turn(art_at(128, 142), cap->quarter), CIRCLE_R);
        return;
    }
    /* Two caps on neighbouring edges leave the far corner. */
    try_place(layout, places, art_turn(art_at(110, 148), cap->quarter), CIRCLE_R);
    try_place(layout, places, art_turn(art_at(146, 148), cap->quarter), CIRCLE_R);
}

/* Anywhere: rings of places round the middle, with smaller and smaller circles. */
static void try_anywhere(const struct art_layout *layout, struct places *places)
{
    static const double radii[] = {CIRCLE_R, 34, 27, 21, 16};
    for (size_t i = 0; i < ARRAY_LENGTH(radii); i++) {
        for (int ring = 1; ring <= 4; ring++) {
            for (int k = 0; k < 8; k++) {
                struct art_point p =
                    art_around(art_at(128, 128), k * ART_PI / 4, ring * 24, ring * 24);
                try_place(layout, places, p, radii[i]);
            }
        }
    }
}

int art_layout_circle_places(const struct art_layout *layout, struct art_disc *out)
{
    struct places places = {out, 0};
    const struct art_city *cap = first_cap(layout);
    const struct art_road *curve = curved_road(layout);
    if (curve != NULL && layout->city_count == 0) {
        try_beside_curve(layout, &places, curve);
    }
    if (cap != NULL) {
        try_beside_cap(layout, &places, cap, curve);
    }
    if (layout->city_count == 1 && layout->cities[0].kind == ART_CORNER) {
        struct art_point p = art_turn(art_at(168, 168), layout->cities[0].quarter);
        try_place(layout, &places, p, CIRCLE_R);
    }
    try_place(layout, &places, art_at(128, 128), CIRCLE_R);
    try_anywhere(layout, &places);
    if (places.count == 0) {
        struct art_disc place = roomiest(layout);
        out[places.count++] = (struct art_disc){place.at, art_clamp(place.r, 12, CIRCLE_R)};
    }
    return places.count;
}
