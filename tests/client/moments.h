/* Moments of a game of six, each opened in a window: the steps of a turn and what can lie over
 * them. All are of the same game. */
#ifndef TESTS_CLIENT_MOMENTS_H
#define TESTS_CLIENT_MOMENTS_H

#include "player.h"

/* Plays at random until the rules ask for that. */
void moments_play_to(struct player *player, int phase);

void moments_tile(struct player *player);      /* in hand, no ghost yet */
void moments_ghost(struct player *player);     /* the ghost lies somewhere */
void moments_meeple(struct player *player);    /* something can be claimed */
void moments_picked(struct player *player);    /* and is picked */
void moments_no_claim(struct player *player);  /* the tile lies, nothing can be claimed */
void moments_choice(struct player *player);    /* A or B */
void moments_chosen(struct player *player);    /* one of them, not final */
void moments_looking(struct player *player);   /* the card is away for a look at the board */
void moments_adding(struct player *player);    /* somebody may add */
void moments_must_add(struct player *player);  /* somebody must */
void moments_returning(struct player *player); /* somebody takes back */
void moments_thinking(struct player *player); /* it is for a computer player to decide, who rests */

void moments_menu(struct player *player);
void moments_question(struct player *player); /* undo into another's turn? */
void moments_tiles(struct player *player);
void moments_log(struct player *player);
void moments_scores(struct player *player);
void moments_notes(struct player *player); /* all of them */
void moments_note(struct player *player);  /* one that is being written */
void moments_fields(struct player *player);
void moments_owners(struct player *player);
void moments_refused(struct player *player); /* a message lies below the prompt */

#endif
