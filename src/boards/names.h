/* What the players of a board test are called in sentences. */
#ifndef BOARDS_NAMES_H
#define BOARDS_NAMES_H

#include "rules/options.h"

extern const char *const board_player_names[CARC_MAX_PLAYERS];

#endif
