/* Numbers that move in time. A tween has a name; the screen asks for its value in each pass. The
 * clock is told from outside, so tests and the null backend decide what time it is. */
#ifndef UI_ANIMATION_H
#define UI_ANIMATION_H

#include <stdbool.h>
#include <stdint.h>

enum ui_curve {
    UI_LINEAR,
    UI_EASE_IN,
    UI_EASE_OUT,
    UI_EASE_IN_OUT,
    UI_SINE, /* slow at both ends, like a pendulum */
    UI_SNAP, /* cubic-bezier(.2, .8, .2, 1): the ghost moves */
    UI_TURN, /* cubic-bezier(.3, 0, .1, 1): the ghost turns */
    UI_LAND, /* cubic-bezier(.2, .9, .3, 1.2): a tile lands, a little too far */
    UI_CURVES
};

/* What a tween does. */
struct ui_motion {
    unsigned ms;
    enum ui_curve curve;
    bool fade; /* only opacity or colour: stays, as 90 ms, with "less motion"; others jump */
};

struct ui_tweens;
struct ui_tweens *ui_tweens_create(void);
void ui_tweens_destroy(struct ui_tweens *tweens); /* accepts NULL */

void ui_tweens_clock(struct ui_tweens *tweens, uint64_t now); /* milliseconds, never backwards */
void ui_tweens_less_motion(struct ui_tweens *tweens, bool less);
void ui_tweens_speed(struct ui_tweens *tweens, float speed); /* 2 = twice as fast; > 0 */
void ui_tweens_skip(struct ui_tweens *tweens);               /* all reach their ends now */
bool ui_tweens_running(const struct ui_tweens *tweens);      /* is any of them on its way? */

bool ui_tweens_moving(const struct ui_tweens *tweens); /* the same without ui_pulse() */

/* Starts (or restarts) a tween after a delay. Until then its value is `from`. */
void ui_tween_start(struct ui_tweens *tweens, const char *name, const float ends[2],
    struct ui_motion motion, unsigned delay);
/* The value now; `rest` when there is no such tween. Ended tweens keep their last value. */
float ui_tween_value(const struct ui_tweens *tweens, const char *name, float rest);
bool ui_tween_running(const struct ui_tweens *tweens, const char *name);
void ui_tween_drop(struct ui_tweens *tweens, const char *name);

/* Follows a target: the first call is there at once, a new target is approached from where the
 * value is now. For hovers, knobs, scores that count up. */
float ui_tween_to(
    struct ui_tweens *tweens, const char *name, float target, struct ui_motion motion);

/* 0 to 1 to 0 for ever, all of one period in phase; always 1 with "less motion". Keeps the
 * tweens running for as long as it is asked for. */
float ui_pulse(struct ui_tweens *tweens, unsigned period);

float ui_curve(enum ui_curve curve, float t); /* t from 0 to 1 */

#endif
