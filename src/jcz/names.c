#include "jcz/names.h"

#include <assert.h>
#include <string.h>

#include "base/macros.h"

static const struct jcz_tile tiles[] = {
    {"BA/C", "base/E", 0, {5, 4, 0, 0}},
    {"BA/CC.2", "base/I", 0, {2, 1, 0, 0}},
    {"BA/CCG", "base/I", 0, {0, 1, 0, 0}},
    {"BA/CFC.2", "base/H", 0, {3, 2, 0, 0}},
    {"BA/CFCG", "base/H", 0, {0, 1, 0, 0}},
    {"BA/CFc+", "base/F", 0, {2, 2, 0, 0}},
    {"BA/CFc.1", "base/G", 0, {1, 1, 0, 0}},
    {"BA/CG", "base/E", 0, {0, 1, 0, 0}},
    {"BA/CRRR", "base/L", 0, {3, 3, 0, 0}},
    {"BA/CRr", "base/J", 0, {3, 3, 0, 0}},
    {"BA/Cc+", "base/M", 3, {2, 1, 0, 0}},
    {"BA/Cc+G", "base/M", 3, {0, 1, 0, 0}},
    {"BA/Cc.1", "base/N", 3, {3, 2, 0, 0}},
    {"BA/CcG", "base/N", 3, {0, 1, 0, 0}},
    {"BA/CcRr", "base/P", 0, {3, 3, 0, 0}},
    {"BA/CcRr+", "base/O", 0, {2, 2, 0, 0}},
    {"BA/Ccc", "base/R", 0, {3, 2, 0, 0}},
    {"BA/Ccc+", "base/Q", 0, {1, 1, 0, 0}},
    {"BA/CccG", "base/R", 0, {0, 1, 0, 0}},
    {"BA/CccR", "base/T", 0, {1, 1, 0, 0}},
    {"BA/CccR+", "base/S", 0, {2, 2, 0, 0}},
    {"BA/Cccc+", "base/C", 0, {1, 1, 0, 0}},
    {"BA/L", "base/B", 0, {4, 4, 0, 0}},
    {"BA/LR", "base/A", 0, {2, 2, 0, 0}},
    {"BA/RCr", "base/D", 0, {4, 4, 0, 0}},
    {"BA/RFr", "base/U", 1, {8, 7, 0, 0}},
    {"BA/RFrG", "base/U", 1, {0, 1, 0, 0}},
    {"BA/RRR", "base/W", 0, {4, 4, 0, 0}},
    {"BA/RRRR", "base/X", 0, {1, 1, 0, 0}},
    {"BA/Rr", "base/V", 0, {9, 8, 0, 0}},
    {"BA/RrC", "base/K", 0, {3, 3, 0, 0}},
    {"BA/RrG", "base/V", 0, {0, 1, 0, 0}},
    {"CC.1/CC.2", "crop-circles-2010/CI-1", 0, {0, 0, 1, 0}},
    {"CC.1/CR", "crop-circles-2010/CI-4", 0, {0, 0, 1, 0}},
    {"CC.1/Cc.1", "crop-circles-2010/CI-2", 0, {0, 0, 1, 0}},
    {"CC.1/RRR", "crop-circles-2010/CI-6", 0, {0, 0, 1, 0}},
    {"CC.1/Rr", "crop-circles-2010/CI-5", 0, {0, 0, 1, 0}},
    {"CC.1/RrC", "crop-circles-2010/CI-3", 0, {0, 0, 1, 0}},
    {"CC.2/CFC", "crop-circles/CC-E", 0, {0, 0, 0, 1}},
    {"CC.2/CFR", "crop-circles/CC-C", 0, {0, 0, 0, 1}},
    {"CC.2/CcCc", "crop-circles/CC-F", 0, {0, 0, 0, 1}},
    {"CC.2/RCR", "crop-circles/CC-D", 0, {0, 0, 0, 1}},
    {"CC.2/RRRr", "crop-circles/CC-B", 0, {0, 0, 0, 1}},
    {"CC.2/RRr", "crop-circles/CC-A", 0, {0, 0, 0, 1}},
};

_Static_assert(ARRAY_LENGTH(tiles) == JCZ_TILES, "one row for each tile");

const struct jcz_tile *jcz_tile(int number)
{
    assert(number >= 0 && number < JCZ_TILES);
    return &tiles[number];
}

static int compare_id(const char *id, const char *text, size_t size)
{
    int order = strncmp(id, text, size);
    return order != 0 ? order : id[size] != '\0';
}

int jcz_find_tile(const char *id, size_t size)
{
    int low = 0;
    int high = JCZ_TILES;
    while (low < high) {
        int middle = (low + high) / 2;
        int order = compare_id(tiles[middle].id, id, size);
        if (order == 0) {
            return middle;
        }
        if (order < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return -1;
}

const char *jcz_set_name(enum jcz_set set)
{
    static const char *const names[] = {
#define X(name, theirs, ours) theirs,
        JCZ_SETS(X)
#undef X
    };
    return names[set];
}

const char *jcz_set_ours(enum jcz_set set)
{
    static const char *const names[] = {
#define X(name, theirs, ours) ours,
        JCZ_SETS(X)
#undef X
    };
    return names[set];
}

static const char *const kinds[CARC_KIND_COUNT] = {[CARC_FIELD] = "Field",
    [CARC_ROAD] = "Road",
    [CARC_CITY] = "City",
    [CARC_MONASTERY] = "Monastery"};

const char *jcz_kind_name(enum carc_kind kind)
{
    return kinds[kind];
}

enum carc_kind jcz_find_kind(const char *name, size_t size)
{
    for (int kind = 0; kind < CARC_KIND_COUNT; kind++) {
        if (strlen(kinds[kind]) == size && memcmp(kinds[kind], name, size) == 0) {
            return (enum carc_kind)kind;
        }
    }
    return CARC_KIND_COUNT;
}

jcz_place jcz_place_of(const struct carc_segment *segment, int rotation)
{
    if (segment->kind == CARC_FIELD) {
        return carc_rotate_halves(segment->halves, rotation);
    }
    if (segment->kind == CARC_MONASTERY) {
        return JCZ_INNER;
    }
    return (jcz_place)(carc_rotate_edges(segment->edges, rotation) << 8);
}

/* By their edges: bit 0 north, bit 1 east, bit 2 south, bit 3 west. `_N` is all but the north. */
static const char edge_names[16][5] = {
    "", "N", "E", "NE", "S", "NS", "SE", "_W", "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"};

static const char half_names[8][3] = {"NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"};

size_t jcz_place_text(jcz_place place, char out[JCZ_PLACE_SIZE])
{
    if (place & 0xff) {
        size_t size = 0;
        for (int half = 0; half < CARC_HALVES; half++) {
            if (place >> half & 1) {
                out[size] = half_names[half][0];
                out[size + 1] = half_names[half][1];
                out[size + 2] = '.';
                size += 3;
            }
        }
        out[--size] = '\0';
        return size;
    }
    const char *name = place == JCZ_INNER ? "I" : edge_names[place >> 8 & 15];
    size_t size = strlen(name);
    memcpy(out, name, size + 1);
    return size;
}

static jcz_place parse_part(const char *text, size_t size)
{
    if (size == 1 && text[0] == 'I') {
        return JCZ_INNER;
    }
    for (int half = 0; size == 2 && half < CARC_HALVES; half++) {
        if (memcmp(half_names[half], text, 2) == 0) {
            return (jcz_place)(1u << half);
        }
    }
    for (unsigned edges = 1; size <= 4 && edges < 16; edges++) {
        if (strlen(edge_names[edges]) == size && memcmp(edge_names[edges], text, size) == 0) {
            return (jcz_place)(edges << 8);
        }
    }
    return 0;
}

bool jcz_parse_place(const char *text, size_t size, jcz_place *out)
{
    jcz_place place = 0;
    size_t begin = 0;
    for (size_t i = 0; i <= size; i++) {
        if (i == size || text[i] == '.') {
            jcz_place part = parse_part(text + begin, i - begin);
            if (part == 0) {
                return false;
            }
            place |= part;
            begin = i + 1;
        }
    }
    bool halves = (place & 0xff) != 0;
    bool edges = (place & 0xf00) != 0;
    bool inner = (place & JCZ_INNER) != 0;
    *out = place;
    return halves + edges + inner == 1;
}

int jcz_find_segment(
    const struct carc_tile *tile, int rotation, enum carc_kind kind, jcz_place place)
{
    for (int i = 0; i < tile->segment_count; i++) {
        const struct carc_segment *segment = &tile->segments[i];
        if (segment->kind == kind && jcz_place_of(segment, rotation) == place) {
            return i;
        }
    }
    return -1;
}
