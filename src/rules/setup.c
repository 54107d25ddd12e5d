#include "rules/setup.h"

#include <assert.h>
#include <string.h>

#include "rules/lay.h"
#include "rules/score.h"

void carc_setup_empty(const struct carc_rules *rules, int players, struct carc_state *state)
{
    assert(players >= CARC_MIN_PLAYERS && players <= CARC_MAX_PLAYERS);
    memset(state, 0, rules->layout.size);
    uint32_t slots = rules->layout.roots - rules->layout.open_forbid;
    memset(view_forbids(rules, state), 0xff, slots);
    state->phase = CARC_PHASE_DRAW;
    state->players = (uint8_t)players;
    state->turn_player = (uint8_t)((rules->options.first_player - 1) % players);
    state->turn = 1;
    state->bag_left = rules->bag_size;
    for (int i = 0; i < rules->set.count; i++) {
        view_bag(rules, state)[i] = rules->set.tiles[i].count;
    }
    for (int player = 0; player < players; player++) {
        state->supply[player] = rules->options.meeples;
    }
}

static enum carc_result try_put(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_cell cell, unsigned fit)
{
    bool far = cell.x < -CARC_MAX_COORDINATE || cell.x > CARC_MAX_COORDINATE ||
               cell.y < -CARC_MAX_COORDINATE || cell.y > CARC_MAX_COORDINATE;
    if (state->placed == 0) {
        return far ? CARC_NO_NEIGHBOUR : CARC_OK;
    }
    return lay_try(rules, state, cell, fit);
}

enum carc_result carc_setup_put(const struct carc_rules *rules, struct carc_state *state, int tile,
    struct carc_cell cell, int rotation)
{
    if (tile < 0 || tile >= rules->set.count) {
        return CARC_NO_SUCH_TILE;
    }
    if (rotation < 0 || rotation >= CARC_ROTATIONS) {
        return CARC_BAD_ROTATION;
    }
    if (view_bag(rules, state)[tile] == 0) {
        return CARC_NOT_IN_BAG;
    }
    enum carc_result result = try_put(rules, state, cell, rules->oriented[tile][rotation].fit);
    if (result == CARC_OK) {
        lay_tile(rules, state, (unsigned)tile, (unsigned)rotation, cell);
        view_bag(rules, state)[tile]--;
        state->bag_left--;
    }
    return result;
}

enum carc_result carc_setup_meeple(const struct carc_rules *rules, struct carc_state *state,
    int player, struct carc_cell cell, int segment)
{
    assert(player >= 0 && player < state->players);
    if (carc_placement_at(rules, state, cell) < 0) {
        return CARC_NO_TILE_THERE;
    }
    carc_node node = carc_node_at(rules, state, cell, segment);
    if (node < 0) {
        return CARC_NO_SUCH_SEGMENT;
    }
    if (state->supply[player] == 0) {
        return CARC_SUPPLY_EMPTY;
    }
    enum carc_kind kind = carc_node_info(rules, state, node).kind;
    if (kind == CARC_FIELD && !rules->options.fields) {
        return CARC_FIELDS_OFF;
    }
    if (kind == CARC_MONASTERY && group_held(view_groups(rules, state)[node])) {
        return CARC_MONASTERY_HELD;
    }
    score_put_meeple(rules, state, player, (unsigned)node);
    return CARC_OK;
}

enum carc_result carc_setup_supply(
    const struct carc_rules *rules, struct carc_state *state, int player, int supply)
{
    assert(player >= 0 && player < state->players);
    if (supply < 0 || supply + state->on_board[player] > rules->options.meeples) {
        return CARC_SUPPLY_EMPTY;
    }
    state->supply[player] = (uint8_t)supply;
    return CARC_OK;
}

void carc_setup_score(struct carc_state *state, int player, int score)
{
    assert(player >= 0 && player < state->players);
    state->score[player] = score;
}

void carc_setup_turn(struct carc_state *state, int player)
{
    assert(player >= 0 && player < state->players);
    state->turn_player = (uint8_t)player;
}

bool carc_setup_bag(
    const struct carc_rules *rules, struct carc_state *state, const uint16_t *tiles, size_t count)
{
    uint16_t wanted[CARC_MAX_BAG] = {0};
    for (size_t i = 0; i < count; i++) {
        if (tiles[i] >= rules->set.count) {
            return false;
        }
        wanted[tiles[i]]++;
    }
    for (int i = 0; i < rules->set.count; i++) {
        int lying = 0;
        for (unsigned j = 0; j < state->placed; j++) {
            lying += placed_tile(&view_placed(rules, state)[j]) == (unsigned)i;
        }
        if (wanted[i] + lying > rules->set.tiles[i].count) {
            return false;
        }
    }
    memcpy(view_bag(rules, state), wanted, rules->set.count * sizeof *wanted);
    state->bag_left = (uint16_t)count;
    return true;
}
