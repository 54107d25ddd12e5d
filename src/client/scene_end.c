/* The result of a finished game. */
#include <stdlib.h>

#include "client/app.h"
#include "client/pictures.h"
#include "client/words.h"
#include "rules/query.h"
#include "session/points.h"
#include "ui/draw.h"
#include "ui/widget.h"

static void *enter(struct app *app)
{
    ui_repaint(app->ui);
    return NULL;
}

static void leave(struct app *app, void *memory)
{
    (void)app;
    (void)memory;
}

static void player_row(
    struct app *app, const struct session_points *points, int player, struct ui_rect row)
{
    struct ui *ui = app->ui;
    int winners = carc_winners(session_rules(app->session), session_state(app->session));
    bool won = winners >> player & 1;
    ui_round(ui, row, 14, ui_color(ui, won ? UI_WINNER_WASH : UI_PAPER_LO));
    if (won) {
        ui_frame(ui, row, 14, (struct ui_pen){2, ui_color(ui, UI_WINNER), 0, 0});
    }
    struct ui_rect rest = ui_inset(row, 10);
    picture_badge(app, ui_cut_left(&rest, 34, 14), player);
    struct ui_type total = {UI_SCORE, ui_color(ui, UI_INK), UI_END, false};
    ui_text(ui, ui_cut_right(&rest, 70, 20), total,
        ui_format(ui, "%d", session_state(app->session)->score[player]));
    struct ui_type part = {UI_BODY, ui_color(ui, UI_INK2), UI_END, false};
    static const enum carc_kind kinds[] = {CARC_FIELD, CARC_MONASTERY, CARC_CITY, CARC_ROAD};
    for (int i = 0; i < 4; i++) {
        ui_text(ui, ui_cut_right(&rest, 96, 0), part,
            ui_format(ui, "%d", points->by_kind[player][kinds[i]]));
    }
    struct ui_type name = {UI_NAME, ui_color(ui, UI_INK), UI_START, false};
    ui_text(ui, rest, name, session_names(app->session)[player]);
}

static void head(struct ui *ui, struct ui_rect row)
{
    static const char *const names[] = {N_("Fields"), N_("Monasteries"), N_("Cities"), N_("Roads")};
    struct ui_type type = {UI_SMALL_BOLD, ui_color(ui, UI_INK3), UI_END, false};
    ui_cut_right(&row, 10, 0);
    ui_text(ui, ui_cut_right(&row, 70, 20), type, _("Points"));
    for (int i = 0; i < 4; i++) {
        ui_text(ui, ui_cut_right(&row, 96, 0), type, _(names[i]));
    }
}

static void show(struct app *app, void *memory)
{
    (void)memory;
    struct ui *ui = app->ui;
    const struct carc_state *state = session_state(app->session);
    picture_table(app);
    float height = 200 + (float)state->players * 62;
    struct ui_rect card = ui_centre(ui_screen(ui), 860, height);
    ui_panel(ui, card, 28);
    struct ui_rect rest = ui_inset(card, 34);
    struct ui_type title = {UI_H2, ui_color(ui, UI_INK), UI_START, false};
    ui_text(ui, ui_cut_top(&rest, 40, 10), title, _("The result"));
    head(ui, ui_cut_top(&rest, 20, 6));
    struct session_points points = session_points(app->session);
    for (int player = 0; player < state->players; player++) {
        player_row(app, &points, player, ui_cut_top(&rest, 54, 8));
    }
    struct ui_rect row = ui_cut_bottom(&rest, 44, 0);
    struct ui_button look = {.kind = UI_PRIMARY, .label = _("Done")};
    if (ui_button(ui, "end-done", ui_cut_right(&row, 120, 0), &look) ||
        ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
}

const struct scene scene_end = {.name = "end", .enter = enter, .show = show, .leave = leave};
