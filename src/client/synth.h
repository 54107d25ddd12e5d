/* The sounds of the game, made of wood and paper by arithmetic: bars and boards are sums of fading
 * sines, paper and straw are filtered noise. No files, no clock, no state between calls. */
#ifndef CLIENT_SYNTH_H
#define CLIENT_SYNTH_H

#include <stddef.h>

#define SYNTH_RATE 48000
/* No sound is longer than 400 ms. */
#define SYNTH_MAX_SAMPLES (SYNTH_RATE * 2 / 5)

enum synth_sound {
    SYNTH_TILE,        /* cardboard slides over a table and clacks down */
    SYNTH_ROTATE,      /* a tick */
    SYNTH_MEEPLE,      /* a wooden figure is put down */
    SYNTH_RETURN,      /* a wooden figure falls back among the others */
    SYNTH_SCORE_SMALL, /* two notes on wooden bars */
    SYNTH_SCORE_LARGE, /* four notes on wooden bars */
    SYNTH_CIRCLE,      /* straw rustles */
    SYNTH_YOUR_TURN,   /* two soft, low notes */
    SYNTH_ERROR,       /* a dull thud */
    SYNTH_SOUND_COUNT
};

/* How many samples a sound has: 1 to SYNTH_MAX_SAMPLES. */
size_t synth_length(enum synth_sound sound);

/* Writes the sound to the caller's buffer of synth_length(sound) mono samples, within -1 and 1.
 * It begins and ends in silence; the same sound is the same samples every time. */
void synth_render(enum synth_sound sound, float *samples);

#endif
