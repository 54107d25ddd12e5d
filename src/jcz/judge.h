/* Whether a record can be a game of JCloisterZone. Only for src/jcz. */
#ifndef JCZ_JUDGE_H
#define JCZ_JUDGE_H

#include <jansson.h>

#include "jcz/setup.h"
#include "record/record.h"

/* Makes the set-up of such a game: without random number and draw order. False with one message
 * that lists all that stands in the way. `extra` is what jcz_extra_find found. */
bool jcz_judge(const struct record *record, const struct carc_rules *rules, const json_t *extra,
    struct jcz_setup *setup, struct diag *diag);

#endif
