#include "jcz/decimal.h"

#include <stdint.h>

/* 10^19 is the largest power of ten in a word. */
#define MAX_DIGITS 19
/* A double has so many bits, and one more tells how it is rounded. */
#define BITS 54

#if defined(__SIZEOF_INT128__)
__extension__ typedef unsigned __int128 wide;

/* The nearest double to a number of which `bits` / 2^64 are the first 64 binary places; its first
 * bit is among the first 64 - BITS + 1. The number is never halfway between two doubles: so few
 * decimal digits have no end in binary, or an end long before. */
static double round_bits(uint64_t bits)
{
    int zeros = __builtin_clzll(bits);
    uint64_t kept = ((bits >> (64 - BITS - zeros)) + 1) >> 1;
    /* kept / 2^(BITS - 1 + zeros), of which both steps are exact. */
    return (double)kept / (double)((uint64_t)1 << (BITS - 1)) / (double)((uint64_t)1 << zeros);
}

bool jcz_decimal(const char *digits, size_t count, double *out)
{
    if (count > MAX_DIGITS) {
        return false;
    }
    uint64_t numerator = 0;
    uint64_t denominator = 1;
    for (size_t i = 0; i < count; i++) {
        numerator = 10 * numerator + (uint64_t)(digits[i] - '0');
        denominator *= 10;
    }
    uint64_t bits = (uint64_t)(((wide)numerator << 64) / denominator);
    if (bits >> (BITS - 1) == 0) {
        *out = 0;
        return numerator == 0;
    }
    *out = round_bits(bits);
    return true;
}
#else
bool jcz_decimal(const char *digits, size_t count, double *out)
{
    (void)digits;
    (void)count;
    (void)out;
    return false;
}
#endif
