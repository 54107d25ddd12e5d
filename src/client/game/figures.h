/* Where the meeples stand on the board that is seen. Private to this folder. */
#ifndef CLIENT_FIGURES_H
#define CLIENT_FIGURES_H

#include "client/game/game.h"

#define FIGURES (CARC_MAX_PLAYERS * CARC_MAX_MEEPLES)

struct figure {
    struct ui_point at;
    carc_node node;
    int player;
    enum carc_kind kind;
};

/* Lists them all, those of the first player first; returns how many. */
size_t figures_list(const struct game *game, struct figure figures[FIGURES]);

#endif
