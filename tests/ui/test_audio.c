#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ui/audio.h"

static float samples[1000];

static void setup(void)
{
    setenv("SDL_AUDIODRIVER", "no-such-driver", 1);
    for (int i = 0; i < 1000; i++) {
        samples[i] = 0.5f;
    }
}

Test(audio, no_device_is_no_error, .init = setup)
{
    struct ui_audio *audio = ui_audio_open();
    cr_assert_not_null(audio);
    cr_expect_not(ui_audio_works(audio));
    ui_audio_play(audio, samples, 1000, 1, 0);
    ui_audio_close(audio);
}

/* ALSA, which is tried where there may be no card, likes to tell the terminal at length. */
Test(audio, no_device_is_no_news)
{
    setenv("SDL_AUDIODRIVER", "alsa", 1);
    FILE *said = tmpfile();
    cr_assert_not_null(said);
    fflush(stderr);
    int before = dup(STDERR_FILENO);
    cr_assert_geq(dup2(fileno(said), STDERR_FILENO), 0);
    ui_audio_close(ui_audio_open());
    fflush(stderr);
    dup2(before, STDERR_FILENO);
    close(before);
    cr_expect_eq(lseek(fileno(said), 0, SEEK_END), 0, "something was said");
    fclose(said);
}

Test(audio, mixes_with_volume_and_place, .init = setup)
{
    struct ui_audio *audio = ui_audio_open();
    float out[200];
    ui_audio_volume(audio, 1);
    ui_audio_play(audio, samples, 50, 0.5f, 0);
    ui_audio_mix(audio, out, 100);
    cr_expect_float_eq(out[0], 0.25, 1e-3);
    cr_expect_float_eq(out[1], 0.25, 1e-3);
    cr_expect_float_eq(out[2 * 50], 0, 1e-6, "silent when it is over");
    ui_audio_play(audio, samples, 50, 0.5f, -1);
    ui_audio_volume(audio, 0.5f);
    ui_audio_mix(audio, out, 100);
    cr_expect_gt(out[0], 0.1f);
    cr_expect_float_eq(out[1], 0, 1e-3);
    ui_audio_close(audio);
}

Test(audio, many_voices_never_break, .init = setup)
{
    struct ui_audio *audio = ui_audio_open();
    float out[200];
    ui_audio_volume(audio, 1);
    for (int i = 0; i < 3 * UI_AUDIO_VOICES; i++) {
        ui_audio_play(audio, samples, 1000, 1, 0);
    }
    ui_audio_mix(audio, out, 100);
    for (int i = 0; i < 200; i++) {
        cr_expect_leq(fabsf(out[i]), 1.0f);
    }
    ui_audio_close(audio);
}

Test(audio, a_dummy_device_plays)
{
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    struct ui_audio *audio = ui_audio_open();
    cr_expect(ui_audio_works(audio));
    ui_audio_play(audio, samples, 1000, 1, 0.5f);
    ui_audio_close(audio);
}
