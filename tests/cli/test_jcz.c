/* JCloisterZone's protocol and files at the command line: exit statuses, messages, the port. */
#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "base/macros.h"
#include "carc.h"

TestSuite(jcz, .init = carc_folder_begin, .fini = carc_folder_end);

#define SETUP                                                                                      \
    "{\"type\":\"GAME_SETUP\",\"payload\":{\"sets\":{\"basic:1\":1},\"elements\":"                 \
    "{\"small-follower\":7,\"farmers\":true},\"rules\":{},\"players\":2,"                          \
    "\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}],"                            \
    "\"initialRandom\":0.5,\"gameAnnotations\":{}}}\n"

static void expect_in(const struct text *text, const char *part)
{
    cr_expect_not_null(
        strstr(text_string(text), part), "\"%s\" is not in:\n%.400s", part, text_string(text));
}

static struct carc_run talk(const char *lines)
{
    const char *words[] = {"jcz", NULL};
    return carc_run(words, lines, strlen(lines));
}

Test(jcz, a_setup_is_answered_and_the_end_of_input_is_no_fault)
{
    struct carc_run run = talk("%bulk off\n" SETUP);
    cr_expect_eq(run.status, 0);
    cr_expect_eq(run.err.size, 0, "%s", text_string(&run.err));
    expect_in(&run.out, "\"phase\":\"TilePhase\"");
    carc_run_finish(&run);
}

/* What is wrong in a conversation: one line that begins with #, exit status 1, nothing answered. */
static const struct {
    const char *lines;
    const char *note;
} refusals[] = {
    {"{\n", "# "},
    {"[]\n", "# "},
    {"{\"type\":\"COMMIT\",\"payload\":{}}\n", "# "},
    {"{\"type\":\"GAME_SETUP\",\"payload\":{\"sets\":{\"traders:1\":1},\"elements\":{\"small-"
     "follower\":7}}}\n",
        "traders:1"},
};

Test(jcz, what_is_wrong_is_refused_with_a_status)
{
    for (size_t i = 0; i < ARRAY_LENGTH(refusals); i++) {
        struct carc_run run = talk(refusals[i].lines);
        cr_expect_eq(run.status, 1, "%s: status %d", refusals[i].lines, run.status);
        cr_expect_eq(text_string(&run.err)[0], '#', "%s", text_string(&run.err));
        cr_expect_eq(run.out.size, 0, "%s", text_string(&run.out));
        expect_in(&run.err, refusals[i].note);
        carc_run_finish(&run);
    }
}

/* Starts `carc jcz -p PORT`; its output can be read from `*out`. */
static pid_t serve(int port, int *out)
{
    int ends[2];
    char number[16];
    cr_assert_eq(pipe(ends), 0);
    snprintf(number, sizeof number, "%d", port);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        close(ends[1]);
        execl(getenv("CARC"), "carc", "jcz", "-p", number, (char *)NULL);
        _exit(127);
    }
    close(ends[1]);
    *out = ends[0];
    return child;
}

static int free_port(void)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    int probe = socket(AF_INET, SOCK_STREAM, 0);
    cr_assert_eq(bind(probe, (struct sockaddr *)&address, sizeof address), 0);
    cr_assert_eq(getsockname(probe, (struct sockaddr *)&address, &size), 0);
    close(probe);
    return ntohs(address.sin_port);
}

static int connect_to(int port)
{
    struct sockaddr_in address = {.sin_family = AF_INET,
        .sin_port = htons((uint16_t)port),
        .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int client = socket(AF_INET, SOCK_STREAM, 0);
    cr_assert_eq(connect(client, (struct sockaddr *)&address, sizeof address), 0);
    return client;
}

static int status_of(pid_t child)
{
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

/* Starts a server, sends it the bytes, and reads what it answers to the end, if anyone listens. */
static int over_the_port(const char *bytes, bool listens, struct text *answer)
{
    int out;
    int port = free_port();
    pid_t child = serve(port, &out);
    char line[64] = "";
    cr_assert_gt(read(out, line, sizeof line - 1), 0);
    cr_assert_not_null(strstr(line, "Listening on port"), "%s", line);
    int client = connect_to(port);
    size_t size = strlen(bytes);
    cr_assert_eq(write(client, bytes, size), (ssize_t)size);
    shutdown(client, listens ? SHUT_WR : SHUT_RDWR);
    char part[4096];
    ssize_t count;
    while (listens && (count = read(client, part, sizeof part)) > 0) {
        text_add_bytes(answer, part, (size_t)count);
    }
    close(client);
    close(out);
    return status_of(child);
}

Test(jcz, one_client_is_served_on_a_port)
{
    struct text answer = {0};
    cr_expect_eq(over_the_port(SETUP, true, &answer), 0);
    expect_in(&answer, "\"phase\":\"TilePhase\"");
    cr_expect_eq(answer.data[answer.size - 1], '\n');
    text_finish(&answer);
}

Test(jcz, a_client_that_hangs_up_kills_nothing)
{
    struct text answer = {0};
    struct text many = {0};
    text_add(&many, SETUP);
    for (int i = 0; i < 50; i++) {
        text_add(&many, "{\"type\":\"UNDO\"}\n");
    }
    int status = over_the_port(text_string(&many), false, &answer);
    cr_expect(status == 0 || status == 1, "status %d", status);
    text_finish(&many);
}

/* A record of every kind goes out and comes back: the same game again. */
Test(jcz, a_record_is_exported_and_imported)
{
    static const char *const records[] = {"base-two", "circles-three", "unfinished-two"};
    for (size_t i = 0; i < ARRAY_LENGTH(records); i++) {
        char record[512];
        char foreign[512];
        char back[512];
        snprintf(record, sizeof record, RECORDS "/v1/%s.carc", records[i]);
        snprintf(foreign, sizeof foreign, "%s", carc_path("out.jcz"));
        snprintf(back, sizeof back, "%s", carc_path("back.carc"));
        struct carc_run out =
            carc_run((const char *[]){"export", record, "-o", foreign, NULL}, "", 0);
        cr_expect_eq(out.status, 0, "%s", text_string(&out.err));
        struct carc_run in = carc_run((const char *[]){"import", foreign, "-o", back, NULL}, "", 0);
        cr_expect_eq(in.status, 0, "%s", text_string(&in.err));
        struct carc_run show = carc_run((const char *[]){"show", record, NULL}, "", 0);
        struct carc_run again = carc_run((const char *[]){"show", back, NULL}, "", 0);
        cr_expect_eq(again.status, 0, "%s", text_string(&again.err));
        const char *board = strstr(text_string(&show.out), "\n\n");
        const char *other = strstr(text_string(&again.out), "\n\n");
        cr_assert(board != NULL && other != NULL);
        cr_expect_str_eq(board, other, "%s", records[i]);
        carc_run_finish(&out);
        carc_run_finish(&in);
        carc_run_finish(&show);
        carc_run_finish(&again);
    }
}

Test(jcz, what_is_not_a_game_is_not_imported)
{
    static const char *const files[] = {"", "{", "[]", "{\"appVersion\":\"5.7.0\"}", "\xff\xfe"};
    for (size_t i = 0; i < ARRAY_LENGTH(files); i++) {
        struct diag diag;
        diag_init(&diag, "");
        char path[512];
        snprintf(path, sizeof path, "%s", carc_path("bad.jcz"));
        cr_assert(file_write(path, files[i], strlen(files[i]), &diag));
        struct carc_run run = carc_run((const char *[]){"import", path, NULL}, "", 0);
        cr_expect_eq(run.status, 1, "%s: status %d", files[i], run.status);
        cr_expect_eq(run.out.size, 0, "nothing is written");
        expect_in(&run.err, "bad.jcz");
        carc_run_finish(&run);
    }
}

Test(jcz, assertions_are_judged)
{
    struct carc_run run = carc_run((const char *[]){"test", JCZ_FILES, NULL}, "", 0);
    cr_expect_eq(run.status, 0, "%s%s", text_string(&run.out), text_string(&run.err));
    carc_run_finish(&run);
    struct text bytes = {0};
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(file_read(JCZ_FILES "/tie_broken_by_a.jcz", 1 << 20, &bytes, &diag));
    char *points = strstr(bytes.data, "has 10 points");
    cr_assert_not_null(points);
    points[4] = '9'; /* 90 points */
    char path[512];
    snprintf(path, sizeof path, "%s", carc_path("wrong.jcz"));
    cr_assert(file_write(path, bytes.data, bytes.size, &diag));
    struct carc_run wrong = carc_run((const char *[]){"test", path, NULL}, "", 0);
    cr_expect_eq(wrong.status, 1);
    expect_in(&wrong.out, "found 10 points, expected 90");
    carc_run_finish(&wrong);
    text_finish(&bytes);
}
