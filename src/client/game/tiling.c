/* The tiles on the table, kept as one picture. A cell is drawn when it comes into view, and again
 * when something about it changed: nothing but that is ever drawn twice. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "art/compose.h"
#include "client/game/cell.h"
#include "client/game/parts.h"
#include "ui/canvas.h"
#include "ui/draw.h"

#define CANVAS "board"
#define WHOLE 6000000.0f /* pixels up to which all of the board is kept */

/* A part of the board is kept, as it is seen: `columns` x `rows` cells from (west, north) on. */
struct tiling {
    int west, north, columns, rows;
    float tile;      /* logical pixels of a cell */
    float scale;     /* device pixels of a logical one */
    int turn;        /* as the camera is turned */
    uint64_t *drawn; /* for each cell: what it showed, 0: not drawn */
    uint64_t known;  /* of what `wanted` was found for */
    uint64_t *wanted;
};

void game_tiles_finish(struct game *game)
{
    if (game->tiling != NULL) {
        ui_canvas_forget(game->app->ui, CANVAS);
        free(game->tiling->drawn);
        free(game->tiling->wanted);
        free(game->tiling);
    }
}

struct tiles_face game_face(const struct game *game, int number, struct carc_cell *cell)
{
    struct carc_placement placement = carc_placement(game_rules(game), game_state(game), number);
    *cell = placement.cell;
    return (struct tiles_face){.tile = placement.tile,
        .rotation = camera_rotation(&game->camera, placement.rotation),
        .copy = game->copies[number]};
}

/* ---- Which cells. */

struct cells {
    int west, north, east, south; /* the last two are not part of it */
};

static struct cells shared(struct cells a, struct cells b)
{
    return (struct cells){a.west > b.west ? a.west : b.west, a.north > b.north ? a.north : b.north,
        a.east < b.east ? a.east : b.east, a.south < b.south ? a.south : b.south};
}

static bool is_empty(struct cells cells)
{
    return cells.east <= cells.west || cells.south <= cells.north;
}

static bool is_within(struct cells inner, struct cells outer)
{
    return inner.west >= outer.west && inner.north >= outer.north && inner.east <= outer.east &&
           inner.south <= outer.south;
}

/* The tiles, and the cells around them into which shadows fall and towers lean. */
static struct cells board_cells(const struct game *game)
{
    const struct carc_state *state = game_state(game);
    struct cells all = {0, 0, 0, 0};
    for (int i = 0; i < state->placed; i++) {
        struct carc_cell cell = carc_placement(game_rules(game), state, i).cell;
        cell = camera_seen(&game->camera, cell);
        struct cells here = {cell.x - 1, cell.y - 1, cell.x + 2, cell.y + 2};
        all.west = i == 0 || here.west < all.west ? here.west : all.west;
        all.north = i == 0 || here.north < all.north ? here.north : all.north;
        all.east = i == 0 || here.east > all.east ? here.east : all.east;
        all.south = i == 0 || here.south > all.south ? here.south : all.south;
    }
    return all;
}

static struct cells seen_cells(const struct game *game)
{
    const struct camera *camera = &game->camera;
    struct ui_rect view = game->layout.viewport;
    return (struct cells){(int)floorf((view.x - camera->origin.x) / camera->tile),
        (int)floorf((view.y - camera->origin.y) / camera->tile),
        (int)ceilf((view.x + view.w - camera->origin.x) / camera->tile),
        (int)ceilf((view.y + view.h - camera->origin.y) / camera->tile)};
}

static struct cells kept_cells(const struct tiling *tiling)
{
    return (struct cells){
        tiling->west, tiling->north, tiling->west + tiling->columns, tiling->north + tiling->rows};
}

/* What to keep so that `needed` is in it: the whole board, if that is not too much. */
static struct cells cells_to_keep(const struct game *game, struct cells board, struct cells needed)
{
    float pixels = game->camera.tile * game->camera.scale;
    float all = (float)(board.east - board.west) * (float)(board.south - board.north);
    if (all * pixels * pixels <= WHOLE) {
        return board;
    }
    struct cells around = {needed.west - 1, needed.north - 1, needed.east + 1, needed.south + 1};
    return shared(around, board);
}

static struct ui_rect rect_of(const struct game *game, struct cells cells)
{
    const struct camera *camera = &game->camera;
    return (struct ui_rect){camera->origin.x + (float)cells.west * camera->tile,
        camera->origin.y + (float)cells.north * camera->tile,
        (float)(cells.east - cells.west) * camera->tile,
        (float)(cells.south - cells.north) * camera->tile};
}

static size_t index_of(const struct tiling *tiling, int x, int y)
{
    return (size_t)(y - tiling->north) * (size_t)tiling->columns + (size_t)(x - tiling->west);
}

/* Other cells are kept from now on; those that were kept before stay drawn if `same`. */
static void keep(struct tiling *tiling, struct cells cells, bool same)
{
    struct tiling old = *tiling;
    tiling->west = cells.west;
    tiling->north = cells.north;
    tiling->columns = cells.east - cells.west;
    tiling->rows = cells.south - cells.north;
    size_t size = (size_t)tiling->columns * (size_t)tiling->rows * sizeof *tiling->drawn;
    tiling->drawn = base_alloc(size);
    tiling->wanted = base_alloc(size);
    memset(tiling->drawn, 0, size);
    memset(tiling->wanted, 0, size);
    tiling->known = 0;
    struct cells both = shared(cells, kept_cells(&old));
    for (int y = both.north; same && y < both.south; y++) {
        for (int x = both.west; x < both.east; x++) {
            tiling->drawn[index_of(tiling, x, y)] = old.drawn[index_of(&old, x, y)];
        }
    }
    free(old.drawn);
    free(old.wanted);
}

/* Sees to it that the canvas has what is seen. False: there is nothing, or there can be none. */
static bool prepare(struct game *game, struct cells *needed)
{
    struct ui *ui = game->app->ui;
    struct tiling *tiling = game->tiling;
    struct camera *camera = &game->camera;
    struct cells board = board_cells(game);
    *needed = shared(seen_cells(game), board);
    if (is_empty(*needed)) {
        return false;
    }
    bool same = tiling->tile == camera->tile && tiling->scale == camera->scale &&
                tiling->turn == camera->turn;
    enum ui_canvas_state state;
    if (same && is_within(*needed, kept_cells(tiling))) {
        state = ui_canvas(ui, CANVAS, rect_of(game, kept_cells(tiling)));
    } else {
        if (tiling->tile > 0 &&
            (tiling->tile != camera->tile ||
                tiling->scale != camera->scale)) { /* nobody waits for those any more */
            tiles_give_up(game->app->tiles, (int)lrintf(tiling->tile * tiling->scale));
        }
        struct cells cells = cells_to_keep(game, board, *needed);
        struct ui_rect rect = rect_of(game, cells);
        state = same ? ui_canvas_move(ui, CANVAS, rect_of(game, kept_cells(tiling)), rect)
                     : ui_canvas(ui, CANVAS, rect);
        keep(tiling, cells, same);
        tiling->tile = camera->tile;
        tiling->scale = camera->scale;
        tiling->turn = camera->turn;
        if (!same && state == UI_CANVAS_KEPT) { /* another zoom may want the same size */
            state = UI_CANVAS_NEW;
        }
    }
    if (state == UI_CANVAS_NEW) {
        memset(tiling->drawn, 0,
            (size_t)tiling->columns * (size_t)tiling->rows * sizeof *tiling->drawn);
    }
    return state != UI_CANVAS_NONE;
}

/* ---- What a cell shows. */

static uint64_t mix(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * 1099511628211u;
}

/* A number that is another one whenever the cell would look different; 0: it shows nothing. */
static uint64_t look_of(const struct game *game, int x, int y)
{
    const struct tiling *tiling = game->tiling;
    uint64_t look = 14695981039346656037u;
    bool any = false;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            bool there = cell_tile(game, x + dx, y + dy) >= 0;
            any |= there;
            look = mix(look, there);
        }
    }
    for (int corner = 0; corner < 4; corner++) {
        bool tower = cell_tower(game, x + corner % 2, y + corner / 2);
        any |= tower;
        look = mix(look, tower);
    }
    int number = cell_tile(game, x, y);
    if (number >= 0) {
        struct carc_cell cell;
        struct tiles_face face = game_face(game, number, &cell);
        int pixels = (int)lrintf(tiling->tile * tiling->scale);
        look = mix(look, (uint64_t)face.tile * CARC_ROTATIONS + (uint64_t)face.rotation);
        look = mix(look, face.copy % ART_VARIANTS);
        look = mix(look, (uint64_t)tiles_best(game->app->tiles, face, pixels));
    }
    if (!any) {
        return 0;
    }
    look = mix(look, game->app->settings.tile_lines);
    look = mix(look, game->app->settings.high_contrast);
    return mix(look, game_tint_of(game, x, y)) | 1;
}

/* Looks anew only when something may be different. */
static void find_looks(struct game *game, uint64_t known)
{
    struct tiling *tiling = game->tiling;
    known = mix(mix(known, game->board_version), (uint64_t)(game_flying(game) + 1));
    known = mix(known, game->app->settings.tile_lines);
    known = mix(known, game->app->settings.high_contrast);
    known = mix(known, tiles_version(game->app->tiles)) | 1;
    if (known == tiling->known) {
        return;
    }
    tiling->known = known;
    for (int y = 0; y < tiling->rows; y++) {
        for (int x = 0; x < tiling->columns; x++) {
            tiling->wanted[y * tiling->columns + x] =
                look_of(game, tiling->west + x, tiling->north + y);
        }
    }
}

/* ---- Drawing. */

static void draw_changed(struct game *game, struct cells needed)
{
    struct tiling *tiling = game->tiling;
    struct ui_rect all = rect_of(game, kept_cells(tiling));
    for (int y = needed.north; y < needed.south; y++) {
        for (int x = needed.west; x < needed.east; x++) {
            size_t i = index_of(tiling, x, y);
            struct carc_cell cell = {(int16_t)x, (int16_t)y};
            if (tiling->drawn[i] != tiling->wanted[i] &&
                ui_canvas_begin(game->app->ui, CANVAS, all, camera_square(&game->camera, cell))) {
                cell_draw(game, x, y);
                ui_canvas_end(game->app->ui);
                tiling->drawn[i] = tiling->wanted[i];
            }
        }
    }
}

enum cover { BARE, SHADED, COVERED };

static enum cover cover_of(const struct game *game, int x, int y)
{
    if (cell_tile(game, x, y) >= 0) {
        return COVERED;
    }
    return game->tiling->drawn[index_of(game->tiling, x, y)] != 0 ? SHADED : BARE;
}

/* Cells beside each other that are covered alike go to the screen in one piece. */
static void put_row(struct game *game, struct cells needed, int y)
{
    struct ui_rect all = rect_of(game, kept_cells(game->tiling));
    for (int x = needed.west; x < needed.east;) {
        enum cover cover = cover_of(game, x, y);
        int end = x + 1;
        while (end < needed.east && cover_of(game, end, y) == cover) {
            end++;
        }
        if (cover != BARE) {
            struct ui_rect part = rect_of(game, (struct cells){x, y, end, y + 1});
            ui_canvas_put(game->app->ui, CANVAS, all, part, cover == COVERED);
        }
        x = end;
    }
}

/* Without a canvas: all of it, each time. */
static void draw_straight(struct game *game, struct cells needed)
{
    for (int y = needed.north; y < needed.south; y++) {
        for (int x = needed.west; x < needed.east; x++) {
            struct carc_cell cell = {(int16_t)x, (int16_t)y};
            ui_clip_push(game->app->ui, camera_square(&game->camera, cell));
            cell_draw(game, x, y);
            ui_clip_pop(game->app->ui);
        }
    }
}

void game_tiles(struct game *game)
{
    if (game->tiling == NULL) {
        game->tiling = base_alloc(sizeof *game->tiling);
        memset(game->tiling, 0, sizeof *game->tiling);
    }
    uint64_t tints = game_choose_tints(game);
    struct cells needed;
    if (!prepare(game, &needed)) {
        if (!is_empty(needed)) {
            draw_straight(game, needed);
        }
        return;
    }
    find_looks(game, tints);
    draw_changed(game, needed);
    for (int y = needed.north; y < needed.south; y++) {
        put_row(game, needed, y);
    }
}
