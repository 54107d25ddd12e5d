/* The players' emblems, as SVG elements to be put into a drawing. */
#ifndef ART_EMBLEM_H
#define ART_EMBLEM_H

#include "art/players.h"
#include "base/text.h"

/* Adds the emblem around (x, y), about `radius` to each side, in the colour `fill`. */
void art_emblem(
    struct text *svg, enum art_emblem emblem, double x, double y, double radius, const char *fill);

#endif
