/* The panel beside a replay: chart, scores, turns, speed, ways out. */
#include <math.h>
#include <string.h>

#include "client/pictures.h"
#include "client/replay.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define LINE 29.0f
#define LOW_LINE 26.0f
#define STEP 12.0f /* lines of a block stand behind its first */
#define EDGE 14.0f /* of a line, at its sides */

static void chart(struct replay *replay, struct ui_rect rect)
{
    struct ui *ui = replay->app->ui;
    struct ui_rect head = ui_cut_top(&rect, 28, 4);
    kit_text(ui, head, UI_H4, UI_INK, _("Points"));
    const char *note = _("dotted: still to come");
    float words = ui_text_width(ui, UI_H4, _("Points")) + ui_text_width(ui, UI_SMALL, note) + 12;
    struct ui_rect line = words > head.w ? ui_cut_top(&rect, 24, 0) : head;
    ui_text(ui, line, kit_aligned(ui, UI_SMALL, UI_INK2, UI_END), note);
    struct ui_area area = ui_area(ui, "chart", rect, _("Points"));
    struct ui_rect turns = chart_show(replay->app, &replay->chart, rect, replay->turn);
    if (area.held && (area.pressed || area.moved.x != 0)) {
        float part = (area.at.x - turns.x) / turns.w;
        replay->playing = false;
        replay_go(replay, (int)lrintf(part * (float)replay->turns));
    }
    if (replay->turn < replay->turns) {
        float x = turns.x + turns.w * (float)replay->turn / fmaxf(1, (float)replay->turns);
        ui_fill(
            ui, (struct ui_rect){x - 1, turns.y - 4, 2, turns.h + 8}, ui_color(ui, UI_TERRACOTTA));
    }
    if (area.focused) {
        ui_focus_ring(ui, rect, 8, false);
    }
}

/* On two lines where that shows more of it. */
static void chip_name(struct ui *ui, struct ui_rect rect, const char *name)
{
    float height = kit_height(ui, UI_SMALL_BOLD, rect.w, name);
    bool whole = ui_text_width(ui, UI_SMALL_BOLD, name) <= rect.w || height > rect.h;
    if (whole || strchr(name, ' ') == NULL) {
        kit_text(ui, rect, UI_SMALL_BOLD, UI_INK, name);
    } else {
        ui_paragraph(
            ui, ui_centre(rect, rect.w, height), kit_type(ui, UI_SMALL_BOLD, UI_INK), name);
    }
}

#define CHIP_REST (20 + 26 + 8 + 6) /* of its width, without name and score */

static void chip(struct replay *replay, struct ui_rect rect, int player)
{
    struct app *app = replay->app;
    struct ui *ui = app->ui;
    bool turn = replay->turn > 0 && replay->turn_of[replay->turn].player == player;
    ui_round(ui, rect, 12, ui_color(ui, turn ? UI_PAPER_HI : UI_PAPER));
    struct ui_color edge = turn ? app_player_color(app, player) : ui_color(ui, UI_ROW_EDGE);
    ui_frame(ui, rect, 12, (struct ui_pen){turn ? 2 : 1, edge, 0, 0});
    struct ui_rect inside = {rect.x + 9, rect.y, rect.w - 20, rect.h};
    picture_badge(app, ui_centre(ui_cut_left(&inside, 26, 8), 26, 26), player);
    const char *score = ui_format(ui, "%d", (int)session_state(app->session)->score[player]);
    float digits = ui_text_width(ui, UI_NAME, score) + 2;
    ui_text(ui, ui_cut_right(&inside, digits, 6), kit_aligned(ui, UI_NAME, UI_INK, UI_END), score);
    chip_name(ui, inside, session_names(app->session)[player]);
}

/* Whether all names are read in chips of that width, whatever the scores will be. */
static bool names_fit(struct replay *replay, float width, float height)
{
    struct ui *ui = replay->app->ui;
    float room = width - CHIP_REST - ui_text_width(ui, UI_NAME, "00") - 2;
    bool fit = true;
    for (int i = 0; i < session_state(replay->app->session)->players; i++) {
        const char *name = session_names(replay->app->session)[i];
        bool broken =
            strchr(name, ' ') != NULL && kit_height(ui, UI_SMALL_BOLD, room, name) <= height;
        fit &= broken || ui_text_width(ui, UI_SMALL_BOLD, name) <= room;
    }
    return fit;
}

/* Two in a row, or one where names are long and there is room below. Returns the height. */
static float scores(struct replay *replay, struct ui_rect rest)
{
    int players = session_state(replay->app->session)->players;
    float start = rest.y;
    float height = players > 4 || replay->low ? 38 : 44;
    float gap = players > 4 || replay->low ? 6 : 8;
    float half = (rest.w - 8) / 2;
    bool single = rest.h > 400 && !names_fit(replay, half, height);
    if (single) {
        height = 34;
        gap = 4;
    }
    for (int i = 0; i < players; i++) {
        struct ui_rect row = ui_cut_top(&rest, height, gap);
        if (single) {
            chip(replay, row, i);
            continue;
        }
        chip(replay, ui_cut_left(&row, half, 8), i);
        if (++i < players) {
            chip(replay, row, i);
        }
    }
    return rest.y - start;
}

static void list_line(struct replay *replay, struct ui_rect row, size_t index)
{
    struct app *app = replay->app;
    struct ui *ui = app->ui;
    const struct log_line *line = &replay->log.lines[index];
    bool now = line->turn == replay->turn;
    bool first = index == 0 || replay->log.lines[index - 1].turn != line->turn;
    bool last = index + 1 == replay->log.count || replay->log.lines[index + 1].turn != line->turn;
    struct ui_card look = {
        .label = line->text, .radius = 8, .on = now && first && last, .flat = true};
    if (ui_card(ui, ui_format(ui, "line-%zu", index), row, &look)) {
        replay->playing = false;
        replay_go(replay, line->turn);
    }
    ui_opacity_push(ui, line->turn > replay->turn ? 0.55f : 1);
    struct ui_rect inside = {row.x + 6, row.y, row.w - EDGE, row.h};
    ui_text(ui, ui_cut_left(&inside, 26, 8), kit_aligned(ui, UI_SMALL, UI_INK3, UI_END),
        first ? ui_format(ui, "%d", line->turn) : "");
    ui_cut_left(&inside, line->inside ? STEP : 0, 0);
    struct ui_rect sign = ui_cut_left(&inside, 18, 8);
    if (line->symbol != CARC_NO_SYMBOL) {
        picture_medallion(app, ui_centre(sign, 22, 22), (enum carc_symbol)line->symbol);
    } else if (line->player >= 0) {
        picture_badge(app, ui_centre(sign, 18, 18), line->player);
    }
    const struct carc_cell cell = replay->turn_of[line->turn].cell;
    if (first && session_note(app->session, cell) != NULL) {
        ui_icon(ui, ui_centre(ui_cut_right(&inside, 16, 6), 16, 16), UI_ICON_PENCIL,
            ui_color(ui, UI_ACCENT_TEXT));
    }
    if (line->points > 0) {
        const char *points = ui_format(ui, "+%d", line->points);
        ui_text(ui, ui_cut_right(&inside, ui_text_width(ui, UI_SMALL_BOLD, points) + 2, 6),
            kit_aligned(ui, UI_SMALL_BOLD, UI_LEAF_TEXT, UI_END), points);
    }
    enum ui_style style = now ? UI_SMALL_BOLD : UI_SMALL;
    float height = kit_height(ui, style, inside.w, line->text);
    ui_paragraph(ui, ui_centre(inside, inside.w, fminf(height, inside.h)),
        kit_type(ui, style, UI_INK), line->text);
    ui_opacity_pop(ui);
}

static float least(const struct replay *replay)
{
    return replay->low ? LOW_LINE : LINE;
}

/* Long words take two lines, also when they are bold. */
static float line_height(struct replay *replay, const struct log_line *line, float width)
{
    struct ui *ui = replay->app->ui;
    float room = width - EDGE - 34 - 26 - (line->inside ? STEP : 0);
    if (line->points > 0) {
        room -= ui_text_width(ui, UI_SMALL_BOLD, ui_format(ui, "+%d", line->points)) + 8;
    }
    float gap = replay->low ? 5 : 8;
    return fmaxf(least(replay), kit_height(ui, UI_SMALL_BOLD, room, line->text) + gap);
}

static void measure(struct replay *replay, float width)
{
    float letters = ui_text_line(replay->app->ui, UI_SMALL);
    const float now[] = {width, letters, least(replay)};
    bool same = memcmp(replay->measured, now, sizeof now) == 0;
    if (replay->tops != NULL && same) {
        return;
    }
    memcpy(replay->measured, now, sizeof now);
    replay->tops = base_realloc(replay->tops, (replay->log.count + 1) * sizeof replay->tops[0]);
    replay->tops[0] = 0;
    for (size_t i = 0; i < replay->log.count; i++) {
        replay->tops[i + 1] = replay->tops[i] + line_height(replay, &replay->log.lines[i], width);
    }
}

void replay_show_turn(struct replay *replay)
{
    int line = replay->turn > 0 ? replay->turn_of[replay->turn].first_line : 0;
    if (replay->tops != NULL) {
        float above = fmaxf(LINE, replay->list_height) / 2 - least(replay) / 2;
        ui_scroll_to(replay->app->ui, "turns", fmaxf(0, replay->tops[line] - above));
    }
}

/* One ring for all lines of the turn that is shown; its only line has one of its own. */
static void ring_turn(struct replay *replay, struct ui_rect row)
{
    struct ui *ui = replay->app->ui;
    const struct log *log = &replay->log;
    size_t from = 0;
    while (from < log->count && log->lines[from].turn != replay->turn) {
        from++;
    }
    size_t to = from;
    while (to < log->count && log->lines[to].turn == replay->turn) {
        to++;
    }
    if (to - from > 1) {
        row.y += replay->tops[from];
        row.h = replay->tops[to] - replay->tops[from] - 1;
        ui_round(ui, row, 8, ui_color(ui, UI_PAPER_HI));
        ui_frame(ui, row, 8, (struct ui_pen){ui_edge(ui, 2), ui_color(ui, UI_TERRACOTTA), 0, 0});
    }
}

static void list(struct replay *replay, struct ui_rect rest)
{
    struct ui *ui = replay->app->ui;
    if (!replay->low) {
        ui_label(ui, ui_cut_top(&rest, 16, 6), _("Turns"));
    }
    bool first = replay->tops == NULL;
    replay->list_height = rest.h;
    measure(replay, rest.w - 14);
    if (first) {
        replay_show_turn(replay);
    }
    size_t count = replay->log.count;
    float offset = ui_scroll_begin(ui, "turns", rest, replay->tops[count]);
    ring_turn(replay, (struct ui_rect){rest.x, rest.y - offset, rest.w - 14, 0});
    for (size_t i = 0; i < count; i++) {
        float height = replay->tops[i + 1] - replay->tops[i];
        struct ui_rect row = {rest.x, rest.y + replay->tops[i] - offset, rest.w - 14, height - 1};
        if (row.y + row.h > rest.y && row.y < rest.y + rest.h) {
            list_line(replay, row, i);
        }
    }
    ui_scroll_end(ui);
}

/* Begins a copy of the game at this turn; true when the scene is gone. */
static bool play_from_here(struct replay *replay)
{
    struct app *app = replay->app;
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    record_copy(&record, session_record(app->session), session_position(app->session));
    bool good = app_play(app, &record, &diag);
    if (!good) {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    }
    record_finish(&record);
    return good;
}

static bool bottom(struct replay *replay, struct ui_rect rest)
{
    struct app *app = replay->app;
    struct ui *ui = app->ui;
    struct ui_rect row = ui_cut_bottom(&rest, 46, 8);
    if (!replay->low) {
        replay_show_speeds(replay, ui_cut_bottom(&rest, 42, 8));
    }
    struct ui_button close = {.label = _("Close")};
    struct ui_button play = {.label = _("Play from here"),
        .kind = UI_PRIMARY,
        .disabled = session_state(app->session)->phase == CARC_PHASE_OVER,
        .tip = _("A copy of the game goes on from this turn")};
    float width = fminf(ui_button_width(ui, &play), row.w - 52);
    bool clicked = ui_button(ui, "play-from-here", ui_cut_right(&row, width, 8), &play);
    if (ui_button_width(ui, &close) > row.w + 24) {
        close.icon = UI_ICON_CROSS;
        close.icon_only = true;
    }
    if (ui_button(ui, "close", row, &close) || keys_hit(app, KEYS_CANCEL)) {
        bool over = replay->chart.finished;
        scene_go(app, app->replay_back ? app->replay_back : over ? &scene_end : &scene_title);
    }
    return clicked && play_from_here(replay);
}

bool replay_show_panel(struct replay *replay, struct ui_rect panel)
{
    struct ui *ui = replay->app->ui;
    ui_panel(ui, panel, 20);
    struct ui_rect rest = ui_inset(panel, 16);
    struct ui_rect foot = ui_cut_bottom(&rest, replay->low ? 46 : 96, 12);
    bool compact = panel.h < 800;
    chart(replay, ui_cut_top(&rest, replay->low ? 132 : compact ? 166 : 222, 10));
    ui_cut_top(&rest, scores(replay, rest), replay->low ? 2 : 4);
    ui_divider(ui, rest.x, rest.y, rest.w);
    ui_cut_top(&rest, replay->low ? 8 : 10, 0);
    list(replay, rest);
    return bottom(replay, foot);
}
