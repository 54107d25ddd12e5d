#include "ai/odds.h"

void ai_odds_begin(
    struct ai_odds *odds, const struct carc_rules *rules, const struct carc_state *state)
{
    uint64_t bag = (uint64_t)state->players + 1;
    for (int tile = 0; tile < rules->set.count; tile++) {
        bag = bag * 0x9e3779b97f4a7c15u + (uint64_t)carc_bag_count(rules, state, tile);
    }
    if (bag != odds->bag) {
        odds->bag = bag;
        odds->stamp++;
    }
}

/* What a tile can do, over its rotations that fit: bits 0 to 3 end at that edge, 4 to 9 join that
 * pair; -1 when no rotation fits. */
static int abilities(const struct carc_rules *rules, int tile, unsigned forbid)
{
    int found = -1;
    for (int i = 0; i < rules->pieces[tile].rotations; i++) {
        const struct carc_oriented *turned =
            &rules->oriented[tile][rules->pieces[tile].distinct[i]];
        if (turned->fit & forbid) {
            continue;
        }
        found = found < 0 ? 0 : found;
        unsigned leaving[CARC_MAX_SEGMENTS] = {0}; /* a segment reaches an empty cell */
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            if (turned->edge_kind[edge] != CARC_FIELD && !(forbid >> 3 * edge & 7)) {
                leaving[turned->edge_segment[edge]] = 1;
            }
        }
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            if (turned->edge_kind[edge] == CARC_FIELD) {
                continue;
            }
            unsigned segment = turned->edge_segment[edge];
            found |= leaving[segment] ? 0 : 1 << edge;
            for (int other = edge + 1; other < CARC_EDGES; other++) {
                bool same = turned->edge_segment[other] == segment;
                found |= same ? 16 << ai_edge_pair(edge, other) : 0;
            }
        }
    }
    return found;
}

static void count(struct ai_cell_odds *odds, const struct carc_rules *rules,
    const struct carc_state *state, unsigned forbid)
{
    for (int tile = 0; tile < rules->set.count; tile++) {
        int copies = carc_bag_count(rules, state, tile);
        int able = copies ? abilities(rules, tile, forbid) : -1;
        if (able < 0) {
            continue;
        }
        odds->fitting = (uint16_t)(odds->fitting + copies);
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            odds->ending[edge] = (uint16_t)(odds->ending[edge] + (able >> edge & 1) * copies);
        }
        for (int pair = 0; pair < 6; pair++) {
            odds->joining[pair] =
                (uint16_t)(odds->joining[pair] + (able >> (4 + pair) & 1) * copies);
        }
    }
}

struct ai_cell_odds *ai_odds_at(struct ai_odds *odds, const struct carc_rules *rules,
    const struct carc_state *state, unsigned forbid, bool *fresh)
{
    struct ai_cell_odds *cell = &odds->cells[forbid];
    *fresh = cell->stamp != odds->stamp;
    if (*fresh) {
        *cell = (struct ai_cell_odds){.stamp = odds->stamp};
        count(cell, rules, state, forbid);
    }
    return cell;
}
