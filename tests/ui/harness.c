#include "harness.h"

#include <SDL.h>
#include <SDL_image.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void start(struct harness *harness, enum ui_backend backend)
{
    struct diag diag;
    diag_init(&diag, "");
    struct ui_options options = {
        .backend = backend, .title = "test", .width = 1280, .height = 800, .scale = 1};
    harness->ui = ui_create(&options, &diag);
    cr_assert_not_null(harness->ui, "%s", diag.messages[0].text);
    harness_run(harness);
}

void harness_start(struct harness *harness, void (*screen)(struct ui *, void *), void *data)
{
    harness->screen = screen;
    harness->data = data;
    start(harness, UI_NULL);
}

void harness_start_painting(
    struct harness *harness, void (*screen)(struct ui *, void *), void *data)
{
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_RENDER_DRIVER", "software", 1);
    harness->screen = screen;
    harness->data = data;
    start(harness, UI_SDL);
}

static bool is_end(const struct ui *ui)
{
    const struct ui_input *input = ui_input(ui);
    return input->kind == UI_USER && input->code == -1;
}

/* With a window, ui_next() would wait for ever: an input posted behind all others ends the run. */
void harness_run(struct harness *harness)
{
    ui_post_user(harness->ui, -1, NULL);
    bool end = false;
    while (!end && ui_next(harness->ui)) {
        harness->screen(harness->ui, harness->data);
        end = is_end(harness->ui);
        ui_done(harness->ui);
    }
    ui_repaint(harness->ui);
    if (ui_next(harness->ui)) {
        harness->screen(harness->ui, harness->data);
        ui_done(harness->ui);
    }
}

void harness_click(struct harness *harness, const char *id)
{
    cr_assert(ui_script_click(harness->ui, id), "cannot click %s", id);
    harness_run(harness);
}

void harness_key(struct harness *harness, const char *name)
{
    cr_assert(ui_script_key(harness->ui, name), "no key %s", name);
    harness_run(harness);
}

struct ui_color harness_pixel(struct harness *harness, int x, int y)
{
    char path[64];
    snprintf(path, sizeof path, "/tmp/ui-test-%d.png", (int)getpid());
    struct diag diag;
    diag_init(&diag, "");
    ui_screenshot_next(harness->ui, path);
    harness_run(harness);
    cr_assert(ui_screenshot_result(harness->ui, &diag), "%s", diag.messages[0].text);
    SDL_Surface *loaded = IMG_Load(path);
    cr_assert_not_null(loaded);
    unlink(path);
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB24, 0);
    const uint8_t *pixel = (const uint8_t *)plain->pixels + y * plain->pitch + x * 3;
    struct ui_color color = {pixel[0], pixel[1], pixel[2], 255};
    SDL_FreeSurface(plain);
    SDL_FreeSurface(loaded);
    return color;
}
