/* Setting up a position by hand: for tests, editors and imports. Each function refuses what could
 * not lie on a table, and then changes nothing. Use before the first draw. */
#ifndef RULES_SETUP_H
#define RULES_SETUP_H

#include "rules/state.h"

/* An empty table with a full bag, phase PHASE_DRAW, turn 1. */
void carc_setup_empty(const struct carc_rules *rules, int players, struct carc_state *state);

/* Lays a tile from the bag; the first one anywhere within CARC_MAX_COORDINATE, the others where
 * they fit. Nothing is scored. */
enum carc_result carc_setup_put(const struct carc_rules *rules, struct carc_state *state, int tile,
    struct carc_cell cell, int rotation);

/* Puts a meeple from the player's supply on any segment; occupied features are allowed, since
 * features may have been joined. */
enum carc_result carc_setup_meeple(const struct carc_rules *rules, struct carc_state *state,
    int player, struct carc_cell cell, int segment);

/* Meeples left in a player's supply, 0 to options.meeples less those on the board. */
enum carc_result carc_setup_supply(
    const struct carc_rules *rules, struct carc_state *state, int player, int supply);

void carc_setup_score(struct carc_state *state, int player, int score);
void carc_setup_turn(struct carc_state *state, int player);

/* Makes the bag hold just these tiles. False when a copy is used twice or lies on the board. */
bool carc_setup_bag(
    const struct carc_rules *rules, struct carc_state *state, const uint16_t *tiles, size_t count);

#endif
