#include "notation/picture.h"

#include <stdlib.h>
#include <string.h>

#define WIDTH NOTATION_TILE_WIDTH
#define HEIGHT NOTATION_TILE_HEIGHT
#define MIDDLE_X (WIDTH / 2)
#define MIDDLE_Y (HEIGHT / 2)

/* Distances are counted in eighths of a tile in both directions: a row is as high as two columns
 * are wide. `depth` runs from 0 at the edge to 4 in the middle, `side` from -4 to 4 along it. */
#define REACH MIDDLE_X

static int depth_from(int edge, int x, int y)
{
    const int depths[] = {2 * y, WIDTH - 1 - x, 2 * (HEIGHT - 1 - y), x};
    return depths[edge];
}

/* Along the edge, positive in clockwise direction. */
static int side_of(int edge, int x, int y)
{
    const int sides[] = {x - MIDDLE_X, 2 * (y - MIDDLE_Y), MIDDLE_X - x, 2 * (MIDDLE_Y - y)};
    return sides[edge];
}

static void set(struct picture *picture, int x, int y, char code, int segment)
{
    picture->at[y][x] = code;
    picture->segment[y][x] = (uint8_t)segment;
}

/* A city on one edge is a cap; one on several edges fills the triangles between them and the
 * middle. */
static bool in_city(uint8_t edges, int x, int y)
{
    bool cap = (edges & (edges - 1)) == 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        if ((edges >> edge & 1) == 0) {
            continue;
        }
        int depth = depth_from(edge, x, y);
        int side = side_of(edge, x, y);
        if (depth + abs(side) < REACH && (!cap || depth <= REACH / 2)) {
            return true;
        }
        /* The line between two triangles belongs to both: city if both are. */
        int beside = (edge + (side > 0 ? 1 : 3)) & 3;
        if (!cap && depth + abs(side) == REACH && (side == 0 || (edges >> beside & 1) != 0)) {
            return true;
        }
    }
    return false;
}

static void paint_city(struct picture *picture, uint8_t edges, int segment)
{
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            if (in_city(edges, x, y)) {
                set(picture, x, y, '#', segment);
            }
        }
    }
}

/* From an edge towards the middle, until `last`. */
static void paint_arm(struct picture *picture, int edge, int last, int segment)
{
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            if (side_of(edge, x, y) == 0 && depth_from(edge, x, y) < last) {
                set(picture, x, y, edge == CARC_N || edge == CARC_S ? '|' : '-', segment);
            }
        }
    }
}

static bool is_stub(uint8_t edges)
{
    return (edges & (edges - 1)) == 0;
}

/* `stub_end`: how far a road that ends on the tile reaches. */
static void paint_road(struct picture *picture, uint8_t edges, int stub_end, int segment)
{
    bool stub = is_stub(edges);
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        if ((edges >> edge & 1) != 0) {
            paint_arm(picture, edge, stub ? stub_end : REACH, segment);
        }
    }
    if (!stub) {
        set(picture, MIDDLE_X, MIDDLE_Y, (char)(PICTURE_ROAD + edges), segment);
    }
}

static void paint_cities(struct picture *picture, const struct carc_tile *tile, int rotation)
{
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].kind == CARC_CITY) {
            paint_city(picture, carc_rotate_edges(tile->segments[i].edges, rotation), i);
        }
    }
}

static bool has_monastery(const struct carc_tile *tile)
{
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].kind == CARC_MONASTERY) {
            return true;
        }
    }
    return false;
}

/* Roads that end leave room for a road through the middle, or for a sign there. Returns how many
 * end on the tile. */
static int paint_roads(struct picture *picture, const struct carc_tile *tile, int rotation)
{
    int stub_end = tile->symbol != CARC_NO_SYMBOL || has_monastery(tile) ? REACH - 1 : REACH;
    int stubs = 0;
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].kind == CARC_ROAD) {
            bool stub = is_stub(tile->segments[i].edges);
            stubs += stub ? 1 : 0;
            stub_end = stub ? stub_end : REACH / 2;
        }
    }
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].kind == CARC_ROAD) {
            paint_road(picture, carc_rotate_edges(tile->segments[i].edges, rotation), stub_end, i);
        }
    }
    return stubs;
}

static int distance(int x, int y, int to_x, int to_y)
{
    return (x - to_x) * (x - to_x) + 4 * (y - to_y) * (y - to_y);
}

/* The field whose half-edge is nearest; the tile's first field if none has half-edges. */
static int nearest_field(const struct carc_tile *tile, int rotation, int x, int y)
{
    static const int8_t half_x[] = {2, 6, 8, 8, 6, 2, 0, 0};
    static const int8_t half_y[] = {0, 0, 1, 3, 4, 4, 3, 1};
    int best = PICTURE_NONE;
    int best_distance = 1000;
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].kind != CARC_FIELD) {
            continue;
        }
        uint8_t halves = carc_rotate_halves(tile->segments[i].halves, rotation);
        int found = halves == 0 ? distance(x, y, MIDDLE_X, MIDDLE_Y) : 1000;
        for (int half = 0; half < CARC_HALVES; half++) {
            int here = distance(x, y, half_x[half], half_y[half]);
            if ((halves >> half & 1) != 0 && here < found) {
                found = here;
            }
        }
        if (found < best_distance) {
            best = i;
            best_distance = found;
        }
    }
    return best;
}

static void paint_fields(struct picture *picture, const struct carc_tile *tile, int rotation)
{
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            int field = nearest_field(tile, rotation, x, y);
            bool corner = (x == 0 || x == WIDTH - 1) && (y == 0 || y == HEIGHT - 1);
            bool empty = corner || field == PICTURE_NONE;
            set(picture, x, y, empty ? ' ' : '.', corner ? PICTURE_NONE : field);
        }
    }
}

static bool is_free(const struct picture *picture, int x, int y)
{
    for (int i = -1; i <= 1; i++) {
        if (picture->at[y][x + i] != '.' && picture->at[y][x + i] != ' ') {
            return false;
        }
    }
    return true;
}

/* A sign such as "[M]", in the middle or where there is room beside it. */
static void paint_sign(struct picture *picture, const char *sign, int segment)
{
    static const int8_t places[][2] = {{4, 2}, {6, 1}, {6, 3}, {2, 3}, {2, 1}, {6, 2}, {2, 2}};
    size_t chosen = 0;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        if (is_free(picture, places[i][0], places[i][1])) {
            chosen = i;
            break;
        }
    }
    int x = places[chosen][0];
    int y = places[chosen][1];
    for (int i = 0; i < 3; i++) {
        set(picture, x - 1 + i, y, sign[i], i == 1 ? segment : PICTURE_NONE);
    }
}

static void paint_signs(struct picture *picture, const struct carc_tile *tile, int stubs)
{
    static const char *const crops[] = {"", "(s)", "(c)", "(r)"};
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].kind == CARC_MONASTERY) {
            paint_sign(picture, "[M]", i);
        }
    }
    if (tile->symbol != CARC_NO_SYMBOL) {
        paint_sign(picture, crops[tile->symbol], PICTURE_NONE);
    } else if (!has_monastery(tile) && stubs > 1 && picture->at[MIDDLE_Y][MIDDLE_X] == '.') {
        set(picture, MIDDLE_X, MIDDLE_Y, 'o', PICTURE_NONE);
    }
}

void picture_tile(struct picture *picture, const struct carc_tile *tile, int rotation)
{
    paint_fields(picture, tile, rotation);
    paint_cities(picture, tile, rotation);
    int stubs = paint_roads(picture, tile, rotation);
    paint_signs(picture, tile, stubs);
    for (int i = 0; i < tile->segment_count; i++) {
        static const char pennants[] = "!!!!";
        int count = tile->segments[i].pennants;
        picture_write(picture, i, pennants + CARC_MAX_PENNANTS - count);
    }
}

/* The middle of a segment's characters. False when it has none. */
static bool middle_of(const struct picture *picture, int segment, int *middle_x, int *middle_y)
{
    int count = 0;
    int sum_x = 0;
    int sum_y = 0;
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x < WIDTH; x++) {
            if (picture->segment[y][x] == segment) {
                count++;
                sum_x += x;
                sum_y += y;
            }
        }
    }
    if (count == 0) {
        return false;
    }
    *middle_x = (sum_x + count / 2) / count;
    *middle_y = (sum_y + count / 2) / count;
    return true;
}

/* How well a word of `size` characters fits from x, y on: smaller is better. */
static int unfitness(const struct picture *picture, int segment, int x, int y, int size)
{
    int outside = 0;
    for (int i = 0; i < size; i++) {
        outside += picture->segment[y][x + i] == segment && picture->at[y][x + i] != '!' ? 0 : 1;
    }
    return outside * 1000;
}

void picture_write(struct picture *picture, int segment, const char *word)
{
    int size = (int)strlen(word);
    int middle_x = 0;
    int middle_y = 0;
    if (size == 0 || size > WIDTH || !middle_of(picture, segment, &middle_x, &middle_y)) {
        return;
    }
    int best = 1000000;
    int best_x = 0;
    int best_y = 0;
    for (int y = 0; y < HEIGHT; y++) {
        for (int x = 0; x + size <= WIDTH; x++) {
            int here = unfitness(picture, segment, x, y, size) +
                       distance(2 * x + size - 1, 2 * y, 2 * middle_x, 2 * middle_y);
            if (here < best) {
                best = here;
                best_x = x;
                best_y = y;
            }
        }
    }
    for (int i = 0; i < size; i++) {
        picture->at[best_y][best_x + i] = word[i];
    }
}

void picture_add(char code, bool unicode, struct text *out)
{
    static const char *const roads[] = {
        "+", "+", "+", "└", "+", "│", "┌", "├", "+", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    if (code >= PICTURE_ROAD && code < PICTURE_ROAD + 16) {
        int edges = code - PICTURE_ROAD;
        const char *plain = edges == 5 ? "|" : edges == 10 ? "-" : "+";
        text_add(out, unicode ? roads[edges] : plain);
        return;
    }
    if (!unicode) {
        text_add_char(out, code);
        return;
    }
    switch (code) {
    case '#': text_add(out, "▒"); break;
    case '-': text_add(out, "─"); break;
    case '|': text_add(out, "│"); break;
    case '.': text_add(out, "·"); break;
    default: text_add_char(out, code); break;
    }
}
