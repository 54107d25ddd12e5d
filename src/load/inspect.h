/* A tile file as those see it who write one: its tiles, also those at fault, and what is wrong. */
#ifndef LOAD_INSPECT_H
#define LOAD_INSPECT_H

#include "load/tiles.h"

#define LOAD_NO_TILE (-1)

struct load_inspection {
    struct load_set set; /* a draft (load_set_draft); empty when no tiles could be read */
    bool fine;           /* without errors: it can be played */
    struct diag diag;    /* what load_check_file says of it, to the letter */
    int tile[DIAG_MAX];  /* the tile that each of these messages is about: its index in the set,
                            or LOAD_NO_TILE */
};

/* To be ended with load_inspect_finish, whatever was found. */
void load_inspect_file(struct load_inspection *inspection, const char *path);
void load_inspect_finish(struct load_inspection *inspection);

#endif
