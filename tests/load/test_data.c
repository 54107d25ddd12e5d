/* The shipped tile sets against the figures of rules.md: T-1, T-2, 2.3, 2.4, C-8a. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "load/list.h"
#include "rules/state.h"
#include "support.h"

struct figures {
    int tiles;
    int edges[CARC_KIND_COUNT];
    int segments[CARC_KIND_COUNT];
    int pennants;
    int with_pennant;
    int fieldless;
    int orientations;
};

static int count_kind(const struct carc_tile *tile, enum carc_kind kind)
{
    int count = 0;
    for (int i = 0; i < tile->segment_count; i++) {
        count += tile->segments[i].kind == kind;
    }
    return count;
}

static int count_pennants(const struct carc_tile *tile)
{
    int count = 0;
    for (int i = 0; i < tile->segment_count; i++) {
        count += tile->segments[i].pennants;
    }
    return count;
}

static int count_rotations(const struct carc_tile *tile)
{
    int count = 0;
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        bool new = true;
        for (int earlier = 0; earlier < turn; earlier++) {
            new = new && !carc_tile_looks_alike(tile, earlier, turn);
        }
        count += new;
    }
    return count;
}

/* Everything counted by copies, orientations by type. */
static struct figures figures_of(const struct carc_rules *rules)
{
    struct figures figures = {.tiles = 0};
    for (int t = 0; t < rules->set.count; t++) {
        const struct carc_tile *tile = &rules->set.tiles[t];
        figures.tiles += tile->count;
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            figures.edges[carc_edge_kind(tile, edge)] += tile->count;
        }
        for (int kind = 0; kind < CARC_KIND_COUNT; kind++) {
            figures.segments[kind] += tile->count * count_kind(tile, (enum carc_kind)kind);
        }
        figures.pennants += tile->count * count_pennants(tile);
        figures.with_pennant += count_pennants(tile) > 0 ? tile->count : 0;
        figures.fieldless += count_kind(tile, CARC_FIELD) == 0 ? tile->count : 0;
        figures.orientations += count_rotations(tile);
    }
    return figures;
}

/* T-1 */
Test(data, base_figures)
{
    struct carc_rules *rules = support_load("base");
    struct figures figures = figures_of(rules);
    cr_expect_eq(rules->set.count, 24);
    cr_expect_eq(figures.tiles, 72);
    cr_expect_eq(figures.edges[CARC_FIELD], 115);
    cr_expect_eq(figures.edges[CARC_ROAD], 94);
    cr_expect_eq(figures.edges[CARC_CITY], 79);
    cr_expect_eq(figures.segments[CARC_CITY], 49);
    cr_expect_eq(figures.segments[CARC_ROAD], 62);
    cr_expect_eq(figures.segments[CARC_FIELD], 126);
    cr_expect_eq(figures.segments[CARC_MONASTERY], 6);
    cr_expect_eq(figures.pennants, 10);
    cr_expect_eq(figures.with_pennant, 10);
    cr_expect_eq(figures.fieldless, 1);
    cr_expect_eq(count_kind(&rules->set.tiles[carc_find_tile(&rules->set, "C")], CARC_FIELD), 0);
    cr_expect_eq(figures.orientations, 79);
    free(rules);
}

/* T-1: where the pennants are. */
Test(data, base_pennants)
{
    struct carc_rules *rules = support_load("base");
    for (int t = 0; t < rules->set.count; t++) {
        const struct carc_tile *tile = &rules->set.tiles[t];
        bool expected = strchr("CFMOQS", tile->id[0]) != NULL;
        cr_expect_eq(count_pennants(tile), expected ? 1 : 0, "tile %s", tile->id);
    }
    free(rules);
}

/* T-1: "Every non-city half-edge belongs to exactly one field of its tile." */
Test(data, half_edges_belong_to_one_field)
{
    struct carc_rules *rules = support_load("base,crop-circles,crop-circles-2010");
    for (int t = 0; t < rules->set.count; t++) {
        const struct carc_tile *tile = &rules->set.tiles[t];
        for (int half = 0; half < CARC_HALVES; half++) {
            int fields = 0;
            for (int i = 0; i < tile->segment_count; i++) {
                fields += tile->segments[i].halves >> half & 1;
            }
            bool city = carc_edge_kind(tile, half / 2) == CARC_CITY;
            cr_expect_eq(fields, city ? 0 : 1, "tile %s, half-edge %d", tile->id, half);
        }
    }
    free(rules);
}

/* A row of the tables in 1.1, 2.3 and 2.4. */
struct row {
    const char *id;
    int count;
    const char *edges;
    const char *symbol;
    int rotations;
    int spots;
    int first_placements; /* T-2, C-8a */
};

static const struct row rows[] = {
    {"A", 2, "FFRF", "none", 4, 3, 5},
    {"B", 4, "FFFF", "none", 1, 2, 4},
    {"C", 1, "CCCC", "none", 1, 1, 4},
    {"D", 4, "CRFR", "none", 4, 4, 6},
    {"E", 5, "CFFF", "none", 4, 2, 4},
    {"F", 2, "FCFC", "none", 2, 3, 4},
    {"G", 1, "FCFC", "none", 2, 3, 4},
    {"H", 3, "CFCF", "none", 2, 3, 4},
    {"I", 2, "CFFC", "none", 4, 3, 4},
    {"J", 3, "CRRF", "none", 4, 4, 6},
    {"K", 3, "CFRR", "none", 4, 4, 6},
    {"L", 3, "CRRR", "none", 4, 7, 7},
    {"M", 2, "CCFF", "none", 4, 2, 4},
    {"N", 3, "CCFF", "none", 4, 2, 4},
    {"O", 2, "CRRC", "none", 4, 4, 6},
    {"P", 3, "CRRC", "none", 4, 4, 6},
    {"Q", 1, "CCFC", "none", 4, 2, 4},
    {"R", 3, "CCFC", "none", 4, 2, 4},
    {"S", 2, "CCRC", "none", 4, 4, 5},
    {"T", 1, "CCRC", "none", 4, 4, 5},
    {"U", 8, "RFRF", "none", 2, 3, 6},
    {"V", 9, "FFRR", "none", 4, 3, 6},
    {"W", 4, "FRRR", "none", 4, 6, 7},
    {"X", 1, "RRRR", "none", 1, 8, 8},
    {"CC-A", 1, "FRRR", "club", 4, 5, 7},
    {"CC-B", 1, "RRRR", "club", 4, 6, 8},
    {"CC-C", 1, "CFRF", "rake", 4, 3, 5},
    {"CC-D", 1, "CRFR", "rake", 4, 5, 6},
    {"CC-E", 1, "CFCF", "shield", 2, 4, 4},
    {"CC-F", 1, "CCCC", "shield", 2, 2, 4},
    {"CI-1", 1, "CCFF", "shield", 4, 3, 4},
    {"CI-2", 1, "CFFC", "shield", 4, 2, 4},
    {"CI-3", 1, "CFRR", "rake", 4, 4, 6},
    {"CI-4", 1, "CRFF", "rake", 4, 3, 5},
    {"CI-5", 1, "FFRR", "club", 4, 3, 6},
    {"CI-6", 1, "RFRR", "club", 4, 6, 7},
};

static void edges_text(const struct carc_tile *tile, char out[CARC_EDGES + 1])
{
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        out[edge] = "FRCM"[carc_edge_kind(tile, edge)];
    }
    out[CARC_EDGES] = 0;
}

Test(data, tables)
{
    struct carc_rules *rules = support_load("base,crop-circles,crop-circles-2010");
    cr_assert_eq(rules->set.count, ARRAY_LENGTH(rows));
    cr_expect_eq(figures_of(rules).tiles, 84); /* C-13 */
    for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
        const struct carc_tile *tile = &rules->set.tiles[i];
        char edges[CARC_EDGES + 1];
        edges_text(tile, edges);
        cr_expect_str_eq(tile->id, rows[i].id);
        cr_expect_eq(tile->count, rows[i].count, "tile %s", tile->id);
        cr_expect_str_eq(edges, rows[i].edges, "tile %s has %s", tile->id, edges);
        cr_expect_str_eq(carc_symbol_name((enum carc_symbol)tile->symbol), rows[i].symbol);
        cr_expect_eq(count_rotations(tile), rows[i].rotations, "tile %s", tile->id);
        cr_expect_eq(tile->segment_count, rows[i].spots, "tile %s", tile->id);
        cr_expect_eq(tile->start, strcmp(tile->id, "D") == 0, "tile %s", tile->id);
    }
    free(rules);
}

/* 2.3: "Base + set II = 78 tiles, 312 edges (121 F, 104 R, 87 C)"; 2.4: "10 F + 8 R + 6 C". */
Test(data, crop_circle_edges)
{
    struct carc_rules *rules = support_load("base,crop-circles");
    struct figures figures = figures_of(rules);
    cr_expect_eq(figures.tiles, 78);
    cr_expect_eq(figures.edges[CARC_FIELD], 121);
    cr_expect_eq(figures.edges[CARC_ROAD], 104);
    cr_expect_eq(figures.edges[CARC_CITY], 87);
    cr_expect_eq(figures.pennants, 10);
    cr_expect_eq(figures.segments[CARC_MONASTERY], 6);
    free(rules);
    rules = support_load("base,crop-circles-2010");
    figures = figures_of(rules);
    cr_expect_eq(figures.edges[CARC_FIELD], 115 + 10);
    cr_expect_eq(figures.edges[CARC_ROAD], 94 + 8);
    cr_expect_eq(figures.edges[CARC_CITY], 79 + 6);
    free(rules);
}

/* Places for the tile beside the start tile, each rotation by itself. */
static int first_placements(const struct carc_rules *rules, int tile)
{
    struct carc_state *state = base_alloc(carc_state_size(rules));
    struct carc_action *actions = base_alloc(carc_max_actions(rules) * sizeof *actions);
    carc_start(rules, 2, state);
    struct carc_action draw = {.verb = CARC_DRAW, .item = (uint16_t)tile};
    cr_assert_eq(carc_apply(rules, state, draw, NULL), CARC_OK);
    int places = 0;
    size_t count = carc_actions(rules, state, actions);
    for (size_t i = 0; i < count; i++) {
        places += actions[i].verb == CARC_PLACE;
    }
    free(actions);
    free(state);
    return places;
}

/* T-2 and C-8a */
Test(data, first_placements)
{
    struct carc_rules *rules = support_load("base,crop-circles,crop-circles-2010");
    for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
        int places = first_placements(rules, (int)i);
        cr_expect_eq(places, rows[i].first_placements, "tile %s: %d", rows[i].id, places);
    }
    free(rules);
}

/* C-2 to C-7, C-10: which half-edges are joined, and which fields touch a city. */
struct join {
    const char *tile;
    int one;
    int other;
    bool joined;
};

enum { NL, NR, EL, ER, SL, SR, WL, WR };

static const struct join joins[] = {
    {"CC-A", NL, NR, true},  /* E42 */
    {"CC-A", NR, SL, false}, /* C-2 */
    {"CC-B", NL, SL, true},  /* C-3, E41 */
    {"CC-B", NR, NL, false}, /* E40 */
    {"CC-C", SL, SR, true},  /* C-4, E46 */
    {"CC-D", EL, WR, true},  /* C-5 */
    {"CC-D", EL, ER, false}, /* C-5 */
    {"CC-E", EL, WR, false}, /* C-6 */
    {"H", EL, WR, true},     /* the contrast of C-6 */
    {"CI-4", EL, ER, true},  /* C-10: the road ends */
    {"CI-5", NL, SL, true},  /* C-10: the circle separates nothing */
    {"CI-6", NL, NR, false}, /* C-11 */
    {"A", SL, SR, true},     /* B-71 */
    {"X", NR, EL, true},     /* a corner of one tile (0.3) */
};

static int field_at(const struct carc_tile *tile, int half)
{
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].halves >> half & 1) {
            return i;
        }
    }
    return -1;
}

Test(data, joined_fields)
{
    struct carc_rules *rules = support_load("base,crop-circles,crop-circles-2010");
    for (size_t i = 0; i < ARRAY_LENGTH(joins); i++) {
        int index = carc_find_tile(&rules->set, joins[i].tile);
        cr_assert_geq(index, 0);
        const struct carc_tile *tile = &rules->set.tiles[index];
        bool joined = field_at(tile, joins[i].one) == field_at(tile, joins[i].other);
        cr_expect_eq(joined, joins[i].joined, "tile %s, row %zu", joins[i].tile, i);
    }
    free(rules);
}

/* The shipped files have neither faults nor warnings, and each is named after what it holds. */
Test(data, shipped_files)
{
    struct load_list list;
    load_list_sets(&list);
    for (size_t i = 0; i < list.count; i++) {
        const struct load_entry *entry = &list.entries[i];
        struct diag diag;
        diag_init(&diag, "");
        struct load_set set;
        cr_expect(load_set_file(&set, entry->path, &diag));
        cr_expect_eq(diag.errors + diag.warnings, 0, "%s", diag.messages[0].text);
        struct text name = {0};
        text_printf(&name, "%s/tiles/%s.yaml", support_data(), set.id);
        cr_expect_str_eq(entry->path, text_string(&name));
        text_finish(&name);
        load_set_finish(&set);
    }
    load_list_finish(&list);
}
