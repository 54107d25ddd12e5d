/* Files of JCloisterZone at the command line: import, export, and tests. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "base/file.h"
#include "base/macros.h"
#include "carc.h"

TestSuite(jcz_files, .init = carc_folder_begin, .fini = carc_folder_end);

static void expect_in(const struct text *text, const char *part)
{
    cr_expect_not_null(
        strstr(text_string(text), part), "\"%s\" is not in:\n%.4000s", part, text_string(text));
}

/* A record of every kind goes out and comes back: the same game again. */
Test(jcz_files, a_record_is_exported_and_imported)
{
    static const char *const records[] = {"base-one", "base-two", "circles-three", "free-draws-two",
        "start-layout-two", "unfinished-two"};
    for (size_t i = 0; i < ARRAY_LENGTH(records); i++) {
        char record[512];
        char foreign[512];
        char back[512];
        snprintf(record, sizeof record, RECORDS "/v1/%s.carc", records[i]);
        snprintf(foreign, sizeof foreign, "%s", carc_path("out.jcz"));
        snprintf(back, sizeof back, "%s", carc_path("back.carc"));
        struct carc_run out =
            carc_run((const char *[]){"export", record, "-o", foreign, NULL}, "", 0);
        cr_expect_eq(out.status, 0, "%s", text_string(&out.err));
        struct carc_run in = carc_run((const char *[]){"import", foreign, "-o", back, NULL}, "", 0);
        cr_expect_eq(in.status, 0, "%s", text_string(&in.err));
        struct carc_run show = carc_run((const char *[]){"show", record, NULL}, "", 0);
        struct carc_run again = carc_run((const char *[]){"show", back, NULL}, "", 0);
        cr_expect_eq(again.status, 0, "%s", text_string(&again.err));
        const char *board = strstr(text_string(&show.out), "\n\n");
        const char *other = strstr(text_string(&again.out), "\n\n");
        cr_assert(board != NULL && other != NULL);
        cr_expect_str_eq(board, other, "%s", records[i]);
        carc_run_finish(&out);
        carc_run_finish(&in);
        carc_run_finish(&show);
        carc_run_finish(&again);
    }
}

Test(jcz_files, what_is_not_a_game_is_not_imported)
{
    static const char *const files[] = {"", "{", "[]", "{\"appVersion\":\"5.7.0\"}", "\xff\xfe"};
    for (size_t i = 0; i < ARRAY_LENGTH(files); i++) {
        struct diag diag;
        diag_init(&diag, "");
        char path[512];
        snprintf(path, sizeof path, "%s", carc_path("bad.jcz"));
        cr_assert(file_write(path, files[i], strlen(files[i]), &diag));
        struct carc_run run = carc_run((const char *[]){"import", path, NULL}, "", 0);
        cr_expect_eq(run.status, 1, "%s: status %d", files[i], run.status);
        cr_expect_eq(run.out.size, 0, "nothing is written");
        expect_in(&run.err, "bad.jcz");
        carc_run_finish(&run);
    }
}

Test(jcz_files, assertions_are_judged)
{
    struct carc_run run = carc_run((const char *[]){"test", JCZ_FILES, NULL}, "", 0);
    cr_expect_eq(run.status, 0, "%s%s", text_string(&run.out), text_string(&run.err));
    carc_run_finish(&run);
    struct text bytes = {0};
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(file_read(JCZ_FILES "/tie_broken_by_a.jcz", 1 << 20, &bytes, &diag));
    char *points = strstr(bytes.data, "has 10 points");
    cr_assert_not_null(points);
    points[4] = '9'; /* 90 points */
    char path[512];
    snprintf(path, sizeof path, "%s", carc_path("wrong.jcz"));
    cr_assert(file_write(path, bytes.data, bytes.size, &diag));
    struct carc_run wrong = carc_run((const char *[]){"test", path, NULL}, "", 0);
    cr_expect_eq(wrong.status, 1);
    expect_in(&wrong.out, "found 10 points, expected 90");
    carc_run_finish(&wrong);
    text_finish(&bytes);
}

/* Every reason is told, and nothing is written. */
Test(jcz_files, what_the_other_does_not_know_is_not_exported)
{
    static const struct {
        const char *record;
        const char *reason;
    } rows[] = {
        {"circles-both-five", "a compulsory action A"},
        {"first-edition-two", "fields that score in another way than F3"},
        {"options-two", "action A elsewhere than beside an own meeple"},
        {"no-such-record", "cannot be opened"},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
        char path[512];
        snprintf(path, sizeof path, RECORDS "/v1/%s.carc", rows[i].record);
        struct carc_run run = carc_run((const char *[]){"export", path, NULL}, "", 0);
        cr_expect_eq(run.status, 1, "%s: status %d", rows[i].record, run.status);
        cr_expect_eq(run.out.size, 0);
        expect_in(&run.err, rows[i].record);
        expect_in(&run.err, rows[i].reason);
        carc_run_finish(&run);
    }
}

Test(jcz_files, a_file_must_be_named)
{
    static const char *const commands[] = {"import", "export"};
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        struct carc_run none = carc_run((const char *[]){commands[i], NULL}, "", 0);
        cr_expect_eq(none.status, 2);
        expect_in(&none.err, "name one file");
        carc_run_finish(&none);
        struct carc_run two = carc_run((const char *[]){commands[i], "a", "b", NULL}, "", 0);
        cr_expect_eq(two.status, 2);
        carc_run_finish(&two);
    }
}

/* What a file says beyond the game comes back: names, slots, times, annotations, assertions. */
Test(jcz_files, nothing_of_a_file_is_lost)
{
    char record[512];
    snprintf(record, sizeof record, "%s", carc_path("game.carc"));
    struct carc_run in = carc_run(
        (const char *[]){"import", JCZ_FILES "/everything.jcz", "-o", record, NULL}, "", 0);
    cr_expect_eq(in.status, 0, "%s", text_string(&in.err));
    struct carc_run out = carc_run((const char *[]){"export", record, NULL}, "", 0);
    cr_expect_eq(out.status, 0, "%s", text_string(&out.err));
    static const char *const kept[] = {"\"appVersion\": \"5.11.2\"",
        "\"gameId\": \"0123456789abcdef0123456789abcdef\"", "\"name\": \"Sunday\"",
        "\"clock\": 65000", "\"clock\": 61000", "\"slot\": 8", "\"slot\": 4", "Żaneta",
        "Bob \\\"B\\\"", "\"clientId\": \"a1\"", "\"endTurn\": 30", "\"BA/CFc.1\",",
        "\"randomizeSeating\": true", "\"tiny-city-scoring\": \"2\"", "Player can pass",
        "\"unknown\": ["};
    for (size_t i = 0; i < ARRAY_LENGTH(kept); i++) {
        expect_in(&out.out, kept[i]);
    }
    carc_run_finish(&in);
    carc_run_finish(&out);
}
