/* A new game from settings such as `players=2 sets=base,crop-circles rules=hig seed=7`. */
#ifndef CLI_NEW_GAME_H
#define CLI_NEW_GAME_H

#include <stdbool.h>

#include "record/record.h"

struct new_game {
    struct record record;
    long players;      /* 0: as many as there are names, or two */
    bool files_barred; /* refuses `tiles=FILE` */
};

void new_game_init(struct new_game *game);
void new_game_finish(struct new_game *game);

/* Keys: players, names (A,B,...), sets (a,b,...), rules, seed, draws (free), tiles (a file), start
 * (TILE@X,Y@rN), or the name of an option. False with one message. */
bool new_game_set(struct new_game *game, const char *key, const char *value, struct diag *diag);

/* `key=value` in one word. */
bool new_game_setting(struct new_game *game, const char *setting, struct diag *diag);

/* Adds the seats; `record` can then be given to session_create, as soon as it has a seed. */
bool new_game_complete(struct new_game *game, struct diag *diag);

#endif
