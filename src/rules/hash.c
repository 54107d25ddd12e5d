/* The hash of a position. Everything goes in as numbers, never as memory, so that it is the same
 * on every machine; tiles and meeples are summed, so that their order does not matter. */
#include "rules/lay.h"

static uint64_t mix(uint64_t x)
{
    x ^= x >> 30;
    x *= 0xbf58476d1ce4e5b9u;
    x ^= x >> 27;
    x *= 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static uint64_t mix_cell(uint64_t what, struct carc_cell cell, unsigned detail)
{
    uint64_t place = (uint64_t)(uint16_t)cell.x << 16 | (uint16_t)cell.y;
    return mix(mix(place + (what << 56)) + detail);
}

static uint64_t hash_board(const struct carc_rules *rules, const struct carc_state *state)
{
    uint64_t sum = 0;
    const struct placed *placed = view_placed(rules, state);
    for (unsigned i = 0; i < state->placed; i++) {
        unsigned alike = view_piece(rules, &placed[i])->alike[placed_rotation(&placed[i])];
        sum += mix_cell(1, placed[i].cell, placed_tile(&placed[i]) * 4 + alike);
    }
    return sum;
}

/* The number of a segment among the look-alikes of its tile: where the rotation looks like an
 * earlier one, the segment that lies in the same place there. */
static unsigned same_place(
    const struct carc_rules *rules, const struct placed *placed, unsigned segment)
{
    unsigned alike = view_piece(rules, placed)->alike[placed_rotation(placed)];
    const struct carc_oriented *now = view_oriented(rules, placed);
    const struct carc_oriented *then = &rules->oriented[placed_tile(placed)][alike];
    for (unsigned edge = 0; edge < CARC_EDGES; edge++) {
        if (now->edge_segment[edge] == segment) {
            return then->edge_segment[edge];
        }
    }
    for (unsigned half = 0; half < CARC_HALVES; half++) {
        if (now->half_segment[half] == segment) {
            return then->half_segment[half];
        }
    }
    return segment;
}

static uint64_t hash_meeples(const struct carc_rules *rules, const struct carc_state *state)
{
    uint64_t sum = 0;
    for (int player = 0; player < state->players; player++) {
        const uint16_t *meeples = view_meeples(rules, state, player);
        for (unsigned i = 0; i < state->on_board[player]; i++) {
            const struct placed *placed = lay_placed_of(rules, state, meeples[i]);
            unsigned segment = same_place(rules, placed, meeples[i] - placed->first);
            sum += mix_cell(2 + (uint64_t)player, placed->cell, segment);
        }
    }
    return sum;
}

static uint64_t chain(uint64_t hash, uint64_t value)
{
    return mix(hash * 0x9e3779b97f4a7c15u + value + 1);
}

uint64_t carc_hash(const struct carc_rules *rules, const struct carc_state *state)
{
    uint64_t hash = hash_board(rules, state) + hash_meeples(rules, state);
    hash = chain(hash, state->phase);
    hash = chain(hash, state->players);
    hash = chain(hash, state->turn_player);
    hash = chain(hash, state->crop_actor);
    hash = chain(hash, state->crop);
    hash = chain(hash, state->turn);
    bool in_hand = state->phase == CARC_PHASE_TILE || state->phase == CARC_PHASE_MEEPLE;
    hash = chain(hash, in_hand ? state->drawn + 1u : 0);
    if (state->phase == CARC_PHASE_MEEPLE || state->phase == CARC_PHASE_CROP_CHOICE ||
        state->phase == CARC_PHASE_CROP_TURN) {
        /* Which tile is the one just laid matters until the turn is over. */
        hash = chain(hash, mix_cell(10, view_placed(rules, state)[state->placed - 1].cell, 0));
    }
    for (int player = 0; player < state->players; player++) {
        hash = chain(hash, (uint64_t)(int64_t)state->score[player]);
        hash = chain(hash, state->supply[player]);
    }
    for (int i = 0; i < rules->set.count; i++) {
        hash = chain(hash, view_bag(rules, state)[i]);
    }
    return hash;
}
