/* The outlines of the crop symbols: on tiles, on medallions and as flat signs. */
#ifndef ART_SYMBOLS_H
#define ART_SYMBOLS_H

#include "rules/tile.h"

/* Closed path text for art_svg_outline, in a box of about 40 units round (0,0); not for
 * CARC_NO_SYMBOL. */
const char *art_symbol_outline(enum carc_symbol symbol);

#endif
