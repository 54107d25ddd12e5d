/* Nothing that is given to the program can command the terminal that it speaks to: neither words of
 * the command line nor names of files nor what is typed; and what is too long is told. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "carc.h"

TestSuite(messages, .init = carc_folder_begin, .fini = carc_folder_end, .timeout = 300);

#define COMMANDS 40
#define NAME 20

/* Colours the terminal: as ESC [ and as the one character that means the same. */
static const char *const evil[] = {"x\033[31mx", "x\302\23331mx"};

static bool commands_terminal(const struct text *text)
{
    return text->size > 0 &&
           (memchr(text->data, '\033', text->size) || strstr(text->data, "\302\233"));
}

static void run(const char *const *arguments, const char *input)
{
    struct carc_run run = carc_run(arguments, input, strlen(input));
    cr_expect_lt(run.status, 1000, "carc %s %s: killed", arguments[0], arguments[1]);
    cr_expect_not(commands_terminal(&run.out) || commands_terminal(&run.err),
        "carc %s with \"%s\" lets it through:\n%s%s", arguments[0],
        arguments[1] ? arguments[1] : "", text_string(&run.out), text_string(&run.err));
    carc_run_finish(&run);
}

/* As `carc help` lists them. */
static size_t list_commands(char names[COMMANDS][NAME])
{
    struct carc_run help = carc_run((const char *const[]){"help", NULL}, "", 0);
    size_t count = 0;
    for (const char *line = text_string(&help.out); line != NULL; line = strchr(line + 1, '\n')) {
        cr_assert_lt(count, COMMANDS);
        count += sscanf(line, "\n  %19[a-z]  ", names[count]) == 1;
    }
    carc_run_finish(&help);
    return count;
}

/* Whatever the commands make of it. */
static void give(const char *command, const char *word)
{
    char option[40];
    snprintf(option, sizeof option, "--%s", word);
    run((const char *const[]){command, word, NULL}, "");
    run((const char *const[]){command, word, word, NULL}, "");
    run((const char *const[]){command, option, NULL}, "");
}

static void give_options(const char *command, const char *word)
{
    static const char *const options[] = {"--sets", "--rules", "--seed", "--names", "--tiles",
        "--players", "--seat", "--level", "--output", "--set"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        run((const char *const[]){command, options[i], word, NULL}, "");
    }
}

Test(messages, no_word_of_the_command_line_gets_through)
{
    char names[COMMANDS][NAME];
    size_t count = list_commands(names);
    cr_assert_gt(count, 10);
    for (size_t e = 0; e < 2; e++) {
        run((const char *const[]){evil[e], NULL, NULL}, "");
        for (size_t i = 0; i < count; i++) {
            give(names[i], evil[e]);
        }
    }
    for (size_t i = 0; i < count; i++) {
        give_options(names[i], evil[1]);
    }
}

Test(messages, no_file_gets_through)
{
    char names[COMMANDS][NAME];
    size_t count = list_commands(names);
    for (size_t e = 0; e < 2; e++) {
        char content[200];
        snprintf(content, sizeof content,
            "carcassonne-record 1\nseed 3\nseat human \"%s\"\n# %s\n%s\n", evil[e], evil[e],
            evil[e]);
        char path[256];
        snprintf(path, sizeof path, "%s", carc_path(evil[e]));
        cr_assert(file_write(path, content, strlen(content), NULL));
        for (size_t i = 0; i < count; i++) {
            run((const char *const[]){names[i], path, NULL}, "");
        }
    }
}

Test(messages, nothing_that_is_typed_gets_through)
{
    for (size_t e = 0; e < 2; e++) {
        char input[100];
        snprintf(input, sizeof input, "%s\n%s %s\nquit\n", evil[e], "save", "/nowhere/\033[31m");
        run((const char *const[]){"play", "--names", evil[e], NULL}, input);
        run((const char *const[]){"drive", NULL, NULL}, input);
        run((const char *const[]){"jcz", NULL, NULL}, input);
    }
}

/* One message, and the next line counts again. */
Test(messages, a_long_line_is_told)
{
    char input[9100];
    memset(input, 'a', 9000);
    strcpy(input + 9000, "\nquit\n");
    struct carc_run run =
        carc_run((const char *const[]){"play", "--seed", "3", NULL}, input, strlen(input));
    const char *told = strstr(text_string(&run.out), "found a line of 9000 bytes");
    cr_expect_not_null(told, "%.300s", text_string(&run.out));
    cr_expect(told == NULL || strstr(told + 1, "found a line of") == NULL);
    cr_expect_eq(run.status, 0);
    carc_run_finish(&run);
}
