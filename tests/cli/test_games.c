/* `carc play`, `show` and `replay`. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "carc.h"

#define RECORD RECORDS "/v1/circles-three.carc"

static struct carc_run run_with(const char *const *arguments, const char *input)
{
    return carc_run(arguments, input, strlen(input));
}

static void expect_in(const struct text *text, const char *part)
{
    cr_assert_not_null(
        strstr(text_string(text), part), "no \"%s\" in\n%s", part, text_string(text));
}

Test(replay, prints_points_by_kind, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct carc_run run = run_with((const char *[]){"replay", RECORD, NULL}, "");
    cr_assert_eq(run.status, 0, "%s", text_string(&run.err));
    expect_in(&run.out, RECORD ": right, and over after turn 77\n");
    expect_in(&run.out, "player                city      road monastery     field     total\n");
    expect_in(&run.out, "Ann ");
    expect_in(&run.out, " wins\n");
    carc_run_finish(&run);
}

/* An edited copy is refused with its file and line, and the next record is still replayed. */
Test(replay, stops_at_the_first_wrong_line, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text game = {0};
    cr_assert(file_read(RECORD, 1 << 20, &game, NULL));
    char *check = strstr(game.data, "\ncheck ") + 1;
    int line = 1;
    for (const char *c = game.data; c < check; c++) {
        line += *c == '\n';
    }
    check[6] = check[6] == '0' ? '1' : '0';
    char path[256];
    snprintf(path, sizeof path, "%s", carc_path("edited.carc"));
    cr_assert(file_write(path, game.data, game.size, NULL));
    char expected[512];
    snprintf(expected, sizeof expected, "%s:%d:1: found the hash ", path, line);
    struct carc_run run = run_with((const char *[]){"replay", path, RECORD, NULL}, "");
    cr_assert_eq(run.status, 1);
    expect_in(&run.err, expected);
    expect_in(&run.out, RECORD ": right");
    carc_run_finish(&run);
    run = run_with((const char *[]){"replay", "--json", path, RECORD, NULL}, "");
    cr_assert_eq(run.status, 1);
    expect_in(&run.out, "\"ok\":false,\"error\":\"");
    expect_in(&run.out, "\"ok\":true,\"over\":true,\"turns\":77,");
    carc_run_finish(&run);
    text_finish(&game);
}

Test(hint, turns, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct carc_run run = run_with((const char *[]){"hint", RECORD, "--turn", "78", NULL}, "");
    cr_expect_eq(run.status, 2);
    expect_in(&run.err, "carc hint: --turn needs a number from 1 to 77, not \"78\"\n");
    carc_run_finish(&run);
    run = run_with((const char *[]){"hint", RECORDS "/v1/no-step.carc", "--turn", "1", NULL}, "");
    cr_expect_eq(run.status, 2);
    expect_in(&run.err, "carc hint: --turn: the record has no turn\n");
    carc_run_finish(&run);
}

/* A number is digits, whatever strtoll takes besides. */
Test(show, numbers, .init = carc_folder_begin, .fini = carc_folder_end)
{
    static const char *const bad[] = {
        "", " 3", "+3", "3 ", "\t3", "0x3", "3.0", "- 3", "-1", "99999999999999999999"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char expected[120];
        snprintf(
            expected, sizeof expected, "--turn needs a number from 0 to 65535, not \"%s\"", bad[i]);
        struct carc_run run =
            run_with((const char *[]){"show", RECORD, "--turn", bad[i], NULL}, "");
        cr_expect_eq(run.status, 2, "\"%s\": %d", bad[i], run.status);
        if (bad[i][0] != '\t') { /* a tab is shown otherwise */
            expect_in(&run.err, expected);
        }
        carc_run_finish(&run);
    }
}

Test(replay, usage, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct carc_run run = run_with((const char *[]){"replay", NULL}, "");
    cr_assert_eq(run.status, 2);
    carc_run_finish(&run);
    run = run_with((const char *[]){"show", RECORD, RECORD, NULL}, "");
    cr_assert_eq(run.status, 2);
    carc_run_finish(&run);
    run = run_with((const char *[]){"replay", "/nowhere", NULL}, "");
    cr_assert_eq(run.status, 1);
    carc_run_finish(&run);
}

Test(show, turns, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct carc_run run = run_with((const char *[]){"show", RECORD, "--turn", "0", NULL}, "");
    cr_assert_eq(run.status, 0);
    expect_in(&run.out, "Turn 1: the next tile is drawn (77 tiles in the bag)\n");
    expect_in(&run.out, "no feature is claimed\n");
    carc_run_finish(&run);
    run = run_with((const char *[]){"show", RECORD, "--turn=20", NULL}, "");
    expect_in(&run.out, "Turn 21: the next tile is drawn (57 tiles in the bag)\n");
    expect_in(&run.out, "score  if it ended now  supply\n");
    expect_in(&run.out, " *  worth ");
    carc_run_finish(&run);
    run = run_with((const char *[]){"show", RECORD, NULL}, "");
    expect_in(&run.out, "The game is over: ");
    carc_run_finish(&run);
    run = run_with((const char *[]){"show", RECORD, "--turn", "77", NULL}, "");
    cr_assert_eq(run.status, 0);
    carc_run_finish(&run);
    run = run_with((const char *[]){"show", RECORD, "--turn", "78", NULL}, "");
    cr_assert_eq(run.status, 2);
    expect_in(&run.err, "carc show: --turn needs a number from 0 to 77, not \"78\"\n");
    cr_expect_eq(run.out.size, 0);
    carc_run_finish(&run);
    run = run_with((const char *[]){"show", RECORD, "--turn", "3", "--json", NULL}, "");
    expect_in(&run.out, "{\"record\":\"" RECORD "\",\"step\":");
    expect_in(&run.out, "\"state\":{\"phase\":\"draw\",\"actor\":0,\"turn\":4,");
    carc_run_finish(&run);
}

/* The whole of a game by the first choice each time: at most two numbers a decision. */
Test(play, a_whole_game, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct text input = {0};
    for (int i = 0; i < 500; i++) {
        text_add(&input, "1\n");
    }
    char path[256];
    snprintf(path, sizeof path, "%s", carc_path("whole.carc"));
    text_printf(&input, "undo\nredo\nsave %s\nquit\n", path);
    struct carc_run run = run_with((const char *[]){"play", "--players=3", "--seed=5",
                                       "--sets=base,crop-circles", "--names", "Ann,Bob", NULL},
        text_string(&input));
    cr_assert_eq(run.status, 0, "%s", text_string(&run.err));
    expect_in(&run.out, "The seed of this game is 5;");
    expect_in(&run.out, "A: everybody adds a ");
    expect_in(&run.out, "Taken back.\n");
    expect_in(&run.out, "Player 3");
    expect_in(&run.out, "undo, save FILE or quit> ");
    carc_run_finish(&run);
    run = run_with((const char *[]){"replay", path, NULL}, "");
    cr_assert_eq(run.status, 0, "%s", text_string(&run.err));
    expect_in(&run.out, "right, and over after turn ");
    carc_run_finish(&run);
    text_finish(&input);
}

Test(play, what_can_be_typed, .init = carc_folder_begin, .fini = carc_folder_end)
{
    const char *input = "help\nfeatures\npoints\n\nundo\nredo\n99\n-1\n7,7\nhelpp\nqwertz uiop\n"
                        "place 0,0 r0\n1,0\nboard\nplace 1,0 r1\nclaim road\nundo\nsave\n"
                        "save /nowhere/x\nu\npass\n";
    struct carc_run run = run_with((const char *[]){"play", "--seed", "7", NULL}, input);
    cr_assert_eq(run.status, 0, "the end of the input is no fault");
    expect_in(&run.out, "  undo      u  take the last decision back\n");
    expect_in(&run.out, "There is nothing to take back.\n");
    expect_in(&run.out, "There is nothing to do again.\n");
    expect_in(&run.out, "There is no choice 99.\n");
    expect_in(&run.out, "There is no choice -1.\n");
    expect_in(&run.out, "Nothing can be placed at 7,7 now.\n");
    expect_in(&run.out, "Did you mean \"help\"?");
    expect_in(&run.out, "Not understood: found \"qwertz\", expected draw, place, ");
    expect_in(&run.out, "Not possible: a tile lies there already.\n");
    expect_in(&run.out, "Save where? save FILE\n");
    expect_in(&run.out, "Not saved: /nowhere/x");
    expect_in(&run.out, "Player 1 puts a highwayman at 1,0 (road)\n");
    expect_in(&run.out, "Not possible: the drawn tile must be placed first.\n");
    carc_run_finish(&run);
}

Test(play, goes_on, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct carc_run run = run_with((const char *[]){"play", "--continue", NULL}, "");
    cr_assert_eq(run.status, 1);
    expect_in(&run.err, "found no unfinished game, expected one");
    carc_run_finish(&run);
    run =
        run_with((const char *[]){"play", "--seed", "7", NULL}, "place 1,0 r1\nclaim road\nquit\n");
    carc_run_finish(&run);
    run = run_with((const char *[]){"play", "--continue", NULL}, "place 0,-1 r2\n");
    cr_assert_eq(run.status, 0);
    expect_in(&run.out, "Turn 2: Player 2 places I ");
    carc_run_finish(&run);
    run = run_with((const char *[]){"play", RECORD, NULL}, "quit\n");
    expect_in(&run.out, "undo, save FILE or quit> ");
    carc_run_finish(&run);
}

Test(play, usage, .init = carc_folder_begin, .fini = carc_folder_end)
{
    struct carc_run run = run_with((const char *[]){"play", "--players", "9", NULL}, "");
    cr_assert_eq(run.status, 1);
    expect_in(&run.err, "found \"9\", expected 1 to 6 players");
    carc_run_finish(&run);
    run = run_with((const char *[]){"play", "--colour", "red", NULL}, "");
    cr_assert_eq(run.status, 2);
    carc_run_finish(&run);
}
