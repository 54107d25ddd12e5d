#include "ui/audio.h"

#include <SDL.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

struct voice {
    const float *samples;
    size_t count, at;
    float left, right;
};

struct ui_audio {
    SDL_AudioDeviceID device; /* 0 = none */
    void *alsa;               /* the library, if there is one */
    SDL_mutex *mutex;
    float volume;
    struct voice voices[UI_AUDIO_VOICES];
};

/* Many voices at once: bend towards 1, do not break. */
static float bent(float sample)
{
    const float knee = 0.8f;
    float over = fabsf(sample) - knee;
    return over <= 0 ? sample : copysignf(knee + (1 - knee) * tanhf(over / (1 - knee)), sample);
}

void ui_audio_mix(struct ui_audio *audio, float *out, size_t frames)
{
    memset(out, 0, frames * 2 * sizeof *out);
    SDL_LockMutex(audio->mutex);
    for (size_t v = 0; v < UI_AUDIO_VOICES; v++) {
        struct voice *voice = &audio->voices[v];
        for (size_t i = 0; i < frames && voice->at < voice->count; i++) {
            float sample = voice->samples[voice->at++] * audio->volume;
            out[2 * i] += sample * voice->left;
            out[2 * i + 1] += sample * voice->right;
        }
    }
    SDL_UnlockMutex(audio->mutex);
    for (size_t i = 0; i < 2 * frames; i++) {
        out[i] = bent(out[i]);
    }
}

static void callback(void *context, Uint8 *stream, int size)
{
    ui_audio_mix(context, (float *)(void *)stream, (size_t)size / (2 * sizeof(float)));
}

static void say_nothing(
    const char *file, int line, const char *function, int error, const char *format, ...)
{
    (void)file;
    (void)line;
    (void)function;
    (void)error;
    (void)format;
}

/* No sound card is no error, but ALSA tells the terminal of it in many lines. */
static void hush_alsa(struct ui_audio *audio)
{
    typedef void handler(const char *, int, const char *, int, const char *, ...);
    int (*set_handler)(handler *) = NULL;
    audio->alsa = SDL_LoadObject("libasound.so.2");
    void *symbol = audio->alsa ? SDL_LoadFunction(audio->alsa, "snd_lib_error_set_handler") : NULL;
    if (symbol) {
        memcpy(&set_handler, &symbol, sizeof symbol);
        set_handler(say_nothing);
    }
}

struct ui_audio *ui_audio_open(void)
{
    struct ui_audio *audio = base_alloc(sizeof *audio);
    *audio = (struct ui_audio){.volume = 0.6f, .mutex = SDL_CreateMutex()};
    hush_alsa(audio);
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) {
        return audio;
    }
    SDL_AudioSpec wanted = {.freq = UI_AUDIO_RATE,
        .format = AUDIO_F32SYS,
        .channels = 2,
        .samples = 512,
        .callback = callback,
        .userdata = audio};
    audio->device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
    if (audio->device) {
        SDL_PauseAudioDevice(audio->device, 0);
    } else {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    return audio;
}

void ui_audio_close(struct ui_audio *audio)
{
    if (!audio) {
        return;
    }
    if (audio->device) {
        SDL_CloseAudioDevice(audio->device);
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    if (audio->alsa) {
        SDL_UnloadObject(audio->alsa);
    }
    SDL_DestroyMutex(audio->mutex);
    free(audio);
}

bool ui_audio_works(const struct ui_audio *audio)
{
    return audio->device != 0;
}

void ui_audio_volume(struct ui_audio *audio, float volume)
{
    SDL_LockMutex(audio->mutex);
    audio->volume = fminf(1, fmaxf(0, volume));
    SDL_UnlockMutex(audio->mutex);
}

void ui_audio_play(
    struct ui_audio *audio, const float *samples, size_t count, float gain, float pan)
{
    SDL_LockMutex(audio->mutex);
    struct voice *voice = &audio->voices[0];
    for (size_t i = 0; i < UI_AUDIO_VOICES; i++) { /* a silent one, or the furthest along */
        struct voice *other = &audio->voices[i];
        bool silent = other->at >= other->count;
        voice = silent || (voice->at < voice->count && other->at > voice->at) ? other : voice;
    }
    float angle = (pan + 1) * 0.78539816f;
    *voice = (struct voice){
        samples, count, 0, gain * 1.41421356f * cosf(angle), gain * 1.41421356f * sinf(angle)};
    SDL_UnlockMutex(audio->mutex);
}
