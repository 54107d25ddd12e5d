/* A tile type: what is printed on it (rules 0.4, 1.1, 2.3).
 *
 * A tile is a list of named segments. Cities and roads own whole edges, fields own half-edges; a
 * monastery owns nothing. A road edge carries fields on both halves, a city edge carries none. A
 * field without half-edges is allowed (an inner field) if it touches a city. */
#ifndef RULES_TILE_H
#define RULES_TILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "rules/geometry.h"

/* Sizes include the final 0. */
#define CARC_ID_SIZE 32
#define CARC_NAME_SIZE 32
#define CARC_MAX_SEGMENTS 16
#define CARC_MAX_PENNANTS 4
/* A bag holds at most this many tiles, start tiles included, hence also so many types. */
#define CARC_MAX_BAG 510

#define CARC_KINDS(X)                                                                              \
    X(FIELD, "field", "farmer")                                                                    \
    X(ROAD, "road", "highwayman")                                                                  \
    X(CITY, "city", "knight")                                                                      \
    X(MONASTERY, "monastery", "monk")

enum carc_kind {
#define X(name, text, role) CARC_##name,
    CARC_KINDS(X)
#undef X
        CARC_KIND_COUNT
};

/* The crop circle symbols and what they affect. */
#define CARC_SYMBOLS(X)                                                                            \
    X(NO_SYMBOL, "none", CARC_KIND_COUNT)                                                          \
    X(SHIELD, "shield", CARC_CITY)                                                                 \
    X(CLUB, "club", CARC_ROAD)                                                                     \
    X(RAKE, "rake", CARC_FIELD)

enum carc_symbol {
#define X(name, text, kind) CARC_##name,
    CARC_SYMBOLS(X)
#undef X
        CARC_SYMBOL_COUNT
};

struct carc_segment {
    char name[CARC_NAME_SIZE];
    uint8_t kind;     /* enum carc_kind */
    uint8_t edges;    /* roads and cities: bit e for edge e; else 0 */
    uint8_t halves;   /* fields: bit h for half-edge h; else 0 */
    uint8_t pennants; /* cities: 0 to CARC_MAX_PENNANTS; else 0 */
    uint16_t cities;  /* fields: bit i for each touching city segments[i] (B-64); else 0 */
};

struct carc_tile {
    char id[CARC_ID_SIZE];  /* unique within its set */
    char set[CARC_ID_SIZE]; /* id of the set it comes from */
    uint16_t count;         /* copies in the bag, start tiles included; 1 to CARC_MAX_BAG */
    uint8_t start;          /* 1 when one copy is the start tile of its set */
    uint8_t symbol;         /* enum carc_symbol */
    uint8_t garden;         /* decoration only (T-3) */
    uint8_t segment_count;  /* 1 to CARC_MAX_SEGMENTS */
    struct carc_segment segments[CARC_MAX_SEGMENTS];
};

/* "city" and "knight" for CARC_CITY; "shield" for CARC_SHIELD. */
const char *carc_kind_name(enum carc_kind kind);
const char *carc_role_name(enum carc_kind kind);
const char *carc_symbol_name(enum carc_symbol symbol);

/* The kind of segment whose meeples the symbol is about; CARC_KIND_COUNT for CARC_NO_SYMBOL. */
enum carc_kind carc_symbol_kind(enum carc_symbol symbol);

/* What lies on an edge of the unturned tile: CARC_FIELD, CARC_ROAD or CARC_CITY. */
enum carc_kind carc_edge_kind(const struct carc_tile *tile, int edge);

/* Index of the segment with this name, or -1. */
int carc_find_segment(const struct carc_tile *tile, const char *name);

/* A fault of a tile, as data, so that a reader can point at the line of the segment. */
struct carc_tile_fault {
    int segment;  /* -1: the tile as a whole */
    bool warning; /* the tile can be played as it is */
    char text[DIAG_TEXT];
};

/* Checks the geometry of 0.1 to 0.4 and puts up to `max` faults into `faults`; returns how many
 * there are (all of them, also beyond `max`). A tile without errors can be played. */
size_t carc_tile_check(const struct carc_tile *tile, struct carc_tile_fault *faults, size_t max);

/* True when the tile turned by `a` and by `b` cannot be told apart on the board: the same edges,
 * joins, fields, field-city contacts and pennants (T-1 counts rotations that way). */
bool carc_tile_looks_alike(const struct carc_tile *tile, int a, int b);

/* The same for two tiles, each turned by its own turn. Symbols and gardens are not compared. */
bool carc_tiles_look_alike(
    const struct carc_tile *one, int one_turn, const struct carc_tile *other, int other_turn);

#endif
