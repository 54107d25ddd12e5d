#include "ai/numbers.h"

#include <math.h>

double ai_power(double base, double exponent)
{
    if (base <= 0) {
        return exponent > 0 ? 0 : 1;
    }
    uint32_t parts = (uint32_t)(exponent * 64 + 0.5);
    double result = 1;
    double root = base;
    for (uint32_t bit = 32; bit > 0; bit /= 2) { /* 1/2, 1/4, ... 1/64 */
        root = sqrt(root);
        result *= parts & bit ? root : 1;
    }
    double square = base;
    for (uint32_t whole = parts / 64; whole > 0; whole /= 2) {
        result *= whole & 1 ? square : 1;
        square *= square;
    }
    return result;
}

double ai_log(uint64_t number)
{
    double x = (double)number;
    int halvings = 0;
    while (x > 1.5) {
        x /= 2;
        halvings++;
    }
    /* ln x = 2 (z + z^3/3 + z^5/5 ...) with z = (x - 1) / (x + 1), which lies within +-0.2. */
    double z = (x - 1) / (x + 1);
    double power = z;
    double sum = 0;
    for (int i = 1; i < 15; i += 2) {
        sum += power / i;
        power *= z * z;
    }
    return 2 * sum + halvings * 0.69314718055994531;
}

/* e to the power of x, for x from -64 to 64. */
static double exponential(double x)
{
    double part = x / 256;
    double term = 1;
    double sum = 1;
    for (int i = 1; i < 10; i++) {
        term *= part / i;
        sum += term;
    }
    for (int i = 0; i < 8; i++) {
        sum *= sum;
    }
    return sum;
}

double ai_tanh(double x)
{
    if (x > 20 || x < -20) {
        return x > 0 ? 1 : -1;
    }
    double e = exponential(2 * x);
    return (e - 1) / (e + 1);
}

double ai_rounded(double x)
{
    double scaled = x * 1024;
    return (double)(int64_t)(scaled < 0 ? scaled - 0.5 : scaled + 0.5) / 1024;
}
