/* A position as JSON, for programs that drive the game. Players are numbered from 1, as in
 * records; 0 stands for nobody. */
#ifndef NOTATION_STATE_H
#define NOTATION_STATE_H

#include "base/text.h"
#include "rules/query.h"

/* Appends one object on one line: phase, actor, turn, scores, supplies, bag, placements, meeples,
 * features with owners, and during step 4 the crop circle. `names` may be NULL. */
void notation_state_json(const struct carc_rules *rules, const struct carc_state *state,
    const char *const *names, struct text *out);

/* Appends an array with an object for each legal action: its text, verb and parts, and
 * `"lookalike": true` for a `place` that cannot be told from an earlier one. */
void notation_actions_json(
    const struct carc_rules *rules, const struct carc_state *state, struct text *out);

/* Appends one object for an action; as for notation_write_action. */
void notation_action_json(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_action action, struct text *out);

/* The players who still have something to do in step 4, the actor first; returns how many. Empty
 * outside of the crop circle turns. */
int notation_crop_queue(
    const struct carc_rules *rules, const struct carc_state *state, int players[CARC_MAX_PLAYERS]);

#endif
