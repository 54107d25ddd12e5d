/* Who scored what for which kind of feature: the final table. */
#ifndef SESSION_POINTS_H
#define SESSION_POINTS_H

#include "rules/event.h"
#include "session/session.h"

struct session_points {
    int by_kind[CARC_MAX_PLAYERS][CARC_KIND_COUNT]; /* enum carc_kind */
    int total[CARC_MAX_PLAYERS];
};

/* Adds what the events say was scored. */
void session_points_add(
    struct session_points *points, const struct carc_event *events, size_t count);

/* From the beginning of the session up to its position. */
struct session_points session_points(const struct session *session);

#endif
