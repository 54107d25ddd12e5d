/* Advice for the person who must decide: the best three moves, what speaks for them, and where.
 * Private to this folder. */
#ifndef CLIENT_HINT_H
#define CLIENT_HINT_H

#include "ai/hint.h"
#include "ui/geometry.h"

struct game;

struct hint {
    enum { HINT_NONE, HINT_ASKED, HINT_SHOWN } stage;
    uint64_t since; /* when it was asked for */
    int marked;     /* the move that is shown larger on the board: pointed at, else the first */
    struct ai_hint advice;
};

/* Asks for a hint; when it is there, does what comes first. */
void hint_press(struct game *game);
void hint_close(struct game *game);

/* Looks whether it is there. */
void hint_follow(struct game *game);

/* Lays the tile and the meeple of a move; the turn does not end by that. */
void hint_apply(struct game *game, int number);

/* The moves on the board; the card, which returns its height. */
void hint_marks(struct game *game);
float hint_card(struct game *game, struct ui_point at);

/* hint_moves.c: a move in the user's language; no two of a hint read the same. hint_words.c: a
 * reason. Until the pass ends. */
const char *hint_move_text(struct game *game, int number);
const char *hint_reason_text(struct game *game, const struct ai_reason *reason);

#endif
