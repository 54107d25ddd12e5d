/* How long a search may go on: nodes, a clock, and a flag that others set. */
#ifndef AI_LIMIT_H
#define AI_LIMIT_H

#include "ai/player.h"

struct ai_limit {
    const atomic_bool *stop; /* or NULL */
    uint64_t nodes;          /* 0: no limit */
    bool timed;              /* begin and end mean something */
    bool processor;          /* they are processor time of the thread, not the clock on the wall */
    double begin, end;       /* seconds */
};

/* The limit of a budget that begins now; `milliseconds` apply when it sets none itself. */
struct ai_limit ai_limit_begin(const struct ai_budget *budget, uint32_t milliseconds);

/* Whether the search is to stop, after so many nodes. */
bool ai_limit_over(const struct ai_limit *limit, uint64_t nodes);

/* Whether that part (0 to 1) of the limit is spent. */
bool ai_limit_spent(const struct ai_limit *limit, uint64_t nodes, double part);

/* Whether the flag was set or the time is over, nodes not counted. */
bool ai_limit_called(const struct ai_limit *limit);

/* To hand a limit on to another thread: the one pauses it, the other goes on with its copy. The
 * clock on the wall goes on all the while; processor time does not. */
void ai_limit_pause(struct ai_limit *limit);
void ai_limit_go_on(struct ai_limit *limit);

#endif
