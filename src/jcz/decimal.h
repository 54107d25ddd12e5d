/* Decimal fractions as numbers, quickly. */
#ifndef JCZ_DECIMAL_H
#define JCZ_DECIMAL_H

#include <stdbool.h>
#include <stddef.h>

/* The number 0.DIGITS for `count` decimal digits: what strtod makes of it, but many times faster.
 * False when it is for strtod to say: for more digits than a word holds, and small numbers. */
bool jcz_decimal(const char *digits, size_t count, double *out);

#endif
