/* Features, meeples and events. */
#include <stdlib.h>

#include "compare.h"
#include "rules/query.h"

/* All cities that touch a field, each once. */
static bool compare_field_cities(const struct compare *compare, int node, int field)
{
    const struct oracle *oracle = compare->oracle;
    carc_node *list = base_alloc((compare->state->city_bits + 1u) * sizeof *list);
    size_t count = carc_field_cities(compare->rules, compare->state, node, list);
    size_t expected = 0;
    for (int city = 0; city < oracle->feature_count; city++) {
        expected += oracle->features[city].kind == CARC_CITY && oracle_touches(oracle, field, city);
    }
    bool same = compare_number(compare, "cities of a field", (long long)count, (long long)expected);
    for (size_t i = 0; same && i < count; i++) {
        struct carc_node_info info = carc_node_info(compare->rules, compare->state, list[i]);
        struct oracle_spot spot = {info.placement, info.segment};
        bool touches = oracle_touches(oracle, field, oracle_feature_at(oracle, spot));
        same = compare_number(compare, "a city of a field", touches, true);
        for (size_t j = 0; same && j < i; j++) {
            same = compare_number(compare, "a city twice", list[i] == list[j], false);
        }
    }
    free(list);
    return same;
}

static bool compare_info(const struct compare *compare, int node, int feature)
{
    const struct oracle *oracle = compare->oracle;
    const struct oracle_feature *f = &oracle->features[feature];
    struct carc_feature_info info = carc_feature_info(compare->rules, compare->state, node);
    bool field = f->kind == CARC_FIELD;
    struct oracle_cities cities = {0, 0, 0};
    if (field) {
        cities = oracle_cities(oracle, feature);
    }
    const struct carc_options *options = &compare->rules->options;
    int a_city = !options->fields ? 0 : options->field_scoring == CARC_F1 ? 4 : 3;
    int now = field ? a_city * cities.complete : oracle_value(oracle, feature, f->complete);
    int closed = field ? 0 : f->kind == CARC_MONASTERY ? 9 : oracle_value(oracle, feature, true);
    bool same = compare_number(compare, "kind of a feature", info.kind, f->kind) &&
                compare_number(compare, "complete", info.complete, f->complete) &&
                compare_number(compare, "tiles", info.tiles, f->tiles) &&
                compare_number(compare, "pennants", info.pennants, f->pennants) &&
                compare_number(compare, "open", info.open, f->open) &&
                compare_number(compare, "cities", info.cities, cities.complete) &&
                compare_number(compare, "open cities", info.open_cities, cities.open) &&
                compare_number(compare, "city segments", info.city_segments, cities.segments) &&
                compare_number(compare, "points now", info.points_now, now) &&
                compare_number(compare, "points complete", info.points_complete, closed) &&
                compare_number(compare, "owners", info.owners, oracle_owners(oracle, feature));
    for (int p = 0; same && p < oracle->players; p++) {
        int meeples = oracle_meeples_in(oracle, feature, p);
        same = compare_number(compare, "meeples in a feature", info.meeples[p], meeples);
    }
    return same;
}

/* A node and its feature: the engine's names for features must pair off with the oracle's. */
static bool compare_node(
    const struct compare *compare, int node, struct oracle_spot spot, int *names)
{
    const struct oracle *oracle = compare->oracle;
    struct carc_node_info info = carc_node_info(compare->rules, compare->state, node);
    struct carc_placement at = carc_placement(compare->rules, compare->state, spot.placement);
    int there = carc_node_at(compare->rules, compare->state, at.cell, spot.segment);
    int feature = oracle_feature_at(oracle, spot);
    int name = carc_feature_of(compare->rules, compare->state, node);
    if (names[feature] < 0) {
        names[feature] = name;
        bool held_field =
            oracle->features[feature].kind == CARC_FIELD && oracle_owners(oracle, feature) != 0;
        bool now = oracle->phase == CARC_PHASE_DRAW && oracle->turn % 3 == 0;
        if (!compare_info(compare, node, feature) ||
            (held_field && now && !compare_field_cities(compare, node, feature))) {
            return false;
        }
    }
    bool same =
        compare_number(compare, "placement of a node", info.placement, spot.placement) &&
        compare_number(compare, "segment of a node", info.segment, spot.segment) &&
        compare_number(compare, "kind of a node", info.kind, oracle_segment(oracle, spot)->kind) &&
        compare_number(compare, "node at a cell", there, node) &&
        compare_number(compare, "feature of a node", name, names[feature]);
    for (int p = 0; same && p < oracle->players; p++) {
        int engine = carc_meeples_on(compare->rules, compare->state, p, node);
        int expected = oracle_meeples_on(oracle, spot, p);
        same = compare_number(compare, "meeples on a segment", engine, expected);
    }
    return same;
}

/* The meeples of each player, oldest first. */
static bool compare_meeples(const struct compare *compare)
{
    const struct oracle *oracle = compare->oracle;
    int seen[CARC_MAX_PLAYERS] = {0};
    for (int m = 0; m < oracle->meeple_count; m++) {
        int player = oracle->meeples[m].player;
        int node = carc_meeple(compare->rules, compare->state, player, seen[player]++);
        struct carc_node_info info = carc_node_info(compare->rules, compare->state, node);
        struct oracle_spot spot = oracle->meeples[m].spot;
        if (!compare_number(compare, "placement of a meeple", info.placement, spot.placement) ||
            !compare_number(compare, "segment of a meeple", info.segment, spot.segment)) {
            return false;
        }
    }
    return true;
}

bool compare_features(const struct compare *compare)
{
    const struct oracle *oracle = compare->oracle;
    int names[ORACLE_SPOTS];
    for (int f = 0; f < oracle->feature_count; f++) {
        names[f] = -1;
    }
    int node = 0;
    for (int p = 0; p < oracle->placed; p++) {
        for (int s = 0; s < oracle_tile(oracle, p)->segment_count; s++, node++) {
            struct oracle_spot spot = {p, s};
            if (!compare_node(compare, node, spot, names)) {
                return false;
            }
        }
    }
    for (int f = 0; f < oracle->feature_count; f++) { /* no two features under one name */
        struct oracle_spot first = oracle->features[f].first;
        struct carc_placement at = carc_placement(compare->rules, compare->state, first.placement);
        int own = carc_node_at(compare->rules, compare->state, at.cell, first.segment);
        for (int g = 0; g < f; g++) {
            if (names[g] == names[f]) {
                return compare_number(compare, "a feature that joins two", own, -1);
            }
        }
    }
    return compare_number(compare, "nodes", compare->state->nodes, node) &&
           compare_meeples(compare);
}

static bool same_event(const struct compare *compare, const struct carc_event *engine,
    const struct carc_event *expected)
{
    bool same = compare_number(compare, "event", engine->kind, expected->kind) &&
                compare_number(compare, "event: player", engine->player, expected->player) &&
                compare_number(compare, "event: rotation", engine->rotation, expected->rotation) &&
                compare_number(compare, "event: segment", engine->segment, expected->segment) &&
                compare_number(compare, "event: tile", engine->tile, expected->tile) &&
                compare_number(compare, "event: x", engine->cell.x, expected->cell.x) &&
                compare_number(compare, "event: y", engine->cell.y, expected->cell.y) &&
                compare_number(compare, "event: choice", engine->choice, expected->choice) &&
                compare_number(compare, "event: symbol", engine->symbol, expected->symbol) &&
                compare_number(compare, "event: skip", engine->skip, expected->skip) &&
                compare_number(compare, "event: winners", engine->winners, expected->winners) &&
                compare_number(compare, "event: feature", engine->feature, expected->feature) &&
                compare_number(compare, "event: final", engine->final, expected->final) &&
                compare_number(compare, "event: why", engine->why, expected->why) &&
                compare_number(compare, "event: small", engine->small, expected->small) &&
                compare_number(compare, "event: tiles", engine->tiles, expected->tiles) &&
                compare_number(compare, "event: pennants", engine->pennants, expected->pennants) &&
                compare_number(compare, "event: cities", engine->cities, expected->cities);
    for (int p = 0; same && p < CARC_MAX_PLAYERS; p++) {
        same =
            compare_number(compare, "event: meeples", engine->meeples[p], expected->meeples[p]) &&
            compare_number(compare, "event: points", engine->points[p], expected->points[p]);
    }
    return same;
}

bool compare_events(const struct compare *compare, const struct carc_events *events)
{
    const struct oracle *oracle = compare->oracle;
    bool same = compare_number(compare, "events", (long long)events->count, oracle->event_count) &&
                compare_number(compare, "events lost", (long long)events->lost, 0);
    for (int i = 0; same && i < oracle->event_count; i++) {
        same = same_event(compare, &events->items[i], &oracle->events[i]);
        if (!same) {
            enum carc_event_kind kind = (enum carc_event_kind)oracle->events[i].kind;
            text_printf(compare->fault, " (event %d, %s)", i, carc_event_name(kind));
        }
    }
    return same;
}
