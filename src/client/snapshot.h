/* A whole board as one picture of pixels: for the title screen, previews and PNG files. Made
 * without a window, from any thread. */
#ifndef CLIENT_SNAPSHOT_H
#define CLIENT_SNAPSHOT_H

#include <SDL_surface.h>
#include <stdbool.h>

#include "art/players.h"
#include "base/diag.h"
#include "rules/query.h"

struct ui;

struct snapshot {
    const struct carc_rules *rules;
    const struct carc_state *state;
    const struct art_player *looks[CARC_MAX_PLAYERS];
    int tile;       /* pixels of a tile, 8 or more */
    int margin;     /* pixels around the board */
    uint32_t table; /* 0xRRGGBB behind it */
    bool clear;     /* the table is see-through */
};

/* The largest tile, at most `tile`, with which the picture stays within width and height. */
int snapshot_tile_for(
    const struct carc_rules *rules, const struct carc_state *state, int tile, const int size[2]);

/* Owned by the caller; NULL without memory for it. */
SDL_Surface *snapshot_draw(const struct snapshot *what);

/* Writes it as a PNG file. */
bool snapshot_save(const struct snapshot *what, const char *path, struct diag *diag);

/* The same in a thread of its own. The state is copied; the rules must outlive the job. The loop
 * is woken when it is done. */
struct snapshot_job;
struct snapshot_job *snapshot_start(struct ui *ui, const struct snapshot *what);
/* NULL until it is done, then the surface, once. */
SDL_Surface *snapshot_take(struct snapshot_job *job);
void snapshot_end(struct snapshot_job *job); /* stops it; accepts NULL */

#endif
