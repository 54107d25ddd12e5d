#include "art/civic.h"
#include "art/farm.h"
#include "art/palette.h"
#include "art/plants.h"
#include "art/town.h"
#include "base/macros.h"

#define HEART 8.5 /* from a house's base up to the middle of the ground it covers */

static const struct art_city *city_of(const struct art_town *town)
{
    return &town->layout->cities[town->city];
}

static void draw_floor(const struct art_town *town, struct art_stage *stage)
{
    const struct art_city *city = city_of(town);
    struct art_line outline = art_stage_line(stage, city->outline);
    art_svg_fill(stage->ground, outline.p, (size_t)outline.count, ART_CITY);
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        for (int half = 0; half < 2 && art_on_edge(city->edges, edge); half++) {
            /* Mirrored about the middle of the edge: neighbours continue it. */
            struct art_point p = art_turn(art_at(half ? 0.7 * 256 : 0.3 * 256, 0), edge);
            bool level = ((edge + stage->rotation) & 1) == 0;
            art_svg_ellipse(stage->ground, art_stage_turn(stage, p), level ? 20 : 9, level ? 9 : 20,
                art_glaze(ART_CITY_SHADE, 0.55));
        }
    }
}

/* Green between the rows: a bent square round some of the trees. */
static void draw_gardens(const struct art_town *town, struct art_stage *stage)
{
    static const uint32_t greens[] = {0xB5B968, 0xA9B862, 0xBCBF73};
    for (int tone = 0; tone < 3; tone++) {
        art_svg_begin(stage->ground);
        for (int t = tone; t < town->tree_count; t += 3) {
            struct art_town_tree tree = town->trees[t];
            double edge =
                fmin(fmin(tree.at.x, ART_TILE - tree.at.x), fmin(tree.at.y, ART_TILE - tree.at.y));
            if (edge < 15) {
                continue; /* every city edge shows the same pixels */
            }
            struct art_point corner[4];
            for (int i = 0; i < 4; i++) {
                double a = tree.mood * 6 + i * ART_PI / 2 + 0.3 * art_sin(i * 9 + tree.mood);
                corner[i] = art_stage_turn(stage, art_around(tree.at, a, 8.5, 7.5));
            }
            art_svg_points(stage->ground, corner, 4, true);
        }
        art_svg_end(stage->ground,
            (struct art_style){
                .fill = greens[tone], .stroke = greens[tone], .width = 5, .opacity = 0.9});
    }
}

static void draw_ways(const struct art_town *town, struct art_stage *stage)
{
    art_svg_begin(stage->ground);
    for (int i = 0; i < town->lane_count; i++) {
        struct art_line lane = art_stage_line(stage, town->lanes[i]);
        art_svg_points(stage->ground, lane.p, (size_t)lane.count, false);
    }
    art_svg_end(stage->ground, art_pen(ART_LANE, 7.5));
    art_svg_begin(stage->ground);
    for (int i = 0; i < town->street_count; i++) {
        struct art_line street = art_stage_line(stage, town->streets[i]);
        art_svg_points(stage->ground, street.p, (size_t)street.count, false);
    }
    art_svg_end(stage->ground, art_pen(ART_STREET, 10));
}

static void draw_landmark_ground(const struct art_town *town, struct art_stage *stage)
{
    double r = town->landmark_r;
    struct art_point at = art_stage_turn(stage, town->landmark_at);
    if (town->landmark == ART_COMMON) {
        art_draw_common(stage->ground, art_shift(at, 0, 2), r);
    } else if (town->landmark != ART_NO_LANDMARK && town->landmark != ART_KITCHEN_GARDEN) {
        art_svg_ellipse(stage->ground, art_shift(at, 0, 6), r, r * 0.62, art_flat(ART_SQUARE));
    }
}

static void draw_square(const struct art_town *town, struct art_stage *stage)
{
    const struct art_city *city = city_of(town);
    struct art_point at = art_stage_turn(stage, city->spot);
    double r = art_town_square_r(town);
    if (city->kind == ART_FOUR) {
        at.y -= 14;
        art_svg_ellipse(stage->ground, at, 34, 26, art_flat(ART_CITY_SHADE));
        art_svg_ellipse(stage->ground, at, 32.4, 24.4, art_flat(ART_SQUARE));
        at.y += 14;
    } else {
        art_svg_circle(stage->ground, at, r + 1.5, art_glaze(ART_CITY_SHADE, 0.9));
        art_svg_circle(stage->ground, at, r, art_flat(ART_SQUARE));
    }
    if (stage->fine) {
        struct art_style rings = {.stroke = ART_COBBLES, .width = 1, .opacity = 0.7, .dash = "3 3"};
        art_svg_circle(stage->ground, at, r * 0.72, rings);
        art_svg_circle(stage->ground, at, r * 0.42, rings);
    }
    draw_landmark_ground(town, stage);
}

static void draw_flecks(const struct art_town *town, struct art_stage *stage, struct art_dice *dice)
{
    struct art_point flecks[40];
    int count = 0;
    for (int i = 0; i < 40; i++) {
        struct art_point p = art_dice_point(dice, art_at(6, 6), art_at(250, 250));
        if (art_layout_in_city(town->layout, town->city, p) &&
            art_layout_wall_distance(town->layout, town->city, p) > 9) {
            flecks[count++] = art_stage_turn(stage, p);
        }
    }
    for (int tone = 0; tone < 2 && stage->fine; tone++) {
        art_svg_begin(stage->ground);
        for (int i = tone; i < count; i += 2) {
            art_svg_dot(stage->ground, flecks[i].x, flecks[i].y, 2);
        }
        art_svg_end(
            stage->ground, (struct art_style){.stroke = tone ? ART_CITY_LIGHT : ART_CITY_SHADE,
                               .width = tone ? 2.2 : 2.6,
                               .opacity = tone ? 0.8 : 0.7});
    }
}

void art_town_draw_ground(
    const struct art_town *town, struct art_stage *stage, struct art_dice *dice)
{
    draw_floor(town, stage);
    draw_gardens(town, stage);
    draw_ways(town, stage);
    draw_square(town, stage);
    draw_flecks(town, stage, dice);
}

/* Distance on the screen to the nearest way. */
static double seen_way_distance(
    const struct art_town *town, const struct art_stage *stage, struct art_point seen)
{
    return art_town_way_distance(town, art_turn(seen, -stage->rotation & 3));
}

/* Moves a house off the tile's edge; false when that would put it on a wall. */
static bool settle_in_frame(const struct art_town *town, const struct art_stage *stage,
    const struct art_house *house, struct art_point *foot)
{
    double height = art_house_height(house) * house->scale / 1.2;
    double half = house->width / 2;
    struct art_point moved =
        art_at(art_clamp(foot->x, half + 4, 251 - half), art_clamp(foot->y, height + 2, 254));
    if (moved.x != foot->x || moved.y != foot->y) {
        struct art_point heart = art_turn(art_shift(moved, 0, -8), -stage->rotation & 3);
        if (!art_layout_in_city(town->layout, town->city, heart) ||
            art_layout_wall_distance(town->layout, town->city, heart) < 12.5) {
            return false;
        }
    }
    *foot = moved;
    return true;
}

/* Whether the house would hide a pennant or the landmark. */
static bool hides(const struct art_town *town, const struct art_stage *stage,
    const struct art_house *house, struct art_point foot)
{
    const struct art_city *city = city_of(town);
    double half = house->width / 2;
    for (int i = 0; i < city->pennants; i++) {
        struct art_point p = art_stage_turn(stage, city->pennant[i]);
        double dy = foot.y - p.y;
        if (fabs(foot.x - p.x) < half + 16 && dy > -17 && dy < 42) {
            return true;
        }
    }
    if (town->landmark != ART_NO_LANDMARK) {
        struct art_point p = art_stage_turn(stage, town->landmark_at);
        double dy = foot.y - p.y;
        return fabs(foot.x - p.x) < half + town->landmark_r * 0.9 && dy > -8 &&
               dy < town->landmark_r + 14;
    }
    return false;
}

/* Which way the house's street rises on the screen: those that run level or straight up need no
 * slant. */
static int slant_of(const struct art_stage *stage, const struct art_site *site)
{
    struct art_point o = art_stage_turn(stage, art_at(0, 0));
    struct art_point p = art_stage_turn(stage, site->along);
    double x = p.x - o.x;
    double y = p.y - o.y;
    if (fabs(y) <= 0.45 * fabs(x) || fabs(y) > 1.9 * fabs(x)) {
        return 0;
    }
    return x * y < 0 ? 1 : -1;
}

static void draw_houses(const struct art_town *town, struct art_stage *stage)
{
    for (int h = 0; h < town->house_count; h++) {
        const struct art_site *site = &town->houses[h];
        struct art_point foot = art_shift(art_stage_turn(stage, site->at), 0, HEART);
        struct art_house house = site->house;
        house.fine = stage->fine;
        house.slant = slant_of(stage, site);
        if (!settle_in_frame(town, stage, &house, &foot) || hides(town, stage, &house, foot)) {
            continue;
        }
        bool gable = house.kind == ART_GABLE || house.kind == ART_TALL_GABLE;
        if (gable && house.slant == 0 &&
            seen_way_distance(town, stage, art_shift(foot, 0, -24)) < 9) {
            house.kind = house.timber ? ART_TIMBERED : ART_EAVES; /* or its roof fills the way */
        }
        art_draw_house(art_stage_prop(stage, foot.y), foot, house);
    }
}

static void draw_trees(const struct art_town *town, struct art_stage *stage)
{
    for (int t = 0; t < town->tree_count; t++) {
        struct art_town_tree tree = town->trees[t];
        struct art_point at = art_stage_turn(stage, tree.at);
        if (tree.mood < 0.7) {
            struct art_plant plant = {.kind = tree.mood < 0.45 ? ART_LIME : ART_ASH,
                .r = 5.2 + tree.mood * 1.8,
                .fine = stage->fine};
            art_draw_tree(art_stage_prop(stage, at.y + 4), art_shift(at, 0, 4), plant);
        } else {
            art_draw_bush(art_stage_prop(stage, at.y + 4), art_shift(at, 0, 3), 4.2);
        }
    }
}

static void draw_yards(const struct art_town *town, struct art_stage *stage)
{
    for (int i = 0; i < town->yard_count; i++) {
        struct art_point at = art_stage_turn(stage, town->yards[i].at);
        struct art_svg *svg = art_stage_prop(stage, at.y + 3);
        switch (town->yards[i].kind) {
        case ART_YARD_BUSH:
            at = art_shift(at, 0, 3);
            art_draw_shrubs(svg, &at, 1, 3.4 + i % 3 * 0.4);
            break;
        case ART_YARD_BED: art_draw_bed(svg, at, 2, 4.6); break;
        case ART_YARD_BARRELS:
            if (stage->fine) {
                art_draw_barrels(svg, art_shift(at, 0, 2));
            }
            break;
        }
    }
}

/* What stands on a green and in a kitchen garden. */
static void draw_planting(const struct art_town *town, struct art_stage *stage)
{
    struct art_point at = art_stage_turn(stage, town->landmark_at);
    struct art_plant tree = {.kind = ART_LIME, .r = 6.4, .fine = stage->fine};
    if (town->landmark == ART_COMMON) {
        static const struct art_point trees[] = {{-15, -1}, {-6, 11}, {15, -2}};
        for (size_t i = 0; i < ARRAY_LENGTH(trees); i++) {
            struct art_point foot = art_tree_foot(art_shift(at, trees[i].x, trees[i].y), tree);
            art_draw_tree(art_stage_prop(stage, foot.y), foot, tree);
        }
        return;
    }
    art_draw_bed(stage->ground, art_shift(at, -9, 3), 4, 7);
    art_draw_bed(stage->ground, art_shift(at, 9, 3), 4, 7);
    tree.kind = ART_OLIVE;
    tree.fruit = ART_FRUIT;
    struct art_point foot = art_tree_foot(art_shift(at, 0, -8), tree);
    art_draw_tree(art_stage_prop(stage, foot.y), foot, tree);
}

static void draw_landmark(const struct art_town *town, struct art_stage *stage)
{
    struct art_point at = art_stage_turn(stage, town->landmark_at);
    struct art_point foot = art_shift(at, 0, 20);
    bool fine = stage->fine;
    bool corner = city_of(town)->kind == ART_CORNER;
    struct art_svg *svg = art_stage_prop(stage, foot.y - 2);
    switch (town->landmark) {
    case ART_NO_LANDMARK: break;
    case ART_MARKET_HALL: art_draw_market_hall(svg, art_shift(foot, 0, -2), 0.98, fine); break;
    case ART_TOWN_HALL:
        foot.y = fmax(foot.y - (corner ? 8 : 2), 54);
        art_draw_town_hall(svg, foot, corner ? 0.74 : 0.95, fine);
        break;
    case ART_CHURCH:
        art_draw_church(
            svg, art_shift(foot, 0, -2), (struct art_church){0.84, at.x < 128 ? 1 : -1, fine});
        break;
    case ART_CHAPEL:
        foot.y = fmax(foot.y - 6, 52);
        art_draw_church(svg, foot, (struct art_church){0.62, -1, fine});
        break;
    case ART_SMALL_CHAPEL:
        foot.y = fmax(foot.y - 6, 43);
        art_draw_church(svg, foot, (struct art_church){0.52, at.x < 128 ? 1 : -1, fine});
        break;
    case ART_KEEP: art_draw_keep(svg, art_at(foot.x, fmax(foot.y - 8, 50)), fine); break;
    case ART_SMALL_HALL:
        art_draw_town_hall(svg, art_at(foot.x, fmax(foot.y - 8, 46)), 0.64, fine);
        break;
    case ART_GRANARY:
        art_draw_market_hall(svg, art_at(foot.x, fmax(foot.y - 7, 34)), 0.6, fine);
        break;
    case ART_TOWN_MILL: art_draw_windmill(svg, art_at(foot.x, fmax(foot.y - 8, 41))); break;
    case ART_COMMON:
    case ART_KITCHEN_GARDEN: draw_planting(town, stage); break;
    case ART_CATHEDRAL:
        art_draw_church(svg, art_shift(foot, 0, 2), (struct art_church){1.2, 1, fine});
        break;
    }
}

static void draw_square_props(const struct art_town *town, struct art_stage *stage)
{
    struct art_point at = art_stage_turn(stage, city_of(town)->spot);
    if (city_of(town)->kind == ART_FOUR) {
        at.y -= 8; /* the middle of the market place */
    }
    struct art_plant linden = {.kind = ART_ASH, .r = 8, .fine = stage->fine};
    switch (town->square) {
    case ART_SQUARE_WELL:
        art_draw_well(art_stage_prop(stage, at.y + 2), art_shift(at, 0, 2));
        break;
    case ART_SQUARE_LINDEN:
        art_draw_tree(art_stage_prop(stage, at.y + 3), art_shift(at, 0, 5), linden);
        break;
    case ART_SQUARE_STALLS:
        art_draw_stalls(art_stage_prop(stage, at.y + 4), art_shift(at, 0, 2), stage->fine);
        break;
    case ART_SQUARE_FOUNTAIN:
        art_draw_fountain(art_stage_prop(stage, at.y + 3), art_shift(at, 0, 3));
        break;
    case ART_SQUARE_CROSS:
        art_draw_market_cross(art_stage_prop(stage, at.y + 3), art_shift(at, 0, 3));
        break;
    case ART_SQUARE_MARKET:
        art_draw_market(art_stage_prop(stage, at.y + 6), art_shift(at, 0, 2), stage->fine);
        break;
    case ART_SQUARE_EMPTY: break;
    }
}

static void draw_pennants(const struct art_town *town, struct art_stage *stage)
{
    const struct art_city *city = city_of(town);
    for (int i = 0; i < city->pennants; i++) {
        struct art_point at = art_stage_turn(stage, city->pennant[i]);
        art_draw_pennant(art_stage_prop(stage, at.y + 44), at, stage->fine ? 1 : 1.2);
    }
}

void art_town_draw_props(const struct art_town *town, struct art_stage *stage)
{
    draw_houses(town, stage);
    draw_trees(town, stage);
    draw_yards(town, stage);
    if (town->landmark != ART_NO_LANDMARK) {
        draw_landmark(town, stage);
    }
    draw_square_props(town, stage);
    draw_pennants(town, stage);
}
