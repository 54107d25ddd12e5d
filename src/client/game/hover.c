/* What lies under the pointer, after it has rested there: the feature in colour and a card with
 * what it is worth (client, 4). */
#include <math.h>

#include "base/macros.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define RESTS 250         /* ms */
#define CARD_WIDTH 264.0f /* at least */
#define PADDING 14.0f
#define ROAD_REACH 16.0 /* u beside a road's middle */

/* The segment of the tile at a point of it, or -1. */
static int segment_at(const struct game *game, struct carc_placement at, struct art_point p)
{
    const struct art_shape *shape =
        tiles_shape(game->app->tiles, at.tile, camera_rotation(&game->camera, at.rotation));
    const struct carc_tile *tile = &game_rules(game)->set.tiles[at.tile];
    struct art_line line;
    for (int s = 0; s < tile->segment_count; s++) {
        struct art_point middle;
        if (tile->segments[s].kind == CARC_MONASTERY && art_shape_monastery(shape, &middle) &&
            art_distance(middle, p) < 56) {
            return s;
        }
        for (int n = 0; tile->segments[s].kind == CARC_ROAD && art_shape_line(shape, s, n, &line);
             n++) {
            if (art_line_distance(&line, p) < ROAD_REACH) {
                return s;
            }
        }
        if (tile->segments[s].kind == CARC_CITY && art_shape_city(shape, s, &line) &&
            art_line_contains(&line, p)) {
            return s;
        }
    }
    return art_shape_field(shape, (int)(p.x / 4), (int)(p.y / 4));
}

/* From 0 to just below a tile's side: rounding at an edge may land a hair beyond it. */
static double within(double part)
{
    return fmin(fmax(part, 0) * ART_TILE, ART_TILE - 0.5);
}

carc_node game_node_at(const struct game *game, struct ui_point pointer)
{
    if (!(game->camera.tile > 0)) {
        return -1; /* the board was not seen yet */
    }
    struct carc_cell cell = camera_at(&game->camera, pointer);
    int number = carc_placement_at(game_rules(game), game_state(game), cell);
    if (number < 0) {
        return -1;
    }
    struct ui_rect rect = camera_cell(&game->camera, cell);
    struct art_point p = {
        within((pointer.x - rect.x) / rect.w), within((pointer.y - rect.y) / rect.h)};
    struct carc_placement at = carc_placement(game_rules(game), game_state(game), number);
    int segment = segment_at(game, at, p);
    return segment < 0 ? -1 : carc_node_at(game_rules(game), game_state(game), cell, segment);
}

/* ---- The card. */

static const char *title(struct game *game, const struct carc_feature_info *info)
{
    static const char *const kinds[] = {[CARC_FIELD] = N_("Field"),
        [CARC_ROAD] = N_("Road"),
        [CARC_CITY] = N_("City"),
        [CARC_MONASTERY] = N_("Monastery")};
    static const char *const owned[] = {[CARC_FIELD] = N_("%s's field"),
        [CARC_ROAD] = N_("%s's road"),
        [CARC_CITY] = N_("%s's city"),
        [CARC_MONASTERY] = N_("%s's monastery")};
    for (int player = 0; player < game_state(game)->players; player++) {
        if (info->owners == 1 << player) {
            return ui_format(game->app->ui, _(owned[info->kind]), game_name(game, player));
        }
    }
    return info->owners == 0 ? _(kinds[info->kind])
                             : ui_format(game->app->ui, "%s: %s", _(kinds[info->kind]), _("a tie"));
}

static const char *facts(struct ui *ui, const struct carc_feature_info *info)
{
    const char *tiles = ui_format(ui, _n("%d tile", "%d tiles", info->tiles), info->tiles);
    if (info->kind == CARC_FIELD) {
        const char *finished = ui_format(ui,
            _n("touches %d finished city", "touches %d finished cities", info->cities),
            info->cities);
        const char *others =
            ui_format(ui, _n("%d open", "%d open", info->open_cities), info->open_cities);
        return ui_format(ui, "%s, %s", finished, others);
    }
    if (info->kind == CARC_MONASTERY) {
        return info->complete ? _("finished")
                              : ui_format(ui, _("%d of 9 tiles placed"), info->tiles);
    }
    const char *open =
        info->complete ? _("finished")
                       : ui_format(ui, _n("%d open edge", "%d open edges", info->open), info->open);
    if (info->pennants > 0) {
        const char *pennants =
            ui_format(ui, _n("%d pennant", "%d pennants", info->pennants), info->pennants);
        return ui_format(ui, "%s, %s, %s", tiles, pennants, open);
    }
    return ui_format(ui, "%s, %s", tiles, open);
}

/* Who has how many meeples there. */
static float holders(struct game *game, const struct carc_feature_info *info, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    float x = row.x;
    for (int player = 0; player < game_state(game)->players; player++) {
        if (info->meeples[player] == 0) {
            continue;
        }
        picture_badge(game->app, (struct ui_rect){x, row.y, 20, 20}, player);
        struct ui_rect count = {x + 24, row.y, 30, 20};
        kit_text(ui, count, UI_SMALL_BOLD, UI_INK2, ui_format(ui, "×%d", info->meeples[player]));
        x += 58;
    }
    return x;
}

static bool clear_of_covers(const struct game *game, struct ui_rect rect)
{
    const struct game_layout *layout = &game->layout;
    bool clear = rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= layout->viewport.w &&
                 rect.y + rect.h <= layout->viewport.h;
    for (size_t i = 0; clear && i < layout->cover_count; i++) {
        clear = !ui_rects_meet(rect, layout->covers[i]);
    }
    bool candidates = game_state(game)->phase == CARC_PHASE_CROP_TURN;
    for (size_t i = 0; clear && candidates && i < game->figure_count; i++) {
        clear = !ui_rects_meet(rect, game->figures[i]);
    }
    return clear;
}

/* Above what it tells of, below, or beside: where it hides nothing that can be pressed. */
static struct ui_rect card_place(
    const struct game *game, struct ui_rect anchor, struct ui_point size)
{
    struct ui_rect middle = ui_centre(anchor, size.x, size.y);
    const struct ui_rect places[] = {
        {middle.x, anchor.y - 10 - size.y, size.x, size.y},
        {middle.x, anchor.y + anchor.h + 10, size.x, size.y},
        {anchor.x + anchor.w + 10, middle.y, size.x, size.y},
        {anchor.x - 10 - size.x, middle.y, size.x, size.y},
    };
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        if (clear_of_covers(game, places[i])) {
            return places[i];
        }
    }
    return ui_bubble_place(game->app->ui, anchor, size);
}

/* What it brings then, or "". */
static const char *when_finished(struct ui *ui, const struct carc_feature_info *info)
{
    if (info->complete || info->kind == CARC_FIELD) {
        return "";
    }
    return info->kind == CARC_MONASTERY
               ? _("9 when finished")
               : ui_format(ui, _("%d when finished"), info->points_complete);
}

static void card(struct game *game, carc_node node, struct ui_rect anchor)
{
    struct ui *ui = game->app->ui;
    struct carc_feature_info info = carc_feature_info(game_rules(game), game_state(game), node);
    bool held = false;
    for (int player = 0; player < game_state(game)->players; player++) {
        held |= info.meeples[player] > 0;
    }
    const char *what = facts(ui, &info);
    const char *now = ui_format(ui, _("%d now"), info.points_now);
    const char *then = when_finished(ui, &info);
    float worth = ui_text_width(ui, UI_SMALL_BOLD, now) + ui_text_width(ui, UI_SMALL_BOLD, then);
    float width = fmaxf(ui_text_width(ui, UI_SMALL, what) + 2, worth + 16) + 2 * PADDING;
    width = fmaxf(CARD_WIDTH, width);
    struct ui_point size = {width, held ? 108 : 82};
    struct ui_rect at = card_place(game, anchor, size);
    ui_bubble_at(ui, at);
    struct ui_rect rest = ui_inset(at, PADDING);
    kit_text(ui, ui_cut_top(&rest, 20, 2), UI_NAME, UI_INK, title(game, &info));
    kit_text(ui, ui_cut_top(&rest, 18, 2), UI_SMALL, UI_INK2, what);
    struct ui_rect row = ui_cut_top(&rest, 18, 6);
    kit_text(ui, row, UI_SMALL_BOLD, UI_INK, now);
    ui_text(ui, row, kit_aligned(ui, UI_SMALL_BOLD, UI_INK, UI_END), then);
    if (held) {
        holders(game, &info, ui_cut_top(&rest, 20, 0));
    }
}

/* The pointer is over the board and nothing else, and in use: a card under a pointer that was left
 * there would lie over what keys or a pad do. */
static bool over_board(const struct game *game)
{
    const struct ui_shown *board = ui_shown_find(game->app->ui, "board");
    return board != NULL && (board->state & UI_HOVER) &&
           !(board->state & (UI_PRESSED | UI_UNDER)) && !ui_pointer_aside(game->app->ui);
}

/* What the side panel points at is lit at once, without a card. */
static bool follow_panel(struct game *game)
{
    const struct game_pointed *now = &game->pointing;
    const struct game_pointed *before = &game->pointed;
    const bool any = now->node >= 0 || now->player >= 0 || now->there;
    bool same = now->node == before->node && now->player == before->player &&
                now->there == before->there && carc_same_cell(now->cell, before->cell);
    if (!same) {
        game->pointed = *now;
        ui_repaint(game->app->ui);
    }
    if (now->there) {
        struct ui *ui = game->app->ui;
        struct ui_rect rect = ui_inset(camera_cell(&game->camera, now->cell), -3);
        ui_clip_push(ui, game->layout.viewport);
        ui_frame(
            ui, ui_inset(rect, -2), 5, (struct ui_pen){ui_edge(ui, 7), ui_rgb(0x14110D), 0, 0});
        ui_frame(ui, rect, 3, (struct ui_pen){ui_edge(ui, 4), ui_color(ui, UI_GOLD), 0, 0});
        ui_clip_pop(ui);
    }
    game->pointing = (struct game_pointed){.node = -1, .player = -1}; /* anew from here on */
    return any;
}

/* The feature under the pointer; `*spot`: it is that of a spot. */
static carc_node find_hovered(const struct game *game, bool *spot)
{
    carc_node node = game->spot_lit;
    *spot = node >= 0;
    if (!*spot && over_board(game) && game->app->settings.hover_cards) {
        node = game_node_at(game, ui_pointer(game->app->ui));
    }
    return node < 0 ? -1 : carc_feature_of(game_rules(game), game_state(game), node);
}

/* What the card keeps clear of: the pointer, and where meeples are offered the whole tile. */
static struct ui_rect card_anchor(const struct game *game, struct ui_point at)
{
    if (turn_pick_count(&game->turn) > 0) {
        return ui_inset(camera_cell(&game->camera, camera_at(&game->camera, at)), -8);
    }
    return (struct ui_rect){at.x - 18, at.y - 30, 36, 60};
}

void game_hover(struct game *game)
{
    struct ui *ui = game->app->ui;
    carc_node before = game->lit;
    uint64_t now = ui_now(ui);
    if (follow_panel(game)) {
        game->lit = game->pointed.node;
        game->hovered = -1;
        return;
    }
    bool spot;
    carc_node node = find_hovered(game, &spot);
    if (node != game->hovered) {
        game->hovered = node;
        game->hover_since = now;
    }
    bool due = spot || now >= game->hover_since + RESTS;
    if (node >= 0 && !due) {
        ui_repaint_at(ui, game->hover_since + RESTS);
    }
    game->lit = node >= 0 && due ? node : -1;
    if (game->lit != before) {
        ui_repaint(ui);
    }
    if (game->lit < 0 && over_board(game)) {
        game_counts_tip(game, ui_pointer(ui));
    }
    if (game->lit >= 0 && (game->app->settings.hover_cards || game->feature_card)) {
        card(game, game->lit, card_anchor(game, spot ? game->spot_at : ui_pointer(ui)));
    }
}
