#include "carc.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"

static char folder[64];

void carc_folder_begin(void)
{
    strcpy(folder, "/tmp/carc-test-XXXXXX");
    cr_assert_not_null(mkdtemp(folder));
    setenv("XDG_DATA_HOME", folder, 1);
}

static int remove_one(const char *path, const struct stat *about, int flag, struct FTW *ftw)
{
    (void)about;
    (void)flag;
    (void)ftw;
    return remove(path);
}

void carc_folder_end(void)
{
    nftw(folder, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

const char *carc_path(const char *leaf)
{
    static char path[256];
    snprintf(path, sizeof path, "%s/%s", folder, leaf);
    return path;
}

static void redirect(int target, const char *leaf, int flags)
{
    int file = open(carc_path(leaf), flags, 0600);
    if (file < 0 || dup2(file, target) < 0) {
        _exit(127);
    }
    close(file);
}

struct carc_run carc_run(const char *const *arguments, const char *input, size_t size)
{
    const char *program = getenv("CARC");
    cr_assert_not_null(program);
    cr_assert(file_write(carc_path("in"), input, size, NULL));
    const char *argv[32] = {program};
    for (int i = 0; arguments[i] != NULL; i++) {
        cr_assert_lt(i, 30);
        argv[i + 1] = arguments[i];
    }
    fflush(NULL);
    pid_t child = fork();
    cr_assert_geq(child, 0);
    if (child == 0) {
        redirect(STDIN_FILENO, "in", O_RDONLY);
        redirect(STDOUT_FILENO, "out", O_WRONLY | O_CREAT | O_TRUNC);
        redirect(STDERR_FILENO, "err", O_WRONLY | O_CREAT | O_TRUNC);
        execv(program, (char *const *)argv);
        _exit(127);
    }
    int status = 0;
    cr_assert_eq(waitpid(child, &status, 0), child);
    struct carc_run run = {0};
    run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
    cr_assert(file_read(carc_path("out"), 64 << 20, &run.out, NULL));
    cr_assert(file_read(carc_path("err"), 64 << 20, &run.err, NULL));
    return run;
}

void carc_run_finish(struct carc_run *run)
{
    text_finish(&run->out);
    text_finish(&run->err);
}
