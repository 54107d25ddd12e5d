#include <SDL_stdinc.h>
#include <stdio.h>
#include <string.h>

#include "base/streams.h"
#include "client/app.h"
#include "client/home.h"
#include "client/options.h"
#include "client/script.h"
#include "client/trace.h"
#include "ui/animation.h"
#include "ui/overlay.h"

struct program {
    struct options options;
    struct app app;
    struct trace trace;
    struct script script;
    bool scripted;
    bool refused; /* the file of the command line */
};

static void report(const struct diag *diag)
{
    for (size_t i = 0; i < diag->kept; i++) {
        char line[DIAG_FILE + DIAG_TEXT + 64];
        diag_format(&diag->messages[i], line, sizeof line);
        fprintf(stderr, "%s\n", line);
    }
}

/* Settings of the command line go over those of the user; a script wants a screen that rests. */
static void choose_settings(struct app *app, const struct options *options)
{
    struct diag diag;
    diag_init(&diag, "");
    app->settings = settings_default();
    settings_load(&app->settings, &diag);
    report(&diag);
    if (options->theme_given) {
        app->settings.theme = options->settings.theme;
    }
    if (options->scale_given) {
        app->settings.scale = options->settings.scale;
    }
    if (options->pace_given) {
        app->settings.pace = options->settings.pace;
    } else if (options->null_backend) {
        app->settings.pace = SETTINGS_AT_ONCE; /* time stands still there */
    }
    bool driven = options->trace || options->script != NULL || options->null_backend;
    app->settings.large_text |= options->settings.large_text;
    app->settings.high_contrast |= options->settings.high_contrast;
    app->settings.less_motion |= options->motion_given || driven;
    app->settings.tips &= !driven;
    app->settings.hand_over &= !driven;
    app->driven = driven;
}

static bool open_window(struct program *program, struct diag *diag)
{
    const struct options *options = &program->options;
    struct app *app = &program->app;
    choose_settings(app, options);
    app->autosave = options->autosave;
    app->trace = options->trace;
    app->nodes = (uint64_t)options->nodes;
    app->ui = ui_create(
        &(struct ui_options){
            .backend = options->null_backend ? UI_NULL : UI_SDL,
            .title = "Walls & Wheat",
            .width = options->width,
            .height = options->height,
            .scale = app->settings.scale,
            .theme = app->settings.theme,
            .software = options->software,
        },
        diag);
    if (app->ui == NULL) {
        return false;
    }
    app->sounds = sounds_create(options->null_backend || program->scripted);
    app_apply_settings(app);
    return true;
}

/* A file that cannot be opened is told on the title screen, too: who clicked on it sees no
 * terminal. */
static void open_title(struct program *program, const struct diag *fault)
{
    struct app *app = &program->app;
    app->asked = &program->options.record;
    bool first = program->options.welcome || (!app->settings.welcomed && !app->driven);
    scene_go(app, first && fault == NULL ? &scene_welcome : &scene_title);
    if (fault != NULL) {
        program->refused = true;
        ui_toast(app->ui, UI_BAD, app_fault(app, fault));
    }
}

/* By its ending: a set of tiles, to be looked at. Faults in it are shown there. */
static bool is_tile_file(const char *path)
{
    const char *ending = strrchr(path, '.');
    return ending != NULL && (strcmp(ending, ".yaml") == 0 || strcmp(ending, ".yml") == 0);
}

/* False, with a message, when the path is longer than any that can be kept. */
static bool open_tiles(struct program *program, struct diag *diag)
{
    struct app *app = &program->app;
    const char *path = program->options.file;
    size_t length = strlen(path);
    if (length >= sizeof app->inspected.path) {
        diag_set_file(diag, path);
        diag_error(diag, (struct diag_place){0}, "found a path of %zu bytes, expected at most %zu",
            length, sizeof app->inspected.path - 1);
        return false;
    }
    app->asked = &program->options.record;
    memcpy(app->inspected.path, path, length + 1);
    scene_go(app, &scene_inspector);
    return true;
}

static bool open_first_scene(struct program *program, struct diag *diag)
{
    struct app *app = &program->app;
    const struct options *options = &program->options;
    if (options->file != NULL && is_tile_file(options->file)) {
        if (!open_tiles(program, diag)) {
            open_title(program, diag);
        }
        return true;
    }
    if (options->file != NULL) {
        if (!app_open(app, &(struct app_file){.path = options->file}, diag)) {
            open_title(program, diag);
        }
        return true;
    }
    if (!options->new_game) {
        open_title(program, NULL);
        return true;
    }
    app->asked = &options->record;
    return app_play(app, &options->record, diag);
}

/* Nothing is on its way, and what is shown was painted. */
static void rest(struct program *program, bool painted)
{
    struct app *app = &program->app;
    bool moving = ui_tweens_running(ui_tweens(app->ui)) || app->scenes.move != SCENE_STAY;
    if (!painted || moving || ui_repaint_due(app->ui) || ui_waiting(app->ui)) {
        return;
    }
    trace_show(&program->trace, app);
    if (program->scripted && !script_step(&program->script, app)) {
        ui_quit(app->ui);
    }
}

static void loop(struct program *program)
{
    struct app *app = &program->app;
    bool windowless = program->options.null_backend;
    do {
        scene_settle(app);
        while (ui_next(app->ui)) {
            bool painted = ui_painting(app->ui);
            frames_begin(&app->frames);
            scene_pass(app);
            frames_end(&app->frames, painted);
            rest(program, painted && !windowless);
            scene_settle(app);
        }
        rest(program, windowless);
    } while (windowless && program->scripted && !ui_quitting(app->ui));
}

static int run(struct program *program)
{
    struct diag diag;
    diag_init(&diag, "");
    int status = 1;
    bool open = open_window(program, &diag) && open_first_scene(program, &diag);
    report(&diag);
    if (open) {
        loop(program);
        status = program->script.failed || program->refused;
    }
    if (program->app.ui != NULL) {
        app_end_game(&program->app);
        home_destroy(program->app.home);
        sounds_destroy(program->app.sounds);
        ui_destroy(program->app.ui);
    }
    return status;
}

int main(int argc, char **argv)
{
    streams_begin();
    struct program program = {0};
    frames_init(&program.app.frames);
    language_start(&program.app.language);
    int status = 2;
    if (options_read(&program.options, argc, argv)) {
        program.scripted = program.options.script != NULL;
        if (program.options.help) {
            options_help();
            status = 0;
        } else if (!program.scripted || script_open(&program.script, program.options.script)) {
            program.script.windowless = program.options.null_backend;
            status = run(&program);
        }
    }
    script_close(&program.script);
    text_finish(&program.trace.last);
    options_finish(&program.options);
    return status;
}
