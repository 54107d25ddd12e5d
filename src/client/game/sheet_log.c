/* The whole log: a block for each turn, newest first (client, 9). */
#include <math.h>

#include "client/export.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define FACE 44.0f
#define HEAD 30.0f
#define LINE 26.0f
#define WHY 20.0f
#define GAP 14.0f
#define STEP 20.0f /* lines of a block stand behind its first */

/* Heights, in a box of that width. */
static float text_height(struct ui *ui, const struct log_line *line, float width)
{
    float words = width - FACE - 14 - 26 - (line->points != 0 ? 46 : 0) - (line->inside ? STEP : 0);
    return kit_height(ui, UI_LOG, words, line->text);
}

static float line_height(struct ui *ui, const struct log_line *line, float width)
{
    float height = fmaxf(LINE, text_height(ui, line, width) + 6);
    return *line->why ? height + WHY : height;
}

static float turn_height(
    struct ui *ui, const struct log *log, const struct log_turn *turn, float width)
{
    float height = HEAD;
    for (size_t i = turn->first; i < turn->first + turn->count; i++) {
        height += line_height(ui, &log->lines[i], width);
    }
    return fmaxf(height, FACE + 4) + GAP;
}

/* Lights its place; a click brings it to the middle. */
static void react(
    struct game *game, const char *id, struct ui_rect row, const struct log_line *line)
{
    struct ui *ui = game->app->ui;
    struct ui_thing thing = {.kind = "log", .label = line->text, .state = UI_FOCUSABLE};
    struct ui_reply reply = ui_react_as(ui, id, row, thing);
    if (reply.hover || reply.focused) {
        ui_round(
            ui, (struct ui_rect){row.x - 6, row.y, row.w + 6, row.h}, 8, ui_color(ui, UI_PAPER_HI));
        game_point_at(game, line);
    }
    if (reply.clicked && line->placed) {
        game_centre(game, line->cell);
    }
}

static void draw_line(struct game *game, size_t number, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    const struct log_line *line = &game->log.lines[number];
    react(game, ui_format(ui, "line:%d", (int)number), row, line);
    float low = row.h - (*line->why ? WHY : 0);
    if (line->inside) {
        ui_cut_left(&row, STEP, 0);
    }
    struct ui_rect why = {row.x + 26, row.y + low - 3, row.w - 26, WHY};
    row.h = low;
    if (line->points != 0) {
        ui_text(ui, ui_cut_right(&row, 40, 6), kit_aligned(ui, UI_ACTION, UI_LEAF_TEXT, UI_END),
            ui_format(ui, "+%d", line->points));
    }
    struct ui_rect badge = ui_cut_left(&row, 18, 8);
    if (line->symbol != CARC_NO_SYMBOL) {
        picture_medallion(game->app, ui_centre(badge, 22, 22), (enum carc_symbol)line->symbol);
    } else if (line->player >= 0) {
        picture_badge(game->app, ui_centre(badge, 18, 18), line->player);
    }
    float height = kit_height(ui, UI_LOG, row.w, line->text);
    ui_paragraph(ui, ui_centre(row, row.w, height), kit_type(ui, UI_LOG, UI_INK), line->text);
    if (*line->why) {
        kit_text(ui, why, UI_SMALL, UI_INK2, line->why);
    }
}

/* A crop circle and what came of it lie on one ground. */
static void draw_ground(struct game *game, size_t first, struct ui_rect box)
{
    struct ui *ui = game->app->ui;
    size_t count = log_block(&game->log, first);
    float height = 0;
    for (size_t i = first; i < first + count; i++) {
        height += line_height(ui, &game->log.lines[i], box.w + FACE + 14);
    }
    ui_round(
        ui, (struct ui_rect){box.x - 6, box.y, box.w + 6, height}, 10, ui_color(ui, UI_PAPER_LO));
}

static void draw_turn(struct game *game, const struct log_turn *turn, struct ui_rect box)
{
    struct ui *ui = game->app->ui;
    float width = box.w;
    ui_divider(ui, box.x, box.y, box.w);
    box.y += 6;
    struct ui_rect picture = ui_cut_left(&box, FACE, 14);
    if (turn->placed) {
        struct log_line place = {.placed = true, .cell = turn->cell, .segment = -1};
        struct ui_rect square = {picture.x, picture.y, FACE, FACE};
        react(game, ui_format(ui, "turn:%d", turn->turn), square, &place);
        tiles_draw_whole(game->app->tiles, square,
            (struct tiles_face){
                .tile = turn->tile, .rotation = camera_rotation(&game->camera, turn->rotation)},
            1);
    }
    struct ui_rect head = ui_cut_top(&box, HEAD, 0);
    head.h = 24;
    kit_text(ui, ui_cut_left(&head, 40, 0), UI_ACTION, UI_INK3, ui_format(ui, "%d", turn->turn));
    picture_badge(game->app, ui_centre(ui_cut_left(&head, 24, 8), 22, 22), turn->player);
    kit_text(ui, head, UI_NAME, UI_INK, game_name(game, turn->player));
    for (size_t i = turn->first; i < turn->first + turn->count; i++) {
        if (game->log.lines[i].symbol != CARC_NO_SYMBOL) {
            draw_ground(game, i, box);
        }
        draw_line(game, i, ui_cut_top(&box, line_height(ui, &game->log.lines[i], width), 0));
    }
}

static void copy(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct text out = {0};
    export_log(game->app, &out);
    ui_clipboard_set(ui, text_string(&out));
    text_finish(&out);
    ui_toast(ui, UI_GOOD, _("The log is on the clipboard."));
}

void sheet_log(struct game *game, struct ui_rect rest)
{
    struct ui *ui = game->app->ui;
    const struct log *log = &game->log;
    struct ui_rect foot = game->sheets.foot;
    struct ui_button look = {.label = _("Copy as text"), .icon = UI_ICON_COPY};
    if (ui_button(ui, "log-copy", ui_cut_left(&foot, ui_button_width(ui, &look), 0), &look)) {
        copy(game);
    }
    float height = 0;
    for (size_t i = 0; i < log->turn_count; i++) {
        height += turn_height(ui, log, &log->turns[i], rest.w - 14);
    }
    float y = rest.y - ui_scroll_begin(ui, "log-sheet", rest, height);
    for (size_t i = log->turn_count; i-- > 0;) {
        struct ui_rect box = {rest.x, y, rest.w - 14, 0};
        box.h = turn_height(ui, log, &log->turns[i], box.w);
        y += box.h;
        if (box.y + box.h > rest.y - 100 && box.y < rest.y + rest.h + 100) {
            draw_turn(game, &log->turns[i], box);
        }
    }
    ui_scroll_end(ui);
}
