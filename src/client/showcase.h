/* A game that nobody plays: the board behind the title. */
#ifndef CLIENT_SHOWCASE_H
#define CLIENT_SHOWCASE_H

#include "rules/state.h"

struct showcase {
    struct carc_rules *rules;
    struct carc_state *state;
};

/* Always the same board. False when the shipped tiles cannot be read. To be ended with
 * showcase_finish in both cases. */
bool showcase_make(struct showcase *showcase);
void showcase_finish(struct showcase *showcase);

#endif
