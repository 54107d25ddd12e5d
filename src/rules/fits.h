/* Where a tile fits (B-12): sets of open cells, 64 in a word. Private to src/rules. */
#ifndef RULES_FITS_H
#define RULES_FITS_H

#include "base/lanes.h"
#include "rules/view.h"

static ALWAYS_INLINE unsigned fits_words(unsigned open)
{
    return (open + 63) / 64;
}

/* A tile, and the open cells on one of which it is to be laid. `forbids` is filled up with 0xffff to
 * whole blocks of 16 (view.h). */
struct fits_offer {
    const struct carc_piece *piece;
    const uint16_t *forbids;
    unsigned open;
};

/* Bit i of cells[r]: the tile fits at open cell 64 * word + i in its r-th distinct rotation. All
 * four rotations are always looked at, since how many there are could not be guessed. */
static ALWAYS_INLINE void fits_word(
    const struct fits_offer *offer, unsigned word, uint64_t cells[CARC_ROTATIONS])
{
    for (unsigned i = 0; i < CARC_ROTATIONS; i++) {
        cells[i] = 0;
    }
    unsigned first = 64 * word;
    for (unsigned block = 0; block < 64 && first + block < offer->open; block += 16) {
        for (unsigned i = 0; i < CARC_ROTATIONS; i++) {
            uint64_t here = lanes_disjoint(offer->forbids + first + block, offer->piece->fits[i]);
            cells[i] |= here << block;
        }
    }
}

static ALWAYS_INLINE void fits_first_word(
    const struct fits_offer *offer, uint64_t cells[CARC_ROTATIONS])
{
    fits_word(offer, 0, cells);
}

#ifdef LANES_NEWER
/* The same where there is room for 64 open cells, however many there are. */
LANES_NEWER
static ALWAYS_INLINE void fits_first_word_on_newer(
    const struct fits_offer *offer, uint64_t cells[CARC_ROTATIONS])
{
    for (unsigned i = 0; i < CARC_ROTATIONS; i++) {
        uint16_t fit = offer->piece->fits[i];
        cells[i] = lanes_disjoint_on_newer(offer->forbids, fit) |
                   lanes_disjoint_on_newer(offer->forbids + 32, fit) << 32;
    }
}
#endif

static ALWAYS_INLINE bool fits_anywhere(const uint16_t *forbids, unsigned open, uint16_t fit)
{
    for (unsigned cell = 0; cell < open; cell += 16) {
        if (lanes_disjoint(forbids + cell, fit)) {
            return true;
        }
    }
    return false;
}

#endif
