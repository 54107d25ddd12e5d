#include "client/game/last_tiles.h"

#include <math.h>

#include "client/game/parts.h"
#include "ui/draw.h"

/* One corner of a rectangle: bit 0 east, bit 1 south. */
static void corner(
    struct game *game, struct ui_rect rect, int which, float arm, const struct ui_pen pens[2])
{
    bool east = which & 1;
    bool south = which & 2;
    float x = rect.x + (east ? rect.w : 0);
    float y = rect.y + (south ? rect.h : 0);
    struct ui_point points[3] = {
        {x + (east ? -arm : arm), y}, {x, y}, {x, y + (south ? -arm : arm)}};
    ui_polyline(game->app->ui, points, 3, false, pens[0]);
    ui_polyline(game->app->ui, points, 3, false, pens[1]);
}

static void loud(struct game *game, const struct last_tile *tile)
{
    struct ui *ui = game->app->ui;
    struct ui_rect rect = ui_inset(camera_cell(&game->camera, tile->cell), -1);
    const struct ui_pen pens[2] = {{ui_edge(ui, 6), ui_rgb(0xFFF8EA), 0, 0},
        {ui_edge(ui, 3), app_player_color(game->app, tile->player), 0, 0}};
    for (int i = 0; i < 4; i++) {
        corner(game, rect, i, rect.w * 0.17f, pens);
    }
}

/* Two short corners inside the tile, and the emblem in a third. */
static void quiet(struct game *game, const struct last_tile *tile)
{
    struct ui *ui = game->app->ui;
    struct ui_rect cell = camera_cell(&game->camera, tile->cell);
    struct ui_rect rect = ui_inset(cell, 3);
    const struct ui_pen pens[2] = {{ui_edge(ui, 4.5f), ui_rgb(0xFFF8EA), 0, 0},
        {ui_edge(ui, 2), app_player_color(game->app, tile->player), 0, 0}};
    float side = fmaxf(16, fminf(20, cell.w * 0.2f));
    ui_opacity_push(ui, ui_high_contrast(ui) ? 1 : fmaxf(0.5f, 1.1f - 0.12f * (float)tile->age));
    corner(game, rect, 0, rect.w * 0.13f, pens);
    corner(game, rect, 3, rect.w * 0.13f, pens);
    picture_badge(game->app, (struct ui_rect){cell.x + cell.w - side - 3, cell.y + 3, side, side},
        tile->player);
    ui_opacity_pop(ui);
}

size_t last_tiles_find(const struct game *game, struct last_tile *out)
{
    const struct log *log = &game->log;
    int now = game_state(game)->turn;
    unsigned known = 0;
    size_t count = 0;
    for (size_t i = log->turn_count; i-- > 0;) {
        const struct log_turn *turn = &log->turns[i];
        if (!turn->placed || turn->turn >= now || known >> turn->player & 1) {
            continue;
        }
        known |= 1u << turn->player;
        out[count++] = (struct last_tile){turn->player, now - turn->turn, turn->cell};
    }
    return count;
}

void last_tiles(struct game *game)
{
    struct last_tile tiles[CARC_MAX_PLAYERS];
    size_t count = last_tiles_find(game, tiles);
    for (size_t i = count; i-- > 0;) {
        if (i > 0) {
            quiet(game, &tiles[i]);
        } else {
            loud(game, &tiles[i]);
        }
    }
}
