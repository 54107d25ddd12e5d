/* The oracle's board: tiles on a grid, and features by flood fill. */
#ifndef ORACLE_BOARD_H
#define ORACLE_BOARD_H

#include "oracle.h"

const struct carc_tile *oracle_tile(const struct oracle *oracle, int placement);
const struct carc_segment *oracle_segment(const struct oracle *oracle, struct oracle_spot spot);

/* Number of the placement at a cell, or -1. */
int oracle_at(const struct oracle *oracle, int x, int y);

/* Whether a tile can be laid there (B-11, B-12), and whether one edge of it would match. */
bool oracle_fits(const struct oracle *oracle, int tile, int x, int y, int rotation);
bool oracle_edge_fits(const struct oracle *oracle, const struct oracle_placement *there, int edge);

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
    int open;
};
struct oracle_cities oracle_cities(const struct oracle *oracle, int field);

/* Whether a field touches a city, both as feature numbers (B-64). */
bool oracle_touches(const struct oracle *oracle, int field, int city);

#endif
