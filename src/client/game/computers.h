/* Computer players in the running game: one thinks on a thread of its own, the others wait for
 * their turn. Private to this folder. */
#ifndef CLIENT_COMPUTERS_H
#define CLIENT_COMPUTERS_H

#include "ai/thinker.h"
#include "client/game/hint.h"
#include "client/opponent.h"

enum computers_stage {
    COMPUTERS_REST,  /* a person must decide, or nobody */
    COMPUTERS_THINK, /* a computer player thinks */
    COMPUTERS_SHOW,  /* it has decided: that is to be seen before it happens */
    COMPUTERS_FAILED /* no answer that could be played: a person must take over */
};

struct computers {
    struct ai_thinker *thinker; /* NULL until it is needed; also gives hints and thinks ahead */
    enum computers_stage stage;
    bool paused;
    bool ponders;              /* the thinker thinks ahead, or has done so for this position */
    uint64_t since;            /* when the thinking began */
    uint64_t due;              /* nothing is carried out before */
    struct carc_action action; /* SHOW */
    /* The computer plays for a person until the turn of this number has ended; 0: it does not. */
    int lent[CARC_MAX_PLAYERS];
    bool open; /* the dialog "Who plays" */
    int shown; /* its seat */
    struct opponent offered;
};

struct game;

/* Who plays the seat now: NULL for a person. */
const struct ai_player *computers_player(const struct game *game, int seat);

/* Whether a person must decide. */
bool computers_person_acts(const struct game *game);

/* In each pass, before anything is drawn: begins to think, looks for the answer, carries it out. */
void computers_follow(struct game *game);

/* The position changed, or a seat did: what is thought about is no longer asked. */
void computers_stop(struct game *game);
void computers_finish(struct game *game);

/* The position as a question, and the thinker started on it. */
struct ai_question computers_question(const struct game *game);
void computers_ask(struct game *game, const struct ai_player *player);
struct ai_thinker *computers_thinker(struct game *game); /* made if there is none */

/* computers_ponder.c: lets the next computer player think ahead while a person must decide, unless
 * the settings, a pause or another window speak against it; in each pass. Ends that, when the scene
 * is covered by another one. */
void computers_ponder(struct game *game);
void computers_stop_pondering(struct game *game);

void computers_pause(struct game *game); /* or goes on */
void computers_hurry(struct game *game); /* decides, or carries out, at once */

/* The computer plays this seat's turn for the person; plays it from now on; no longer does. */
void computers_lend(struct game *game, int seat);
void computers_hand_over(struct game *game, int seat, const struct opponent *opponent);
void computers_take_over(struct game *game, int seat);

/* The position that one undo goes back to: the last decision of a person, without one the last of
 * anybody; and the one that a redo goes on to. Equal to the position when there is none. */
size_t computers_undo_target(const struct game *game);
size_t computers_redo_target(const struct game *game);

/* computer_prompt.c: in place of the prompt while a computer player has the word. */
void computers_prompt(struct game *game, struct ui_point at);

/* seats.c: the dialog. */
void computers_open_seats(struct game *game, int seat);
void computers_seats(struct game *game);

/* "Hard", or "" for a person. */
const char *computers_level(const struct game *game, int seat);
/* "Hard", "Hard, Bruno the builder", or "" for a person. Until the pass ends. */
const char *computers_note(struct game *game, int seat);

#endif
