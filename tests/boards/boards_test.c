/* The board tests of this folder, one Criterion test a file; and what the reader says about lines
 * that it cannot use. */
#include <criterion/criterion.h>
#include <criterion/parameterized.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/macros.h"
#include "base/paths.h"
#include "boards/run.h"

#define MAX_FILES 400

struct file {
    char path[256];
};

struct files {
    size_t count;
    struct file items[MAX_FILES];
};

static void add_file(const char *path, void *context)
{
    struct files *files = context;
    cr_assert_lt(files->count, MAX_FILES);
    snprintf(files->items[files->count++].path, sizeof files->items[0].path, "%s", path);
}

ParameterizedTestParameters(boards, file)
{
    static struct files files;
    files.count = 0;
    paths_list(BOARDS, ".board", add_file, &files);
    return cr_make_param_array(struct file, files.items, files.count);
}

ParameterizedTest(struct file *file, boards, file)
{
    struct boards_report report;
    boards_report_init(&report);
    boards_run_file(file->path, &report);
    cr_expect_gt(report.expectations, 0);
    for (size_t i = 0; i < report.failed; i++) {
        char line[DIAG_FILE + DIAG_TEXT + 64];
        diag_format(&report.failures[i].message, line, sizeof line);
        cr_expect_fail(
            "%s\n  in the test: %s\n%s", line, report.failures[i].title, report.failures[i].board);
    }
    boards_report_finish(&report);
}

static void check_case(const char *path, void *context)
{
    const char *name = strrchr(path, '/') + 1;
    bool *found = context;
    int number = 0;
    if (sscanf(name, "e%d-", &number) == 1 && number > 0 && number < 100) {
        found[number] = true;
    }
}

/* Each row `| E12 | ...` of the rules page has a file e12-... */
Test(boards, every_edge_case_has_a_file)
{
    bool found[100] = {false};
    cr_assert(paths_list(BOARDS, ".board", check_case, found));
    struct text law;
    text_init(&law);
    cr_assert(file_read(RULES, 1 << 20, &law, NULL));
    int rows = 0;
    for (const char *at = text_string(&law); (at = strstr(at, "\n| E")) != NULL; at += 4) {
        int number = atoi(at + 4);
        if (number > 0 && number < 100) {
            cr_expect(found[number], "there is no board test for E%d", number);
            rows++;
        }
    }
    cr_expect_gt(rows, 50);
    text_finish(&law);
}

/* The example of tests/README.md is a test that passes. */
Test(boards, the_example_of_the_readme)
{
    struct text readme;
    text_init(&readme);
    cr_assert(file_read(README, 1 << 20, &readme, NULL));
    const char *begin = strstr(text_string(&readme), "\n```\n");
    cr_assert_not_null(begin);
    begin += 5;
    const char *end = strstr(begin, "\n```\n");
    cr_assert_not_null(end);
    struct boards_report report;
    boards_report_init(&report);
    boards_run_text(begin, (size_t)(end - begin), "README.md", &report);
    cr_expect_eq(report.failed, 0);
    cr_expect_eq(report.expectations, 4);
    boards_report_finish(&report);
    text_finish(&readme);
}

/* One faulty test and the message that it must bring. */
static const struct {
    const char *text;
    const char *message;
} faults[] = {
    {"", "t:1:1: found a test that expects nothing, expected a line \"expect\""},
    {"test\nexpect score 0 0\n", "t:1:1: found a title without quotes, expected: test \"TITLE\""},
    {"expext score 0 0\n",
        "t:1:1: found \"expext\", expected a line of a board test; did you mean \"expect\"?"},
    {"expect scroe 0 0\n",
        "t:1:8: found \"scroe\", expected an expectation; did you mean \"score\"?"},
    {"\"test\" x\n",
        "t:1:1: found \"test\", expected a line of a board test; did you mean \"test\"?"},
    {"  test x\n", "t:1:3: found a title without quotes, expected: test \"TITLE\""},
    {"expect\n", "t:1:7: found the end of the line, expected an expectation"},
    {"expect phase\n", "t:1:13: found 0 words after \"phase\", expected: expect phase NAME"},
    {"players 7\n", "t:1:9: found \"7\", expected a number from 1 to 6"},
    {"put D 1,0\n", "t:1:10: found 2 words after \"put\", expected: put TILE X,Y rN"},
    {"put CCA 1,0 r0\n", "t:1:5: found \"CCA\", expected a tile; did you mean \"CC-A\"?"},
    {"put D 1;0 r0\n",
        "t:1:7: found \"1;0\", expected a cell x,y with numbers from -2000 to 2000, such as 1,-2"},
    {"put D 1,0 90\n",
        "t:1:11: found \"90\", expected a rotation r0, r1, r2 or r3 (quarter turns clockwise)"},
    {"put D 1,0 r1\n",
        "t:1:5: found a tile that cannot be: the west edge does not match its neighbour"},
    {"put D 5,5 r0\n", "t:1:5: found a tile that cannot be: no tile lies beside that cell"},
    {"meeple 3 0,0 city\n", "t:1:8: found \"3\", expected a player from 1 to 2"},
    {"meeple 1 0,1 city\n",
        "t:1:10: found cell 0,1, where no tile lies; expected a cell with a tile"},
    {"meeple 1 0,0 citty\n", "t:1:14: found \"citty\", expected a segment of tile D: city, road, "
                             "north or south; did you mean \"city\"?"},
    {"supply 1 8\n", "t:1:10: found a supply that cannot be: the supply is empty"},
    {"bag C C\n",
        "t:1:5: found a bag that needs more copies of a tile than the sets have, expected fewer"},
    {"draw E\nput E 0,1 r2\n", "t:2:1: found \"put\" after the first move, expected it before"},
    {"draw E\nplace 0,-1 r0\n", "t:2:1: found an action that is refused: the south edge does not "
                                "match its neighbour; expected a legal one"},
    {"draw \"E\n", "t:1:6: found a quote that does not end, expected \""},
    {"draw E\001\n", "t:1:1: found the control character 1, expected text"},
    {"draw \xff\n", "t:1:1: found bytes that are not UTF-8, expected text"},
    {"expect score 0 1\n", "t:1:16: found scores 0 0, expected 1 for player 2"},
    {"expect score 0\n", "t:1:15: found 1 numbers, expected one for each of 2 players"},
    {"expect feature 0,0 city tiles=2\n", "t:1:25: found tiles=1, expected tiles=2"},
    {"expect feature 0,0 city tile=2\n",
        "t:1:25: found key \"tile\", expected one of kind, complete, tiles, pennants, open, "
        "cities, "
        "open-cities, city-segments, meeples, owners, points, whole; did you mean \"tiles\"?"},
    {"expect feature 0,0 city tiles\n", "t:1:25: found \"tiles\", expected key=value"},
    {"expect joined 0,0 city 0,0 road\n", "t:1:15: found two features, expected one"},
    {"expect separate 0,0 city 0,0 city\n", "t:1:17: found one feature, expected two"},
    {"expect legal 3\n", "t:1:14: found 30 legal actions, expected 3"},
    {"expect legal place 0,1 r0\n", "t:1:14: found that it is refused (the next tile must be drawn "
                                    "first), expected it to be legal"},
    {"expect refused pass\n",
        "t:1:20: found 1 words after \"refused\", expected: expect refused ACTION \"reason\""},
    {"expect refused draw E\n",
        "t:1:22: found no reason in quotes, expected a part of the refusal"},
    {"expect refused draw E \"no\"\n", "t:1:16: found that it is accepted, expected a refusal"},
    {"expect refused pass \"not now\"\n", "t:1:21: found the refusal \"the next tile must be drawn "
                                          "first\", expected \"not now\" in it"},
    {"expect phase tile\n", "t:1:14: found phase draw, expected tile"},
    {"expect actor 1\n", "t:1:14: found actor chance, expected 1"},
    {"expect winners 1\n", "t:1:16: found that player 2 wins, expected otherwise"},
    {"expect event turn\n", "t:1:14: found no events, expected such an event"},
    {"expect event trun\n",
        "t:1:14: found \"trun\", expected a kind of event; did you mean \"turn\"?"},
    {"draw E\nexpect says \"Bob\"\n", "t:2:13: found \"Ann draws E\", expected Bob"},
    {"draw E\nexpect events drawn 2\n", "t:2:21: found 1 events \"drawn\", expected 2"},
    {"expect options 1 A 0\n",
        "t:1:16: found that no crop circle is being carried out, expected step 4"},
    {"expect tile 0,0 D r1\n", "t:1:17: found D r0, expected D r1"},
    {"expect type D count=5\n", "t:1:15: found count=4, expected count=5"},
    {"expect touches D south city\n",
        "t:1:18: found that it does not touch city, expected otherwise"},
};

Test(boards, faults_are_located)
{
    for (size_t i = 0; i < ARRAY_LENGTH(faults); i++) {
        struct boards_report report;
        boards_report_init(&report);
        boards_run_text(faults[i].text, strlen(faults[i].text), "t", &report);
        cr_assert_eq(report.failed, 1, "no fault found in: %s", faults[i].text);
        char line[DIAG_FILE + DIAG_TEXT + 64];
        diag_format(&report.failures[0].message, line, sizeof line);
        cr_expect_str_eq(line, faults[i].message);
        boards_report_finish(&report);
    }
}

Test(boards, a_fault_shows_its_test_and_the_board)
{
    static const char text[] = "put E 0,1 r1\nmeeple 2 0,1 city\n"
                               "test \"fine\"\nexpect supply 7 6\n"
                               "test \"wrong\"\nexpect supply 7 7\n";
    struct boards_report report;
    boards_report_init(&report);
    boards_run_text(text, strlen(text), "t", &report);
    cr_expect_eq(report.tests, 2);
    cr_assert_eq(report.failed, 1);
    cr_expect_str_eq(report.failures[0].title, "wrong");
    cr_expect_eq(report.failures[0].message.place.line, 6);
    cr_expect_str_eq(report.failures[0].board, "         0\n"
                                               "      #######\n"
                                               "     ...###...\n"
                                               "   0 ---------\n"
                                               "     .........\n"
                                               "      .......\n"
                                               "      .......\n"
                                               "     .......##\n"
                                               "   1 ......#B#\n"
                                               "     .......##\n"
                                               "      .......\n"
                                               "         0\n"
                                               "A = player 1: 0 points, 7 in supply\n"
                                               "B = player 2: 0 points, 6 in supply\n");
    boards_report_finish(&report);
}

Test(boards, a_missing_file_is_a_failure)
{
    struct boards_report report;
    boards_report_init(&report);
    boards_run_file("/dev/null/x.board", &report);
    cr_expect_eq(report.failed, 1);
    boards_report_finish(&report);
}
