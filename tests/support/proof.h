/* How much of a long proof is run: a sample, or all of it under WALLS_AND_WHEAT_PROOF=all. What is
 * proved of the game's behaviour is proved whole without sanitizers, which take several times as
 * long; what is proved of memory, with them. */
#ifndef TESTS_PROOF_H
#define TESTS_PROOF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
#define PROOF_SANITIZED 1
#else
#define PROOF_SANITIZED 0
#endif

/* Whether all of it is asked for. */
static inline bool proof_whole(void)
{
    const char *proof = getenv("WALLS_AND_WHEAT_PROOF");
    return proof != NULL && strcmp(proof, "all") == 0;
}

static inline unsigned long proof_count(unsigned long sample, unsigned long all)
{
    return proof_whole() ? all : sample;
}

static inline unsigned long proof_count_plain(unsigned long sample, unsigned long all)
{
    return PROOF_SANITIZED ? sample : proof_count(sample, all);
}

static inline unsigned long proof_count_sanitized(unsigned long sample, unsigned long all)
{
    return PROOF_SANITIZED ? proof_count(sample, all) : sample;
}

/* Whether case `number` of a long list is left out of a sample under sanitizers: every other one is.
 * What is seen of the cases is the same there, and seen of all of them without sanitizers. */
static inline bool proof_passes_over(size_t number)
{
    return PROOF_SANITIZED && !proof_whole() && number % 2 == 1;
}

/* The seed of a random proof: WALLS_AND_WHEAT_SEED runs one again that failed. */
static inline uint64_t proof_seed(uint64_t usual)
{
    const char *seed = getenv("WALLS_AND_WHEAT_SEED");
    return seed != NULL && *seed ? strtoull(seed, NULL, 10) : usual;
}

#endif
