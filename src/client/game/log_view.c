/* The last lines of the log, in the side panel. */
#include "client/game/parts.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/widget.h"

#define ROW 29.0f
#define BADGE 18.0f

static void draw_line(struct game *game, const struct log_line *line, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    const char *id = ui_format(ui, "log:%d", (int)(line - game->log.lines));
    struct ui_reply reply = ui_react_as(ui, id, row, (struct ui_thing){"log", line->text, 0});
    if (reply.hover) {
        ui_round(ui, ui_inset(row, -2), 8, ui_color(ui, UI_PAPER_HI));
    }
    if (line->player >= 0) {
        struct ui_rect badge = {row.x, row.y + (ROW - BADGE) / 2, BADGE, BADGE};
        picture_badge(game->app, badge, line->player);
    }
    struct ui_rect words = {row.x + 28, row.y, row.w - 28, row.h};
    if (line->points != 0) {
        struct ui_rect right = ui_cut_right(&words, 34, 6);
        struct ui_type points = {UI_SMALL_BOLD, ui_color(ui, UI_LEAF_TEXT), UI_END, false};
        ui_text(ui, right, points, ui_format(ui, "+%d", line->points));
    }
    struct ui_type type = {UI_LOG, ui_color(ui, UI_INK2), UI_START, false};
    ui_text(ui, words, type, line->text);
    if (reply.hover && *line->why) {
        ui_tip(ui, row, line->text, line->why);
    }
    if (reply.clicked && line->placed) {
        struct ui_rect cell = camera_cell(&game->camera, line->cell);
        camera_pan(&game->camera, game->layout.viewport.w / 2 - cell.x - cell.w / 2,
            game->layout.viewport.h / 2 - cell.y - cell.h / 2);
    }
}

void game_log(struct game *game, struct ui_rect rect)
{
    struct ui *ui = game->app->ui;
    if (rect.h < 20 + ROW) {
        return;
    }
    ui_label(ui, ui_cut_top(&rect, 16, 4), _("Log"));
    size_t rows = (size_t)(rect.h / ROW);
    size_t first = game->log.count > rows ? game->log.count - rows : 0;
    /* newest first, as in a diary that lies open at the last page */
    for (size_t i = game->log.count; i-- > first;) {
        draw_line(game, &game->log.lines[i], ui_cut_top(&rect, ROW, 0));
    }
}
