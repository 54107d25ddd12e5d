/* What another engine calls our tiles, and the places on them.
 *
 * Its places are sides ("N", "NW", "_E": all but E, "NWSE") or half-edges ("NL.NR.WR") of a tile
 * as it lies on the board, and "I" for a monastery. */
#ifndef PEER_NAMES_H
#define PEER_NAMES_H

#include "rules/query.h"

/* Type of a tile by its name there, or -1. `*turned` is how many quarter turns clockwise our
 * picture must be turned to lie as that engine's unturned one. */
int peer_tile(const struct carc_rules *rules, const char *name, int *turned);

/* Kind of a feature by its name there, or CARC_KIND_COUNT. */
enum carc_kind peer_kind(const char *name);

/* Edges or half-edges of a place as bits; 0 for "I", -1 for what is no place. */
int peer_place(const char *location);

/* The node at a cell with this kind and place, or -1. */
carc_node peer_node(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_cell cell, enum carc_kind kind, const char *location);

#endif
