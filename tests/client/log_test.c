/* The log of a game, and the replay that shows it. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "../session/games.h"
#include "base/paths.h"
#include "client/game/log.h"
#include "jcz/file.h"
#include "screens.h"
#include "ui/shown.h"

TestSuite(log, .init = screens_begin, .fini = screens_end);

static struct session *open_record(const char *path)
{
    struct diag diag;
    diag_init(&diag, "");
    struct session *session = session_open(path, NULL, 0, &diag);
    cr_assert_not_null(session, "%s", diag.messages[0].text);
    return session;
}

/* Who had to do with the circle of a turn after it was chosen, in order. */
static int actors_of(const struct session *session, int turn, int actors[2 * CARC_MAX_PLAYERS])
{
    int count = 0;
    for (size_t i = 0; i < session_length(session); i++) {
        struct session_step step = session_step(session, i);
        for (size_t k = 0; k < step.event_count && step.turn == turn; k++) {
            const struct carc_event *event = &step.events[k];
            bool acts = event->kind == CARC_EVENT_ADDED || event->kind == CARC_EVENT_TAKEN_BACK ||
                        event->kind == CARC_EVENT_DECLINED || event->kind == CARC_EVENT_SKIPPED;
            if (acts) {
                actors[count++] = event->player;
            }
        }
    }
    return count;
}

/* One block: what was chosen, at its tile, then what each one did, in order. */
Test(log, a_crop_circle_is_one_block)
{
    struct session *session = open_record(RECORDS "/circles-three.carc");
    struct log log = {0};
    int circles = 0;
    int acts = 0;
    log_read(&log, session);
    for (size_t i = 0; i < log.count; i++) {
        const struct log_line *line = &log.lines[i];
        if (line->symbol == CARC_NO_SYMBOL) {
            continue;
        }
        int actors[2 * CARC_MAX_PLAYERS];
        int count = actors_of(session, line->turn, actors);
        circles++;
        cr_expect(line->placed);
        cr_assert_eq(log_block(&log, i), 1 + (size_t)count, "turn %d", line->turn);
        for (int k = 0; k < count; k++) {
            const struct log_line *inside = &log.lines[i + 1 + (size_t)k];
            bool places = strstr(inside->text, "added a") || strstr(inside->text, "took a");
            cr_expect_eq(inside->player, actors[k]);
            cr_expect_eq(inside->placed, places, "%s", inside->text);
            cr_expect_eq(log_block_start(&log, i + 1 + (size_t)k), i);
            acts += places;
        }
    }
    cr_expect_geq(circles, 3);
    cr_expect_geq(acts, 3);
    log_finish(&log);
    session_destroy(session);
}

Test(log, other_lines_stand_alone)
{
    struct session *session = open_record(RECORDS "/base-two.carc");
    struct log log = {0};
    log_read(&log, session);
    for (size_t i = 0; i < log.count; i++) {
        cr_expect_eq(log_block(&log, i), 1);
        cr_expect_eq(log_block_start(&log, i), i);
    }
    log_finish(&log);
    session_destroy(session);
}

/* The sum before the first "; " of a line, worked out again. */
static int worth(const char *sum)
{
    int tiles = 0;
    int pennants = 0;
    int each = 1;
    int points = 0;
    if (sscanf(sum, "(%d + %d) × %d = %d", &tiles, &pennants, &each, &points) == 4) {
        cr_expect_gt(pennants, 0, "%s", sum);
    } else {
        pennants = 0;
        cr_expect_eq(sscanf(sum, "%d × %d = %d", &tiles, &each, &points), 3, "%s", sum);
    }
    cr_expect_eq((tiles + pennants) * each, points, "%s", sum);
    return points;
}

struct reasons {
    int sums, shared, ties;
};

static void check_reasons(const struct log *log, struct reasons *seen)
{
    for (size_t i = 0; i < log->count; i++) {
        const struct log_line *line = &log->lines[i];
        const char *others = strstr(line->why, "; ");
        bool tie = strstr(line->why, ": a tie, each of them scores") != NULL;
        bool alone = strstr(line->why, " alone scores") != NULL;
        if (line->points != 0) {
            cr_expect_eq(worth(line->why), line->points, "%s: %s", line->text, line->why);
            cr_expect_eq(others != NULL, tie || alone, "%s", line->why);
            cr_expect(others == NULL || strchr(others, ',') != NULL, "%s", line->why);
            seen->sums++;
            seen->shared += alone;
            seen->ties += tie;
        }
    }
}

/* Each sum gives the points beside it; who shares a place is named, with what follows from it. */
Test(log, points_are_explained)
{
    struct reasons seen = {0};
    size_t count;
    const struct games_kind *kinds = games_kinds(&count);
    for (size_t i = 0; i < count; i++) {
        struct session *session = games_begin(&kinds[i]);
        struct rng rng = {0};
        struct log log = {0};
        rng_seed(&rng, i);
        games_finish(session, &rng);
        log_read(&log, session);
        check_reasons(&log, &seen);
        log_finish(&log);
        session_destroy(session);
    }
    cr_expect_gt(seen.sums, 100, "%d", seen.sums);
    cr_expect_gt(seen.shared, 2, "%d", seen.shared);
    cr_expect_gt(seen.ties, 10, "%d", seen.ties);
}

Test(log, a_replay_opens_at_the_end_and_plays_from_the_beginning)
{
    struct player player;
    player_open_window(&player, SCREENS_USUAL);
    screens_go_with_game(&player, &scene_replay);
    const struct session *session = player.app.session;
    cr_expect_eq(session_position(session), session_length(session), "the whole board is there");
    ui_script_click(player.app.ui, "watch-all");
    player_rest_briefly(&player);
    cr_expect_lt(session_position(session), session_turn_end(session, 10));
    cr_expect_null(ui_shown_find(player.app.ui, "watch-all"));
    player_key(&player, "End");
    cr_expect_eq(session_position(session), session_length(session));
    cr_expect_not_null(ui_shown_find(player.app.ui, "watch-all"), "it can be watched again");
    ui_script_key(player.app.ui, "Space");
    player_rest_briefly(&player);
    cr_expect_lt(session_position(session), session_turn_end(session, 10), "by its key, too");
    player_close(&player);
}

static void keep_path(const char *path, void *context)
{
    text_clear(context);
    text_add(context, path);
}

Test(log, a_replay_is_exported_for_others)
{
    struct player player;
    struct text folder = {0};
    struct text path = {0};
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    player_open_window(&player, SCREENS_USUAL);
    screens_go_with_game(&player, &scene_replay);
    player_click(&player, "export");
    player_click(&player, "export/4");
    paths_user_data("exports", &folder);
    cr_assert(paths_list(text_string(&folder), ".jcz", keep_path, &path));
    cr_assert(jcz_import_file(&record, text_string(&path), &diag), "%s", diag.messages[0].text);
    cr_expect_eq(record.seat_count, 6);
    record_finish(&record);
    text_finish(&path);
    text_finish(&folder);
    player_close(&player);
}

/* As many turns as can be in the smallest window, and the speeds beside the slider instead. */
Test(log, the_list_of_a_replay_has_room_in_a_low_window)
{
    struct player player;
    player_open_window(&player, SCREENS_SMALLEST);
    screens_go_with_game(&player, &scene_replay);
    player_key(&player, "PageUp");
    player_key(&player, "PageUp");
    int whole = 0;
    for (size_t i = 0; i < ui_shown_count(player.app.ui); i++) {
        const struct ui_shown *shown = ui_shown_at(player.app.ui, i);
        whole += strncmp(shown->id, "line-", 5) == 0 && shown->visible.h == shown->rect.h;
    }
    cr_expect_geq(whole, 7, "six at the table, and %d lines", whole);
    player_click(&player, "speed/3");
    cr_expect(ui_shown_find(player.app.ui, "speed/3")->state & UI_ON);
    player_close(&player);
}

/* Who is passed over lacks a meeple of the kind that the symbol counts. */
Test(log, it_names_the_meeple_that_somebody_lacks)
{
    static const char *const kinds[CARC_SYMBOL_COUNT] = {[CARC_SHIELD] = " has no knight on",
        [CARC_CLUB] = " has no highwayman on",
        [CARC_RAKE] = " has no farmer on"};
    struct session *session = open_record(RECORDS "/circles-three.carc");
    struct log log = {0};
    log_read(&log, session);
    int told = 0;
    for (size_t i = 0; i < log.count; i++) {
        const char *text = log.lines[i].text;
        if (strstr(text, " has no ") != NULL) {
            int symbol = log.lines[log_block_start(&log, i)].symbol;
            cr_assert_not_null(kinds[symbol]);
            cr_expect_not_null(strstr(text, kinds[symbol]), "%s", text);
            told++;
        }
    }
    cr_expect_gt(told, 0);
    log_finish(&log);
    session_destroy(session);
}
