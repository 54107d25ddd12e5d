/* The sheets: what is public but tedious, one key away (client, 9). Private to this folder. */
#ifndef CLIENT_SHEET_H
#define CLIENT_SHEET_H

#include <stdbool.h>
#include <stdint.h>

#include "ui/geometry.h"

struct game;

enum sheet { SHEET_NONE, SHEET_TILES, SHEET_LOG, SHEET_SCORES, SHEET_NOTES };

struct sheets {
    enum sheet open;
    uint64_t since; /* when it was opened */
    /* scores */
    bool chosen; /* the cell whose list is shown: */
    int row, player;
    bool without_expected; /* what would come if the game ended now is left out */
    /* tiles */
    struct ui_rect foot; /* of the open one: room beside its button */
    bool left_only;      /* those that are used up are left out */
};

void sheets_open(struct game *game, enum sheet sheet);
void sheets_show(struct game *game);

/* Their contents; `rest` is what the title left. */
void sheet_tiles(struct game *game, struct ui_rect rest);
void sheet_log(struct game *game, struct ui_rect rest);
void sheet_scores(struct game *game, struct ui_rect rest);

#endif
