/* Which tile each player laid last, marked on the board. */
#ifndef CLIENT_GAME_LAST_TILES_H
#define CLIENT_GAME_LAST_TILES_H

#include <stdbool.h>
#include <stddef.h>

#include "rules/geometry.h"

struct game;

struct last_tile {
    int player;
    int age; /* in turns; 1: the tile that was laid last of all */
    struct carc_cell cell;
};

/* The last tile of each player who laid one, the latest first: at most one for each. */
size_t last_tiles_find(const struct game *game, struct last_tile *out);

/* Corners round the latest one, in the colour of whoever laid it; a quieter mark with the emblem on
 * those of the others, the fainter the older. */
void last_tiles(struct game *game);

#endif
