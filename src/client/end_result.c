/* The result: who won, by what, how it came about, what was best. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/macros.h"
#include "client/end.h"
#include "client/export.h"
#include "client/laurel.h"
#include "client/pictures.h"
#include "client/words.h"
#include "rules/query.h"
#include "ui/draw.h"
#include "ui/overlay.h"

static const struct part {
    enum carc_kind kind;
    const char *name;
    uint32_t fill, text;
} parts[] = {
    {CARC_ROAD, N_("Roads"), 0xD9BE85, 0x3B2E12},
    {CARC_CITY, N_("Cities"), 0xB9532F, 0xFFF8EA},
    {CARC_MONASTERY, N_("Monasteries"), 0x527393, 0xFFF8EA},
    {CARC_FIELD, N_("Fields"), 0x8DB04C, 0x3B2E12},
};

static const char *winners_text(struct end *end, int winners)
{
    struct ui *ui = end->app->ui;
    const char *const *names = session_names(end->app->session);
    const char *all = NULL;
    int count = 0;
    for (int i = CARC_MAX_PLAYERS - 1; i >= 0; i--) {
        if (winners >> i & 1) {
            count++;
            all = count == 1   ? names[i]
                  : count == 2 ? ui_format(ui, _("%s and %s"), names[i], all)
                               : ui_format(ui, _("%s, %s"), names[i], all);
        }
    }
    return count == 1 ? ui_format(ui, _("%s wins"), all)
                      : ui_format(ui, _("%s share the victory"), all);
}

static const char *margin_text(struct end *end, int winners)
{
    struct ui *ui = end->app->ui;
    const struct carc_state *state = session_state(end->app->session);
    int best = state->score[end->order[0]];
    const char *points = ui_format(ui, _n("%d point", "%d points", best), best);
    const char *tiles = ui_format(ui, _n("%d tile", "%d tiles", state->placed), (int)state->placed);
    bool alone = state->players > 1 && (winners & (winners - 1)) == 0;
    if (!alone) {
        return ui_format(ui, _("*%s*. %s on the table."), points, tiles);
    }
    int second = end->order[1];
    return ui_format(ui, _("*%s*, %d ahead of %s. %s on the table."), points,
        best - (int)state->score[second], session_names(end->app->session)[second], tiles);
}

static float legend_width(struct ui *ui)
{
    float width = 0;
    for (size_t i = 0; i < ARRAY_LENGTH(parts); i++) {
        width += ui_text_width(ui, UI_SMALL_BOLD, _(parts[i].name)) + 2 + 7 + 14 + (i > 0 ? 18 : 0);
    }
    return width;
}

static void legend(struct ui *ui, struct ui_rect row)
{
    for (int i = 3; i >= 0; i--) {
        float width = ui_text_width(ui, UI_SMALL_BOLD, _(parts[i].name)) + 2;
        kit_text(ui, ui_cut_right(&row, width, 7), UI_SMALL_BOLD, UI_INK2, _(parts[i].name));
        ui_round(ui, ui_centre(ui_cut_right(&row, 14, 18), 14, 14), 4, ui_rgb(parts[i].fill));
    }
}

static void winner(struct end *end, struct ui_rect card, struct ui_rect *rest, float size)
{
    struct app *app = end->app;
    struct ui *ui = app->ui;
    int winners = carc_winners(session_rules(app->session), session_state(app->session));
    struct ui_rect square = {card.x + 36, card.y - size * 0.30f, size, size};
    laurel_draw(app, square);
    struct picture_figure figure = {.player = end->order[0],
        .pose = ART_STANDING,
        .look = PICTURE_FULL,
        .height = size * 0.52f,
        .opacity = 1};
    const struct art_meeple_box *box = art_meeple_box(ART_STANDING);
    struct ui_point at = {square.x + size / 2,
        square.y + size / 2 - figure.height / 2 + figure.height * (float)box->anchor};
    picture_meeple(app, at, &figure);
    struct ui_rect words = ui_cut_top(rest, size * 0.70f - 18, 0);
    words.x = square.x + size + 22;
    words.w = card.x + card.w - 40 - words.x;
    float beside = words.w - legend_width(ui) - 24;
    const char *title = winners_text(end, winners);
    float lift = words.h > 110 ? 14 : 0; /* off the first row, where the legend leaves room */
    struct ui_rect line = {words.x, words.y + words.h - 82 - lift, words.w, 50};
    bool level = line.y < words.y + 20 || ui_text_width(ui, UI_H1, title) <= beside;
    line.w = level ? beside : line.w;
    static const enum ui_style styles[] = {UI_H1, UI_H2, UI_H3, UI_H4};
    size_t fit = 0;
    while (fit + 1 < ARRAY_LENGTH(styles) && ui_text_width(ui, styles[fit], title) > line.w) {
        fit++;
    }
    kit_text(ui, line, styles[fit], UI_INK, title);
    legend(ui, (struct ui_rect){words.x, level ? line.y + 17 : words.y, words.w, 20});
    struct ui_type type = kit_type(ui, UI_BODY, UI_INK2);
    type.rich = true;
    ui_paragraph(
        ui, (struct ui_rect){words.x, line.y + 54, words.w, 22}, type, margin_text(end, winners));
}

/* The bar of a player: as long as his points against the winner's. */
static void bar(struct end *end, struct ui_rect room, int player)
{
    struct ui *ui = end->app->ui;
    int most = session_state(end->app->session)->score[end->order[0]];
    int total = end->points.total[player];
    float unit = room.w / (float)(most > 0 ? most : 1);
    struct ui_rect whole = {room.x, room.y, unit * (float)total, room.h};
    float x = room.x;
    for (size_t i = 0; i < 4 && total > 0; i++) {
        int points = end->points.by_kind[player][parts[i].kind];
        struct ui_rect piece = {x, room.y, unit * (float)points, room.h};
        if (points == 0) {
            continue;
        }
        ui_clip_push(ui, piece);
        struct ui_color fill = ui_rgb(parts[i].fill);
        struct ui_rect face = {whole.x, whole.y, whole.w, whole.h - 2};
        float radius = fminf(8, whole.w / 2);
        ui_round(ui, whole, radius, ui_mix(fill, ui_rgb(0x2A1A08), 0.16f));
        ui_round(ui, face, radius, fill);
        ui_clip_pop(ui);
        if (piece.w >= 26) {
            ui_text(ui, piece,
                (struct ui_type){UI_BODY_BOLD, ui_rgb(parts[i].text), UI_MIDDLE, false},
                ui_format(ui, "%d", points));
        }
        x += piece.w;
    }
}

static void player_row(struct end *end, struct ui_rect row, int place, float names)
{
    struct app *app = end->app;
    struct ui *ui = app->ui;
    const struct carc_state *state = session_state(app->session);
    int player = end->order[place];
    int rank = 1;
    for (int i = 0; i < state->players; i++) {
        rank += state->score[i] > state->score[player];
    }
    bool won = rank == 1;
    if (won) {
        ui_round(ui, row, 14, ui_color(ui, UI_WINNER_WASH));
        ui_frame(ui, row, 14, (struct ui_pen){2, ui_color(ui, UI_WINNER), 0, 0});
    }
    struct ui_rect inside = {row.x + 14, row.y, row.w - 34, row.h};
    bool tight = row.h < 52;
    ui_text(ui, ui_cut_left(&inside, 24, 12),
        kit_aligned(ui, UI_NAME, won ? UI_AMBER_TEXT : UI_INK3, UI_MIDDLE),
        ui_format(ui, "%d", rank));
    float badge = tight ? 30 : 40;
    picture_badge(app, ui_centre(ui_cut_left(&inside, badge, 16), badge, badge), player);
    kit_text(
        ui, ui_cut_left(&inside, names, 18), UI_NAME, UI_INK, session_names(app->session)[player]);
    ui_text(ui, ui_cut_right(&inside, 76, 16),
        kit_aligned(ui, tight ? UI_SCORE_SMALL : UI_SCORE, UI_INK, UI_END),
        ui_format(ui, "%d", (int)state->score[player]));
    bar(end, ui_centre(inside, inside.w, tight ? 28 : 42), player);
}

static void moments(struct end *end, struct ui_rect rest)
{
    struct app *app = end->app;
    struct ui *ui = app->ui;
    kit_text(ui, ui_cut_top(&rest, 26, 8), UI_H4, UI_INK, _("Best moments"));
    for (int i = 0; i < END_MOMENTS; i++) {
        if (!end->moments[i].there || rest.h < 26) {
            continue;
        }
        int points;
        const char *text = end_moment_text(end, i, &points);
        float height = fminf(fmaxf(rest.h / (float)(END_MOMENTS - i), 26), 42);
        height = fmaxf(height, kit_height(ui, UI_SMALL, rest.w - 26 - 12 - 44 - 8, text));
        if (height > rest.h) {
            continue; /* there is only room for a shorter one */
        }
        struct ui_rect row = ui_cut_top(&rest, height, 0);
        picture_badge(app, ui_centre(ui_cut_left(&row, 26, 12), 26, 26), end->moments[i].player);
        ui_text(ui, ui_cut_right(&row, 44, 8), kit_aligned(ui, UI_NAME, UI_INK, UI_END),
            ui_format(ui, "%d", points));
        enum ui_style style = kit_height(ui, UI_BODY, row.w, text) <= row.h ? UI_BODY : UI_SMALL;
        float lines = kit_height(ui, style, row.w, text);
        ui_paragraph(ui, ui_centre(row, row.w, lines), kit_type(ui, style, UI_INK), text);
    }
}

/* A new game like this one, with other tiles. */
static bool play_again(struct app *app)
{
    struct record record;
    struct diag diag;
    diag_init(&diag, "");
    record_copy(&record, session_record(app->session), 0);
    record_drop_notes(&record);
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    record.id = 0;
    record.seeded = true;
    record.draws_free = false;
    record.seed = ((uint64_t)now.tv_sec << 30 ^ (uint64_t)now.tv_nsec) % 1000000007u;
    bool good = app_play(app, &record, &diag);
    if (!good) {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    }
    record_finish(&record);
    return good;
}

/* True when another game was begun: the scene is gone. */
static bool bottom_row(struct end *end, struct ui_rect row)
{
    struct app *app = end->app;
    struct ui *ui = app->ui;
    struct ui_button again = {.label = _("Play again"), .kind = UI_PRIMARY};
    struct ui_button save = {.label = _("Save"), .icon = UI_ICON_SAVE};
    struct ui_button replay = {.label = _("Replay"), .icon = UI_ICON_PLAY};
    struct ui_button look = {.label = _("Look at the board"), .icon = UI_ICON_EYE};
    struct ui_button home = {.label = _("Title screen"), .icon = UI_ICON_ARROW_LEFT};
    float wide = ui_button_width(ui, &again) + ui_button_width(ui, &save) +
                 ui_button_width(ui, &replay) + ui_button_width(ui, &look) +
                 ui_button_width(ui, &home) + 170 + 60;
    look.icon_only = home.icon_only = wide > row.w;
    if (ui_button(ui, "title", ui_cut_left(&row, ui_button_width(ui, &home), 10), &home)) {
        scene_go(app, &scene_title);
    }
    export_menu(app, ui_cut_left(&row, 160, 10));
    bool clicked =
        ui_button(ui, "again", ui_cut_right(&row, ui_button_width(ui, &again), 10), &again);
    if (ui_button(ui, "save", ui_cut_right(&row, ui_button_width(ui, &save), 10), &save) ||
        keys_hit(app, KEYS_SAVE)) {
        scene_open(app, &scene_save);
    }
    if (ui_button(ui, "replay", ui_cut_right(&row, ui_button_width(ui, &replay), 10), &replay)) {
        app->counted = true;
        scene_go(app, &scene_replay);
    }
    if (ui_button(ui, "look", ui_cut_right(&row, ui_button_width(ui, &look), 10), &look) ||
        keys_hit(app, KEYS_LOOK)) {
        end->hidden = true;
        ui_repaint(ui);
    }
    return clicked && play_again(app);
}

static void look_at_board(struct end *end)
{
    struct ui *ui = end->app->ui;
    struct ui_button back = {
        .label = _("Back to the result"), .icon = UI_ICON_CHART, .kind = UI_PRIMARY};
    float width = ui_button_width(ui, &back);
    struct ui_rect place = {16, 16, width, 46};
    if (ui_button(ui, "back-to-result", place, &back) || keys_hit(end->app, KEYS_LOOK) ||
        keys_hit(end->app, KEYS_CANCEL)) {
        end->hidden = false;
        ui_repaint(ui);
    }
}

struct ui_rect end_chart(struct end *end, struct ui_rect rect)
{
    struct ui *ui = end->app->ui;
    struct ui_rect turns = chart_show(end->app, &end->chart, rect, -1);
    const char *text = _("Final scoring");
    float room = ui_text_width(ui, UI_SMALL_BOLD, text) + 4;
    ui_text(ui,
        (struct ui_rect){turns.x + turns.w - room + turns.w * 0.149f - 6, turns.y + 4, room, 18},
        kit_aligned(ui, UI_SMALL_BOLD, UI_AMBER_TEXT, UI_END), text);
    return turns;
}

/* Chart and moments, with as much height as is left. */
static void lower_part(struct end *end, struct ui_rect rest)
{
    struct ui *ui = end->app->ui;
    if (rest.h < 80) {
        return;
    }
    float width = fminf(fmaxf(rest.w * 0.36f, 400), 430);
    moments(end, ui_cut_right(&rest, width, 40));
    struct ui_rect head = ui_cut_top(&rest, 26, 4);
    struct ui_button more = {.label = _("Statistics"),
        .icon = UI_ICON_CHART,
        .kind = UI_GHOST,
        .tip = keys_tip(end->app, KEYS_STATISTICS)};
    float room = ui_button_width(ui, &more);
    struct ui_rect button = {head.x + head.w - room, head.y - 9, room, 40};
    if (ui_button(ui, "statistics", button, &more) || keys_hit(end->app, KEYS_STATISTICS)) {
        end->statistics = true;
        ui_repaint(ui);
    }
    head.w -= room + 8;
    kit_text(ui, head, UI_H4, UI_INK, _("Points over the game"));
    end_chart(end, rest);
}

bool end_show_result(struct end *end)
{
    struct app *app = end->app;
    struct ui *ui = app->ui;
    struct ui_rect screen = ui_screen(ui);
    watch_show(end->watch, screen);
    if (end->hidden) {
        look_at_board(end);
        return false;
    }
    if (end->statistics) {
        end_show_statistics(end);
        return false;
    }
    int players = session_state(app->session)->players;
    bool tight = screen.h < 760;
    float size = tight ? 148 : 224;
    float above = size * 0.30f + (tight ? 8 : 16);
    struct ui_rect card = {0, above, fminf(1260, screen.w - 32), 0};
    card.x = (screen.w - card.w) / 2;
    card.h = fminf(screen.h - above - 16, 340 + 76 * (float)players + size);
    card.y = fmaxf(above, (screen.h - card.h + above) / 2 - 8);
    ui_modal(ui, 1);
    ui_panel(ui, card, 28);
    struct ui_rect rest = {card.x + 40, card.y + 18, card.w - 80, card.h - 18 - 22};
    winner(end, card, &rest, size);
    struct ui_rect row = ui_cut_bottom(&rest, 46, tight ? 8 : 14);
    float lower = tight ? 150 : 190;
    float height = fminf(76, (rest.h - lower) / (float)players);
    float names = 60;
    for (int i = 0; i < players; i++) {
        float width = ui_text_width(ui, UI_NAME, session_names(app->session)[i]) + 2;
        names = fmaxf(names, fminf(width, rest.w * 0.16f));
    }
    for (int i = 0; i < players; i++) {
        player_row(end, ui_cut_top(&rest, height - 4, 4), i, names);
    }
    ui_cut_top(&rest, 8, 0);
    lower_part(end, rest);
    return bottom_row(end, row);
}
