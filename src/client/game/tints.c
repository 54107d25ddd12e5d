/* Which features are in colour now. */
#include <math.h>
#include <string.h>

#include "client/game/parts.h"
#include "client/game/tint.h"
#include "ui/picture.h"

#define FLASH_MS 900

static void add(struct game *game, carc_node node, enum tint_kind kind)
{
    carc_node root = carc_feature_of(game_rules(game), game_state(game), node);
    for (size_t i = 0; i < game->tint_count; i++) {
        if (game->tints[i].feature == root) {
            if (kind > game->tints[i].kind) {
                game->tints[i].kind = kind;
            }
            return;
        }
    }
    if (game->tint_count < GAME_TINTS) {
        game->tints[game->tint_count++] = (struct tint){root, kind};
    }
}

static void add_owned(struct game *game)
{
    const struct carc_state *state = game_state(game);
    for (int node = 0; (game->fields || game->owners) && node < state->nodes; node++) {
        if (carc_feature_of(game_rules(game), state, node) != node) {
            continue;
        }
        struct carc_node_info info = carc_node_info(game_rules(game), state, node);
        bool field = info.kind == CARC_FIELD;
        bool held = carc_feature_info(game_rules(game), state, node).owners != 0;
        if (field ? game->fields : game->owners && held) {
            add(game, node, TINT_OWNED);
        }
    }
}

/* In step 4 what may be chosen, and what is. */
static void add_candidates(struct game *game)
{
    size_t count = game_step(game) == GAME_ACTOR ? turn_pick_count(&game->turn) : 0;
    for (size_t i = 0; i < count; i++) {
        struct carc_action action = game->turn.actions[i];
        carc_node node = carc_node_at(game_rules(game), game_state(game), action.cell, action.item);
        add(game, node, game->turn.picked == (int)i ? TINT_CHOSEN : TINT_CHOICE);
    }
}

/* All that the player holds or shares. */
static void add_player(struct game *game, int player)
{
    const struct carc_state *state = game_state(game);
    for (int i = 0; player >= 0 && i < state->on_board[player]; i++) {
        add(game, carc_meeple(game_rules(game), state, player, i), TINT_CHOSEN);
    }
}

static void add_flashes(struct game *game)
{
    uint64_t now = ui_now(game->app->ui);
    if (now >= game->flash_until) {
        game->flash_count = 0;
    }
    for (size_t i = 0; i < game->flash_count; i++) {
        add(game, game->flashes[i], TINT_CHOSEN);
    }
    if (game->flash_count > 0) {
        ui_repaint_at(game->app->ui, game->flash_until);
    }
}

void game_flash(struct game *game, carc_node node)
{
    if (game->flash_count < GAME_FLASHES) {
        game->flashes[game->flash_count++] = node;
        game->flash_until = ui_now(game->app->ui) + FLASH_MS;
    }
}

uint64_t game_choose_tints(struct game *game)
{
    game->tint_count = 0;
    add_owned(game);
    add_candidates(game);
    add_flashes(game);
    add_player(game, game->pointed.player);
    if (game->lit >= 0) {
        add(game, game->lit, TINT_CHOSEN);
    }
    uint64_t hash = 0;
    for (size_t i = 0; i < game->tint_count; i++) {
        hash = hash * 1099511628211u + (uint64_t)game->tints[i].feature * 4 +
               (uint64_t)game->tints[i].kind + 1;
    }
    return hash;
}

void game_tints(struct game *game, struct ui_rect window)
{
    struct ui *ui = game->app->ui;
    if (game->tint_count == 0) {
        return;
    }
    struct tint_scene scene = {.tiles = game->app->tiles,
        .rules = game_rules(game),
        .state = game_state(game),
        .pixel = 256 / (double)game->camera.tile};
    for (int player = 0; player < scene.state->players; player++) {
        scene.players[player] = app_player(game->app, player);
    }
    int cells[4] = {(int)window.x, (int)window.y, (int)window.w, (int)window.h};
    struct ui_rect corner =
        camera_cell(&game->camera, (struct carc_cell){(int16_t)window.x, (int16_t)window.y});
    struct ui_rect rect = {
        corner.x, corner.y, window.w * game->camera.tile, window.h * game->camera.tile};
    struct text svg;
    text_init(&svg);
    tint_paint(&scene, game->tints, game->tint_count, cells, &svg);
    ui_pictures_forget(ui, "tints");
    ui_svg(ui, rect, "tints", text_string(&svg), UI_PLAIN);
    text_finish(&svg);
}
