/* Messages, carried out. */
#include <stddef.h>
#include <string.h>

#include "base/text.h"
#include "jcz/inside.h"

static bool refuse(struct diag *diag, const char *what)
{
    diag_error(diag, (struct diag_place){0, 0}, "%s", what);
    return false;
}

/* The message is out of place in this phase. */
static bool out_of_place(
    const struct jcz_game *game, const struct jcz_message *message, struct diag *diag)
{
    static const char *const expected[] = {[JCZ_PHASE_TILE] = "PLACE_TILE",
        [JCZ_PHASE_ACTION] = "DEPLOY_MEEPLE or PASS",
        [JCZ_PHASE_COMMIT] = "COMMIT",
        [JCZ_PHASE_OVER] = "nothing: the game is over"};
    const char *want = expected[game->view.phase];
    if (game->view.phase == JCZ_PHASE_CIRCLE) {
        want = game->view.confirm                  ? "COMMIT"
               : game->view.crop == CARC_CROP_NONE ? "CIRCLE_REMOVE_OR_DEPLOY"
               : game->view.crop == CARC_CROP_A    ? "DEPLOY_MEEPLE or PASS"
                                                   : "RETURN_MEEPLE: action B is compulsory";
    }
    diag_error(diag, (struct diag_place){0, 0}, "found %s in %s, expected %s",
        jcz_message_name((enum jcz_message_type)message->type),
        jcz_phase_name((enum jcz_phase)game->view.phase), want);
    return false;
}

/* Carries out what the rules allow. */
static bool try_step(struct jcz_game *game, struct carc_action action, struct diag *diag)
{
    enum carc_result result = jcz_game_try(game, action);
    return result == CARC_OK || refuse(diag, carc_result_text(result));
}

static bool place_tile(struct jcz_game *game, const struct jcz_message *message, struct diag *diag)
{
    const struct jcz_tile *tile = jcz_tile(game->view.drawn);
    if (message->tile != game->view.drawn) {
        diag_error(diag, (struct diag_place){0, 0}, "found the tile %s, expected %s that was drawn",
            jcz_tile(message->tile)->id, tile->id);
        return false;
    }
    struct carc_action action = {.verb = CARC_PLACE,
        .rotation = (uint8_t)((message->rotation + tile->turned) % CARC_ROTATIONS),
        .cell = message->cell};
    if (!try_step(game, action, diag)) {
        return false;
    }
    int placement = game->state->placed - 1;
    game->tiles[placement] = game->view.drawn;
    jcz_game_event(game, JCZ_EVENT_PLACED)->what = (uint16_t)placement;
    bool may_claim = game->state->phase == CARC_PHASE_MEEPLE;
    game->view.phase = may_claim ? JCZ_PHASE_ACTION : JCZ_PHASE_COMMIT;
    return true;
}

/* The segment that a pointer names, or -1. */
static int find_segment(const struct jcz_game *game, const struct jcz_message *message)
{
    int at = carc_placement_at(game->rules, game->state, message->cell);
    if (at < 0) {
        return -1;
    }
    struct carc_placement placed = carc_placement(game->rules, game->state, at);
    return jcz_find_segment(&game->rules->set.tiles[placed.tile], placed.rotation,
        (enum carc_kind)message->kind, message->place);
}

static bool deploy(struct jcz_game *game, const struct jcz_message *message, struct diag *diag)
{
    bool adding = game->view.phase == JCZ_PHASE_CIRCLE;
    int player = game->view.player;
    int segment = find_segment(game, message);
    struct carc_placement last = carc_placement(game->rules, game->state, game->state->placed - 1);
    if (segment < 0) {
        return refuse(diag, "the pointer names no place on the board");
    }
    if (!adding && !carc_same_cell(last.cell, message->cell)) {
        return refuse(diag, "only the tile just placed can be claimed");
    }
    if (message->player != player || message->number > game->setup.meeples ||
        (game->view.on_board[player] >> message->number & 1)) {
        return refuse(diag, "no such meeple in the supply of the player who must decide");
    }
    struct carc_action action = {.verb = adding ? CARC_ADD : CARC_CLAIM, .item = (uint16_t)segment};
    if (adding) {
        action.cell = message->cell;
    }
    if (!try_step(game, action, diag)) {
        return false;
    }
    carc_node node = carc_node_at(game->rules, game->state, message->cell, segment);
    jcz_game_deploy(game, player, message->number, node);
    struct jcz_event *event = jcz_game_event(game, JCZ_EVENT_DEPLOYED);
    event->player = (uint8_t)player;
    event->what = (uint16_t)node;
    game->view.confirm = adding;
    game->view.phase = adding ? JCZ_PHASE_CIRCLE : JCZ_PHASE_COMMIT;
    return true;
}

static bool take_back(struct jcz_game *game, const struct jcz_message *message, struct diag *diag)
{
    const struct jcz_view *view = &game->view;
    int index = 0;
    while (index < view->meeple_count && (view->meeples[index].player != message->player ||
                                             view->meeples[index].number != message->number)) {
        index++;
    }
    int segment = find_segment(game, message);
    if (index == view->meeple_count || segment < 0) {
        return refuse(diag, "the pointer names no meeple on the board");
    }
    carc_node node = carc_node_at(game->rules, game->state, message->cell, segment);
    if (view->meeples[index].node != node) {
        return refuse(diag, "the meeple stands somewhere else");
    }
    if (message->player != view->player) {
        return refuse(diag, "a player takes back a meeple of his own");
    }
    struct carc_action action = {
        .verb = CARC_RETURN, .item = (uint16_t)segment, .cell = message->cell};
    if (!try_step(game, action, diag)) {
        return false;
    }
    jcz_game_return(game, index);
    struct jcz_event *event = jcz_game_event(game, JCZ_EVENT_RETURNED);
    event->player = message->player;
    event->what = (uint16_t)node;
    game->view.confirm = true;
    return true;
}

static bool circle(struct jcz_game *game, const struct jcz_message *message, struct diag *diag)
{
    game->view.crop = message->deploy ? CARC_CROP_A : CARC_CROP_B;
    jcz_game_step(game, (struct carc_action){.verb = CARC_CROP, .item = game->view.crop});
    return jcz_game_proceed(game, diag);
}

static bool pass(struct jcz_game *game, struct diag *diag)
{
    jcz_game_step(game, (struct carc_action){.verb = CARC_PASS});
    if (game->view.phase == JCZ_PHASE_CIRCLE) {
        return jcz_game_proceed(game, diag);
    }
    game->view.phase = JCZ_PHASE_COMMIT;
    return true;
}

static bool commit(struct jcz_game *game, const struct jcz_message *message, struct diag *diag)
{
    if (message->has_random) {
        game->random = message->random;
    }
    if (game->view.phase == JCZ_PHASE_COMMIT) {
        jcz_game_settle(game);
    }
    return jcz_game_proceed(game, diag);
}

/* Whether the phase waits for such a message. */
static bool is_due(const struct jcz_game *game, enum jcz_message_type type)
{
    const struct jcz_view *view = &game->view;
    bool circle_turn = view->phase == JCZ_PHASE_CIRCLE && !view->confirm;
    switch (type) {
    case JCZ_PLACE_TILE: return view->phase == JCZ_PHASE_TILE;
    case JCZ_DEPLOY_MEEPLE:
    case JCZ_PASS:
        return view->phase == JCZ_PHASE_ACTION || (circle_turn && view->crop == CARC_CROP_A);
    case JCZ_COMMIT: return view->phase == JCZ_PHASE_COMMIT || view->confirm;
    case JCZ_CIRCLE_REMOVE_OR_DEPLOY: return circle_turn && view->crop == CARC_CROP_NONE;
    case JCZ_RETURN_MEEPLE: return circle_turn && view->crop == CARC_CROP_B;
    default: return false;
    }
}

static bool dispatch(struct jcz_game *game, const struct jcz_message *message, struct diag *diag)
{
    switch ((enum jcz_message_type)message->type) {
    case JCZ_PLACE_TILE: return place_tile(game, message, diag);
    case JCZ_DEPLOY_MEEPLE: return deploy(game, message, diag);
    case JCZ_PASS: return pass(game, diag);
    case JCZ_COMMIT: return commit(game, message, diag);
    case JCZ_CIRCLE_REMOVE_OR_DEPLOY: return circle(game, message, diag);
    default: return take_back(game, message, diag);
    }
}

/* Meeples that are not there are not copied. */
static void copy_view(struct jcz_view *to, const struct jcz_view *from)
{
    size_t meeples = (size_t)from->meeple_count * sizeof from->meeples[0];
    memcpy(to, from, offsetof(struct jcz_view, meeples) + meeples);
}

/* Back to where the last message began: the decisions before it are played again. The random
 * number stays, as in the original. */
static bool undo(struct jcz_game *game, struct diag *diag)
{
    if (game->undo_count == 0) {
        return refuse(diag, "there is nothing that could be undone");
    }
    copy_view(&game->view, &game->undo[--game->undo_count]);
    carc_start(game->rules, game->setup.players, game->state);
    for (size_t i = 0; i < game->view.steps; i++) {
        carc_apply_legal(game->rules, game->state, game->steps[i], NULL);
    }
    jcz_pack_undo(&game->pack, game->view.draws);
    if (game->same_events > game->view.events) {
        game->same_events = game->view.events;
    }
    if (game->same_placed > game->state->placed) {
        game->same_placed = game->state->placed;
    }
    return true;
}

/* Keeps what is to be brought back, on trial: a message can be undone when the same player goes on
 * and no random number came with it. */
static void remember(struct jcz_game *game)
{
    if (game->undo_count == game->undo_room) {
        game->undo_room = game->undo_room == 0 ? 8 : 2 * game->undo_room;
        game->undo = base_realloc(game->undo, game->undo_room * sizeof game->undo[0]);
    }
    copy_view(&game->undo[game->undo_count], &game->view);
}

bool jcz_game_apply(struct jcz_game *game, const struct jcz_message *message, struct diag *diag)
{
    if (message->type == JCZ_UNDO) {
        return undo(game, diag);
    }
    if (!is_due(game, (enum jcz_message_type)message->type)) {
        return out_of_place(game, message, diag);
    }
    int player = game->view.player;
    remember(game);
    if (!dispatch(game, message, diag)) {
        return false;
    }
    bool undoable = !message->has_random && game->view.player == player;
    game->undo_count = undoable ? game->undo_count + 1 : 0;
    return true;
}
