/* What the players want to remember of a cell: a mark on it, with or without words (record.h).
 * Private to this folder. */
#ifndef CLIENT_NOTES_H
#define CLIENT_NOTES_H

#include "rules/geometry.h"
#include "ui/widget.h"

struct game;

struct notes {
    bool open; /* the dialog, for: */
    struct carc_cell cell;
    struct ui_edit edit;
    bool picks;      /* the next click on the board says for which cell */
    bool by_pointer; /* it was used last, and not the keys: it says which cell is meant */
};

/* In each pass, first: who is used, pointer or keys; the click that says which cell is meant. */
void notes_follow(struct game *game);

/* The marks on the board, and the words of the one that is meant. */
void notes_show(struct game *game);

/* Opens the dialog for the cell that is meant: under the pointer, with the ghost, laid last. */
void notes_press(struct game *game);
void notes_open(struct game *game, struct carc_cell cell);
void notes_ask(struct game *game); /* for the cell that is clicked next */
void notes_dialog(struct game *game);

/* sheet_notes.c: all of them, in a drawer. */
void sheet_notes(struct game *game, struct ui_rect rest);

#endif
