/* Places where a meeple may go, or come from: a figure with a number beside it. Private to this
 * folder. */
#ifndef CLIENT_SPOT_H
#define CLIENT_SPOT_H

#include "client/game/game.h"

struct spot {
    int action; /* which of turn.actions */
    int number; /* from 1; 0: a computer player is to choose */
    struct ui_point at;
    enum carc_kind kind;
    bool picked, hover;
};

/* Claim number `i`, from 0, on the tile just laid, wherever that is shown: `at` is left open. */
struct spot game_claim(const struct game *game, const struct carc_tile *tile, size_t i);

/* Draws the number at that edge of the figure where it is clearest: beside no other number of
 * `game->badges` and over no other figure of `game->figures`. */
void game_spot_number(struct game *game, const struct spot *spot, struct ui_rect figure);

/* What a meeple is there, translated: "Knight". */
const char *game_spot_role(enum carc_kind kind);

/* tray_spots.c: where a meeple may go, on the picture of the tile in `rect`, if that is larger than
 * on the board. */
void game_tray_spots(struct game *game, struct ui_rect rect);

#endif
