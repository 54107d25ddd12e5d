/* Standard streams that fail, and files that stand for something else. */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "carc.h"

#define FOLDER .init = carc_folder_begin, .fini = carc_folder_end
#define RECORD RECORDS "/v1/base-one.carc"

/* Opens the path as that stream, or closes the stream when it is NULL. */
static void set_stream(int stream, const char *path, int flags)
{
    close(stream);
    if (path && open(path, flags, 0600) != stream) {
        _exit(127);
    }
}

/* Runs $CARC with what it says in the file "err"; returns the exit status. */
static int run_with(const char *input, const char *output, const char *const *arguments)
{
    const char *program = getenv("CARC");
    cr_assert_not_null(program);
    const char *argv[16] = {program};
    for (int i = 0; arguments[i]; i++) {
        argv[i + 1] = arguments[i];
    }
    fflush(NULL);
    pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        set_stream(STDERR_FILENO, carc_path("err"), O_WRONLY | O_CREAT | O_TRUNC);
        /* The output last: input that is closed, too, must not take its number. */
        set_stream(STDIN_FILENO, "/dev/null", O_RDONLY);
        set_stream(STDOUT_FILENO, output, O_WRONLY);
        if (!input) {
            close(STDIN_FILENO);
        }
        execv(program, (char *const *)argv);
        _exit(127);
    }
    int status = 0;
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_assert(WIFEXITED(status), "killed by signal %d", WTERMSIG(status));
    return WEXITSTATUS(status);
}

static void expect_told(const char *output, const char *const *arguments)
{
    int status = run_with("/dev/null", output, arguments);
    cr_expect_eq(status, 1, "%s: %d", arguments[0], status);
    struct text said = {0};
    cr_assert(file_read(carc_path("err"), 1 << 20, &said, NULL));
    cr_expect_not_null(strstr(text_string(&said), "carc: the output cannot be written: "), "%s: %s",
        arguments[0], text_string(&said));
    text_finish(&said);
}

Test(streams, output_that_does_not_arrive_is_told, FOLDER)
{
    static const char *const lines[][9] = {
        {"--version"},
        {"help"},
        {"help", "play"},
        {"tiles"},
        {"tiles", "--json"},
        {"show", RECORD},
        {"replay", RECORD},
        {"export", RECORD},
        {"simulate", "--games", "2"},
        {"perft", "--order", "U"},
        {"match", "random", "greedy", "--games", "2"},
        {"match", "random", "greedy", "--games", "400", "--json"},
        {"ladder", "random", "greedy", "--games", "2"},
        {"hint", RECORD, "--turn", "2", "--nodes", "10"},
        {"play", "--ascii", "--seed", "1"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        expect_told("/dev/full", lines[i]);
        expect_told(NULL, lines[i]);
    }
}

/* The first file that is opened gets the number of the closed stream. */
Test(streams, closed_streams_harm_no_file, FOLDER)
{
    char path[300];
    snprintf(path, sizeof path, "%s", carc_path("game.jcz"));
    const char *const arguments[] = {"export", RECORD, "-o", path, NULL};
    cr_expect_eq(run_with("/dev/null", "/dev/null", arguments), 0);
    struct text expected = {0};
    cr_assert(file_read(path, 1 << 20, &expected, NULL));
    cr_expect_eq(run_with(NULL, NULL, arguments), 0);
    struct text found = {0};
    cr_assert(file_read(path, 1 << 20, &found, NULL));
    cr_expect_gt(found.size, 1000);
    cr_expect_eq(found.size, expected.size);
    text_finish(&expected);
    text_finish(&found);
    const char *const drive[] = {"drive", NULL};
    cr_expect_eq(run_with(NULL, NULL, drive), 0);
    const char *const play[] = {"play", "--ascii", NULL};
    cr_expect_eq(run_with(NULL, NULL, play), 1);
}
