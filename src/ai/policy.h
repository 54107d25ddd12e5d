/* Deciding by looking to the end of one's own turn: tile, meeple and step 4 together. */
#ifndef AI_POLICY_H
#define AI_POLICY_H

#include "ai/evaluation.h"
#include "ai/limit.h"
#include "base/rng.h"

/* A turn has a placement, a claim, a choice and step 4. */
#define AI_POLICY_LEVELS 5

/* The memory for it; one for each thread. */
struct ai_policy {
    const struct carc_rules *rules;
    const struct ai_judge *judge;
    void *memory;   /* of the judge */
    uint64_t nodes; /* positions judged so far */
    struct rng rng; /* for ties */
    bool shallow;   /* for speed: a placement is judged without looking at its step 4 */
    const struct ai_limit *limit; /* ends it early (ai_policy_called), nodes not counted; or NULL */
    uint64_t look;                /* nodes at which to ask the limit again */
    bool called;
    struct {
        struct carc_state *state;
        struct carc_action *actions;
    } level[AI_POLICY_LEVELS];
};

void ai_policy_init(
    struct ai_policy *policy, const struct carc_rules *rules, const struct ai_judge *judge);
void ai_policy_finish(struct ai_policy *policy);

/* Whether the limit has ended anything: from then on the first action found is good enough, and
 * what was found is worth little. */
bool ai_policy_called(struct ai_policy *policy);

/* What the judge says of a position. */
double ai_policy_worth(struct ai_policy *policy, const struct carc_state *state, int player);

/* The actor's best action: the one after which, when he makes his further decisions of this turn
 * as well as he can and everybody after him in step 4 likewise, his worth is the highest. The
 * random stream decides between equals. */
struct carc_action ai_policy_choose(struct ai_policy *policy, const struct carc_state *state);

/* The action after which the actor's worth is the highest at once, for step 4. */
struct carc_action ai_policy_at_once(struct ai_policy *policy, const struct carc_state *state);

/* The worth of each action of the actor, best first; look-alikes are left out. `actions` and
 * `worth` have room for carc_max_actions(rules); returns how many, at least 1 (a few only when the
 * limit ended it). */
size_t ai_policy_rank(struct ai_policy *policy, const struct carc_state *state,
    struct carc_action *actions, double *worth);

#endif
