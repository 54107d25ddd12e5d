/* What is fixed during a game: the tiles, the options, the start layout, and tables made of them.
 *
 * A `struct carc_rules` is large (several hundred kilobytes): keep it on the heap or static. It
 * holds no pointers into itself or elsewhere, is never changed after carc_rules_init and may be
 * shared by threads. */
#ifndef RULES_RULES_H
#define RULES_RULES_H

#include "rules/options.h"
#include "rules/tile.h"

struct carc_tileset {
    uint16_t count; /* tile types */
    struct carc_tile tiles[CARC_MAX_BAG];
};

#define CARC_MAX_START 32

/* A tile that lies on the table before the game begins. */
struct carc_start_tile {
    uint16_t tile; /* index into the tile set */
    uint8_t rotation;
    struct carc_cell cell;
};

struct carc_start_layout {
    uint16_t count; /* 0: the first start tile of the set lies at 0,0 (B-3, OQ-23) */
    struct carc_start_tile tiles[CARC_MAX_START];
};

/* A tile in one of its rotations, laid out for speed: 32 bytes, so that it is found by a shift. */
struct carc_oriented {
    uint16_t fit;            /* one-hot kind of each edge, 3 bits an edge */
    uint16_t forbid[4];      /* what then no longer fits at the cell beyond each edge */
    uint8_t edge_kind[4];    /* enum carc_kind */
    uint8_t edge_segment[4]; /* the road or city on the edge; 255 on field edges */
    uint8_t half_segment[8]; /* the field on the half-edge; 255 on city edges */
    uint8_t joint[4];        /* what is joined first: the road or city; in a field the left one,
                              * and 16 times what it meets from beyond the edge, the right one */
    uint8_t apart;           /* bit e: of the halves of edge e, each has a field to be joined */
    uint8_t unused;
};

/* What a new placement of the tile adds, whatever its rotation: 256 bytes, so that it is found by
 * a shift. */
struct carc_piece {
    uint32_t counts[CARC_MAX_SEGMENTS]; /* packed counters (group.h), no meeples yet */
    uint32_t cities[CARC_MAX_SEGMENTS]; /* bits of the set of cities, from the next free one */
    uint32_t roads[CARC_MAX_SEGMENTS];  /* the same of roads */
    uint8_t city_bits;                  /* how many bits of the two sets a copy uses */
    uint8_t road_bits;
    uint8_t segments;
    uint8_t symbol;
    uint8_t rotations;                /* distinct ones */
    uint8_t distinct[CARC_ROTATIONS]; /* which */
    uint16_t fits[CARC_ROTATIONS];    /* `fit` of these, then patterns that fit nowhere */
    uint8_t alike[CARC_ROTATIONS];    /* the first rotation that each looks like */
    uint8_t kinds[CARC_MAX_SEGMENTS];
    uint16_t city_segments[CARC_EDGES]; /* which segments the first bits of the city set are */
    uint16_t built;                     /* bit i: segments[i] is a road or a city */
    uint16_t claimable;                 /* bit i: segments[i] may hold a meeple in this game */
    uint8_t unused[12];
};

_Static_assert(sizeof(struct carc_piece) == 256, "pieces are found by a shift");

/* Where the parts of a state lie, in bytes from its beginning, and their bounds. */
struct carc_layout {
    uint32_t grid, placements, bag, open_cell, open_forbid, roots, rings, holders, groups, sets,
        city_nodes, meeples, monks;
    uint32_t size;
    uint32_t set_words; /* 64-bit words of a set */
    uint32_t grid_mask; /* cells of the torus less one */
    uint32_t grid_step; /* index distance of two rows */
    uint32_t wide;      /* 1: the grid holds 16-bit numbers, 0: 8-bit */
    uint32_t plain;     /* 1: the bag is small enough for fixed places (frame.h) */
    uint32_t max_tiles, max_open, max_actions, max_events;
};

struct carc_rules {
    struct carc_options options;
    uint16_t bag_size; /* all tiles, start tiles included */
    struct carc_start_layout start;
    struct carc_layout layout;
    struct carc_tileset set;
    struct carc_piece pieces[CARC_MAX_BAG];
    struct carc_oriented oriented[CARC_MAX_BAG][CARC_ROTATIONS];
};

/* Fills `rules` from a tile set (each tile of it passed carc_tile_check), options and a start
 * layout; NULL is a layout without tiles. False with a message in `why` when the bag is empty,
 * holds more than CARC_MAX_BAG tiles or no start tile, or when the start tiles are not in the bag,
 * do not fit together or do not form one connected group. `set` and `rules->set` may be the same
 * object. */
bool carc_rules_init(struct carc_rules *rules, const struct carc_tileset *set,
    const struct carc_options *options, const struct carc_start_layout *start, struct diag *why);

/* The bytes of a state of this game. Its memory must be aligned as malloc does. */
size_t carc_state_size(const struct carc_rules *rules);

/* No list of actions (carc_actions) and no burst of events (carc_apply) is longer. */
size_t carc_max_actions(const struct carc_rules *rules);
size_t carc_max_events(const struct carc_rules *rules);

/* Index of the tile type named "id" or "set/id", or -1; a bare id that stands in two sets is
 * -2. */
int carc_find_tile(const struct carc_tileset *set, const char *name);

/* "id", or "set/id" when two sets use the id, into `out` (2 * CARC_ID_SIZE bytes). */
void carc_tile_name(const struct carc_tileset *set, int tile, char *out);

#endif
