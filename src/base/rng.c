#include "base/rng.h"

static uint64_t splitmix64(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

void rng_seed(struct rng *rng, uint64_t seed)
{
    for (size_t i = 0; i < 4; i++) {
        rng->word[i] = splitmix64(&seed);
    }
}

void rng_shuffle16(struct rng *rng, uint16_t *items, size_t count)
{
    for (size_t left = count; left > 1; left--) {
        size_t other = rng_below(rng, (uint32_t)left);
        uint16_t item = items[left - 1];
        items[left - 1] = items[other];
        items[other] = item;
    }
}
