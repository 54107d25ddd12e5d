/* A computer player named on the command line. */
#ifndef CLI_NAMED_PLAYER_H
#define CLI_NAMED_PLAYER_H

#include "ai/player.h"

/* The player of that name; NULL after a message on the standard error that begins with
 * "carc COMMAND" and suggests a name or lists them. */
const struct ai_player *named_player(const char *command, const char *name);

#endif
