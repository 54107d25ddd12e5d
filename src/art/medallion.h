/* A crop symbol pressed into a square piece of a corn field: the sign of a crop circle in dialogs,
 * in the order of players and in the log. */
#ifndef ART_MEDALLION_H
#define ART_MEDALLION_H

#include "base/text.h"
#include "rules/tile.h"

/* Appends the medallion as an SVG document with a frame and round corners, to be shown `pixels`
 * wide; up to 40 it is drawn flat with a larger symbol. Not for CARC_NO_SYMBOL. */
void art_medallion(struct text *out, enum carc_symbol symbol, double pixels);

#endif
