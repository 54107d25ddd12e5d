/* The spots of the tile just laid once more on its picture in the panel, which is the larger one
 * where the whole board is in view. */
#include <math.h>

#include "client/game/parts.h"
#include "client/game/spot.h"
#include "ui/draw.h"
#include "ui/widget.h"

#define TARGET 30.0f
#define LARGER 1.2f /* than on the board, or else it is no help */
#define LEAST 72.0f

/* The tile that is claimed on, as the board is turned, in `rect`. */
struct tray {
    struct ui_rect rect;
    const struct art_spots *spots;
    const struct carc_tile *tile;
    struct carc_placement at;
};

static struct tray tray_in(const struct game *game, struct ui_rect rect)
{
    const struct carc_rules *rules = game_rules(game);
    struct carc_placement at =
        carc_placement(rules, game_state(game), game_state(game)->placed - 1);
    int rotation = camera_rotation(&game->camera, at.rotation);
    return (struct tray){
        rect, tiles_spots(game->app->tiles, at.tile, rotation), &rules->set.tiles[at.tile], at};
}

static struct picture_figure figure_in(
    const struct game *game, const struct tray *tray, enum carc_kind kind)
{
    struct picture_figure figure = game_figure(game, game_actor(game), kind, 1);
    figure.height = (float)art_meeple_height(figure.pose, (double)tray->rect.w);
    return figure;
}

static struct ui_point spot_in(const struct tray *tray, int segment)
{
    struct art_point at = tray->spots->segment[segment].at[0];
    return camera_within(tray->rect, at.x, at.y);
}

/* All of them, for the numbers to keep clear of. */
static void find_figures(struct game *game, const struct tray *tray)
{
    game->badge_count = game->figure_count = 0;
    for (size_t i = 0; i < turn_pick_count(&game->turn) && i < GAME_BADGES; i++) {
        int segment = game->turn.actions[i].item;
        struct picture_figure figure = figure_in(game, tray, tray->tile->segments[segment].kind);
        game->figures[game->figure_count++] = picture_meeple_rect(spot_in(tray, segment), &figure);
    }
}

static void offer(struct game *game, const struct tray *tray, const struct spot *spot)
{
    struct ui *ui = game->app->ui;
    int segment = game->turn.actions[spot->action].item;
    struct picture_figure figure = figure_in(game, tray, spot->kind);
    struct ui_rect rect = picture_meeple_rect(spot->at, &figure);
    const char *id = ui_format(ui, "tray-spot:%d", spot->number);
    struct ui_reply reply =
        ui_react_as(ui, id, ui_centre(rect, fmaxf(rect.w, TARGET), fmaxf(rect.h, TARGET)),
            (struct ui_thing){"spot", game_spot_role(spot->kind), spot->picked ? UI_ON : 0u});
    carc_node node = carc_node_at(game_rules(game), game_state(game), tray->at.cell, segment);
    bool lit = reply.hover || game->spot_lit == node;
    if (reply.hover) {
        game->spot_lit = node;
        game->spot_at = game_spot(game, game_state(game)->placed - 1, segment, 0);
    }
    figure.look = spot->picked ? PICTURE_FULL : PICTURE_GHOST;
    figure.opacity = spot->picked || lit || ui_high_contrast(ui) ? 1 : 0.85f;
    picture_meeple(game->app, spot->at, &figure);
    game_spot_number(game, spot, rect);
    if (reply.clicked) {
        game_pick(game, spot->action);
    }
}

void game_tray_spots(struct game *game, struct ui_rect rect)
{
    bool larger = rect.w >= LEAST && rect.w >= LARGER * game->camera.tile;
    if (!larger || !computers_person_acts(game) || game_state(game)->phase != CARC_PHASE_MEEPLE) {
        return;
    }
    struct tray tray = tray_in(game, rect);
    find_figures(game, &tray);
    size_t count = turn_pick_count(&game->turn);
    for (size_t i = 0; i < count && game_state(game)->phase == CARC_PHASE_MEEPLE; i++) {
        struct spot spot = game_claim(game, tray.tile, i);
        spot.at = spot_in(&tray, game->turn.actions[i].item);
        offer(game, &tray, &spot);
    }
}
