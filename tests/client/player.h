/* A person without hands: plays the client by mouse, keys or pad on what is shown, without a window
 * or in one that is drawn. */
#ifndef TESTS_CLIENT_PLAYER_H
#define TESTS_CLIENT_PLAYER_H

#include <SDL_joystick.h>

#include "base/rng.h"
#include "client/app.h"

struct player_window {
    int width, height;
    float scale;
    bool large_text;
    bool
        drawn; /* by the software renderer, in a window of SDL's dummy driver unless SDL_VIDEODRIVER
                   names another */
};

struct player {
    struct app app;
    struct rng rng;
    size_t clicks;     /* what the hands did: clicks, keys, buttons of the pad; all but the */
    size_t inputs;     /* steps of a pad's cursor */
    size_t laid;       /* inputs up to the one that laid the tile of this turn */
    bool touch;        /* no pointer rests anywhere: it is there only while it presses */
    SDL_Joystick *pad; /* a virtual one, for a drawn window; NULL: what it does is posted */
    int pad_device;
    int pad_number; /* of the one whose inputs are posted */
};

/* The client without a game. */
void player_open_window(struct player *player, const struct player_window *window);

/* Begins a game in it; `sets` like "base,crop-circles". */
void player_begin(struct player *player, int seats, const char *sets, uint64_t seed);

/* The same by another rule set than `hig`. */
void player_begin_by(
    struct player *player, int seats, const char *sets, uint64_t seed, const char *rules);

/* The same without waiting until all is still, which it never is while a key or a stick is held. */
void player_deal(
    struct player *player, int seats, const char *sets, uint64_t seed, const char *rules);

/* Both, without a window. */
void player_open(struct player *player, int seats, const char *sets, uint64_t seed);
void player_close(struct player *player);

/* Lets the client work until nothing moves any more. */
void player_rest(struct player *player);

/* The same for a few passes at most, without waiting for anybody who thinks. */
void player_rest_briefly(struct player *player);

/* Lets so many ms pass. */
void player_wait(struct player *player, unsigned ms);

/* Clicks on the widget and rests; the test fails when it cannot be clicked. */
void player_click(struct player *player, const char *id);
void player_key(struct player *player, const char *name);

/* Of the widgets whose ids begin so and that can be used, any one; NULL when there is none. The
 * text lives until the next pass. */
const char *player_any(struct player *player, const char *prefix);

/* Plugs a virtual pad into the drawn window. Presses a pad's button for so long (ms). */
void player_plug_pad(struct player *player);
void player_pad(struct player *player, int button, unsigned ms);

/* Makes one decision for the actor as a person would; false when the game is over. */
bool player_decide(struct player *player);

/* The same by keys only, and by a gamepad only. */
bool player_decide_by_keys(struct player *player);
bool player_decide_by_pad(struct player *player);

#endif
