/* Small round and square signs, each appended to `out` as a whole SVG document. */
#ifndef ART_BADGES_H
#define ART_BADGES_H

#include <stdint.h>

#include "art/players.h"
#include "base/text.h"
#include "rules/tile.h"

/* The player's colour and emblem in a ring (0xRRGGBB, by theme), to be shown `pixels` wide
 * (18 to 44); below 26 the emblem and the ring are stronger. The view box is 100 x 100. */
void art_badge(struct text *out, const struct art_player *player, uint32_t ring, double pixels);

/* A sign for a kind of segment and the meeple on it, drawn in one colour on a 24 x 24 grid:
 * field and farmer an ear of wheat, road and highwayman a winding road, city and knight a tower,
 * monastery and monk a chapel. */
void art_kind_glyph(struct text *out, enum carc_kind kind, uint32_t colour);

/* The crop symbol alone, flat in one colour, on a 24 x 24 grid; not for CARC_NO_SYMBOL. */
void art_symbol_glyph(struct text *out, enum carc_symbol symbol, uint32_t colour);

#endif
