/* What the page of finished games tells: of all players, and of one. */
#include <math.h>
#include <string.h>

#include "client/files.h"
#include "client/lifetime_view.h"
#include "client/words.h"
#include "ui/draw.h"

#define LAST_GAMES 12
#define COLUMNS 4

static float line_height(struct ui *ui)
{
    return fmaxf(34, ui_text_line(ui, UI_BODY) + 11);
}

static void heading(struct lifetime_view *view, const char *text)
{
    ui_cut_top(&view->rest, 18, 0);
    kit_text(view->app->ui, ui_cut_top(&view->rest, 28, 4), UI_H4, UI_INK, text);
}

static double average(const struct lifetime_sum *sum)
{
    return (double)sum->points / (sum->games > 0 ? sum->games : 1);
}

/* A row of a table: a title and what a sum has; without a sum the words of the head. */
struct table_row {
    const char *title;
    const struct lifetime_sum *sum;
    bool alone; /* nobody could be beaten */
};

static const char *cell_text(struct ui *ui, const struct table_row *row, int column)
{
    static const char *const heads[COLUMNS] = {N_("Games"), N_("Wins"), N_("Average"), N_("Best")};
    const struct lifetime_sum *sum = row->sum;
    if (sum == NULL) {
        return _(heads[column]);
    }
    switch (column) {
    case 0: return ui_format(ui, "%d", sum->games);
    case 1: return row->alone ? "–" : ui_format(ui, "%d", sum->wins);
    case 2: return ui_format(ui, "%.1f", average(sum));
    default: return ui_format(ui, "%d", sum->best);
    }
}

static void table_row(struct ui *ui, struct ui_rect line, const struct table_row *row)
{
    float width = fmaxf(78, fminf(110, line.w * 0.16f));
    bool head = row->sum == NULL;
    ui_divider(ui, line.x, line.y + line.h - 1, line.w);
    for (int column = COLUMNS - 1; column >= 0; column--) {
        struct ui_rect cell = ui_cut_right(&line, width, 0);
        enum ui_style style = head ? UI_SMALL : UI_BODY;
        ui_text(ui, cell, kit_aligned(ui, style, head ? UI_INK2 : UI_INK, UI_END),
            cell_text(ui, row, column));
    }
    kit_text(ui, line, head ? UI_SMALL : UI_BODY_BOLD, head ? UI_INK2 : UI_INK, row->title);
}

/* ---- The last games. */

/* A name as it is written among words of which some are bold: a star of its own is doubled. */
static const char *rich_name(struct ui *ui, const char *name)
{
    char out[2 * RECORD_NAME + 1];
    size_t length = 0;
    for (; *name && length + 3 < sizeof out; name++) {
        out[length++] = *name;
        if (*name == '*') {
            out[length++] = '*';
        }
    }
    out[length] = 0;
    return ui_format(ui, "%s", out);
}

/* "*Ann 87*, Bob 64", who had most first, who won in bold. */
static const char *scores_text(struct lifetime_view *view, const struct lifetime_game *game)
{
    struct ui *ui = view->app->ui;
    int order[CARC_MAX_PLAYERS];
    const char *text = "";
    for (int i = 0; i < game->seats; i++) {
        int k = i;
        for (; k > 0 && game->seat[order[k - 1]].points < game->seat[i].points; k--) {
            order[k] = order[k - 1];
        }
        order[k] = i;
    }
    for (int i = 0; i < game->seats; i++) {
        const struct lifetime_seat *seat = &game->seat[order[i]];
        const char *name = seat->who[0] == 0 ? _("forgotten") : seat->name;
        const char *star = seat->won && game->seats > 1 ? "*" : "";
        text = ui_format(ui, "%s%s%s%s %d%s", text, i > 0 ? ", " : "", star, rich_name(ui, name),
            seat->points, star);
    }
    return text;
}

/* `starred` when the person won whose page it is. */
static void game_line(struct lifetime_view *view, const struct lifetime_game *game, bool starred)
{
    struct ui *ui = view->app->ui;
    char date[24];
    files_date(date, sizeof date, "%Y-%m-%d", (time_t)game->time);
    const char *scores = scores_text(view, game);
    float dates = ui_text_width(ui, UI_SMALL, "2000-00-00") + 6;
    float room = view->rest.w - dates - 14 - (starred ? 16 + 14 : 0);
    float words = kit_height(ui, UI_BODY, room, scores);
    struct ui_rect line = ui_cut_top(&view->rest, fmaxf(line_height(ui), words + 11), 0);
    ui_divider(ui, line.x, line.y + line.h - 1, line.w);
    if (starred) {
        struct ui_rect sign = ui_centre(ui_cut_right(&line, 16, 14), 16, 16);
        ui_icon(ui, sign, UI_ICON_STAR, ui_color(ui, UI_AMBER_TEXT));
    }
    kit_text(ui, ui_move(ui_cut_left(&line, dates, 14), 0, 1), UI_SMALL, UI_INK2, date);
    ui_paragraph(ui, ui_centre(line, line.w, words),
        (struct ui_type){UI_BODY, ui_color(ui, UI_INK), UI_START, true}, scores);
}

static void last_games(struct lifetime_view *view, const struct lifetime_person *person)
{
    int shown = 0;
    heading(view, _("Last games"));
    for (size_t i = view->lifetime.count; i-- > 0 && shown < LAST_GAMES;) {
        const struct lifetime_game *game = &view->lifetime.games[i];
        bool there = person == NULL;
        bool won = false;
        for (int k = 0; k < game->seats && person != NULL; k++) {
            bool own = lifetime_is(person, &game->seat[k]);
            there |= own;
            won |= own && game->seat[k].won && game->seats > 1;
        }
        if (there) {
            game_line(view, game, won);
            shown++;
        }
    }
}

/* ---- Everybody. */

void lifetime_show_all(struct lifetime_view *view)
{
    struct ui *ui = view->app->ui;
    float height = line_height(ui);
    kit_text(ui, ui_cut_top(&view->rest, 42, 8), UI_H2, UI_INK, _("Everybody"));
    table_row(
        ui, ui_cut_top(&view->rest, height, 0), &(struct table_row){_("Player"), NULL, false});
    for (size_t i = 0; i < view->count; i++) {
        const struct lifetime_person *person = &view->people[i];
        table_row(ui, ui_cut_top(&view->rest, height, 0),
            &(struct table_row){lifetime_view_name(view, person), &person->all, false});
    }
    last_games(view, NULL);
}

/* ---- One. */

/* A large number and what it is. */
static void figure(struct ui *ui, struct ui_rect box, const char *number, const char *title)
{
    ui_round(ui, box, 14, ui_color(ui, UI_PAPER_LO));
    struct ui_rect inside = {box.x + 14, box.y + 12, box.w - 28, box.h - 24};
    float line = ui_text_line(ui, UI_SMALL);
    ui_text(ui, ui_cut_bottom(&inside, line, 0), kit_type(ui, UI_SMALL, UI_INK2), title);
    ui_text(ui, inside, kit_type(ui, UI_SCORE, UI_INK), number);
}

static void figures(struct lifetime_view *view, const struct lifetime_sum *sum, int alone)
{
    struct ui *ui = view->app->ui;
    struct ui_rect row = ui_cut_top(&view->rest, 62 + ui_text_line(ui, UI_SMALL), 0);
    float width = (row.w - 3 * 12) / 4;
    int against = sum->games - alone;
    const char *wins = _("Wins");
    if (against > 0) {
        wins = ui_format(ui, "%s, %d %%", wins, (int)lrint(100.0 * sum->wins / against));
    }
    figure(ui, ui_cut_left(&row, width, 12), ui_format(ui, "%d", sum->games), _("Games"));
    figure(ui, ui_cut_left(&row, width, 12), ui_format(ui, "%d", sum->wins), wins);
    figure(ui, ui_cut_left(&row, width, 12), ui_format(ui, "%.1f", average(sum)), _("Average"));
    figure(ui, row, ui_format(ui, "%d", sum->best), _("Best"));
}

static void by_size(struct lifetime_view *view, const struct lifetime_person *person)
{
    struct ui *ui = view->app->ui;
    float height = line_height(ui);
    heading(view, _("By number of players"));
    table_row(
        ui, ui_cut_top(&view->rest, height, 0), &(struct table_row){_("Players"), NULL, false});
    for (int size = 1; size <= CARC_MAX_PLAYERS; size++) {
        if (person->by_size[size].games > 0) {
            struct table_row row = {ui_format(ui, "%d", size), &person->by_size[size], size == 1};
            table_row(ui, ui_cut_top(&view->rest, height, 0), &row);
        }
    }
}

static void record_line(struct lifetime_view *view, const char *title, const char *value)
{
    struct ui *ui = view->app->ui;
    struct ui_rect line = ui_cut_top(&view->rest, line_height(ui), 0);
    ui_divider(ui, line.x, line.y + line.h - 1, line.w);
    float width = ui_text_width(ui, UI_BODY_BOLD, value) + 2;
    ui_text(
        ui, ui_cut_right(&line, width, 12), kit_aligned(ui, UI_BODY_BOLD, UI_INK, UI_END), value);
    kit_text(ui, line, UI_BODY, UI_INK2, title);
}

static void records(struct lifetime_view *view, const struct lifetime_person *person)
{
    struct ui *ui = view->app->ui;
    heading(view, _("Records"));
    if (person->city > 0) {
        record_line(view, _("Largest city, in tiles"), ui_format(ui, "%d", person->city));
    }
    if (person->road > 0) {
        record_line(view, _("Longest road, in tiles"), ui_format(ui, "%d", person->road));
    }
    if (person->field > 0) {
        record_line(view, _("Richest field, in cities"), ui_format(ui, "%d", person->field));
    }
    if (person->timed_turns > 0) {
        record_line(view, _("Time per turn"),
            kit_time(ui, person->thought / (uint64_t)person->timed_turns));
    }
}

void lifetime_show_person(struct lifetime_view *view, const struct lifetime_person *person)
{
    struct ui *ui = view->app->ui;
    const char *name = lifetime_view_name(view, person);
    kit_text(
        ui, ui_cut_top(&view->rest, 42, 12), kit_heading(ui, view->rest.w, name), UI_INK, name);
    figures(view, &person->all, person->by_size[1].games);
    by_size(view, person);
    if (person->city + person->road + person->field > 0 || person->timed_turns > 0) {
        records(view, person);
    }
    last_games(view, person);
}
