/* The command line of walls-and-wheat. */
#ifndef CLIENT_OPTIONS_H
#define CLIENT_OPTIONS_H

#include <stdbool.h>

#include "client/settings.h"
#include "record/record.h"

struct options {
    const char *file; /* a record or a tile file to open, or NULL */
    bool new_game;    /* an option asked for a game: no title screen first */
    long players;     /* 0: as many as there are names, or two */
    struct record record;
    int seat_count;
    const char *seats[CARC_MAX_PLAYERS]; /* "person", or the name of a computer player */
    long nodes;                          /* of thinking a move; 0: by time */
    int width, height;                   /* of the window; 0: as the toolkit likes */
    bool null_backend;
    bool software;
    bool trace;
    bool autosave;
    const char *script; /* a file, or NULL */
    const char *data;   /* folder instead of the user's own, for tests; or NULL */
    bool help;
    bool welcome; /* the first screen, whether it was seen or not */
    bool theme_given, scale_given, motion_given, pace_given;
    struct settings settings; /* the four above */
};

/* False after a message on stderr. To be ended with options_finish in both cases. */
bool options_read(struct options *options, int argc, char **argv);
void options_finish(struct options *options);

/* Prints what can be asked for. */
void options_help(void);

#endif
