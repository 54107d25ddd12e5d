/* A file of JCloisterZone, read and played. Only for src/jcz. */
#ifndef JCZ_SAVE_H
#define JCZ_SAVE_H

#include "jcz/game.h"
#include "jcz/json.h"

#define JCZ_VOID_CIRCLE "voidCircle"
#define JCZ_SLOTS 9 /* their colours of players */

struct jcz_save {
    struct jcz_document document;
    struct jcz_setup setup;
    bool has_game; /* else the file holds a set-up only */
    const char *names[CARC_MAX_PLAYERS];
    int slots[CARC_MAX_PLAYERS];
    struct jcz_game game;
    long long *clocks; /* for each step of the game: milliseconds, or -1 */
    size_t clock_room;
};

/* Reads the file and checks that all of it is supported. False with messages; finish it in either
 * case. The bytes must outlive it. */
bool jcz_save_read(struct jcz_save *save, const char *bytes, size_t size, struct diag *diag);
void jcz_save_finish(struct jcz_save *save);

/* Plays the replay. Stops at the first message that is not legal, with a message at its place.
 * Where a draw does not agree with the random numbers there is a warning. */
bool jcz_save_play(struct jcz_save *save);

#endif
