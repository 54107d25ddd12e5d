/* The end of a game: final scoring step by step, then the result. Private to that scene. */
#ifndef CLIENT_END_H
#define CLIENT_END_H

#include "client/app.h"
#include "client/chart.h"
#include "client/course.h"
#include "client/game/watch.h"
#include "client/kit.h"
#include "session/points.h"

struct end_moment {
    bool there;
    int player; /* the first who got the points */
    struct carc_event event;
};

enum end_moments { END_CITY, END_ROAD, END_FIELD, END_TURN, END_MOMENTS };

struct end {
    struct app *app;
    struct watch *watch;
    struct carc_event *steps; /* of final scoring */
    int step_count, step;     /* step == step_count: the result */
    bool playing;
    uint64_t next;   /* when the next step comes, while playing */
    bool hidden;     /* the card, for a look at the board */
    bool statistics; /* instead of the result */
    struct chart chart;
    struct session_points points;
    struct course courses[CARC_MAX_PLAYERS];
    int order[CARC_MAX_PLAYERS]; /* players by points */
    struct end_moment moments[END_MOMENTS];
    int turn_points; /* of END_TURN */
};

/* end_facts.c */
void end_find_facts(struct end *end);
/* "Largest city, 11 tiles and 4 pennants" and its points. */
const char *end_moment_text(const struct end *end, enum end_moments moment, int *points);
const char *end_sentence(const struct end *end, const struct carc_event *event);

/* end_final.c, end_result.c: the two screens. True when the scene was left (nothing of it may be
 * used then). */
void end_show_final(struct end *end);
bool end_show_result(struct end *end);
/* end_statistics.c: above the result. */
void end_show_statistics(struct end *end);
/* The lines of all turns; returns the part of the rectangle that the turns lie in. */
struct ui_rect end_chart(struct end *end, struct ui_rect rect);

#endif
