#include <stdlib.h>
#include <zlib.h>

#include "base/macros.h"
#include "load/game.h"
#include "names.h"
#include "peer.h"

#define LINE_SIZE (1 << 20)

/* ---- beginning ---- */

static struct carc_rules *make_rules(struct peer *peer, const json_t *setup)
{
    static const char *const sets[][2] = {{"basic:1", "base"},
        {"corn-circles/1", "crop-circles-2010"}, {"corn-circles/2", "crop-circles"}};
    struct load_request *request = base_alloc(sizeof *request);
    struct diag_place nowhere = {0};
    struct diag diag;
    diag_init(&diag, "");
    load_request_init(request);
    for (size_t i = 0; i < ARRAY_LENGTH(sets); i++) {
        if (json_object_get(json_object_get(setup, "sets"), sets[i][0]) != NULL) {
            load_request_set(request, sets[i][1], nowhere, &diag);
        }
    }
    struct carc_rules *rules = load_game(request, &diag);
    free(request);
    if (rules == NULL) {
        peer_fault(peer, "no rules: %s", diag.messages[0].text);
    }
    return rules;
}

static bool begin(struct peer *peer, const json_t *setup)
{
    peer->rules = make_rules(peer, setup);
    if (peer->rules == NULL) {
        return false;
    }
    size_t size = carc_state_size(peer->rules);
    peer->state = base_alloc(size);
    peer->before = base_alloc(size);
    peer->unscored = base_alloc(size);
    peer->list = base_alloc(carc_max_actions(peer->rules) * sizeof *peer->list);
    peer->discarded = 0;
    peer->committing = false;
    peer->in_crop = false;
    carc_start(peer->rules, peer_int(setup, "players"), peer->state);
    return true;
}

static void end(struct peer *peer)
{
    free(peer->rules);
    free(peer->state);
    free(peer->before);
    free(peer->unscored);
    free(peer->list);
    peer->rules = NULL;
    peer->state = NULL;
    peer->before = NULL;
    peer->unscored = NULL;
    peer->list = NULL;
}

/* ---- messages ---- */

static bool apply(struct peer *peer, struct carc_action action)
{
    enum carc_result result = carc_apply(peer->rules, peer->state, action, NULL);
    return result == CARC_OK ||
           peer_fault(peer, "%s refused: %s", carc_verb_name((enum carc_verb)action.verb),
               carc_result_text(result));
}

static bool place(struct peer *peer, const json_t *payload)
{
    int turned = 0;
    int tile = peer_tile(peer->rules, peer_text(payload, "tileId"), &turned);
    int degrees = atoi(peer_text(payload, "rotation") + 1);
    return peer_number(peer, "tile placed", peer->state->drawn, tile) &&
           apply(peer, (struct carc_action){.verb = CARC_PLACE,
                           .rotation = (uint8_t)((degrees / 90 + turned) % 4),
                           .cell = peer_cell(json_object_get(payload, "position"))});
}

/* A claim, an add or a return: the segment and, in step 4, the cell. */
static bool put(struct peer *peer, enum carc_verb verb, const json_t *pointer)
{
    carc_node node = peer_pointer(peer, peer->state, pointer);
    if (node < 0) {
        return peer_fault(peer, "no such place: %s", peer_text(pointer, "location"));
    }
    struct carc_action action = {.verb = (uint8_t)verb,
        .item = (uint16_t)carc_node_info(peer->rules, peer->state, node).segment};
    if (verb != CARC_CLAIM) {
        action.cell = peer_cell(json_object_get(pointer, "position"));
    }
    return apply(peer, action);
}

/* Ours asks for A or B also when no meeple is on the board; theirs does not (OQ-9). */
static bool answer_void_crop(struct peer *peer, const json_t *theirs)
{
    bool asked = strcmp(peer_text(theirs, "phase"), "CornCirclePhase") == 0;
    if (asked || peer->state->phase != CARC_PHASE_CROP_CHOICE) {
        return true;
    }
    size_t meeples = json_array_size(json_object_get(theirs, "deployedMeeples"));
    return peer_number(peer, "crop circle that is not asked about", 0, (long long)meeples) &&
           apply(peer, (struct carc_action){.verb = CARC_CROP, .item = CARC_CROP_A});
}

static bool obey(struct peer *peer, const char *type, const json_t *payload)
{
    if (strcmp(type, "PLACE_TILE") == 0) {
        return place(peer, payload);
    }
    if (strcmp(type, "DEPLOY_MEEPLE") == 0) {
        return put(
            peer, peer->in_crop ? CARC_ADD : CARC_CLAIM, json_object_get(payload, "pointer"));
    }
    if (strcmp(type, "RETURN_MEEPLE") == 0) {
        return put(peer, CARC_RETURN,
            json_object_get(json_object_get(payload, "pointer"), "featurePointer"));
    }
    if (strcmp(type, "PASS") == 0) {
        return apply(peer, (struct carc_action){.verb = CARC_PASS});
    }
    if (strcmp(type, "CIRCLE_REMOVE_OR_DEPLOY") == 0) {
        bool add = strcmp(peer_text(payload, "value"), "DEPLOY") == 0;
        return apply(
            peer, (struct carc_action){.verb = CARC_CROP, .item = add ? CARC_CROP_A : CARC_CROP_B});
    }
    return strcmp(type, "COMMIT") == 0 || peer_fault(peer, "unknown message: %s", type);
}

/* Draws what they set aside since the last message, and the tile in hand. */
static bool draw(struct peer *peer, const json_t *theirs)
{
    int turned = 0;
    const json_t *aside = json_object_get(theirs, "discardedTiles");
    for (; peer->discarded < json_array_size(aside); peer->discarded++) {
        const char *name = json_string_value(json_array_get(aside, peer->discarded));
        int tile = peer_tile(peer->rules, name, &turned);
        if (!apply(peer, (struct carc_action){.verb = CARC_DRAW, .item = (uint16_t)tile}) ||
            !peer_number(
                peer, "set aside", peer->state->set_aside, (long long)peer->discarded + 1)) {
            return false;
        }
    }
    if (strcmp(peer_text(theirs, "phase"), "TilePhase") != 0) {
        return true;
    }
    const json_t *action = json_object_get(theirs, "action");
    const json_t *item = json_array_get(json_object_get(action, "items"), 0);
    int tile = peer_tile(peer->rules, peer_text(item, "tileId"), &turned);
    return apply(peer, (struct carc_action){.verb = CARC_DRAW, .item = (uint16_t)tile});
}

/* ---- positions ---- */

static bool set_up(struct peer *peer, enum carc_result result)
{
    return result == CARC_OK || peer_fault(peer, "cannot be set up: %s", carc_result_text(result));
}

/* The tiles as they lie now, the meeples and points as they were, and what `claimed` points at:
 * the position after step 2. */
static bool set_up_unscored(struct peer *peer, const json_t *claimed)
{
    const struct carc_state *before = peer->before;
    carc_setup_empty(peer->rules, before->players, peer->unscored);
    for (int i = 0; i < peer->state->placed; i++) {
        struct carc_placement at = carc_placement(peer->rules, peer->state, i);
        if (!set_up(
                peer, carc_setup_put(peer->rules, peer->unscored, at.tile, at.cell, at.rotation))) {
            return false;
        }
    }
    for (int p = 0; p < before->players; p++) {
        for (int m = 0; m < before->on_board[p]; m++) {
            carc_node node = carc_meeple(peer->rules, before, p, m);
            struct carc_node_info info = carc_node_info(peer->rules, before, node);
            struct carc_placement at = carc_placement(peer->rules, before, info.placement);
            if (!set_up(peer,
                    carc_setup_meeple(peer->rules, peer->unscored, p, at.cell, info.segment))) {
                return false;
            }
        }
        carc_setup_score(peer->unscored, p, before->score[p]);
    }
    if (claimed == NULL) {
        return true;
    }
    carc_node node = peer_pointer(peer, peer->unscored, claimed);
    int segment = carc_node_info(peer->rules, peer->unscored, node).segment;
    return set_up(peer, carc_setup_meeple(peer->rules, peer->unscored, before->turn_player,
                            peer_cell(json_object_get(claimed, "position")), segment));
}

/* Tiles that were drawn but not placed are still in the bag of a position set up by hand. */
static bool compare_unscored(struct peer *peer, const json_t *claimed, const json_t *theirs)
{
    if (!set_up_unscored(peer, claimed)) {
        return false;
    }
    peer->unscored->bag_left = peer->state->bag_left;
    peer->unscored->set_aside = peer->state->set_aside;
    return peer_number(
               peer, "turn player", peer->before->turn_player, peer_int(theirs, "turnPlayer")) &&
           peer_compare_board(peer, peer->unscored, theirs) &&
           peer_compare_points(peer, peer->unscored, theirs);
}

static bool compare(struct peer *peer, const json_t *claimed, const json_t *theirs)
{
    const char *phase = peer_text(theirs, "phase");
    if (strcmp(phase, "CommitActionPhase") == 0) {
        return compare_unscored(peer, claimed, theirs);
    }
    if (!peer_compare_board(peer, peer->state, theirs)) {
        return false;
    }
    if (strcmp(phase, "GameOverPhase") == 0) {
        return peer_number(peer, "phase", peer->state->phase, CARC_PHASE_OVER) &&
               peer_compare_points(peer, peer->state, theirs);
    }
    const json_t *action = json_object_get(theirs, "action");
    const json_t *item = json_array_get(json_object_get(action, "items"), 0);
    if (strcmp(peer_text(item, "type"), "Confirm") == 0) {
        /* Ours has gone on, perhaps to the end of the game; step 4 pays nothing. */
        return peer_number(peer, "actor", carc_actor(peer->before), peer_int(action, "player")) &&
               peer_compare_points(peer, peer->before, theirs);
    }
    return peer_compare_points(peer, peer->state, theirs) && peer_compare_action(peer, theirs);
}

static bool message(struct peer *peer, const json_t *line)
{
    const json_t *send = json_object_get(line, "send");
    const json_t *payload = json_object_get(send, "payload");
    const json_t *theirs = json_object_get(line, "state");
    const char *type = peer_text(send, "type");
    const json_t *claimed = NULL;
    if (strcmp(type, "GAME_SETUP") == 0) {
        if (!begin(peer, payload)) {
            return false;
        }
    } else {
        memcpy(peer->before, peer->state, carc_state_size(peer->rules));
        if (!obey(peer, type, payload)) {
            return false;
        }
        claimed = peer->in_crop ? NULL : json_object_get(payload, "pointer");
    }
    if (strcmp(type, "COMMIT") == 0 && !answer_void_crop(peer, theirs)) {
        return false;
    }
    peer->in_crop = strcmp(peer_text(theirs, "phase"), "CornCirclePhase") == 0;
    peer->states++;
    return draw(peer, theirs) && compare(peer, claimed, theirs);
}

bool peer_replay(struct peer *peer, const char *path)
{
    gzFile file = gzopen(path, "rb");
    char *line = base_alloc(LINE_SIZE);
    bool same = file != NULL || peer_fault(peer, "cannot be opened");
    int number = 0;
    while (same && gzgets(file, line, LINE_SIZE) != NULL) {
        number++;
        json_t *json = json_loads(line, 0, NULL);
        same = json != NULL ? message(peer, json) : peer_fault(peer, "no JSON");
        json_decref(json);
    }
    same = same && (peer_number(peer, "phase at the end", peer->state->phase, CARC_PHASE_OVER));
    if (!same) {
        text_printf(peer->fault, " (%s:%d)", path, number);
    }
    if (file != NULL) {
        gzclose(file);
    }
    free(line);
    end(peer);
    return same;
}
