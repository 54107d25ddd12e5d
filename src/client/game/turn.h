/* The choice that the actor has now, read from the rules' list of actions, and how far it is made:
 * nothing here has been played yet. */
#ifndef CLIENT_TURN_H
#define CLIENT_TURN_H

#include <stdbool.h>
#include <stddef.h>

#include "session/session.h"

/* A cell where the tile in hand fits. */
struct turn_cell {
    struct carc_cell cell;
    int rotations; /* bit r: fits in rotation r */
};

struct turn {
    struct carc_action *actions;
    size_t count;
    struct turn_cell *cells; /* PHASE_TILE: by row, then by column */
    size_t cell_count;
    int rotation;          /* as the player turned the tile in hand */
    int ghost;             /* the cell with the ghost; -1: none */
    bool held;             /* PHASE_TILE: the ghost lies, but the rules have not heard of it: with
                              nothing to claim they would end the turn */
    int picked;            /* PHASE_MEEPLE, PHASE_CROP_TURN: the action; -1: none */
    bool none;             /* the tile lies: no meeple was chosen, the turn waits for its end */
    enum carc_crop choice; /* PHASE_CROP_CHOICE: highlighted */
    uint64_t since;        /* when this choice came up (ui_now) */
};

void turn_finish(struct turn *turn);

/* Reads the actions of the position anew. A new tile comes as it was drawn, rotation 0. */
void turn_read(struct turn *turn, const struct session *session, uint64_t now);

/* The cell's index, or -1. */
int turn_find_cell(const struct turn *turn, struct carc_cell cell);

/* The rotation that the ghost has in a cell: as the player turned it if that fits, else the next
 * one clockwise that does. */
int turn_rotation_at(const struct turn *turn, int cell);

/* Turns by quarter turns, clockwise or back: through those that fit at the ghost, or freely. False
 * when there is no other. */
bool turn_rotate(struct turn *turn, int direction);

/* Moves the ghost to the nearest cell in that direction, or to the next one in order. */
void turn_move_ghost(struct turn *turn, int dx, int dy);
void turn_step_ghost(struct turn *turn, int step);

/* Claims, adds or returns: all actions that put the finger on a segment. `pass` is never one. */
size_t turn_pick_count(const struct turn *turn);
int turn_find_pick(const struct turn *turn, struct carc_action action); /* its number, or -1 */
bool turn_may_pass(const struct turn *turn);
/* One meeple must be taken back and there is one only: it is picked beforehand, and stays so. */
bool turn_is_forced(const struct turn *turn);

#endif
