/* Sixteen 16-bit numbers at a time. */
#ifndef BASE_LANES_H
#define BASE_LANES_H

#include <stdbool.h>
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

/* For a function that only such machines can run: lanes_newer() says whether this one is. */
#if defined(__x86_64__) && defined(__GNUC__)
#define LANES_NEWER __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt")))

static ALWAYS_INLINE bool lanes_newer(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
}
#endif

#if defined(__SSE2__)
#include <immintrin.h>

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

#define LANES_ONES 0x0101010101010101u
#define LANES_TOPS (LANES_ONES << 7)

/* How many of the eight bytes, each at most 127 and none smaller than the one below it, are at
 * most `limit`. */
static ALWAYS_INLINE unsigned lanes_up_to(uint64_t bytes, unsigned limit)
{
    uint64_t passed = ((limit * LANES_ONES | LANES_TOPS) - bytes) & LANES_TOPS;
    return (unsigned)((passed >> 7) * LANES_ONES >> 56);
}

/* Number of the set bit that has `skip` set bits below it. First its byte is found, by the running
 * sums of the bits in each byte, then in the same way the bit in the byte (Vigna 2008, broadword
 * selection). A loop would be a coin toss for the branch prediction. */
static ALWAYS_INLINE unsigned lanes_nth(uint64_t bits, unsigned skip)
{
    uint64_t sums = bits - (bits >> 1 & 0x5555555555555555u);
    sums = (sums & 0x3333333333333333u) + (sums >> 2 & 0x3333333333333333u);
    sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0fu) * LANES_ONES;
    unsigned at = 8 * lanes_up_to(sums, skip);
    skip -= (unsigned)(sums << 8 >> at & 0xff);
    /* Each bit of the byte to the byte of its own. */
    uint64_t spread = (bits >> at & 0xff) * LANES_ONES & 0x8040201008040201u;
    uint64_t apart = (spread + (LANES_TOPS - LANES_ONES)) >> 7 & LANES_ONES;
    return at + lanes_up_to(apart * LANES_ONES, skip);
}

#ifdef LANES_NEWER
/* The same by instructions that spread bits and find the lowest one. */
LANES_NEWER
static ALWAYS_INLINE unsigned lanes_nth_on_newer(uint64_t bits, unsigned skip)
{
    return (unsigned)__builtin_ctzll(_pdep_u64((uint64_t)1 << skip, bits));
}

/* Bit i for each of 32 numbers that has no bit in common with `pattern`. */
LANES_NEWER
static ALWAYS_INLINE uint64_t lanes_disjoint_on_newer(const uint16_t numbers[32], uint16_t pattern)
{
    __m256i wanted = _mm256_set1_epi16((short)pattern);
    __m256i low = _mm256_loadu_si256((const __m256i *)(const void *)numbers);
    __m256i high = _mm256_loadu_si256((const __m256i *)(const void *)(numbers + 16));
    __m256i zero = _mm256_setzero_si256();
    low = _mm256_cmpeq_epi16(_mm256_and_si256(low, wanted), zero);
    high = _mm256_cmpeq_epi16(_mm256_and_si256(high, wanted), zero);
    /* Packs the halves of the two registers in turn; the permutation puts them in order. */
    __m256i packed = _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), 0xd8);
    return (uint32_t)_mm256_movemask_epi8(packed);
}
#endif

#endif
