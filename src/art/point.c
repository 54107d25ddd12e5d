#include "art/point.h"

/* Taylor series on [-pi/4, pi/4]: nothing but products and sums, hence the same everywhere. */
static double series_sin(double x)
{
    double q = x * x;
    return x *
           (1.0 + q * (-1.0 / 6 +
                          q * (1.0 / 120 + q * (-1.0 / 5040 + q * (1.0 / 362880 - q / 39916800)))));
}

static double series_cos(double x)
{
    double q = x * x;
    return 1.0 +
           q * (-1.0 / 2 +
                   q * (1.0 / 24 + q * (-1.0 / 720 + q * (1.0 / 40320 + q * (-1.0 / 3628800)))));
}

static double sine_of_quarter(double x, int quarter)
{
    switch (quarter & 3) {
    case 0: return series_sin(x);
    case 1: return series_cos(x);
    case 2: return -series_sin(x);
    default: return -series_cos(x);
    }
}

double art_sin(double angle)
{
    double turns = floor(angle / (ART_PI / 2) + 0.5);
    return sine_of_quarter(angle - turns * (ART_PI / 2), (int)turns);
}

double art_cos(double angle)
{
    double turns = floor(angle / (ART_PI / 2) + 0.5);
    return sine_of_quarter(angle - turns * (ART_PI / 2), (int)turns + 1);
}
