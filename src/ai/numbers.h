/* Powers and logarithms from additions, multiplications, divisions and square roots alone, all of
 * which are exact to the last bit everywhere: the same figures, and so the same moves, in every
 * build. The functions of the C library differ from one to the next. */
#ifndef AI_NUMBERS_H
#define AI_NUMBERS_H

#include <stdint.h>

/* base to the power of exponent, for base from 0 to 1 and exponent from 0 to 1000, the exponent
 * rounded to 1/64. */
double ai_power(double base, double exponent);

/* The natural logarithm of a whole number from 1 on, to 9 digits. */
double ai_log(uint64_t number);

/* The hyperbolic tangent, to 9 digits. */
double ai_tanh(double x);

/* Rounded to 1/1024, so that worths that ought to be equal are. Within +-10^12. */
double ai_rounded(double x);

#endif
