/* The table with the tiles that lie on it. */
#include <math.h>
#include <stdlib.h>

#include "art/palette.h"
#include "art/towers.h"
#include "client/game/parts.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/widget.h"

#define LEAN 40.0f   /* pixels by which shadows and towers reach beyond the tiles */
#define HAIRLINES 49 /* pixels: below, there are none between tiles (look, 7) */
#define WHEEL 1.12f

/* ---- The camera. */

/* The cells with tiles and the open ones around them. */
static size_t known_cells(const struct game *game, struct carc_cell *out)
{
    const struct carc_state *state = game_state(game);
    size_t count = 0;
    for (int i = 0; i < state->placed; i++) {
        out[count++] = carc_placement(game_rules(game), state, i).cell;
    }
    for (int i = 0; i < state->open; i++) {
        out[count++] = carc_open_cell(game_rules(game), state, i);
    }
    return count;
}

/* What must not be covered: where the tile in hand fits, where meeples may come or go. */
static size_t cells_in_question(const struct game *game, struct carc_cell *out)
{
    const struct turn *turn = &game->turn;
    size_t count = 0;
    for (size_t i = 0; i < turn->cell_count; i++) {
        out[count++] = turn->cells[i].cell;
    }
    for (size_t i = 0; game_step(game) == GAME_ACTOR && i < turn_pick_count(turn); i++) {
        out[count++] = turn->actions[i].cell;
    }
    if (game_state(game)->phase == CARC_PHASE_MEEPLE) {
        int last = game_state(game)->placed - 1;
        out[count++] = carc_placement(game_rules(game), game_state(game), last).cell;
    }
    return count;
}

#define GLIDE 300 /* ms */

static void set_origin(struct game *game, struct ui_point origin)
{
    camera_pan(&game->camera, origin.x - game->camera.origin.x, origin.y - game->camera.origin.y);
}

static void glide_to(struct game *game, struct ui_point origin)
{
    struct ui_tweens *tweens = ui_tweens(game->app->ui);
    game->glide[0] = game->camera.origin;
    game->glide[1] = origin;
    ui_tween_start(
        tweens, "glide", (float[2]){0, 1}, (struct ui_motion){GLIDE, UI_EASE_OUT, false}, 0);
    game->gliding = ui_tween_running(tweens, "glide");
    if (!game->gliding) { /* motion is not wanted */
        set_origin(game, origin);
    }
    ui_repaint(game->app->ui);
}

void game_glide(struct game *game)
{
    struct ui_tweens *tweens = ui_tweens(game->app->ui);
    if (!game->gliding) {
        return;
    }
    game->gliding = ui_tween_running(tweens, "glide");
    const struct ui_point *way = game->glide;
    float t = ui_tween_value(tweens, "glide", 1);
    set_origin(game, (struct ui_point){way[0].x + (way[1].x - way[0].x) * t,
                         way[0].y + (way[1].y - way[0].y) * t});
}

/* Fits when the window changed, or when a legal cell cannot be seen. All open cells get room, so
 * that the board does not move with each tile, but only legal ones keep clear of what floats. */
void game_fit(struct game *game)
{
    const struct carc_state *state = game_state(game);
    struct game_layout *layout = &game->layout;
    bool resized = game->fitted.w != layout->viewport.w || game->fitted.h != layout->viewport.h;
    game->camera.scale = ui_scale(game->app->ui);
    if (!resized && !game->refit) {
        return;
    }
    size_t most = (size_t)(state->placed + state->open) + game->turn.count;
    struct carc_cell *cells = base_alloc((most + 1) * sizeof *cells);
    struct camera_scene scene = {.viewport = layout->viewport,
        .tiles = cells,
        .tile_count = known_cells(game, cells),
        .cover_count = layout->cover_count};
    struct carc_cell *spaces = cells + scene.tile_count;
    scene.space_count = cells_in_question(game, spaces);
    scene.spaces = spaces;
    for (size_t i = 0; i < layout->cover_count; i++) {
        scene.covers[i] = ui_inset(layout->covers[i], -4);
    }
    if (resized || !camera_sees(&game->camera, &scene)) {
        struct camera before = game->camera;
        camera_fit(&game->camera, &scene);
        struct ui_point origin = game->camera.origin;
        if (!resized && before.tile == game->camera.tile) {
            game->camera = before;
            glide_to(game, origin);
        }
        ui_repaint(game->app->ui);
    }
    game->fitted = layout->viewport;
    game->refit = false;
    free(cells);
}

void game_fit_again(struct game *game)
{
    game->fitted.w = 0;
    ui_repaint(game->app->ui);
}

void game_centre(struct game *game, struct carc_cell cell)
{
    struct ui_rect view = game->layout.viewport;
    struct ui_rect rect = camera_cell(&game->camera, cell);
    struct ui_point origin = game->camera.origin;
    origin.x += view.x + view.w / 2 - rect.x - rect.w / 2;
    origin.y += view.y + view.h / 2 - rect.y - rect.h / 2;
    glide_to(game, origin);
}

void game_centre_if_out(struct game *game, struct carc_cell cell)
{
    struct ui_rect rect = camera_cell(&game->camera, cell);
    struct ui_rect seen = ui_overlap(rect, game->layout.viewport);
    if (seen.w * seen.h < 0.6f * rect.w * rect.h) {
        game_centre(game, cell);
    }
}

/* A click beside the board may be the first half of a double click: only open cells are meant, and
 * meeples when one is to be picked. */
static void refuse_click(struct game *game)
{
    const struct carc_state *state = game_state(game);
    struct ui_point at = ui_pointer(game->app->ui);
    struct carc_cell cell = camera_at(&game->camera, at);
    carc_node node = game_node_at(game, at);
    if (game_step(game) == GAME_ACTOR && node >= 0 && computers_person_acts(game)) {
        game_refuse_meeple(game, node);
        return;
    }
    for (int i = 0; i < state->open; i++) {
        if (carc_same_cell(carc_open_cell(game_rules(game), state, i), cell)) {
            game_refuse_cell(game, at);
        }
    }
}

static void move_camera(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct ui_area area = ui_area(ui, "board", game->layout.viewport, _("The board"));
    if (area.dragging) {
        game->gliding = false;
        camera_pan(&game->camera, area.moved.x, area.moved.y);
        ui_repaint(ui);
    }
    if (area.double_clicked) {
        game_fit_again(game);
    } else if (area.clicked && !game->watched) {
        refuse_click(game);
    }
    if (area.pressed == UI_RIGHT_BUTTON && !game->watched) {
        game_rotate(game, 1);
        ui_repaint(ui);
    }
    const struct ui_input *input = ui_input(ui);
    bool over = ui_rect_has(game->layout.viewport, ui_pointer(ui));
    float wheel = area.wheel;
    if (wheel == 0 && input->kind == UI_WHEEL && over) {
        wheel = input->wheel_y;
        ui_take(ui);
    }
    if (wheel != 0 && input->mods & KMOD_CTRL && !game->watched && computers_person_acts(game)) {
        turn_rotate(&game->turn, wheel < 0 ? 1 : -1);
        ui_repaint(ui);
    } else if (wheel != 0) {
        game->gliding = false;
        camera_zoom(&game->camera, ui_pointer(ui), powf(WHEEL, wheel));
        ui_repaint(ui);
    }
}

/* ---- The board. */

void game_land_at(struct game *game, struct carc_cell cell)
{
    game->landed = cell;
    ui_tween_start(ui_tweens(game->app->ui), "land", (float[2]){0, 1},
        (struct ui_motion){220, UI_LAND, false}, 0);
}

void game_land(struct game *game, struct ui_rect rect, struct tiles_face face)
{
    struct ui *ui = game->app->ui;
    float t = ui_tween_value(ui_tweens(ui), "land", 1);
    rect = ui_move(ui_inset(rect, -0.03f * rect.w * (1 - t)), 0, -10 * (1 - t));
    ui_tile_shadow(ui, rect);
    tiles_draw_whole(game->app->tiles, rect, face, 1);
}

/* The tile that is coming down is drawn above the board. */
int game_flying(const struct game *game)
{
    if (game->turn.held || !ui_tween_running(ui_tweens(game->app->ui), "land")) {
        return -1;
    }
    return carc_placement_at(game_rules(game), game_state(game), game->landed);
}

void game_board(struct game *game)
{
    struct ui *ui = game->app->ui;
    picture_table(game->app);
    move_camera(game);
    if (!ui_painting(ui) || game->camera.tile == 0) {
        return;
    }
    game_tiles(game);
    if (game_flying(game) >= 0) {
        struct carc_cell cell;
        struct tiles_face face = game_face(game, game_flying(game), &cell);
        game_land(game, camera_cell(&game->camera, cell), face);
    }
}
