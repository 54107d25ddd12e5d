/* Choosing evenly among the placements of a tile. Private to src/rules. */
#ifndef RULES_CHOOSE_H
#define RULES_CHOOSE_H

#include "rules/fits.h"

/* A distinct placement. */
struct choice {
    unsigned rotation;
    unsigned slot; /* the number of the open cell */
};

/* How to find what fits at the first 64 open cells, and a bit of a set: for every machine, or for
 * newer ones (base/lanes.h). */
struct choose_ways {
    void (*fits)(const struct fits_offer *offer, uint64_t cells[CARC_ROTATIONS]);
    unsigned (*nth_bit)(uint64_t bits, unsigned skip);
};

/* `number` of 2^32, scaled to 0 ... bound - 1. */
static ALWAYS_INLINE unsigned choose_scale(uint32_t number, size_t bound)
{
    return (unsigned)((uint64_t)number * bound >> 32);
}

/* Where all open cells are in one word, as they are most often: all fitting cells are found first,
 * then one is picked. */
static ALWAYS_INLINE unsigned choose_in_word(
    const struct fits_offer *offer, uint32_t number, struct choose_ways ways, struct choice *out)
{
    uint64_t cells[CARC_ROTATIONS];
    ways.fits(offer, cells);
    unsigned up_to[CARC_ROTATIONS];
    unsigned total = 0;
    for (unsigned i = 0; i < CARC_ROTATIONS; i++) {
        total += lanes_count(cells[i]);
        up_to[i] = total;
    }
    if (UNLIKELY(total == 0)) {
        return 0;
    }
    unsigned left = choose_scale(number, total);
    unsigned at = 0;
    unsigned before = 0;
    for (unsigned i = 0; i < CARC_ROTATIONS - 1; i++) {
        at += left >= up_to[i];
        before = left >= up_to[i] ? up_to[i] : before;
    }
    out->rotation = offer->piece->distinct[at];
    out->slot = ways.nth_bit(cells[at], left - before);
    return total;
}

/* The same for any number of open cells. */
unsigned choose_among_many(const struct fits_offer *offer, uint32_t number, struct choice *out);

/* The placement that `number` (any 32 bits) chooses. Returns among how many; 0: the tile fits
 * nowhere, and `*out` stays as it was. (A struct of both, returned in two registers, would be packed
 * by way of memory, which takes longer than all the counting.) */
static ALWAYS_INLINE unsigned choose_placement(
    const struct fits_offer *offer, uint32_t number, struct choose_ways ways, struct choice *out)
{
    return LIKELY(offer->open <= 64) ? choose_in_word(offer, number, ways, out)
                                     : choose_among_many(offer, number, out);
}

#endif
