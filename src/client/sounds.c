#include "client/sounds.h"

#include <stdlib.h>

#include "base/text.h"
#include "ui/audio.h"

struct sounds {
    struct ui_audio *audio; /* NULL: silent */
    float *samples[SYNTH_SOUND_COUNT];
};

struct sounds *sounds_create(bool silent)
{
    struct sounds *sounds = base_alloc(sizeof *sounds);
    *sounds = (struct sounds){.audio = silent ? NULL : ui_audio_open()};
    for (int i = 0; sounds->audio != NULL && i < SYNTH_SOUND_COUNT; i++) {
        sounds->samples[i] = base_alloc(synth_length(i) * sizeof(float));
        synth_render(i, sounds->samples[i]);
    }
    return sounds;
}

void sounds_destroy(struct sounds *sounds)
{
    if (sounds->audio != NULL) {
        ui_audio_close(sounds->audio);
    }
    for (int i = 0; i < SYNTH_SOUND_COUNT; i++) {
        free(sounds->samples[i]);
    }
    free(sounds);
}

void sounds_volume(struct sounds *sounds, float volume)
{
    if (sounds->audio != NULL) {
        ui_audio_volume(sounds->audio, volume);
    }
}

void sounds_play(struct sounds *sounds, enum synth_sound sound, float pan)
{
    if (sounds->audio != NULL) {
        ui_audio_play(sounds->audio, sounds->samples[sound], synth_length(sound), 1, pan);
    }
}
