#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "names.h"
#include "peer.h"

bool peer_fault(struct peer *peer, const char *format, ...)
{
    if (peer->fault->size == 0) {
        char line[512];
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(line, sizeof line, format, arguments);
        va_end(arguments);
        text_add(peer->fault, line);
    }
    return false;
}

bool peer_number(struct peer *peer, const char *what, long long ours, long long theirs)
{
    peer->answers++;
    return ours == theirs || peer_fault(peer, "%s: %lld, theirs %lld", what, ours, theirs);
}

struct carc_cell peer_cell(const json_t *position)
{
    return (struct carc_cell){(int16_t)json_integer_value(json_array_get(position, 0)),
        (int16_t)json_integer_value(json_array_get(position, 1))};
}

const char *peer_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text == NULL ? "" : text;
}

int peer_int(const json_t *object, const char *key)
{
    return (int)json_integer_value(json_object_get(object, key));
}

carc_node peer_pointer(
    const struct peer *peer, const struct carc_state *state, const json_t *pointer)
{
    struct carc_cell cell = peer_cell(json_object_get(pointer, "position"));
    return peer_node(peer->rules, state, cell, peer_kind(peer_text(pointer, "feature")),
        peer_text(pointer, "location"));
}

static bool compare_tiles(struct peer *peer, const struct carc_state *ours, const json_t *theirs)
{
    const json_t *placed = json_object_get(theirs, "placedTiles");
    bool same =
        peer_number(peer, "tiles placed", ours->placed, (long long)json_array_size(placed)) &&
        peer_number(peer, "tiles set aside", ours->set_aside,
            (long long)json_array_size(json_object_get(theirs, "discardedTiles"))) &&
        peer_number(peer, "tiles left", ours->bag_left,
            peer_int(json_object_get(theirs, "tilePack"), "size"));
    for (int i = 0; same && i < ours->placed; i++) {
        const json_t *there = json_array_get(placed, (size_t)i);
        struct carc_placement own = carc_placement(peer->rules, ours, i);
        struct carc_cell cell = peer_cell(json_object_get(there, "position"));
        int turned = 0;
        int tile = peer_tile(peer->rules, peer_text(there, "id"), &turned);
        int rotation = (peer_int(there, "rotation") / 90 + turned) % 4;
        same = peer_number(peer, "tile", own.tile, tile) &&
               peer_number(peer, "its rotation", own.rotation, rotation) &&
               peer_number(peer, "its x", own.cell.x, cell.x) &&
               peer_number(peer, "its y", own.cell.y, cell.y);
    }
    return same;
}

/* Both sides as (player, node), each node's meeples counted. */
static bool compare_meeples(struct peer *peer, const struct carc_state *ours, const json_t *theirs)
{
    const json_t *list = json_object_get(theirs, "deployedMeeples");
    int total = 0;
    for (int p = 0; p < ours->players; p++) {
        total += ours->on_board[p];
    }
    if (!peer_number(peer, "meeples on board", total, (long long)json_array_size(list))) {
        return false;
    }
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *meeple = json_array_get(list, i);
        int player = peer_int(meeple, "player");
        carc_node node = peer_pointer(peer, ours, meeple);
        int alike = 0;
        for (size_t j = 0; j < json_array_size(list); j++) {
            const json_t *other = json_array_get(list, j);
            alike += peer_int(other, "player") == player && peer_pointer(peer, ours, other) == node;
        }
        if (node < 0) {
            return peer_fault(peer, "no such place: %s", peer_text(meeple, "location"));
        }
        if (!peer_number(peer, "meeples on a place",
                carc_meeples_on(peer->rules, ours, player, node), alike)) {
            return false;
        }
    }
    return true;
}

static bool compare_supplies(struct peer *peer, const struct carc_state *ours, const json_t *theirs)
{
    const json_t *players = json_object_get(theirs, "players");
    bool same = peer_number(peer, "players", ours->players, (long long)json_array_size(players));
    for (int p = 0; same && p < ours->players; p++) {
        const json_t *meeples = json_object_get(json_array_get(players, (size_t)p), "meeples");
        const json_t *small = json_object_get(meeples, "SmallFollower");
        int supply = (int)json_integer_value(json_array_get(small, 0));
        same = peer_number(peer, "supply", ours->supply[p], supply);
    }
    return same;
}

/* One feature of theirs: all its places are of one feature of ours. Returns the node that stands
 * for it, or -1. */
static carc_node find_feature(
    struct peer *peer, const struct carc_state *ours, const json_t *feature, size_t *places)
{
    enum carc_kind kind = peer_kind(peer_text(feature, "type"));
    const json_t *list = json_object_get(feature, "places");
    carc_node root = -1;
    for (size_t i = 0; i < json_array_size(list); i++) {
        const json_t *place = json_array_get(list, i);
        const char *location = json_string_value(json_array_get(place, 2));
        carc_node node = peer_node(peer->rules, ours, peer_cell(place), kind, location);
        if (node < 0) {
            peer_fault(peer, "no such place: %s", location);
            return -1;
        }
        carc_node here = carc_feature_of(peer->rules, ours, node);
        if (!peer_number(peer, "feature of a place", here, root < 0 ? here : root)) {
            return -1;
        }
        root = here;
        ++*places;
    }
    return root;
}

static bool compare_feature(
    struct peer *peer, const struct carc_state *ours, carc_node root, const json_t *feature)
{
    struct carc_feature_info info = carc_feature_info(peer->rules, ours, root);
    const json_t *list = json_object_get(feature, "owners");
    int owners = 0;
    for (size_t i = 0; i < json_array_size(list); i++) {
        owners |= 1 << json_integer_value(json_array_get(list, i));
    }
    bool same = peer_number(peer, "owners", info.owners, owners);
    if (info.kind == CARC_FIELD) {
        same = same && peer_number(peer, "city segments at a field", info.city_segments,
                           peer_int(feature, "cities"));
    }
    return same;
}

static bool compare_features(struct peer *peer, const struct carc_state *ours, const json_t *theirs)
{
    const json_t *features = json_object_get(theirs, "features");
    bool *seen = base_alloc(ours->nodes);
    memset(seen, 0, ours->nodes);
    size_t places = 0;
    bool same = true;
    for (size_t i = 0; same && i < json_array_size(features); i++) {
        const json_t *feature = json_array_get(features, i);
        carc_node root = find_feature(peer, ours, feature, &places);
        same = root >= 0 && peer_number(peer, "two features in one", seen[root], false) &&
               compare_feature(peer, ours, root, feature);
        if (same) {
            seen[root] = true;
        }
    }
    free(seen);
    return same && peer_number(peer, "segments on the board", ours->nodes, (long long)places);
}

bool peer_compare_board(struct peer *peer, const struct carc_state *ours, const json_t *theirs)
{
    return compare_tiles(peer, ours, theirs) && compare_supplies(peer, ours, theirs) &&
           compare_meeples(peer, ours, theirs) && compare_features(peer, ours, theirs);
}

bool peer_compare_points(struct peer *peer, const struct carc_state *ours, const json_t *theirs)
{
    const json_t *players = json_object_get(theirs, "players");
    bool same = true;
    for (int p = 0; same && p < ours->players; p++) {
        int points = peer_int(json_array_get(players, (size_t)p), "points");
        same = peer_number(peer, "points", ours->score[p], points);
    }
    return same;
}
