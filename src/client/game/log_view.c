/* The last lines of the log, in the side panel. */
#include "client/game/parts.h"
#include "client/words.h"
#include "session/autosave.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/widget.h"

#define ROW 29.0f
#define BADGE 18.0f
#define STEP 14.0f /* lines of a block stand behind its first */

void game_point_at(struct game *game, const struct log_line *line)
{
    const struct game_pointed *before = &game->pointed;
    if (before->there != line->placed || !carc_same_cell(before->cell, line->cell)) {
        ui_repaint(game->app->ui);
    }
    if (line->placed) {
        game->pointing.there = true;
        game->pointing.cell = line->cell;
        game->pointing.node = line->segment < 0 ? -1
                                                : carc_node_at(game_rules(game), game_state(game),
                                                      line->cell, line->segment);
    }
}

/* The game goes on, but it is not safe: that stays to be read until it is. */
static void draw_trouble(struct game *game, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    const char *trouble = session_autosave_trouble(game->app->session);
    struct ui_thing thing = {.kind = "log", .label = _("Not saved")};
    struct ui_reply reply = ui_react_as(ui, "log-trouble", row, thing);
    struct ui_rect icon = {row.x, row.y + (ROW - BADGE) / 2, BADGE, BADGE};
    ui_icon(ui, icon, UI_ICON_WARNING, ui_color(ui, UI_AMBER_TEXT));
    struct ui_type type = {UI_LOG, ui_color(ui, UI_AMBER_TEXT), UI_START, false};
    ui_text(ui, (struct ui_rect){row.x + 28, row.y, row.w - 28, row.h}, type,
        _("The game is not being saved"));
    if (reply.hover) {
        ui_tip(ui, row, _("Not saved"), trouble);
    }
}

static struct ui_rect words_of(const struct log_line *line, struct ui_rect row)
{
    float points = line->points != 0 ? 40 : 0;
    float left = line->inside ? 28 + STEP : 28;
    return (struct ui_rect){row.x + left, row.y, row.w - left - points, row.h};
}

/* Long words take two lines. */
static float line_height(struct ui *ui, const struct log_line *line, struct ui_rect row)
{
    float height = ui_paragraph_height(ui, UI_LOG, words_of(line, row).w, line->text);
    return height > ui_text_line(ui, UI_LOG) ? height + 6 : ROW;
}

static void draw_line(struct game *game, const struct log_line *line, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    const char *id = ui_format(ui, "log:%d", (int)(line - game->log.lines));
    struct ui_reply reply = ui_react_as(ui, id, row, (struct ui_thing){"log", line->text, 0});
    if (reply.hover) {
        ui_round(ui, ui_inset(row, -2), 8, ui_color(ui, UI_PAPER_HI));
    }
    if (line->symbol != CARC_NO_SYMBOL) {
        picture_medallion(game->app,
            ui_centre((struct ui_rect){row.x - 2, row.y, 22, row.h}, 22, 22),
            (enum carc_symbol)line->symbol);
    } else if (line->player >= 0) {
        struct ui_rect badge = {
            row.x + (line->inside ? STEP : 0), row.y + (row.h - BADGE) / 2, BADGE, BADGE};
        picture_badge(game->app, badge, line->player);
    }
    struct ui_rect words = words_of(line, row);
    if (line->points != 0) {
        struct ui_rect right = {row.x + row.w - 34, row.y, 34, row.h};
        struct ui_type points = {UI_SMALL_BOLD, ui_color(ui, UI_LEAF_TEXT), UI_END, false};
        ui_text(ui, right, points, ui_format(ui, "+%d", line->points));
    }
    struct ui_type type = {UI_LOG, ui_color(ui, UI_INK2), UI_START, false};
    float height = ui_paragraph_height(ui, UI_LOG, words.w, line->text);
    ui_paragraph(ui, ui_centre(words, words.w, height), type, line->text);
    if (reply.hover && *line->why) {
        ui_tip(ui, row, line->text, line->why);
    }
    if (reply.hover) {
        game_point_at(game, line);
    }
    if (reply.clicked && line->placed) {
        game_centre(game, line->cell);
    }
}

/* The lines of a block stand in their order. Where there is no room for all of them, those between
 * the first and the last ones are left out. False when nothing more fits. */
static bool draw_block(struct game *game, size_t first, size_t end, struct ui_rect *rest)
{
    struct ui *ui = game->app->ui;
    const struct log_line *lines = game->log.lines;
    float height = line_height(ui, &lines[first], *rest);
    size_t from = end;
    while (from > first + 1 && height + line_height(ui, &lines[from - 1], *rest) <= rest->h) {
        height += line_height(ui, &lines[--from], *rest);
    }
    if (height > rest->h) {
        return false;
    }
    if (end - first > 1) {
        struct ui_rect ground = {rest->x - 6, rest->y, rest->w + 8, height};
        ui_round(ui, ground, 8, ui_color(ui, UI_PAPER_LO));
    }
    for (size_t i = first; i < end; i = i == first ? from : i + 1) {
        draw_line(game, &lines[i], ui_cut_top(rest, line_height(ui, &lines[i], *rest), 0));
    }
    return from <= first + 1;
}

void game_log(struct game *game, struct ui_rect rect)
{
    struct ui *ui = game->app->ui;
    if (rect.h < 20 + ROW) {
        return;
    }
    ui_label(ui, ui_cut_top(&rect, 16, 4), _("Log"));
    if (game->trouble) {
        draw_trouble(game, ui_cut_top(&rect, ROW, 0));
    }
    /* newest first, as in a diary that lies open at the last page */
    for (size_t end = game->log.count; end > 0;) {
        size_t first = log_block_start(&game->log, end - 1);
        if (!draw_block(game, first, end, &rect)) {
            return;
        }
        end = first;
    }
}
