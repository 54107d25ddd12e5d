/* `carc`: finds the sub-command and runs it. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/macros.h"
#include "base/say.h"
#include "base/streams.h"
#include "base/suggest.h"
#include "cli/command.h"
#include "cli/commands.h"

/* In the order of the help; one a line. */
static const struct command *const commands[] = {
    &command_tiles,
    &command_check,
    &command_show,
    &command_play,
    &command_replay,
    &command_test,
    &command_drive,
    &command_jcz,
    &command_import,
    &command_export,
    &command_perft,
    &command_simulate,
    &command_bench,
    &command_hint,
    &command_match,
    &command_merge,
    &command_ladder,
    &command_tune,
};

static const struct command *find(const char *name)
{
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        if (strcmp(commands[i]->name, name) == 0) {
            return commands[i];
        }
    }
    return NULL;
}

static void print_overview(FILE *to)
{
    fputs("usage: carc COMMAND [OPTION...] [ARGUMENT...]\n\n"
          "Walls & Wheat on the command line.\n\n",
        to);
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        fprintf(to, "  %-9s %s\n", commands[i]->name, commands[i]->summary);
    }
    fputs("  help      tell more about a command: carc help COMMAND\n\n"
          "Exit status: 0 fine, 1 the input is at fault, 2 the command line is at fault.\n",
        to);
}

static void print_help(const struct command *command)
{
    const char *gap = command->arguments[0] == '\0' ? "" : " ";
    printf("usage: carc %s%s%s\n\n%s", command->name, gap, command->arguments, command->help);
}

static int unknown(const char *name)
{
    struct suggest suggest;
    suggest_init(&suggest, name);
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        suggest_offer(&suggest, commands[i]->name);
    }
    suggest_offer(&suggest, "help");
    const char *best = suggest_best(&suggest);
    say(stderr, "carc: unknown command \"%.60s\"", name);
    if (best != NULL) {
        say(stderr, "; did you mean \"%s\"?", best);
    }
    fputs("\n`carc help` lists the commands\n", stderr);
    return COMMAND_USAGE;
}

static int help(int argc, char **argv)
{
    if (argc < 2) {
        print_overview(stdout);
        return COMMAND_FINE;
    }
    const struct command *command = find(argv[1]);
    if (command == NULL) {
        return unknown(argv[1]);
    }
    print_help(command);
    return COMMAND_FINE;
}

/* `carc COMMAND help`, too; a file of that name is ./help. */
static bool asks_for_help(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "help") == 0) {
        return true;
    }
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++) {
        if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
            return true;
        }
    }
    return false;
}

static int run(int argc, char **argv)
{
    if (argc < 2) {
        print_overview(stderr);
        return COMMAND_USAGE;
    }
    const char *name = argv[1];
    if (strcmp(name, "--version") == 0) {
        puts("carc " CARC_VERSION);
        return COMMAND_FINE;
    }
    if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        return help(argc - 1, argv + 1);
    }
    const struct command *command = find(name);
    if (command == NULL) {
        return unknown(name);
    }
    if (asks_for_help(argc - 1, argv + 1)) {
        print_help(command);
        return COMMAND_FINE;
    }
    return command->run(argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
    streams_begin();
    int status = run(argc, argv);
    if (!streams_end()) {
        say(stderr, "carc: the output cannot be written: %s\n", strerror(errno));
        return status == COMMAND_FINE ? COMMAND_BAD_INPUT : status;
    }
    return status;
}
