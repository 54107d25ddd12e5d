/* `carc test`: runs board tests. */
#include <stdio.h>

#include "base/macros.h"
#include "base/paths.h"
#include "base/say.h"
#include "boards/run.h"
#include "cli/command.h"
#include "cli/commands.h"
#include "cli/jcz_test.h"
#include "cli/options.h"
#include "jcz/file.h"

static void run_file(const char *path, void *context)
{
    if (jcz_is_file(path)) {
        jcz_test_run(path, context);
    } else {
        boards_run_file(path, context);
    }
}

static bool run_path(const char *path, struct boards_report *report)
{
    if (!paths_is_folder(path)) {
        run_file(path, report);
        return true;
    }
    size_t before = report->tests;
    if (!paths_list(path, ".board", run_file, report) ||
        !paths_list(path, ".jcz", run_file, report)) {
        say(stderr, "carc test: cannot read the folder %s\n", path);
        return false;
    }
    if (report->tests == before) {
        say(stderr, "carc test: found no *.board or *.jcz file in the folder %s\n", path);
        return false;
    }
    return true;
}

static void print_failure(const struct boards_failure *failure)
{
    char line[DIAG_FILE + DIAG_TEXT + 64];
    diag_format(&failure->message, line, sizeof line);
    say(stdout, "%s\n  in the test: %s\n%s\n", line, failure->title, failure->board);
}

static const char *plural(size_t count)
{
    return count == 1 ? "" : "s";
}

static void print_report(const struct boards_report *report)
{
    for (size_t i = 0; i < report->failed; i++) {
        print_failure(&report->failures[i]);
    }
    printf("%zu test%s, %zu expectation%s met, %zu test%s failed\n", report->tests,
        plural(report->tests), report->expectations, plural(report->expectations), report->failed,
        plural(report->failed));
}

static void print_json(const struct boards_report *report)
{
    struct text out;
    text_init(&out);
    text_printf(&out, "{\"tests\":%zu,\"expectations\":%zu,\"failed\":%zu,\"failures\":[",
        report->tests, report->expectations, report->failed);
    for (size_t i = 0; i < report->failed; i++) {
        const struct diag_message *message = &report->failures[i].message;
        text_add(&out, i == 0 ? "{\"file\":" : ",{\"file\":");
        text_add_json(&out, message->file);
        text_printf(&out, ",\"line\":%d,\"column\":%d", message->place.line, message->place.column);
        text_add(&out, ",\"test\":");
        text_add_json(&out, report->failures[i].title);
        text_add(&out, ",\"message\":");
        text_add_json(&out, message->text);
        text_add_char(&out, '}');
    }
    text_add(&out, "]}");
    puts(text_string(&out));
    text_finish(&out);
}

static int run(int argc, char **argv)
{
    bool json = false;
    const struct option options[] = {{.name = "json", .type = OPTION_FLAG, .target = &json}};
    int count = options_read(options, ARRAY_LENGTH(options), argc, argv);
    if (count < 0) {
        return COMMAND_USAGE;
    }
    if (count == 0) {
        return options_fault(argv[0], "name a board test or a folder of them");
    }
    struct boards_report report;
    boards_report_init(&report);
    bool found = true;
    for (int i = 1; i <= count; i++) {
        found = run_path(argv[i], &report) && found;
    }
    if (json) {
        print_json(&report);
    } else {
        print_report(&report);
    }
    bool fine = found && report.failed == 0;
    boards_report_finish(&report);
    return fine ? COMMAND_FINE : COMMAND_BAD_INPUT;
}

const struct command command_test = {
    .name = "test",
    .arguments = "[--json] FILE|FOLDER...",
    .summary = "run board tests",
    .help = "Runs the board tests in the files, and in the *.board files of the folders. For each\n"
            "test that fails it shows file, line and column, what was found and what was\n"
            "expected, and the board. tests/README.md tells how to write one. Files of\n"
            "JCloisterZone (*.jcz) are played, and their assertions judged.\n"
            "\n"
            "  --json    print the outcome as one JSON object\n",
    .run = run,
};
