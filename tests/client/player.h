/* A person without a window: plays the client on the null backend by clicking on what is shown. */
#ifndef TESTS_CLIENT_PLAYER_H
#define TESTS_CLIENT_PLAYER_H

#include "base/rng.h"
#include "client/app.h"

struct player {
    struct app app;
    struct rng rng;
    size_t clicks;
};

/* Opens the client without a window and begins a game; `sets` like "base,crop-circles". */
void player_open(struct player *player, int seats, const char *sets, uint64_t seed);
void player_close(struct player *player);

/* Lets the client work until nothing moves any more. */
void player_rest(struct player *player);

/* Clicks on the widget and rests; the test fails when it cannot be clicked. */
void player_click(struct player *player, const char *id);
void player_key(struct player *player, const char *name);

/* Of the widgets whose ids begin so and that can be used, any one; NULL when there is none. The
 * text lives until the next pass. */
const char *player_any(struct player *player, const char *prefix);

/* Presses a pad's button for so long (ms). */
void player_pad(struct player *player, int button, unsigned ms);

/* Makes one decision for the actor as a person would; false when the game is over. */
bool player_decide(struct player *player);

/* The same by keys only, and by a gamepad only. */
bool player_decide_by_keys(struct player *player);
bool player_decide_by_pad(struct player *player);

#endif
