/* The tile sets of a request, found and read. Private to this room. */
#ifndef LOAD_GATHER_H
#define LOAD_GATHER_H

#include "load/game.h"

#define GATHER_MAX (LOAD_MAX_SETS + LOAD_MAX_FILES)

/* A set that takes part. */
struct gather_part {
    size_t set; /* index into `sets` */
    size_t copies;
    struct diag_place place;
};

struct gather {
    const struct load_request *request;
    struct diag *diag;
    char file[DIAG_FILE]; /* what `diag` was about at first */
    size_t set_count;     /* the files of the request first */
    struct load_set sets[GATHER_MAX];
    bool shipped[GATHER_MAX];
    size_t part_count;
    struct gather_part parts[GATHER_MAX];
};

/* False with messages in `diag`; to be ended with gather_finish in both cases. */
bool gather_sets(struct gather *gather, const struct load_request *request, struct diag *diag);
void gather_finish(struct gather *gather);

/* Lets the next messages be about the request instead of a data file. */
void gather_about_request(struct gather *gather);

#endif
