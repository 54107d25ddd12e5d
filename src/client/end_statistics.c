/* The statistics of a game: the points turn by turn, and what each player did. */
#include <math.h>

#include "base/macros.h"
#include "client/end.h"
#include "client/export.h"
#include "client/pictures.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define HEAD 40.0f
#define AXIS 18.0f

enum row { POINTS, TURNS, IDLE, AVERAGE, TIME, TURN_TIME, CITY, ROAD, FIELDS, RICHEST, BEST, ROWS };

static const struct {
    const char *title;
    bool higher_is_better; /* the highest is set off from the others */
} rows[ROWS] = {
    [POINTS] = {N_("Points"), true},
    [TURNS] = {N_("Turns"), false},
    [IDLE] = {N_("Turns without a meeple"), false},
    [AVERAGE] = {N_("Points per tile"), true},
    [TIME] = {N_("Time"), false},
    [TURN_TIME] = {N_("Time per turn"), false},
    [CITY] = {N_("Largest city, in tiles"), true},
    [ROAD] = {N_("Longest road, in tiles"), true},
    [FIELDS] = {N_("Fields with points"), true},
    [RICHEST] = {N_("Richest field, in cities"), true},
    [BEST] = {N_("Best turn, in points"), true},
};

static double value(const struct end *end, enum row row, int player)
{
    const struct course *course = &end->courses[player];
    double thought = (double)session_thought(end->app->session, player);
    switch (row) {
    case POINTS: return end->points.total[player];
    case TURNS: return course->turns;
    case IDLE: return course->idle_turns;
    case AVERAGE: return course_average(course, end->points.total[player]);
    case TIME: return thought;
    case TURN_TIME: return course_average(course, (int)fmin(thought, 1e9));
    case CITY: return course->largest_city;
    case ROAD: return course->longest_road;
    case FIELDS: return course->fields;
    case RICHEST: return course->richest_field;
    case BEST: return course->best_turn;
    case ROWS: break;
    }
    return 0;
}

static const char *value_text(const struct end *end, enum row row, int player)
{
    struct ui *ui = end->app->ui;
    double number = value(end, row, player);
    if (row == AVERAGE) {
        return ui_format(ui, "%.1f", number);
    }
    if (row == TIME || row == TURN_TIME) {
        return number > 0 ? kit_time(ui, (uint64_t)number) : "–";
    }
    return number > 0 || row == POINTS || row == IDLE ? ui_format(ui, "%.0f", number) : "–";
}

/* A game that nobody held a clock to says nothing of times. */
static bool is_shown(const struct end *end, enum row row)
{
    int players = session_state(end->app->session)->players;
    bool known = row != TIME && row != TURN_TIME;
    for (int i = 0; i < players && !known; i++) {
        known = session_thought(end->app->session, i) > 0;
    }
    return known;
}

static double best_of(const struct end *end, enum row row)
{
    double best = 0;
    for (int i = 0; i < session_state(end->app->session)->players; i++) {
        best = fmax(best, value(end, row, i));
    }
    return best;
}

static void table_row(const struct end *end, struct ui_rect line, float titles, enum row row)
{
    struct ui *ui = end->app->ui;
    int players = session_state(end->app->session)->players;
    ui_divider(ui, line.x, line.y, line.w);
    kit_text(ui, ui_cut_left(&line, titles, 0), UI_BODY, UI_INK2, _(rows[row].title));
    double best = rows[row].higher_is_better && players > 1 ? best_of(end, row) : INFINITY;
    float width = line.w / (float)players;
    for (int i = 0; i < players; i++) {
        int player = end->order[i];
        bool first = value(end, row, player) >= best && best > 0;
        struct ui_type type = kit_aligned(
            ui, first ? UI_BODY_BOLD : UI_BODY, first ? UI_ACCENT_TEXT : UI_INK, UI_MIDDLE);
        ui_text(ui, ui_cut_left(&line, width, 0), type, value_text(end, row, player));
    }
}

static void table_head(const struct end *end, struct ui_rect line, float titles)
{
    struct app *app = end->app;
    struct ui *ui = app->ui;
    int players = session_state(app->session)->players;
    ui_cut_left(&line, titles, 0);
    float width = line.w / (float)players;
    for (int i = 0; i < players; i++) {
        struct ui_rect cell = ui_cut_left(&line, width, 0);
        const char *name = session_names(app->session)[end->order[i]];
        float words = fminf(ui_text_width(ui, UI_BODY_BOLD, name) + 2, cell.w - 26 - 8 - 6);
        struct ui_rect middle = ui_centre(cell, 26 + 8 + words, cell.h);
        picture_badge(app, ui_centre(ui_cut_left(&middle, 26, 8), 26, 26), end->order[i]);
        kit_text(ui, middle, UI_BODY_BOLD, UI_INK, name);
    }
}

static int row_count(const struct end *end)
{
    int count = 0;
    for (int row = 0; row < ROWS; row++) {
        count += is_shown(end, (enum row)row);
    }
    return count;
}

/* How high a row is when that much is there for the table: airy if it can be, and never cut. */
static float row_height(const struct end *end, float room)
{
    float line = ui_text_line(end->app->ui, UI_BODY);
    float height = (room - HEAD) / (float)row_count(end);
    return fmaxf(line + 2, fminf(height, line + 9));
}

static float table_height(const struct end *end, float room)
{
    return HEAD + (float)row_count(end) * row_height(end, room);
}

static void table(const struct end *end, struct ui_rect rect)
{
    struct ui *ui = end->app->ui;
    float titles = 0;
    for (int row = 0; row < ROWS; row++) {
        titles = fmaxf(titles, ui_text_width(ui, UI_BODY, _(rows[row].title)) + 18);
    }
    titles = fminf(titles, rect.w * 0.34f);
    float height = row_height(end, rect.h);
    float all = table_height(end, rect.h);
    float offset = ui_scroll_begin(ui, "statistics", rect, all);
    float bar = all > rect.h ? 14 : 0;
    struct ui_rect rest = {rect.x, rect.y - offset, rect.w - bar, all};
    table_head(end, ui_cut_top(&rest, HEAD, 0), titles);
    for (int row = 0; row < ROWS; row++) {
        if (is_shown(end, (enum row)row)) {
            table_row(end, ui_cut_top(&rest, height, 0), titles, (enum row)row);
        }
    }
    ui_scroll_end(ui);
    if (keys_hit(end->app, KEYS_DOWN)) {
        ui_scroll_to(ui, "statistics", offset + height);
    } else if (keys_hit(end->app, KEYS_UP)) {
        ui_scroll_to(ui, "statistics", offset - height);
    }
}

/* The points after a turn, beside the pointer. */
static void read_off(const struct end *end, struct ui_rect turns, float x)
{
    struct ui *ui = end->app->ui;
    const struct chart *chart = &end->chart;
    int turn = (int)lrintf((x - turns.x) / turns.w * (float)chart->turns);
    turn = turn < 0 ? 0 : turn > chart->turns ? chart->turns : turn;
    float at = turns.x + turns.w * (float)turn / fmaxf(1, (float)chart->turns);
    ui_fill(ui, (struct ui_rect){at - 1, turns.y, 2, turns.h}, ui_color(ui, UI_TERRACOTTA));
    const char *text = "";
    for (int i = 0; i < chart->players; i++) {
        int player = end->order[i];
        text = ui_format(ui, "%s%s%s %d", text, i > 0 ? ", " : "",
            session_names(end->app->session)[player],
            chart->points[turn * CARC_MAX_PLAYERS + player]);
    }
    ui_tip(ui, (struct ui_rect){at - 4, turns.y, 8, 8}, ui_format(ui, _("Turn %d"), turn), text);
}

static void course(struct end *end, struct ui_rect rect)
{
    struct ui *ui = end->app->ui;
    struct ui_rect axis = ui_cut_bottom(&rect, AXIS - 10, 0);
    struct ui_area area = ui_area(ui, "course", rect, _("Points over the game"));
    struct ui_rect turns = end_chart(end, rect);
    int count = end->chart.turns;
    int step = count > 40 ? 10 : 5;
    for (int turn = step; turn <= count; turn += step) {
        float x = turns.x + turns.w * (float)turn / (float)count;
        ui_text(ui, (struct ui_rect){x - 20, axis.y - 10, 40, AXIS},
            kit_aligned(ui, UI_SMALL, UI_INK3, UI_MIDDLE), ui_format(ui, "%d", turn));
    }
    if (area.hover) {
        read_off(end, turns, area.at.x);
        if (ui_input(ui)->kind == UI_MOVE) {
            ui_repaint(ui);
        }
    }
}

void end_show_statistics(struct end *end)
{
    struct app *app = end->app;
    struct ui *ui = app->ui;
    struct ui_rect screen = ui_screen(ui);
    struct ui_rect card = ui_centre(screen, fminf(1260, screen.w - 32), fminf(860, screen.h - 32));
    ui_modal(ui, 1);
    ui_panel(ui, card, 28);
    struct ui_rect rest = {card.x + 40, card.y + 20, card.w - 80, card.h - 20 - 22};
    kit_text(ui, ui_cut_top(&rest, 40, 8), UI_H2, UI_INK, _("Statistics"));
    struct ui_rect row = ui_cut_bottom(&rest, 46, 12);
    float least = rest.h < 500 ? 120 : 180;
    float chart = fmaxf(least, fminf(rest.h - table_height(end, rest.h - least - 12) - 12, 320));
    course(end, ui_cut_top(&rest, chart, 12));
    table(end, rest);
    export_menu(app, ui_cut_left(&row, 160, 10));
    struct ui_button back = {
        .label = _("Back to the result"), .icon = UI_ICON_ARROW_LEFT, .kind = UI_PRIMARY};
    if (ui_button(ui, "back-to-result", ui_cut_right(&row, ui_button_width(ui, &back), 0), &back) ||
        keys_hit(app, KEYS_STATISTICS) || keys_hit(app, KEYS_CANCEL)) {
        end->statistics = false;
        ui_repaint(ui);
    }
}
