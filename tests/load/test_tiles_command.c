/* `carc tiles`. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>

#include "support.h"

static int run_tiles(const char *arguments, struct text *out)
{
    struct text command = {0};
    text_printf(&command, "'%s' tiles %s 2>&1", CARC_PROGRAM, arguments);
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

Test(tiles_command, counts_and_pictures)
{
    struct text out = {0};
    cr_expect_eq(run_tiles("", &out), 0);
    cr_expect_not_null(strstr(text_string(&out), "base: Base game, 24 types, 72 tiles\n"));
    cr_expect_not_null(strstr(text_string(&out), "crop-circles: Crop Circles, 6 types, 6 tiles\n"));
    cr_expect_not_null(strstr(text_string(&out), "D x4 start"));
    cr_expect_not_null(strstr(text_string(&out), "CC-F x1 shield"));
    cr_expect_not_null(strstr(text_string(&out), "[M]"));
    text_finish(&out);
}

Test(tiles_command, only_the_sets_that_are_asked_for)
{
    struct text out = {0};
    cr_expect_eq(run_tiles("--sets crop-circles", &out), 0);
    cr_expect_null(strstr(text_string(&out), "Base game"));
    cr_expect_eq(run_tiles("--sets base,bse --json", &out), 1);
    cr_expect_not_null(strstr(text_string(&out), "did you mean \"base\"?"));
    cr_expect_eq(run_tiles("base", &out), 2);
    text_finish(&out);
}

Test(tiles_command, lines_fit_a_terminal)
{
    struct text out = {0};
    cr_expect_eq(run_tiles("", &out), 0);
    for (const char *line = text_string(&out); *line;) {
        size_t length = strcspn(line, "\n");
        cr_expect_leq(length, 80, "%.*s", (int)length, line);
        line += length + 1;
    }
    text_finish(&out);
}

Test(tiles_command, json_holds_everything)
{
    struct text out = {0};
    cr_expect_eq(run_tiles("--sets base --json", &out), 0);
    cr_expect_not_null(strstr(text_string(&out),
        "{\"id\":\"D\",\"count\":4,\"start\":true,\"garden\":false,\"segments\":["
        "{\"name\":\"city\",\"kind\":\"city\",\"edges\":[\"N\"],\"pennants\":0},"
        "{\"name\":\"road\",\"kind\":\"road\",\"edges\":[\"E\",\"W\"]},"
        "{\"name\":\"north\",\"kind\":\"field\",\"halves\":[\"EL\",\"WR\"],\"cities\":[\"city\"]},"
        "{\"name\":\"south\",\"kind\":\"field\",\"halves\":[\"ER\",\"SL\",\"SR\",\"WL\"],"
        "\"cities\":[]}]}"));
    text_finish(&out);
}
