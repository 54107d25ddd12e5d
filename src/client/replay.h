/* Looking at a game turn by turn. Private to that scene. */
#ifndef CLIENT_REPLAY_H
#define CLIENT_REPLAY_H

#include "client/app.h"
#include "client/chart.h"
#include "client/game/log.h"
#include "client/game/watch.h"
#include "client/kit.h"

/* What the slider shows of a turn. */
struct replay_turn {
    int player;
    int points; /* most that one player scored in it */
    bool circle;
    struct carc_cell cell; /* of its tile */
    int first_line;        /* of the log */
};

struct replay {
    struct app *app;
    struct watch *watch;
    struct chart chart;
    struct log log;              /* of the whole game */
    int turns, turn;             /* turn 0: before the first */
    struct replay_turn *turn_of; /* [1] to [turns] */
    size_t origin;               /* the session's position at first */
    bool playing;
    bool low;          /* the window: the list of turns needs all the room there is */
    float list_height; /* of the list of turns */
    float *tops;       /* of its lines, and the end of the last one */
    float measured[3]; /* the width, the height of a letter, the least height of a line for them */
    size_t speed;      /* index of replay_speeds */
    uint64_t next;
};

#define REPLAY_SPEEDS 5
extern const float replay_speeds[REPLAY_SPEEDS];

/* Plays, from the beginning if it is at the end; or pauses. */
void replay_play(struct replay *replay);
void replay_go(struct replay *replay, int turn);

/* replay_bar.c, replay_panel.c. The speeds stand in the bar of a low window, else in the panel. The
 * panel tells whether the scene was left. */
void replay_show_speeds(struct replay *replay, struct ui_rect rect);
float replay_speeds_width(struct replay *replay);
void replay_show_bar(struct replay *replay, struct ui_rect card);
/* Brings the turn's lines to the middle of the list. */
void replay_show_turn(struct replay *replay);
bool replay_show_panel(struct replay *replay, struct ui_rect panel);

#endif
