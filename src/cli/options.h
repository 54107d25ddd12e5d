/* The command line of a sub-command: `--name`, `--name VALUE`, `--name=VALUE`, then arguments.
 * `--` ends the options. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

enum option_type {
    OPTION_FLAG,   /* target: bool */
    OPTION_TEXT,   /* target: const char * */
    OPTION_NUMBER, /* target: long long, from `smallest` to `largest` */
    OPTION_LIST    /* target: struct option_list; may be given several times */
};

struct option {
    const char *name; /* without the dashes */
    enum option_type type;
    void *target; /* left alone when the option is not given */
    long long smallest;
    long long largest;
};

#define OPTION_LIST_MAX 64

struct option_list {
    const char *items[OPTION_LIST_MAX];
    size_t count;
};

/* Reads argv[1] and on. What is no option is moved to argv[1], argv[2], ... in its order.
 * Returns how many such arguments there are; -1 after a message on stderr (exit with
 * COMMAND_USAGE). */
int options_read(const struct option *options, size_t count, int argc, char **argv);

/* A whole number as a decimal: digits, and a minus sign before them at most. Anything else, blanks
 * and plus signs too, is refused, and so is what lies outside; then `*out` is left alone. */
bool options_number(const char *text, long long smallest, long long largest, long long *out);

/* Whether the number that an OPTION_NUMBER was given lies within its limits, for limits that are
 * known only when the input was read. False after the message of options_read (COMMAND_USAGE). */
bool options_within(const struct option *option, const char *command);

/* Says on stderr what is wrong with the command line of `command`, and where its help is.
 * Returns COMMAND_USAGE. */
int options_fault(const char *command, const char *what);

#endif
