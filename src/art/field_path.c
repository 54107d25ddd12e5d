/* Ways for fields whose half-edges lie apart: before fields share out the ground, each of several
 * half-edges gets the shortest way that joins them, wide enough for a hedge on both sides. Short
 * ways usually come first, for they hug the tile's edge and leave the middle to the others. */
#include <string.h>

#include "art/field.h"

#define CELLS (ART_CELLS * ART_CELLS)
#define WIDTH 3 /* cells to both sides of the way */

struct finder {
    struct art_layout *layout;
    int16_t from[CELLS]; /* the cell before this one on the way; -1: not reached */
    int16_t queue[CELLS];
};

static bool near_foreign_seed(const struct art_layout *layout, int segment, int row, int column)
{
    const struct carc_tile *tile = layout->tile;
    for (int s = 0; s < tile->segment_count; s++) {
        for (int half = 0; half < CARC_HALVES && s != segment; half++) {
            int r;
            int c;
            art_field_seed(half, &r, &c);
            if ((tile->segments[s].halves >> half & 1) != 0 && r - row <= 5 && row - r <= 5 &&
                c - column <= 5 && column - c <= 5) {
                return true;
            }
        }
    }
    return false;
}

static bool is_open(const struct art_layout *layout, int segment, int row, int column)
{
    int label = layout->field[row][column];
    return layout->distance[row][column] > 0 && (label == ART_NO_FIELD || label == segment) &&
           !near_foreign_seed(layout, segment, row, column);
}

/* Finds the shortest way; returns its length in cells, or -1. */
static int find_way(struct finder *finder, int segment, int start, int goal)
{
    static const int steps[4] = {1, -1, ART_CELLS, -ART_CELLS};
    int head = 0;
    int tail = 0;
    memset(finder->from, -1, sizeof finder->from);
    finder->from[start] = (int16_t)start;
    finder->queue[tail++] = (int16_t)start;
    while (head < tail && finder->from[goal] < 0) {
        int cell = finder->queue[head++];
        for (int k = 0; k < 4; k++) {
            int next = cell + steps[k];
            bool wraps = k < 2 && next / ART_CELLS != cell / ART_CELLS;
            if (next >= 0 && next < CELLS && !wraps && finder->from[next] < 0 &&
                is_open(finder->layout, segment, next / ART_CELLS, next % ART_CELLS)) {
                finder->from[next] = (int16_t)cell;
                finder->queue[tail++] = (int16_t)next;
            }
        }
    }
    if (finder->from[goal] < 0) {
        return -1;
    }
    int length = 0;
    for (int cell = goal; cell != start; cell = finder->from[cell]) {
        length++;
    }
    return length;
}

static void label_around(struct art_layout *layout, int segment, int cell)
{
    for (int r = cell / ART_CELLS - WIDTH; r <= cell / ART_CELLS + WIDTH; r++) {
        for (int c = cell % ART_CELLS - WIDTH; c <= cell % ART_CELLS + WIDTH; c++) {
            if (r >= 0 && c >= 0 && r < ART_CELLS && c < ART_CELLS &&
                is_open(layout, segment, r, c)) {
                layout->field[r][c] = (int8_t)segment;
            }
        }
    }
}

/* The cells of a field's half-edges; returns how many. */
static int list_seeds(const struct carc_segment *segment, int cells[CARC_HALVES])
{
    int count = 0;
    for (int half = 0; half < CARC_HALVES && segment->kind == CARC_FIELD; half++) {
        int row;
        int column;
        art_field_seed(half, &row, &column);
        if ((segment->halves >> half & 1) != 0) {
            cells[count++] = row * ART_CELLS + column;
        }
    }
    return count;
}

/* The way from each half-edge to the next; with `label` the ground is taken. Returns the length of
 * all of them. */
static int join_field(struct finder *finder, int segment, bool label)
{
    int seeds[CARC_HALVES];
    int count = list_seeds(&finder->layout->tile->segments[segment], seeds);
    int total = 0;
    for (int i = 0; i + 1 < count; i++) {
        int length = find_way(finder, segment, seeds[i], seeds[i + 1]);
        if (length < 0) { /* the way round the other side closes the ring as well */
            length =
                i == 0 && count > 1 ? find_way(finder, segment, seeds[0], seeds[count - 1]) : -1;
            total += 500;
        }
        total += length > 0 ? length : 0;
        int start = seeds[i];
        int goal = finder->from[seeds[i + 1]] >= 0 ? seeds[i + 1] : seeds[count - 1];
        for (int cell = goal; label && length >= 0 && cell != start; cell = finder->from[cell]) {
            label_around(finder->layout, segment, cell);
        }
    }
    return total;
}

void art_field_reserve(struct art_layout *layout, bool long_first)
{
    struct finder finder = {.layout = layout};
    int length[CARC_MAX_SEGMENTS];
    bool done[CARC_MAX_SEGMENTS] = {false};
    int fields = 0;
    for (int s = 0; s < layout->tile->segment_count; s++) {
        int seeds[CARC_HALVES];
        done[s] = list_seeds(&layout->tile->segments[s], seeds) < 2;
        length[s] = done[s] ? 0 : join_field(&finder, s, false);
        fields += !done[s];
    }
    for (; fields > 0; fields--) {
        int next = -1;
        for (int s = 0; s < layout->tile->segment_count; s++) {
            if (!done[s] && (next < 0 || (length[s] < length[next]) != long_first)) {
                next = s;
            }
        }
        join_field(&finder, next, true);
        done[next] = true;
    }
}
