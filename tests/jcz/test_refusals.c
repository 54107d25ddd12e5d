/* What is not legal is refused, told in a line that begins with `#`, and changes nothing. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "talk.h"

#define ORDER(list)                                                                                \
    "\"gameAnnotations\":{\"tilePack\":{\"className\":\"com.jcloisterzone.debug."                  \
    "ForcedDrawTilePack\",\"params\":{\"drawOrder\":[" list "]}}}"

/* The knights of both players in two cities, and a crop circle of cities about to be asked. */
static void begin_circle(struct talk *talk)
{
    static const char *const lines[] = {"place BA/CFc.1 R90 0 -1", "claim City NS 0 -1 0.small.1",
        "commit 0", "place BA/C R0 1 -1", "claim City N 1 -1 1.small.1", "commit 0",
        "place CC.1/Cc.1 R180 0 -2", "pass", "commit 0", NULL};
    talk_begin(talk);
    talk_do(talk, talk_setup("\"basic:1\":1,\"corn-circles/1\":1", 2,
                      ORDER("\"BA/CFc.1\",\"BA/C\",\"CC.1/Cc.1\",\"BA/Cc.1\"")));
    for (int i = 0; lines[i] != NULL; i++) {
        talk_do(talk, talk_line(lines[i]));
    }
}

Test(refusals, commit_before_the_choice)
{
    struct talk talk;
    begin_circle(&talk);
    talk_refused(&talk, talk_line("commit 0.5"), "expected CIRCLE_REMOVE_OR_DEPLOY");
    talk_refused(&talk, talk_line("pass"), "expected CIRCLE_REMOVE_OR_DEPLOY");
    talk_refused(&talk, talk_line("claim City N 1 -1 1.small.2"), "CIRCLE_REMOVE_OR_DEPLOY");
    talk_refused(&talk, talk_line("return City N 1 -1 1.small.1"), "CIRCLE_REMOVE_OR_DEPLOY");
    talk_end(&talk);
}

Test(refusals, taking_back_is_compulsory_and_of_an_own_meeple)
{
    struct talk talk;
    begin_circle(&talk);
    talk_do(&talk, talk_line("circle REMOVE"));
    talk_refused(&talk, talk_line("commit 0.5"), "expected RETURN_MEEPLE");
    talk_refused(&talk, talk_line("pass"), "expected RETURN_MEEPLE");
    talk_refused(&talk, talk_line("circle DEPLOY"), "expected RETURN_MEEPLE");
    talk_refused(&talk, talk_line("claim City N 1 -1 1.small.2"), "expected RETURN_MEEPLE");
    talk_refused(&talk, talk_line("return City NS 0 -1 0.small.1"), "a meeple of his own");
    talk_refused(&talk, talk_line("return City NS 0 -1 1.small.1"), "stands somewhere else");
    talk_refused(&talk, talk_line("return City N 1 -1 1.small.2"), "no meeple on the board");
    talk_refused(&talk, talk_line("return Field NL.NR 1 -1 1.small.1"), "no meeple on the board");
    talk_do(&talk, talk_line("return City N 1 -1 1.small.1"));
    talk_refused(&talk, talk_line("return City N 1 -1 1.small.1"), "expected COMMIT");
    talk_end(&talk);
}

Test(refusals, adding_is_beside_an_own_meeple_and_once)
{
    struct talk talk;
    begin_circle(&talk);
    talk_do(&talk, talk_line("circle DEPLOY"));
    talk_refused(&talk, talk_line("claim City NS 0 -1 1.small.2"), "no knight of yours there");
    talk_refused(&talk, talk_line("claim City S 0 -2 1.small.2"), "no place on the board");
    talk_refused(&talk, talk_line("claim Road WE 0 0 1.small.2"), "about knights");
    talk_refused(&talk, talk_line("claim City N 5 5 1.small.2"), "no place on the board");
    talk_refused(&talk, talk_line("claim City N 1 -1 1.small.1"), "no such meeple in the supply");
    talk_refused(&talk, talk_line("claim City N 1 -1 0.small.2"), "no such meeple in the supply");
    talk_refused(&talk, talk_line("claim City N 1 -1 1.small.8"), "no such meeple in the supply");
    talk_refused(&talk, talk_line("commit 0.5"), "expected DEPLOY_MEEPLE or PASS");
    talk_do(&talk, talk_line("claim City N 1 -1 1.small.7"));
    talk_refused(&talk, talk_line("claim City N 1 -1 1.small.2"), "expected COMMIT");
    talk_refused(&talk, talk_line("pass"), "expected COMMIT");
    talk_end(&talk);
}

Test(refusals, messages_out_of_place)
{
    struct talk talk;
    talk_begin(&talk);
    talk_do(&talk, talk_setup("\"basic:1\":1", 2, ORDER("\"BA/C\"")));
    talk_refused(&talk, talk_line("place BA/L R0 0 1"), "expected BA/C that was drawn");
    talk_refused(&talk, talk_line("place BA/C R0 0 -1"), "the south edge does not match");
    talk_refused(&talk, talk_line("place BA/C R0 0 0"), "a tile lies there already");
    talk_refused(&talk, talk_line("place BA/C R0 9 9"), "no tile lies beside that cell");
    talk_refused(&talk, talk_line("place BA/C R45 0 1"), "found \"R45\", expected \"R0\"");
    talk_refused(&talk, talk_line("place BA/X R0 0 1"), "payload.tileId: found \"BA/X\"");
    talk_refused(&talk, talk_line("pass"), "expected PLACE_TILE");
    talk_refused(&talk, talk_line("commit 0.1"), "expected PLACE_TILE");
    talk_do(&talk, talk_line("place BA/C R180 0 -1"));
    talk_refused(&talk, talk_line("commit 0.1"), "expected DEPLOY_MEEPLE or PASS");
    talk_refused(&talk, talk_line("claim City N 0 0 0.small.1"), "only the tile just placed");
    talk_refused(&talk, talk_line("claim City S 0 -1 0.big.1"), "found \"0.big.1\"");
    talk_refused(&talk, talk_line("claim Tower S 0 -1 0.small.1"), "found \"Tower\"");
    talk_refused(&talk, talk_line("claim City QQ 0 -1 0.small.1"), "found \"QQ\"");
    talk_do(&talk, talk_line("pass"));
    talk_refused(&talk, talk_line("pass"), "expected COMMIT");
    talk_refused(&talk, talk_line("commit 1"), "found 1, expected a number from 0");
    talk_refused(&talk, talk_line("commit -0.1"), "expected a number from 0");
    talk_end(&talk);
}

Test(refusals, broken_lines)
{
    static const struct {
        const char *line;
        const char *note;
    } lines[] = {
        {"PASS", "# line 3:1: found \"PASS\", expected \"{\" or \"[\""},
        {"{\"type\":\"PASS\"", "found the end, expected \",\" or \"}\""},
        {"[]", "found a list, expected an object"},
        {"{\"payload\":{}}", "type: found nothing, expected a text"},
        {"{\"type\":7,\"payload\":{}}", ":9: type: found 7, expected a text"},
        {"{\"type\":\"MOVE_DRAGON\",\"payload\":{}}", "type: found \"MOVE_DRAGON\""},
        {"{\"type\":\"PASS\",\"type\":\"PASS\"}", ":16: found a key again, expected each key once"},
        {"{\"type\" 7}", ":9: found \"7\", expected \":\""},
        {"{\"type\":[1 2]}", ":12: found \"2\", expected \",\" or \"]\""},
        {"{\"type\":nul}", ":9: found \"nul\", expected a value"},
        {"{type:1}", ":2: found \"type\", expected a key in quotes or \"}\""},
        {"{} x", ":4: found \"x\", expected the end of the JSON text"},
        {"{\"type\":1e999}", ":9: found \"1e999\", expected a smaller number"},
        {"{\"type\":\"\\x\"}", "found an unknown escape in a text, expected one of JSON"},
        {"{\"type\":\"\\ud800\"}", "found half of a pair of \\u escapes, expected both"},
        {"{\"type", "found the end, expected the quotes that end a text"},
        {"{\"type\":\"PLACE_TILE\"}", "payload: found nothing, expected an object"},
        {"{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/C\",\"rotation\":\"R0\","
         "\"position\":[0]}}",
            "payload.position: found a list, expected a list of x and y"},
        {"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[", "nested too deeply"},
        {"{\"type\":\"PASS\",\"payload\":{},\"x\":\"\xff\"}", "found bytes that are not UTF-8"},
        {"{\"type\":\"PASS\\u0000\",\"payload\":{}}", "found \\u0000, expected text without it"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct talk talk;
        talk_begin(&talk);
        talk_do(&talk, talk_setup("\"basic:1\":1", 2, ""));
        talk_refused(&talk, lines[i].line, lines[i].note);
        talk_end(&talk);
    }
}

Test(refusals, what_is_not_supported_is_named)
{
    static const struct {
        const char *payload;
        const char *note;
    } setups[] = {
        {"\"sets\":{\"basic:1\":1,\"traders-and-builders\":1},\"elements\":{\"small-follower\":7,"
         "\"big-follower\":1,\"garden\":true,\"abbot\":1},\"rules\":{\"princess-action\":\"must\"}",
            "payload: not supported: set traders-and-builders, element big-follower, element "
            "garden, element abbot, rule princess-action"},
        {"\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":31}",
            "small-follower: found 31, expected a whole number from 1 to 30"},
        {"\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7,\"farmers\":false}",
            "farmers: found false, expected true"},
        {"\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":7},\"rules\":{"
         "\"tiny-city-scoring\":2}",
            "tiny-city-scoring: found 2, expected \"4\" or \"2\""},
        {"\"sets\":{},\"elements\":{\"small-follower\":7}", "found no set of tiles"},
        {"\"sets\":{\"corn-circles/2\":1},\"elements\":{\"small-follower\":7}", "start"},
        {"\"sets\":{\"basic:1\":20},\"elements\":{\"small-follower\":7}", "510"},
    };
    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++) {
        struct talk talk;
        char line[1000];
        talk_begin(&talk);
        snprintf(line, sizeof line,
            "{\"type\":\"GAME_SETUP\",\"payload\":{%s,\"players\":2,\"start\":[{\"tile\":"
            "\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}],\"initialRandom\":0.5}}",
            setups[i].payload);
        talk_refused(&talk, line, setups[i].note);
        talk_end(&talk);
    }
}

Test(refusals, draws_that_cannot_be)
{
    struct talk talk;
    talk_begin(&talk);
    talk_refused(
        &talk, talk_setup("\"basic:1\":1", 2, ORDER("\"BA/Zz\"")), "drawOrder[0]: found \"BA/Zz\"");
    talk_refused(&talk, talk_setup("\"basic:1\":1", 2, ORDER("\"CC.1/CR\"")),
        "the draw order asks for CC.1/CR in turn 1, and none is left");
    talk_refused(&talk, talk_setup("\"basic:1\":1", 7, ""), "players: found 7");
    talk_refused(&talk, talk_line("pass"), "expected \"GAME_SETUP\" first");
    talk_end(&talk);
}
