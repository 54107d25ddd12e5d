/* What is wrong with a record, and where. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "games.h"
#include "record/replay.h"

#define TOP "carcassonne record 1\nsets base\nrules hig\nseat 1 \"Ann\" human\n"
#define FREE TOP "draws free\n"
#define SEED TOP "seed 7\n"

static const struct {
    const char *text;
    const char *message;
} faults[] = {
    {"", "r:1:1: found an empty file, expected \"carcassonne record 1\""},
    {"[Event \"Chess\"]\n1. e4\n", "r:1:1: found \"[Event \"Chess\"]\", expected \"carcassonne "
                                   "record 1\": this is no game record"},
    {"carcassonne record 2\n",
        "r:1:1: found record version 2, expected 1: a newer program wrote it"},
    {"carcassonne record\n", "r:1:1: found \"carcassonne record\", expected \"carcassonne record "
                             "1\": this is no game record"},
    {"carcassonne record 1", "r:1:1: found the end of the header, expected a seat first"},
    {TOP, "r:4:1: found the end of the header, expected \"seed NUMBER\" or \"draws free\" first"},
    {TOP "draw D\n",
        "r:5:1: found the end of the header, expected \"seed NUMBER\" or \"draws free\" first"},
    {SEED "dra",
        "r:6:1: found the end of the file within a line, expected a whole line: it was cut off"},
    {SEED "a\x01z\n", "r:6:2: found the byte 01, expected text in UTF-8"},
    {SEED "# \xc3\xa9\xff\n", "r:6:4: found the byte ff, expected text in UTF-8"},
    {SEED "seed 8\n", "r:6:1: found a second \"seed\", expected one: the first is in line 5"},
    {TOP "rules hig\n", "r:5:1: found a second \"rules\", expected one: the first is in line 3"},
    {TOP "seed 18446744073709551616\n",
        "r:5:6: found \"18446744073709551616\", expected seed and a number from 0 to 2^64 - 1"},
    {TOP "seed -1\n", "r:5:6: found \"-1\", expected seed and a number from 0 to 2^64 - 1"},
    {TOP "draws open\n", "r:5:7: found \"open\", expected draws free"},
    {TOP "seat 3 \"Bob\" human\n", "r:5:6: found \"3\", expected the number 2"},
    {TOP "seat 2 Bob human\n",
        "r:5:8: found \"Bob\", expected a name in quotes of at most 63 bytes"},
    {TOP "seat 2 \"Bob\n", "r:5:8: found a quote that does not end, expected \""},
    {TOP "seat 2 \"Bob\" robot\n", "r:5:14: found \"robot\", expected human or computer"},
    {TOP "seat 2 \"Bob\" human hard\n", "r:5:20: found \"hard\", expected key=value"},
    {TOP "seat 2 \"Bob\"\n",
        "r:5:13: found the end of the line, expected seat NUMBER \"NAME\" and human or computer"},
    {TOP "sets\n", "r:5:5: found the end of the line, expected the name of a tile set"},
    {TOP "option fields\n", "r:5:14: found the end of the line, expected option NAME VALUE"},
    {TOP "start D 0,0\n", "r:5:12: found the end of the line, expected start TILE X,Y rN"},
    {SEED "note 1,0\n", "r:6:9: found the end of the line, expected note X,Y \"TEXT\""},
    {SEED "note 1,0 \"a\" b\n", "r:6:14: found \"b\", expected note X,Y \"TEXT\""},
    {SEED "note 1,0 city\n",
        "r:6:10: found \"city\", expected a text in quotes of at most 255 bytes"},
    {SEED "note here \"a\"\n", "r:6:6: found \"here\", expected "},
    {SEED "note 1,0 \"a\"\nnote 1,0 \"b\"\n",
        "r:7:6: found \"1,0\", expected one note for each cell"},
    {FREE "draw C\nnote 1,0 \"a\"\n",
        "r:7:1: found \"note\", expected a decision, check or result"},
    {FREE "check 0123456789abcdef\n",
        "r:6:1: found \"check\", expected a decision before the first check"},
    {FREE "draw C\ncheck 0123456789ABCDEF\n", "r:7:7: found \"0123456789ABCDEF\", expected check "
                                              "and 16 hexadecimal digits in small letters"},
    {FREE "draw C\ncheck 0123456789abcdef\n", "r:7:1: found the hash 0123456789abcdef, expected "},
    {FREE "draw C\nseat 2 \"Bob\" human\n",
        "r:7:1: found \"seat\", expected a decision, check or result"},
    {FREE "draw C\nplaec 1,0 r0\n", "r:7:1: found \"plaec\", expected a decision, check or result"},
    {FREE "draw C\nplace 1,0\n", "r:7:1: found 1 words after \"place\", expected: place X,Y rN"},
    {FREE "draw C\nplace 0,0 r0\n",
        "r:7:1: found \"place 0,0 r0\", expected a legal decision: a tile lies there already"},
    {FREE "draw \"C\"\n", "r:6:6: found \"C\", expected a decision in plain words"},
    {FREE "draw CC-A\n", "r:6:6: found \"CC-A\", expected a tile of the sets in use"},
    {FREE "place 1,0 r0\n", "r:6:1: found \"place 1,0 r0\", expected a legal decision: the next "
                            "tile must be drawn first"},
    {FREE "draw C\nplace 0,-1 r0\nclaim city\ndraw C\n",
        "r:9:1: found \"draw C\", expected a legal decision: no such tile is left in the bag"},
    {SEED "draw D\n", "r:6:1: found \"draw D\", expected \"draw P\": seed 7 deals that tile"},
    {SEED "result 5\n", "r:6:1: found a result, expected a decision: the game is not over"},
    {SEED "result 5 6\n", "r:6:10: found \"6\", expected result and one number for each seat"},
    {SEED "result five\n", "r:6:8: found \"five\", expected a number of points"},
    {SEED "draw P\nresult 5\ndraw P\n", "r:8:1: found \"draw\", expected nothing after the result"},
    {"carcassonne record 1\nsets nowhere\nseat 1 \"A\" human\nseed 1\n", "r:2:6: found "},
    {"carcassonne record 1\nrules nowhere\nseat 1 \"A\" human\nseed 1\n", "r:2:7: found "},
    {"carcassonne record 1\noption small_city 3\n", "r:2:"},
    {"carcassonne record 1\nstart D 0,0 r7\n", "r:2:13: found \"r7\", expected a rotation"},
    {"carcassonne record 1\nstart Q 0,0 r0\nstart Q 9,9 r0\nseat 1 \"A\" human\nseed 1\n", "r:"},
};

static void first_message(const char *bytes, size_t size, char *message, size_t room)
{
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    bool fine = record_read(&record, bytes, size, "r", &diag);
    struct carc_rules *rules = fine ? load_game(&record.request, &diag) : NULL;
    fine = rules != NULL && record_verify(&record, rules, &diag);
    free(rules);
    record_finish(&record);
    cr_assert_not(fine, "%.*s", (int)size, bytes);
    diag_format(&diag.messages[0], message, room);
}

Test(faults, each_has_its_message)
{
    for (size_t i = 0; i < ARRAY_LENGTH(faults); i++) {
        char message[1024];
        first_message(faults[i].text, strlen(faults[i].text), message, sizeof message);
        size_t length = strlen(faults[i].message);
        cr_expect_eq(strncmp(message, faults[i].message, length), 0, "expected %s\n   found %s",
            faults[i].message, message);
    }
}

Test(faults, binary_files)
{
    char message[1024];
    char zeros[4096] = {0};
    first_message(zeros, sizeof zeros, message, sizeof message);
    cr_assert_eq(strncmp(message, "r:1:1: found \"\"", 15), 0, "%s", message);
    const char nul[] = SEED "draw\0 P\n";
    first_message(nul, sizeof nul - 1, message, sizeof message);
    cr_assert_str_eq(message, "r:6:5: found the byte 00, expected text in UTF-8");
    struct rng rng;
    rng_seed(&rng, 1);
    for (int i = 0; i < 2000; i++) {
        char noise[512];
        for (size_t j = 0; j < sizeof noise; j++) {
            noise[j] = (char)rng_next(&rng);
        }
        first_message(noise, 1 + rng_below(&rng, sizeof noise), message, sizeof message);
        memcpy(noise, "carcassonne record 1\n", 21);
        first_message(noise, 21 + rng_below(&rng, 400), message, sizeof message);
    }
}

Test(faults, a_long_line)
{
    struct text game = {0};
    text_add(&game, SEED "note ");
    for (int i = 0; i < 5000; i++) {
        text_add_char(&game, 'x');
    }
    text_add_char(&game, '\n');
    char message[1024];
    first_message(game.data, game.size, message, sizeof message);
    cr_assert_eq(strncmp(message, "r:6:1: found a line of 5005 bytes", 33), 0, "%s", message);
    text_finish(&game);
}

Test(faults, files_that_are_none)
{
    struct diag diag;
    struct record record;
    diag_init(&diag, "");
    cr_assert_not(record_read_file(&record, "/tmp", &diag));
    cr_assert_str_eq(diag.messages[0].file, "/tmp");
    diag_init(&diag, "");
    cr_assert_not(record_read_file(&record, "/nowhere/game.carc", &diag));
    cr_assert_eq(diag.errors, 1);
    char path[] = "/tmp/record-XXXXXX";
    int file = mkstemp(path);
    cr_assert_geq(file, 0);
    cr_assert_eq(ftruncate(file, 100 << 20), 0);
    close(file);
    diag_init(&diag, "");
    cr_assert_not(record_read_file(&record, path, &diag));
    cr_assert_not_null(strstr(diag.messages[0].text, "bytes, expected at most"));
    unlink(path);
}

/* A wrong result, and a wrong draw in the middle, at their lines. */
Test(faults, of_a_finished_game)
{
    struct games_kind kind = {.sets = "base", .rules = "hig", .players = 2, .seed = 11};
    struct text game;
    games_record(&kind, &game);
    char *result = strstr(game.data, "\nresult ") + 8;
    int line = 1;
    for (const char *c = game.data; c < result; c++) {
        line += *c == '\n';
    }
    *result = *result == '9' ? '1' : (char)(*result + 1);
    char message[1024];
    char expected[64];
    first_message(game.data, game.size, message, sizeof message);
    snprintf(expected, sizeof expected, "r:%d:1: found ", line);
    cr_assert_eq(strncmp(message, expected, strlen(expected)), 0, "%s", message);
    cr_assert_not_null(strstr(message, " points for seat 1, expected "));
    text_finish(&game);
}
