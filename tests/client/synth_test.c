/* The sounds are short, clean at both ends, and what they are meant to be, as far as numbers tell:
 * loud where wood is loud, bright where straw is bright, in tune where bars are struck. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "client/synth.h"

#define TWO_PI 6.28318530717958648

struct wanted {
    const char *name;
    double peak;        /* part of full scale */
    double dark, light; /* where the centroid of the spectrum lies, Hz */
};

static const struct wanted wanted[SYNTH_SOUND_COUNT] = {
    [SYNTH_TILE] = {"tile", .80, 500, 1500},
    [SYNTH_ROTATE] = {"rotate", .35, 2000, 4000},
    [SYNTH_MEEPLE] = {"meeple", .70, 500, 1100},
    [SYNTH_RETURN] = {"return", .50, 800, 1600},
    [SYNTH_SCORE_SMALL] = {"small score", .55, 650, 1100},
    [SYNTH_SCORE_LARGE] = {"large score", .65, 700, 1200},
    [SYNTH_CIRCLE] = {"circle", .50, 3500, 6500},
    [SYNTH_YOUR_TURN] = {"your turn", .50, 350, 650},
    [SYNTH_ERROR] = {"error", .65, 120, 300},
};

/* Energy at a frequency in a part of a sound (Goertzel). */
static double energy(const float *samples, size_t count, double hertz)
{
    double twice = 2 * cos(TWO_PI * hertz / SYNTH_RATE);
    double last = 0;
    double before = 0;
    for (size_t i = 0; i < count; i++) {
        double now = samples[i] + twice * last - before;
        before = last;
        last = now;
    }
    return last * last + before * before - twice * last * before;
}

static double centroid(const float *samples, size_t count)
{
    double weighted = 0;
    double sum = 0;
    for (double hertz = 40; hertz < 16000; hertz *= 1.02) {
        double part = energy(samples, count, hertz) * hertz; /* a step is as wide as its place */
        weighted += part * hertz;
        sum += part;
    }
    return weighted / sum;
}

static double loudness(const float *samples, size_t count)
{
    double sum = 0;
    for (size_t i = 0; i < count; i++) {
        sum += (double)samples[i] * samples[i];
    }
    return sqrt(sum / (double)count);
}

Test(synth, sounds_are_short_and_have_the_wanted_peak)
{
    static float samples[SYNTH_MAX_SAMPLES];
    for (int sound = 0; sound < SYNTH_SOUND_COUNT; sound++) {
        size_t count = synth_length(sound);
        cr_assert(count >= SYNTH_RATE / 20 && count <= SYNTH_RATE * 4 / 10);
        synth_render(sound, samples);
        double most = 0;
        double sum = 0;
        for (size_t i = 0; i < count; i++) {
            most = fmax(most, fabs((double)samples[i]));
            sum += samples[i];
        }
        cr_expect_float_eq(most, wanted[sound].peak, 1e-3, "%s: %f", wanted[sound].name, most);
        cr_expect_lt(fabs(sum / (double)count), 1e-4, "%s drifts", wanted[sound].name);
    }
}

Test(synth, sounds_begin_and_end_in_silence)
{
    static float samples[SYNTH_MAX_SAMPLES];
    for (int sound = 0; sound < SYNTH_SOUND_COUNT; sound++) {
        size_t count = synth_length(sound);
        synth_render(sound, samples);
        cr_expect_eq(samples[0], 0);
        cr_expect_eq(samples[count - 1], 0);
        double tail = loudness(samples + count - 240, 240);
        cr_expect_lt(tail, .02 * wanted[sound].peak, "%s: %f", wanted[sound].name, tail);
    }
}

Test(synth, sounds_fade)
{
    static float samples[SYNTH_MAX_SAMPLES];
    for (int sound = 0; sound < SYNTH_SOUND_COUNT; sound++) {
        size_t count = synth_length(sound);
        synth_render(sound, samples);
        double first = loudness(samples, count * 3 / 4);
        double last = loudness(samples + count * 3 / 4, count / 4);
        cr_expect_lt(last, first / 2, "%s: %f %f", wanted[sound].name, first, last);
    }
}

Test(synth, a_knock_is_over_soon)
{
    static const enum synth_sound knocks[] = {SYNTH_ROTATE, SYNTH_MEEPLE, SYNTH_ERROR};
    static float samples[SYNTH_MAX_SAMPLES];
    for (int i = 0; i < 3; i++) {
        size_t count = synth_length(knocks[i]);
        synth_render(knocks[i], samples);
        double first = loudness(samples, count / 6);
        double second = loudness(samples + count / 2, count / 6);
        cr_expect_lt(20 * log10(second / first), -18, "%s", wanted[knocks[i]].name);
    }
}

Test(synth, spectra_are_those_of_wood_and_straw)
{
    static float samples[SYNTH_MAX_SAMPLES];
    for (int sound = 0; sound < SYNTH_SOUND_COUNT; sound++) {
        synth_render(sound, samples);
        double middle = centroid(samples, synth_length(sound));
        cr_expect(middle > wanted[sound].dark && middle < wanted[sound].light, "%s: %.0f Hz",
            wanted[sound].name, middle);
    }
}

/* Whether a note sounds out against its neighbours a whole tone away. */
static bool sounds(enum synth_sound sound, double from_ms, double hertz)
{
    static float samples[SYNTH_MAX_SAMPLES];
    synth_render(sound, samples);
    const float *part = samples + (size_t)(from_ms * SYNTH_RATE / 1000);
    size_t count = SYNTH_RATE / 15;
    double note = energy(part, count, hertz);
    return note > 4 * energy(part, count, hertz * 1.122) &&
           note > 4 * energy(part, count, hertz / 1.122);
}

Test(synth, notes_are_in_tune)
{
    cr_expect(sounds(SYNTH_SCORE_SMALL, 5, 659.26));
    cr_expect(sounds(SYNTH_SCORE_SMALL, 100, 880));
    cr_expect(sounds(SYNTH_SCORE_LARGE, 2, 523.25));
    cr_expect(sounds(SYNTH_SCORE_LARGE, 210, 1046.5));
    cr_expect(sounds(SYNTH_YOUR_TURN, 20, 392));
    cr_expect(sounds(SYNTH_YOUR_TURN, 140, 523.25));
    cr_expect_not(sounds(SYNTH_SCORE_SMALL, 5, 880), "the second note comes too early");
}

Test(synth, the_large_score_is_more_than_the_small_one)
{
    static float samples[SYNTH_MAX_SAMPLES];
    synth_render(SYNTH_SCORE_SMALL, samples);
    double small = loudness(samples, synth_length(SYNTH_SCORE_SMALL));
    synth_render(SYNTH_SCORE_LARGE, samples);
    cr_expect_gt(loudness(samples, synth_length(SYNTH_SCORE_LARGE)), small);
    cr_expect_gt(synth_length(SYNTH_SCORE_LARGE), synth_length(SYNTH_SCORE_SMALL));
}

Test(synth, straw_crackles_instead_of_hissing)
{
    static float samples[SYNTH_MAX_SAMPLES];
    synth_render(SYNTH_CIRCLE, samples);
    size_t block = SYNTH_RATE / 250;
    size_t turns = 0;
    double before = 0;
    double rising = 0;
    for (size_t i = 0; i + block < synth_length(SYNTH_CIRCLE); i += block) {
        double now = 20 * log10(loudness(samples + i, block) + 1e-6);
        if (fabs(now - before) > 2) {
            turns += (now - before) * rising < 0;
            rising = now - before;
        }
        before = now;
    }
    cr_expect_geq(turns, 20, "the level turns %zu times", turns);
}

Test(synth, the_same_sound_is_the_same_samples)
{
    static float samples[2][SYNTH_MAX_SAMPLES];
    for (int sound = 0; sound < SYNTH_SOUND_COUNT; sound++) {
        memset(samples, 0, sizeof samples);
        synth_render(sound, samples[0]);
        synth_render(sound, samples[1]);
        cr_expect_arr_eq(samples[0], samples[1], sizeof samples[0]);
        for (size_t i = synth_length(sound); i < SYNTH_MAX_SAMPLES; i++) {
            cr_assert_eq(samples[0][i], 0, "written past the end");
        }
    }
}
