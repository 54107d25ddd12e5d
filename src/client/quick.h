/* Quick save and load, and reports of faults: one key each. */
#ifndef CLIENT_QUICK_H
#define CLIENT_QUICK_H

#include <stdbool.h>

struct app;

/* The running game into the one file for it; tells by a toast. */
void quick_save(struct app *app);

/* Whether there is such a file. */
bool quick_is_there(void);

/* Plays it in place of the running game: leaves the scene at once, nothing of it may be used
 * afterwards. False after a toast, and then nothing happened. */
bool quick_load(struct app *app);

/* A folder of its own with the game, its log, what the program knows of itself, and a picture of
 * the screen. Tells where when the picture is taken. */
void quick_report(struct app *app);

/* In each pass, after the scene. */
void quick_follow(struct app *app);

#endif
