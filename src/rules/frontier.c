/* What the open cells have to do with the features beside them: for evaluations and for advice. */
#include "rules/fits.h"
#include "rules/group.h"

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

size_t carc_frontier(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_frontier *out)
{
    const struct placed *placed = view_placed(rules, state);
    const uint16_t *parents = view_parents(rules, state);
    size_t count = 0;
    for (unsigned i = 0; i < state->open; i++) {
        struct carc_cell cell = view_open_cells(rules, state)[i];
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            uint32_t index = view_index(rules, carc_neighbour(cell, edge));
            unsigned value = view_grid(rules, state, index);
            if (value == 0 || value > rules->layout.max_tiles) {
                continue;
            }
            const struct placed *beside = &placed[value - 1];
            const struct carc_oriented *oriented = view_oriented(rules, beside);
            int facing = carc_opposite_edge(edge);
            if (oriented->edge_kind[facing] == CARC_FIELD) {
                continue;
            }
            unsigned root = group_root(parents, beside->first + oriented->edge_segment[facing]);
            out[count++] = (struct carc_frontier){
                (uint16_t)i, (uint16_t)root, (uint8_t)edge, oriented->edge_kind[facing]};
        }
    }
    return count;
}
