#include "ui/animation.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define TWEENS 512 /* when there are more, those that ended longest ago are dropped */
#define NAME_SIZE 80
#define LESS_MOTION_MS 90

struct tween {
    char name[NAME_SIZE];
    uint32_t hash;
    float from, to;
    uint64_t start, end;
    enum ui_curve curve;
};

struct ui_tweens {
    uint64_t now;
    bool less_motion;
    float speed;
    struct tween tweens[TWEENS];
    size_t count;
    uint64_t pulse_asked;
    bool pulse_ever;
};

struct ui_tweens *ui_tweens_create(void)
{
    struct ui_tweens *tweens = base_alloc(sizeof *tweens);
    memset(tweens, 0, sizeof *tweens);
    tweens->speed = 1;
    return tweens;
}

void ui_tweens_destroy(struct ui_tweens *tweens)
{
    free(tweens);
}

void ui_tweens_clock(struct ui_tweens *tweens, uint64_t now)
{
    tweens->now = now > tweens->now ? now : tweens->now;
}

void ui_tweens_less_motion(struct ui_tweens *tweens, bool less)
{
    tweens->less_motion = less;
}

void ui_tweens_speed(struct ui_tweens *tweens, float speed)
{
    tweens->speed = fmaxf(0.01f, speed);
}

void ui_tweens_skip(struct ui_tweens *tweens)
{
    for (size_t i = 0; i < tweens->count; i++) {
        struct tween *tween = &tweens->tweens[i];
        if (tween->end > tweens->now) {
            tween->start = tween->end = tweens->now;
        }
    }
}

bool ui_tweens_moving(const struct ui_tweens *tweens)
{
    for (size_t i = 0; i < tweens->count; i++) {
        if (tweens->tweens[i].end > tweens->now) {
            return true;
        }
    }
    return false;
}

bool ui_tweens_running(const struct ui_tweens *tweens)
{
    enum { PULSE_KEEPS = 100 };
    if (ui_tweens_moving(tweens)) {
        return true;
    }
    return tweens->pulse_ever && tweens->now < tweens->pulse_asked + PULSE_KEEPS;
}

static uint32_t hash_of(const char *name)
{
    uint32_t hash = 2166136261u;
    for (; *name; name++) {
        hash = (hash ^ (unsigned char)*name) * 16777619u;
    }
    return hash;
}

static struct tween *find(const struct ui_tweens *tweens, const char *name)
{
    uint32_t hash = hash_of(name);
    for (size_t i = 0; i < tweens->count; i++) {
        const struct tween *tween = &tweens->tweens[i];
        if (tween->hash == hash && strncmp(tween->name, name, NAME_SIZE - 1) == 0) {
            return (struct tween *)tween;
        }
    }
    return NULL;
}

static struct tween *find_or_add(struct ui_tweens *tweens, const char *name)
{
    struct tween *tween = find(tweens, name);
    if (tween) {
        return tween;
    }
    if (tweens->count < TWEENS) {
        tween = &tweens->tweens[tweens->count++];
    } else {
        tween = &tweens->tweens[0];
        for (size_t i = 1; i < TWEENS; i++) {
            tween = tweens->tweens[i].end < tween->end ? &tweens->tweens[i] : tween;
        }
    }
    memset(tween, 0, sizeof *tween);
    size_t size = strlen(name);
    memcpy(tween->name, name, size < NAME_SIZE ? size : NAME_SIZE - 1);
    tween->hash = hash_of(name);
    return tween;
}

static float value_of(const struct ui_tweens *tweens, const struct tween *tween)
{
    if (tweens->now >= tween->end) {
        return tween->to;
    }
    if (tweens->now <= tween->start) {
        return tween->from;
    }
    float t = (float)(tweens->now - tween->start) / (float)(tween->end - tween->start);
    return tween->from + (tween->to - tween->from) * ui_curve(tween->curve, t);
}

/* Sets the times of a tween by its motion, the speed and "less motion". */
static void run(
    const struct ui_tweens *tweens, struct tween *tween, struct ui_motion motion, unsigned delay)
{
    float length = (float)motion.ms / tweens->speed;
    float wait = (float)delay / tweens->speed;
    tween->curve = motion.curve;
    if (tweens->less_motion) {
        length = motion.fade ? fminf(length, LESS_MOTION_MS) : 0;
        wait = motion.fade ? wait : 0;
        tween->curve = UI_LINEAR;
    }
    tween->start = tweens->now + (uint64_t)lrintf(wait);
    tween->end = tween->start + (uint64_t)lrintf(length);
}

void ui_tween_start(struct ui_tweens *tweens, const char *name, const float ends[2],
    struct ui_motion motion, unsigned delay)
{
    struct tween *tween = find_or_add(tweens, name);
    tween->from = ends[0];
    tween->to = ends[1];
    run(tweens, tween, motion, delay);
}

float ui_tween_value(const struct ui_tweens *tweens, const char *name, float rest)
{
    const struct tween *tween = find(tweens, name);
    return tween ? value_of(tweens, tween) : rest;
}

bool ui_tween_running(const struct ui_tweens *tweens, const char *name)
{
    const struct tween *tween = find(tweens, name);
    return tween && tween->end > tweens->now;
}

void ui_tween_drop(struct ui_tweens *tweens, const char *name)
{
    struct tween *tween = find(tweens, name);
    if (tween) {
        *tween = tweens->tweens[--tweens->count];
    }
}

float ui_tween_to(struct ui_tweens *tweens, const char *name, float target, struct ui_motion motion)
{
    struct tween *tween = find(tweens, name);
    if (!tween) {
        tween = find_or_add(tweens, name);
        tween->from = tween->to = target;
        tween->start = tween->end = tweens->now;
        return target;
    }
    if (tween->to != target) {
        tween->from = value_of(tweens, tween);
        tween->to = target;
        run(tweens, tween, motion, 0);
    }
    return value_of(tweens, tween);
}

float ui_pulse(struct ui_tweens *tweens, unsigned period)
{
    if (tweens->less_motion) {
        return 1;
    }
    tweens->pulse_asked = tweens->now;
    tweens->pulse_ever = true;
    float t = (float)(tweens->now % period) / (float)period;
    return 0.5f - 0.5f * cosf(6.2831853f * t);
}

/* The curve through (0,0), (x1,y1), (x2,y2), (1,1) at the place where its x is t. */
static float bezier(const float p[4], float t)
{
    float low = 0;
    float high = 1;
    float s = t;
    for (int i = 0; i < 24; i++) {
        s = (low + high) / 2;
        float r = 1 - s;
        float x = 3 * r * r * s * p[0] + 3 * r * s * s * p[2] + s * s * s;
        if (x < t) {
            low = s;
        } else {
            high = s;
        }
    }
    float r = 1 - s;
    return 3 * r * r * s * p[1] + 3 * r * s * s * p[3] + s * s * s;
}

float ui_curve(enum ui_curve curve, float t)
{
    static const float beziers[UI_CURVES][4] = {
        [UI_EASE_IN] = {0.42f, 0, 1, 1},
        [UI_EASE_OUT] = {0, 0, 0.58f, 1},
        [UI_EASE_IN_OUT] = {0.42f, 0, 0.58f, 1},
        [UI_SNAP] = {0.2f, 0.8f, 0.2f, 1},
        [UI_TURN] = {0.3f, 0, 0.1f, 1},
        [UI_LAND] = {0.2f, 0.9f, 0.3f, 1.2f},
    };
    if (t <= 0 || t >= 1) {
        return t <= 0 ? 0 : 1;
    }
    switch (curve) {
    case UI_LINEAR:
    case UI_CURVES: return t;
    case UI_SINE: return 0.5f - 0.5f * cosf(3.14159265f * t);
    default: return bezier(beziers[curve], t);
    }
}
