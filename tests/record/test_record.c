#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games.h"
#include "record/replay.h"

#define NAME "game.carc"

/* The rules of a request; those of the last one are kept, as most tests ask for the same. */
static const struct carc_rules *rules_of(const struct load_request *request, struct diag *diag)
{
    static struct load_request last;
    static struct carc_rules *rules;
    if (rules == NULL || memcmp(&last, request, sizeof last) != 0) {
        free(rules);
        rules = load_game(request, diag);
        last = *request;
    }
    return rules;
}

/* Reads and verifies a text; false with the first message in `message`. */
static bool verify(const char *bytes, size_t size, char *message, size_t room)
{
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    bool fine = record_read(&record, bytes, size, NAME, &diag);
    const struct carc_rules *rules = fine ? rules_of(&record.request, &diag) : NULL;
    fine = rules != NULL && record_verify(&record, rules, &diag);
    cr_assert_eq(fine, diag.errors == 0);
    message[0] = 0;
    if (!fine) {
        diag_format(&diag.messages[0], message, room);
        cr_assert_geq(diag.messages[0].place.line, 1, "%s", message);
        cr_assert_eq(strncmp(message, NAME ":", strlen(NAME ":")), 0, "%s", message);
        cr_assert_null(strchr(message, '\n'));
    }
    record_finish(&record);
    return fine;
}

static void expect_fine(const char *bytes)
{
    char message[1024];
    cr_assert(verify(bytes, strlen(bytes), message, sizeof message), "%s", message);
}

static void rewrite(const char *bytes, size_t size, struct text *out)
{
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    cr_assert(record_read(&record, bytes, size, NAME, &diag), "%s", diag.messages[0].text);
    text_init(out);
    record_write(&record, out);
    record_finish(&record);
}

Test(record, random_games_come_back_as_they_were)
{
    size_t count = 0;
    const struct games_kind *kinds = games_kinds(&count);
    for (size_t i = 0; i < count; i++) {
        struct text game;
        struct text again;
        games_record(&kinds[i], &game);
        expect_fine(text_string(&game));
        rewrite(game.data, game.size, &again);
        cr_assert_str_eq(text_string(&game), text_string(&again));
        cr_assert_not_null(strstr(text_string(&game), "\nresult "));
        text_finish(&game);
        text_finish(&again);
    }
}

static const struct games_kind small = {
    .sets = "base,crop-circles", .rules = "hig", .players = 3, .seed = 12345};

/* Cut after any byte: either a message with its place, or a shorter game that is whole. */
Test(record, cut_off_anywhere)
{
    struct text game;
    games_record(&small, &game);
    size_t shorter = 0;
    char message[1024];
    for (size_t size = 0; size < game.size; size++) {
        char *part = base_alloc(size + 1);
        memcpy(part, game.data, size);
        if (verify(part, size, message, sizeof message)) {
            cr_assert_eq(part[size - 1], '\n', "cut at %zu", size);
            shorter++;
        }
        free(part);
    }
    cr_assert_gt(shorter, 100);
    text_finish(&game);
}

/* A tile that looks the same in another rotation makes the same position, and the same hash. */
static bool turns_tile(const struct text *game, size_t at)
{
    return strchr("0123", game->data[at]) != NULL && game->data[at - 1] == 'r' &&
           game->data[at - 2] == ' ';
}

/* A finished game is covered by its hashes: no byte of a decision can be changed unnoticed. */
Test(record, edited_anywhere)
{
    struct text game;
    games_record(&small, &game);
    size_t body = (size_t)(strstr(text_string(&game), "\ndraw ") + 1 - text_string(&game));
    char message[1024];
    for (size_t at = 0; at < game.size; at++) {
        for (int bit = 0; bit < 8; bit += 1 + (int)(at % 7)) {
            game.data[at] ^= (char)(1 << bit);
            bool fine = verify(game.data, game.size, message, sizeof message);
            bool comment = game.data[at] == '#';
            cr_assert(!fine || at < body || comment || turns_tile(&game, at),
                "byte %zu bit %d: %.20s", at, bit, game.data + at);
            game.data[at] ^= (char)(1 << bit);
        }
    }
    text_finish(&game);
}

/* Every line left out, doubled, or swapped with the next one. */
Test(record, lines_out_of_order)
{
    struct text game;
    games_record(&small, &game);
    const char *line = strstr(text_string(&game), "\ndraw ") + 1;
    char message[1024];
    while (strncmp(line, "result", 6) != 0) {
        const char *next = strchr(line, '\n') + 1;
        size_t before = (size_t)(line - game.data);
        struct text edited = {0};
        text_add_bytes(&edited, game.data, before);
        text_add(&edited, next);
        bool check = strncmp(line, "check", 5) == 0;
        bool fine = verify(edited.data, edited.size, message, sizeof message);
        cr_assert_eq(fine, check, "a hash may be missing, a decision not: %.20s", line);
        text_clear(&edited);
        text_add_bytes(&edited, game.data, (size_t)(next - game.data));
        text_add(&edited, line);
        cr_assert_not(
            verify(edited.data, edited.size, message, sizeof message), "doubled: %.20s", line);
        text_finish(&edited);
        line = next;
    }
    text_finish(&game);
}

Test(record, unknown_lines_and_comments_stay)
{
    const char *given = "carcassonne record 1\r\n"
                        "# a game of ours\n"
                        "place-of-game  the kitchen # not for us\n"
                        "sets crop-circles base\n"
                        "sets base   # twice\n"
                        "seat 1 \"Ann \\\"A\\\" \\\\ Ö\" human clock=12 colour=A hat=red\n"
                        "seat 2 \"\" computer hard\n"
                        "option small_city 2\n"
                        "\n"
                        "draws free\n"
                        "  draw\tC   # the fat one\n"
                        "place 0,-1 r0\n"
                        "# thinks for long\n"
                        "claim city\n";
    const char *expected = "carcassonne record 1\n"
                           "sets crop-circles base base\n"
                           "rules hig\n"
                           "option small_city 2\n"
                           "seat 1 \"Ann \\\"A\\\" \\\\ Ö\" human colour=A clock=12 hat=red\n"
                           "seat 2 \"\" computer hard\n"
                           "draws free\n"
                           "# a game of ours\n"
                           "place-of-game  the kitchen # not for us\n"
                           "# twice\n"
                           "draw C # the fat one\n"
                           "place 0,-1 r0\n"
                           "# thinks for long\n"
                           "claim city\n";
    struct text once;
    struct text twice;
    rewrite(given, strlen(given), &once);
    cr_assert_str_eq(text_string(&once), expected);
    rewrite(once.data, once.size, &twice);
    cr_assert_str_eq(text_string(&twice), expected);
    expect_fine(given);
    text_finish(&once);
    text_finish(&twice);
}

Test(record, notes_on_cells)
{
    struct record record, copy;
    record_init(&record);
    const struct carc_cell cells[] = {{1, 0}, {-3, 2}, {0, 5}};
    cr_expect_null(record_note(&record, cells[0]));
    cr_assert(record_set_note(&record, cells[0], "a city, \"soon\""));
    cr_assert(record_set_note(&record, cells[1], ""));
    cr_assert(record_set_note(&record, cells[2], "two\nlines"));
    cr_expect_str_eq(record_note(&record, cells[1]), "", "only a mark");
    cr_expect_null(strchr(record_note(&record, cells[2]), '\n'), "a note is one line");
    record_copy(&copy, &record, 0);
    cr_assert(record_set_note(&record, cells[0], NULL));
    cr_assert(record_set_note(&record, cells[0], NULL));
    cr_assert(record_set_note(&record, cells[1], "now with words"));
    cr_expect_eq(record.note_count, 2);
    cr_expect_null(record_note(&record, cells[0]));
    cr_expect_str_eq(record_note(&record, cells[1]), "now with words");
    cr_expect_str_eq(record_note(&copy, cells[0]), "a city, \"soon\"", "a copy is its own");
    record_drop_notes(&record);
    cr_expect_null(record_note(&record, cells[1]));
    record_finish(&record);
    record_finish(&copy);
}

Test(record, notes_have_limits)
{
    struct record record;
    record_init(&record);
    char text[2 * RECORD_NOTE] = "";
    for (size_t i = 0; i + 3 < sizeof text; i += 2) {
        memcpy(text + i, "\xc3\xb6", 3);
    }
    struct carc_cell cell = {0, 0};
    for (int i = 0; i < RECORD_NOTES; i++) {
        cell.x = (int16_t)i;
        cr_assert(record_set_note(&record, cell, text));
    }
    cr_expect_eq(strlen(record_note(&record, cell)), RECORD_NOTE - 2, "no character is cut in two");
    cell.x = RECORD_NOTES;
    cr_expect_not(record_set_note(&record, cell, "one too many"));
    cr_expect_null(record_note(&record, cell));
    record_finish(&record);
}

/* What tells of a game and does not belong to it. Where the words are not ours they stay as they
 * are. */
Test(record, an_id_and_times_stay)
{
    const char *given = "carcassonne record 1\n"
                        "sets base\n"
                        "rules hig\n"
                        "seat 1 \"A\" human thought=61250 hat=red\n"
                        "seat 2 \"B\" human thought=long\n"
                        "seed 7\n"
                        "id 00ffee0012345678\n"
                        "id the second\n";
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(record_read(&record, given, strlen(given), NAME, &diag));
    cr_expect_eq(record.id, 0x00ffee0012345678);
    cr_expect_eq(record.seats[0].thought, 61250);
    cr_expect_eq(record.seats[1].thought, 0);
    record_finish(&record);
    struct text again;
    rewrite(given, strlen(given), &again);
    cr_expect_str_eq(text_string(&again), given);
    text_finish(&again);
}

/* 0 is no id and a million years are no time: both stay as they stood, for whoever wrote them. */
Test(record, an_id_and_times_that_are_none_stay)
{
    const char *given = "carcassonne record 1\n"
                        "sets base\n"
                        "rules hig\n"
                        "seat 1 \"A\" human thought=18446744073709551615\n"
                        "seat 2 \"B\" human thought=18446744073709551616\n"
                        "seat 3 \"C\" human thought=5 thought=18446744073709551615\n"
                        "seat 4 \"D\" human thought=3153600000000\n"
                        "seed 7\n"
                        "id 00ffee0012345678\n"
                        "id 0000000000000000\n";
    const uint64_t times[] = {0, 0, 5, RECORD_THOUGHT_MOST};
    char turned[512];
    struct record record;
    struct diag diag;
    struct text again;
    diag_init(&diag, "");
    rewrite(given, strlen(given), &again);
    cr_expect_str_eq(text_string(&again), given);
    text_finish(&again);
    size_t before = (size_t)(strstr(given, "id 00f") - given);
    snprintf(turned, sizeof turned, "%.*sid 0000000000000000\nid 00ffee0012345678\n", (int)before,
        given);
    cr_assert(record_read(&record, turned, strlen(turned), NAME, &diag));
    cr_expect_eq(record.id, 0x00ffee0012345678);
    for (int i = 0; i < record.seat_count; i++) {
        cr_expect_eq(record.seats[i].thought, times[i]);
    }
    record_finish(&record);
    rewrite(turned, strlen(turned), &again);
    cr_expect_str_eq(text_string(&again), given, "ours stands first");
    text_finish(&again);
}

/* Comments and unknown lines live through a session, too. */
Test(record, a_session_keeps_them)
{
    const char *game = "carcassonne record 1\nsets base\nrules hig\nseat 1 \"A\" human\n"
                       "draws free\nplace-of-game kitchen\ndraw C # fat\nplace 0,-1 r0\n"
                       "# thinks\nclaim city\ncheck ";
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    cr_assert_not(record_read(&record, game, strlen(game), NAME, &diag));
    struct text text = {0};
    text_add_bytes(&text, game, strlen(game) - strlen("check "));
    cr_assert(record_read(&record, text.data, text.size, NAME, &diag));
    diag_init(&diag, "");
    struct session *session = session_create(&record, &diag);
    cr_assert_not_null(session, "%s", diag.messages[0].text);
    struct text written = {0};
    session_write(session, &written);
    cr_assert_eq(strncmp(text_string(&written), game, strlen(game)), 0, "%s", written.data);
    text_finish(&text);
    text_finish(&written);
    record_finish(&record);
    session_destroy(session);
}

Test(record, reads_and_verifies_in_five_milliseconds)
{
    struct text game;
    struct games_kind kind = {
        .sets = "base,crop-circles", .rules = "hig", .players = 2, .seed = 99};
    games_record(&kind, &game);
    struct diag diag;
    diag_init(&diag, "");
    struct record record;
    cr_assert(record_read(&record, game.data, game.size, NAME, &diag));
    struct carc_rules *rules = load_game(&record.request, &diag);
    record_finish(&record);
    enum { TIMES = 100 };
    struct timespec begin;
    struct timespec end;
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (int i = 0; i < TIMES; i++) {
        cr_assert(record_read(&record, game.data, game.size, NAME, &diag));
        cr_assert(record_verify(&record, rules, &diag));
        record_finish(&record);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double ms =
        (double)(end.tv_sec - begin.tv_sec) * 1e3 + (double)(end.tv_nsec - begin.tv_nsec) / 1e6;
    cr_log_info(
        "a game of 78 tiles (%zu bytes) reads and verifies in %.3f ms", game.size, ms / TIMES);
    free(rules);
    text_finish(&game);
}
