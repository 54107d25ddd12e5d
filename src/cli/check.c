/* `carc check`: validates tile files and rule sets. */
#include <stdbool.h>
#include <stdio.h>

#include "base/say.h"
#include "base/text.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "load/check.h"

static void print_text(const char *path, const struct diag *diag)
{
    for (size_t i = 0; i < diag->kept; i++) {
        char line[DIAG_FILE + DIAG_TEXT + 64];
        diag_format(&diag->messages[i], line, sizeof line);
        puts(line);
    }
    size_t more = diag->errors + diag->warnings - diag->kept;
    if (more > 0) {
        say(stdout, "%s: %zu more\n", path, more);
    }
    if (diag->errors + diag->warnings == 0) {
        say(stdout, "%s: fine\n", path);
    }
}

static void add_json(const char *path, const struct diag *diag, struct text *out)
{
    text_add(out, "{\"file\":");
    text_add_json(out, path);
    text_printf(
        out, ",\"errors\":%zu,\"warnings\":%zu,\"messages\":[", diag->errors, diag->warnings);
    for (size_t i = 0; i < diag->kept; i++) {
        const struct diag_message *message = &diag->messages[i];
        text_printf(out,
            "%s{\"severity\":\"%s\",\"line\":%d,\"column\":%d,\"text\":", i > 0 ? "," : "",
            message->severity == DIAG_ERROR ? "error" : "warning", message->place.line,
            message->place.column);
        text_add_json(out, message->text);
        text_add(out, "}");
    }
    text_add(out, "]}");
}

static int run(int argc, char **argv)
{
    bool json = false;
    const struct option options[] = {{"json", OPTION_FLAG, &json, 0, 0}};
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count == 0) {
        return options_fault(argv[0], "name a tile file or a rule set");
    }
    bool fine = true;
    struct text out = {0};
    text_add(&out, "{\"files\":[");
    for (int i = 1; i <= count; i++) {
        struct diag diag;
        diag_init(&diag, argv[i]);
        fine = load_check_file(argv[i], &diag) && fine;
        if (json) {
            text_add(&out, i > 1 ? "," : "");
            add_json(argv[i], &diag, &out);
        } else {
            print_text(argv[i], &diag);
        }
    }
    text_printf(&out, "],\"fine\":%s}", fine ? "true" : "false");
    if (json) {
        puts(text_string(&out));
    }
    text_finish(&out);
    return fine ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

const struct command command_check = {
    .name = "check",
    .arguments = "[--json] FILE...",
    .summary = "validate tile files and rule sets",
    .help = "Reads each file as its `format` line says and prints a line for each fault:\n"
            "  FILE:LINE:COLUMN: found this, expected that\n"
            "Warnings are printed too, but such a file can be used. The exit status is 1 when a\n"
            "file is at fault.\n\n"
            "  --json   one object with all messages\n",
    .run = run,
};
