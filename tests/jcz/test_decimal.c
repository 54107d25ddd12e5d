/* Decimal fractions: the quick reader agrees with strtod to the last bit. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "jcz/decimal.h"

/* Whether the reader took it; what it took must be right. */
static bool check(const char *digits)
{
    char whole[64];
    double found = -1;
    if (!jcz_decimal(digits, strlen(digits), &found)) {
        return false;
    }
    snprintf(whole, sizeof whole, "0.%s", digits);
    double expected = strtod(whole, NULL);
    cr_assert(eq(int, memcmp(&found, &expected, sizeof found), 0), "%s: %.17g", whole, found);
    return true;
}

Test(decimal, random_digits)
{
    struct rng rng;
    rng_seed(&rng, 1);
    long taken = 0;
    for (int round = 0; round < 300000; round++) {
        char digits[24] = "";
        size_t count = 1 + rng_below(&rng, 19);
        for (size_t i = 0; i < count; i++) {
            digits[i] = (char)('0' + rng_below(&rng, 10));
        }
        taken += check(digits);
    }
    cr_assert(gt(long, taken, 290000));
}

/* As programs write them: the shortest digits, or 17, that give a number back. */
Test(decimal, written_numbers)
{
    struct rng rng;
    rng_seed(&rng, 2);
    for (int round = 0; round < 100000; round++) {
        char text[64];
        double number = (double)(rng_next(&rng) >> 11) / 9007199254740992.0;
        snprintf(text, sizeof text, round % 2 ? "%.17f" : "%.16f", number);
        check(text + 2);
    }
}

/* Round numbers, and the ends of the range. */
Test(decimal, ends_and_middles)
{
    static const char *const digits[] = {"", "0", "5", "25", "9999999999999999999",
        "9999999999999999", "99999999999999994", "99999999999999995", "0009765625", "0009765624",
        "1000000000000000055", "5000000000000000555", "5000000000000001110", "0000000000000000000"};
    for (size_t i = 0; i < sizeof digits / sizeof digits[0]; i++) {
        check(digits[i]);
    }
    double out;
    cr_assert(not(jcz_decimal("00000000000000000001", 20, &out)));
    cr_assert(not(jcz_decimal("0000000000000000001", 19, &out)));
}
