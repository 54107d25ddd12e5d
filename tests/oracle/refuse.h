/* Illegal actions, of which none may change a byte. */
#ifndef ORACLE_REFUSE_H
#define ORACLE_REFUSE_H

#include "base/rng.h"
#include "crop.h"
#include "rules/result.h"

/* A random action: nonsense, or a legal one of `list` with one part changed. It may be legal by
 * chance. */
struct carc_action refuse_invent(
    struct rng *rng, const struct oracle *oracle, const struct carc_action *list, size_t count);

/* Whether `reason` is a true one for refusing the action. */
bool refuse_is_true(
    const struct oracle *oracle, struct carc_action action, enum carc_result reason);

#endif
