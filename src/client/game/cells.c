/* Step 1: where the tile in hand may go, and its ghost. */
#include <math.h>

#include "client/game/last_tiles.h"
#include "client/game/parts.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/widget.h"

#define TURN_BUTTON 44.0f

static struct ui_rect space_rect(const struct game *game, int cell)
{
    struct ui_rect rect = camera_cell(&game->camera, game->turn.cells[cell].cell);
    return ui_inset(rect, fminf(7, game->camera.tile * 0.06f));
}

static void draw_space(struct game *game, int cell, const struct ui_reply *reply)
{
    struct ui *ui = game->app->ui;
    struct ui_rect rect = space_rect(game, cell);
    float radius = fminf(12, game->camera.tile * 0.1f);
    bool now = game->turn.cells[cell].rotations >> game->turn.rotation & 1;
    if (now) {
        float pulse = ui_high_contrast(ui) ? 1 : 0.72f + 0.28f * ui_pulse(ui_tweens(ui), 1800);
        struct ui_color edge = ui_color(ui, UI_LEGAL_EDGE);
        ui_shadow(ui, rect, radius,
            (struct ui_shadow){0, 18, 0, ui_alpha(ui_color(ui, UI_GOLD), 0.35f * pulse)});
        struct ui_color fill = ui_color(ui, UI_LEGAL);
        fill.a = (uint8_t)fminf(255, fill.a + (reply->hover ? 30 : 0));
        ui_round(ui, rect, radius, fill);
        ui_frame(ui, rect, radius, (struct ui_pen){ui_edge(ui, 3), ui_alpha(edge, pulse), 0, 0});
        return;
    }
    ui_round(ui, rect, radius, ui_color(ui, UI_TURNED));
    ui_frame(ui, rect, radius, (struct ui_pen){ui_edge(ui, 2), ui_color(ui, UI_TURNED_EDGE), 6, 4});
    float icon = fminf(26, rect.w * 0.4f);
    ui_icon(ui, ui_centre(rect, icon, icon), UI_ICON_TURN_CW, ui_color(ui, UI_TURNED_ICON));
}

/* Turn buttons astride the ghost's left and right edges; faint when it fits one way only. */
static void turn_buttons(struct game *game, struct ui_rect ghost)
{
    struct ui *ui = game->app->ui;
    int fits = game->turn.cells[game->turn.ghost].rotations;
    bool one = (fits & (fits - 1)) == 0;
    float size = fminf(TURN_BUTTON, fmaxf(34, game->camera.tile * 0.4f));
    float y = ghost.y + ghost.h / 2 - size / 2;
    float over =
        fminf(size / 2, fmaxf(4, (game->camera.tile - 50) / 2)); /* the tile stays in view */
    ui_opacity_push(ui, one ? 0.45f : 1);
    struct ui_rect left = {ghost.x - size + over - 2, y, size, size};
    struct ui_rect right = {ghost.x + ghost.w - over + 2, y, size, size};
    left.y = game_under_main(game, left) ? ghost.y + ghost.h - 4 : y; /* below, at the corner */
    right.y = game_under_main(game, right) ? ghost.y + ghost.h - 4 : y;
    struct ui_button look = {.kind = UI_ROUND,
        .icon = UI_ICON_TURN_CCW,
        .label = _("Turn back"),
        .icon_only = true,
        .disabled = one};
    if (ui_button(ui, "ghost-left", left, &look) && turn_rotate(&game->turn, -1)) {
        sounds_play(game->app->sounds, SYNTH_ROTATE, 0);
    }
    look.icon = UI_ICON_TURN_CW;
    look.label = _("Turn");
    if (ui_button(ui, "ghost-right", right, &look) && turn_rotate(&game->turn, 1)) {
        sounds_play(game->app->sounds, SYNTH_ROTATE, 0);
    }
    ui_opacity_pop(ui);
}

static void draw_ghost(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct turn *turn = &game->turn;
    struct carc_cell seen = camera_seen(&game->camera, turn->cells[turn->ghost].cell);
    struct ui_rect cell = camera_square(&game->camera, seen);
    struct ui_motion motion = {120, UI_SNAP, false};
    cell.x = game->camera.origin.x +
             game->camera.tile * ui_tween_to(ui_tweens(ui), "ghost-x", seen.x, motion);
    cell.y = game->camera.origin.y +
             game->camera.tile * ui_tween_to(ui_tweens(ui), "ghost-y", seen.y, motion);
    struct ui_rect rect = ui_move(ui_inset(cell, -3), 0, -2);
    ui_shadow(ui, rect, 3, (struct ui_shadow){16, 30, 0, ui_alpha(ui_rgb(0), 0.5f)});
    ui_shadow(ui, rect, 3, (struct ui_shadow){0, 40, 0, ui_alpha(ui_color(ui, UI_GOLD), 0.55f)});
    struct tiles_face face = game_turn_face(game);
    float opacity = ui_high_contrast(ui) ? 1 : 0.94f;
    tiles_draw_whole(game->app->tiles, ui_move(cell, 0, -2), face, opacity);
    ui_frame(ui, rect, 3, (struct ui_pen){ui_edge(ui, 4), ui_color(ui, UI_GOLD), 0, 0});
    turn_buttons(game, rect);
}

/* It lies, but can still be taken up. */
static void held_tile(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct ui_rect rect = camera_cell(&game->camera, game->turn.cells[game->turn.ghost].cell);
    ui_clip_push(ui, game->layout.viewport);
    struct tiles_face face = game_turn_face(game);
    face.lone = true;
    game_land(game, rect, face);
    ui_frame(
        ui, ui_inset(rect, -3), 3, (struct ui_pen){ui_edge(ui, 4), ui_color(ui, UI_GOLD), 0, 0});
    ui_clip_pop(ui);
}

void game_cells(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct turn *turn = &game->turn;
    if (turn->held) {
        held_tile(game);
    }
    if (game_step(game) != GAME_TILE) {
        return;
    }
    ui_clip_push(ui, game->layout.viewport);
    last_tiles(game);
    game_counts(game);
    int clicked = -1;
    for (int i = 0; computers_person_acts(game) && i < (int)turn->cell_count; i++) {
        struct carc_cell cell = turn->cells[i].cell;
        const char *id = ui_format(ui, "cell:%d,%d", cell.x, cell.y);
        struct ui_reply reply = ui_react_as(ui, id, camera_cell(&game->camera, cell),
            (struct ui_thing){"cell", _("Legal space"), 0});
        if (reply.hover && turn->ghost != i && ui_input(ui)->kind == UI_MOVE) {
            turn->ghost = i;
            ui_repaint(ui);
        }
        clicked = reply.clicked ? i : clicked;
        if (turn->ghost != i) {
            draw_space(game, i, &reply);
        }
    }
    if (turn->ghost >= 0) {
        draw_ghost(game);
    }
    ui_clip_pop(ui);
    if (clicked >= 0 && !game_slips(game)) {
        turn->ghost = clicked;
        game_place(game);
    }
}
