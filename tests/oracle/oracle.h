/* A second referee, slow and plain, to judge the rules library by.
 *
 * It knows the tiles as they are printed, where each one was laid and where each meeple was put,
 * and works out everything else from scratch by flood fill. From src/rules it uses definitions
 * only: the tile set, the options, the start layout, and the structs of actions and events. */
#ifndef ORACLE_ORACLE_H
#define ORACLE_ORACLE_H

#include "rules/action.h"
#include "rules/event.h"
#include "rules/rules.h"
#include "rules/state.h"

/* Cells from -ORACLE_REACH to ORACLE_REACH in x and y: a bag of tiles in one straight line. */
#define ORACLE_REACH 520
#define ORACLE_SIDE (2 * ORACLE_REACH + 1)
#define ORACLE_MEEPLES (CARC_MAX_PLAYERS * CARC_MAX_MEEPLES)
#define ORACLE_SPOTS (CARC_MAX_BAG * CARC_MAX_SEGMENTS)
#define ORACLE_EVENTS 4096

struct oracle_placement {
    int tile;
    int rotation;
    int x;
    int y;
};

/* A segment on the board. */
struct oracle_spot {
    int placement;
    int segment;
};

struct oracle_meeple {
    int player;
    struct oracle_spot spot;
};

struct oracle_feature {
    enum carc_kind kind;
    int tiles; /* monastery: in the block of 3 x 3 */
    int pennants;
    int open; /* open edges; monastery: empty cells around it */
    bool complete;
    int spots;                /* segments in it */
    struct oracle_spot first; /* northernmost, of these westernmost, of these first segment */
};

struct oracle {
    const struct carc_rules *rules; /* definitions: set, options, start layout */
    int players;
    enum carc_phase phase;
    int turn_player;
    int turn;
    int drawn;
    int set_aside;
    enum carc_crop crop;
    int crop_actor;
    int bag[CARC_MAX_BAG];
    int bag_left;
    int score[CARC_MAX_PLAYERS];
    int placed;
    struct oracle_placement placements[CARC_MAX_BAG];
    int meeple_count;
    struct oracle_meeple meeples[ORACLE_MEEPLES];

    /* Worked out anew after every placement. */
    int feature_count;
    int feature_of[CARC_MAX_BAG][CARC_MAX_SEGMENTS];
    struct oracle_feature features[ORACLE_SPOTS];

    /* What the last action brought about. */
    int event_count;
    struct carc_event events[ORACLE_EVENTS];

    int16_t grid[ORACLE_SIDE][ORACLE_SIDE]; /* number of the placement + 1, or 0 */
};

/* ---- the board (board.c) ---- */

const struct carc_tile *oracle_tile(const struct oracle *oracle, int placement);
const struct carc_segment *oracle_segment(const struct oracle *oracle, struct oracle_spot spot);

/* Number of the placement at a cell, or -1. */
int oracle_at(const struct oracle *oracle, int x, int y);

/* Whether a tile can be laid there (B-11, B-12), and whether one of its edges matches. */
bool oracle_edge_fits(const struct oracle *oracle, int tile, int x, int y, int rotation, int edge);
bool oracle_fits(const struct oracle *oracle, int tile, int x, int y, int rotation);

/* The smallest rectangle around all placements and one ring of cells more. */
struct oracle_box {
    int west, north, east, south;
};
struct oracle_box oracle_box(const struct oracle *oracle);

/* Whether a cell is empty and has a placement beside it. */
bool oracle_is_open(const struct oracle *oracle, int x, int y);

void oracle_lay(struct oracle *oracle, int tile, int x, int y, int rotation);

/* Finds all features by flood fill. */
void oracle_flood(struct oracle *oracle);

int oracle_feature_at(const struct oracle *oracle, struct oracle_spot spot);

/* The city segments that touch a field, and how many completed cities these belong to (B-64). */
struct oracle_cities {
    int segments;
    int complete;
};
struct oracle_cities oracle_cities(const struct oracle *oracle, int field);

/* Whether a field touches a city, both as feature numbers (B-64). */
bool oracle_touches(const struct oracle *oracle, int field, int city);

/* ---- meeples and points (points.c) ---- */

int oracle_supply(const struct oracle *oracle, int player);
int oracle_meeples_in(const struct oracle *oracle, int feature, int player);
int oracle_meeples_on(const struct oracle *oracle, struct oracle_spot spot, int player);

/* Bit p for each player with the most meeples in the feature, 0 when it is empty (B-41). */
int oracle_owners(const struct oracle *oracle, int feature);

/* What a city, road or monastery pays as it lies: complete (B-42 to B-44, B-48) or not (B-62). */
int oracle_value(const struct oracle *oracle, int feature, bool complete);

/* The players with the most farmers in all fields at a city together, as bits (1.11, F1). */
int oracle_pooled_owners(const struct oracle *oracle, int city, int farmers[CARC_MAX_PLAYERS]);

/* Adds final scoring to `points` (B-62, B-63, 1.11). */
void oracle_final(const struct oracle *oracle, int points[CARC_MAX_PLAYERS]);

/* Bit p for each player with the most points (B-65). */
int oracle_best(const int *points, int players);

/* ---- the turn (turn.c) ---- */

void oracle_start(struct oracle *oracle, const struct carc_rules *rules, int players);

int oracle_actor(const struct oracle *oracle);

/* All legal actions, in no particular order; returns how many. */
int oracle_actions(const struct oracle *oracle, struct carc_action *out);

/* Carries out a legal action and fills `events`. */
void oracle_apply(struct oracle *oracle, struct carc_action action);

/* ---- events (tell.c) ---- */

struct carc_event *oracle_tell(struct oracle *oracle, enum carc_event_kind kind, int player);
void oracle_tell_spot(
    const struct oracle *oracle, struct carc_event *event, struct oracle_spot spot);

/* The occupied features: cities, roads, monasteries, fields, each kind by position from north to
 * south, then from west to east (B-47). Returns how many. */
int oracle_occupied(const struct oracle *oracle, int list[ORACLE_MEEPLES]);

/* Tells the score of one complete feature, or all of final scoring. */
void oracle_tell_score(struct oracle *oracle, int feature);
void oracle_tell_final(struct oracle *oracle);

/* ---- step 4 (crop.c) ---- */

/* The kind of segment that the tile just laid names, CARC_KIND_COUNT for none. */
enum carc_kind oracle_indicated_kind(const struct oracle *oracle);

/* Whether the tile just laid leads to step 4 (X-1, OQ-11). */
bool oracle_has_crop(const struct oracle *oracle);

/* Where a player may add (A) or take back (B), without `pass`; returns how many. */
int oracle_crop_actions(
    const struct oracle *oracle, int player, enum carc_crop choice, struct carc_action *out);

/* Whether a player has a meeple of that kind on the board. */
bool oracle_is_indicated(const struct oracle *oracle, int player);

#endif
