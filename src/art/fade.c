#include "art/fade.h"

#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS 6

uint32_t art_fade_colour(uint32_t colour, double part)
{
    double channel[3] = {colour >> 16 & 255, colour >> 8 & 255, colour & 255};
    double grey = 0.2126 * channel[0] + 0.7152 * channel[1] + 0.0722 * channel[2];
    uint32_t faded = 0;
    for (int i = 0; i < 3; i++) {
        faded = faded << 8 | (uint32_t)lround(channel[i] + (grey - channel[i]) * part);
    }
    return faded;
}

static bool is_colour(const char *at)
{
    for (int i = 1; i <= DIGITS; i++) {
        if (!isxdigit((unsigned char)at[i])) {
            return false; /* also the end of the text */
        }
    }
    return true;
}

void art_fade(struct text *svg, double part)
{
    for (char *at = part > 0 ? svg->data : NULL; at != NULL && (at = strchr(at, '#')) != NULL;
         at++) {
        if (is_colour(at)) { /* and not the name of a gradient */
            char digits[DIGITS + 1] = {0};
            memcpy(digits, at + 1, DIGITS);
            uint32_t colour = (uint32_t)strtoul(digits, NULL, 16);
            snprintf(digits, sizeof digits, "%06X", (unsigned)art_fade_colour(colour, part));
            memcpy(at + 1, digits, DIGITS);
        }
    }
}
