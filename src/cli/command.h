/* The sub-commands of `carc`.
 *
 * To add one: write src/cli/NAME.c with a `const struct command command_NAME`, name it in
 * commands.h, in the table of main.c and in meson.build. `test.c` is the one to copy. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

enum {
    COMMAND_FINE = 0,
    COMMAND_BAD_INPUT = 1, /* the input is at fault */
    COMMAND_USAGE = 2      /* the command line is at fault */
};

struct command {
    const char *name;
    const char *arguments; /* "FILE|FOLDER..." */
    const char *summary;   /* one line, no final stop */
    const char *help;      /* whole lines: what it does, its options */

    /* `argv[0]` is the command's name. Returns an exit status; reads and prints as it likes. */
    int (*run)(int argc, char **argv);
};

#endif
