#include "tiles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "load/tiles.h"

int tiles_read(struct carc_tile *out, int max)
{
    static const char *const files[] = {DATA "/tiles/base.yaml",
        DATA "/tiles/crop-circles-2010.yaml", DATA "/tiles/crop-circles.yaml"};
    int count = 0;
    for (int i = 0; i < 3; i++) {
        struct load_set set;
        struct diag diag;
        diag_init(&diag, "");
        if (!load_set_file(&set, files[i], &diag)) {
            fprintf(stderr, "%s: %s\n", files[i], diag.messages[0].text);
            exit(1);
        }
        for (size_t t = 0; t < set.count && count < max; t++) {
            out[count++] = set.tiles[t];
        }
        load_set_finish(&set);
    }
    return count;
}

static struct carc_segment *add_segment(struct carc_tile *tile, enum carc_kind kind)
{
    struct carc_segment *segment = &tile->segments[tile->segment_count];
    memset(segment, 0, sizeof *segment);
    segment->kind = (uint8_t)kind;
    snprintf(segment->name, sizeof segment->name, "s%d", tile->segment_count);
    tile->segment_count++;
    return segment;
}

/* Edges of one kind are joined at random. */
static void add_joined(struct rng *rng, struct carc_tile *tile, enum carc_kind kind, uint8_t edges)
{
    while (edges != 0) {
        struct carc_segment *segment = add_segment(tile, kind);
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            bool first = segment->edges == 0;
            if ((edges >> edge & 1) != 0 && (first || rng_below(rng, 2) > 0)) {
                segment->edges |= (uint8_t)(1 << edge);
                edges &= (uint8_t) ~(1 << edge);
            }
        }
        if (kind == CARC_CITY && rng_below(rng, 3) == 0) {
            segment->pennants = (uint8_t)rng_below(rng, 4);
        }
    }
}

static void add_fields(struct rng *rng, struct carc_tile *tile, uint8_t halves)
{
    int odds = 2 + (int)rng_below(rng, 4);
    while (halves != 0) {
        struct carc_segment *segment = add_segment(tile, CARC_FIELD);
        for (int half = 0; half < CARC_HALVES; half++) {
            bool first = segment->halves == 0;
            if ((halves >> half & 1) != 0 && (first || (int)rng_below(rng, 6) < odds)) {
                segment->halves |= (uint8_t)(1 << half);
                halves &= (uint8_t) ~(1 << half);
            }
        }
    }
}

/* Places on the border, clockwise: left half, middle, right half of each edge. */
static unsigned places_of(const struct carc_segment *segment)
{
    unsigned places = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        unsigned own = segment->edges >> edge & 1;
        bool city = segment->kind == CARC_CITY;
        places |= (own * (city ? 7u : 2u)) << 3 * edge;
        places |= (segment->halves >> 2 * edge & 1u) << 3 * edge;
        places |= (segment->halves >> (2 * edge + 1) & 1u) << (3 * edge + 2);
    }
    return places;
}

/* Two segments cross when a place of one lies on both sides of two places of the other. */
static bool cross(unsigned a, unsigned b)
{
    for (int i = 0; i < 12; i++) {
        for (int k = i + 1; k < 12; k++) {
            unsigned between = (1u << k) - (1u << i);
            if ((a >> i & 1) != 0 && (a >> k & 1) != 0 && (b & between & ~(1u << i)) != 0 &&
                (b & ~between & ~(1u << k)) != 0) {
                return true;
            }
        }
    }
    return false;
}

static bool is_flat(const struct carc_tile *tile)
{
    for (int i = 0; i < tile->segment_count; i++) {
        for (int k = 0; k < tile->segment_count; k++) {
            if (i != k && cross(places_of(&tile->segments[i]), places_of(&tile->segments[k]))) {
                return false;
            }
        }
    }
    return true;
}

static void add_inner_field(struct rng *rng, struct carc_tile *tile)
{
    for (int s = 0; s < tile->segment_count; s++) {
        if (tile->segments[s].kind == CARC_CITY && rng_below(rng, 4) == 0) {
            add_segment(tile, CARC_FIELD)->cities = (uint16_t)(1 << s);
            return;
        }
    }
}

static bool has_errors(const struct carc_tile *tile)
{
    struct carc_tile_fault faults[64];
    size_t count = carc_tile_check(tile, faults, 64);
    for (size_t i = 0; i < count; i++) {
        if (i >= 64 || !faults[i].warning) {
            return true;
        }
    }
    return false;
}

void tiles_random(struct rng *rng, struct carc_tile *tile, bool *flat)
{
    do {
        memset(tile, 0, sizeof *tile);
        snprintf(tile->id, sizeof tile->id, "R%u", (unsigned)rng_below(rng, 100000));
        tile->count = 1;
        uint8_t cities = 0;
        uint8_t roads = 0;
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            uint32_t kind = rng_below(rng, 3);
            cities |= (uint8_t)((kind == 0) << edge);
            roads |= (uint8_t)((kind == 1) << edge);
        }
        uint8_t halves = 0;
        for (int half = 0; half < CARC_HALVES; half++) {
            halves |= (uint8_t)((~cities >> half / 2 & 1) << half);
        }
        add_joined(rng, tile, CARC_CITY, cities);
        add_joined(rng, tile, CARC_ROAD, roads);
        add_fields(rng, tile, halves);
        add_inner_field(rng, tile);
        if (rng_below(rng, 5) == 0) {
            add_segment(tile, CARC_MONASTERY);
        }
        tile->symbol = (uint8_t)(rng_below(rng, 3) == 0 ? rng_below(rng, CARC_SYMBOL_COUNT) : 0);
        tile->garden = rng_below(rng, 5) == 0;
    } while (has_errors(tile));
    *flat = is_flat(tile);
}
