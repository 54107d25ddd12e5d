#include <stdlib.h>

#include "names.h"
#include "peer.h"

static bool is_listed(const struct peer *peer, size_t count, struct carc_action action)
{
    for (size_t i = 0; i < count; i++) {
        if (carc_same_action(peer->list[i], action)) {
            return true;
        }
    }
    return false;
}

/* Each option of theirs is listed, once; `distinct` counts them. */
static bool find_option(
    struct peer *peer, size_t count, struct carc_action action, const char *what)
{
    peer->answers++;
    return is_listed(peer, count, action) ||
           peer_fault(peer, "%s: not listed at %d,%d item %u rotation %u", what, action.cell.x,
               action.cell.y, action.item, action.rotation);
}

static bool compare_places(struct peer *peer, const json_t *item, size_t count)
{
    int turned = 0;
    int tile = peer_tile(peer->rules, peer_text(item, "tileId"), &turned);
    const json_t *options = json_object_get(item, "options");
    size_t theirs = 0;
    for (size_t i = 0; i < json_array_size(options); i++) {
        const json_t *option = json_array_get(options, i);
        const json_t *rotations = json_object_get(option, "rotations");
        for (size_t r = 0; r < json_array_size(rotations); r++, theirs++) {
            int degrees = (int)json_integer_value(json_array_get(rotations, r));
            struct carc_action action = {.verb = CARC_PLACE,
                .rotation = (uint8_t)((degrees / 90 + turned) % 4),
                .cell = peer_cell(json_object_get(option, "position"))};
            if (!find_option(peer, count, action, "placement")) {
                return false;
            }
        }
    }
    return peer_number(peer, "tile in hand", peer->state->drawn, tile) &&
           peer_number(peer, "placements", (long long)count, (long long)theirs);
}

/* Claims and, in step 4, adds: places that may hold a meeple. */
static bool compare_spots(struct peer *peer, const json_t *item, size_t count)
{
    const json_t *options = json_object_get(item, "options");
    bool adding = peer->state->phase == CARC_PHASE_CROP_TURN;
    for (size_t i = 0; i < json_array_size(options); i++) {
        const json_t *option = json_array_get(options, i);
        carc_node node = peer_pointer(peer, peer->state, option);
        if (node < 0) {
            return peer_fault(peer, "no such place: %s", peer_text(option, "location"));
        }
        struct carc_action action = {.verb = adding ? CARC_ADD : CARC_CLAIM,
            .item = (uint16_t)carc_node_info(peer->rules, peer->state, node).segment};
        if (adding) {
            action.cell = peer_cell(json_object_get(option, "position"));
        }
        if (!find_option(peer, count, action, "meeple")) {
            return false;
        }
    }
    return is_listed(peer, count, (struct carc_action){.verb = CARC_PASS}) &&
           peer_number(
               peer, "meeple spots", (long long)count, (long long)json_array_size(options) + 1);
}

/* They list each meeple, we list each place. */
static bool compare_returns(struct peer *peer, const json_t *item, size_t count)
{
    const json_t *options = json_object_get(item, "options");
    long long meeples = 0;
    for (size_t i = 0; i < count; i++) {
        carc_node node =
            carc_node_at(peer->rules, peer->state, peer->list[i].cell, peer->list[i].item);
        meeples += carc_meeples_on(peer->rules, peer->state, carc_actor(peer->state), node);
    }
    for (size_t i = 0; i < json_array_size(options); i++) {
        const json_t *pointer = json_object_get(json_array_get(options, i), "featurePointer");
        carc_node node = peer_pointer(peer, peer->state, pointer);
        if (node < 0) {
            return peer_fault(peer, "no such place: %s", peer_text(pointer, "location"));
        }
        struct carc_action action = {.verb = CARC_RETURN,
            .item = (uint16_t)carc_node_info(peer->rules, peer->state, node).segment,
            .cell = peer_cell(json_object_get(pointer, "position"))};
        if (!find_option(peer, count, action, "return")) {
            return false;
        }
    }
    return peer_number(peer, "meeples to take back", meeples, (long long)json_array_size(options));
}

static bool compare_item(struct peer *peer, const json_t *item, size_t count)
{
    const char *type = peer_text(item, "type");
    if (strcmp(type, "TilePlacement") == 0) {
        return peer_number(peer, "phase", peer->state->phase, CARC_PHASE_TILE) &&
               compare_places(peer, item, count);
    }
    if (strcmp(type, "Meeple") == 0) {
        int phase = peer->in_crop ? CARC_PHASE_CROP_TURN : CARC_PHASE_MEEPLE;
        return peer_number(peer, "phase", peer->state->phase, phase) &&
               compare_spots(peer, item, count);
    }
    if (strcmp(type, "ReturnMeeple") == 0) {
        return peer_number(peer, "phase", peer->state->phase, CARC_PHASE_CROP_TURN) &&
               compare_returns(peer, item, count);
    }
    if (strcmp(type, "CornCircleSelectDeployOrRemove") == 0) {
        enum carc_symbol symbol = carc_crop_symbol(peer->rules, peer->state);
        return peer_number(peer, "phase", peer->state->phase, CARC_PHASE_CROP_CHOICE) &&
               peer_number(peer, "kind of the crop circle", carc_symbol_kind(symbol),
                   peer_kind(peer_text(item, "featureType")));
    }
    return peer_fault(peer, "unknown question: %s", type);
}

bool peer_compare_action(struct peer *peer, const json_t *theirs)
{
    const json_t *action = json_object_get(theirs, "action");
    const json_t *items = json_object_get(action, "items");
    if (!peer_number(peer, "questions at once", 1, (long long)json_array_size(items)) ||
        !peer_number(
            peer, "turn player", peer->state->turn_player, peer_int(theirs, "turnPlayer")) ||
        !peer_number(peer, "actor", carc_actor(peer->state), peer_int(action, "player"))) {
        return false;
    }
    size_t count = carc_actions(peer->rules, peer->state, peer->list);
    bool may_pass = is_listed(peer, count, (struct carc_action){.verb = CARC_PASS});
    return peer_number(
               peer, "may pass", may_pass, json_is_true(json_object_get(action, "canPass"))) &&
           compare_item(peer, json_array_get(items, 0), count);
}
