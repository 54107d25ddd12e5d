/* Looking at a game turn by turn, from the first tile to the last. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "client/export.h"
#include "client/pictures.h"
#include "client/replay.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define TURN_MS 1000.0f

const float replay_speeds[REPLAY_SPEEDS] = {0.5f, 1, 2, 4, 8};

void replay_play(struct replay *replay)
{
    replay->playing = !replay->playing;
    if (replay->playing && replay->turn == replay->turns) {
        replay_go(replay, 0);
    }
    replay->next = ui_now(replay->app->ui) + 500;
    ui_repaint(replay->app->ui);
}

void replay_go(struct replay *replay, int turn)
{
    struct session *session = replay->app->session;
    turn = turn < 0 ? 0 : turn > replay->turns ? replay->turns : turn;
    if (turn == replay->turn) {
        return;
    }
    replay->turn = turn;
    session_go(session, turn == 0 ? 0 : session_turn_end(session, turn));
    watch_moved(replay->watch);
    replay_show_turn(replay);
    ui_repaint(replay->app->ui);
}

static void read_turns(struct replay *replay)
{
    const struct session *session = replay->app->session;
    replay->turns = replay->chart.turns;
    size_t size = (size_t)(replay->turns + 1) * sizeof *replay->turn_of;
    replay->turn_of = base_alloc(size);
    memset(replay->turn_of, 0, size);
    for (size_t i = 0; i < session_length(session); i++) {
        struct session_step step = session_step(session, i);
        struct replay_turn *turn = &replay->turn_of[step.turn];
        turn->player = step.turn_player;
        turn->circle |= step.action.verb == CARC_CROP;
        if (step.action.verb == CARC_PLACE) {
            turn->cell = step.action.cell;
        }
    }
    for (int turn = 1; turn <= replay->turns; turn++) {
        for (int p = 0; p < replay->chart.players; p++) {
            const int *now = &replay->chart.points[turn * CARC_MAX_PLAYERS + p];
            int points = now[0] - now[-CARC_MAX_PLAYERS];
            replay->turn_of[turn].points =
                points > replay->turn_of[turn].points ? points : replay->turn_of[turn].points;
        }
    }
    for (int turn = 1; turn <= replay->turns; turn++) {
        replay->turn_of[turn].first_line = -1;
    }
    for (size_t i = replay->log.count; i-- > 0;) {
        int turn = replay->log.lines[i].turn;
        if (turn >= 1 && turn <= replay->turns) {
            replay->turn_of[turn].first_line = (int)i;
        }
    }
    for (int turn = 1; turn <= replay->turns; turn++) { /* one without lines follows the last */
        int *line = &replay->turn_of[turn].first_line;
        *line = *line < 0 ? replay->turn_of[turn - 1].first_line : *line;
    }
}

static void *enter(struct app *app)
{
    struct replay *replay = base_alloc(sizeof *replay);
    memset(replay, 0, sizeof *replay);
    replay->app = app;
    replay->origin = session_position(app->session);
    replay->speed = 1;
    session_go(app->session, session_length(app->session));
    chart_make(&replay->chart, app->session);
    log_read(&replay->log, app->session);
    read_turns(replay);
    replay->turn = replay->turns;
    replay->watch = watch_create(app);
    watch_keep_free(replay->watch, 56);
    return replay;
}

static void leave(struct app *app, void *memory)
{
    struct replay *replay = memory;
    session_go(app->session, replay->origin);
    watch_destroy(replay->watch);
    chart_finish(&replay->chart);
    log_finish(&replay->log);
    free(replay->turn_of);
    free(replay->tops);
    free(replay);
}

/* The last turn lies open at first: what there is to watch comes before it. */
static bool is_inviting(const struct replay *replay)
{
    return replay->turn == replay->turns && !replay->playing && replay->turns > 0;
}

/* What is shown, and a way to begin. */
static void pill(struct replay *replay, struct ui_rect place)
{
    struct app *app = replay->app;
    struct ui *ui = app->ui;
    struct ui_button look = {
        .label = _("Watch from the beginning"), .icon = UI_ICON_PLAY, .kind = UI_PRIMARY};
    const char *names = "";
    for (int i = 0; i < session_state(app->session)->players; i++) {
        names = ui_format(ui, "%s%s%s", names, i > 0 ? ", " : "", session_names(app->session)[i]);
    }
    float words = fmaxf(200, ui_text_width(ui, UI_SMALL, names) + 80);
    float export = ui_text_width(ui, UI_ACTION, _("Export")) + 56;
    float least = ui_text_width(ui, UI_NAME, _("Replay")) + 80 + export + 16;
    look.icon_only = least + ui_button_width(ui, &look) + 16 > place.w;
    float invitation = is_inviting(replay) ? ui_button_width(ui, &look) + 16 : 0;
    struct ui_rect box = {place.x, place.y, fminf(place.w, words + invitation + export + 16), 56};
    ui_panel(ui, box, 28);
    struct ui_rect inside = {box.x + 18, box.y + 8, box.w - 40, 40};
    export_menu(app, ui_move(ui_cut_right(&inside, export, 16), 14, 0));
    if (invitation > 0) {
        struct ui_rect button = ui_cut_right(&inside, invitation - 16, 16);
        button.x += 14;
        if (ui_button(ui, "watch-all", button, &look)) {
            replay_play(replay);
        }
    }
    ui_icon(ui, ui_centre(ui_cut_left(&inside, 24, 14), 20, 20), UI_ICON_PLAY,
        ui_color(ui, UI_TERRACOTTA));
    kit_text(ui, ui_cut_top(&inside, 22, 0), UI_NAME, UI_INK, _("Replay"));
    kit_text(ui, inside, UI_SMALL, UI_INK2, names);
}

/* The tile of the turn, and what it brought. */
static void mark_tile(struct replay *replay, struct ui_rect viewport)
{
    struct app *app = replay->app;
    struct ui *ui = app->ui;
    if (replay->turn == 0) {
        return;
    }
    const struct replay_turn *turn = &replay->turn_of[replay->turn];
    struct ui_rect cell = watch_cell(replay->watch, turn->cell);
    ui_clip_push(ui, viewport);
    ui_frame(ui, ui_inset(cell, -3), 3, (struct ui_pen){4, ui_color(ui, UI_GOLD), 0, 0});
    ui_clip_pop(ui);
    const struct log_line *best = NULL;
    for (size_t i = (size_t)turn->first_line;
         i < replay->log.count && replay->log.lines[i].turn == replay->turn; i++) {
        const struct log_line *line = &replay->log.lines[i];
        best = best == NULL || line->points > best->points ? line : best;
    }
    if (best == NULL || best->points == 0 || ui_overlap(cell, viewport).w <= 0) {
        return;
    }
    const char *points = ui_format(ui, "+%d", best->points);
    float width = ui_text_width(ui, UI_ACTION, best->text) + 102;
    struct ui_rect box = ui_bubble(ui, cell, (struct ui_point){fminf(width, 420), 42});
    struct ui_rect inside = {box.x + 12, box.y, box.w - 26, box.h};
    if (best->player >= 0) {
        picture_badge(app, ui_centre(ui_cut_left(&inside, 20, 8), 20, 20), best->player);
    }
    ui_text(
        ui, ui_cut_right(&inside, 36, 4), kit_aligned(ui, UI_ACTION, UI_LEAF_TEXT, UI_END), points);
    kit_text(ui, inside, UI_ACTION, UI_INK, best->text);
}

static void keys(struct replay *replay)
{
    struct ui *ui = replay->app->ui;
    static const struct {
        const char *key;
        int step;
    } steps[] = {{"Left", -1}, {"Right", 1}, {"PageUp", -10}, {"PageDown", 10}, {"Home", -100000},
        {"End", 100000}};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        if (ui_shortcut(ui, steps[i].key)) {
            replay->playing = false;
            replay_go(replay, replay->turn + steps[i].step);
        }
    }
    if (ui_shortcut(ui, "Space")) {
        replay_play(replay);
    }
}

static void run(struct replay *replay)
{
    struct ui *ui = replay->app->ui;
    if (replay->playing && ui_now(ui) >= replay->next) {
        replay_go(replay, replay->turn + 1);
        replay->next = ui_now(ui) + (uint64_t)lrintf(TURN_MS / replay_speeds[replay->speed]);
        replay->playing = replay->turn < replay->turns;
    }
    if (replay->playing) {
        ui_repaint_at(ui, replay->next);
    }
}

static void show(struct app *app, void *memory)
{
    struct replay *replay = memory;
    struct ui *ui = app->ui;
    struct ui_rect screen = ui_screen(ui);
    bool compact = screen.w < 1440 || screen.h < 860;
    float margin = compact ? 12 : 16;
    float width = compact ? 300 : 344;
    struct ui_rect panel = {screen.w - width - margin, margin, width, screen.h - 2 * margin};
    struct ui_rect bar = {margin, screen.h - margin - 128, panel.x - 2 * margin, 128};
    struct ui_rect viewport = {0, 0, panel.x - margin, bar.y};
    replay->low = screen.h < 720;
    run(replay);
    watch_show(replay->watch, viewport);
    mark_tile(replay, viewport);
    pill(replay, (struct ui_rect){margin, margin, viewport.w - 2 * margin, 56});
    replay_show_bar(replay, bar);
    if (replay_show_panel(replay, panel)) {
        return; /* a game has begun */
    }
    if (!watch_notes(replay->watch)) {
        keys(replay);
    }
    ui_toasts(ui, (struct ui_point){margin, 84}, 420);
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
}

const struct scene scene_replay = {.name = "replay", .enter = enter, .show = show, .leave = leave};
