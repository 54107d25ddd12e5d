/* Points (1.8 to 1.11). Private to src/rules. */
#ifndef RULES_SCORE_H
#define RULES_SCORE_H

#include "rules/group.h"

/* Appends an event, or counts it as lost. `events` may be NULL. */
void score_emit(struct carc_events *events, const struct carc_event *event);

/* Step 3 for the tile that was placed last: scores the completed features that are held and
 * returns their meeples (B-40 to B-50). */
void score_completed(
    const struct carc_rules *rules, struct carc_state *state, struct carc_events *events);

/* Adds final scoring (1.10, 1.11) to points[]; the state stays as it is. */
void score_final(const struct carc_rules *rules, const struct carc_state *state,
    int32_t points[CARC_MAX_PLAYERS], struct carc_events *events);

/* Completed cities that touch the field of this root, each once (B-63), and `*open` others. */
int score_field_cities(
    const struct carc_rules *rules, const struct carc_state *state, unsigned root, int *open);

/* Takes the meeple of a player that stands on the node (the youngest one) off the board. */
void score_take_meeple(
    const struct carc_rules *rules, struct carc_state *state, int player, unsigned node);

/* Puts a meeple of the player, who has one in his supply, on a node. */
void score_put_meeple(
    const struct carc_rules *rules, struct carc_state *state, int player, unsigned node);

/* The first segment of a feature by position: smallest y, then x, then segment. With `tiles` not
 * NULL it also counts the distinct tiles. Slow; for events. */
struct carc_cell score_first_cell(const struct carc_rules *rules, const struct carc_state *state,
    unsigned root, int *segment, int *tiles);

/* Points of a city or road as it stands. */
int score_points(
    const struct carc_rules *rules, enum carc_kind kind, uint64_t counts, bool complete);

#endif
