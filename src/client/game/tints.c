/* Which features are in colour now. */
#include <inttypes.h>
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
    bool quiet = game->app->settings.owner_tint && !game->owners;
    bool any = game->fields || game->owners || quiet;
    for (int node = 0; any && node < state->nodes; node++) {
        if (carc_feature_of(game_rules(game), state, node) != node) {
            continue;
        }
        struct carc_node_info info = carc_node_info(game_rules(game), state, node);
        bool field = info.kind == CARC_FIELD;
        bool held = carc_feature_info(game_rules(game), state, node).owners != 0;
        if (field ? game->fields : game->owners && held) {
            add(game, node, TINT_OWNED);
        } else if (quiet && !field && held && info.kind != CARC_MONASTERY) {
            add(game, node, TINT_QUIET);
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

/* ---- Their picture, made by the workshop. */

#define LARGE 6000000.0f /* pixels: a larger picture is cut to what is seen */

static const char *key_of(struct game *game, const struct tint_picture *picture)
{
    return ui_format(game->app->ui, "tints/%016" PRIx64, picture->look);
}

static void widen(int box[4], struct carc_cell cell)
{
    int east = box[0] + box[2] > cell.x + 1 ? box[0] + box[2] : cell.x + 1;
    int south = box[1] + box[3] > cell.y + 1 ? box[1] + box[3] : cell.y + 1;
    box[0] = box[2] == 0 || cell.x < box[0] ? cell.x : box[0];
    box[1] = box[3] == 0 || cell.y < box[1] ? cell.y : box[1];
    box[2] = box[2] == 0 ? 1 : east - box[0];
    box[3] = box[3] == 0 ? 1 : south - box[1];
}

/* The cells with any of the features, as they are seen. */
static void find_box(const struct game *game, int box[4])
{
    const struct carc_state *state = game_state(game);
    memset(box, 0, 4 * sizeof *box);
    for (int node = 0; node < state->nodes; node++) {
        carc_node root = carc_feature_of(game_rules(game), state, node);
        for (size_t i = 0; i < game->tint_count; i++) {
            if (game->tints[i].feature == root) {
                int number = carc_node_info(game_rules(game), state, node).placement;
                struct carc_cell cell = carc_placement(game_rules(game), state, number).cell;
                widen(box, camera_seen(&game->camera, cell));
            }
        }
    }
}

/* The edge of a field that ends at the table lies half upon that. */
static void add_rim(const struct game *game, int box[4])
{
    bool rim = false;
    for (size_t i = 0; i < game->tint_count; i++) {
        struct carc_node_info info =
            carc_node_info(game_rules(game), game_state(game), game->tints[i].feature);
        rim |= game->tints[i].kind == TINT_CHOSEN && info.kind == CARC_FIELD;
    }
    for (int i = 0; rim && i < 4; i++) {
        box[i] += i < 2 ? -1 : 2;
    }
}

/* In steps, so that a small move of the camera does not ask for another picture. */
static void cut_box(const struct game *game, int box[4])
{
    const struct camera *camera = &game->camera;
    struct ui_rect view = game->layout.viewport;
    float pixels = camera->tile * camera->scale;
    if ((float)box[2] * (float)box[3] * pixels * pixels <= LARGE) {
        return;
    }
    const float step = 4;
    float west = floorf((view.x - camera->origin.x) / camera->tile / step) * step;
    float north = floorf((view.y - camera->origin.y) / camera->tile / step) * step;
    float east = ceilf((view.x + view.w - camera->origin.x) / camera->tile / step) * step;
    float south = ceilf((view.y + view.h - camera->origin.y) / camera->tile / step) * step;
    struct ui_rect all = {(float)box[0], (float)box[1], (float)box[2], (float)box[3]};
    all = ui_overlap(all, (struct ui_rect){west, north, east - west, south - north});
    box[0] = (int)all.x;
    box[1] = (int)all.y;
    box[2] = (int)all.w;
    box[3] = (int)all.h;
}

static uint64_t look_of(const struct game *game, const int box[4])
{
    uint64_t look = game->board_version * CARC_ROTATIONS + (uint64_t)game->camera.turn;
    for (size_t i = 0; i < game->tint_count; i++) {
        look = look * 1099511628211u + (uint64_t)game->tints[i].feature * 4 +
               (uint64_t)game->tints[i].kind + 1;
    }
    for (int i = 0; i < 4; i++) {
        look = look * 1099511628211u + (uint64_t)(box[i] + 1000);
    }
    look = look * 1099511628211u + (uint64_t)lrintf(game->camera.tile * game->camera.scale * 16);
    return (look * 2 + game->app->settings.high_contrast) * 2 | 1;
}

static void order(struct game *game)
{
    struct tint_scene scene = {.tiles = game->app->tiles,
        .rules = game_rules(game),
        .state = game_state(game),
        .camera = &game->camera,
        .pixel = 256 / (double)game->camera.tile,
        .strong = game->app->settings.high_contrast};
    for (int player = 0; player < scene.state->players; player++) {
        scene.players[player] = app_player(game->app, player);
    }
    const int *box = game->tint_wanted.box;
    int most = box[2] > box[3] ? box[2] : box[3];
    int pixels = (int)lrintf((float)most * game->camera.tile * game->camera.scale);
    struct text svg;
    text_init(&svg);
    tint_paint(&scene, game->tints, game->tint_count, box, &svg);
    tiles_order(game->app->tiles, key_of(game, &game->tint_wanted), text_string(&svg), pixels);
    text_finish(&svg);
}

static void show(struct game *game)
{
    if (game->tint_shown.look != 0) {
        ui_pictures_forget(game->app->ui, key_of(game, &game->tint_shown));
    }
    game->tint_shown = game->tint_wanted;
}

uint64_t game_choose_tints(struct game *game)
{
    struct ui *ui = game->app->ui;
    game->tint_count = 0;
    add_owned(game);
    add_candidates(game);
    add_flashes(game);
    add_player(game, game->pointed.player);
    if (game->lit >= 0) {
        add(game, game->lit, TINT_CHOSEN);
    }
    struct tint_picture wanted = {.look = 0};
    if (game->tint_count > 0) {
        find_box(game, wanted.box);
        add_rim(game, wanted.box);
        cut_box(game, wanted.box);
        wanted.look = wanted.box[2] > 0 && wanted.box[3] > 0 ? look_of(game, wanted.box) : 0;
    }
    if (wanted.look != game->tint_wanted.look) {
        game->tint_wanted = wanted;
        if (wanted.look != 0 && !ui_picture_kept(ui, key_of(game, &wanted))) {
            order(game);
        }
    }
    bool there = wanted.look == 0 || ui_picture_kept(ui, key_of(game, &wanted));
    if (there && wanted.look != game->tint_shown.look) {
        show(game);
    }
    return game->tint_shown.look;
}

uint64_t game_tint_of(const struct game *game, int x, int y)
{
    const int *box = game->tint_shown.box;
    bool inside = x >= box[0] && y >= box[1] && x < box[0] + box[2] && y < box[1] + box[3];
    return inside ? game->tint_shown.look : 0;
}

void game_tints(struct game *game)
{
    if (game->tint_shown.look == 0) {
        return;
    }
    const int *box = game->tint_shown.box;
    struct ui_rect corner =
        camera_square(&game->camera, (struct carc_cell){(int16_t)box[0], (int16_t)box[1]});
    struct ui_rect rect = {
        corner.x, corner.y, (float)box[2] * game->camera.tile, (float)box[3] * game->camera.tile};
    ui_picture(game->app->ui, rect, key_of(game, &game->tint_shown), UI_PLAIN);
}
