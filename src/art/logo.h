/* The sign of the program: a walled town behind ripe wheat. */
#ifndef ART_LOGO_H
#define ART_LOGO_H

#include "base/text.h"

/* Appends the sign as an SVG document of 256 x 256 units with round corners. Its text is the
 * installed icon, assets/icons/walls-and-wheat.svg. */
void art_logo(struct text *out);

#endif
