/* Expectations about tile types as they are printed. */
#include <stdio.h>

#include "boards/expect.h"
#include "boards/facts.h"

/* What is counted on one tile, or on all of a bag. */
struct tally {
    long tiles;
    long types;
    long segments[CARC_KIND_COUNT];
    long edges[CARC_KIND_COUNT];
    long pennants;
    long rotations; /* that can be told apart, of each type once */
    long gardens;
};

static long count_rotations(const struct carc_tile *tile)
{
    long distinct = 0;
    for (int rotation = 0; rotation < CARC_ROTATIONS; rotation++) {
        bool known = false;
        for (int earlier = 0; earlier < rotation; earlier++) {
            known = known || carc_tile_looks_alike(tile, earlier, rotation);
        }
        distinct += known ? 0 : 1;
    }
    return distinct;
}

static void tally_add(struct tally *tally, const struct carc_tile *tile, long copies)
{
    tally->tiles += copies;
    tally->types++;
    tally->rotations += count_rotations(tile);
    tally->gardens += tile->garden ? copies : 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        tally->edges[carc_edge_kind(tile, edge)] += copies;
    }
    for (int i = 0; i < tile->segment_count; i++) {
        tally->segments[tile->segments[i].kind] += copies;
        tally->pennants += copies * tile->segments[i].pennants;
    }
}

static void describe_tally(const struct tally *tally, struct facts *facts)
{
    facts_number(facts, "fields", tally->segments[CARC_FIELD]);
    facts_number(facts, "roads", tally->segments[CARC_ROAD]);
    facts_number(facts, "cities", tally->segments[CARC_CITY]);
    facts_number(facts, "monasteries", tally->segments[CARC_MONASTERY]);
    facts_number(facts, "pennants", tally->pennants);
    facts_number(facts, "rotations", tally->rotations);
}

/* `type TILE key=value...` */
static bool run_type(struct test *test, struct words words)
{
    static const char letters[] = {'F', 'R', 'C', 'M'};
    int index = 0;
    if (!notation_read_tile(test->rules, &words.items[0], &index, &test->diag)) {
        return false;
    }
    const struct carc_tile *tile = &test->rules->set.tiles[index];
    struct tally tally = {0};
    tally_add(&tally, tile, 1);
    char edges[CARC_EDGES + 1] = "";
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        edges[edge] = letters[carc_edge_kind(tile, edge)];
    }
    struct facts facts;
    facts_init(&facts);
    describe_tally(&tally, &facts);
    facts_number(&facts, "count", tile->count);
    facts_number(&facts, "spots", tile->segment_count);
    facts_text(&facts, "edges", edges);
    facts_text(&facts, "symbol", carc_symbol_name((enum carc_symbol)tile->symbol));
    facts_flag(&facts, "start", tile->start);
    facts_flag(&facts, "garden", tile->garden);
    return facts_expect(test, &facts, (struct words){words.items + 1, words.count - 1, words.end});
}

/* `types key=value...`: all tiles in use, each copy counted. */
static bool run_types(struct test *test, struct words words)
{
    struct tally tally = {0};
    for (int i = 0; i < test->rules->set.count; i++) {
        const struct carc_tile *tile = &test->rules->set.tiles[i];
        tally_add(&tally, tile, tile->count);
    }
    struct facts facts;
    facts_init(&facts);
    describe_tally(&tally, &facts);
    facts_number(&facts, "tiles", tally.tiles);
    facts_number(&facts, "types", tally.types);
    facts_number(&facts, "gardens", tally.gardens);
    facts_number(&facts, "field-edges", tally.edges[CARC_FIELD]);
    facts_number(&facts, "road-edges", tally.edges[CARC_ROAD]);
    facts_number(&facts, "city-edges", tally.edges[CARC_CITY]);
    return facts_expect(test, &facts, words);
}

/* `touches TILE FIELD CITY...`: the cities that a field of the tile borders, no others. */
static bool run_touches(struct test *test, struct words words)
{
    int index = 0;
    int field = 0;
    if (!notation_read_tile(test->rules, &words.items[0], &index, &test->diag)) {
        return false;
    }
    const struct carc_tile *tile = &test->rules->set.tiles[index];
    if (!notation_read_segment(tile, &words.items[1], &field, &test->diag)) {
        return false;
    }
    unsigned wanted = 0;
    for (size_t i = 2; i < words.count; i++) {
        int city = 0;
        if (!notation_read_segment(tile, &words.items[i], &city, &test->diag)) {
            return false;
        }
        wanted |= 1U << city;
    }
    unsigned found = tile->segments[field].cities;
    for (int i = 0; i < tile->segment_count; i++) {
        bool touches = (found >> i & 1) != 0;
        if (touches != ((wanted >> i & 1) != 0)) {
            diag_error(&test->diag, words.items[1].place, "found that it %s %s, expected otherwise",
                touches ? "touches" : "does not touch", tile->segments[i].name);
            return false;
        }
    }
    return true;
}

const struct line_kind *expect_tile_kinds(size_t *count)
{
    static const struct line_kind kinds[] = {
        {"type", 2, FACTS_MAX, "expect type TILE key=value...", run_type},
        {"types", 1, FACTS_MAX, "expect types key=value...", run_types},
        {"touches", 2, 8, "expect touches TILE FIELD CITY...", run_touches},
    };
    *count = ARRAY_LENGTH(kinds);
    return kinds;
}
