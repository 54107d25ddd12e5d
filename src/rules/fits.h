/* Where a tile fits (B-12): sets of open cells, 64 in a word. Private to src/rules. */
#ifndef RULES_FITS_H
#define RULES_FITS_H

#include "base/lanes.h"
#include "rules/view.h"

/* Bit i of the result: the tile fits at open cell 64 * word + i. `forbids` is filled up with
 * 0xffff to whole blocks of 16 (view.h). */
static ALWAYS_INLINE uint64_t fits_word(
    const uint16_t *forbids, unsigned open, unsigned word, uint16_t fit)
{
    uint64_t found = 0;
    unsigned first = 64 * word;
    for (unsigned block = 0; block < 64 && first + block < open; block += 16) {
        found |= (uint64_t)lanes_disjoint(forbids + first + block, fit) << block;
    }
    return found;
}

static ALWAYS_INLINE unsigned fits_words(unsigned open)
{
    return (open + 63) / 64;
}

/* Open cells where the oriented tile fits. */
static ALWAYS_INLINE unsigned fits_count(const uint16_t *forbids, unsigned open, uint16_t fit)
{
    unsigned count = 0;
    for (unsigned word = 0; word < fits_words(open); word++) {
        count += lanes_count(fits_word(forbids, open, word, fit));
    }
    return count;
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
