/* The inside of one city: streets, landmark, houses, trees. Planned in the unturned frame. */
#ifndef ART_TOWN_H
#define ART_TOWN_H

#include "art/dice.h"
#include "art/houses.h"
#include "art/stage.h"

enum art_landmark {
    ART_NO_LANDMARK,
    ART_MARKET_HALL,
    ART_CHURCH,
    ART_TOWN_HALL,
    ART_CHAPEL,
    ART_SMALL_CHAPEL,
    ART_KEEP,
    ART_COMMON,
    ART_SMALL_HALL,
    ART_KITCHEN_GARDEN,
    ART_GRANARY,
    ART_TOWN_MILL,
    ART_CATHEDRAL
};

/* What stands on the square. */
enum art_square {
    ART_SQUARE_EMPTY,
    ART_SQUARE_WELL,
    ART_SQUARE_LINDEN,
    ART_SQUARE_STALLS,
    ART_SQUARE_FOUNTAIN,
    ART_SQUARE_CROSS,
    ART_SQUARE_MARKET
};

#define ART_MAX_STREETS 9
#define ART_MAX_LANES 12
#define ART_MAX_HOUSES 160
#define ART_MAX_TREES 56
#define ART_MAX_YARDS 72

struct art_site {
    struct art_point at;    /* middle of the ground it covers */
    struct art_point along; /* direction of the way it stands on; 0, 0 when there is none near */
    struct art_house house;
};

struct art_town_tree {
    struct art_point at;
    double mood; /* 0 to 1: which kind and how large */
};

/* Small things fill what would be bare ground. */
enum art_yard_kind { ART_YARD_BUSH, ART_YARD_BED, ART_YARD_BARRELS };

struct art_yard {
    struct art_point at;
    enum art_yard_kind kind;
};

struct art_town {
    const struct art_layout *layout;
    int city;
    int street_count;
    struct art_line streets[ART_MAX_STREETS];
    int lane_count;
    struct art_line lanes[ART_MAX_LANES];
    enum art_square square;
    enum art_landmark landmark;
    struct art_point landmark_at;
    double landmark_r;
    int house_count;
    struct art_site houses[ART_MAX_HOUSES];
    int tree_count;
    struct art_town_tree trees[ART_MAX_TREES];
    int yard_count;
    struct art_yard yards[ART_MAX_YARDS];
};

/* Plans a city of the layout. Both must stay valid as long as the town is used. */
void art_town_plan(struct art_town *town, const struct art_layout *layout, int city);

/* Houses and trees; `dice` is stream '!', shared by the cities of a tile in their order. */
void art_town_settle(struct art_town *town, struct art_dice *dice);

/* Ground, streets and squares, then everything that stands. `dice` is stream '#'. */
void art_town_draw_ground(
    const struct art_town *town, struct art_stage *stage, struct art_dice *dice);
void art_town_draw_props(const struct art_town *town, struct art_stage *stage);

/* Distance to the nearest street, and to the nearest street or lane. */
double art_town_street_distance(const struct art_town *town, struct art_point p);
double art_town_way_distance(const struct art_town *town, struct art_point p);

/* Radius of the square. */
double art_town_square_r(const struct art_town *town);

#endif
