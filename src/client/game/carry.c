/* A tile that is carried by the pointer: from the tray to the board, or from where it was laid to
 * somewhere else (client, 4). */
#include "client/game/parts.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/widget.h"

/* The ghost goes where the pointer is, if that is legal. */
static void follow(struct game *game)
{
    struct ui_point pointer = ui_pointer(game->app->ui);
    struct carc_cell cell = camera_at(&game->camera, pointer);
    bool over = ui_rect_has(game->layout.viewport, pointer);
    game->turn.ghost = over ? turn_find_cell(&game->turn, cell) : -1;
    ui_repaint(game->app->ui);
}

static void drop(struct game *game)
{
    game->carried = false;
    if (game->turn.ghost >= 0) {
        game_place(game);
    } else if (ui_rect_has(game->layout.viewport, ui_pointer(game->app->ui))) {
        game_refuse_cell(game, ui_pointer(game->app->ui));
    }
    ui_repaint(game->app->ui);
}

void game_carry(struct game *game, struct ui_rect tile)
{
    struct ui *ui = game->app->ui;
    struct ui_area area = ui_area(ui, "carry", tile, _("Drag the tile"));
    if (area.pressed == UI_RIGHT_BUTTON) {
        game_rotate(game, 1);
        ui_repaint(ui);
    }
    bool left = area.held == UI_LEFT_BUTTON || area.released == UI_LEFT_BUTTON;
    if (area.dragging && left && !game_guarded(game)) {
        if (game_step(game) == GAME_MEEPLE) {
            game_lift(game);
        }
        game->carried = game_step(game) == GAME_TILE;
        if (game->carried) {
            follow(game);
        }
    }
    if (game->carried && area.held == 0) {
        drop(game);
    }
}

/* Where it would not fit it hangs at the pointer, under a veil. */
void game_carried(struct game *game)
{
    struct ui *ui = game->app->ui;
    game->carried &= game_step(game) == GAME_TILE;
    if (!game->carried || game->turn.ghost >= 0) {
        return;
    }
    struct ui_point at = ui_pointer(ui);
    float side = game->camera.tile;
    struct ui_rect rect = {at.x - side / 2, at.y - side / 2, side, side};
    ui_shadow(ui, rect, 3, (struct ui_shadow){16, 30, 0, ui_alpha(ui_rgb(0), 0.5f)});
    tiles_draw_whole(game->app->tiles, rect, game_turn_face(game), 0.94f);
    struct carc_cell cell = camera_at(&game->camera, at);
    bool table = carc_placement_at(game_rules(game), game_state(game), cell) < 0;
    if (!table || !ui_rect_has(game->layout.viewport, at)) {
        ui_fill(ui, rect, ui_alpha(ui_rgb(0x182D2E), 0.35f));
        ui_frame(ui, ui_inset(rect, -3), 3,
            (struct ui_pen){ui_edge(ui, 4), ui_color(ui, UI_ERROR), 0, 0});
    }
}
