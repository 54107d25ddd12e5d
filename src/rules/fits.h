/* Where a tile fits (B-12): sets of open cells, 64 in a word. Private to src/rules. */
#ifndef RULES_FITS_H
#define RULES_FITS_H

#include "base/lanes.h"
#include "rules/view.h"

static ALWAYS_INLINE unsigned fits_words(unsigned open)
{
    return (open + 63) / 64;
}

/* Bit i of cells[r]: the tile fits at open cell 64 * word + i in its r-th distinct rotation.
 * `forbids` is filled up with 0xffff to whole blocks of 16 (view.h). All four rotations are always
 * looked at, since how many there are could not be guessed. */
static ALWAYS_INLINE void fits_word(const uint16_t *forbids, unsigned open, unsigned word,
    const struct carc_piece *piece, uint64_t cells[CARC_ROTATIONS])
{
    uint64_t found[CARC_ROTATIONS] = {0};
    unsigned first = 64 * word;
    for (unsigned block = 0; block < 64 && first + block < open; block += 16) {
        for (unsigned i = 0; i < CARC_ROTATIONS; i++) {
            uint64_t here = lanes_disjoint(forbids + first + block, piece->fits[i]);
            found[i] |= here << block;
        }
    }
    memcpy(cells, found, sizeof found);
}

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
