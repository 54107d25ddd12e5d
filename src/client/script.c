#include "client/script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/macros.h"
#include "client/app.h"
#include "client/home.h"
#include "client/tiles.h"
#include "notation/words.h"
#include "ui/shown.h"

/* What became of a command. */
enum outcome {
    NEXT,   /* take the next line at once */
    PASSES, /* something was posted */
    AGAIN,  /* try this line again after a pass */
    FAILED
};

#define PATIENCE 2000 /* passes */
#define PAUSE 10      /* milliseconds */

bool script_open(struct script *script, const char *file)
{
    memset(script, 0, sizeof *script);
    struct diag diag;
    diag_init(&diag, file);
    script->file = file;
    if (!file_read(file, 1 << 20, &script->bytes, &diag)) {
        char line[DIAG_FILE + DIAG_TEXT];
        diag_format(&diag.messages[0], line, sizeof line);
        fprintf(stderr, "walls-and-wheat: %s\n", line);
        return false;
    }
    script->rest = text_string(&script->bytes);
    script->size = script->bytes.size;
    return true;
}

void script_close(struct script *script)
{
    text_finish(&script->bytes);
}

static enum outcome posted(bool done)
{
    return done ? PASSES : AGAIN; /* it may be on its way */
}

static enum outcome do_click(struct app *app, const char *word)
{
    return posted(ui_script_click(app->ui, word));
}

static enum outcome do_right_click(struct app *app, const char *word)
{
    const struct ui_shown *shown = ui_shown_find(app->ui, word);
    if (shown == NULL) {
        return FAILED;
    }
    struct ui_point at = {
        shown->visible.x + shown->visible.w / 2, shown->visible.y + shown->visible.h / 2};
    ui_script_click_at(app->ui, at, UI_RIGHT_BUTTON);
    return PASSES;
}

static enum outcome do_hover(struct app *app, const char *word)
{
    return posted(ui_script_hover(app->ui, word));
}

static enum outcome do_at(struct app *app, const char *word)
{
    struct ui_point at;
    if (sscanf(word, "%f,%f", &at.x, &at.y) != 2) {
        return FAILED;
    }
    ui_script_click_at(app->ui, at, UI_LEFT_BUTTON);
    return PASSES;
}

static enum outcome do_key(struct app *app, const char *word)
{
    return posted(ui_script_key(app->ui, word));
}

static enum outcome do_type(struct app *app, const char *word)
{
    ui_script_type(app->ui, word);
    return PASSES;
}

static enum outcome do_wheel(struct app *app, const char *word)
{
    char id[UI_ID_SIZE];
    float steps;
    if (sscanf(word, "%63s %f", id, &steps) != 2 || ui_shown_find(app->ui, id) == NULL) {
        return FAILED;
    }
    const struct ui_rect rect = ui_shown_find(app->ui, id)->visible;
    ui_script_wheel(app->ui, (struct ui_point){rect.x + rect.w / 2, rect.y + rect.h / 2}, steps);
    return PASSES;
}

static enum outcome do_frames(struct app *app, const char *word)
{
    frames_tell(&app->frames, word);
    return NEXT;
}

static enum outcome do_pad(struct app *app, const char *word)
{
    ui_script_pad(app->ui, atoi(word));
    return PASSES;
}

static enum outcome do_expect(struct app *app, const char *word)
{
    return ui_shown_text(app->ui, word) ? NEXT : AGAIN;
}

static enum outcome do_refuse(struct app *app, const char *word)
{
    const struct ui_shown *shown = ui_shown_find(app->ui, word);
    return shown == NULL || shown->state & (UI_DISABLED | UI_HIDDEN) ? NEXT : FAILED;
}

static enum outcome do_wait(struct app *app, const char *word)
{
    return ui_shown_find(app->ui, word) != NULL ? NEXT : AGAIN;
}

static enum outcome do_save(struct app *app, const char *word)
{
    struct diag diag;
    diag_init(&diag, word);
    return app->session != NULL && session_save(app->session, word, &diag) ? NEXT : FAILED;
}

static enum outcome do_shot(struct app *app, const char *word)
{
    ui_screenshot_next(app->ui, word);
    return PASSES;
}

static enum outcome do_dump(struct app *app, const char *word)
{
    (void)word;
    struct text dump;
    text_init(&dump);
    ui_shown_dump(app->ui, &dump);
    fputs(text_string(&dump), stdout);
    text_finish(&dump);
    return NEXT;
}

static enum outcome do_pictures(struct app *app, const char *word)
{
    (void)word;
    bool idle = app->tiles == NULL || tiles_idle(app->tiles);
    return idle && home_idle(app) ? NEXT : AGAIN;
}

static const struct {
    const char *name;
    enum outcome (*run)(struct app *app, const char *word);
} commands[] = {
    {"click", do_click},
    {"rclick", do_right_click},
    {"hover", do_hover},
    {"at", do_at},
    {"key", do_key},
    {"type", do_type},
    {"wheel", do_wheel},
    {"pad", do_pad},
    {"expect", do_expect},
    {"refuse", do_refuse},
    {"wait", do_wait},
    {"save", do_save},
    {"shot", do_shot},
    {"dump", do_dump},
    {"pictures", do_pictures},
    {"frames", do_frames},
};

static enum outcome run(struct app *app, const char *line, int waits)
{
    size_t size = strcspn(line, " ");
    for (size_t i = 0; i < ARRAY_LENGTH(commands); i++) {
        if (strlen(commands[i].name) == size && strncmp(commands[i].name, line, size) == 0) {
            /* The last command may have moved what is seen: that is painted first. */
            bool early = commands[i].run == do_pictures && waits == 0;
            return early ? AGAIN : commands[i].run(app, line + size + (line[size] == ' '));
        }
    }
    return line[0] == 0 || line[0] == '#' ? NEXT : FAILED;
}

bool script_step(struct script *script, struct app *app)
{
    for (;;) {
        const char *rest = script->rest;
        size_t size = script->size;
        const char *start;
        size_t length;
        if (script->failed || !notation_next_line(&rest, &size, &start, &length)) {
            return false;
        }
        char line[512];
        snprintf(line, sizeof line, "%.*s", (int)length, start);
        enum outcome outcome = run(app, line, script->waits);
        if (outcome == AGAIN && script->waits++ < PATIENCE) {
            if (!script->windowless) { /* threads shall get on meanwhile */
                ui_repaint_at(app->ui, ui_now(app->ui) + PAUSE);
            } else {
                ui_repaint(app->ui);
            }
            return true;
        }
        script->line++;
        if (outcome == FAILED || outcome == AGAIN) {
            fprintf(stderr, "%s:%d: could not do: %s\n", script->file, script->line, line);
            script->failed = true;
            return false;
        }
        script->waits = 0;
        script->rest = rest;
        script->size = size;
        if (outcome == PASSES) {
            return true;
        }
    }
}
