/* The geometry of a tile (0.1 to 0.4), fault by fault. */
#include <stdarg.h>
#include <stdio.h>

#include "rules/names.h"
#include "rules/tile.h"

struct list {
    struct carc_tile_fault *faults;
    size_t max;
    size_t count;
};

static void add(struct list *list, int segment, bool warning, const char *format, ...)
    PRINTF_LIKE(4, 5);

static void add(struct list *list, int segment, bool warning, const char *format, ...)
{
    if (list->count < list->max) {
        struct carc_tile_fault *fault = &list->faults[list->count];
        fault->segment = segment;
        fault->warning = warning;
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(fault->text, sizeof fault->text, format, arguments);
        va_end(arguments);
    }
    list->count++;
}

static void check_segment(const struct carc_tile *tile, int index, struct list *list)
{
    const struct carc_segment *segment = &tile->segments[index];
    const char *kind = carc_kind_name((enum carc_kind)segment->kind);
    bool has_edges = segment->kind == CARC_ROAD || segment->kind == CARC_CITY;
    if (segment->edges && !has_edges) {
        add(list, index, false, "found edges on a %s, expected them only on roads and cities",
            kind);
    }
    if (!segment->edges && has_edges) {
        add(list, index, false, "found a %s without an edge, expected at least one", kind);
    }
    if (segment->halves && segment->kind != CARC_FIELD) {
        add(list, index, false, "found half-edges on a %s, expected them only on fields", kind);
    }
    if (!segment->halves && !segment->cities && segment->kind == CARC_FIELD) {
        add(list, index, false,
            "found a field without half-edges, expected one or a city that it touches");
    }
    if (segment->pennants && segment->kind != CARC_CITY) {
        add(list, index, false, "found pennants on a %s, expected them only on cities", kind);
    }
    if (segment->pennants > CARC_MAX_PENNANTS) {
        add(list, index, false, "found %d pennants, expected at most %d", segment->pennants,
            CARC_MAX_PENNANTS);
    }
    if (segment->cities && segment->kind != CARC_FIELD) {
        add(list, index, false, "found touching cities on a %s, expected them only on fields",
            kind);
    }
}

static void check_edge(const struct carc_tile *tile, int edge, struct list *list)
{
    int owner = -1;
    for (int i = 0; i < tile->segment_count; i++) {
        if (!(tile->segments[i].edges >> edge & 1)) {
            continue;
        }
        if (owner >= 0) {
            add(list, i, false, "found edge %s, which \"%s\" has already, expected it once",
                carc_edge_name(edge), tile->segments[owner].name);
        } else {
            owner = i;
        }
    }
}

static void check_half(const struct carc_tile *tile, int half, struct list *list)
{
    enum carc_kind kind = carc_edge_kind(tile, half / 2);
    int owner = -1;
    for (int i = 0; i < tile->segment_count; i++) {
        if (!(tile->segments[i].halves >> half & 1)) {
            continue;
        }
        if (kind == CARC_CITY) {
            add(list, i, false, "found a field on %s, expected none: edge %s is a city edge",
                carc_half_name(half), carc_edge_name(half / 2));
        }
        if (owner >= 0) {
            add(list, i, false, "found half-edge %s, which \"%s\" has already, expected it once",
                carc_half_name(half), tile->segments[owner].name);
        } else {
            owner = i;
        }
    }
    if (owner < 0 && kind == CARC_FIELD) {
        add(list, -1, false, "found half-edge %s in no field, expected it in exactly one",
            carc_half_name(half));
    } else if (owner < 0 && kind == CARC_ROAD) {
        add(list, -1, false,
            "found road edge %s without a field on %s, expected a field on both halves",
            carc_edge_name(half / 2), carc_half_name(half));
    }
}

/* The border of the tile as 12 places, clockwise from the north-west corner: for edge e the left
 * half, the middle (what a road or city owns) and the right half. */
static uint16_t border_places(const struct carc_segment *segment)
{
    uint16_t places = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        bool left = segment->halves >> (2 * edge) & 1;
        bool right = segment->halves >> (2 * edge + 1) & 1;
        bool middle = segment->edges >> edge & 1;
        bool whole = middle && segment->kind == CARC_CITY;
        places |= (uint16_t)((left || whole) << (3 * edge));
        places |= (uint16_t)(middle << (3 * edge + 1));
        places |= (uint16_t)((right || whole) << (3 * edge + 2));
    }
    return places;
}

/* Whether a line between two border places of some third segment has `a` wholly on one side and
 * `b` wholly on the other: then they cannot touch on a flat tile. */
static bool cut_apart(uint16_t a, uint16_t b, uint16_t cutter)
{
    for (int from = 0; from < 12; from++) {
        uint16_t arc = 0;
        for (int step = 1; step < 12 && cutter >> from & 1; step++) {
            int to = (from + step) % 12;
            bool inside = (a & ~arc) == 0 && (b & arc) == 0;
            if (cutter >> to & 1 && inside && arc) {
                return true;
            }
            arc |= (uint16_t)(1u << to);
        }
    }
    return false;
}

static int find_cutter(const struct carc_tile *tile, int field, int city)
{
    uint16_t a = border_places(&tile->segments[field]);
    uint16_t b = border_places(&tile->segments[city]);
    if (a == 0) {
        return -1; /* an inner field may lie anywhere */
    }
    for (int i = 0; i < tile->segment_count; i++) {
        if (i != field && i != city && cut_apart(a, b, border_places(&tile->segments[i]))) {
            return i;
        }
    }
    return -1;
}

static void check_link(const struct carc_tile *tile, int field, int city, struct list *list)
{
    if (city >= tile->segment_count || tile->segments[city].kind != CARC_CITY) {
        const char *name = city < tile->segment_count ? tile->segments[city].name : "?";
        add(list, field, false, "found a link to \"%s\", expected a city", name);
        return;
    }
    int cutter = find_cutter(tile, field, city);
    if (cutter >= 0) {
        add(list, field, false,
            "found a link to city \"%s\", expected none: \"%s\" lies between them",
            tile->segments[city].name, tile->segments[cutter].name);
    }
}

/* At a tile corner between a city edge and a half-edge the wall begins, so the field on that
 * half-edge borders the city. */
static void check_missing_links(const struct carc_tile *tile, int field, struct list *list)
{
    const struct carc_segment *segment = &tile->segments[field];
    uint16_t told = segment->cities;
    for (int half = 0; half < CARC_HALVES; half++) {
        if (!(segment->halves >> half & 1)) {
            continue;
        }
        int edge = half % 2 ? (half / 2 + 1) & 3 : (half / 2 + 3) & 3;
        for (int city = 0; city < tile->segment_count; city++) {
            bool meets =
                tile->segments[city].kind == CARC_CITY && (tile->segments[city].edges >> edge & 1);
            if (meets && !(told >> city & 1)) {
                add(list, field, true,
                    "found no link to city \"%s\", expected one: they meet at the corner between "
                    "%s and edge %s",
                    tile->segments[city].name, carc_half_name(half), carc_edge_name(edge));
                told |= (uint16_t)(1u << city);
            }
        }
    }
}

static void check_monasteries(const struct carc_tile *tile, struct list *list)
{
    int first = -1;
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].kind != CARC_MONASTERY) {
            continue;
        }
        if (first >= 0) {
            add(list, i, false, "found a second monastery, expected at most one on a tile");
        } else {
            first = i;
        }
    }
}

size_t carc_tile_check(const struct carc_tile *tile, struct carc_tile_fault *faults, size_t max)
{
    struct list list = {faults, max, 0};
    if (tile->segment_count == 0) {
        add(&list, -1, false, "found no segments, expected at least one");
    }
    for (int i = 0; i < tile->segment_count; i++) {
        check_segment(tile, i, &list);
    }
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        check_edge(tile, edge, &list);
    }
    for (int half = 0; half < CARC_HALVES; half++) {
        check_half(tile, half, &list);
    }
    for (int field = 0; field < tile->segment_count; field++) {
        if (tile->segments[field].kind != CARC_FIELD) {
            continue;
        }
        for (int city = 0; city < CARC_MAX_SEGMENTS; city++) {
            if (tile->segments[field].cities >> city & 1) {
                check_link(tile, field, city, &list);
            }
        }
        check_missing_links(tile, field, &list);
    }
    check_monasteries(tile, &list);
    return list.count;
}
