/* `carc drive`: the line protocol for programs. */
#include <stdio.h>

#include "cli/command.h"
#include "cli/commands.h"
#include "cli/driver.h"
#include "cli/options.h"
#include "cli/report.h"

/* Reads a line without its newline. What goes beyond DRIVER_MAX_LINE bytes is dropped; `*size`
 * then says how much there was. False at the end of the input. */
static bool read_line(FILE *from, char *line, size_t *size)
{
    *size = 0;
    int byte = getc(from);
    if (byte == EOF) {
        return false;
    }
    for (; byte != EOF && byte != '\n'; byte = getc(from)) {
        if (*size < DRIVER_MAX_LINE) {
            line[*size] = (char)byte;
        }
        ++*size;
    }
    if (*size > 0 && *size <= DRIVER_MAX_LINE && line[*size - 1] == '\r') {
        --*size;
    }
    return true;
}

static int run(int argc, char **argv)
{
    int count = options_read(NULL, 0, argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count > 0) {
        return options_fault(argv[0], "it takes no arguments");
    }
    struct driver driver;
    driver_init(&driver);
    struct text answer;
    text_init(&answer);
    char line[DRIVER_MAX_LINE];
    size_t size = 0;
    while (!driver.ended && read_line(stdin, line, &size)) {
        if (size >= DRIVER_MAX_LINE) {
            text_printf(&answer, "err found a line of %zu bytes, expected fewer than %d", size,
                DRIVER_MAX_LINE);
        } else {
            driver_line(&driver, line, size, &answer);
        }
        text_add_char(&answer, '\n');
        report_text(&answer);
        if (fflush(stdout) != 0) {
            break; /* nobody listens any more */
        }
    }
    text_finish(&answer);
    driver_finish(&driver);
    return COMMAND_FINE;
}

const struct command command_drive = {
    .name = "drive",
    .arguments = "",
    .summary = "play by a line protocol, for programs and tests",
    .help = "Reads commands from the standard input, one a line, and answers each with one line:\n"
            "ok ... or err REASON. What is refused changes nothing.\n\n"
            "  new [players=2] [names=Ann,Bob] [sets=base,crop-circles] [rules=hig] [seed=7]\n"
            "      [draws=free] [tiles=FILE] [start=D@0,0@r0] [OPTION=VALUE]\n"
            "  tiles, legal, state, score     as JSON objects; hash\n"
            "  do ACTION                      such as: do place 1,0 r2\n"
            "  undo, redo\n"
            "  save [FILE], load FILE         records\n"
            "  quit\n\n"
            "src/cli/README.md describes it, with an example.\n",
    .run = run,
};
