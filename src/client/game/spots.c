/* Where a meeple may go: numbered ghosts on the tile just laid; or, in the crop circle's action,
 * ringed figures on the board. */
#include <math.h>

#include "client/game/parts.h"
#include "client/game/spot.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/widget.h"

#define TARGET 40.0f
#define TAKEN 8.0f         /* half of a grey dot */
#define TAKEN_TARGET 24.0f /* two of them are often close together */

/* The feature of the spot under the pointer, picked by a key, or asked for by pad, is shown in
 * colour. */
static void light(struct game *game, const struct spot *spot, carc_node node)
{
    bool by_key = ui_hand(game->app->ui) == UI_BY_KEYS && computers_person_acts(game);
    if (spot->hover || (spot->picked && (by_key || game->feature_card))) {
        game->spot_lit = node;
        game->spot_at = spot->at;
    }
}

static struct ui_rect target_of(struct ui_rect figure)
{
    return ui_centre(figure, fmaxf(figure.w, TARGET), fmaxf(figure.h, TARGET));
}

/* ---- Step 2. */

static void claim_spot(struct game *game, struct spot *spot)
{
    struct ui *ui = game->app->ui;
    int actor = game_actor(game);
    struct picture_figure figure = game_figure(game, actor, spot->kind, 1);
    struct ui_rect rect = picture_meeple_rect(spot->at, &figure);
    bool person = computers_person_acts(game);
    if (!person && !spot->picked) {
        return;
    }
    const char *id = ui_format(ui, "spot:%d", spot->number);
    struct ui_reply reply = {.hover = false};
    if (person) {
        reply = ui_react_as(ui, id, target_of(rect),
            (struct ui_thing){"spot", game_spot_role(spot->kind), spot->picked ? UI_ON : 0u});
    }
    spot->hover = reply.hover;
    figure.look = spot->picked ? PICTURE_FULL : PICTURE_GHOST;
    bool solid = spot->picked || reply.hover || ui_high_contrast(ui);
    figure.opacity = solid ? 1 : 0.85f;
    if (spot->picked) {
        ui_ring(ui, (struct ui_point){spot->at.x, rect.y + rect.h / 2}, rect.w * 0.72f,
            (struct ui_pen){ui_edge(ui, 3), ui_rgb(0xFFE08A), 0, 0});
    }
    float fall = spot->picked ? 1 - ui_tween_value(ui_tweens(ui), "drop", 1) : 0;
    struct ui_point at = {spot->at.x, spot->at.y - fall * 40 * game->camera.tile / 256};
    picture_meeple(game->app, at, &figure);
    if (person) {
        game_spot_number(game, spot, rect);
    }
    if (reply.clicked) {
        game_pick(game, spot->action);
    }
}

/* The tile as it lies, or as it will when the rules have heard of it. */
static const struct carc_state *laid(const struct game *game)
{
    return game->turn.held ? game->trial : game_state(game);
}

static const char *holders(struct game *game, const struct carc_feature_info *info)
{
    struct ui *ui = game->app->ui;
    const char *all = "";
    for (int player = 0; player < game_state(game)->players; player++) {
        const char *name = game_name(game, player);
        if (info->owners >> player & 1) {
            all = *all ? ui_format(ui, _("%s and %s"), all, name) : name;
        }
    }
    return all;
}

static void taken_dot(
    struct game *game, int number, struct ui_point at, const struct carc_feature_info *info)
{
    static const enum refusal held[] = {[CARC_FIELD] = REFUSAL_FIELD_HELD,
        [CARC_ROAD] = REFUSAL_ROAD_HELD,
        [CARC_CITY] = REFUSAL_CITY_HELD,
        [CARC_MONASTERY] = REFUSAL_MONASTERY_HELD};
    struct ui *ui = game->app->ui;
    const char *by = holders(game, info);
    const char *text = ui_format(ui, refusal_words(held[info->kind]), by);
    struct ui_rect target = {
        at.x - TAKEN_TARGET / 2, at.y - TAKEN_TARGET / 2, TAKEN_TARGET, TAKEN_TARGET};
    const char *id = ui_format(ui, "taken:%d", number);
    struct ui_reply reply = ui_react_as(ui, id, target, (struct ui_thing){"taken", text, 0});
    ui_disc(ui, at, TAKEN + (reply.hover ? 1.5f : 0), ui_rgb(0xFFF8EA));
    ui_disc(ui, at, TAKEN - (reply.hover ? 0.5f : 2), ui_rgb(0x7C776F));
    if (reply.hover) {
        ui_tip(ui, target, NULL, text);
    }
    if (reply.clicked) {
        game_refuse_with(game, held[info->kind], by);
    }
}

/* Grey dots where somebody is already (B-21). With `draw`; else they are only kept among the
 * figures, for the numbers to keep clear of. */
static void taken_spots(struct game *game, bool draw)
{
    const struct carc_state *state = laid(game);
    const struct carc_rules *rules = game_rules(game);
    struct carc_placement at = carc_placement(rules, state, state->placed - 1);
    const struct art_spots *spots =
        tiles_spots(game->app->tiles, at.tile, camera_rotation(&game->camera, at.rotation));
    for (int s = 0; s < rules->set.tiles[at.tile].segment_count; s++) {
        carc_node node = carc_node_at(rules, state, at.cell, s);
        struct carc_feature_info info = carc_feature_info(rules, state, node);
        struct art_point spot = spots->segment[s].at[0];
        struct ui_point dot = camera_spot(&game->camera, at.cell, spot.x, spot.y);
        if (info.owners != 0 && draw) {
            taken_dot(game, s + 1, dot, &info);
        } else if (info.owners != 0 && game->figure_count < GAME_BADGES) {
            game->figures[game->figure_count++] =
                (struct ui_rect){dot.x - TAKEN, dot.y - TAKEN, 2 * TAKEN, 2 * TAKEN};
        }
    }
}

/* All figures that are offered, so that the number of one keeps clear of the others. */
static void find_figures(struct game *game)
{
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    bool adds = state->phase == CARC_PHASE_CROP_TURN;
    game->figure_count = 0;
    for (size_t i = 0; i < turn_pick_count(&game->turn) && i < GAME_BADGES; i++) {
        struct carc_action action = game->turn.actions[i];
        struct carc_cell cell =
            adds ? action.cell : carc_placement(rules, state, state->placed - 1).cell;
        carc_node node = carc_node_at(rules, state, cell, action.item);
        struct carc_node_info info = carc_node_info(rules, state, node);
        int own = adds ? carc_meeples_on(rules, state, game_actor(game), node) : 0;
        struct picture_figure figure = game_figure(game, game_actor(game), info.kind, 1);
        game->figures[game->figure_count++] = picture_meeple_rect(
            game_spot(game, info.placement, info.segment, own > 0 ? own - 1 : 0), &figure);
    }
}

static void claim_spots(struct game *game)
{
    const struct carc_state *state = game_state(game);
    int placement = state->placed - 1;
    struct carc_placement at = carc_placement(game_rules(game), state, placement);
    const struct carc_tile *tile = &game_rules(game)->set.tiles[at.tile];
    size_t count = turn_pick_count(&game->turn);
    ui_frame(game->app->ui, ui_inset(camera_cell(&game->camera, at.cell), -3), 3,
        (struct ui_pen){ui_edge(game->app->ui, 4), ui_color(game->app->ui, UI_GOLD), 0, 0});
    for (size_t i = 0; i < count && game_state(game)->phase == CARC_PHASE_MEEPLE; i++) {
        int segment = game->turn.actions[i].item;
        struct spot spot = game_claim(game, tile, i);
        spot.at = game_spot(game, placement, segment, 0);
        carc_node node = carc_node_at(game_rules(game), state, at.cell, segment);
        claim_spot(game, &spot);
        light(game, &spot, node);
    }
}

/* ---- Step 4. */

static void ring(struct ui *ui, struct ui_rect figure, bool bright)
{
    struct ui_point centre = {figure.x + figure.w / 2, figure.y + figure.h / 2};
    float radius = figure.w * 0.72f;
    struct ui_rect box = {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
    ui_shadow(ui, box, radius, (struct ui_shadow){0, 36, 0, ui_alpha(ui_rgb(0xFFE182), 0.8f)});
    ui_disc(ui, centre, radius,
        ui_alpha(ui_rgb(0xFFF4C8), ui_high_contrast(ui) ? 1
                                   : bright             ? 0.75f
                                                        : 0.45f));
    ui_ring(ui, centre, radius + 3, (struct ui_pen){ui_edge(ui, 3), ui_rgb(0xFFE08A), 0, 0});
    ui_ring(ui, centre, radius + 3 + ui_edge(ui, 3),
        (struct ui_pen){
            ui_edge(ui, 3), ui_alpha(ui_rgb(0x3C2800), ui_high_contrast(ui) ? 1 : 0.75f), 0, 0});
}

/* Small where the figures are as small as they get, and then as large as these. */
static float sign_size(const struct game *game)
{
    return fminf(24, fmaxf(14, 14 + (game->camera.tile - 77) / 6));
}

struct ui_rect game_sign(struct game *game, struct ui_rect figure, bool left, bool plus)
{
    struct ui *ui = game->app->ui;
    float size = sign_size(game);
    float ring = size >= 20 ? 1.5f : 1;
    struct ui_point centre = {
        figure.x + (left ? 0 : figure.w), figure.y + figure.h - (size < 24 ? size / 6 : 0)};
    struct ui_rect box = {centre.x - size / 2, centre.y - size / 2, size, size};
    ui_disc(ui, centre, size / 2 + ring, ui_rgb(0xFFF8EA));
    ui_disc(ui, centre, size / 2, plus ? ui_color(ui, UI_ADD) : ui_rgb(0xB3261E));
    ui_icon(ui, ui_inset(box, size / 6), plus ? UI_ICON_PLUS : UI_ICON_CROSS, ui_rgb(0xFFFFFF));
    return ui_inset(box, -ring);
}

static void candidate(struct game *game, struct spot *spot, int own)
{
    struct ui *ui = game->app->ui;
    int actor = game_actor(game);
    struct carc_action action = game->turn.actions[spot->action];
    int placement = carc_placement_at(game_rules(game), game_state(game), action.cell);
    bool adds = action.verb == CARC_ADD;
    struct picture_figure figure = game_figure(game, actor, spot->kind, 1);
    struct ui_rect rect = picture_meeple_rect(spot->at, &figure);
    const char *id = ui_format(ui, "candidate:%d", spot->number);
    struct ui_reply reply = {.hover = false};
    if (computers_person_acts(game)) {
        reply = ui_react_as(ui, id, target_of(rect),
            (struct ui_thing){"candidate", game_spot_role(spot->kind), spot->picked ? UI_ON : 0u});
    }
    spot->hover = reply.hover;
    ring(ui, rect, spot->picked || reply.hover);
    figure.look = own > 0 ? PICTURE_FULL : PICTURE_GHOST;
    figure.opacity = !adds && spot->picked ? 0.4f : 1;
    picture_meeple(game->app, spot->at, &figure);
    if (adds && own > 0 && (spot->picked || reply.hover)) {
        struct ui_point beside = game_spot(game, placement, action.item, own);
        figure.opacity = 0.75f;
        picture_meeple(game->app, beside, &figure);
        struct ui_rect ghost = picture_meeple_rect(beside, &figure);
        game_sign(game, ghost, false, true);
    } else if (spot->picked) {
        game_sign(game, rect, true, adds);
    }
    game_spot_number(game, spot, rect);
    if (reply.clicked) {
        game_pick(game, spot->action);
    }
}

static void candidates(struct game *game)
{
    size_t count = turn_pick_count(&game->turn);
    int actor = game_actor(game);
    for (size_t i = 0; i < count && game_state(game)->phase == CARC_PHASE_CROP_TURN; i++) {
        struct carc_action action = game->turn.actions[i];
        const struct carc_rules *rules = game_rules(game);
        const struct carc_state *state = game_state(game);
        carc_node node = carc_node_at(rules, state, action.cell, action.item);
        struct carc_node_info info = carc_node_info(rules, state, node);
        int own = carc_meeples_on(rules, state, actor, node);
        struct spot spot = {.action = (int)i,
            .number = computers_person_acts(game) ? (int)i + 1 : 0,
            .at = game_spot(game, info.placement, info.segment, own > 0 ? own - 1 : 0),
            .kind = info.kind,
            .picked = game->turn.picked == (int)i};
        candidate(game, &spot, own);
        light(game, &spot, node);
    }
}

void game_spots(struct game *game)
{
    game->spot_lit = -1;
    game->badge_count = 0;
    ui_clip_push(game->app->ui, game->layout.viewport);
    bool person = computers_person_acts(game);
    if (person && game_step(game) == GAME_MEEPLE) {
        const struct carc_state *state = laid(game);
        struct carc_placement at = carc_placement(game_rules(game), state, state->placed - 1);
        game_carry(game, camera_cell(&game->camera, at.cell));
    }
    if (game_state(game)->phase == CARC_PHASE_MEEPLE) {
        find_figures(game);
        taken_spots(game, false);
        claim_spots(game);
    } else if (game_state(game)->phase == CARC_PHASE_CROP_TURN) {
        find_figures(game);
        candidates(game);
    }
    if (person && game_step(game) == GAME_MEEPLE) { /* it may have been taken up */
        taken_spots(game, true); /* last: the wide targets of the spots end where these are */
    }
    ui_clip_pop(game->app->ui);
}
