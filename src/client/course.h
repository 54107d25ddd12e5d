/* What each player did in the course of a game, in numbers. */
#ifndef CLIENT_COURSE_H
#define CLIENT_COURSE_H

#include "session/session.h"

struct course {
    int turns;        /* begun */
    int idle_turns;   /* of these: ended without a meeple placed in step 2 */
    int largest_city; /* of those that gave him points: tiles */
    int longest_road;
    int fields;        /* that gave him points */
    int richest_field; /* the most finished cities at one of them */
    int best_turn;     /* most points in one turn, final scoring left out */
};

/* From the beginning of the session up to its position. */
void course_read(struct course courses[CARC_MAX_PLAYERS], const struct session *session);

/* Points a turn brought on average. */
double course_average(const struct course *course, int points);

#endif
