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

void oracle_start(struct oracle *oracle, const struct carc_rules *rules, int players);

int oracle_actor(const struct oracle *oracle);

/* All legal actions, in no particular order; returns how many. */
int oracle_actions(const struct oracle *oracle, struct carc_action *out);

/* Carries out a legal action and fills `events`. */
void oracle_apply(struct oracle *oracle, struct carc_action action);

#endif
