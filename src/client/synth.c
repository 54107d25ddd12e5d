#include "client/synth.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>

#include "base/macros.h"
#include "base/rng.h"

#define TWO_PI 6.28318530717958648
#define MAX_MODES 5
#define MAX_HITS 4
#define MAX_BRUSHES 2

/* One way in which a struck body swings. */
struct mode {
    double ratio; /* of the pitch */
    double gain;
    double decay; /* ms until it has fallen by 60 dB */
};

struct body {
    struct mode modes[MAX_MODES]; /* up to the first of gain 0 */
    double contact;               /* gain of the noise of the contact */
    double contact_decay;         /* ms to 60 dB */
};

enum body_name { CARD, FIGURE, BAR, MALLET, BOARD };

/* The ratios of a figure and a card are those of free bars and plates; those of a bar are tuned, as
 * on a marimba. Wood swallows the high ones first. */
static const struct body bodies[] = {
    [CARD] = {{{1, 1, 60}, {2.3, .8, 42}, {3.9, .55, 30}, {5.6, .4, 22}}, .9, 14},
    [FIGURE] = {{{.34, .5, 90}, {1, 1, 110}, {2.43, .55, 70}, {4.27, .3, 40}, {6.3, .15, 25}}, .35,
        6},
    [BAR] = {{{1, 1, 420}, {3.93, .32, 130}, {9.2, .1, 50}}, .12, 6},
    [MALLET] = {{{1, 1, 520}, {2, .12, 240}, {3.93, .12, 90}}, .03, 8},
    [BOARD] = {{{1, 1, 170}, {1.58, .6, 120}, {2.42, .35, 80}, {3.9, .15, 45}}, .2, 18},
};

struct hit {
    double at; /* ms */
    enum body_name body;
    double pitch; /* Hz */
    double gain;  /* 0 ends the list */
};

/* Noise round one frequency that swells and fades. */
struct brush {
    double at, length; /* ms; a length of 0 ends the list */
    double centre;     /* Hz, below a sixth of the rate */
    double gain;
    double grains; /* crackles in a second; 0: smooth */
};

struct recipe {
    double length; /* ms */
    double peak;   /* part of full scale */
    struct hit hits[MAX_HITS];
    struct brush brushes[MAX_BRUSHES];
};

static const struct recipe recipes[SYNTH_SOUND_COUNT] = {
    [SYNTH_TILE] = {260, .80, {{58, BOARD, 262, .9}, {58, CARD, 900, .8}, {88, CARD, 1040, .22}},
        {{0, 76, 3000, .28, 0}, {60, 90, 2200, .06, 0}}},
    [SYNTH_ROTATE] = {70, .35, {{4, CARD, 1500, 1}}, {{0, 40, 4200, .12, 0}}},
    [SYNTH_MEEPLE] = {220, .70, {{3, FIGURE, 760, 1}, {3, BOARD, 250, .35}, {52, FIGURE, 800, .12}},
        {{0}}},
    [SYNTH_RETURN] = {340, .50,
        {{40, FIGURE, 1020, .6}, {118, FIGURE, 880, 1}, {176, FIGURE, 940, .4},
            {226, FIGURE, 820, .2}},
        {{0, 110, 2600, .10, 0}}},
    [SYNTH_SCORE_SMALL] = {360, .55, {{2, BAR, 659.26, .8}, {92, BAR, 880, 1}}, {{0}}},
    [SYNTH_SCORE_LARGE] = {400, .65,
        {{2, BAR, 523.25, .8}, {68, BAR, 659.26, .85}, {134, BAR, 783.99, .9},
            {200, BAR, 1046.5, 1}},
        {{0}}},
    [SYNTH_CIRCLE] = {400, .50, {{0}}, {{0, 395, 3000, 1, 420}, {30, 340, 1500, .6, 160}}},
    [SYNTH_YOUR_TURN] = {400, .50, {{2, MALLET, 392, .85}, {120, MALLET, 523.25, 1}}, {{0}}},
    [SYNTH_ERROR] = {240, .65, {{3, BOARD, 168, 1}, {70, BOARD, 150, .5}}, {{0}}},
};

static size_t samples_of(double ms)
{
    return (size_t)(ms * SYNTH_RATE / 1000);
}

/* The factor for one sample of something that falls by 60 dB in so many ms. */
static double fall_of(double ms)
{
    return exp(-6.9078 / (ms * SYNTH_RATE / 1000));
}

static double noise(struct rng *rng)
{
    return rng_below(rng, 65536) / 32768.0 - 1;
}

/* Adds a fading sine that begins at 0, by its recurrence of two steps. */
static void add_mode(double *out, size_t count, const struct mode *mode, const struct hit *hit)
{
    double turn = TWO_PI * hit->pitch * mode->ratio / SYNTH_RATE;
    double fall = fall_of(mode->decay);
    double twice = 2 * fall * cos(turn);
    double last = 0;
    double now = mode->gain * hit->gain * fall * sin(turn);
    for (size_t i = 1; i < count; i++) {
        out[i] += now;
        double next = twice * now - fall * fall * last;
        last = now;
        now = next;
    }
}

static void add_hit(double *out, size_t count, const struct hit *hit, struct rng *rng)
{
    const struct body *body = &bodies[hit->body];
    for (int i = 0; i < MAX_MODES && body->modes[i].gain > 0; i++) {
        add_mode(out, count, &body->modes[i], hit);
    }
    double gain = body->contact * hit->gain;
    double fall = fall_of(body->contact_decay);
    /* The lower a body sounds, the less its contact hisses. */
    double smooth = 0;
    double softness = fmin(.9, 700 / (hit->pitch + 350));
    for (size_t i = 0; i < count && gain > 1e-4; i++) {
        smooth += (noise(rng) - smooth) * (1 - softness);
        out[i] += gain * smooth;
        gain *= fall;
    }
}

/* A band of noise from Chamberlin's filter, times a hump that is highest at a third, times the
 * crackles. */
static void add_brush(double *out, const struct brush *brush, struct rng *rng)
{
    size_t count = samples_of(brush->length);
    double step = 2 * sin(TWO_PI / 2 * brush->centre / SYNTH_RATE);
    double fall = fall_of(22);
    double chance = brush->grains / SYNTH_RATE;
    double low = 0;
    double band = 0;
    double crackle = 0; /* what a crackle tends to at once, and what is heard of it */
    double heard = 0;
    for (size_t i = 0; i < count; i++) {
        low += step * band;
        band += step * (noise(rng) - low - .9 * band);
        if (rng_below(rng, 1u << 24) < chance * (1 << 24)) {
            crackle += .25 + .75 * rng_below(rng, 1024) / 1024;
        }
        heard += (crackle - heard) * .02;
        crackle *= fall;
        double t = (double)i / count;
        double hump = 6.75 * t * (1 - t) * (1 - t);
        out[i] += brush->gain * band * hump * (brush->grains > 0 ? heard : 1);
    }
}

/* Takes slow drift away, fades the ends and scales to the wanted peak. */
static void finish(double *wave, size_t count, double peak, float *samples)
{
    double pole = 1 - TWO_PI * 30 / SYNTH_RATE;
    double fade_in = samples_of(1);
    double fade_out = samples_of(15);
    double last = 0;
    double now = 0;
    double most = 0;
    for (size_t i = 0; i < count; i++) {
        now = wave[i] - last + pole * now;
        last = wave[i];
        double left = fmin(1, (count - 1 - i) / fade_out);
        wave[i] = now * left * left * fmin(1, i / fade_in);
        most = fmax(most, fabs(wave[i]));
    }
    assert(most > 0);
    for (size_t i = 0; i < count; i++) {
        samples[i] = (float)(wave[i] / most * peak);
    }
}

size_t synth_length(enum synth_sound sound)
{
    assert(sound < SYNTH_SOUND_COUNT);
    return samples_of(recipes[sound].length);
}

void synth_render(enum synth_sound sound, float *samples)
{
    size_t count = synth_length(sound);
    const struct recipe *recipe = &recipes[sound];
    double wave[SYNTH_MAX_SAMPLES] = {0};
    struct rng rng;
    rng_seed(&rng, sound);
    for (size_t i = 0; i < ARRAY_LENGTH(recipe->hits) && recipe->hits[i].gain > 0; i++) {
        size_t start = samples_of(recipe->hits[i].at);
        assert(start < count);
        add_hit(wave + start, count - start, &recipe->hits[i], &rng);
    }
    for (size_t i = 0; i < ARRAY_LENGTH(recipe->brushes) && recipe->brushes[i].length > 0; i++) {
        assert(samples_of(recipe->brushes[i].at + recipe->brushes[i].length) <= count);
        add_brush(wave + samples_of(recipe->brushes[i].at), &recipe->brushes[i], &rng);
    }
    finish(wave, count, recipe->peak, samples);
}
