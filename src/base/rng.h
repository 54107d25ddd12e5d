/* Random numbers that are the same on every machine: xoshiro256** seeded by splitmix64
 * (Blackman and Vigna 2018). The caller owns the stream; nothing here reads a clock. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <stddef.h>
#include <stdint.h>

struct rng {
    uint64_t word[4];
};

void rng_seed(struct rng *rng, uint64_t seed);

/* 64 random bits. */
static inline uint64_t rng_next(struct rng *rng)
{
    uint64_t *s = rng->word;
    uint64_t times5 = s[1] * 5;
    uint64_t result = (times5 << 7 | times5 >> 57) * 9;
    uint64_t shifted = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = s[3] << 45 | s[3] >> 19;
    return result;
}

/* A number from 0 to bound - 1; bound from 1 to 2^32 - 1. The bias is below bound / 2^32. */
static inline uint32_t rng_below(struct rng *rng, uint32_t bound)
{
    return (uint32_t)(((rng_next(rng) >> 32) * bound) >> 32);
}

/* Shuffles `count` 16-bit items (Fisher-Yates, from the end). */
void rng_shuffle16(struct rng *rng, uint16_t *items, size_t count);

#endif
