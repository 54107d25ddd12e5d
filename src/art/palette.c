#include "art/palette.h"

#include <math.h>

uint32_t art_mix(uint32_t a, uint32_t b, double t)
{
    uint32_t result = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
        double from = a >> shift & 255;
        double to = b >> shift & 255;
        result |= (uint32_t)floor(from + (to - from) * t + 0.5) << shift;
    }
    return result;
}

uint32_t art_darker(uint32_t colour, double t)
{
    return art_mix(colour, 0x3A2412, t);
}

uint32_t art_lighter(uint32_t colour, double t)
{
    return art_mix(colour, 0xFFF6E0, t);
}
