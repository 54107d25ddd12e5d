/* The grid, edges and half-edges (rules 0.1 to 0.3).
 *
 * Edges N E S W are 0 to 3. Half-edges go clockwise from the north-west corner: NL NR EL ER SL SR
 * WL WR are 0 to 7, so edge e has the half-edges 2e and 2e + 1. x grows to the east, y to the
 * south. Rotations are quarter turns clockwise, 0 to 3. */
#ifndef RULES_GEOMETRY_H
#define RULES_GEOMETRY_H

#include <stdint.h>

enum carc_edge { CARC_N, CARC_E, CARC_S, CARC_W };
#define CARC_EDGES 4
#define CARC_HALVES 8
#define CARC_ROTATIONS 4

struct carc_cell {
    int16_t x;
    int16_t y;
};

/* Cells of a game lie within this distance of 0,0 in x and in y. */
#define CARC_MAX_COORDINATE 2000

static inline int carc_rotate_edge(int edge, int rotation)
{
    return (edge + rotation) & 3;
}

static inline int carc_rotate_half(int half, int rotation)
{
    return (half + 2 * rotation) & 7;
}

/* The half-edge that a half-edge touches on the neighbouring tile (0.2): NL-SR, NR-SL, EL-WR,
 * ER-WL. */
static inline int carc_partner_half(int half)
{
    return half ^ 5;
}

static inline int carc_opposite_edge(int edge)
{
    return edge ^ 2;
}

/* A set of edges (bit e) or of half-edges (bit h), turned. */
static inline uint8_t carc_rotate_edges(uint8_t edges, int rotation)
{
    return (uint8_t)((edges << rotation | edges >> (4 - rotation)) & 15);
}

static inline uint8_t carc_rotate_halves(uint8_t halves, int rotation)
{
    return (uint8_t)(halves << 2 * rotation | halves >> (8 - 2 * rotation));
}

/* The cell next to `cell` across an edge. */
static inline struct carc_cell carc_neighbour(struct carc_cell cell, int edge)
{
    static const int8_t dx[] = {0, 1, 0, -1};
    static const int8_t dy[] = {-1, 0, 1, 0};
    return (struct carc_cell){(int16_t)(cell.x + dx[edge]), (int16_t)(cell.y + dy[edge])};
}

static inline int carc_same_cell(struct carc_cell a, struct carc_cell b)
{
    return a.x == b.x && a.y == b.y;
}

#endif
