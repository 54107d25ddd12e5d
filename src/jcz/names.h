/* How JCloisterZone calls tiles, places and kinds of features.
 *
 * Its tiles have ids of their own, and three of them lie turned: `turned` quarter turns clockwise
 * take our picture to theirs, so that our rotation is theirs plus `turned`. */
#ifndef JCZ_NAMES_H
#define JCZ_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/tile.h"

/* Their sets of tiles; ours with the same tiles. The gardens of `basic:2` are plain tiles. */
#define JCZ_SETS(X)                                                                                \
    X(BASIC_1, "basic:1", "base")                                                                  \
    X(BASIC_2, "basic:2", "base")                                                                  \
    X(CORN_1, "corn-circles/1", "crop-circles-2010")                                               \
    X(CORN_2, "corn-circles/2", "crop-circles")

enum jcz_set {
#define X(name, theirs, ours) JCZ_##name,
    JCZ_SETS(X)
#undef X
        JCZ_SET_COUNT
};

const char *jcz_set_name(enum jcz_set set);
const char *jcz_set_ours(enum jcz_set set);

struct jcz_tile {
    const char *id;   /* theirs: "BA/Cc.1" */
    const char *ours; /* "base/N" */
    uint8_t turned;
    uint8_t counts[JCZ_SET_COUNT]; /* copies in each of their sets */
};

#define JCZ_TILES 44

/* The tiles in the order of their ids, in which they lie in the pack. */
const struct jcz_tile *jcz_tile(int number);
/* Number of the tile with this id (`size` bytes), or -1. */
int jcz_find_tile(const char *id, size_t size);

/* "City", "Road", "Field", "Monastery". */
const char *jcz_kind_name(enum carc_kind kind);
/* CARC_KIND_COUNT when there is no such kind. */
enum carc_kind jcz_find_kind(const char *name, size_t size);

/* A place: which edges (bits 8 to 11) or half-edges (bits 0 to 7) of a tile as it lies on the
 * board belong to a segment; JCZ_INNER for a monastery. */
typedef uint16_t jcz_place;
#define JCZ_INNER ((jcz_place)(1u << 12))

/* The place of a segment of a tile that lies turned. */
jcz_place jcz_place_of(const struct carc_segment *segment, int rotation);

#define JCZ_PLACE_SIZE 24 /* of its text, the final 0 included */

/* Writes the text, "NL.NR.EL" or "_N", and returns its length. */
size_t jcz_place_text(jcz_place place, char out[JCZ_PLACE_SIZE]);

/* Reads such a text, its parts in any order. False when it is none. */
bool jcz_parse_place(const char *text, size_t size, jcz_place *out);

/* The segment of the tile with this place, or -1. */
int jcz_find_segment(
    const struct carc_tile *tile, int rotation, enum carc_kind kind, jcz_place place);

#endif
