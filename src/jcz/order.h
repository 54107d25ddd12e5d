/* The order in which JCloisterZone goes through the features of a board.
 *
 * It keeps them in a persistent hash map: first by the cell, then, within a tile, by the place.
 * The map is a tree of 32-way nodes over the bits of the hash, lowest first, so that the order of
 * keys is that of their hashes read in groups of five bits from the low end.
 *
 * The hash of a place also takes in the identity of a Java class, which is another number each
 * time the original runs; we use one number for it. So features that meet on one tile may come in
 * another order than in some run of the original, as they do between two of its runs. */
#ifndef JCZ_ORDER_H
#define JCZ_ORDER_H

#include "jcz/names.h"

struct jcz_order {
    uint64_t cell;
    uint64_t place;
};

struct jcz_order jcz_order_of(struct carc_cell cell, jcz_place place);

/* Whether `a` comes before `b`. */
bool jcz_before(struct jcz_order a, struct jcz_order b);

#endif
