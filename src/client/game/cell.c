#include "client/game/cell.h"

#include <math.h>

#include "art/growth.h"
#include "art/palette.h"
#include "art/towers.h"
#include "client/game/parts.h"
#include "ui/draw.h"

#define HAIRLINES 49 /* pixels: below, there are none between tiles (look, 7) */

int cell_tile(const struct game *game, int x, int y)
{
    struct carc_cell cell = camera_meant(&game->camera, (struct carc_cell){(int16_t)x, (int16_t)y});
    int number = carc_placement_at(game_rules(game), game_state(game), cell);
    return number >= 0 && number == game_flying(game) ? -1 : number;
}

bool cell_tower(const struct game *game, int x, int y)
{
    static const struct {
        int dx, dy, corner;
    } around[] = {{0, 0, 0}, {-1, 0, 1}, {-1, -1, 2}, {0, -1, 3}};
    for (int i = 0; i < 4; i++) {
        struct carc_cell cell = {(int16_t)(x + around[i].dx), (int16_t)(y + around[i].dy)};
        cell = camera_meant(&game->camera, cell);
        int number = carc_placement_at(game_rules(game), game_state(game), cell);
        if (number < 0) {
            continue;
        }
        struct carc_placement at = carc_placement(game_rules(game), game_state(game), number);
        const struct carc_tile *tile = &game_rules(game)->set.tiles[at.tile];
        if (art_wall_ends(tile, camera_rotation(&game->camera, at.rotation)) >> around[i].corner &
            1) {
            return true;
        }
    }
    return false;
}

static void draw_shadows(struct game *game, int x, int y)
{
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            struct carc_cell cell = {(int16_t)(x + dx), (int16_t)(y + dy)};
            if (cell_tile(game, cell.x, cell.y) >= 0) {
                ui_tile_shadow(game->app->ui, camera_square(&game->camera, cell));
            }
        }
    }
}

static void draw_towers(struct game *game, int x, int y)
{
    for (int corner = 0; corner < 4; corner++) {
        struct carc_cell cell = {(int16_t)(x + corner % 2), (int16_t)(y + corner / 2)};
        if (cell_tower(game, cell.x, cell.y)) {
            struct ui_rect rect = camera_square(&game->camera, cell);
            tiles_draw_tower(game->app->tiles, (struct ui_point){rect.x, rect.y}, game->camera.tile,
                art_tower_kind(cell.x, cell.y));
        }
    }
}

static struct art_laid laid_at(const struct game *game, int x, int y)
{
    int number = cell_tile(game, x, y);
    if (number < 0) {
        return (struct art_laid){NULL, 0};
    }
    struct carc_placement at = carc_placement(game_rules(game), game_state(game), number);
    return (struct art_laid){&game_rules(game)->set.tiles[at.tile], at.rotation};
}

/* What stands on the seams round the cell. */
static void draw_growth(struct game *game, int x, int y)
{
    for (int corner = 0; corner < 4; corner++) {
        int column = x + corner % 2;
        int row = y + corner / 2;
        const struct art_laid around[] = {laid_at(game, column - 1, row - 1),
            laid_at(game, column, row - 1), laid_at(game, column, row),
            laid_at(game, column - 1, row)};
        struct art_growth growth[ART_MAX_GROWTH];
        int count = art_growth_find(around, column, row, growth);
        struct ui_rect rect =
            camera_cell(&game->camera, (struct carc_cell){(int16_t)column, (int16_t)row});
        for (int i = 0; i < count; i++) {
            float unit = game->camera.tile / (float)ART_TILE;
            struct ui_point at = {
                rect.x + (float)growth[i].at.x * unit, rect.y + (float)growth[i].at.y * unit};
            tiles_draw_growth(game->app->tiles, at, game->camera.tile, growth[i].kind);
        }
    }
}

void cell_draw(struct game *game, int x, int y)
{
    struct ui *ui = game->app->ui;
    struct tiles *tiles = game->app->tiles;
    struct ui_rect rect = camera_square(&game->camera, (struct carc_cell){(int16_t)x, (int16_t)y});
    int number = cell_tile(game, x, y);
    struct carc_cell cell;
    struct tiles_face face = {.tile = 0};
    if (number < 0) {
        draw_shadows(game, x, y);
    } else {
        face = game_face(game, number, &cell);
        if (!tiles_draw(tiles, rect, face, TILES_GROUND, 1)) {
            ui_fill(ui, rect, ui_rgb(ART_GRASS));
        }
    }
    game_tints(game);
    if (number >= 0) {
        tiles_draw(tiles, rect, face, TILES_PROPS, 1);
        if (game->app->settings.tile_lines && game->camera.tile >= HAIRLINES) {
            float width = ui_edge(ui, 0.5f);
            float part = fminf(1, width * ui_scale(ui)); /* of a device pixel */
            float opacity = ui_high_contrast(ui) ? 1 : 0.35f;
            struct ui_color line = ui_alpha(ui_rgb(0x323a14), opacity * part);
            ui_frame(ui, rect, 0, (struct ui_pen){width, line, 0, 0});
        }
    }
    if (number >= 0) {
        draw_growth(game, x, y);
    }
    draw_towers(game, x, y);
}
