/* One tile on a small canvas: what character stands where, and of which segment it is part. */
#ifndef NOTATION_PICTURE_H
#define NOTATION_PICTURE_H

#include "base/text.h"
#include "notation/board.h"

/* Cells of the canvas that are part of no segment. */
#define PICTURE_NONE 255

/* Codes for what has no ASCII character of its own: a road that turns or forks, as a set of
 * edges (bit e), from PICTURE_ROAD on. All are below ' '. */
#define PICTURE_ROAD 1

struct picture {
    char at[NOTATION_TILE_HEIGHT][NOTATION_TILE_WIDTH];
    uint8_t segment[NOTATION_TILE_HEIGHT][NOTATION_TILE_WIDTH];
};

void picture_tile(struct picture *picture, const struct carc_tile *tile, int rotation);

/* Writes a short word onto a segment, as near to its middle as it fits. */
void picture_write(struct picture *picture, int segment, const char *word);

/* Appends the character for a code of the canvas. */
void picture_add(char code, bool unicode, struct text *out);

#endif
