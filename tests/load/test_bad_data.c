/* `carc check` on every file of tests/bad_data: NAME.expected holds its exact output. Files that
 * cannot lie in a repository are made here. */
#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"
#include "load/check.h"
#include "support.h"

/* Runs the program in the folder; returns its exit status and adds what it printed. */
static int run_carc(const char *folder, const char *arguments, struct text *out)
{
    struct text command = {0};
    text_printf(&command, "cd '%s' && '%s' %s 2>&1", folder, CARC_PROGRAM, arguments);
    FILE *pipe = popen(text_string(&command), "r");
    cr_assert_not_null(pipe);
    char buffer[4096];
    size_t count;
    text_clear(out);
    while ((count = fread(buffer, 1, sizeof buffer, pipe)) > 0) {
        text_add_bytes(out, buffer, count);
    }
    int status = pclose(pipe);
    text_finish(&command);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int files;

/* A file with nothing but warnings can be used. */
static int expected_status(const char *expected)
{
    const char *line = expected;
    while (line && *line) {
        size_t length = strcspn(line, "\n");
        const char *warning = strstr(line, ": warning: ");
        if (!warning || warning > line + length) {
            return 1;
        }
        line += length + (line[length] ? 1 : 0);
    }
    return 0;
}

static void check_one(const char *path, void *context)
{
    (void)context;
    const char *name = strrchr(path, '/') + 1;
    struct text expected_path = {0};
    text_add_bytes(&expected_path, path, strlen(path) - strlen(".yaml"));
    text_add(&expected_path, ".expected");
    struct text expected = {0};
    cr_assert(file_read(text_string(&expected_path), 65536, &expected, NULL),
        "%s needs a "
        ".expected file",
        name);
    struct text arguments = {0};
    text_printf(&arguments, "check '%s'", name);
    struct text out = {0};
    int status = run_carc(BAD_DATA, text_string(&arguments), &out);
    cr_expect_str_eq(text_string(&out), text_string(&expected));
    cr_expect_eq(status, expected_status(text_string(&expected)), "%s: status %d", name, status);
    text_finish(&out);
    text_finish(&arguments);
    text_finish(&expected);
    text_finish(&expected_path);
    files++;
}

Test(bad_data, every_file_has_its_messages)
{
    cr_assert(paths_list(BAD_DATA, ".yaml", check_one, NULL));
    cr_expect_gt(files, 80);
}

Test(bad_data, clean_files)
{
    struct text out = {0};
    struct text arguments = {0};
    text_printf(&arguments, "check tiles/*.yaml rules/*.yaml");
    cr_expect_eq(run_carc(support_data(), text_string(&arguments), &out), 0);
    cr_expect_not_null(strstr(text_string(&out), "tiles/base.yaml: fine\n"));
    cr_expect_eq(run_carc(support_data(), "check --json tiles/base.yaml", &out), 0);
    cr_expect_str_eq(text_string(&out), "{\"files\":[{\"file\":\"tiles/base.yaml\",\"errors\":0,"
                                        "\"warnings\":0,\"messages\":[]}],\"fine\":true}\n");
    text_finish(&arguments);
    text_finish(&out);
}

Test(bad_data, one_bad_file_among_good_ones)
{
    struct text out = {0};
    cr_expect_eq(run_carc(BAD_DATA, "check --json link-missing.yaml count-zero.yaml", &out), 1);
    cr_expect_str_eq(text_string(&out),
        "{\"files\":[{\"file\":\"link-missing.yaml\",\"errors\":0,\"warnings\":1,\"messages\":["
        "{\"severity\":\"warning\",\"line\":9,\"column\":9,\"text\":\"found no link to city "
        "\\\"city\\\", expected one: they meet at the corner between EL and edge N (tile "
        "\\\"road\\\")\"}]},{\"file\":\"count-zero.yaml\",\"errors\":1,\"warnings\":0,"
        "\"messages\":[{\"severity\":\"error\",\"line\":7,\"column\":12,\"text\":\"found \\\"0\\\","
        " expected a number from 1 to 510 for \\\"count\\\"\"}]}],\"fine\":false}\n");
    text_finish(&out);
}

Test(bad_data, usage)
{
    struct text out = {0};
    cr_expect_eq(run_carc("/", "check", &out), 2);
    cr_expect_eq(run_carc("/", "check --jsn file", &out), 2);
    text_finish(&out);
}

static char *folder;

static void begin(void)
{
    folder = support_folder();
}

static void end(void)
{
    support_remove_folder(folder);
}

TestSuite(strange_files, .init = begin, .fini = end);

static void expect_one(const char *name, const char *message)
{
    struct text arguments = {0};
    struct text out = {0};
    struct text expected = {0};
    text_printf(&arguments, "check '%s'", name);
    text_printf(&expected, "%s: %s\n", name, message);
    cr_expect_eq(run_carc(folder, text_string(&arguments), &out), 1);
    cr_expect_str_eq(text_string(&out), text_string(&expected));
    text_finish(&expected);
    text_finish(&out);
    text_finish(&arguments);
}

Test(strange_files, a_hundred_megabytes)
{
    char *path = support_write(folder, "large.yaml", "");
    int file = open(path, O_WRONLY);
    cr_assert_eq(ftruncate(file, 100 << 20), 0);
    close(file);
    expect_one("large.yaml", "found more than 4194304 bytes, expected at most that many");
    free(path);
}

Test(strange_files, a_folder)
{
    struct text path = {0};
    text_printf(&path, "%s/folder.yaml", folder);
    cr_assert(paths_make_folder(text_string(&path)));
    expect_one("folder.yaml", "found a folder, expected a file");
    text_finish(&path);
}

Test(strange_files, no_file)
{
    expect_one("none.yaml", "cannot be opened: No such file or directory");
}

/* Reads the file as somebody who may not; exits with 0 when the message is right. */
static void read_as_nobody(const char *path)
{
    if (getuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) {
        _exit(2);
    }
    struct diag diag;
    diag_init(&diag, "");
    bool fine = load_check_file(path, &diag);
    bool right = !fine && diag.errors == 1 &&
                 strcmp(diag.messages[0].text, "cannot be opened: Permission denied") == 0 &&
                 strcmp(diag.messages[0].file, path) == 0;
    _exit(right ? 0 : 1);
}

/* The rights of a file do not bind the superuser, hence the other user in a child. */
Test(strange_files, an_unreadable_file)
{
    char *path = support_write(folder, "locked.yaml", "format: carcassonne-tiles 1\n");
    cr_assert_eq(chmod(folder, 0755), 0);
    cr_assert_eq(chmod(path, 0), 0);
    pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        read_as_nobody(path);
    }
    int status = 0;
    cr_assert_eq(waitpid(child, &status, 0), child);
    cr_expect(WIFEXITED(status));
    cr_expect_eq(WEXITSTATUS(status), 0);
    free(path);
}
