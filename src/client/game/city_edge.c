/* A city or monastery that is pointed at has an edge that is seen above its houses (client, 4). */
#include "client/game/city_edge.h"

#include <math.h>

#include "client/game/parts.h"
#include "client/game/tint.h"
#include "ui/draw.h"

#define NEAR 0.75       /* u: so far from a side is on it */
#define MONASTERY 62.0f /* u: a ring round it */

static bool is_on(double a, double b, double side)
{
    return fabs(a - side) < NEAR && fabs(b - side) < NEAR;
}

static bool is_seam(struct art_point a, struct art_point b, unsigned joined)
{
    const bool on[CARC_EDGES] = {[CARC_N] = is_on(a.y, b.y, 0),
        [CARC_E] = is_on(a.x, b.x, ART_TILE),
        [CARC_S] = is_on(a.y, b.y, ART_TILE),
        [CARC_W] = is_on(a.x, b.x, 0)};
    for (int side = 0; side < CARC_EDGES; side++) {
        if (on[side] && joined >> side & 1) {
            return true;
        }
    }
    return false;
}

/* After the seam that ends at the point, or -1: there is none. */
static int first_after_seam(const struct art_line *outline, unsigned joined)
{
    for (int i = 0; i < outline->count; i++) {
        if (is_seam(outline->p[i], outline->p[(i + 1) % outline->count], joined)) {
            return (i + 1) % outline->count;
        }
    }
    return -1;
}

void city_edge(const struct art_line *outline, unsigned joined, city_edge_run *run, void *context)
{
    int count = outline->count;
    int first = first_after_seam(outline, joined);
    if (first < 0) {
        run(context, outline->p, (size_t)count, true);
        return;
    }
    struct art_point points[ART_LINE_ROOM];
    size_t held = 0;
    for (int i = 0; i < count; i++) {
        struct art_point a = outline->p[(first + i) % count];
        struct art_point b = outline->p[(first + i + 1) % count];
        if (!is_seam(a, b, joined)) {
            points[held] = a;
            points[++held] = b;
        } else if (held > 0) {
            run(context, points, held + 1, false);
            held = 0;
        }
    }
}

/* ---- On the board. */

struct pencil {
    struct game *game;
    struct carc_cell seen;
    struct ui_pen pen;
};

static void draw_run(void *context, const struct art_point *points, size_t count, bool closed)
{
    const struct pencil *pencil = context;
    const struct camera *camera = &pencil->game->camera;
    struct ui_rect square = camera_square(camera, pencil->seen);
    struct ui_point line[ART_LINE_ROOM];
    for (size_t i = 0; i < count; i++) {
        line[i] = (struct ui_point){square.x + (float)points[i].x / ART_TILE * square.w,
            square.y + (float)points[i].y / ART_TILE * square.h};
    }
    ui_polyline(pencil->game->app->ui, line, count, closed, pencil->pen);
}

static unsigned joined_sides(const struct game *game, struct carc_cell seen)
{
    static const struct carc_cell steps[CARC_EDGES] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    unsigned joined = 0;
    for (int side = 0; side < CARC_EDGES; side++) {
        struct carc_cell beyond = {
            (int16_t)(seen.x + steps[side].x), (int16_t)(seen.y + steps[side].y)};
        beyond = camera_meant(&game->camera, beyond);
        joined |=
            carc_placement_at(game_rules(game), game_state(game), beyond) >= 0 ? 1u << side : 0;
    }
    return joined;
}

static void draw_feature(struct pencil *pencil, carc_node feature)
{
    struct game *game = pencil->game;
    const struct carc_state *state = game_state(game);
    for (int node = 0; node < state->nodes; node++) {
        if (carc_feature_of(game_rules(game), state, node) != feature) {
            continue;
        }
        struct carc_node_info info = carc_node_info(game_rules(game), state, node);
        struct carc_placement at = carc_placement(game_rules(game), state, info.placement);
        const struct art_shape *shape =
            tiles_shape(game->app->tiles, at.tile, camera_rotation(&game->camera, at.rotation));
        struct art_line outline;
        struct art_point middle;
        pencil->seen = camera_seen(&game->camera, at.cell);
        if (info.kind == CARC_MONASTERY && art_shape_monastery(shape, &middle)) {
            struct ui_point centre = camera_spot(&game->camera, at.cell, middle.x, middle.y);
            float radius = MONASTERY / (float)ART_TILE * game->camera.tile;
            ui_ring(game->app->ui, centre, radius + pencil->pen.width / 2, pencil->pen);
        } else if (art_shape_city(shape, info.segment, &outline)) {
            city_edge(&outline, joined_sides(game, pencil->seen), draw_run, pencil);
        }
    }
}

void game_edges(struct game *game)
{
    struct ui *ui = game->app->ui;
    if (!ui_painting(ui)) {
        return;
    }
    const struct ui_pen pens[] = {
        {ui_edge(ui, 5), ui_rgb(0x14110D), 0, 0}, {ui_edge(ui, 2), ui_rgb(0xFFFFFF), 0, 0}};
    ui_clip_push(ui, game->layout.viewport);
    for (size_t pen = 0; pen < ARRAY_LENGTH(pens); pen++) {
        for (size_t i = 0; i < game->tint_count; i++) {
            if (game->tints[i].kind == TINT_CHOSEN) {
                draw_feature(
                    &(struct pencil){.game = game, .pen = pens[pen]}, game->tints[i].feature);
            }
        }
    }
    ui_clip_pop(ui);
}
