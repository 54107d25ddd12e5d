/* A tile by itself, without a game: cards of tile sets, pictures of the themes. */
#ifndef CLIENT_SAMPLE_H
#define CLIENT_SAMPLE_H

#include "art/players.h"
#include "rules/tile.h"
#include "ui/geometry.h"

struct app;

/* Draws it into the square. `key` names the tile among all there are. */
void sample_tile(struct app *app, struct ui_rect square, const char *key,
    const struct carc_tile *tile, int rotation);

/* A standing meeple of a player who has no game yet, in the rectangle. */
void sample_meeple(struct app *app, struct ui_rect rect, const struct art_player *look);

#endif
