/* Events as plain sentences and as JSON. */
#ifndef NOTATION_EVENT_H
#define NOTATION_EVENT_H

#include "base/text.h"
#include "rules/query.h"

/* Appends one sentence (no newline) that explains itself, such as
 * "City: 6 tiles + 1 pennant = 14 points for Ann (Ann 2 knights, Bob 1: majority)".
 * `state` is the position after the action; `names` has a name for each player. */
void notation_event_text(const struct carc_rules *rules, const struct carc_state *state,
    const struct carc_event *event, const char *const *names, struct text *out);

/* Appends one JSON object: `event`, then the fields that count for its kind. Players are numbered
 * from 1, as in records. */
void notation_event_json(const struct carc_rules *rules, const struct carc_state *state,
    const struct carc_event *event, struct text *out);

#endif
