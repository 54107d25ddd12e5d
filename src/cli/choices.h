/* The numbered choices of a player at the terminal. A tile is placed in two steps: where, then
 * how it lies. */
#ifndef CLI_CHOICES_H
#define CLI_CHOICES_H

#include "notation/board.h"
#include "session/session.h"

struct choices {
    const struct session *session;
    size_t action_count;         /* legal ones, without look-alikes */
    struct carc_action *actions; /* places by cell, row by row, then by rotation */
    bool cell_chosen;            /* a tile is to be placed, and this is where */
    struct carc_cell cell;
    size_t count;                /* of what can be chosen now */
    size_t *first;               /* the action that each choice begins with */
    struct notation_mark *marks; /* one for each choice while a cell is to be chosen */
    size_t mark_count;
};

void choices_init(struct choices *choices);
void choices_finish(struct choices *choices);

/* Lists what the actor can do in the position of the session. */
void choices_list(struct choices *choices, const struct session *session);

/* Appends the question, and a line for each choice that is not marked on the board. */
void choices_write(const struct choices *choices, bool unicode, struct text *out);

/* Takes choice `number` (from 0). True when that settles it: the action is in `*action`. False
 * when the choices have been narrowed down instead. */
bool choices_take(struct choices *choices, size_t number, struct carc_action *action);

/* The number of the choice that is this cell, or -1. */
int choices_find_cell(const struct choices *choices, struct carc_cell cell);

#endif
