#include "client/game/camera.h"

#include <math.h>

#define MARGIN 8.0f
#define STEPS 9 /* places tried in each direction */

static float whole(const struct camera *camera, float length)
{
    return roundf(length * camera->scale) / camera->scale;
}

static struct carc_cell turned(struct carc_cell cell, int turns)
{
    for (int i = 0; i < turns; i++) {
        cell = (struct carc_cell){(int16_t)-cell.y, cell.x};
    }
    return cell;
}

struct carc_cell camera_seen(const struct camera *camera, struct carc_cell cell)
{
    return turned(cell, camera->turn);
}

struct carc_cell camera_meant(const struct camera *camera, struct carc_cell seen)
{
    return turned(seen, (4 - camera->turn) % 4);
}

int camera_rotation(const struct camera *camera, int rotation)
{
    return (rotation + camera->turn) % CARC_ROTATIONS;
}

struct ui_rect camera_square(const struct camera *camera, struct carc_cell seen)
{
    return (struct ui_rect){camera->origin.x + (float)seen.x * camera->tile,
        camera->origin.y + (float)seen.y * camera->tile, camera->tile, camera->tile};
}

struct ui_rect camera_cell(const struct camera *camera, struct carc_cell cell)
{
    return camera_square(camera, camera_seen(camera, cell));
}

/* The board can be moved on and on; cells end where no game can come. */
static int16_t cell_along(float cells)
{
    return (int16_t)fmaxf(-CARC_MAX_COORDINATE, fminf(CARC_MAX_COORDINATE, floorf(cells)));
}

struct carc_cell camera_at(const struct camera *camera, struct ui_point point)
{
    struct carc_cell seen = {cell_along((point.x - camera->origin.x) / camera->tile),
        cell_along((point.y - camera->origin.y) / camera->tile)};
    return camera_meant(camera, seen);
}

struct ui_point camera_within(struct ui_rect tile, double x, double y)
{
    return (struct ui_point){tile.x + (float)x / 256 * tile.w, tile.y + (float)y / 256 * tile.h};
}

struct ui_point camera_spot(const struct camera *camera, struct carc_cell cell, double x, double y)
{
    return camera_within(camera_cell(camera, cell), x, y);
}

void camera_pan(struct camera *camera, float x, float y)
{
    camera->origin.x = whole(camera, camera->origin.x + x);
    camera->origin.y = whole(camera, camera->origin.y + y);
}

void camera_turn_to(struct camera *camera, int turn, struct ui_point middle)
{
    float half = camera->tile / 2; /* cells turn about the middle of the first one */
    for (int i = (4 + turn - camera->turn) % 4; i > 0; i--) {
        struct ui_point from = {
            middle.x - camera->origin.x - half, middle.y - camera->origin.y - half};
        camera->origin.x = whole(camera, middle.x + from.y - half);
        camera->origin.y = whole(camera, middle.y - from.x - half);
    }
    camera->turn = turn;
}

void camera_zoom(struct camera *camera, struct ui_point point, float factor)
{
    float tile = fminf(CAMERA_MOST, fmaxf(CAMERA_LEAST, camera->tile * factor));
    tile = whole(camera, tile);
    float ratio = tile / camera->tile;
    camera->origin.x = whole(camera, point.x + (camera->origin.x - point.x) * ratio);
    camera->origin.y = whole(camera, point.y + (camera->origin.y - point.y) * ratio);
    camera->tile = tile;
}

static bool touches(struct ui_rect a, struct ui_rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static bool inside(struct ui_rect rect, struct ui_rect outer)
{
    return rect.x >= outer.x && rect.y >= outer.y && rect.x + rect.w <= outer.x + outer.w &&
           rect.y + rect.h <= outer.y + outer.h;
}

static bool uncovered(const struct camera *camera, const struct camera_scene *scene)
{
    for (size_t i = 0; i < scene->space_count; i++) {
        struct ui_rect space = ui_inset(camera_cell(camera, scene->spaces[i]), 4);
        for (size_t c = 0; c < scene->cover_count; c++) {
            if (touches(space, scene->covers[c])) {
                return false;
            }
        }
    }
    return true;
}

bool camera_sees(const struct camera *camera, const struct camera_scene *scene)
{
    for (size_t i = 0; i < scene->space_count; i++) {
        if (!inside(camera_cell(camera, scene->spaces[i]), scene->viewport)) {
            return false;
        }
    }
    return uncovered(camera, scene);
}

/* The corners of all cells as they are seen, in cells. */
static struct ui_rect bounds(const struct camera *camera, const struct camera_scene *scene)
{
    float west = 0, north = 0, east = 1, south = 1;
    bool first = true;
    for (size_t i = 0; i < scene->tile_count + scene->space_count; i++) {
        struct carc_cell cell =
            i < scene->tile_count ? scene->tiles[i] : scene->spaces[i - scene->tile_count];
        cell = camera_seen(camera, cell);
        west = first ? cell.x : fminf(west, cell.x);
        north = first ? cell.y : fminf(north, cell.y);
        east = first ? (float)cell.x + 1 : fmaxf(east, (float)cell.x + 1);
        south = first ? (float)cell.y + 1 : fmaxf(south, (float)cell.y + 1);
        first = false;
    }
    return (struct ui_rect){west, north, east - west, south - north};
}

/* 0, -1, 1, -2, 2...: the middle first. */
static float from_middle(int step)
{
    return (float)((step + 1) / 2 * (step % 2 != 0 ? -1 : 1)) / ((STEPS - 1) / 2.0f);
}

static bool place(
    struct camera *camera, const struct camera_scene *scene, struct ui_rect cells, bool covers)
{
    struct ui_rect view = ui_inset(scene->viewport, MARGIN);
    float free_x = view.w - cells.w * camera->tile;
    float free_y = view.h - cells.h * camera->tile;
    if (free_x < 0 || free_y < 0) {
        return false;
    }
    for (int step = 0; step < STEPS * STEPS; step++) {
        float x = view.x + free_x / 2 * (1 + from_middle(step % STEPS));
        float y = view.y + free_y / 2 * (1 + from_middle(step / STEPS));
        camera->origin.x = whole(camera, x - cells.x * camera->tile);
        camera->origin.y = whole(camera, y - cells.y * camera->tile);
        if (!covers || uncovered(camera, scene)) {
            return true;
        }
    }
    return false;
}

void camera_fit(struct camera *camera, const struct camera_scene *scene)
{
    struct ui_rect cells = bounds(camera, scene);
    for (int covers = 1; covers >= 0; covers--) {
        for (float tile = CAMERA_FIT_MOST; tile >= CAMERA_LEAST; tile -= 2) {
            camera->tile = whole(camera, tile);
            if (place(camera, scene, cells, covers)) {
                return;
            }
        }
    }
    camera->tile = whole(camera, CAMERA_LEAST);
    camera->origin.x = scene->viewport.x - cells.x * camera->tile;
    camera->origin.y = scene->viewport.y - cells.y * camera->tile;
}
