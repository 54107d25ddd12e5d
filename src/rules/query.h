/* Questions about a position. None of them changes it. */
#ifndef RULES_QUERY_H
#define RULES_QUERY_H

#include "rules/state.h"

/* Placements are numbered in the order in which they were laid, start tiles first. */
struct carc_placement {
    uint16_t tile;
    uint8_t rotation;
    struct carc_cell cell;
};

struct carc_placement carc_placement(
    const struct carc_rules *rules, const struct carc_state *state, int number);

/* Number of the placement at a cell, or -1. */
int carc_placement_at(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell);

/* The i-th open cell, i from 0 to state->open - 1 (in an arbitrary but fixed order). */
struct carc_cell carc_open_cell(
    const struct carc_rules *rules, const struct carc_state *state, int i);

/* Copies of a type that were not drawn yet. */
int carc_bag_count(const struct carc_rules *rules, const struct carc_state *state, int tile);

/* How many of the type's rotations (0 to 4, look-alikes counted) fit somewhere. */
int carc_fits(const struct carc_rules *rules, const struct carc_state *state, int tile);

/* Bit r for each rotation r of the type that fits at the open cell; 0 for any other cell. */
int carc_fits_at(const struct carc_rules *rules, const struct carc_state *state, int tile,
    struct carc_cell cell);

/* How many of the tiles left in the bag could lie at the i-th open cell. */
int carc_left_fitting(const struct carc_rules *rules, const struct carc_state *state, int i);

/* An open edge of a road or city: what still keeps it from being complete (B-30, B-31). */
struct carc_frontier {
    uint16_t open;    /* number of the open cell */
    uint16_t feature; /* as carc_feature_of tells it */
    uint8_t edge;     /* of the open cell, towards the feature */
    uint8_t kind;     /* enum carc_kind */
};

/* Lists those of all roads and cities, by open cell; `out` has room for 4 * state->open. */
size_t carc_frontier(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_frontier *out);

/* For the i-th open cell 12 bits, 3 an edge from N on: the kinds (enum carc_kind) that its
 * neighbours rule out there; 0 beside an empty cell. A tile fits when its carc_oriented.fit has none
 * of them (rules.h). */
unsigned carc_open_forbids(const struct carc_rules *rules, const struct carc_state *state, int i);

/* A segment on the board: nodes are numbered in the order of placements and of the segments on
 * their tile, 0 to state->nodes - 1. */
typedef int carc_node;

struct carc_node_info {
    int placement;
    int segment;
    enum carc_kind kind;
};

/* The node of a segment of the tile at a cell, or -1. */
carc_node carc_node_at(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_cell cell, int segment);
struct carc_node_info carc_node_info(
    const struct carc_rules *rules, const struct carc_state *state, carc_node node);

/* The node that stands for the whole feature: two nodes are of one feature exactly when this is
 * the same. It may change when tiles are placed. */
carc_node carc_feature_of(
    const struct carc_rules *rules, const struct carc_state *state, carc_node node);

struct carc_feature_info {
    enum carc_kind kind;
    bool complete;  /* cities, roads, monasteries (B-30 to B-32); fields never (B-33) */
    uint16_t tiles; /* distinct ones (B-45); monastery: tiles in the 3 x 3 block */
    uint16_t pennants;
    uint16_t open;          /* open edges; monastery: empty cells around it; field: 0 */
    uint16_t cities;        /* field: completed cities that touch it, each once (B-63) */
    uint16_t open_cities;   /* field: the others that touch it, which pay nothing (B-63) */
    uint16_t city_segments; /* field: city segments that touch it, finished or not */
    uint8_t meeples[CARC_MAX_PLAYERS];
    uint8_t owners;      /* bit p for each player with the most meeples; 0: nobody */
    int points_now;      /* what an owner would get if the game ended now (B-62, B-63) */
    int points_complete; /* cities and roads: what it would pay if closed as it stands */
};

struct carc_feature_info carc_feature_info(
    const struct carc_rules *rules, const struct carc_state *state, carc_node node);

/* The cities that touch a field, finished or not, each once (B-63), as carc_feature_of tells them.
 * `out` has room for state->city_bits; returns how many. */
size_t carc_field_cities(const struct carc_rules *rules, const struct carc_state *state,
    carc_node field, carc_node *out);

/* `city_segments` of a field's struct carc_feature_info, for less. */
int carc_city_parts(const struct carc_rules *rules, const struct carc_state *state, carc_node node);

/* What an evaluation asks of a feature, of which it asks often. */
struct carc_brief {
    carc_node feature; /* as carc_feature_of tells it */
    uint8_t kind;      /* enum carc_kind */
    bool complete;
    uint8_t owners; /* bit p for each player with the most meeples; 0: nobody */
    uint8_t meeples[CARC_MAX_PLAYERS];
    uint16_t open;       /* as in struct carc_feature_info */
    int points_now;      /* not for fields */
    int points_complete; /* not for fields */
};

void carc_brief(const struct carc_rules *rules, const struct carc_state *state, carc_node node,
    struct carc_brief *out);

/* The features that hold meeples, each once. `out` has room for as many as there are meeples on
 * the board; returns how many. */
size_t carc_claimed(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_brief *out);

/* The meeples of a player on the board, in the order in which they were placed. */
carc_node carc_meeple(
    const struct carc_rules *rules, const struct carc_state *state, int player, int number);

/* Meeples that a player has on this one segment. */
int carc_meeples_on(
    const struct carc_rules *rules, const struct carc_state *state, int player, carc_node node);

/* For the crop circle action of the turn player's tile: CARC_NO_SYMBOL outside of step 4. */
enum carc_symbol carc_crop_symbol(const struct carc_rules *rules, const struct carc_state *state);

/* What a player could do if `choice` were (or is) the choice: number of distinct places; with 0
 * `*skip` says why. Only in PHASE_CROP_CHOICE and PHASE_CROP_TURN. */
int carc_crop_options(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_crop choice, enum carc_skip *skip);

/* The same as actions (`add` or `return`), up to carc_max_actions(rules); without `pass`. */
size_t carc_crop_actions(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_crop choice, struct carc_action *out);

/* Points of each player if the game ended now: the scores plus final scoring (1.10, 1.11). In
 * PHASE_OVER the scores themselves. */
void carc_standing(
    const struct carc_rules *rules, const struct carc_state *state, int points[CARC_MAX_PLAYERS]);

/* Bit p for each player with the most points of carc_standing (B-65: ties share). */
int carc_winners(const struct carc_rules *rules, const struct carc_state *state);

#endif
