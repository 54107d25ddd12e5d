/* The meeples on the board. */
#include <stdlib.h>

#include "client/game/figures.h"
#include "client/game/parts.h"

struct ui_point game_spot(const struct game *game, int placement, int segment, int number)
{
    struct carc_placement at = carc_placement(game_rules(game), game_state(game), placement);
    const struct art_spots *spots =
        tiles_spots(game->app->tiles, at.tile, camera_rotation(&game->camera, at.rotation));
    int place = number < ART_SPOT_PLACES ? number : ART_SPOT_PLACES - 1;
    struct art_point spot = spots->segment[segment].at[place];
    return camera_spot(&game->camera, at.cell, spot.x, spot.y);
}

struct picture_figure game_figure(
    const struct game *game, int player, enum carc_kind kind, float opacity)
{
    enum art_pose pose = kind == CARC_FIELD ? ART_LYING : ART_STANDING;
    return (struct picture_figure){.player = player,
        .pose = pose,
        .look = PICTURE_FULL,
        .height = (float)art_meeple_height(pose, (double)game->camera.tile),
        .opacity = opacity};
}

/* In the crop circle's action only the meeples that it is about stand out. */
static float opacity_of(const struct game *game, const struct figure *figure)
{
    if (game_state(game)->phase != CARC_PHASE_CROP_TURN) {
        return 1;
    }
    enum carc_symbol symbol = carc_crop_symbol(game_rules(game), game_state(game));
    bool meant = figure->player == game_actor(game) && figure->kind == carc_symbol_kind(symbol);
    return meant ? 1 : 0.45f;
}

static int by_height(const void *a, const void *b)
{
    const struct figure *p = a;
    const struct figure *q = b;
    return (p->at.y > q->at.y) - (p->at.y < q->at.y);
}

/* How many of the meeples listed so far stand on the same segment. */
static int number_on(const struct figure *figures, size_t count, carc_node node)
{
    int number = 0;
    for (size_t i = 0; i < count; i++) {
        number += figures[i].node == node;
    }
    return number;
}

size_t figures_list(const struct game *game, struct figure figures[FIGURES])
{
    const struct carc_state *state = game_state(game);
    size_t count = 0;
    for (int player = 0; player < state->players; player++) {
        for (int i = 0; i < state->on_board[player]; i++) {
            carc_node node = carc_meeple(game_rules(game), state, player, i);
            struct carc_node_info info = carc_node_info(game_rules(game), state, node);
            int number = number_on(figures, count, node);
            figures[count++] =
                (struct figure){.at = game_spot(game, info.placement, info.segment, number),
                    .node = node,
                    .player = player,
                    .kind = info.kind};
        }
    }
    return count;
}

void game_meeples(struct game *game)
{
    struct figure figures[FIGURES];
    if (!ui_painting(game->app->ui)) {
        return;
    }
    size_t count = figures_list(game, figures);
    qsort(figures, count, sizeof *figures, by_height);
    for (size_t i = 0; i < count; i++) {
        struct picture_figure figure =
            game_figure(game, figures[i].player, figures[i].kind, opacity_of(game, &figures[i]));
        picture_meeple(game->app, figures[i].at, &figure);
    }
}
