/* What all sub-commands share: finding them, help, options, exit statuses; and `carc test`. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/macros.h"
#include "carc.h"

#define MAX_WORDS 8

/* A command line, its exit status and what it prints somewhere in its output or messages. */
static const struct {
    const char *words[MAX_WORDS];
    int status;
    const char *out;
    const char *err;
} lines[] = {
    {{"--version"}, 0, "carc ", ""},
    {{"help"}, 0, "usage: carc COMMAND", ""},
    {{"--help"}, 0, "  test      run board tests\n", ""},
    {{"help", "test"}, 0, "usage: carc test [--json] FILE|FOLDER...\n", ""},
    {{"test", "--help"}, 0, "usage: carc test [--json] FILE|FOLDER...\n", ""},
    {{"help", "tset"}, 2, "", "unknown command \"tset\"; did you mean \"test\"?"},
    {{NULL}, 2, "", "usage: carc COMMAND"},
    {{"hlep"}, 2, "", "unknown command \"hlep\"; did you mean \"help\"?"},
    {{"test"}, 2, "", "carc test: name a board test or a folder of them\n"},
    {{"test", "--jsn", "x"}, 2, "", "unknown option --jsn; did you mean --json?\n"},
    {{"test", "--json=yes", "x"}, 2, "", "--json takes no value\n"},
    {{"test", "-j", "x"}, 2, "", "options have two dashes: \"-j\"\n"},
    {{"test", "--", "--json"}, 1, "--json: cannot be opened", ""},
    {{"test", "/dev/null/x"}, 1, "/dev/null/x: cannot be opened", ""},
    {{"simulate", "--games"}, 2, "", "--games needs a value\n"},
    {{"simulate", "--games", "many"}, 2, "", "--games needs a number from "},
    {{"simulate", "--games=-1"}, 2, "", "--games needs a number from "},
};

static void expect_in(const struct text *text, const char *part, const char *line)
{
    cr_expect_not_null(strstr(text_string(text), part), "%s: \"%s\" is not in:\n%s", line, part,
        text_string(text));
}

Test(frame, command_lines, .init = carc_folder_begin, .fini = carc_folder_end)
{
    for (size_t i = 0; i < ARRAY_LENGTH(lines); i++) {
        const char *words[MAX_WORDS + 1] = {NULL};
        memcpy(words, lines[i].words, sizeof lines[i].words);
        const char *name = words[0] != NULL ? words[0] : "(nothing)";
        struct carc_run run = carc_run(words, "", 0);
        cr_expect_eq(run.status, lines[i].status, "line %zu, %s: status %d", i, name, run.status);
        expect_in(&run.out, lines[i].out, name);
        expect_in(&run.err, lines[i].err, name);
        carc_run_finish(&run);
    }
}

/* Every command of the overview has a help that begins with how to use it. */
Test(frame, every_command_has_help, .init = carc_folder_begin, .fini = carc_folder_end)
{
    const char *overview[] = {"help", NULL};
    struct carc_run run = carc_run(overview, "", 0);
    int commands = 0;
    for (const char *at = text_string(&run.out); (at = strstr(at, "\n  ")) != NULL; at++) {
        char name[32];
        if (sscanf(at, "\n  %31[a-z]", name) != 1) {
            continue;
        }
        const char *words[] = {"help", name, NULL};
        struct carc_run help = carc_run(words, "", 0);
        char usage[64];
        snprintf(usage, sizeof usage, "usage: carc %s", name);
        if (strcmp(name, "help") != 0) {
            cr_expect_eq(help.status, 0, "%s", name);
            expect_in(&help.out, usage, name);
        }
        carc_run_finish(&help);
        commands++;
    }
    cr_expect_gt(commands, 8);
    carc_run_finish(&run);
}

static void write_board(const char *leaf, const char *text)
{
    cr_assert(file_write(carc_path(leaf), text, strlen(text), NULL));
}

Test(frame, test_command, .init = carc_folder_begin, .fini = carc_folder_end)
{
    write_board("a.board", "expect score 0 0\n");
    write_board("b.board", "draw E\nplace 0,-1 r2\nexpect score 0 9\n");
    char folder[512];
    snprintf(folder, sizeof folder, "%s", carc_path(""));
    const char *words[] = {"test", folder, NULL};
    struct carc_run run = carc_run(words, "", 0);
    cr_expect_eq(run.status, 1);
    expect_in(&run.out, "b.board:3:16: found scores 0 0, expected 9 for player 2\n", "test");
    expect_in(&run.out, "   0 ---------\n", "test");
    expect_in(&run.out, "2 tests, 1 expectation met, 1 test failed\n", "test");
    carc_run_finish(&run);

    char file[512];
    snprintf(file, sizeof file, "%s", carc_path("a.board"));
    const char *fine[] = {"test", "--json", file, NULL};
    run = carc_run(fine, "", 0);
    cr_expect_eq(run.status, 0);
    cr_expect_str_eq(
        text_string(&run.out), "{\"tests\":1,\"expectations\":1,\"failed\":0,\"failures\":[]}\n");
    carc_run_finish(&run);
}

Test(frame, test_command_without_boards, .init = carc_folder_begin, .fini = carc_folder_end)
{
    char folder[512];
    snprintf(folder, sizeof folder, "%s", carc_path(""));
    const char *words[] = {"test", folder, NULL};
    struct carc_run run = carc_run(words, "", 0);
    cr_expect_eq(run.status, 1);
    expect_in(&run.err, "found no *.board or *.jcz file", "test");
    carc_run_finish(&run);
}
