#include "client/game/watch.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "art/contour.h"
#include "client/game/parts.h"
#include "ui/draw.h"

struct watch {
    struct game game; /* its board and figures are used, nothing else */
    struct ui_rect viewport;
    float above; /* of the viewport, kept free */
};

struct watch *watch_create(struct app *app)
{
    struct watch *watch = base_alloc(sizeof *watch);
    memset(watch, 0, sizeof *watch);
    watch->game.app = app;
    watch->game.watched = true;
    watch->game.hovered = watch->game.lit = watch->game.spot_lit = -1;
    watch_moved(watch);
    return watch;
}

void watch_destroy(struct watch *watch)
{
    if (watch != NULL) {
        game_tiles_finish(&watch->game);
        turn_finish(&watch->game.turn);
        log_finish(&watch->game.log);
        free(watch->game.fits);
        free(watch->game.trial);
        free(watch);
    }
}

void watch_keep_free(struct watch *watch, float above)
{
    watch->above = above;
}

void watch_moved(struct watch *watch)
{
    game_changed(&watch->game);
}

/* The cells of the last position, so that the camera stays where it is all the time. */
static void fit(struct watch *watch)
{
    struct game *game = &watch->game;
    struct session *session = game->app->session;
    size_t position = session_position(session);
    session_go(session, session_length(session));
    int count = game_state(game)->placed;
    struct carc_cell *cells = base_alloc((size_t)count * sizeof *cells);
    for (int i = 0; i < count; i++) {
        cells[i] = carc_placement(game_rules(game), game_state(game), i).cell;
    }
    session_go(session, position);
    struct ui_rect room = watch->viewport;
    ui_cut_top(&room, watch->above, 0);
    struct camera_scene scene = {
        .viewport = ui_inset(room, 24), .tiles = cells, .tile_count = (size_t)count};
    game->camera.scale = ui_scale(game->app->ui);
    camera_fit(&game->camera, &scene);
    free(cells);
}

void watch_show(struct watch *watch, struct ui_rect viewport)
{
    struct game *game = &watch->game;
    bool same = memcmp(&viewport, &watch->viewport, sizeof viewport) == 0 &&
                game->camera.scale == ui_scale(game->app->ui);
    watch->viewport = viewport;
    game->layout.screen = ui_screen(game->app->ui);
    game->layout.viewport = game->fitted = viewport;
    if (!same) {
        fit(watch);
    }
    game_board(game);
    game_meeples(game);
}

bool watch_notes(struct watch *watch)
{
    struct game *game = &watch->game;
    notes_follow(game);
    notes_show(game);
    if (!game->notes.open && keys_hit(game->app, KEYS_NOTE)) {
        notes_press(game);
    }
    notes_dialog(game);
    return game->notes.open;
}

struct ui_rect watch_cell(const struct watch *watch, struct carc_cell cell)
{
    return camera_cell(&watch->game.camera, cell);
}

/* ---- Lighting a feature. */

static struct ui_point on_screen(
    const struct watch *watch, struct carc_cell cell, struct art_point point)
{
    return camera_spot(&watch->game.camera, cell, point.x, point.y);
}

#define LINE_POINTS 512

/* A dark line with a bright one in it, so that it is seen on any ground. */
static void edge(
    struct ui *ui, const struct ui_point *points, size_t count, bool closed, struct ui_color color)
{
    struct ui_color around = ui_rgb(ui_contrast(color, ui_rgb(0xFFFFFF)) > 6 ? 0xFFF8EA : 0x14110D);
    ui_polyline(ui, points, count, closed,
        (struct ui_pen){ui_edge(ui, 4.5f), ui_alpha(around, 0.85f), 0, 0});
    ui_polyline(ui, points, count, closed, (struct ui_pen){ui_edge(ui, 2.5f), color, 0, 0});
}

static size_t convert(const struct watch *watch, struct carc_cell cell, const struct art_line *line,
    struct ui_point points[LINE_POINTS])
{
    size_t count = line->count < LINE_POINTS ? (size_t)line->count : LINE_POINTS;
    for (size_t i = 0; i < count; i++) {
        points[i] = on_screen(watch, cell, line->p[i]);
    }
    return count;
}

static void light_segment(struct watch *watch, const struct art_shape *shape, struct carc_cell cell,
    const struct carc_node_info *info, struct ui_color color)
{
    struct ui *ui = watch->game.app->ui;
    struct ui_point points[LINE_POINTS];
    struct art_line line;
    struct art_point middle;
    if (art_shape_city(shape, info->segment, &line)) {
        size_t count = convert(watch, cell, &line, points);
        ui_polygon(ui, points, count, ui_high_contrast(ui) ? color : ui_alpha(color, 0.5f));
    }
    for (int n = 0; art_shape_line(shape, info->segment, n, &line); n++) {
        size_t count = convert(watch, cell, &line, points);
        edge(ui, points, count, false, color);
    }
    if (info->kind == CARC_MONASTERY && art_shape_monastery(shape, &middle)) {
        float radius = watch->game.camera.tile * 0.34f;
        struct ui_point at = on_screen(watch, cell, middle);
        ui_ring(ui, at, radius, (struct ui_pen){7, ui_alpha(ui_rgb(0x14110d), 0.8f), 0, 0});
        ui_ring(ui, at, radius - 1.5f, (struct ui_pen){4, color, 0, 0});
    }
}

/* The tiles of a field with the segments that belong to it. */
struct plot {
    struct art_contour_tile *tiles;
    struct art_shape **shapes;
    size_t count;
};

static void light_field(struct watch *watch, const struct plot *plot, struct ui_color color)
{
    struct ui *ui = watch->game.app->ui;
    struct art_contour contour;
    art_contour_trace(&contour, plot->tiles, plot->count);
    for (size_t loop = 0; loop < contour.loop_count; loop++) {
        size_t first = contour.start[loop];
        size_t count = contour.start[loop + 1] - first;
        struct ui_point *points = base_alloc((count + 1) * sizeof *points);
        for (size_t i = 0; i < count; i++) {
            points[i] = on_screen(watch, (struct carc_cell){0, 0}, contour.points[first + i]);
        }
        edge(ui, points, count, true, color);
        free(points);
    }
    art_contour_finish(&contour);
}

static void add_to_plot(struct plot *plot, const struct carc_tile *tile,
    const struct carc_placement *placed, int segment)
{
    for (size_t i = 0; i < plot->count; i++) {
        if (carc_same_cell(plot->tiles[i].cell, placed->cell)) {
            plot->tiles[i].fields |= 1u << segment;
            return;
        }
    }
    plot->shapes[plot->count] = art_shape_create(tile, placed->rotation);
    plot->tiles[plot->count] = (struct art_contour_tile){
        .cell = placed->cell, .shape = plot->shapes[plot->count], .fields = 1u << segment};
    plot->count++;
}

void watch_light(struct watch *watch, struct carc_cell cell, int segment, struct ui_color color)
{
    const struct game *game = &watch->game;
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    carc_node node = carc_node_at(rules, state, cell, segment);
    if (!ui_painting(game->app->ui) || node < 0) {
        return;
    }
    carc_node root = carc_feature_of(rules, state, node);
    struct plot plot = {base_alloc(state->placed * sizeof *plot.tiles),
        base_alloc(state->placed * sizeof(struct art_shape *)), 0};
    ui_clip_push(game->app->ui, watch->viewport);
    for (carc_node i = 0; i < state->nodes; i++) {
        struct carc_node_info info = carc_node_info(rules, state, i);
        if (carc_feature_of(rules, state, i) == root) {
            struct carc_placement placed = carc_placement(rules, state, info.placement);
            const struct carc_tile *tile = &rules->set.tiles[placed.tile];
            add_to_plot(&plot, tile, &placed, info.segment);
            light_segment(watch, plot.shapes[plot.count - 1], placed.cell, &info, color);
        }
    }
    if (carc_node_info(rules, state, node).kind == CARC_FIELD) {
        light_field(watch, &plot, color);
    }
    ui_clip_pop(game->app->ui);
    for (size_t i = 0; i < plot.count; i++) {
        art_shape_destroy(plot.shapes[i]);
    }
    free(plot.tiles);
    free(plot.shapes);
}
