/* What the open cells have to do with the features beside them: for evaluations and for advice. */
#include "rules/fits.h"
#include "rules/grid.h"
#include "rules/lay.h"
#include "rules/score.h"

int carc_left_fitting(const struct carc_rules *rules, const struct carc_state *state, int i)
{
    const uint16_t *bag = view_bag(rules, state);
    unsigned forbid = view_forbids(rules, state)[i];
    int count = 0;
    for (unsigned tile = 0; tile < rules->set.count; tile++) {
        const struct carc_oriented *turned = rules->oriented[tile];
        bool fits = !(turned[0].fit & forbid) || !(turned[1].fit & forbid) ||
                    !(turned[2].fit & forbid) || !(turned[3].fit & forbid);
        count += fits ? bag[tile] : 0;
    }
    return count;
}

unsigned carc_open_forbids(const struct carc_rules *rules, const struct carc_state *state, int i)
{
    return view_forbids(rules, state)[i];
}

/* Bits of the edges of an open cell beside which a road or a city lies: there fields are ruled
 * out. */
static unsigned built_edges(unsigned forbid)
{
    unsigned field = forbid >> CARC_FIELD;
    return (field & 1) | (field >> 2 & 2) | (field >> 4 & 4) | (field >> 6 & 8);
}

size_t carc_frontier(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_frontier *out)
{
    const struct placed *placed = view_placed(rules, state);
    const uint16_t *roots = view_roots(rules, state);
    const uint16_t *forbids = view_forbids(rules, state);
    size_t count = 0;
    for (unsigned i = 0; i < state->open; i++) {
        struct carc_cell cell = view_open_cells(rules, state)[i];
        for (unsigned edges = built_edges(forbids[i]); edges; edges &= edges - 1) {
            int edge = __builtin_ctz(edges);
            uint32_t index = view_index(rules, carc_neighbour(cell, edge));
            const struct placed *beside = &placed[view_grid(rules, state, index) - 1];
            const struct carc_oriented *oriented = view_oriented(rules, beside);
            int facing = carc_opposite_edge(edge);
            unsigned root = group_root(roots, beside->first + oriented->edge_segment[facing]);
            out[count++] = (struct carc_frontier){
                (uint16_t)i, (uint16_t)root, (uint8_t)edge, oriented->edge_kind[facing]};
        }
    }
    return count;
}

/* Straight to its place: a copy of many small members just written would wait for each of them. */
void carc_brief(const struct carc_rules *rules, const struct carc_state *state, carc_node node,
    struct carc_brief *out)
{
    unsigned root = group_root(view_roots(rules, state), (unsigned)node);
    const struct placed *placed = lay_placed_of(rules, state, root);
    enum carc_kind kind = (enum carc_kind)view_piece(rules, placed)->kinds[root - placed->first];
    uint64_t counts = view_groups(rules, state)[root];
    out->feature = (carc_node)root;
    out->kind = (uint8_t)kind;
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        out->meeples[player] = (uint8_t)group_meeples(counts, player);
    }
    out->owners = (uint8_t)group_owners(counts, state->players);
    int open = 0;
    out->points_now = 0;
    out->points_complete = 0;
    if (kind == CARC_MONASTERY) {
        open = lay_missing_around(rules, state, placed->cell);
        out->points_now = 9 - open;
        out->points_complete = 9;
    } else if (kind != CARC_FIELD) {
        open = group_open(counts);
        out->points_now = score_points(rules, kind, counts, open == 0);
        out->points_complete = score_points(rules, kind, counts, true);
    }
    out->open = (uint16_t)open;
    out->complete = kind != CARC_FIELD && open == 0;
}

size_t carc_claimed(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_brief *out)
{
    const uint16_t *roots = view_roots(rules, state);
    size_t count = 0;
    for (int player = 0; player < state->players; player++) {
        const uint16_t *meeples = view_meeples(rules, state, player);
        for (unsigned i = 0; i < state->on_board[player]; i++) {
            carc_node root = (carc_node)group_root(roots, meeples[i]);
            size_t known = 0;
            while (known < count && out[known].feature != root) {
                known++;
            }
            if (known == count) {
                carc_brief(rules, state, root, &out[count++]);
            }
        }
    }
    return count;
}
