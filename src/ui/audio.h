/* Sound, if there is any: short samples made by the program, mixed in the device's callback.
 * Nothing here fails: without a sound device the calls do nothing. */
#ifndef UI_AUDIO_H
#define UI_AUDIO_H

#include <stdbool.h>
#include <stddef.h>

#define UI_AUDIO_RATE 48000
#define UI_AUDIO_VOICES 12 /* sounding at once; the oldest gives way */

struct ui_audio;

struct ui_audio *ui_audio_open(void); /* never NULL */
void ui_audio_close(struct ui_audio *audio);
bool ui_audio_works(const struct ui_audio *audio);
void ui_audio_volume(struct ui_audio *audio, float volume); /* 0 to 1; 0.6 at first */

/* Plays `count` mono samples (-1 to 1, UI_AUDIO_RATE a second), which must stay until the audio
 * is closed. `gain` 0 to 1, `pan` -1 (left) to 1 (right). */
void ui_audio_play(
    struct ui_audio *audio, const float *samples, size_t count, float gain, float pan);

/* What the device's callback does: fills `frames` stereo frames. For tests. */
void ui_audio_mix(struct ui_audio *audio, float *out, size_t frames);

#endif
