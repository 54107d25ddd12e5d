/* The options that say what a game is played with, shared by simulate, bench, perft and others:
 * --sets A,B --rules NAME --option NAME=VALUE --tiles FILE. */
#ifndef CLI_GAME_OPTIONS_H
#define CLI_GAME_OPTIONS_H

#include "cli/options.h"
#include "load/game.h"

struct game_options {
    const char *sets;  /* "base" unless given */
    const char *rules; /* "hig" unless given */
    struct option_list options;
    struct option_list tiles;
};

/* The rows for options_read; `out` has room for GAME_OPTION_ROWS. */
#define GAME_OPTION_ROWS 4
void game_options_rows(struct game_options *game, struct option *out);

/* Makes the rules, which the caller frees. NULL after messages on stderr. */
struct carc_rules *game_options_load(const struct game_options *game);

#endif
