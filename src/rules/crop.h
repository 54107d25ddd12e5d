/* Step 4, the crop circle action (section 3 of the rules). Private to src/rules. */
#ifndef RULES_CROP_H
#define RULES_CROP_H

#include "rules/group.h"

/* The symbol of the tile just placed, or CARC_NO_SYMBOL when it causes no step 4: also a rake
 * without fields in play, unless the options want the question (OQ-11). */
enum carc_symbol crop_symbol(const struct carc_rules *rules, const struct carc_state *state);

/* Whether `player` has something to do under `choice`; if not, `*skip` says why. */
bool crop_can_act(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_crop choice, enum carc_skip *skip);

/* What `player` could do under `choice`: lists distinct `add` or `return` actions into `out` (may
 * be NULL) and returns how many. */
size_t crop_list(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_crop choice, struct carc_action *out);

/* The same for the actor in PHASE_CROP_TURN, with `pass` where it is allowed. */
size_t crop_choices(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action *out);

/* Whether the actor may put a meeple on the node, or take one from it; else
 * why not. */
enum carc_result crop_try_add(
    const struct carc_rules *rules, const struct carc_state *state, unsigned node);
enum carc_result crop_try_return(
    const struct carc_rules *rules, const struct carc_state *state, unsigned node);

/* The player after `player` in the order of X-6, or -1 after the turn player; from CARC_NOBODY
 * the first one. */
int crop_next(const struct carc_state *state, int player);

#endif
