/* Tiles and boards drawn in characters.
 *
 * A tile is NOTATION_TILE_WIDTH columns by NOTATION_TILE_HEIGHT rows: `#` city, `-` `|` and
 * corners road, `.` field, `[M]` monastery, `o` village, `!` pennant, `(s)` `(c)` `(r)` the crop
 * circle's shield, club and rake. A meeple is the capital letter of its player, A for the first; a
 * monk stands in the brackets, and `A2` are two meeples of A. */
#ifndef NOTATION_BOARD_H
#define NOTATION_BOARD_H

#include "base/text.h"
#include "rules/query.h"

#define NOTATION_TILE_WIDTH 9
#define NOTATION_TILE_HEIGHT 5

/* A word written into an empty cell, such as the number of a choice. */
struct notation_mark {
    struct carc_cell cell;
    char text[NOTATION_TILE_WIDTH + 1];
};

struct notation_style {
    bool unicode; /* line drawing characters for roads, shades for cities */
    const struct notation_mark *marks;
    size_t mark_count;
};

/* Appends the tile as NOTATION_TILE_HEIGHT lines. */
void notation_tile_picture(
    const struct carc_tile *tile, int rotation, bool unicode, struct text *out);

/* Appends the board with its meeples and marks. x runs along the top and bottom rims, y along
 * the left one. `style` may be NULL: plain ASCII without marks. */
void notation_board_picture(const struct carc_rules *rules, const struct carc_state *state,
    const struct notation_style *style, struct text *out);

#endif
