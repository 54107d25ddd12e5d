/* Takes colour out of a picture, so that what lies on it stands out. */
#ifndef ART_FADE_H
#define ART_FADE_H

#include <stdint.h>

#include "base/text.h"

/* The colour moved that part of the way (0 to 1) to the grey that is as light. */
uint32_t art_fade_colour(uint32_t colour, double part);

/* The same with each colour of an SVG document, in place. */
void art_fade(struct text *svg, double part);

#endif
