/* The course of a game in numbers: points after each turn, as lines. */
#ifndef CLIENT_CHART_H
#define CLIENT_CHART_H

#include "session/session.h"
#include "ui/geometry.h"

struct app;

struct chart {
    int players;
    int turns;                   /* points are known for 0 to turns */
    int *points;                 /* [turn * CARC_MAX_PLAYERS + player], without final scoring */
    int final[CARC_MAX_PLAYERS]; /* what final scoring added */
    bool finished;
};

/* Of all steps of the session; to be ended with chart_finish. */
void chart_make(struct chart *chart, const struct session *session);
void chart_finish(struct chart *chart);

/* `now`: the turn up to which lines are drawn through, the rest is dotted; -1 or the number of
 * turns: all of it. Returns the part of the rectangle that the turns lie in. */
struct ui_rect chart_show(struct app *app, const struct chart *chart, struct ui_rect rect, int now);

#endif
