/* JCloisterZone's protocol at the command line: exit statuses, messages, the port. */
#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <signal.h>
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

/* A whole game in four turns: an added meeple breaks a tie, 10 points against none. */
#define GAME                                                                                       \
    "{\"type\":\"GAME_SETUP\",\"payload\":{\"sets\":{\"basic:1\":1,\"corn-circles/1\":1},"         \
    "\"elements\":{\"small-follower\":7,\"farmers\":true,\"corn-circle\":true},\"rules\":{},"      \
    "\"timer\":null,\"players\":2,\"start\":[{\"tile\":\"BA/"                                      \
    "RCr\",\"x\":0,\"y\":0,\"rotation\":0}],"                                                      \
    "\"initialRandom\":0.0,\"gameAnnotations\":{\"tilePack\":{\"className\":"                      \
    "\"com.jcloisterzone.debug.ForcedDrawTilePack\",\"params\":{\"drawOrder\":[\"BA/CFc.1\","      \
    "\"BA/C\",\"CC.1/Cc.1\",\"BA/Cc.1\"],\"drawLimit\":4}}}}}\n" PLACE("BA/CFc.1", "R90", "0,-1")  \
        CLAIM("0,-1", "NS", "0.small.1") COMMIT PLACE("BA/C", "R0", "1,-1")                        \
            CLAIM("1,-1", "N", "1.small.1") COMMIT PLACE("CC.1/Cc.1", "R180", "0,-2") PASS COMMIT  \
        "{\"type\":\"CIRCLE_REMOVE_OR_DEPLOY\",\"payload\":{\"value\":\"DEPLOY\"}}\n" PASS CLAIM(  \
            "0,-1", "NS", "0.small.2") COMMIT PLACE("BA/Cc.1", "R270", "1,-2") PASS COMMIT
#define PLACE(tile, turn, at)                                                                      \
    "{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"" tile "\",\"rotation\":\"" turn           \
    "\",\"position\":[" at "]}}\n"
#define CLAIM(at, place, meeple)                                                                   \
    "{\"type\":\"DEPLOY_MEEPLE\",\"payload\":{\"pointer\":{\"position\":[" at                      \
    "],\"feature\":\"City\",\"location\":\"" place "\"},\"meepleId\":\"" meeple "\"}}\n"
#define PASS "{\"type\":\"PASS\",\"payload\":{}}\n"
#define COMMIT "{\"type\":\"COMMIT\",\"payload\":{\"random\":0.0}}\n"

static size_t count_lines(const struct text *text)
{
    size_t lines = 0;
    for (size_t i = 0; i < text->size; i++) {
        lines += text->data[i] == '\n';
    }
    return lines;
}

static void expect_game_over(const struct text *answers)
{
    expect_in(answers, "\"phase\":\"GameOverPhase\"");
    expect_in(answers, "{\"points\":10,");
}

Test(jcz, a_whole_game_has_an_answer_for_each_message)
{
    struct carc_run run = talk(GAME "%state\n" PASS);
    cr_expect_eq(run.status, 0, "%s", text_string(&run.err));
    cr_expect_eq(run.err.size, 0, "%s", text_string(&run.err));
    cr_expect_eq(count_lines(&run.out), 17, "nothing is answered after the end");
    expect_game_over(&run.out);
    carc_run_finish(&run);
}

Test(jcz, bulk_mode_tells_the_end_only)
{
    struct carc_run run = talk("%bulk on\n" GAME);
    cr_expect_eq(run.status, 0, "%s", text_string(&run.err));
    cr_expect_eq(count_lines(&run.out), 1);
    expect_game_over(&run.out);
    carc_run_finish(&run);
}

Test(jcz, games_follow_each_other)
{
    const char *words[] = {"jcz", "-r", NULL};
    struct carc_run run = carc_run(words, GAME "%bulk on\n" GAME, strlen(GAME "%bulk on\n" GAME));
    cr_expect_eq(run.status, 0, "%s", text_string(&run.err));
    cr_expect_eq(count_lines(&run.out), 18);
    carc_run_finish(&run);
}

/* The last line needs no newline; an empty one ends the talk; what is not known is noted. */
Test(jcz, directives_and_ends)
{
    struct carc_run run =
        talk("%load /no/such/file.xml\n%compat 5.7.0\n%fly\n%state\n" SETUP "\n" PASS);
    cr_expect_eq(run.status, 0);
    expect_in(&run.err, "# no such file: /no/such/file.xml\n# unknown directive: %fly\n");
    cr_expect_eq(strncmp(text_string(&run.out), "null\n{", 6), 0, "%s", text_string(&run.out));
    cr_expect_eq(count_lines(&run.out), 2);
    carc_run_finish(&run);
    struct carc_run cut = carc_run((const char *[]){"jcz", NULL}, SETUP, strlen(SETUP) - 1);
    cr_expect_eq(cut.status, 0, "%s", text_string(&cut.err));
    cr_expect_eq(count_lines(&cut.out), 1);
    carc_run_finish(&cut);
}

Test(jcz, the_version_is_told)
{
    struct carc_run run = carc_run((const char *[]){"jcz", "--version", NULL}, "", 0);
    cr_expect_eq(run.status, 0);
    expect_in(&run.out, "carc ");
    carc_run_finish(&run);
}

/* Far too long, far too deep, with bytes that are no text: refused in one line. */
Test(jcz, monsters_are_refused)
{
    static const char odd[] = "{\"type\":\"PASS\0\"}\n\xff\xfe\0";
    for (int kind = 0; kind < 4; kind++) {
        struct text lines = {0};
        text_add(&lines, kind == 3 ? "" : SETUP);
        for (int i = 0; i < (kind == 0 ? 3 << 20 : kind == 1 ? 100000 : 0); i++) {
            text_add_char(&lines, kind == 0 ? ' ' : '[');
        }
        if (kind >= 2) {
            text_add_bytes(&lines, odd, sizeof odd - 1);
        }
        struct carc_run run = carc_run((const char *[]){"jcz", NULL}, lines.data, lines.size);
        cr_expect_eq(run.status, 1, "kind %d: status %d", kind, run.status);
        cr_expect_eq(text_string(&run.err)[0], '#');
        cr_expect_eq(count_lines(&run.err), 1, "%s", text_string(&run.err));
        expect_in(&run.err, kind == 3 ? "# line 1:" : "# line 2");
        carc_run_finish(&run);
        text_finish(&lines);
    }
}

/* Starts `carc jcz -p PORT`, with -r if `again`; its output can be read from `*out`. */
static pid_t serve(int port, bool again, int *out)
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
        const char *rerun = again ? "-r" : NULL;
        execl(getenv("CARC"), "carc", "jcz", "-p", number, rerun, (char *)NULL);
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

/* Reads what comes until the other side has sent all. */
static void read_all(int from, struct text *answer)
{
    char part[4096];
    ssize_t count;
    while ((count = read(from, part, sizeof part)) > 0) {
        text_add_bytes(answer, part, (size_t)count);
    }
}

/* Starts a server, sends it the bytes, and reads what it answers to the end, if anyone listens. */
static int over_the_port(const char *bytes, bool listens, struct text *answer)
{
    int out;
    int port = free_port();
    pid_t child = serve(port, false, &out);
    char line[64] = "";
    cr_assert_gt(read(out, line, sizeof line - 1), 0);
    cr_assert_not_null(strstr(line, "Listening on port"), "%s", line);
    int client = connect_to(port);
    size_t size = strlen(bytes);
    cr_assert_eq(write(client, bytes, size), (ssize_t)size);
    shutdown(client, listens ? SHUT_WR : SHUT_RDWR);
    if (listens) {
        read_all(client, answer);
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

static void wait_for_line(int from)
{
    char byte = 0;
    while (byte != '\n') {
        cr_assert_eq(read(from, &byte, 1), 1);
    }
}

/* A message that is broken off, a wrong one, silence: each ends its own talk only. */
Test(jcz, clients_are_served_one_after_the_other)
{
    static const char *const talks[] = {GAME, SETUP "{\"type\":\"PAS", "{\n", "", GAME};
    int out;
    int port = free_port();
    pid_t child = serve(port, true, &out);
    for (size_t i = 0; i < ARRAY_LENGTH(talks); i++) {
        wait_for_line(out);
        int client = connect_to(port);
        struct text answer = {0};
        size_t size = strlen(talks[i]);
        cr_assert_eq(write(client, talks[i], size), (ssize_t)size);
        if (i == 1) {
            struct linger now = {.l_onoff = 1, .l_linger = 0};
            setsockopt(client, SOL_SOCKET, SO_LINGER, &now, sizeof now);
        } else {
            shutdown(client, SHUT_WR);
            read_all(client, &answer);
        }
        close(client);
        cr_expect_eq(count_lines(&answer), strcmp(talks[i], GAME) == 0 ? 17 : 0, "%zu", i);
        text_finish(&answer);
    }
    wait_for_line(out);
    kill(child, SIGTERM);
    cr_expect_eq(status_of(child), 1000 + SIGTERM, "it waited for the next one");
    close(out);
}

/* Nobody reads the answers: told, not a death by a signal. */
Test(jcz, answers_that_nobody_takes)
{
    char command[600];
    snprintf(command, sizeof command,
        "(i=0; cat %s; while [ $i -lt 200 ]; do echo %%state; i=$((i+1)); done) | "
        "{ \"$CARC\" jcz 2>%s; echo $? >%s; } | head -n 1 >/dev/null",
        "lines", "err", "status");
    cr_assert_eq(chdir(carc_path("")), 0);
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(file_write("lines", SETUP, strlen(SETUP), &diag));
    cr_assert_eq(system(command), 0);
    struct text status = {0};
    struct text err = {0};
    cr_assert(file_read("status", 100, &status, &diag));
    cr_assert(file_read("err", 1000, &err, &diag));
    cr_expect_str_eq(text_string(&status), "1\n");
    expect_in(&err, "# cannot answer: ");
    text_finish(&status);
    text_finish(&err);
}
