/* What is public but tedious, one key away: which tiles are left, the whole log, points by kind. */
#include <math.h>

#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "session/points.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define FACE 72.0f
#define FACE_ROW 104.0f
#define LOG_ROW 46.0f
#define COLUMN 104.0f

/* ---- Tiles. */

static bool looks_open(const struct game *game, int tile)
{
    return carc_bag_count(game_rules(game), game_state(game), tile) > 0;
}

static void face(struct game *game, int tile, struct ui_rect box)
{
    struct ui *ui = game->app->ui;
    int left = carc_bag_count(game_rules(game), game_state(game), tile);
    int total = game_rules(game)->set.tiles[tile].count;
    struct ui_rect square = {box.x + (box.w - FACE) / 2, box.y, FACE, FACE};
    float faint = left > 0 ? 1 : 0.45f;
    tiles_draw_whole(game->app->tiles, square, (struct tiles_face){.tile = tile}, faint);
    struct ui_rect words = {box.x, box.y + FACE + 4, box.w, 20};
    ui_text(ui, words, kit_aligned(ui, UI_SMALL_BOLD, UI_INK2, UI_MIDDLE),
        ui_format(ui, "%d / %d", left, total));
}

static void tile_sheet(struct game *game, struct ui_rect rest)
{
    struct ui *ui = game->app->ui;
    int count = game_rules(game)->set.count;
    struct ui_rect foot = ui_cut_bottom(&rest, 24, 10);
    int columns = (int)(rest.w / (FACE + 18));
    int rows = (count + columns - 1) / columns;
    float offset = ui_scroll_begin(ui, "tile-sheet", rest, (float)rows * FACE_ROW);
    float width = rest.w / (float)columns;
    int place = 0;
    for (int left = 1; left >= 0; left--) { /* those that are used up come last */
        for (int tile = 0; tile < count; tile++) {
            if (looks_open(game, tile) != (left == 1)) {
                continue;
            }
            struct ui_rect box = {rest.x + width * (float)(place % columns),
                rest.y - offset + FACE_ROW * (float)(place / columns), width, FACE_ROW};
            place++;
            if (box.y + box.h > rest.y && box.y < rest.y + rest.h) {
                face(game, tile, box);
            }
        }
    }
    ui_scroll_end(ui);
    const struct carc_state *state = game_state(game);
    kit_text(ui, foot, UI_SMALL, UI_INK2,
        ui_format(ui, _("Left in the bag: %d. Set aside: %d."), state->bag_left, state->set_aside));
}

/* ---- Log. */

static void log_row(struct game *game, const struct log_line *line, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    ui_divider(ui, row.x, row.y + row.h - 1, row.w);
    struct ui_rect turn = ui_cut_left(&row, 40, 0);
    kit_text(ui, turn, UI_SMALL, UI_INK3, ui_format(ui, "%d", line->turn));
    struct ui_rect badge = ui_cut_left(&row, 24, 10);
    if (line->player >= 0) {
        picture_badge(game->app, ui_centre(badge, 24, 24), line->player);
    }
    if (line->points != 0) {
        ui_text(ui, ui_cut_right(&row, 44, 8), kit_aligned(ui, UI_ACTION, UI_LEAF_TEXT, UI_END),
            ui_format(ui, "+%d", line->points));
    }
    if (*line->why) {
        kit_text(ui, ui_cut_top(&row, 24, 0), UI_BODY, UI_INK, line->text);
        row.h -= 4;
        kit_text(ui, row, UI_SMALL, UI_INK2, line->why);
    } else {
        kit_text(ui, row, UI_BODY, UI_INK, line->text);
    }
}

static void log_sheet(struct game *game, struct ui_rect rest)
{
    struct ui *ui = game->app->ui;
    float height = (float)game->log.count * LOG_ROW;
    float offset = ui_scroll_begin(ui, "log-sheet", rest, height);
    for (size_t i = 0; i < game->log.count; i++) {
        const struct log_line *line = &game->log.lines[game->log.count - 1 - i];
        struct ui_rect row = {rest.x, rest.y - offset + LOG_ROW * (float)i, rest.w - 14, LOG_ROW};
        if (row.y + row.h > rest.y && row.y < rest.y + rest.h) {
            log_row(game, line, row);
        }
    }
    ui_scroll_end(ui);
}

/* ---- Points. */

static void score_head(struct ui *ui, struct ui_rect row)
{
    static const char *const titles[] = {N_("If it ended now"), N_("Total"), N_("Fields"),
        N_("Monasteries"), N_("Cities"), N_("Roads")};
    for (int i = 0; i < 6; i++) {
        ui_text(ui, ui_cut_right(&row, COLUMN, 0), kit_aligned(ui, UI_SMALL_BOLD, UI_INK3, UI_END),
            _(titles[i]));
    }
}

static void score_sheet(struct game *game, struct ui_rect rest)
{
    static const enum carc_kind kinds[] = {CARC_FIELD, CARC_MONASTERY, CARC_CITY, CARC_ROAD};
    struct ui *ui = game->app->ui;
    struct session_points points = session_points(game->app->session);
    int standing[CARC_MAX_PLAYERS];
    carc_standing(game_rules(game), game_state(game), standing);
    score_head(ui, ui_cut_top(&rest, 22, 8));
    for (int player = 0; player < game_state(game)->players; player++) {
        struct ui_rect row = ui_cut_top(&rest, 44, 4);
        ui_divider(ui, row.x, row.y, row.w);
        picture_badge(game->app, ui_centre(ui_cut_left(&row, 30, 12), 30, 30), player);
        struct ui_type number = kit_aligned(ui, UI_BODY_BOLD, UI_INK2, UI_END);
        ui_text(ui, ui_cut_right(&row, COLUMN, 0), number, ui_format(ui, "%d", standing[player]));
        ui_text(ui, ui_cut_right(&row, COLUMN, 0), kit_aligned(ui, UI_SCORE_SMALL, UI_INK, UI_END),
            ui_format(ui, "%d", game_state(game)->score[player]));
        for (int i = 0; i < 4; i++) {
            ui_text(ui, ui_cut_right(&row, COLUMN, 0), number,
                ui_format(ui, "%d", points.by_kind[player][kinds[i]]));
        }
        kit_text(ui, row, UI_NAME, UI_INK, game_name(game, player));
    }
}

void game_sheets(struct game *game)
{
    static const struct {
        const char *id, *title;
        void (*show)(struct game *game, struct ui_rect rest);
    } sheets[] = {[GAME_TILE_SHEET] = {"tiles", N_("Tiles"), tile_sheet},
        [GAME_LOG_SHEET] = {"log", N_("Log"), log_sheet},
        [GAME_SCORE_SHEET] = {"scores", N_("Points"), score_sheet}};
    if (game->sheet == GAME_NO_SHEET) {
        return;
    }
    struct ui *ui = game->app->ui;
    struct ui_point size = {940, fminf(ui_screen(ui).h - 60, 700)};
    if (game->sheet == GAME_SCORE_SHEET) {
        size.y = 190 + 48 * (float)game_state(game)->players;
    }
    struct ui_rect rest =
        ui_dialog_begin(ui, sheets[game->sheet].id, size, _(sheets[game->sheet].title));
    struct ui_rect foot = ui_cut_bottom(&rest, 44, 12);
    sheets[game->sheet].show(game, rest);
    struct ui_button look = {.kind = UI_PRIMARY, .label = _("Close")};
    float width = ui_button_width(ui, &look);
    if (ui_button(ui, "sheet-close", ui_cut_right(&foot, width, 0), &look) ||
        keys_hit(game->app, KEYS_CANCEL) || keys_hit(game->app, KEYS_TILES) ||
        keys_hit(game->app, KEYS_LOG) || keys_hit(game->app, KEYS_SCORES)) {
        game->sheet = GAME_NO_SHEET;
    }
    ui_dialog_end(ui);
}
