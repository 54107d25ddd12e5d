/* Invariants of a state, each recomputed from the placements and meeples. */
#include <string.h>

#include "rules/lay.h"
#include "rules/names.h"

static const char *check_counts(const struct carc_rules *rules, const struct carc_state *state)
{
    unsigned bag = 0;
    for (int i = 0; i < rules->set.count; i++) {
        bag += view_bag(rules, state)[i];
    }
    if (bag != state->bag_left) {
        return "the bag holds as many tiles as are left";
    }
    if (bag + state->placed + state->set_aside > rules->bag_size) {
        return "no tile is in two places";
    }
    for (int player = 0; player < state->players; player++) {
        if (state->supply[player] + state->on_board[player] > rules->options.meeples) {
            return "a player has no more meeples than the options give";
        }
    }
    return NULL;
}

static const char *check_placements(const struct carc_rules *rules, const struct carc_state *state)
{
    const struct placed *placed = view_placed(rules, state);
    unsigned node = 0;
    for (unsigned i = 0; i < state->placed; i++) {
        if (carc_placement_at(rules, state, placed[i].cell) != (int)i) {
            return "the grid knows where each tile lies";
        }
        if (placed[i].first != node) {
            return "the segments are numbered in the order of the tiles";
        }
        node += view_piece(rules, &placed[i])->segments;
    }
    return node == state->nodes ? NULL : "every segment belongs to a tile";
}

static uint16_t forbid_of(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell)
{
    uint16_t forbid = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        int other = carc_placement_at(rules, state, carc_neighbour(cell, edge));
        if (other >= 0) {
            const struct placed *placed = &view_placed(rules, state)[other];
            unsigned kind = view_oriented(rules, placed)->edge_kind[carc_opposite_edge(edge)];
            forbid |= (uint16_t)((7u & ~(1u << kind)) << 3 * edge);
        }
    }
    return forbid;
}

static const char *check_open(const struct carc_rules *rules, const struct carc_state *state)
{
    for (unsigned i = 0; i < state->open; i++) {
        struct carc_cell cell = view_open_cells(rules, state)[i];
        if (lay_open_at(rules, state, cell) != (int)i) {
            return "the grid knows the open cells";
        }
        uint16_t forbid = forbid_of(rules, state, cell);
        if (forbid == 0 || forbid != view_forbids(rules, state)[i]) {
            return "an open cell forbids what its neighbours do not match";
        }
    }
    for (unsigned i = 0; i < state->placed; i++) {
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            struct carc_cell beside = carc_neighbour(view_placed(rules, state)[i].cell, edge);
            if (carc_placement_at(rules, state, beside) < 0 &&
                lay_open_at(rules, state, beside) < 0) {
                return "every empty cell beside a tile is open";
            }
        }
    }
    return NULL;
}

/* The sums of one feature, added up from all its segments. */
struct sums {
    int tiles, pennants, open;
    int meeples[CARC_MAX_PLAYERS];
};

static void add_placement(const struct carc_rules *rules, const struct carc_state *state,
    const struct placed *placed, unsigned root, struct sums *sums)
{
    const struct carc_tile *tile = &rules->set.tiles[placed_tile(placed)];
    bool here = false;
    for (int i = 0; i < tile->segment_count; i++) {
        if (group_root(view_roots(rules, state), placed->first + (unsigned)i) != root) {
            continue;
        }
        here = true;
        sums->pennants += tile->segments[i].pennants;
        uint8_t edges = carc_rotate_edges(tile->segments[i].edges, (int)placed_rotation(placed));
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            bool open = edges >> edge & 1 &&
                        carc_placement_at(rules, state, carc_neighbour(placed->cell, edge)) < 0;
            sums->open += open;
        }
    }
    sums->tiles += here;
}

static const char *check_root(
    const struct carc_rules *rules, const struct carc_state *state, unsigned root)
{
    struct sums sums = {0};
    for (unsigned i = 0; i < state->placed; i++) {
        add_placement(rules, state, &view_placed(rules, state)[i], root, &sums);
    }
    uint64_t counts = view_groups(rules, state)[root];
    for (int player = 0; player < state->players; player++) {
        int meeples = 0;
        for (unsigned i = 0; i < state->on_board[player]; i++) {
            unsigned node = view_meeples(rules, state, player)[i];
            meeples += group_root(view_roots(rules, state), node) == root;
        }
        if (meeples != group_meeples(counts, player)) {
            return "a feature counts the meeples that stand on it";
        }
    }
    enum carc_kind kind = carc_node_info(rules, state, (carc_node)root).kind;
    if (kind != CARC_ROAD && kind != CARC_CITY) {
        return NULL;
    }
    bool same = sums.tiles == group_tiles(counts) && sums.open == group_open(counts) &&
                sums.pennants == group_pennants(counts);
    return same ? NULL : "a feature counts its tiles, pennants and open edges";
}

static const char *check_features(const struct carc_rules *rules, const struct carc_state *state)
{
    for (unsigned node = 0; node < state->nodes; node++) {
        if (group_root(view_roots(rules, state), node) != node) {
            continue;
        }
        const char *broken = check_root(rules, state, node);
        if (broken) {
            return broken;
        }
    }
    return NULL;
}

static const char *check_monks(const struct carc_rules *rules, const struct carc_state *state)
{
    int count = 0;
    for (int player = 0; player < state->players; player++) {
        for (unsigned i = 0; i < state->on_board[player]; i++) {
            carc_node node = carc_meeple(rules, state, player, (int)i);
            count += carc_node_info(rules, state, node).kind == CARC_MONASTERY;
        }
    }
    if (count != state->monks) {
        return "every monk is on the list of monks";
    }
    unsigned full = 0;
    for (unsigned i = 0; i < state->monks; i++) {
        const struct monk *monk = &view_monks(rules, state)[i];
        if (monk->missing != lay_missing_around(rules, state, monk->cell)) {
            return "a monk knows how many tiles are missing";
        }
        full += monk->missing == 0;
    }
    return full == state->full_monks ? NULL : "the monks that miss no tile are counted";
}

const char *carc_check(const struct carc_rules *rules, const struct carc_state *state)
{
    static const char *(*const checks[])(const struct carc_rules *, const struct carc_state *) = {
        check_counts, check_placements, check_open, check_features, check_monks};
    for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
        const char *broken = checks[i](rules, state);
        if (broken) {
            return broken;
        }
    }
    return NULL;
}
