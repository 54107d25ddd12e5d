/* Files of JCloisterZone: import, export, assertions, and what is wrong with others. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/proof.h"
#include "base/file.h"
#include "games.h"
#include "jcz/file.h"
#include "jcz/names.h"
#include "rules/query.h"

#define CREATED "2024-01-01T00:00:00.000Z"

static uint64_t hash_of(const struct record *record)
{
    struct diag diag;
    diag_init(&diag, "");
    struct session *session = session_create(record, &diag);
    cr_assert_not_null(session, "%s", diag.messages[0].text);
    session_go(session, session_length(session));
    uint64_t hash = carc_hash(session_rules(session), session_state(session));
    session_destroy(session);
    return hash;
}

/* Out and in again; the record that comes back is stored in `back`. */
static void round_trip(const struct record *record, struct record *back)
{
    struct diag diag;
    struct text file = {0};
    diag_init(&diag, "");
    cr_assert(jcz_export(record, CREATED, &file, &diag), "%s", diag.messages[0].text);
    cr_assert(jcz_import(back, text_string(&file), file.size, "back", &diag), "%d: %s",
        diag.messages[0].place.line, diag.messages[0].text);
    cr_assert_eq(diag.warnings, 0, "%s", diag.messages[0].text);
    text_finish(&file);
}

/* The decisions of both are the same. */
static void compare_steps(const struct record *a, const struct record *b)
{
    cr_assert_eq(a->step_count, b->step_count);
    for (size_t i = 0; i < a->step_count; i++) {
        cr_assert_str_eq(a->steps[i].text, b->steps[i].text);
    }
}

Test(files, random_games_come_back_the_same)
{
    static const char *const sets[] = {"base", "base,crop-circles", "base,crop-circles-2010",
        "base,crop-circles,crop-circles-2010"};
    int games = proof_whole() ? 1000 : 60;
    for (int i = 0; i < games; i++) {
        struct games_kind kind = {.sets = sets[i % 4],
            .rules = "hig",
            .players = i / 4 % 6 + 1,
            .seed = (uint64_t)i * 7919 + 1};
        struct rng rng;
        struct record back;
        rng_seed(&rng, kind.seed);
        struct session *session = games_begin(&kind);
        games_finish(session, &rng);
        round_trip(session_record(session), &back);
        cr_assert(back.finished);
        compare_steps(session_record(session), &back);
        cr_assert_eq(
            hash_of(&back), carc_hash(session_rules(session), session_state(session)), "%d", i);
        record_finish(&back);
        session_destroy(session);
    }
    printf("%d games\n", games);
}

/* Games that are not over come back with the same tile in hand. */
Test(files, games_in_progress_come_back_the_same)
{
    struct games_kind kind = {.sets = "base,crop-circles", .rules = "hig", .players = 3, .seed = 5};
    struct rng rng;
    rng_seed(&rng, 99);
    struct session *session = games_begin(&kind);
    for (int i = 0; i < 150; i++) {
        struct record back;
        round_trip(session_record(session), &back);
        cr_assert_eq(
            hash_of(&back), carc_hash(session_rules(session), session_state(session)), "%d", i);
        record_finish(&back);
        games_step(session, &rng);
    }
    session_destroy(session);
}

Test(files, another_beginner_sits_first)
{
    struct games_kind kind = {.sets = "base", .rules = "hig", .players = 3, .seed = 8};
    struct diag diag;
    struct record record;
    struct record back;
    struct rng rng;
    diag_init(&diag, "");
    rng_seed(&rng, 1);
    struct session *model = games_begin(&kind);
    record_copy(&record, session_record(model), 0);
    cr_assert(load_request_option(
        &record.request, "first_player", "3", (struct diag_place){0, 0}, &diag));
    struct session *session = session_create(&record, &diag);
    games_finish(session, &rng);
    round_trip(session_record(session), &back);
    cr_assert_str_eq(back.seats[0].name, record.seats[2].name);
    cr_assert_str_eq(back.seats[1].name, record.seats[0].name);
    for (int seat = 0; seat < 3; seat++) {
        cr_assert_eq(back.result[seat], session_state(session)->score[(seat + 2) % 3]);
    }
    record_finish(&back);
    record_finish(&record);
    session_destroy(session);
    session_destroy(model);
}

static void read_sample(const char *leaf, struct text *out)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", JCZ_FILES, leaf);
    cr_assert(file_read(path, 1 << 20, out, NULL));
}

Test(files, what_a_file_says_is_kept)
{
    struct text file = {0};
    struct text again = {0};
    struct diag diag;
    struct record record;
    struct record back;
    diag_init(&diag, "");
    read_sample("tie_broken_by_a.jcz", &file);
    cr_assert(jcz_import(&record, text_string(&file), file.size, "sample", &diag));
    cr_assert_eq(diag.warnings, 0);
    cr_assert(record.draws_free);
    cr_assert_eq(record.seat_count, 2);
    cr_assert_str_eq(record.seats[0].name, "Ann");
    cr_assert_str_eq(record.seats[0].colour, "C");
    cr_assert_str_eq(record.seats[1].colour, "D");
    cr_assert_str_eq(record.steps[1].comment, " clock 1500");
    round_trip(&record, &back);
    compare_steps(&record, &back);
    cr_assert_str_eq(back.steps[1].comment, " clock 1500");
    cr_assert(jcz_export(&record, CREATED, &again, &diag));
    static const char *const kept[] = {"\"Ann has 10 points\"", "\"BA/Cc.1\"\n",
        "\"description\": \"Action A breaks a tie\"", "\"slot\": 8", "\"clock\": 61000",
        "\"clientId\": \"of-ann\"", "\"clock\": 1500", "\"appVersion\": \"5.7.1\"",
        "\"gameId\": \"00112233445566778899aabbccddeeff\"", "\"randomizeSeating\": true"};
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
        cr_assert_not_null(strstr(text_string(&again), kept[i]), "%s", kept[i]);
    }
    text_finish(&file);
    text_finish(&again);
    record_finish(&record);
    record_finish(&back);
}

Test(files, assertions)
{
    struct diag diag;
    struct jcz_test test;
    diag_init(&diag, "");
    cr_assert(jcz_test_file(JCZ_FILES "/tie_broken_by_a.jcz", &test, &diag));
    cr_assert_eq(test.met, 6);
    cr_assert_eq(test.failed, 0, "%s", diag.messages[0].text);
    cr_assert_str_eq(test.title, "Action A breaks a tie");
}

/* The sample with one text replaced. */
static bool import_changed(
    const char *from, const char *to, struct record *record, struct diag *diag)
{
    struct text file = {0};
    struct text changed = {0};
    diag_init(diag, "");
    read_sample("tie_broken_by_a.jcz", &file);
    const char *at = strstr(text_string(&file), from);
    cr_assert_not_null(at, "%s", from);
    text_add_bytes(&changed, file.data, (size_t)(at - file.data));
    text_add(&changed, to);
    text_add(&changed, at + strlen(from));
    bool fine = jcz_import(record, text_string(&changed), changed.size, "changed.jcz", diag);
    text_finish(&file);
    text_finish(&changed);
    return fine;
}

Test(files, faults_are_told_where_they_are)
{
    static const struct {
        const char *from;
        const char *to;
        int line;
        int column;
        const char *message;
    } faults[] = {
        {"\"5.7.1\"", "\"5.6.9\"", 2, 17, "appVersion: found \"5.6.9\", expected 5.7.0 or newer"},
        {"\"5.7.1\"", "\"new\"", 2, 17, "appVersion: found \"new\", expected a version"},
        {"\"basic:1\": 1", "\"basic:1\": 1, \"river\": 1", 19, 12, "not supported: set river"},
        {"\"rules\": {}", "\"rules\": {}, \"addons\": {\"x\": 1}", 28, 28,
            "not supported: addon x"},
        {"\"slot\": 2", "\"slot\": 9", 45, 15, "players[0].slot: found 9, expected"},
        {"\"name\": \"Bob\"", "\"name\": 3", 49, 15, "players[1].name: found 3, expected a text"},
        {"\"R90\"", "\"R80\"", 58, 21, "replay[0].payload.rotation: found \"R80\""},
        {"\"NS\"", "\"N\"", 66, 5, "replay[1]: the pointer names no place on the board (turn 1)"},
        {"\"type\": \"PASS\"", "\"type\": \"FLY\"", 129, 15, "replay[7].type: found \"FLY\""},
        {"\"initialRandom\": 0.0", "\"initialRandom\": 1.0", 5, 20, "initialRandom: found 1"},
    };
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        struct record record;
        struct diag diag;
        cr_assert_not(import_changed(faults[i].from, faults[i].to, &record, &diag));
        const struct diag_message *message = &diag.messages[0];
        cr_assert_eq(diag.errors, 1);
        cr_assert_not_null(strstr(message->text, faults[i].message), "%s", message->text);
        cr_assert_str_eq(message->file, "changed.jcz");
        cr_assert_eq(
            message->place.line, faults[i].line, "%d: %s", message->place.line, message->text);
        cr_assert_eq(message->place.column, faults[i].column, "%d: %s", message->place.column,
            message->text);
        cr_assert_eq(record.step_count, 0);
    }
}

Test(files, a_draw_that_no_number_gives_is_a_warning)
{
    struct record record;
    struct diag diag;
    cr_assert(import_changed("\"drawOrder\"", "\"someOrder\"", &record, &diag), "%s",
        diag.messages[0].text);
    cr_assert_eq(diag.warnings, 1);
    cr_assert_not_null(strstr(diag.messages[0].text, "the tile of turn 1"));
    record_finish(&record);
}

Test(files, gardens_that_are_plain_tiles_are_a_warning)
{
    struct record record;
    struct diag diag;
    cr_assert(
        import_changed("\"basic:1\"", "\"basic:2\"", &record, &diag), "%s", diag.messages[0].text);
    cr_assert_eq(diag.warnings, 1);
    cr_assert_not_null(strstr(diag.messages[0].text, "gardens of basic:2"));
    cr_assert_gt(diag.messages[0].place.line, 1);
    record_finish(&record);
}

Test(files, undo_in_a_replay_drops_what_was_before)
{
    struct record record;
    struct diag diag;
    cr_assert(
        import_changed("\"replay\": [",
            "\"replay\": "
            "[{\"type\":\"PLACE_TILE\",\"payload\":{\"tileId\":\"BA/CFc.1\",\"rotation\":"
            "\"R0\",\"position\":[0,1]}},{\"type\":\"PASS\",\"payload\":{}},{\"type\":\"UNDO\","
            "\"payload\":{}},{\"type\":\"UNDO\",\"payload\":{}},",
            &record, &diag),
        "%s", diag.messages[0].text);
    cr_assert_str_eq(record.steps[1].text, "place 0,-1 r1");
    record_finish(&record);
}

Test(files, a_set_up_without_a_game)
{
    static const char file[] =
        "{\"appVersion\":\"5.12.0\",\"created\":\"\",\"setup\":{\"sets\":{\"basic:1\":1},"
        "\"elements\":{\"small-follower\":5},\"start\":[{\"tile\":\"BA/RFr\",\"x\":0,\"y\":0,"
        "\"rotation\":90}]}}";
    struct record record;
    struct diag diag;
    struct text text = {0};
    diag_init(&diag, "");
    cr_assert(jcz_import(&record, file, strlen(file), "set-up", &diag));
    cr_assert_eq(record.step_count, 0);
    cr_assert_eq(record.seat_count, 2);
    record_write(&record, &text);
    cr_assert_not_null(strstr(text_string(&text), "option fields off\n"));
    cr_assert_not_null(strstr(text_string(&text), "option meeples 5\n"));
    cr_assert_not_null(strstr(text_string(&text), "start base/U 0,0 r2\n"), "%s", text.data);
    text_finish(&text);
    record_finish(&record);
}

Test(files, what_the_original_does_not_know_is_listed)
{
    static const struct {
        const char *rules;
        const char *reason;
    } games[] = {{"zmg", "a compulsory action A, action A elsewhere than"},
        {"hobby-world", "a compulsory action A"}, {"first-edition", "fields that score"},
        {"second-edition", "fields that score"}};
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        struct games_kind kind = {"base,crop-circles", games[i].rules, 2, 1, false};
        struct session *session = games_begin(&kind);
        struct text out = {0};
        struct diag diag;
        diag_init(&diag, "");
        cr_assert_not(jcz_export(session_record(session), CREATED, &out, &diag));
        cr_assert_eq(out.size, 0);
        cr_assert_not_null(
            strstr(diag.messages[0].text, games[i].reason), "%s", diag.messages[0].text);
        session_destroy(session);
        text_finish(&out);
    }
}

/* Every beginning of a file is refused with one located message. */
Test(files, cut_files)
{
    struct text file = {0};
    struct diag diag;
    read_sample("tie_broken_by_a.jcz", &file);
    for (size_t size = 0; size + 2 < file.size; size += 7) {
        struct record record;
        diag_init(&diag, "");
        cr_assert_not(jcz_import(&record, file.data, size, "cut", &diag), "%zu", size);
        cr_assert_eq(diag.errors, 1);
        cr_assert_gt(diag.messages[0].place.line, 0);
    }
    text_finish(&file);
}

Test(files, names)
{
    int plain = 0;
    int gardens = 0;
    for (int i = 0; i < JCZ_TILES; i++) {
        const struct jcz_tile *tile = jcz_tile(i);
        cr_assert(i == 0 || strcmp(jcz_tile(i - 1)->id, tile->id) < 0);
        cr_assert_eq(jcz_find_tile(tile->id, strlen(tile->id)), i);
        plain += tile->counts[JCZ_BASIC_1];
        gardens += tile->counts[JCZ_BASIC_2];
    }
    cr_assert_eq(plain, 72);
    cr_assert_eq(gardens, 72);
    for (unsigned bits = 1; bits < 0x1001; bits++) {
        char text[JCZ_PLACE_SIZE];
        jcz_place place = 0;
        bool mixed = (bits & 0xff) && (bits & 0xf00);
        size_t size = mixed ? 0 : jcz_place_text((jcz_place)bits, text);
        cr_assert(mixed || (jcz_parse_place(text, size, &place) && place == bits), "%x", bits);
    }
    jcz_place place;
    cr_assert(jcz_parse_place("WR.NL", 5, &place) && place == 0x81);
    cr_assert(jcz_parse_place("E.N", 3, &place) && place == 0x300);
    cr_assert_not(jcz_parse_place("N.NL", 4, &place));
    cr_assert_not(jcz_parse_place("", 0, &place));
    cr_assert_not(jcz_parse_place("N.", 2, &place));
}
