/* The screens of the client without a window: opening each in windows of all kinds. */
#ifndef TESTS_CLIENT_SCREENS_H
#define TESTS_CLIENT_SCREENS_H

#include "player.h"

#define SCREENS_WINDOWS 6
extern const struct player_window screens_windows[SCREENS_WINDOWS];
#define SCREENS_SMALLEST (&screens_windows[0])
#define SCREENS_USUAL (&screens_windows[2])
#define SCREENS_LARGE_TEXT (&screens_windows[3])

/* The user's folders of a test: fresh ones, and away with them. */
void screens_begin(void);
void screens_end(void);

void screens_go(struct player *player, const struct scene *scene);
/* A finished game of six, and then that scene. */
void screens_go_with_game(struct player *player, const struct scene *scene);

/* By hand: a game left after 90 steps, a crash, six seats, a page of the settings, a replay. */
void screens_continue(struct player *player);
void screens_interrupted(struct player *player);
void screens_setup(struct player *player);
void screens_page(struct player *player, const char *page);

struct screens_screen {
    const char *name;
    void (*open)(struct player *player);
    bool keys_of_its_own; /* Tab means something else there */
};

extern const struct screens_screen screens_all[];
extern const size_t screens_count;

#endif
