/* Colours as people with other colour vision see them. */
#ifndef TESTS_ART_VISION_H
#define TESTS_ART_VISION_H

#include <stdint.h>

enum vision {
    VISION_NORMAL,
    VISION_PROTAN,
    VISION_DEUTAN,
    VISION_TRITAN,
    VISION_GREY, /* lightness only */
    VISION_COUNT
};

struct vision_colour {
    double v[3];
};

const char *vision_name(enum vision vision);

/* The colour 0xRRGGBB in linear light, each part 0 to 1. */
struct vision_colour vision_linear(uint32_t rgb);

/* What is seen of the colour 0xRRGGBB, in CIE L*a*b* (D65). */
struct vision_colour vision_see(uint32_t rgb, enum vision vision);

/* CIE76 distance of two colours that are seen; 2.3 can just be told apart side by side. */
double vision_distance(struct vision_colour a, struct vision_colour b);

#endif
