/* The line protocol, as src/cli/README.md describes it. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "carc.h"

static const char *const drive[] = {"drive", NULL};

/* Runs `carc drive` on the lines and returns its answers, which are as many. */
static struct text answers(const char *input, size_t size, size_t lines)
{
    struct carc_run run = carc_run(drive, input, size);
    cr_assert_eq(run.status, 0, "status %d: %s", run.status, text_string(&run.err));
    cr_assert_eq(run.err.size, 0, "%s", text_string(&run.err));
    size_t found = 0;
    for (size_t i = 0; i < run.out.size; i++) {
        found += run.out.data[i] == '\n';
    }
    cr_assert_eq(found, lines, "%zu answers for %zu commands", found, lines);
    text_finish(&run.err);
    return run.out;
}

static struct text answer_lines(const char *input)
{
    size_t lines = 0;
    for (const char *c = input; *c != 0; c++) {
        lines += *c == '\n';
    }
    return answers(input, strlen(input), lines);
}

/* The n-th line, from 0, cut out. */
static const char *line_of(struct text *text, int number)
{
    char *line = text->data;
    while (number-- > 0) {
        line = strchr(line, '\n') + 1;
    }
    line[strcspn(line, "\n")] = 0;
    return line;
}

static bool begins(const char *line, const char *with)
{
    return strncmp(line, with, strlen(with)) == 0;
}

/* Splits the example of the page into what goes in and what must come out. */
static size_t read_example(struct text *commands, struct text *expected)
{
    struct text page = {0};
    cr_assert(file_read(README, 1 << 20, &page, NULL));
    char *line = strstr(page.data, "```drive\n");
    cr_assert_not_null(line);
    size_t count = 0;
    for (line = strchr(line, '\n') + 1; strncmp(line, "```", 3) != 0;) {
        char *next = strchr(line, '\n') + 1;
        cr_assert(begins(line, count % 2 == 0 ? "> " : "< "), "%.40s", line);
        text_add_bytes(count % 2 == 0 ? commands : expected, line + 2, (size_t)(next - line - 2));
        count++;
        line = next;
    }
    text_finish(&page);
    cr_assert_eq(count % 2, 0);
    return count / 2;
}

Test(drive, the_example_of_the_page, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text commands = {0};
    struct text expected = {0};
    size_t count = read_example(&commands, &expected);
    cr_assert_gt(count, 20);
    struct text found = answers(commands.data, commands.size, count);
    const char *answer = found.data;
    for (char *want = expected.data; *want != 0;) {
        size_t size = strcspn(want, "\n");
        size_t given = strcspn(answer, "\n");
        bool cut = size > 3 && memcmp(want + size - 3, "...", 3) == 0;
        size_t compared = cut ? size - 3 : size;
        cr_assert(given >= compared && (cut || given == size), "expected %.*s\n   found %.*s",
            (int)size, want, (int)given, answer);
        cr_assert_eq(memcmp(want, answer, compared), 0, "expected %.*s\n   found %.*s", (int)size,
            want, (int)given, answer);
        want += size + 1;
        answer += given + 1;
    }
    text_finish(&commands);
    text_finish(&expected);
    text_finish(&found);
}

/* Each of these is refused, and the hash stays what it was. */
Test(drive, what_is_refused_changes_nothing, .init = carc_folder_begin, .fini = carc_folder_end)
{
    static const char *const refused[] = {"", "   ", "# nothing", "nwe", "new players=7",
        "new players=0", "new players=two", "new sets=nowhere", "new rules=nowhere", "new seed=x",
        "new seed=18446744073709551616", "new draws=none", "new fields=perhaps", "new what=is",
        "new players", "new =2", "new names=A,B,C players=2", "new start=D", "new start=D@0,0@r9",
        "new start=D@0,0@r0 start=V@5,5@r0", "new tiles=/nowhere", "tiles now", "legal ?", "do",
        "do nothing", "do place", "do place 1,0", "do place 1,0 r9", "do place x,0 r0",
        "do place 99999999999,0 r0", "do place 0,0 r0", "do claim city", "do pass", "do crop A",
        "do crop C", "do add 0,0 city", "do return 0,0 city", "do add 7,7 city", "do draw D",
        "do draw ZZ", "redo", "load", "load /nowhere", "load /tmp", "save /nowhere/a/b", "save a b",
        "quit now", "go nodes", "go nodes 0", "go time x", "go 5", "go nodes 3 x", "go player",
        "go player nobody", "go threads 0", "go nodes 3 nodes", "stop it", "\"",
        "do place 1,0 r1 now", "undo 2"};
    enum { COUNT = sizeof refused / sizeof refused[0] };
    struct text input = {0};
    text_add(&input, "new seed=7\ndo place 1,0 r1\ndo claim road\nhash\n");
    for (int i = 0; i < COUNT; i++) {
        text_printf(&input, "%s\nhash\n", refused[i]);
    }
    struct text found = answer_lines(text_string(&input));
    const char *hash = line_of(&found, 3);
    const char *line = hash;
    for (int i = 0; i < COUNT; i++) {
        line += strlen(line) + 1;
        ((char *)line)[strcspn(line, "\n")] = 0;
        cr_expect(begins(line, "err ") && strlen(line) > 8, "%s: %s", refused[i], line);
        line += strlen(line) + 1;
        ((char *)line)[strcspn(line, "\n")] = 0;
        cr_assert_str_eq(line, hash, "%s", refused[i]);
    }
    text_finish(&input);
    text_finish(&found);
}

Test(drive, needs_a_game, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text found =
        answer_lines("tiles\nlegal\ndo pass\nundo\nredo\nstate\nhash\nscore\nsave\n");
    for (const char *line = found.data; *line != 0; line = strchr(line, '\n') + 1) {
        cr_assert(begins(line, "err no game is going on"), "%.60s", line);
    }
    text_finish(&found);
}

Test(drive, long_lines_and_nul_bytes, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text input = {0};
    text_add(&input, "new\nhash\n");
    for (int i = 0; i < 5000000; i++) {
        text_add_char(&input, 'x');
    }
    text_add(&input, "\ndo pass");
    text_add_bytes(&input, "\0\n", 2);
    text_add(&input, "hash\r\n\xff\xfe\nhash");
    struct text found = answers(input.data, input.size, 7);
    const char *hash = line_of(&found, 1);
    const char *line = hash + strlen(hash) + 1;
    cr_assert(begins(line, "err found a line of 5000000 bytes, expected fewer than 4096\n"));
    line = strchr(line, '\n') + 1;
    cr_assert(begins(line, "err found a NUL byte, expected text\n"));
    line = strchr(line, '\n') + 1;
    cr_assert(begins(line, hash));
    line = strchr(line, '\n') + 1;
    cr_assert(begins(line, "err found bytes that are not UTF-8"));
    line = strchr(line, '\n') + 1;
    cr_assert(begins(line, hash), "the last line needs no newline");
    text_finish(&input);
    text_finish(&found);
}

Test(drive, saves_and_loads, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text input = {0};
    text_printf(&input,
        "new names=\xc3\x96zg\xc3\xbcr,Bob seed=7\ndo place 1,0 r1\ndo claim road\nhash\nsave %s\n"
        "new seed=8\nload %s\nhash\nundo\nundo\nundo\n",
        carc_path("game.carc"), carc_path("game.carc"));
    struct text found = answer_lines(text_string(&input));
    char hash[64];
    struct text copy = {0};
    text_add_bytes(&copy, found.data, found.size);
    snprintf(hash, sizeof hash, "%s", line_of(&copy, 3));
    text_clear(&copy);
    text_add_bytes(&copy, found.data, found.size);
    cr_assert_str_eq(line_of(&copy, 7), hash);
    text_clear(&copy);
    text_add_bytes(&copy, found.data, found.size);
    cr_assert_str_eq(line_of(&copy, 10), "err there is nothing to undo");
    text_finish(&input);
    text_finish(&copy);
    text_finish(&found);
}

/* The first answer of a sequence of lines that were all sent at once, as the n-th. */
static struct text answer_of(const char *lines, int number)
{
    struct text found = answer_lines(lines);
    struct text line = {0};
    text_add(&line, line_of(&found, number));
    text_finish(&found);
    return line;
}

/* `stop` ends the last `go` before it and no other, and neither does `quit`. */
Test(drive, stops_the_last_go_only, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text alone = answer_of("new seed=7\ngo nodes 60\nquit\n", 1);
    static const char *const followed[] = {"new seed=7\ngo nodes 60\nquit\n",
        "new seed=7\ngo nodes 60\ngo time 3600000\nstop\nquit\n",
        "stop\nnew seed=7\ngo nodes 60\ngo time 3600000 threads 2\nstop\nstop\nquit\n"};
    for (int i = 0; i < 3; i++) {
        struct text found = answer_of(followed[i], 1 + i / 2);
        cr_expect_str_eq(text_string(&found), text_string(&alone));
        text_finish(&found);
    }
    text_finish(&alone);
}

/* Without `quit` nobody waits, and an hour of thinking is none. */
Test(drive, the_end_of_the_input_ends_thinking, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text found = answer_of("new seed=7\ngo time 3600000\ngo time 3600000 threads 2\n", 2);
    cr_expect(begins(text_string(&found), "ok {\"action\":\""), "%s", text_string(&found));
    text_finish(&found);
}

Test(drive, help_lists_the_commands, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text found = answer_of("help\n", 0);
    cr_expect(strstr(text_string(&found), "\"do ACTION\""), "%s", text_string(&found));
    text_finish(&found);
}

Test(drive, an_answer_can_be_done, .init = carc_folder_begin, .fini = carc_folder_end)
{
    static const char *const players[] = {"random", "easy-calm", "star", "uct1000", "expert"};
    for (int i = 0; i < 5; i++) {
        struct text lines = {0};
        text_printf(
            &lines, "new seed=%d sets=base,crop-circles\ngo nodes 20 player %s\n", i, players[i]);
        struct text found = answer_of(text_string(&lines), 1);
        cr_assert(begins(text_string(&found), "ok {\"action\":\""), "%s", text_string(&found));
        char action[64];
        snprintf(
            action, sizeof action, "%.*s", (int)strcspn(found.data + 14, "\""), found.data + 14);
        text_printf(&lines, "do %s\n", action);
        struct text done = answer_of(text_string(&lines), 2);
        cr_expect(begins(text_string(&done), "ok "), "%s: %s", action, text_string(&done));
        text_finish(&lines);
        text_finish(&found);
        text_finish(&done);
    }
}

Test(drive, nobody_to_go_for, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text found = answer_of("new draws=free\ngo nodes 5\n", 1);
    cr_expect(begins(text_string(&found), "err no player"), "%s", text_string(&found));
    text_finish(&found);
    found = answer_of("go nodes 5\n", 0);
    cr_expect(begins(text_string(&found), "err no game"), "%s", text_string(&found));
    text_finish(&found);
}

Test(drive, quit_ends_it, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text found = answers("quit\nhash\n", 10, 1);
    cr_assert_str_eq(found.data, "ok\n");
    text_finish(&found);
    found = answers("", 0, 0);
    text_finish(&found);
}
