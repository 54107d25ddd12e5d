/* Sixteen 16-bit numbers at a time. */
#ifndef BASE_LANES_H
#define BASE_LANES_H

#include <stdint.h>
#include <string.h>

#include "base/macros.h"

/* For a function that is compiled twice: for every machine, and for those that count bits and
 * compute on 32 bytes by instructions of their own. When the program is loaded, it takes the one
 * that the machine can run; both compute the same. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) &&       \
    !defined(__SANITIZE_THREAD__) /* it cannot run before main */
#define FOR_NEWER_MACHINES __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FOR_NEWER_MACHINES
#endif

#if defined(__SSE2__)
#include <emmintrin.h>

/* Bit i for each of 16 numbers that has no bit in common with `pattern`. */
static ALWAYS_INLINE unsigned lanes_disjoint(const uint16_t numbers[16], uint16_t pattern)
{
    __m128i wanted = _mm_set1_epi16((short)pattern);
    __m128i low = _mm_loadu_si128((const __m128i *)(const void *)numbers);
    __m128i high = _mm_loadu_si128((const __m128i *)(const void *)(numbers + 8));
    __m128i zero = _mm_setzero_si128();
    low = _mm_cmpeq_epi16(_mm_and_si128(low, wanted), zero);
    high = _mm_cmpeq_epi16(_mm_and_si128(high, wanted), zero);
    return (unsigned)_mm_movemask_epi8(_mm_packs_epi16(low, high));
}

#else

static ALWAYS_INLINE unsigned lanes_disjoint(const uint16_t numbers[16], uint16_t pattern)
{
    unsigned found = 0;
    for (unsigned i = 0; i < 16; i++) {
        found |= (unsigned)((numbers[i] & pattern) == 0) << i;
    }
    return found;
}

#endif

/* How many bits are set. Without the machine's own instruction the compiler's built-in is a call;
 * this is what it would do, in line (Warren, Hacker's Delight, 5-1). */
static ALWAYS_INLINE unsigned lanes_count(uint64_t bits)
{
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (unsigned)(bits * 0x0101010101010101u >> 56);
}

#endif
