/* Finished games are counted, once each, and can be forgotten. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file.h"
#include "base/paths.h"
#include "client/lifetime.h"
#include "rules/query.h"
#include "screens.h"
#include "ui/shown.h"
#include "ui/widget.h"

TestSuite(lifetime, .init = screens_begin, .fini = screens_end);

static void write_file(const char *leaf, const char *bytes, size_t size)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("games", &path);
    cr_assert(paths_make_folder(text_string(&path)));
    text_clear(&path);
    paths_user_data(leaf, &path);
    cr_assert(file_write(text_string(&path), bytes, size, &diag));
    text_finish(&path);
}

/* A game of six that will soon be over, beside those of the player. */
static void write_late_game(void)
{
    struct record record;
    struct text bytes = {0};
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(record_read_file(&record, RECORDS "/base-six.carc", &diag));
    record_cut(&record, record.step_count - 4);
    record_write(&record, &bytes);
    write_file("games/late.carc", bytes.data, bytes.size);
    record_finish(&record);
    text_finish(&bytes);
}

static void open_late_game(struct player *player)
{
    struct text path = {0};
    struct diag diag;
    diag_init(&diag, "");
    paths_user_data("games/late.carc", &path);
    struct app_file file = {.path = text_string(&path)};
    cr_assert(app_open(&player->app, &file, &diag), "%s", diag.messages[0].text);
    text_finish(&path);
    player_rest(player);
}

static void play_to_the_end(struct player *player)
{
    while (player_decide(player)) {
    }
    cr_assert_eq(session_state(player->app.session)->phase, CARC_PHASE_OVER);
    player_rest(player);
}

static void open_player(struct player *player)
{
    player_open_window(player, SCREENS_USUAL);
    player->app.autosave = true;
}

static size_t counted(void)
{
    struct lifetime lifetime;
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(lifetime_read(&lifetime, &diag));
    cr_expect_eq(diag.kept, 0);
    size_t count = lifetime.count;
    lifetime_finish(&lifetime);
    return count;
}

Test(lifetime, a_finished_game_counts_once)
{
    struct player player;
    open_player(&player);
    write_late_game();
    open_late_game(&player);
    cr_expect_eq(counted(), 0);
    play_to_the_end(&player);
    cr_assert_eq(counted(), 1);
    struct lifetime lifetime;
    struct diag diag;
    diag_init(&diag, "");
    lifetime_read(&lifetime, &diag);
    const struct carc_state *state = session_state(player.app.session);
    int winners = carc_winners(session_rules(player.app.session), state);
    for (int i = 0; i < state->players; i++) {
        const struct lifetime_seat *seat = &lifetime.games[0].seat[i];
        cr_expect_str_eq(seat->name, session_names(player.app.session)[i]);
        cr_expect_eq(seat->points, state->score[i]);
        cr_expect_eq(seat->won, winners >> i & 1);
    }
    lifetime_finish(&lifetime);
    open_late_game(&player);
    play_to_the_end(&player);
    cr_expect_eq(counted(), 1, "the same game, finished again");
    player_close(&player);
}

/* Saved in the middle, under another name, by another program: it is still that game. */
Test(lifetime, a_game_is_known_by_its_id)
{
    struct player player;
    struct text saved = {0};
    struct diag diag;
    diag_init(&diag, "");
    open_player(&player);
    player_begin(&player, 2, "base", 5);
    for (int i = 0; i < 3; i++) {
        cr_assert(player_decide(&player));
    }
    session_write(player.app.session, &saved);
    play_to_the_end(&player);
    cr_expect_eq(counted(), 1);
    write_file("games/late.carc", saved.data, saved.size);
    open_late_game(&player);
    play_to_the_end(&player);
    cr_expect_eq(counted(), 1);
    player_click(&player, "final-skip");
    player_click(&player, "again");
    play_to_the_end(&player);
    cr_expect_eq(counted(), 2, "the same people, another game");
    text_finish(&saved);
    player_close(&player);
}

Test(lifetime, a_game_that_is_only_looked_at_does_not_count)
{
    struct player player;
    open_player(&player);
    screens_go_with_game(&player, &scene_end);
    player_click(&player, "final-skip");
    cr_expect_eq(counted(), 0);
    player_close(&player);
}

/* A finished game of six, as a file says. */
static struct session *finished_game(const char *thought)
{
    struct record record;
    struct text bytes = {0};
    struct text hurt = {0};
    struct diag diag;
    diag_init(&diag, "");
    cr_assert(file_read(RECORDS "/base-six.carc", 1 << 20, &bytes, &diag));
    const char *seat = strstr(text_string(&bytes), "seat 2");
    const char *end = strchr(seat, '\n');
    text_add_bytes(&hurt, bytes.data, (size_t)(end - bytes.data));
    text_printf(&hurt, " thought=%s%s", thought, end);
    cr_assert(record_read(&record, hurt.data, hurt.size, "hurt", &diag));
    struct session *session = session_create(&record, &diag);
    cr_assert_not_null(session, "%s", diag.messages[0].text);
    record_finish(&record);
    text_finish(&bytes);
    text_finish(&hurt);
    return session;
}

/* No file of a game, whatever it says, makes the list of all games unreadable. */
Test(lifetime, no_time_is_too_long)
{
    static const char *const times[] = {
        "18446744073709551615", "4611686018427387904", "3153600000000", "0"};
    for (size_t i = 0; i < sizeof times / sizeof *times; i++) {
        struct session *session = finished_game(times[i]);
        struct diag diag;
        diag_init(&diag, "");
        session_set_id(session, i + 1);
        session_think(session, 1, 5000);
        session_think(session, 2, UINT64_MAX);
        session_think(session, 2, UINT64_MAX);
        cr_assert(lifetime_count(session, &diag));
        cr_expect_eq(counted(), i + 1, "%s", times[i]);
        session_destroy(session);
    }
}

/* Several programs at once write into one list, and none takes a game from another. */
Test(lifetime, programs_do_not_take_games_from_each_other)
{
    enum { PROGRAMS = 4, GAMES = 12 };
    pid_t programs[PROGRAMS];
    struct session *session = finished_game("0");
    struct diag diag;
    diag_init(&diag, "");
    for (int i = 0; i < PROGRAMS; i++) {
        programs[i] = fork();
        cr_assert_geq(programs[i], 0);
        for (int game = 0; programs[i] == 0 && game < GAMES; game++) {
            session_set_id(session, (uint64_t)(1 + i * GAMES + game));
            if (!lifetime_count(session, &diag)) {
                _exit(1);
            }
        }
        if (programs[i] == 0) {
            _exit(0);
        }
    }
    for (int i = 0; i < PROGRAMS; i++) {
        int status = 0;
        cr_assert_eq(waitpid(programs[i], &status, 0), programs[i]);
        cr_expect_eq(status, 0);
    }
    cr_expect_eq(counted(), PROGRAMS * GAMES);
    session_destroy(session);
}

/* Nothing is lost: the file stays beside the new one. */
Test(lifetime, damage_is_put_aside)
{
    static const char *const damages[] = {"walls-and-wheat results 1\ngame 12\n", "\x89PNG\r\n",
        "walls-and-wheat results 1\nseat \"Ann\" human 3\n",
        "walls-and-wheat results 1\ngame 5b0c91d24e7f3a86 1764493200 78\nseat \"Ann\" human 8",
        "walls-and-wheat results 1\ngame -000000000000001 1764493200 78\n",
        "walls-and-wheat results 1\ngame 5b0c91d24e7f3a86 1 78\nseat \"Ann\" \"very hard\" 8\n"};
    for (size_t i = 0; i < sizeof damages / sizeof *damages; i++) {
        struct lifetime lifetime;
        struct diag diag;
        struct text path = {0};
        struct text bytes = {0};
        char aside[40];
        diag_init(&diag, "");
        write_file("results", damages[i], strlen(damages[i]));
        cr_assert(lifetime_read(&lifetime, &diag));
        cr_expect_eq(diag.warnings, 1, "%s", damages[i]);
        cr_expect_eq(lifetime.count, 0);
        lifetime_finish(&lifetime);
        snprintf(aside, sizeof aside, "results.damaged-%zu", i + 1);
        paths_user_data(aside, &path);
        cr_assert(file_read(text_string(&path), 4096, &bytes, &diag));
        cr_expect_str_eq(text_string(&bytes), damages[i]);
        cr_expect_eq(counted(), 0, "and that is told once");
        text_finish(&bytes);
        text_finish(&path);
    }
    struct player player;
    open_player(&player);
    write_late_game();
    write_file("results", "?\n", 2);
    open_late_game(&player);
    play_to_the_end(&player);
    cr_expect(ui_shown_text(player.app.ui, "found damage"));
    cr_expect_eq(counted(), 1);
    player_close(&player);
}

/* A loop of links is neither a list nor none: it is told, where the results would stand and at the
 * end of a game, and left alone. */
Test(lifetime, what_cannot_be_read_is_told_and_left_alone)
{
    struct text path = {0};
    struct player player;
    char target[16] = "";
    open_player(&player);
    write_late_game();
    paths_user_data("results", &path);
    cr_assert_eq(symlink("results", text_string(&path)), 0);
    screens_go(&player, &scene_lifetime);
    cr_expect(ui_shown_text(player.app.ui, "The results cannot be read"));
    cr_expect(ui_shown_text(player.app.ui, "results: cannot be opened"), "and why");
    cr_expect(!ui_shown_text(player.app.ui, "No results yet"), "nobody knows");
    player_wait(&player, 20000);
    player_rest(&player);
    cr_expect(ui_shown_text(player.app.ui, "results: cannot be opened"), "it stays");
    open_late_game(&player);
    play_to_the_end(&player);
    cr_expect(ui_shown_text(player.app.ui, "results: cannot be opened"));
    cr_expect_eq(readlink(text_string(&path), target, sizeof target), 7, "the link is there");
    player_close(&player);
    text_finish(&path);
}

static void write_results(void)
{
    static const char results[] = "walls-and-wheat results 1\n"
                                  "game 5b0c91d24e7f3a86 1764493200 78\n"
                                  "seat \"Ann\" human 87 won city=12 road=6 field=7 hat=red\n"
                                  "seat \"Bob\" human 64 city=9 road=5 field=3\n"
                                  "seat \"Bruno\" hard-builder 60 city=9\n"
                                  "game 5b0c91d24e7f3a87 1764499200 72\n"
                                  "seat \"Bob\" human 51 city=4\n"
                                  "seat \"Ada\" hard 70 won city=9 thought=72000\n";
    write_file("results", results, strlen(results));
}

Test(lifetime, people_are_told_apart)
{
    struct lifetime lifetime;
    struct diag diag;
    size_t count = 0;
    diag_init(&diag, "");
    write_results();
    cr_assert(lifetime_read(&lifetime, &diag), "%s", diag.messages[0].text);
    struct lifetime_person *people = lifetime_people(&lifetime, &count);
    cr_assert_eq(count, 3, "the two hard ones are one");
    cr_expect_str_eq(people[0].name, "Bob");
    cr_expect_eq(people[0].all.games, 2);
    cr_expect_eq(people[0].all.best, 64);
    cr_expect_eq(people[0].all.points, 115);
    cr_expect_eq(people[0].by_size[3].games, 1);
    cr_expect_eq(people[0].by_size[2].points, 51);
    cr_expect_eq(people[0].city, 9);
    cr_expect_eq(people[1].all.wins, 1);
    cr_expect(people[2].computer);
    cr_expect_eq(people[2].all.games, 2);
    cr_expect_eq(people[2].thought / (uint64_t)people[2].timed_turns, 2000);
    free(people);
    lifetime_finish(&lifetime);
}

/* As many people as a file has room for: each is found again without looking through all others. */
Test(lifetime, a_crowd_is_told_apart)
{
    enum { GAMES = 20000, PEOPLE = 4 * GAMES };
    struct lifetime lifetime;
    struct text bytes = {0};
    struct diag diag;
    size_t count = 0;
    diag_init(&diag, "");
    text_add(&bytes, "walls-and-wheat results 1\n");
    for (int i = 0; i < GAMES; i++) {
        text_printf(&bytes, "game %016x 1764493200 70\nseat \"Ann\" human 9 won\n", i + 1);
        for (int k = 0; k < 4; k++) {
            text_printf(&bytes, "seat \"P%d\" human 5\n", (4 * i + k) * 7 % PEOPLE);
        }
        text_add(&bytes, i % 2 ? "seat \"Bot\" hard 3\n" : "seat \"Box\" hard-builder 3\n");
    }
    write_file("results", bytes.data, bytes.size);
    cr_assert(lifetime_read(&lifetime, &diag), "%s", diag.messages[0].text);
    struct lifetime_person *people = lifetime_people(&lifetime, &count);
    cr_assert_eq(count, PEOPLE + 2);
    cr_expect_str_eq(people[0].name, "Ann");
    cr_expect_eq(people[0].all.wins, GAMES);
    cr_expect_eq(people[PEOPLE].all.games, 1);
    cr_expect(people[PEOPLE + 1].computer);
    cr_expect_eq(people[PEOPLE + 1].all.games, GAMES);
    free(people);
    lifetime_finish(&lifetime);
    text_finish(&bytes);
}

Test(lifetime, one_or_all_are_forgotten_after_a_question)
{
    struct player player;
    open_player(&player);
    write_results();
    screens_go(&player, &scene_title);
    player_click(&player, "results");
    cr_expect(ui_shown_text(player.app.ui, "*Ann 87*, Bob 64, Bruno 60"), "who won is in bold");
    player_click(&player, "person-2");
    cr_expect(ui_shown_text(player.app.ui, "By number of players"));
    player_click(&player, "forget");
    player_click(&player, "forget-no");
    cr_expect_not_null(ui_shown_find(player.app.ui, "person-3"));
    player_click(&player, "forget");
    player_click(&player, "forget-yes");
    cr_expect_null(ui_shown_find(player.app.ui, "person-3"), "Ann is gone");
    cr_expect(ui_shown_text(player.app.ui, "*forgotten 87*, Bob 64, Bruno 60"), "the game is not");
    cr_expect_eq(counted(), 2);
    player_click(&player, "forget");
    player_key(&player, "Escape");
    cr_expect_eq(counted(), 2);
    player_click(&player, "forget");
    player_click(&player, "forget-yes");
    cr_expect_eq(counted(), 0);
    cr_expect(ui_shown_text(player.app.ui, "No game was finished yet."));
    cr_expect(ui_shown_find(player.app.ui, "forget")->state & UI_DISABLED);
    player_key(&player, "Escape");
    cr_expect_not_null(ui_shown_find(player.app.ui, "results"), "the title is back");
    player_close(&player);
}
