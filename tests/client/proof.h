/* How much of a long proof is run: a sample, or all of it under WALLS_AND_WHEAT_PROOF=all. */
#ifndef TESTS_CLIENT_PROOF_H
#define TESTS_CLIENT_PROOF_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static inline unsigned long proof_count(unsigned long sample, unsigned long all)
{
    const char *proof = getenv("WALLS_AND_WHEAT_PROOF");
    return proof != NULL && strcmp(proof, "all") == 0 ? all : sample;
}

/* The seed of a random proof: WALLS_AND_WHEAT_SEED runs one again that failed. */
static inline uint64_t proof_seed(uint64_t usual)
{
    const char *seed = getenv("WALLS_AND_WHEAT_SEED");
    return seed != NULL && *seed ? strtoull(seed, NULL, 10) : usual;
}

#endif
