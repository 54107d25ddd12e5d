#include "client/export.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/file.h"
#include "base/paths.h"
#include "base/utf8.h"
#include "client/app.h"
#include "client/chart.h"
#include "client/course.h"
#include "client/files.h"
#include "client/snapshot.h"
#include "client/words.h"
#include "jcz/file.h"
#include "notation/event.h"
#include "record/replay.h"
#include "session/points.h"
#include "ui/overlay.h"
#include "ui/widget.h"

#define PICTURE_TILE 160 /* pixels */
#define PICTURE_MOST 12000

static const struct diag_place nowhere;

/* One block a turn: what happened, in sentences. The steps are played on a copy, since sentences
 * are about the position in which they became true. */
void export_log(const struct app *app, struct text *out)
{
    const struct session *session = app->session;
    const struct record *record = session_record(session);
    struct record_replay replay;
    record_replay_init(&replay, record, session_rules(session));
    struct carc_events events = {.capacity = carc_max_events(session_rules(session))};
    events.items = base_alloc(events.capacity * sizeof *events.items);
    int turn = 0;
    struct diag diag;
    diag_init(&diag, "");
    for (int i = 0; i < record->seat_count; i++) {
        const struct art_player *look = app_player_of(app, session, i);
        text_printf(out, "%s (%s, %s)\n", session_names(session)[i], look->name, look->shape);
    }
    for (size_t i = 0; i < session_length(session); i++) {
        events.count = 0;
        struct session_step step = session_step(session, i);
        if (!record_replay_next(&replay, &events, &diag)) {
            break;
        }
        if (step.turn != turn) {
            turn = step.turn;
            text_printf(out, "\n%d. %s\n", turn, session_names(session)[step.turn_player]);
        }
        for (size_t k = 0; k < events.count; k++) {
            text_add(out, "    ");
            notation_event_text(session_rules(session), replay.state, &events.items[k],
                session_names(session), out);
            text_add_char(out, '\n');
        }
    }
    free(events.items);
    record_replay_finish(&replay);
}

/* A field of a CSV file. */
static void add_quoted(struct text *out, const char *string)
{
    text_add_char(out, '"');
    for (; *string; string++) {
        if (*string == '"') {
            text_add_char(out, '"');
        }
        text_add_char(out, *string);
    }
    text_add_char(out, '"');
}

/* The points of all after each turn. */
static void write_turns(const struct app *app, struct text *out)
{
    struct chart chart = {0};
    chart_make(&chart, app->session);
    text_add(out, "\nturn");
    for (int i = 0; i < chart.players; i++) {
        text_add_char(out, ',');
        add_quoted(out, session_names(app->session)[i]);
    }
    text_add_char(out, '\n');
    for (int turn = 1; turn <= chart.turns; turn++) {
        text_printf(out, "%d", turn);
        for (int i = 0; i < chart.players; i++) {
            text_printf(out, ",%d", chart.points[turn * CARC_MAX_PLAYERS + i]);
        }
        text_add_char(out, '\n');
    }
    chart_finish(&chart);
}

/* A table of the players, and one of their points after each turn. */
static void write_points(const struct app *app, struct text *out)
{
    const struct session *session = app->session;
    int players = session_state(session)->players;
    struct session_points points = session_points(session);
    struct course courses[CARC_MAX_PLAYERS];
    course_read(courses, session);
    text_add(out, "player,roads,cities,monasteries,fields,total,turns,turns without a meeple,"
                  "points per turn,largest city,longest road,fields,best turn,seconds\n");
    for (int i = 0; i < players; i++) {
        const struct course *course = &courses[i];
        add_quoted(out, session_names(session)[i]);
        text_printf(out, ",%d,%d,%d,%d,%d", points.by_kind[i][CARC_ROAD],
            points.by_kind[i][CARC_CITY], points.by_kind[i][CARC_MONASTERY],
            points.by_kind[i][CARC_FIELD], points.total[i]);
        text_printf(out, ",%d,%d,%.2f,%d,%d,%d,%d,%.1f\n", course->turns, course->idle_turns,
            course_average(course, points.total[i]), course->largest_city, course->longest_road,
            course->fields, course->best_turn, (double)session_thought(session, i) / 1000);
    }
    write_turns(app, out);
}

static bool write_picture(const struct app *app, const char *path, struct diag *diag)
{
    const struct carc_rules *rules = session_rules(app->session);
    const struct carc_state *state = session_state(app->session);
    struct snapshot what = {.rules = rules, .state = state, .margin = 48, .table = 0x2B4B49};
    what.tile =
        snapshot_tile_for(rules, state, PICTURE_TILE, (const int[]){PICTURE_MOST, PICTURE_MOST});
    for (int i = 0; i < state->players; i++) {
        what.looks[i] = app_player(app, i);
    }
    return snapshot_save(&what, path, diag);
}

bool export_foreign(const struct app *app, const char *path, struct diag *diag)
{
    struct record record;
    struct text out = {0};
    char created[40];
    time_t now = time(NULL);
    struct tm utc;
    gmtime_r(&now, &utc);
    strftime(created, sizeof created, "%Y-%m-%dT%H:%M:%S.000Z", &utc);
    record_copy(&record, session_record(app->session), session_position(app->session));
    bool good = jcz_export(&record, created, &out, diag) &&
                file_write(path, text_string(&out), out.size, diag);
    record_finish(&record);
    text_finish(&out);
    return good;
}

/* "2026-03-14 18.30 Ann, Bob.txt" in the folder, which is made. */
static bool choose_path(const struct app *app, const char *end, struct text *path)
{
    paths_user_data("exports", path);
    bool good = paths_make_folder(text_string(path));
    char stamp[32];
    files_date(stamp, sizeof stamp, "%Y-%m-%d %H.%M.%S", time(NULL));
    struct text names = {0};
    for (int i = 0; i < session_state(app->session)->players; i++) {
        text_printf(&names, "%s%s", i > 0 ? ", " : " ", session_names(app->session)[i]);
    }
    for (char *c = names.data; c && *c; c++) {
        *c = *c == '/' ? '-' : *c;
    }
    if (names.size > 120) { /* file names have a limit */
        text_clear(&names);
    }
    text_printf(path, "/%s%s%s", stamp, text_string(&names), end);
    text_finish(&names);
    return good;
}

void export_game(struct app *app, enum export_kind kind)
{
    static const char *const ends[EXPORT_KINDS] = {".txt", ".csv", ".png", ".jcz"};
    struct diag diag;
    diag_init(&diag, "");
    struct text path = {0};
    struct text out = {0};
    bool good = choose_path(app, ends[kind], &path);
    if (!good) {
        diag_error(&diag, nowhere, "the folder of %s cannot be made", text_string(&path));
    } else if (kind == EXPORT_PICTURE) {
        good = write_picture(app, text_string(&path), &diag);
    } else if (kind == EXPORT_FOREIGN) {
        good = export_foreign(app, text_string(&path), &diag);
    } else {
        (kind == EXPORT_LOG ? export_log : write_points)(app, &out);
        good = file_write(text_string(&path), text_string(&out), out.size, &diag);
    }
    ui_toast(app->ui, good ? UI_GOOD : UI_BAD,
        good ? ui_format(app->ui, _("Saved: %s"), text_string(&path)) : app_fault(app, &diag));
    text_finish(&out);
    text_finish(&path);
}

void export_menu(struct app *app, struct ui_rect place)
{
    const char *labels[] = {_("Export"), _("Log as text"), _("Points as CSV"),
        _("Picture of the board"), _("For JCloisterZone"), _("The game as a file")};
    size_t chosen = 0;
    bool changed = ui_select(
        app->ui, "export", place, &(struct ui_choices){labels, 2 + EXPORT_KINDS}, &chosen);
    if (changed && chosen == 1 + EXPORT_KINDS) {
        scene_open(app, &scene_save);
    } else if (changed && chosen > 0) {
        export_game(app, (enum export_kind)(chosen - 1));
    }
}
