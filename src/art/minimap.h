/* Tiles of up to 28 px: flat signs. */
#ifndef ART_MINIMAP_H
#define ART_MINIMAP_H

#include "art/layout.h"
#include "art/svg.h"

void art_paint_minimap(const struct art_layout *layout, struct art_svg *svg, int rotation);

#endif
