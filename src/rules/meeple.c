/* Meeples on and off the board. */
#include <assert.h>
#include <string.h>

#include "rules/lay.h"
#include "rules/score.h"

void score_put_meeple(
    const struct carc_rules *rules, struct carc_state *state, int player, unsigned node)
{
    assert(state->supply[player] > 0);
    state->supply[player]--;
    view_meeples(rules, state, player)[state->on_board[player]++] = (uint16_t)node;
    unsigned root = group_root(view_roots(rules, state), node);
    view_groups(rules, state)[root] += group_one_meeple(player);
    const struct placed *placed = lay_placed_of(rules, state, node);
    if (view_piece(rules, placed)->kinds[node - placed->first] == CARC_MONASTERY) {
        int missing = lay_missing_around(rules, state, placed->cell);
        view_monks(rules, state)[state->monks++] =
            (struct monk){placed->cell, (uint16_t)node, (uint8_t)missing, (uint8_t)player};
        state->full_monks += missing == 0;
    }
}

static void forget_monk(const struct carc_rules *rules, struct carc_state *state, unsigned node)
{
    struct monk *monks = view_monks(rules, state);
    for (unsigned i = 0; i < state->monks; i++) {
        if (monks[i].node == node) {
            state->monks--;
            state->full_monks -= monks[i].missing == 0;
            memmove(&monks[i], &monks[i + 1], (state->monks - i) * sizeof *monks);
            memset(&monks[state->monks], 0, sizeof *monks);
            return;
        }
    }
}

void score_take_meeple(
    const struct carc_rules *rules, struct carc_state *state, int player, unsigned node)
{
    uint16_t *meeples = view_meeples(rules, state, player);
    unsigned at = state->on_board[player];
    while (at > 0 && meeples[at - 1] != node) {
        at--;
    }
    assert(at > 0);
    state->on_board[player]--;
    state->supply[player]++;
    memmove(&meeples[at - 1], &meeples[at], (state->on_board[player] - (at - 1)) * sizeof *meeples);
    meeples[state->on_board[player]] = 0; /* no trace of the order in which meeples went */
    unsigned root = group_root(view_roots(rules, state), node);
    view_groups(rules, state)[root] -= group_one_meeple(player);
    if (state->monks) {
        forget_monk(rules, state, node);
    }
}
