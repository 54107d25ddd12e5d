/* A game at one terminal: shows the board, asks, obeys. */
#ifndef CLI_HOTSEAT_H
#define CLI_HOTSEAT_H

#include <stdbool.h>

#include "cli/choices.h"
#include "session/session.h"

struct hotseat {
    struct session *session; /* the caller's */
    bool unicode;
    bool ended; /* `quit` was said */
    bool stale; /* the board must be shown again */
    struct choices choices;
    bool warned; /* that the autosave fails */
};

void hotseat_init(struct hotseat *hotseat, struct session *session, bool unicode);
void hotseat_finish(struct hotseat *hotseat);

/* Appends what the players should see before the next line of input, the prompt last. */
void hotseat_ask(struct hotseat *hotseat, struct text *out);

/* Obeys a line: a number, a cell, an action such as `place 1,0 r2`, or a command. */
void hotseat_answer(struct hotseat *hotseat, const char *line, size_t size, struct text *out);

/* Carries out what a computer player decided, and tells it. False when it is not legal. */
bool hotseat_act(struct hotseat *hotseat, struct carc_action action, struct text *out);

#endif
