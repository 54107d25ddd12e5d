/* Which tiles are left, and where they would fit. */
#include <math.h>
#include <stdlib.h>

#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"

#define FACE 72.0f
#define FACE_ROW 106.0f

static int left_of(const struct game *game, int tile)
{
    return carc_bag_count(game_rules(game), game_state(game), tile);
}

/* By edges: cities first, then roads; those of one kind stay together. */
static int weight(const struct carc_tile *tile)
{
    int cities = 0;
    int roads = 0;
    for (int s = 0; s < tile->segment_count; s++) {
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            bool there = tile->segments[s].edges >> edge & 1;
            cities += there && tile->segments[s].kind == CARC_CITY;
            roads += there && tile->segments[s].kind == CARC_ROAD;
        }
    }
    return 8 * cities + roads;
}

/* The types in that order; returns how many are shown. */
static int order(const struct game *game, int *out)
{
    const struct carc_rules *rules = game_rules(game);
    int count = 0;
    for (int tile = 0; tile < rules->set.count; tile++) {
        if (game->sheets.left_only && left_of(game, tile) == 0) {
            continue;
        }
        int place = count++;
        int own = weight(&rules->set.tiles[tile]);
        for (; place > 0 && weight(&rules->set.tiles[out[place - 1]]) < own; place--) {
            out[place] = out[place - 1];
        }
        out[place] = tile;
    }
    return count;
}

/* The cells where the type fits in some rotation. */
static void light_cells(struct game *game, int tile, float right)
{
    struct ui *ui = game->app->ui;
    const struct carc_state *state = game_state(game);
    struct ui_rect view = game->layout.viewport;
    view.w = right - view.x;
    ui_clip_push(ui, view);
    for (int i = 0; i < state->open; i++) {
        struct carc_cell cell = carc_open_cell(game_rules(game), state, i);
        if (carc_fits_at(game_rules(game), state, tile, cell) == 0) {
            continue;
        }
        struct ui_rect rect = ui_inset(camera_cell(&game->camera, cell), 4);
        ui_round(ui, rect, 8, ui_alpha(ui_color(ui, UI_GOLD), 0.45f));
        ui_frame(ui, rect, 8, (struct ui_pen){4, ui_color(ui, UI_GOLD), 0, 0});
    }
    ui_clip_pop(ui);
}

/* True while it is pointed at, or has the focus. */
static bool face(struct game *game, int tile, struct ui_rect box, int number)
{
    struct ui *ui = game->app->ui;
    int left = left_of(game, tile);
    int total = game_rules(game)->set.tiles[tile].count;
    struct ui_rect square = {box.x + (box.w - FACE) / 2, box.y + 4, FACE, FACE};
    const char *text =
        game->purist ? ui_format(ui, "%d", total) : ui_format(ui, "%d / %d", left, total);
    const char *id = ui_format(ui, "face:%d", number);
    struct ui_thing thing = {.kind = "face", .label = text, .state = UI_FOCUSABLE};
    struct ui_reply reply = ui_react_as(ui, id, ui_inset(box, 1), thing);
    if (reply.hover || reply.focused) {
        ui_round(ui, ui_inset(box, 1), 12, ui_color(ui, UI_PAPER_HI));
    }
    float opacity = left > 0 || game->purist ? 1 : 0.4f;
    tiles_draw_whole(game->app->tiles, square, (struct tiles_face){.tile = tile}, opacity);
    struct ui_rect words = {box.x, square.y + FACE + 4, box.w, 20};
    ui_text(ui, words, kit_aligned(ui, UI_SMALL_BOLD, UI_INK2, UI_MIDDLE), text);
    if (reply.focused) {
        ui_focus_ring(ui, ui_inset(box, 1), 12, false);
    }
    return reply.hover || reply.focused;
}

/* The tiles that fitted nowhere (B-14), as they were drawn. Returns how many. */
static int set_aside(const struct game *game, int *out, int room)
{
    const struct session *session = game->app->session;
    int count = 0;
    for (size_t i = 0; i < session_position(session); i++) {
        struct session_step step = session_step(session, i);
        for (size_t k = 0; k < step.event_count; k++) {
            if (step.events[k].kind == CARC_EVENT_SET_ASIDE && count < room) {
                out[count++] = step.events[k].tile;
            }
        }
    }
    return count;
}

static void foot(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct ui_rect row = game->sheets.foot;
    if (game->purist) {
        kit_text(ui, row, UI_SMALL, UI_INK2, _("Counts are hidden in this game."));
        return;
    }
    row.w = fminf(row.w, ui_text_width(ui, UI_BODY, _("Only those left")) + 80);
    if (ui_toggle(ui, "left-only", row, _("Only those left"), &game->sheets.left_only)) {
        ui_scroll_to(ui, "tile-sheet", 0);
    }
}

/* A grid of the tiles; returns the one that is pointed at, or -1. */
static int grid(struct game *game, struct ui_rect view, const int *tiles, int count, int first)
{
    int columns = (int)(view.w / (FACE + 14));
    float width = view.w / (float)columns;
    int lit = -1;
    for (int i = 0; i < count; i++) {
        struct ui_rect box = {view.x + width * (float)(i % columns),
            view.y + FACE_ROW * (float)(i / columns), width, FACE_ROW};
        if (face(game, tiles[i], box, first + i)) {
            lit = tiles[i];
        }
    }
    return lit;
}

static float grid_height(struct ui_rect view, int count)
{
    int columns = (int)(view.w / (FACE + 14));
    return FACE_ROW * (float)((count + columns - 1) / columns);
}

void sheet_tiles(struct game *game, struct ui_rect rest)
{
    struct ui *ui = game->app->ui;
    enum { ASIDE = 32 };
    int aside[ASIDE];
    int aside_count = set_aside(game, aside, ASIDE);
    int *tiles = base_alloc((game_rules(game)->set.count + 1) * sizeof *tiles);
    foot(game);
    if (!game->purist) {
        kit_text(ui, ui_cut_top(&rest, 20, 8), UI_SMALL, UI_INK2,
            ui_format(ui, _("Left in the bag: %d. The numbers: left / in all."),
                game_state(game)->bag_left));
    }
    int count = order(game, tiles);
    struct ui_rect view = {rest.x, rest.y, rest.w - 14, rest.h};
    float height = grid_height(view, count);
    float whole = height + (aside_count > 0 ? 34 + grid_height(view, aside_count) : 0);
    view.y -= ui_scroll_begin(ui, "tile-sheet", rest, whole);
    int lit = grid(game, view, tiles, count, 0);
    if (aside_count > 0) {
        view.y += height;
        ui_label(ui, (struct ui_rect){view.x, view.y + 8, view.w, 18}, _("Set aside"));
        view.y += 34;
        grid(game, view, aside, aside_count, count);
    }
    ui_scroll_end(ui);
    if (lit >= 0) {
        light_cells(game, lit, rest.x - 24);
    }
    free(tiles);
}
