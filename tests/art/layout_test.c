/* No picture may show a false field: flooding the free ground from each half-edge reaches the half-
 * edges of the same field and no others (rules 0.4, B-61 to B-64). */
#include <criterion/criterion.h>
#include <string.h>

#include "art/shape.h"
#include "art/spots.h"
#include "tiles.h"

#define MAX_TILES 64
#define RANDOM_TILES 250

/* Free cells of the turned tile, flooded by the test itself. */
struct ground {
    bool free[ART_GRID][ART_GRID];
    int reached[ART_GRID][ART_GRID];
};

static void read_ground(const struct art_shape *shape, struct ground *ground)
{
    for (int row = 0; row < ART_GRID; row++) {
        for (int column = 0; column < ART_GRID; column++) {
            ground->free[row][column] = art_shape_value(shape, 0xFFFF, column, row) > 0;
            ground->reached[row][column] = -1;
        }
    }
}

static void flood(struct ground *ground, int row, int column, int mark)
{
    static int stack[ART_GRID * ART_GRID * 4];
    int count = 0;
    stack[count++] = row * ART_GRID + column;
    while (count > 0) {
        int cell = stack[--count];
        int r = cell / ART_GRID;
        int c = cell % ART_GRID;
        if (!ground->free[r][c] || ground->reached[r][c] == mark) {
            continue;
        }
        ground->reached[r][c] = mark;
        if (r > 0) {
            stack[count++] = cell - ART_GRID;
        }
        if (r + 1 < ART_GRID) {
            stack[count++] = cell + ART_GRID;
        }
        if (c > 0) {
            stack[count++] = cell - 1;
        }
        if (c + 1 < ART_GRID) {
            stack[count++] = cell + 1;
        }
    }
}

/* Where a half-edge of the turned tile begins: the cell of the unturned tile, turned. */
static void half_cell(int half, int rotation, int *row, int *column)
{
    static const int columns[] = {16, 48, 63, 63, 48, 16, 0, 0};
    static const int rows[] = {0, 0, 16, 48, 63, 63, 48, 16};
    int unturned = carc_rotate_half(half, (4 - rotation) & 3);
    *row = rows[unturned];
    *column = columns[unturned];
    for (int i = 0; i < rotation; i++) {
        int old = *row;
        *row = *column;
        *column = ART_GRID - 1 - old;
    }
}

static int field_of(const struct carc_tile *tile, int half, int rotation)
{
    for (int s = 0; s < tile->segment_count; s++) {
        if (carc_rotate_halves(tile->segments[s].halves, rotation) >> half & 1) {
            return s;
        }
    }
    return -1;
}

static void check_fields(const struct carc_tile *tile, int rotation)
{
    struct art_shape *shape = art_shape_create(tile, rotation);
    struct ground ground;
    read_ground(shape, &ground);
    for (int half = 0; half < CARC_HALVES; half++) {
        int row;
        int column;
        int field = field_of(tile, half, rotation);
        if (field < 0) {
            continue;
        }
        half_cell(half, rotation, &row, &column);
        cr_assert(
            ground.free[row][column], "%s r%d: half-edge %d is blocked", tile->id, rotation, half);
        flood(&ground, row, column, half);
        for (int other = 0; other < CARC_HALVES; other++) {
            half_cell(other, rotation, &row, &column);
            bool same = field_of(tile, other, rotation) == field;
            cr_assert_eq(ground.reached[row][column] == half, same, "%s r%d: half-edges %d and %d",
                tile->id, rotation, half, other);
        }
        for (int cell = 0; cell < ART_GRID * ART_GRID; cell++) {
            if (ground.reached[cell / ART_GRID][cell % ART_GRID] == half) {
                cr_assert_eq(art_shape_field(shape, cell % ART_GRID, cell / ART_GRID), field);
            }
        }
    }
    art_shape_destroy(shape);
}

Test(layout, shipped_tiles_show_their_fields)
{
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    cr_assert_eq(count, 36);
    for (int i = 0; i < count; i++) {
        for (int rotation = 0; rotation < CARC_ROTATIONS; rotation++) {
            check_fields(&tiles[i], rotation);
        }
    }
}

Test(layout, flat_tiles_of_users_show_their_fields)
{
    struct rng rng;
    rng_seed(&rng, 7);
    for (int i = 0; i < RANDOM_TILES; i++) {
        struct carc_tile tile;
        bool flat;
        tiles_random(&rng, &tile, &flat);
        if (flat) {
            check_fields(&tile, i & 3);
        }
    }
}

static void check_spot(const struct carc_tile *tile, const struct art_shape *shape, int segment,
    struct art_point at, int rotation)
{
    struct art_line line;
    cr_assert(at.x > 0 && at.y > 0 && at.x < ART_TILE && at.y < ART_TILE);
    switch (tile->segments[segment].kind) {
    case CARC_CITY:
        cr_assert(art_shape_city(shape, segment, &line));
        cr_assert(art_line_contains(&line, at), "%s r%d: knight", tile->id, rotation);
        break;
    case CARC_FIELD:
        /* A place on the line between two cells belongs to either. */
        cr_assert(
            art_shape_field(shape, (int)(at.x / 4), (int)(at.y / 4)) == segment ||
                art_shape_field(shape, (int)(at.x / 4 - 0.01), (int)(at.y / 4 - 0.01)) == segment,
            "%s r%d: farmer", tile->id, rotation);
        break;
    case CARC_ROAD: {
        bool near = false;
        for (int n = 0; art_shape_line(shape, segment, n, &line); n++) {
            near = near || art_line_distance(&line, at) < 10;
        }
        cr_assert(near, "%s r%d: highwayman", tile->id, rotation);
        break;
    }
    default: {
        struct art_point middle;
        cr_assert(art_shape_monastery(shape, &middle));
        cr_assert_lt(art_distance(middle, at), 62);
    }
    }
}

Test(layout, meeples_stand_on_their_segments)
{
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    for (int i = 0; i < count * CARC_ROTATIONS; i++) {
        const struct carc_tile *tile = &tiles[i / CARC_ROTATIONS];
        int rotation = i % CARC_ROTATIONS;
        struct art_shape *shape = art_shape_create(tile, rotation);
        struct art_spots spots;
        art_spots_find(&spots, tile, rotation);
        cr_assert_eq(spots.count, tile->segment_count);
        for (int s = 0; s < spots.count; s++) {
            cr_assert_eq(spots.segment[s].lying, tile->segments[s].kind == CARC_FIELD);
            for (int n = 0; n < ART_SPOT_PLACES; n++) {
                check_spot(tile, shape, s, spots.segment[s].at[n], rotation);
            }
            cr_assert_gt(
                art_distance(spots.segment[s].at[0], spots.segment[s].at[1]), 5, "%s", tile->id);
        }
        art_shape_destroy(shape);
    }
}

/* Spots turn with the tile, but for monks, who stand before an upright church. */
Test(layout, first_spots_turn_with_the_tile)
{
    struct carc_tile tiles[MAX_TILES];
    int count = tiles_read(tiles, MAX_TILES);
    for (int i = 0; i < count; i++) {
        struct art_spots plain;
        struct art_spots turned;
        art_spots_find(&plain, &tiles[i], 0);
        art_spots_find(&turned, &tiles[i], 3);
        for (int s = 0; s < plain.count; s++) {
            struct art_point at = art_turn(plain.segment[s].at[0], 3);
            if (tiles[i].segments[s].kind != CARC_MONASTERY) {
                cr_assert_lt(art_distance(at, turned.segment[s].at[0]), 0.001);
            }
        }
    }
}
