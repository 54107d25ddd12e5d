#include "ai/odds.h"

#include <string.h>

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
        for (int tile = 0; tile < rules->set.count; tile++) {
            odds->copies[tile] = (uint16_t)carc_bag_count(rules, state, tile);
        }
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

/* Spreads the bits of a number over lanes of ten bits: no bag holds more than 1023 tiles. */
static uint64_t spread(unsigned bits)
{
    uint64_t lanes = 0;
    for (int i = 0; i < 6; i++) {
        lanes |= (uint64_t)(bits >> i & 1) << 10 * i;
    }
    return lanes;
}

static uint16_t lane(uint64_t lanes, int i)
{
    return (uint16_t)(lanes >> 10 * i & 1023);
}

/* What each tile can do at such a cell. When there is no more room all rows begin anew. */
static const struct ai_abilities *row_of(
    struct ai_odds *odds, const struct carc_rules *rules, unsigned forbid, unsigned number)
{
    size_t size = rules->set.count;
    if (odds->row[number] == 0) {
        if ((odds->rows + 1) * size > AI_ABILITIES) {
            memset(odds->row, 0, sizeof odds->row);
            odds->rows = 0;
        }
        struct ai_abilities *row = &odds->abilities[odds->rows * size];
        for (size_t tile = 0; tile < size; tile++) {
            int able = abilities(rules, (int)tile, forbid);
            unsigned bits = able < 0 ? 0 : (unsigned)able;
            row[tile] = (struct ai_abilities){
                spread((able >= 0) | (bits & 15) << 1), spread(bits >> 4 & 63)};
        }
        odds->row[number] = ++odds->rows;
    }
    return &odds->abilities[(odds->row[number] - 1) * size];
}

static void count(
    struct ai_cell_odds *cell, const struct ai_abilities *row, const uint16_t *copies, int tiles)
{
    uint64_t ends = 0;
    uint64_t joins = 0;
    for (int tile = 0; tile < tiles; tile++) {
        ends += row[tile].ends * copies[tile];
        joins += row[tile].joins * copies[tile];
    }
    cell->fitting = lane(ends, 0);
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        cell->ending[edge] = lane(ends, 1 + edge);
    }
    for (int pair = 0; pair < 6; pair++) {
        cell->joining[pair] = lane(joins, pair);
    }
}

/* Each edge forbids nothing, or two of three kinds: two bits tell which. */
static unsigned number_of(unsigned forbid)
{
    unsigned number = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        unsigned out = forbid >> 3 * edge & 7;
        number |= ((out ^ out >> 1) & 3) << 2 * edge;
    }
    return number;
}

struct ai_cell_odds *ai_odds_at(
    struct ai_odds *odds, const struct carc_rules *rules, unsigned forbid, bool *fresh)
{
    unsigned number = number_of(forbid);
    struct ai_cell_odds *cell = &odds->cells[number];
    *fresh = cell->stamp != odds->stamp;
    if (*fresh) {
        *cell = (struct ai_cell_odds){.stamp = odds->stamp};
        count(cell, row_of(odds, rules, forbid, number), odds->copies, rules->set.count);
    }
    return cell;
}
