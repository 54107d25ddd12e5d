/* The flow of a game in the protocol: undo, bulk mode, options, draws. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "talk.h"

#define BASIC "\"basic:1\":1"
#define ONE BASIC ",\"corn-circles/1\":1"
#define TWO BASIC ",\"corn-circles/2\":1"
#define ORDER(list, limit)                                                                         \
    "\"gameAnnotations\":{\"tilePack\":{\"className\":\"com.jcloisterzone.debug."                  \
    "ForcedDrawTilePack\",\"params\":{\"drawOrder\":[" list "]" limit "}}}"

static void say(struct talk *talk, const char *const *lines)
{
    for (; *lines != NULL; lines++) {
        talk_do(talk, talk_line(*lines));
    }
}

static const char *phase(const struct talk *talk)
{
    return json_string_value(json_object_get(talk->state, "phase"));
}

static int number(const struct talk *talk, const char *object, const char *key)
{
    return (int)json_integer_value(json_object_get(json_object_get(talk->state, object), key));
}

static int points(const struct talk *talk, size_t player)
{
    json_t *players = json_object_get(talk->state, "players");
    return (int)json_integer_value(json_object_get(json_array_get(players, player), "points"));
}

static const char *drawn(const struct talk *talk)
{
    json_t *items = json_object_get(json_object_get(talk->state, "action"), "items");
    return json_string_value(json_object_get(json_array_get(items, 0), "tileId"));
}

/* The last entry of the history that is an event of points, its name. */
static const char *scored(const struct talk *talk)
{
    const char *name = NULL;
    size_t i;
    size_t j;
    json_t *turn;
    json_t *event;
    json_array_foreach(json_object_get(talk->state, "history"), i, turn)
    {
        json_array_foreach(json_object_get(turn, "events"), j, event)
        {
            json_t *first = json_array_get(json_object_get(event, "points"), 0);
            name = first == NULL ? name : json_string_value(json_object_get(first, "name"));
        }
    }
    return name;
}

Test(flow, undo_goes_back_message_by_message)
{
    struct talk talk;
    talk_begin(&talk);
    talk_do(&talk, talk_setup(TWO, 2, ORDER("\"BA/C\",\"BA/L\"", "")));
    char *before = base_strdup(text_string(&talk.out));
    cr_assert_eq(number(&talk, "undo", "depth"), 0);
    talk_refused(&talk, talk_line("undo"), "nothing that could be undone");
    talk_do(&talk, talk_line("place BA/C R180 0 -1"));
    char *placed = base_strdup(text_string(&talk.out));
    cr_assert_eq(number(&talk, "undo", "depth"), 1);
    talk_do(&talk, talk_line("claim City S 0 -1 0.small.3"));
    cr_assert_eq(number(&talk, "undo", "depth"), 2);
    cr_assert_str_eq(phase(&talk), "CommitActionPhase");
    talk_do(&talk, talk_line("undo"));
    cr_assert_str_eq(text_string(&talk.out), placed);
    talk_do(&talk, talk_line("undo"));
    cr_assert_str_eq(text_string(&talk.out), before);
    talk_do(&talk, talk_line("place BA/C R180 0 -1"));
    talk_do(&talk, talk_line("pass"));
    talk_do(&talk, talk_line("commit 0.25"));
    cr_assert_eq(number(&talk, "undo", "depth"), 0);
    talk_refused(&talk, talk_line("undo"), "nothing that could be undone");
    free(before);
    free(placed);
    talk_end(&talk);
}

/* Without a random number and with the same player to move even a COMMIT can be undone. */
Test(flow, a_single_player_can_undo_a_commit)
{
    static const char *const turn[] = {"place BA/C R180 0 -1", "pass", "commit", NULL};
    struct talk talk;
    talk_begin(&talk);
    talk_do(&talk, talk_setup(BASIC, 1, ORDER("\"BA/C\",\"BA/L\"", "")));
    char *before = base_strdup(text_string(&talk.out));
    say(&talk, turn);
    cr_assert_eq(number(&talk, "undo", "depth"), 3);
    cr_assert_str_eq(drawn(&talk), "BA/L");
    cr_assert_eq(number(&talk, "tilePack", "size"), 69);
    for (int i = 0; i < 3; i++) {
        talk_do(&talk, talk_line("undo"));
    }
    cr_assert_str_eq(text_string(&talk.out), before);
    free(before);
    talk_end(&talk);
}

/* Other decisions after an undo must not show what was written before it. */
Test(flow, undo_in_bulk_mode)
{
    static const char *const other[] = {"undo", "undo", "place BA/C R180 0 -1",
        "claim Field NL.NR.EL.ER.WL.WR 0 -1 0.small.1", NULL};
    struct talk talk;
    struct talk straight;
    talk_begin(&talk);
    talk_begin(&straight);
    talk_do(&talk, talk_setup(BASIC, 2, ORDER("\"BA/C\"", "")));
    talk_do(&straight, talk_setup(BASIC, 2, ORDER("\"BA/C\"", "")));
    talk_do(&talk, talk_line("place BA/C R180 0 -1"));
    talk_do(&talk, talk_line("claim City S 0 -1 0.small.2"));
    cr_assert_eq(talk_say(&talk, "%bulk on"), JCZ_GO_ON);
    say(&talk, other);
    cr_assert_eq(talk_say(&talk, "%bulk off"), JCZ_GO_ON);
    say(&straight, other + 2);
    cr_assert_str_eq(text_string(&talk.out), text_string(&straight.out));
    talk_end(&talk);
    talk_end(&straight);
}

Test(flow, bulk_mode_is_silent_but_for_the_end)
{
    static const char *const turn[] = {"place BA/C R180 0 -1", "claim City S 0 -1 0.small.1", NULL};
    struct talk talk;
    talk_begin(&talk);
    cr_assert_eq(talk_say(&talk, "%bulk on"), JCZ_GO_ON);
    talk_do(&talk, talk_setup(BASIC, 2, ORDER("\"BA/C\"", ",\"drawLimit\":1")));
    cr_assert_eq(talk.out.size, 0);
    say(&talk, turn);
    cr_assert_eq(talk.out.size, 0);
    talk_say(&talk, "%state");
    cr_assert_str_eq(phase(&talk), "CommitActionPhase");
    cr_assert_eq(talk_say(&talk, talk_line("commit 0.1")), JCZ_STOP);
    cr_assert_str_eq(phase(&talk), "GameOverPhase");
    cr_assert_eq(points(&talk, 0), 4);
    cr_assert_null(json_object_get(talk.state, "turnPlayer"));
    cr_assert_null(json_object_get(talk.state, "action"));
    talk_end(&talk);
}

Test(flow, directives)
{
    struct talk talk;
    talk_begin(&talk);
    cr_assert_eq(talk_say(&talk, "%load /no/such/file.xml"), JCZ_GO_ON);
    cr_assert_str_eq(text_string(&talk.notes), "# no such file: /no/such/file.xml\n");
    cr_assert_eq(talk_say(&talk, "%load " PEER_GAMES), JCZ_GO_ON);
    cr_assert_eq(talk.notes.size, 0);
    cr_assert_eq(talk_say(&talk, "%compat 5.7.0"), JCZ_GO_ON);
    cr_assert_eq(talk.notes.size, 0);
    cr_assert_eq(talk_say(&talk, "%fly"), JCZ_GO_ON);
    cr_assert_str_eq(text_string(&talk.notes), "# unknown directive: %fly\n");
    cr_assert_eq(talk_say(&talk, "%state"), JCZ_GO_ON);
    cr_assert_str_eq(text_string(&talk.out), "null\n");
    talk_do(&talk, talk_setup(BASIC, 2, ""));
    cr_assert_eq(talk_say(&talk, ""), JCZ_STOP);
    talk_end(&talk);
}

/* The question is skipped only when no meeple at all is on the board. */
Test(flow, a_circle_without_meeples_is_not_asked_about)
{
    static const char *const bare[] = {"place CC.1/CR R180 0 -1", "pass", "commit 0.5", NULL};
    static const char *const held[] = {
        "place CC.1/CR R180 0 -1", "claim City S 0 -1 0.small.1", "commit 0.5", NULL};
    static const char *const monk[] = {"place BA/L R0 0 1", "claim Monastery I 0 1 0.small.1",
        "commit 0.5", "place CC.1/CR R180 0 -1", "pass", "commit 0.5", NULL};
    struct talk talk;
    talk_begin(&talk);
    talk_do(&talk, talk_setup(ONE, 2, ORDER("\"CC.1/CR\"", "")));
    say(&talk, bare);
    cr_assert_str_eq(phase(&talk), "TilePhase");
    jcz_protocol_again(&talk.protocol);
    talk_do(&talk, talk_setup(ONE, 2, ORDER("\"CC.1/CR\"", "")));
    say(&talk, held); /* the city is complete, and the knight is home before the question */
    cr_assert_str_eq(phase(&talk), "TilePhase");
    cr_assert_eq(points(&talk, 0), 4);
    jcz_protocol_again(&talk.protocol);
    talk_do(&talk, talk_setup(ONE, 2, ORDER("\"BA/L\",\"CC.1/CR\"", "")));
    say(&talk, monk);
    cr_assert_str_eq(phase(&talk), "CornCirclePhase");
    talk_do(&talk, talk_line("circle REMOVE")); /* and nobody can do anything */
    cr_assert_str_eq(phase(&talk), "TilePhase");
    cr_assert_eq(json_integer_value(json_object_get(talk.state, "turnPlayer")), 0);
    talk_end(&talk);
}

Test(flow, rake_tiles_do_nothing_without_farmers)
{
    static const char *const turns[] = {"place BA/L R0 0 1", "claim Monastery I 0 1 0.small.1",
        "commit 0.5", "place CC.1/CR R180 0 -1", NULL};
    struct talk talk;
    talk_begin(&talk);
    talk_do(&talk,
        "{\"type\":\"GAME_SETUP\",\"payload\":{\"sets\":{" ONE "},\"elements\":{"
        "\"small-follower\":7,\"corn-circle\":true},\"rules\":{},\"players\":2,\"start\":[{"
        "\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}],\"initialRandom\":0.5," ORDER(
            "\"BA/L\",\"CC.1/CR\"", "") "}}");
    say(&talk, turns);
    cr_assert_null(strstr(text_string(&talk.out), "\"feature\":\"Field\""));
    say(&talk, (const char *const[]){"pass", "commit 0.5", NULL});
    cr_assert_str_eq(phase(&talk), "TilePhase");
    talk_end(&talk);
}

Test(flow, tiny_cities)
{
    static const char *const turn[] = {
        "place BA/C R180 0 -1", "claim City S 0 -1 0.small.1", "commit 0.5", NULL};
    struct talk talk;
    talk_begin(&talk);
    talk_do(&talk, talk_setup(BASIC, 2, ORDER("\"BA/C\"", "")));
    say(&talk, turn);
    cr_assert_eq(points(&talk, 0), 4);
    cr_assert_str_eq(scored(&talk), "city");
    jcz_protocol_again(&talk.protocol);
    talk_do(&talk, "{\"type\":\"GAME_SETUP\",\"payload\":{\"sets\":{" BASIC "},\"elements\":{"
                   "\"small-follower\":7,\"farmers\":true},\"rules\":{\"tiny-city-scoring\":\"2\"},"
                   "\"players\":2,\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}],"
                   "\"initialRandom\":0.5," ORDER("\"BA/C\"", "") "}}");
    say(&talk, turn);
    cr_assert_eq(points(&talk, 0), 2);
    cr_assert_str_eq(scored(&talk), "city.tiny");
    talk_end(&talk);
}

Test(flow, gardens_are_plain_tiles)
{
    struct talk talk;
    talk_begin(&talk);
    talk_do(&talk, talk_setup("\"basic:2\":1", 2, ORDER("\"BA/CG\",\"BA/L\"", "")));
    cr_assert_eq(number(&talk, "tilePack", "size"), 70);
    cr_assert_str_eq(drawn(&talk), "BA/CG");
    talk_refused(&talk, talk_line("place BA/C R180 0 -1"), "expected BA/CG that was drawn");
    talk_do(&talk, talk_line("place BA/CG R180 0 -1"));
    cr_assert_not_null(strstr(text_string(&talk.out), "\"id\":\"BA/CG\""));
    cr_assert_null(strstr(text_string(&talk.out), "Garden"));
    jcz_protocol_again(&talk.protocol);
    talk_do(&talk, talk_setup("\"basic:2\":1", 2, ORDER("\"BA/RFrG\"", "")));
    talk_refused(&talk, talk_line("place BA/RFrG R90 1 0"), "the west edge does not match");
    talk_do(&talk, talk_line("place BA/RFrG R0 1 0"));
    talk_do(&talk, talk_line("claim Road WE 1 0 0.small.1"));
    talk_end(&talk);
}

/* The index falls among all copies that are left, sorted by id. */
Test(flow, draws_by_number)
{
    static const struct {
        const char *random;
        const char *tile;
    } draws[] = {{"0", "BA/C"}, {"0.9999999", "BA/RrC"}, {"0.0704", "BA/C"}, {"0.0705", "BA/CC.2"},
        {"0.1", "BA/CFC.2"}};
    for (size_t i = 0; i < sizeof draws / sizeof draws[0]; i++) {
        char setup[600];
        struct talk talk;
        talk_begin(&talk);
        snprintf(setup, sizeof setup,
            "{\"type\":\"GAME_SETUP\",\"payload\":{\"sets\":{" BASIC "},\"elements\":{"
            "\"small-follower\":7},\"rules\":{},\"players\":2,\"start\":[{\"tile\":\"BA/RCr\","
            "\"x\":0,\"y\":0,\"rotation\":0}],\"initialRandom\":%s}}",
            draws[i].random);
        talk_do(&talk, setup);
        cr_assert_str_eq(drawn(&talk), draws[i].tile, "%s draws %s", draws[i].random, drawn(&talk));
        talk_end(&talk);
    }
}

Test(flow, the_pack_counts_what_may_be_drawn)
{
    struct talk talk;
    talk_begin(&talk);
    talk_do(&talk, talk_setup(BASIC, 2, ORDER("\"BA/C\"", ",\"drawLimit\":5")));
    cr_assert_eq(number(&talk, "tilePack", "size"), 4);
    jcz_protocol_again(&talk.protocol);
    cr_assert_eq(talk_say(&talk, talk_setup(BASIC, 2, ORDER("", ",\"drawLimit\":0"))), JCZ_STOP);
    cr_assert_str_eq(phase(&talk), "GameOverPhase");
    jcz_protocol_again(&talk.protocol);
    talk_do(&talk, talk_setup(BASIC, 2, ORDER("\"BA/C\",\"#END\"", "")));
    talk_do(&talk, talk_line("place BA/C R180 0 -1"));
    talk_do(&talk, talk_line("pass"));
    cr_assert_eq(talk_say(&talk, talk_line("commit 0.5")), JCZ_STOP);
    cr_assert_str_eq(phase(&talk), "GameOverPhase");
    talk_end(&talk);
}
