/* `carc match`, `merge`, `ladder`, `tune`, `hint`, and computers at the table of `carc play`. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "carc.h"
#include "cli/progress.h"

#define RECORD RECORDS "/v1/circles-three.carc"
#define FOLDER .init = carc_folder_begin, .fini = carc_folder_end

static struct carc_run run_with(const char *const *arguments)
{
    return carc_run(arguments, "", 0);
}

static void expect_in(const struct text *text, const char *part)
{
    cr_assert_not_null(
        strstr(text_string(text), part), "no \"%s\" in\n%s", part, text_string(text));
}

/* Runs words that blanks separate. */
static struct carc_run run_line(const char *line)
{
    static char copy[600];
    const char *arguments[40];
    size_t count = 0;
    snprintf(copy, sizeof copy, "%s", line);
    char *rest;
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        arguments[count++] = word;
    }
    arguments[count] = NULL;
    return run_with(arguments);
}

static void expect_refused(const char *line, int status, const char *message)
{
    struct carc_run run = run_line(line);
    cr_expect_eq(run.status, status, "%s: %d", line, run.status);
    expect_in(&run.err, message);
    cr_expect_eq(run.out.size, 0, "%s: %s", line, text_string(&run.out));
    carc_run_finish(&run);
}

Test(match, refuses_what_makes_no_sense, FOLDER)
{
    expect_refused("match", 2, "name two to six players");
    expect_refused("match greedy", 2, "name two to six players");
    expect_refused("match a a a a a a a", 2, "name two to six players");
    expect_refused("match greedy gredy", 2, "found player \"gredy\", expected one of random, ");
    expect_refused("match greedy keeper --time 5 --nodes 5", 2, "not both");
    expect_refused("match greedy keeper --games 0", 2, "games");
    expect_refused("match greedy keeper --shard 0/3", 2, "--shard takes I/N");
    expect_refused("match greedy keeper --shard 4/3", 2, "--shard takes I/N");
    expect_refused("match greedy keeper --shard 1", 2, "--shard takes I/N");
    expect_refused("match greedy keeper --shard 1/3x", 2, "--shard takes I/N");
    expect_refused("match greedy keeper --shard 1/+3", 2, "--shard takes I/N");
    expect_refused("match greedy keeper --shard -1/3", 2, "--shard takes I/N");
    expect_refused("match greedy keeper --sets nowhere", 1, "nowhere");
    expect_refused("merge", 2, "name files");
    expect_refused("merge /nowhere.json", 1, "/nowhere.json");
    expect_refused("ladder greedy", 2, "name two players");
    expect_refused("ladder greedy nobody", 2, "found player \"nobody\"");
    expect_refused("ladder greedy greedy", 2, "found player \"greedy\" twice");
    expect_refused("ladder --results", 2, "name files");
    expect_refused("tune greedy", 2, "options only");
    expect_refused("tune --against=", 2, "found no opponent in \"\"");
    expect_refused("tune --against nobody", 2, "found player \"nobody\"");
    expect_refused("hint", 2, "name one record");
    expect_refused("hint /nowhere", 1, "/nowhere");
    expect_refused("hint " RECORD " --player export", 2, "did you mean \"expert\"?");
    expect_refused("hint " RECORD, 1, "nobody has anything to decide");
    expect_refused("hint " RECORD " --turn 3 --player random", 2, "plays without telling");
    expect_refused("play --seat nobody", 1, "found seat \"nobody\"");
}

/* A part of the line from a key to the end of its value. */
static void copy_member(const char *line, const char *key, char *out, size_t size)
{
    char quoted[40];
    snprintf(quoted, sizeof quoted, "\"%s\":", key);
    const char *at = strstr(line, quoted);
    cr_assert_not_null(at, "no %s in %s", key, line);
    snprintf(out, size, "%.*s", (int)strcspn(at, ",}"), at);
}

static const char *last_line(const struct text *text)
{
    const char *end = text->data + text->size - 1;
    while (end > text->data && end[-1] != '\n') {
        end--;
    }
    return end;
}

static void expect_same_figures(const char *a, const char *b)
{
    static const char *const keys[] = {"games", "score_rate", "low", "high", "margin", "margin_se",
        "winner_mean", "loser_mean", "decks", "match_games"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        char first[80];
        char second[80];
        copy_member(a, keys[i], first, sizeof first);
        copy_member(b, keys[i], second, sizeof second);
        cr_expect_str_eq(first, second);
    }
}

/* Runs a command on a file of the folder, whose path carc_run would overwrite. */
static struct carc_run run_on(const char *command, const char *option, const char *leaf)
{
    char path[300];
    snprintf(path, sizeof path, "%s", carc_path(leaf));
    return run_with((const char *[]){command, path, option, NULL});
}

static void write_out(const struct carc_run *run, const char *leaf)
{
    cr_assert_eq(run->status, 0, "%s", text_string(&run->err));
    cr_assert(file_write(carc_path(leaf), run->out.data, run->out.size, NULL));
}

/* 20 games of three are rounded up to 21, which make seven decks. */
Test(match, parts_merge_to_the_whole, FOLDER)
{
    struct carc_run whole = run_line("match outlook keeper greedy --games 20 --decks 9 --json");
    cr_assert_eq(whole.status, 0, "%s", text_string(&whole.err));
    char line[200];
    for (int part = 1; part <= 3; part++) {
        snprintf(line, sizeof line,
            "match outlook keeper greedy --games 20 --decks 9 --json --threads %d --shard %d/3",
            part, part);
        struct carc_run run = run_line(line);
        char leaf[20];
        snprintf(leaf, sizeof leaf, "part%d", part);
        write_out(&run, leaf);
        carc_run_finish(&run);
    }
    char paths[3][200];
    for (int i = 0; i < 3; i++) {
        snprintf(line, sizeof line, "part%d", 1 + (i + 1) % 3);
        snprintf(paths[i], sizeof paths[i], "%s", carc_path(line));
    }
    struct carc_run merged =
        run_with((const char *[]){"merge", paths[0], paths[1], paths[2], "--json", NULL});
    cr_assert_eq(merged.status, 0, "%s", text_string(&merged.err));
    cr_expect_eq(merged.err.size, 0, "%s", text_string(&merged.err));
    expect_same_figures(last_line(&whole.out), last_line(&merged.out));
    expect_in(&merged.out, "\"players\":[\"outlook\",\"keeper\",\"greedy\"],\"games\":21,");
    carc_run_finish(&merged);
    merged = run_with((const char *[]){"merge", paths[0], paths[2], NULL});
    expect_in(&merged.err, "7 of 21 games are missing");
    expect_in(&merged.out, "14 games, decks 9\n");
    carc_run_finish(&merged);
    merged = run_with((const char *[]){"merge", paths[0], paths[0], NULL});
    cr_expect_eq(merged.status, 1);
    expect_in(&merged.err, ":1:1: found a game twice");
    carc_run_finish(&merged);
    carc_run_finish(&whole);
}

Test(match, parts_of_different_matches_do_not_merge, FOLDER)
{
    static const char *const others[] = {"match greedy random --games 2 --json --shard 2/2",
        "match greedy keeper --games 2 --json --shard 2/2 --decks 2",
        "match greedy keeper --games 2 --json --shard 2/2 --nodes 5",
        "match greedy keeper --games 2 --json --shard 2/2 --option small_city=2",
        "match greedy keeper heyden --games 3 --json --shard 2/2"};
    char first[200];
    struct carc_run run = run_line("match greedy keeper --games 2 --json --shard 1/2");
    write_out(&run, "first");
    carc_run_finish(&run);
    snprintf(first, sizeof first, "%s", carc_path("first"));
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        run = run_line(others[i]);
        write_out(&run, "other");
        carc_run_finish(&run);
        run = run_on("merge", first, "other");
        cr_expect_eq(run.status, 1, "%s", others[i]);
        expect_in(&run.err, "found ");
        carc_run_finish(&run);
    }
    cr_assert(file_write(carc_path("junk"), "hello\n", 6, NULL));
    run = run_on("merge", NULL, "junk");
    cr_expect_eq(run.status, 1);
    expect_in(&run.err, ":1:1: found something else");
    carc_run_finish(&run);
}

Test(match, stops_early, FOLDER)
{
    struct carc_run run = run_line("match greedy random --games 1000 --sprt");
    cr_expect_eq(run.status, 0);
    expect_in(&run.out, "31 games, decks 1\ngreedy: score rate 1.000");
    expect_in(&run.out, "A wins 55 % or more\n");
    carc_run_finish(&run);
    run = run_line("match random greedy --games 1000 --sprt --threads 2");
    expect_in(&run.out, "28 games, decks 1\nrandom: score rate 0.000");
    expect_in(&run.out, "A wins 50 % or less\n");
    carc_run_finish(&run);
}

Test(match, counts_processor_time, FOLDER)
{
    struct carc_run run =
        run_line("match hard random --games 2 --time 1 --processor-time --threads 2 --json");
    cr_expect_eq(run.status, 0);
    expect_in(&run.out, "\"time_ms\":1,\"clock\":\"processor\",");
    carc_run_finish(&run);
}

Test(ladder, prints_a_table, FOLDER)
{
    struct carc_run run = run_line("ladder random keeper greedy --games 9 --threads 2");
    cr_assert_eq(run.status, 0, "%s", text_string(&run.err));
    expect_in(&run.out, "| player | Elo | ms a move | keeper | greedy | random |\n"
                        "|---|--:|--:|--:|--:|--:|\n"
                        "| keeper | +0 | ");
    expect_in(&run.out, "\n| random | -");
    carc_run_finish(&run);
}

/* The same games as lines of matches make the same table, but for the time. */
Test(ladder, reads_results, FOLDER)
{
    struct text lines = {0};
    static const char *const pairs[] = {"random keeper", "random greedy", "keeper greedy"};
    for (int i = 0; i < 3; i++) {
        char line[80];
        snprintf(line, sizeof line, "match %s --games 10 --json", pairs[i]);
        struct carc_run run = run_line(line);
        text_add_bytes(&lines, run.out.data, run.out.size);
        carc_run_finish(&run);
    }
    cr_assert(file_write(carc_path("lines"), lines.data, lines.size, NULL));
    text_finish(&lines);
    struct carc_run read = run_on("ladder", "--results", "lines");
    struct carc_run played = run_line("ladder random keeper greedy --games 10");
    cr_assert_eq(read.status, 0, "%s", text_string(&read.err));
    const char *a = text_string(&read.out);
    const char *b = text_string(&played.out);
    for (int row = 0; row < 5; row++) {
        size_t first = strcspn(a, "|") + 1;
        cr_expect_eq(strcspn(a + first, "|"), strcspn(b + first, "|"));
        /* The third column is the time. */
        for (int column = 0; column < 6; column++) {
            size_t size = strcspn(a, "|\n");
            size_t other = strcspn(b, "|\n");
            bool time = row > 1 && column == 3;
            cr_expect(time || (size == other && memcmp(a, b, size) == 0), "%.*s, not %.*s",
                (int)size, a, (int)other, b);
            a += size + 1;
            b += other + 1;
        }
        a = strchr(a, '\n') + 1;
        b = strchr(b, '\n') + 1;
    }
    carc_run_finish(&read);
    carc_run_finish(&played);
}

Test(tune, is_the_same_every_time, FOLDER)
{
    const char *line = "tune --rounds 2 --games 4 --against keeper --seed 3";
    struct carc_run first = run_line(line);
    struct carc_run second = run_line(line);
    cr_assert_eq(first.status, 0, "%s", text_string(&first.err));
    expect_in(&first.out, "\n.meeple = ");
    cr_expect_str_eq(text_string(&first.out), text_string(&second.out));
    carc_run_finish(&first);
    carc_run_finish(&second);
}

Test(hint, tells_three_moves_and_why, FOLDER)
{
    struct carc_run run = run_line("hint " RECORD " --turn 30 --nodes 40");
    cr_assert_eq(run.status, 0, "%s", text_string(&run.err));
    expect_in(&run.out, "1. place ");
    expect_in(&run.out, "\n2. place ");
    expect_in(&run.out, "\n3. place ");
    expect_in(&run.out, " points ahead at the end\n   ");
    struct carc_run again = run_line("hint " RECORD " --turn 30 --nodes 40");
    cr_expect_str_eq(text_string(&run.out), text_string(&again.out));
    carc_run_finish(&run);
    carc_run_finish(&again);
    run = run_line("hint " RECORD " --turn 30 --nodes 40 --json");
    expect_in(&run.out, "{\"moves\":[{\"move\":\"place ");
    expect_in(&run.out, "\"reasons\":[{\"points\":");
    carc_run_finish(&run);
}

/* Steps are named as `carc drive` and records name them. */
Test(hint, names_the_steps_of_a_circle, FOLDER)
{
    static const char record[] = "carcassonne record 1\nsets base crop-circles\nrules hig\n"
                                 "option fields off\nseat 1 \"Ann\" human\nseat 2 \"Bob\" human\n"
                                 "draws free\ndraw CC-B\nplace 1,0 r0\nclaim through\ncrop A\n";
    cr_assert(file_write(carc_path("circle"), record, strlen(record), NULL));
    char line[300];
    snprintf(line, sizeof line, "hint %s --nodes 20", carc_path("circle"));
    struct carc_run run = run_line(line);
    cr_assert_eq(run.status, 0, "%s", text_string(&run.err));
    expect_in(&run.out, ". add 1,0 through: ");
    expect_in(&run.out, ". pass: ");
    expect_in(&run.out, "1 meeple less at home\n");
    carc_run_finish(&run);
}

/* Four computers play to the end without being asked; the record knows who sat where. */
Test(play, computers_play_by_themselves, FOLDER)
{
    static const char *const arguments[] = {"play", "--seat", "easy", "--seat", "medium-farmer",
        "--seat", "keeper", "--seat", "outlook", "--seed", "5", "--sets", "base,crop-circles",
        NULL};
    char input[300];
    snprintf(input, sizeof input, "save %s\nquit\n", carc_path("game.carc"));
    struct carc_run run = carc_run(arguments, input, strlen(input));
    cr_assert_eq(run.status, 0, "%s", text_string(&run.err));
    expect_in(&run.out, "undo, save FILE or quit> ");
    struct text record = {0};
    cr_assert(file_read(carc_path("game.carc"), 1 << 20, &record, NULL));
    expect_in(&record, "seat 1 \"Easy 1\" computer easy\n");
    expect_in(&record, "seat 2 \"Frida, Medium 2\" computer medium-farmer\n");
    expect_in(&record, "\nresult ");
    text_finish(&record);
    carc_run_finish(&run);
}

/* A person against a computer: it answers, and undo goes back to the person's own decision. */
Test(play, a_person_and_a_computer, FOLDER)
{
    static const char *const arguments[] = {
        "play", "--names", "Ann", "--seat", "person", "--seat", "keeper", "--seed", "7", NULL};
    const char *input = "place 1,0 r1\nclaim road\nundo\nquit\n";
    struct carc_run run = carc_run(arguments, input, strlen(input));
    cr_assert_eq(run.status, 0, "%s", text_string(&run.err));
    expect_in(&run.out, "Keeper 2");
    expect_in(&run.out, "Taken back.");
    carc_run_finish(&run);
}

static void expect_progress(uint64_t done, uint64_t whole, double seconds, const char *expected)
{
    struct text line = {0};
    progress_text(done, whole, seconds, "", &line);
    cr_expect_str_eq(text_string(&line), expected);
    text_finish(&line);
}

Test(progress, tells_the_time_that_is_left)
{
    expect_progress(0, 100, 0, "[....................]  0 of 100");
    expect_progress(25, 100, 30, "[#####...............]  25 of 100, 1 min 30 s left");
    expect_progress(99, 100, 99, "[###################.]  99 of 100, 1 s left");
    expect_progress(100, 100, 100, "[####################]  100 of 100");
    expect_progress(1, 1000, 10, "[....................]  1 of 1000, 2 h 46 min left");
}

#define SUM_LINE                                                                                   \
    "{\"players\":[\"random\",\"greedy\"],\"games\":%s,\"score_rate\":0.5,\"margin\":1.0,"         \
    "\"cpu_ms_a_move\":[0.1,0.1],\"decks\":1,\"match_games\":%s}\n"

static void expect_bad_lines(const char *lines, const char *message)
{
    cr_assert(file_write(carc_path("bad.json"), lines, strlen(lines), NULL));
    struct carc_run run = run_on("merge", NULL, "bad.json");
    cr_expect_eq(run.status, 1, "%s: %d", lines, run.status);
    expect_in(&run.err, message);
    cr_expect_eq(run.out.size, 0);
    carc_run_finish(&run);
}

/* Figures that no match has: beyond what memory, or the number that takes them, could hold. */
Test(match, refuses_figures_out_of_range, FOLDER)
{
    static const char *const games[] = {
        "\"game\":1073741823,\"points\":[1,2],\"nodes\":[1,1],\"moves\":[1,1],\"cpu_s\":[0,0]",
        "\"game\":-1,\"points\":[1,2],\"nodes\":[1,1],\"moves\":[1,1],\"cpu_s\":[0,0]",
        "\"game\":0,\"points\":[1e300,2],\"nodes\":[1,1],\"moves\":[1,1],\"cpu_s\":[0,0]",
        "\"game\":0,\"points\":[1,nan],\"nodes\":[1,1],\"moves\":[1,1],\"cpu_s\":[0,0]",
        "\"game\":0,\"points\":[1,2],\"nodes\":[-1,1],\"moves\":[1,1],\"cpu_s\":[0,0]",
        "\"game\":0,\"points\":[1,2],\"nodes\":[1,1],\"moves\":[1,1e30],\"cpu_s\":[0,0]",
        "\"game\":0,\"points\":[1,2],\"nodes\":[1,1],\"moves\":[1,1],\"cpu_s\":[0,inf]",
    };
    char lines[400];
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        snprintf(lines, sizeof lines, "{%s}\n" SUM_LINE, games[i], "1", "1");
        expect_bad_lines(lines, "bad.json:1:1: found a game that cannot be read");
    }
    snprintf(lines, sizeof lines, SUM_LINE, "1e300", "1");
    expect_bad_lines(lines, "bad.json:1:1: found something else");
    snprintf(lines, sizeof lines, SUM_LINE, "1", "nan");
    expect_bad_lines(lines, "bad.json:1:1: found something else");
}
