/* Houses along both sides of every street, a second rank behind them, smaller ones in what is left,
 * then trees in the gaps. It is the constant set-back of the houses that makes the streets. */
#include "art/town.h"

#define FIRST_RANK 14.4
#define SECOND_RANK 35.5

/* What a house must keep: from other houses, from ways, from walls. */
struct spacing {
    double houses;
    double ways;
    double walls;
};

static const struct art_city *city_of(const struct art_town *town)
{
    return &town->layout->cities[town->city];
}

/* Free of the square, the landmark, the pennants and, with four edges, the market place. */
static bool off_places(const struct art_town *town, struct art_point p, double slack)
{
    const struct art_city *city = city_of(town);
    double square = art_town_square_r(town) + (city->kind <= ART_CORNER ? 4 : 6);
    if (art_distance(p, city->spot) < square - slack) {
        return false;
    }
    if (city->kind == ART_FOUR && art_distance(p, art_at(128, 150)) < 30 - slack) {
        return false;
    }
    if (town->landmark != ART_NO_LANDMARK &&
        art_distance(p, town->landmark_at) < town->landmark_r - slack) {
        return false;
    }
    for (int i = 0; i < city->pennants; i++) {
        if (art_distance(p, city->pennant[i]) < 25 - 1.5 * slack) {
            return false;
        }
    }
    return true;
}

static bool fits(const struct art_town *town, struct art_point p, struct spacing keep)
{
    if (p.x < 3 || p.y < 3 || p.x > 253 || p.y > 253 ||
        !art_layout_in_city(town->layout, town->city, p) ||
        art_layout_wall_distance(town->layout, town->city, p) < keep.walls ||
        art_town_street_distance(town, p) < keep.ways + 1.5 ||
        art_town_way_distance(town, p) < keep.ways || !off_places(town, p, 0)) {
        return false;
    }
    for (int g = 0; g < town->layout->gate_count; g++) {
        if (art_distance(p, town->layout->gates[g].at) < 29) {
            return false;
        }
    }
    for (int h = 0; h < town->house_count; h++) {
        if (art_distance(p, town->houses[h].at) < keep.houses) {
            return false;
        }
    }
    return true;
}

static enum art_house_kind roll_kind(struct art_dice *dice)
{
    double v = art_dice_unit(dice);
    return v < 0.30   ? ART_EAVES
           : v < 0.56 ? ART_GABLE
           : v < 0.70 ? ART_TALL_GABLE
           : v < 0.88 ? ART_TIMBERED
                      : ART_HIPPED;
}

static uint32_t roll_roof(struct art_dice *dice)
{
    double v = art_dice_unit(dice);
    int clay = art_dice_below(dice, 5);
    return v < 0.86 ? art_roof_colour(clay) : v < 0.94 ? 0xA8653C : 0x6E7F8E;
}

/* The direction of the nearest way, or of the wall for houses that look only on that. */
static struct art_point heading_at(const struct art_town *town, struct art_point p)
{
    const struct art_city *city = city_of(town);
    struct art_point heading = {0, 0};
    double best = 21;
    for (int i = 0; i < town->street_count + town->lane_count + city->wall_count; i++) {
        int lane = i - town->street_count;
        const struct art_line *line =
            lane < 0 ? &town->streets[i]
            : lane < town->lane_count
                ? &town->lanes[lane]
                : &town->layout->walls[city->first_wall + lane - town->lane_count];
        double distance = 1e4;
        if (line->count > 1) {
            struct art_point here = art_line_heading(line, p, &distance);
            heading = distance < best ? here : heading;
            best = fmin(best, distance);
        }
    }
    return heading;
}

static void build(struct art_town *town, struct art_point p, double size, struct art_dice *dice)
{
    if (town->house_count >= ART_MAX_HOUSES) {
        return;
    }
    struct art_site *site = &town->houses[town->house_count++];
    site->at = p;
    site->house.width = art_dice_range(dice, 19.6, 25.8) * size;
    site->house.kind = roll_kind(dice);
    site->house.roof = roll_roof(dice);
    site->house.plaster = art_plaster_colour(art_dice_below(dice, 4));
    site->house.timber = art_dice_unit(dice) > 0.6;
    site->house.scale = 1.2 * size;
    /* Rows of level roofs are calmer; slanting streets are what corner cities are made of. */
    double share = city_of(town)->kind == ART_CORNER ? 0.8 : 0.5;
    site->along = art_dice_unit(dice) < share ? heading_at(town, p) : art_at(0, 0);
}

static void line_way(
    struct art_town *town, const struct art_line *way, double rank, struct art_dice *dice)
{
    static const struct spacing keep = {19, 11, 13.2};
    double length = art_line_length(way);
    if (way->count < 2 || length < 20) {
        return;
    }
    for (int side = -1; side <= 1; side += 2) {
        for (double s = art_dice_range(dice, 5, 13); s < length - 2; s += 3.2) {
            struct art_point p = art_line_beside(way, s, -side * rank);
            if (fits(town, p, keep)) {
                build(town, p, 1, dice);
                s += keep.houses * 0.7;
            }
        }
    }
}

/* Longest way first. */
static void line_all_ways(struct art_town *town, double rank, struct art_dice *dice)
{
    const struct art_line *order[ART_MAX_STREETS + ART_MAX_LANES];
    int count = 0;
    for (int i = 0; i < town->street_count + town->lane_count; i++) {
        const struct art_line *way =
            i < town->street_count ? &town->streets[i] : &town->lanes[i - town->street_count];
        int at = count++;
        double length = art_line_length(way);
        for (; at > 0 && art_line_length(order[at - 1]) < length; at--) {
            order[at] = order[at - 1];
        }
        order[at] = way;
    }
    for (int i = 0; i < count; i++) {
        line_way(town, order[i], rank, dice);
    }
}

static void fill_gaps(
    struct art_town *town, struct spacing keep, double size, struct art_dice *dice, int throws)
{
    for (int i = 0; i < throws; i++) {
        struct art_point p = art_dice_point(dice, art_at(4, 4), art_at(252, 252));
        if (fits(town, p, keep)) {
            build(town, p, size, dice);
        }
    }
}

static bool tree_fits(const struct art_town *town, struct art_point p)
{
    if (!art_layout_in_city(town->layout, town->city, p) ||
        art_layout_wall_distance(town->layout, town->city, p) < 11 ||
        art_town_way_distance(town, p) < 7.5 || !off_places(town, p, 6)) {
        return false;
    }
    for (int h = 0; h < town->house_count; h++) {
        if (art_distance(p, town->houses[h].at) < 13) {
            return false;
        }
    }
    for (int t = 0; t < town->tree_count; t++) {
        if (art_distance(p, town->trees[t].at) < 11.5) {
            return false;
        }
    }
    return true;
}

static void plant_trees(struct art_town *town, struct art_dice *dice)
{
    for (int i = 0; i < 220 && town->tree_count < ART_MAX_TREES; i++) {
        struct art_point p = art_dice_point(dice, art_at(8, 8), art_at(248, 248));
        double mood = art_dice_unit(dice);
        if (tree_fits(town, p)) {
            town->trees[town->tree_count++] = (struct art_town_tree){p, mood};
        }
    }
}

static bool yard_fits(const struct art_town *town, struct art_point p)
{
    if (p.x < 9 || p.y < 9 || p.x > 247 || p.y > 247 ||
        !art_layout_in_city(town->layout, town->city, p) ||
        art_layout_wall_distance(town->layout, town->city, p) < 10.5 ||
        art_town_way_distance(town, p) < 7 || !off_places(town, p, 4)) {
        return false;
    }
    for (int h = 0; h < town->house_count; h++) {
        if (art_distance(p, town->houses[h].at) < 12) {
            return false;
        }
    }
    for (int t = 0; t < town->tree_count; t++) {
        if (art_distance(p, town->trees[t].at) < 9.5) {
            return false;
        }
    }
    for (int g = 0; g < town->layout->gate_count; g++) {
        if (art_distance(p, town->layout->gates[g].at) < 24) {
            return false;
        }
    }
    for (int y = 0; y < town->yard_count; y++) {
        if (art_distance(p, town->yards[y].at) < 9.5) {
            return false;
        }
    }
    return true;
}

static enum art_yard_kind roll_yard(struct art_dice *dice)
{
    double v = art_dice_unit(dice);
    return v < 0.62 ? ART_YARD_BUSH : v < 0.87 ? ART_YARD_BED : ART_YARD_BARRELS;
}

static void fill_yards(struct art_town *town, struct art_dice *dice)
{
    for (double y = 12; y < ART_TILE; y += 6) {
        for (double x = 12; x < ART_TILE; x += 6) {
            struct art_point p = art_at(x + art_dice_range(dice, -2.5, 2.5), y);
            if (town->yard_count < ART_MAX_YARDS && yard_fits(town, p)) {
                town->yards[town->yard_count++] = (struct art_yard){p, roll_yard(dice)};
            }
        }
    }
}

void art_town_settle(struct art_town *town, struct art_dice *dice)
{
    line_all_ways(town, FIRST_RANK, dice);
    line_all_ways(town, SECOND_RANK, dice);
    fill_gaps(town, (struct spacing){20.6, 12, 13.2}, 1, dice, 150);
    /* Cottages fill the thin ends of a town, where nothing larger fits. */
    fill_gaps(town, (struct spacing){16.5, 10, 12}, 0.8, dice, 260);
    plant_trees(town, dice);
    fill_yards(town, dice);
}
