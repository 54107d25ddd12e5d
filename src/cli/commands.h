/* Every sub-command, one a line; each lies in the file of its name. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli/command.h"

extern const struct command command_bench;
extern const struct command command_check;
extern const struct command command_drive;
extern const struct command command_export;
extern const struct command command_hint;
extern const struct command command_import;
extern const struct command command_jcz;
extern const struct command command_ladder;
extern const struct command command_match;
extern const struct command command_merge;
extern const struct command command_perft;
extern const struct command command_play;
extern const struct command command_replay;
extern const struct command command_show;
extern const struct command command_simulate;
extern const struct command command_test;
extern const struct command command_tiles;
extern const struct command command_tune;

#endif
