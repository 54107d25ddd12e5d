/* One running game: its position, what happened so far, undo and redo, dealing, saving.
 *
 * The seats decide; the session deals. With a seed it draws whenever the position asks for it, so
 * that a player is always the actor; with `draws free` a draw is a decision like any other, until
 * session_deal. All of
 * it belongs to one thread. Nothing is printed. */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "base/diag.h"
#include "base/text.h"
#include "record/record.h"
#include "rules/state.h"

struct session;

/* Begins the game that the record describes, and plays its steps, if any. The record is copied;
 * its sets get the checksums that a saved record needs (load_game_named). It must have a seed or
 * `draws_free`. NULL with located messages in `diag` when anything is wrong. */
struct session *session_create(const struct record *record, struct diag *diag);

/* The same from a file; `files` (paths, NULL when the count is 0) are tile files of the user that
 * the record may need. */
struct session *session_open(
    const char *path, const char *const *files, size_t file_count, struct diag *diag);

/* Ends its autosave cleanly. NULL is fine. */
void session_destroy(struct session *session);

/* From now on the session draws, also in a game with `draws free`, for example one that came from
 * another program: from what is left in the bag, in the order of the seed (0 when the record has
 * none). Draws that the record has already stay as they are. */
void session_deal(struct session *session);

/* All valid until the session is destroyed; the state is overwritten when the game goes on. */
const struct carc_rules *session_rules(const struct session *session);
const struct carc_state *session_state(const struct session *session);
/* The header; its steps may run ahead of the position (redo). */
const struct record *session_record(const struct session *session);
/* A name for each player, for notation/event.h; an unnamed seat is "Player 2". */
const char *const *session_names(const struct session *session);

/* From now on the seat is played by a person, or by the computer player named `level`; it stands in
 * the record, and the game is saved with it. */
struct session_seat {
    bool computer;
    const char *level; /* of a computer player; cut at the size of a word */
};
void session_set_seat(struct session *session, int player, struct session_seat seat);

/* What the players noted about a cell (record/record.h): "" for a bare mark, NULL: nothing. It is no
 * decision, so no undo takes it back; it is saved with the game at once. False: there are too many. */
const char *session_note(const struct session *session, struct carc_cell cell);
bool session_set_note(struct session *session, struct carc_cell cell, const char *text);

/* How long a seat has had the word, in milliseconds. Whoever has a clock tells it here; it stands
 * in the record with the next save. It is no part of the game: undo and redo leave it alone, since
 * what was thought was thought, and no hash knows of it. */
void session_think(struct session *session, int player, uint64_t milliseconds);
uint64_t session_thought(const struct session *session, int player);

/* Which game this is, however often it was saved and loaded; 0: it was not given one. */
uint64_t session_id(const struct session *session);
void session_set_id(struct session *session, uint64_t id);

/* Carries out a decision of the actor and deals the next tile. When it is refused nothing
 * changes. What could have been redone is forgotten. */
enum carc_result session_apply(struct session *session, struct carc_action action);

/* What the last session_apply, undo, redo or go brought about, dealing included; empty after an
 * undo. Valid until the next of them. */
const struct carc_events *session_events(const struct session *session);

/* How far back the next undo would reach, and how far forward the next redo. */
enum session_reach {
    SESSION_NOTHING,    /* there is none */
    SESSION_THIS_TURN,  /* a decision of the turn in progress */
    SESSION_OTHER_TURN, /* into an earlier (later) turn: a revealed tile was seen */
};
enum session_reach session_undo_reach(const struct session *session);
enum session_reach session_redo_reach(const struct session *session);

/* Takes the last decision back, with the tiles dealt after it; and brings it again, with the same
 * tiles. False when there is none. The hash is compared with the one that was remembered. */
bool session_undo(struct session *session);
bool session_redo(struct session *session);
/* The same to any position in which a player must decide. */
bool session_jump(struct session *session, size_t position);

/* The steps, draws included: those played, and those that a redo could bring back. */
size_t session_position(const struct session *session);
size_t session_length(const struct session *session);
/* The position that the record had when the session was created: before anything was dealt. */
size_t session_origin(const struct session *session);
/* Goes to any position from 0 to session_length, to look at it. Position 0 is before the first
 * draw. Nothing is dealt and nothing saved; to play on from there make a new session from a
 * record_copy. */
void session_go(struct session *session, size_t position);
/* The least position at which turn `turn` (from 1) has ended, or session_length. */
size_t session_turn_end(const struct session *session, int turn);

/* What is remembered of a step, for a log. */
struct session_step {
    struct carc_action action;
    const char *text; /* as in the record */
    int turn;         /* from 1: the turn it belongs to */
    int turn_player;
    int actor;     /* a player, or CARC_CHANCE */
    uint64_t hash; /* after it */
    const struct carc_event *events;
    size_t event_count;
};
/* Step `number` from 0 to session_length - 1. Valid until the game goes on. */
struct session_step session_step(const struct session *session, size_t number);

/* The record up to the position, as text or into a file (written in one piece). */
void session_write(const struct session *session, struct text *out);
bool session_save(const struct session *session, const char *path, struct diag *diag);

#endif
