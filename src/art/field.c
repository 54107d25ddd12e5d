/* The fields as floods over the distance grid. */
#include <string.h>

#include "art/field.h"

#define BUSH 6.0 /* half the width of a border hedge, as a barrier */

static struct art_point cell_middle(int column, int row)
{
    return art_at(column * ART_CELL + ART_CELL / 2, row * ART_CELL + ART_CELL / 2);
}

double art_layout_clearance(const struct art_layout *layout, struct art_point p)
{
    int column = (int)floor(p.x / ART_CELL);
    int row = (int)floor(p.y / ART_CELL);
    if (column < 0 || row < 0 || column >= ART_CELLS || row >= ART_CELLS) {
        return -1;
    }
    return layout->distance[row][column];
}

/* A flood in progress: cells to look at, each at most once. */
struct flood {
    struct art_layout *layout;
    int16_t queue[ART_CELLS * ART_CELLS];
    int head;
    int tail;
    enum art_parting part; /* fields get ways through the tile before they spread */
    bool ways;
    bool leak;
};

static bool is_free(const struct flood *flood, int row, int column)
{
    return row >= 0 && column >= 0 && row < ART_CELLS && column < ART_CELLS &&
           flood->layout->distance[row][column] > 0;
}

static void reach(struct flood *flood, int row, int column, int label)
{
    flood->layout->field[row][column] = (int8_t)label;
    flood->queue[flood->tail++] = (int16_t)(row * ART_CELLS + column);
}

static void note_border(struct flood *flood, struct art_point a, struct art_point b)
{
    struct art_layout *layout = flood->layout;
    flood->leak = true;
    if (!flood->ways || layout->border_count >= ART_MAX_BORDER) {
        return;
    }
    struct art_point middle = art_between(a, b, 0.5);
    for (int i = 0; i < layout->border_count; i++) {
        if (art_distance(layout->border[i], middle) < 1) {
            return;
        }
    }
    layout->border[layout->border_count++] = middle;
}

static void spread(struct flood *flood, int rounds)
{
    static const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    int round_end = flood->tail;
    while (flood->head < flood->tail) {
        if (flood->head == round_end) {
            round_end = flood->tail;
            if (--rounds == 0) {
                return;
            }
        }
        int cell = flood->queue[flood->head++];
        int row = cell / ART_CELLS;
        int column = cell % ART_CELLS;
        int label = flood->layout->field[row][column];
        for (int k = 0; k < 4; k++) {
            int r = row + steps[k][0];
            int c = column + steps[k][1];
            if (!is_free(flood, r, c)) {
                continue;
            }
            if (flood->layout->field[r][c] == ART_NO_FIELD) {
                reach(flood, r, c, label);
            } else if (flood->layout->field[r][c] != label) {
                note_border(flood, cell_middle(column, row), cell_middle(c, r));
            }
        }
    }
}

/* The cells in which the half-edges begin, in the unturned frame: NL NR EL ER SL SR WL WR. */
void art_field_seed(int half, int *row, int *column)
{
    static const struct art_point seeds[CARC_HALVES] = {
        {64, 3}, {192, 3}, {253, 64}, {253, 192}, {192, 253}, {64, 253}, {3, 192}, {3, 64}};
    *column = (int)(seeds[half].x / ART_CELL);
    *row = (int)(seeds[half].y / ART_CELL);
}

static void clear_labels(struct art_layout *layout)
{
    memset(layout->field, ART_NO_FIELD, sizeof layout->field);
}

static int count_halves(uint8_t halves)
{
    int count = 0;
    for (; halves != 0; halves &= (uint8_t)(halves - 1)) {
        count++;
    }
    return count;
}

/* Begins the fields of a single half-edge, or those of several. */
static void sow(struct flood *flood, bool single)
{
    const struct carc_tile *tile = flood->layout->tile;
    for (int s = 0; s < tile->segment_count; s++) {
        uint8_t halves = tile->segments[s].kind == CARC_FIELD ? tile->segments[s].halves : 0;
        for (int half = 0; half < CARC_HALVES && (count_halves(halves) == 1) == single; half++) {
            int row;
            int column;
            art_field_seed(half, &row, &column);
            if ((halves >> half & 1) != 0 && is_free(flood, row, column) &&
                flood->layout->field[row][column] == ART_NO_FIELD) {
                reach(flood, row, column, s);
            }
        }
    }
}

#define SINGLE_ROUNDS 8
#define ALL_ROUNDS (ART_CELLS * ART_CELLS)

/* Floods from all half-edges of all fields at once, so that fields which nothing parts meet half
 * way. A field of one half-edge needs no way through the tile: it takes a little ground first and
 * waits until the others have found theirs. */
static void flood_all(struct flood *flood)
{
    clear_labels(flood->layout);
    flood->head = 0;
    flood->tail = 0;
    if (flood->ways) {
        art_field_reserve(flood->layout, flood->part == ART_PART_LONG_FIRST);
    }
    for (int cell = 0; cell < ART_CELLS * ART_CELLS; cell++) {
        int label = flood->layout->field[cell / ART_CELLS][cell % ART_CELLS];
        if (label != ART_NO_FIELD) {
            reach(flood, cell / ART_CELLS, cell % ART_CELLS, label);
        }
    }
    sow(flood, true);
    spread(flood, SINGLE_ROUNDS);
    int waiting = flood->head;
    flood->head = flood->tail;
    sow(flood, false);
    spread(flood, ALL_ROUNDS);
    flood->head = waiting;
    spread(flood, ALL_ROUNDS);
}

/* Labels with `to` all that hangs together with the cell and bears the same label as it. Returns
 * how many cells. `to` must differ from that label. */
static int relabel(struct art_layout *layout, int row, int column, int to)
{
    static const int steps[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    struct flood flood;
    flood.layout = layout;
    flood.head = 0;
    flood.tail = 0;
    int from = layout->field[row][column];
    reach(&flood, row, column, to);
    while (flood.head < flood.tail) {
        int cell = flood.queue[flood.head++];
        for (int k = 0; k < 4; k++) {
            int r = cell / ART_CELLS + steps[k][0];
            int c = cell % ART_CELLS + steps[k][1];
            if (is_free(&flood, r, c) && layout->field[r][c] == from) {
                reach(&flood, r, c, to);
            }
        }
    }
    return flood.tail;
}

/* Whether the field's half-edges hang together. Cells that do not are left without a label. */
static bool is_whole(struct art_layout *layout, int segment)
{
    uint8_t halves = layout->tile->segments[segment].halves;
    bool begun = false;
    bool whole = true;
    for (int half = 0; half < CARC_HALVES; half++) {
        int row;
        int column;
        art_field_seed(half, &row, &column);
        if ((halves >> half & 1) == 0) {
            continue;
        }
        if (!begun && layout->field[row][column] == segment) {
            relabel(layout, row, column, CARC_MAX_SEGMENTS); /* a mark: reached from here */
            begun = true;
        } else if (layout->field[row][column] != CARC_MAX_SEGMENTS) {
            whole = false;
        }
    }
    for (int row = 0; row < ART_CELLS; row++) {
        for (int column = 0; column < ART_CELLS; column++) {
            int8_t *label = &layout->field[row][column];
            if (*label == CARC_MAX_SEGMENTS) {
                *label = (int8_t)segment;
            }
        }
    }
    return whole && begun;
}

/* Hedges become barriers of the grid. */
static void raise_border(struct art_layout *layout)
{
    for (int row = 0; row < ART_CELLS; row++) {
        for (int column = 0; column < ART_CELLS; column++) {
            for (int i = 0; i < layout->border_count; i++) {
                double d = art_distance(cell_middle(column, row), layout->border[i]) - BUSH;
                layout->distance[row][column] = fmin(layout->distance[row][column], d);
            }
        }
    }
}

#define SMALLEST_FIELD 10 /* cells */

/* Labels the largest patch that no field has reached; false when all are tiny. */
static bool claim_inner(struct art_layout *layout, int segment)
{
    int best = 0;
    int best_cell = 0;
    int mark = CARC_MAX_SEGMENTS; /* patches that were looked at */
    for (int cell = 0; cell < ART_CELLS * ART_CELLS; cell++) {
        int row = cell / ART_CELLS;
        int column = cell % ART_CELLS;
        if (layout->distance[row][column] > 0 && layout->field[row][column] == ART_NO_FIELD) {
            int size = relabel(layout, row, column, mark);
            if (size > best) {
                best = size;
                best_cell = cell;
            }
        }
    }
    for (int cell = 0; cell < ART_CELLS * ART_CELLS; cell++) {
        int8_t *label = &layout->field[cell / ART_CELLS][cell % ART_CELLS];
        *label = *label == mark ? ART_NO_FIELD : *label;
    }
    if (best < SMALLEST_FIELD) {
        return false;
    }
    relabel(layout, best_cell / ART_CELLS, best_cell % ART_CELLS, segment);
    return true;
}

/* The deepest place within a city that the field touches. */
static void make_park(struct art_layout *layout, uint16_t cities)
{
    double best = 0;
    for (int c = 0; c < layout->city_count; c++) {
        if ((cities >> layout->cities[c].segment & 1) == 0) {
            continue;
        }
        for (int cell = 0; cell < ART_CELLS * ART_CELLS; cell++) {
            struct art_point p = cell_middle(cell % ART_CELLS, cell / ART_CELLS);
            double edge = fmin(fmin(p.x, ART_TILE - p.x), fmin(p.y, ART_TILE - p.y));
            double depth = fmin(edge - 8, art_layout_wall_distance(layout, c, p) - 14) -
                           0.02 * art_distance(p, art_at(128, 128));
            if (art_layout_in_city(layout, c, p) && depth > best) {
                best = depth;
                layout->park.at = p;
                layout->park_city = c;
            }
        }
    }
    layout->park.r = best > 0 ? art_clamp(best, 12, 48) : 0;
}

static bool flood_inner(struct art_layout *layout, enum art_parting part)
{
    const struct carc_tile *tile = layout->tile;
    for (int s = 0; s < tile->segment_count; s++) {
        const struct carc_segment *segment = &tile->segments[s];
        if (segment->kind != CARC_FIELD || segment->halves != 0 || claim_inner(layout, s)) {
            continue;
        }
        if (layout->park.r > 0) {
            return false;
        }
        make_park(layout, segment->cities);
        if (layout->park.r == 0) {
            return false;
        }
        struct art_line *wall = &layout->walls[layout->wall_count++];
        art_line_circle(wall, layout->park.at, layout->park.r, 40);
        art_layout_measure(layout);
        return art_layout_flood(layout, part);
    }
    return true;
}

bool art_layout_flood(struct art_layout *layout, enum art_parting part)
{
    struct flood flood;
    flood.layout = layout;
    flood.ways = part != ART_PART_NOT;
    flood.part = part;
    flood.leak = false;
    flood_all(&flood);
    if (flood.leak && flood.ways) {
        raise_border(layout);
        flood.leak = false;
        flood.ways = false;
        flood_all(&flood);
    }
    bool good = !flood.leak;
    for (int s = 0; s < layout->tile->segment_count; s++) {
        const struct carc_segment *segment = &layout->tile->segments[s];
        if (segment->kind == CARC_FIELD && segment->halves != 0) {
            good = is_whole(layout, s) && good;
        }
    }
    return flood_inner(layout, part) && good;
}
