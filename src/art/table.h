/* The table under the tiles: a soft light in its middle and faint contour lines like a map's. */
#ifndef ART_TABLE_H
#define ART_TABLE_H

#include "base/text.h"

enum art_theme { ART_CLASSIC, ART_LIGHT, ART_DARK, ART_THEME_COUNT };

/* Appends the table as an SVG document of `width` x `height` logical pixels (at least 1). The same
 * size always gives the same lines; the size of the contours does not grow with the window. */
void art_table(struct text *out, int width, int height, enum art_theme theme);

#endif
