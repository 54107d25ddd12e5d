#include "client/game/field_label.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "client/game/figures.h"
#include "client/game/parts.h"
#include "client/kit.h"

#define HEIGHT 24.0f
#define SIGN 16.0f
#define STEP 4        /* grid cells of a tile between two places that are tried */
#define ROOM_ACROSS 7 /* points of a label that are looked at */
#define ROOM_DOWN 3
#define BLOCKS 512

/* What a label must not lie on. */
struct blocks {
    struct ui_rect rects[BLOCKS];
    size_t count;
};

static void block(struct blocks *blocks, struct ui_rect rect)
{
    if (blocks->count < BLOCKS) {
        blocks->rects[blocks->count++] = rect;
    }
}

static bool is_blocked(const struct blocks *blocks, struct ui_rect rect)
{
    for (size_t i = 0; i < blocks->count; i++) {
        if (ui_rects_meet(blocks->rects[i], rect)) {
            return true;
        }
    }
    return false;
}

static void block_meeples(const struct game *game, struct blocks *blocks)
{
    struct figure figures[FIGURES];
    size_t count = figures_list(game, figures);
    for (size_t i = 0; i < count; i++) {
        struct picture_figure figure = game_figure(game, figures[i].player, figures[i].kind, 1);
        block(blocks, ui_inset(picture_meeple_rect(figures[i].at, &figure), -2));
    }
}

/* The numbers in the middle of open cells (counts.c). */
static void block_counts(const struct game *game, struct blocks *blocks)
{
    for (int i = 0; i < game_state(game)->open; i++) {
        struct carc_cell cell = carc_open_cell(game_rules(game), game_state(game), i);
        block(blocks, ui_centre(camera_cell(&game->camera, cell), HEIGHT + 8, HEIGHT));
    }
}

/* Meeples, what floats over the board, and where something can be done. */
static void find_blocks(const struct game *game, struct blocks *blocks)
{
    const struct carc_state *state = game_state(game);
    blocks->count = 0;
    for (size_t i = 0; i < game->layout.cover_count; i++) {
        block(blocks, ui_inset(game->layout.covers[i], -4));
    }
    for (size_t i = 0; i < game->turn.cell_count; i++) {
        block(blocks, camera_cell(&game->camera, game->turn.cells[i].cell));
    }
    if (state->phase == CARC_PHASE_MEEPLE) {
        struct carc_placement last = carc_placement(game_rules(game), state, state->placed - 1);
        block(blocks, camera_cell(&game->camera, last.cell));
    }
    block_counts(game, blocks);
    block_meeples(game, blocks);
}

/* ---- Where. */

static const struct art_shape *shape_of(const struct game *game, struct carc_placement at)
{
    return tiles_shape(game->app->tiles, at.tile, camera_rotation(&game->camera, at.rotation));
}

static float number_width(struct ui *ui, int number)
{
    return ui_text_width(ui, UI_SMALL_BOLD, ui_format(ui, "%d", number)) + 1;
}

static float width_of(struct ui *ui, const struct carc_feature_info *info)
{
    float width = 7 + SIGN + 3 + number_width(ui, info->cities) + 7;
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        int meeples = info->meeples[player];
        width += meeples > 0 ? 5 + SIGN + 3 + number_width(ui, meeples) : 0;
    }
    return width;
}

/* How many points of the label lie on its field. */
static int room_at(const struct game *game, carc_node field, struct ui_rect rect)
{
    int room = 0;
    for (int row = 0; row < ROOM_DOWN; row++) {
        for (int column = 0; column < ROOM_ACROSS; column++) {
            struct ui_point at = {
                rect.x + rect.w * ((float)column + 0.5f) / ROOM_ACROSS,
                rect.y + rect.h * ((float)row + 0.5f) / ROOM_DOWN,
            };
            carc_node node = game_node_at(game, at);
            room += node >= 0 && carc_feature_of(game_rules(game), game_state(game), node) == field;
        }
    }
    return room;
}

struct search {
    const struct game *game;
    const struct blocks *blocks;
    struct field_label *label;
    struct ui_point size;
    int room; /* at the best place so far */
};

static void try_place(struct search *search, struct ui_point middle)
{
    struct ui_rect rect = {middle.x - search->size.x / 2, middle.y - search->size.y / 2,
        search->size.x, search->size.y};
    struct ui_rect seen = ui_overlap(rect, search->game->layout.viewport);
    if (seen.w < rect.w || seen.h < rect.h || is_blocked(search->blocks, rect)) {
        return;
    }
    int room = room_at(search->game, search->label->field, rect);
    if (room > search->room) {
        search->room = room;
        search->label->at = rect;
    }
}

static void try_segment(struct search *search, carc_node node)
{
    const struct game *game = search->game;
    struct carc_node_info info = carc_node_info(game_rules(game), game_state(game), node);
    struct carc_placement at = carc_placement(game_rules(game), game_state(game), info.placement);
    const struct art_shape *shape = shape_of(game, at);
    for (int row = STEP / 2; row < ART_GRID; row += STEP) {
        for (int column = STEP / 2; column < ART_GRID; column += STEP) {
            if (art_shape_field(shape, column, row) == info.segment) {
                const double side = (double)ART_TILE / ART_GRID;
                try_place(search,
                    camera_spot(&game->camera, at.cell, (column + 0.5) * side, (row + 0.5) * side));
            }
        }
    }
}

/* Most of a label lies on its field, or it would tell of another one. */
static void place(const struct game *game, struct blocks *blocks, struct field_label *label)
{
    const struct carc_state *state = game_state(game);
    struct carc_feature_info info = carc_feature_info(game_rules(game), state, label->field);
    struct search search = {.game = game,
        .blocks = blocks,
        .label = label,
        .size = {width_of(game->app->ui, &info), HEIGHT},
        .room = ROOM_ACROSS * ROOM_DOWN / 2};
    label->at.w = 0;
    for (int node = 0; node < state->nodes; node++) {
        if (carc_feature_of(game_rules(game), state, node) == label->field) {
            try_segment(&search, node);
        }
    }
    if (label->at.w > 0) {
        block(blocks, ui_inset(label->at, -2));
    }
}

/* The larger fields choose first. */
static int by_size(const void *a, const void *b)
{
    const struct field_label *p = a;
    const struct field_label *q = b;
    int order = (q->tiles > p->tiles) - (q->tiles < p->tiles);
    return order != 0 ? order : (p->field > q->field) - (p->field < q->field);
}

static void find(struct game *game)
{
    const struct carc_state *state = game_state(game);
    struct field_labels *labels = &game->labels;
    labels->count = 0;
    for (int node = 0; node < state->nodes && labels->count < FIELD_LABELS; node++) {
        struct carc_node_info info = carc_node_info(game_rules(game), state, node);
        if (info.kind != CARC_FIELD || carc_feature_of(game_rules(game), state, node) != node) {
            continue;
        }
        struct carc_feature_info field = carc_feature_info(game_rules(game), state, node);
        if (field.owners != 0) {
            labels->items[labels->count++] =
                (struct field_label){.field = node, .tiles = field.tiles};
        }
    }
    qsort(labels->items, labels->count, sizeof *labels->items, by_size);
    struct blocks blocks;
    find_blocks(game, &blocks);
    for (size_t i = 0; i < labels->count; i++) {
        place(game, &blocks, &labels->items[i]);
    }
}

static uint64_t mix(uint64_t hash, float value)
{
    return (hash ^ (uint64_t)(uint32_t)lrintf(value * 4)) * 1099511628211u;
}

static uint64_t mix_rect(uint64_t hash, struct ui_rect rect)
{
    return mix(mix(mix(mix(hash, rect.x), rect.y), rect.w), rect.h);
}

/* Changes with all that decides where they stand. */
static uint64_t seen_now(const struct game *game)
{
    const struct camera *camera = &game->camera;
    uint64_t seen = 14695981039346656037u ^ game->board_version;
    seen = mix_rect(seen,
        (struct ui_rect){camera->origin.x, camera->origin.y, camera->tile, (float)camera->turn});
    seen = mix_rect(seen, game->layout.viewport);
    seen = mix(seen, (float)game->turn.cell_count);
    for (size_t i = 0; i < game->layout.cover_count; i++) {
        seen = mix_rect(seen, game->layout.covers[i]);
    }
    return seen | 1;
}

/* ---- What it looks like. */

static void number(struct game *game, struct ui_rect *rest, int value)
{
    struct ui *ui = game->app->ui;
    struct ui_rect box = ui_cut_left(rest, number_width(ui, value), 0);
    ui_text(ui, box, kit_aligned(ui, UI_SMALL_BOLD, UI_INK, UI_MIDDLE), ui_format(ui, "%d", value));
}

/* The finished cities that touch it, and who has how many meeples there. */
static void draw(struct game *game, const struct field_label *label)
{
    struct ui *ui = game->app->ui;
    struct carc_feature_info info =
        carc_feature_info(game_rules(game), game_state(game), label->field);
    ui_shadow(
        ui, label->at, HEIGHT / 2, (struct ui_shadow){2, 6, 0, ui_alpha(ui_rgb(0x0A1616), 0.45f)});
    ui_round(ui, label->at, HEIGHT / 2, ui_color(ui, UI_PAPER));
    ui_frame(
        ui, label->at, HEIGHT / 2, (struct ui_pen){ui_edge(ui, 1), ui_color(ui, UI_INK2), 0, 0});
    struct ui_rect rest = label->at;
    ui_cut_left(&rest, 7, 0);
    struct ui_rect sign = ui_centre(ui_cut_left(&rest, SIGN, 3), SIGN, SIGN);
    picture_kind(game->app, sign, CARC_CITY, ui_color(ui, UI_INK));
    number(game, &rest, info.cities);
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        if (info.meeples[player] > 0) {
            ui_cut_left(&rest, 5, 0);
            struct ui_rect badge = ui_centre(ui_cut_left(&rest, SIGN, 3), SIGN, SIGN);
            picture_badge(game->app, badge, player);
            number(game, &rest, info.meeples[player]);
        }
    }
}

void field_labels(struct game *game)
{
    struct field_labels *labels = &game->labels;
    if (!game->fields || !(game->camera.tile > 0)) {
        labels->count = 0;
        labels->seen = 0;
        return;
    }
    uint64_t seen = seen_now(game);
    if (seen != labels->seen) {
        labels->seen = seen;
        find(game);
    }
    for (size_t i = 0; i < labels->count; i++) {
        if (labels->items[i].at.w > 0) {
            draw(game, &labels->items[i]);
        }
    }
}
