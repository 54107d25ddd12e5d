#include <SDL_image.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ui/private.h"

#define FRAME 16          /* ms between two pictures of an animation */
#define PAINT_AT_LEAST 50 /* ms: a flood of input does not keep the screen from being painted */

static void note_hand(struct ui *ui)
{
    enum ui_input_kind kind = ui->pass_kind;
    enum ui_hand before = ui->hands.hand;
    if (kind == UI_PRESS || kind == UI_WHEEL) {
        ui->hands.hand = UI_BY_POINTER;
    } else if (kind == UI_KEY) {
        ui->hands.hand = UI_BY_KEYS;
    } else if (kind == UI_PAD) {
        ui->hands.hand = UI_BY_PAD;
        ui->hands.pad = ui->input.pad;
    }
    ui->dirty |= ui->hands.hand != before;
}

static void begin_pass(struct ui *ui, const struct ui_input *input, bool painting)
{
    ui->passes++;
    ui->in_pass = true;
    ui->painting = painting && ui->renderer;
    ui->input = input ? *input : (struct ui_input){.kind = UI_NONE};
    ui->pass_kind = ui->input.kind;
    bool pad = ui->pass_kind == UI_PAD || ui->pass_kind == UI_AXIS;
    if (pad && ui->input.pad >= ui->pads.posted) {
        ui->pads.posted = ui->input.pad + 1;
    }
    note_hand(ui);
    bool mouse = input && input->kind >= UI_MOVE && input->kind <= UI_WHEEL;
    if (mouse) {
        ui->hands.last_at = ui->pointer;
        ui->pointer = input->at;
    }
    ui->aside = !mouse && (ui->aside || ui->pass_kind == UI_KEY || ui->pass_kind == UI_PAD);
    ui->input.at = ui->pointer;
    ui->list = !ui->list;
    ui_find_hot(ui); /* among what the pass before showed */
    struct ui_shown_list *list = &ui->lists[ui->list];
    list->count = 0;
    list->top_layer = 0;
    ui_arena_clear(&list->arena);
    ui->layer = 0;
    ui->clip_count = 0;
    ui->opacity_count = 0;
    ui->open_scroll_count = 0;
    ui->tip = NULL;
    ui->hands.was_editing = ui->hands.editing;
    ui->hands.editing = false;
    if (ui->painting) {
        SDL_SetRenderTarget(ui->renderer, NULL);
        ui_apply_clip(ui);
        SDL_SetRenderDrawColor(ui->renderer, 0, 0, 0, 255);
        SDL_RenderClear(ui->renderer);
    }
}

static void tell_time(struct ui *ui)
{
    ui->unsettled |= ui_tweens_running(ui->tweens);
    if (ui->backend == UI_SDL) {
        ui->now = SDL_GetTicks64();
    }
    ui_tweens_clock(ui->tweens, ui->now);
}

static bool paint_is_due(const struct ui *ui)
{
    return ui->dirty || (ui->repaint_time && ui->now >= ui->repaint_time);
}

static bool begin_paint(struct ui *ui)
{
    ui->dirty = ui->stale = ui->unsettled = false;
    ui->repaint_time = 0;
    ui->last_paint = ui->now;
    begin_pass(ui, NULL, true);
    return true;
}

static bool begin_layout(struct ui *ui)
{
    ui->stale = false;
    begin_pass(ui, NULL, false);
    return true;
}

/* Starts whatever pass is due; false when there is only waiting to do. */
static bool begin_due(struct ui *ui)
{
    tell_time(ui);
    bool first = ui->passes == 0;
    bool late = ui->backend == UI_SDL && ui->dirty && ui->now >= ui->painted + PAINT_AT_LEAST;
    if (first || late) {
        return begin_paint(ui);
    }
    if (!ui_queue_empty(ui->queue)) {
        if (ui->stale) {
            return begin_layout(ui);
        }
        struct ui_input input;
        ui_queue_take(ui->queue, &input);
        ui->away = input.kind == UI_FOCUS ? !input.on : ui->away;
        begin_pass(ui, &input, false);
        return true;
    }
    if (ui->unsettled && ui->now >= ui->last_paint + FRAME) {
        return begin_paint(ui);
    }
    return paint_is_due(ui) && begin_paint(ui);
}

static bool wait_null(struct ui *ui)
{
    if (ui_tweens_moving(ui->tweens)) {
        ui->now += FRAME;
        return true;
    }
    if (ui->busy) {
        ui_queue_wait(ui->queue);
        return true;
    }
    return false;
}

static int wait_time(const struct ui *ui)
{
    uint64_t until = ui->repaint_time;
    if (ui->unsettled) {
        uint64_t frame = ui->last_paint + FRAME;
        until = until && until < frame ? until : frame;
    }
    if (!until) {
        return -1;
    }
    return until > ui->now ? (int)(until - ui->now) : 0;
}

bool ui_next(struct ui *ui)
{
    if (ui->backend == UI_SDL) {
        ui_pump(ui, 0);
    }
    while (!ui->quit) {
        if (begin_due(ui)) {
            return true;
        }
        if (ui->backend == UI_SDL) {
            ui_pump(ui, wait_time(ui));
        } else if (!wait_null(ui)) {
            return false;
        }
    }
    return false;
}

static void take_screenshot(struct ui *ui)
{
    ui->screenshot_ok = false;
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, ui->width, ui->height, 24, SDL_PIXELFORMAT_RGB24);
    if (surface &&
        SDL_RenderReadPixels(
            ui->renderer, NULL, SDL_PIXELFORMAT_RGB24, surface->pixels, surface->pitch) == 0 &&
        IMG_SavePNG(surface, ui->screenshot) == 0) {
        ui->screenshot_ok = true;
    } else {
        snprintf(ui->screenshot_error, sizeof ui->screenshot_error, "%s", SDL_GetError());
    }
    SDL_FreeSurface(surface);
    ui->screenshot[0] = 0;
}

static void finish_input(struct ui *ui, enum ui_input_kind kind)
{
    if (kind == UI_RELEASE) {
        ui->hands.active[0] = 0;
    }
    if (kind != UI_NONE && kind != UI_MOVE) {
        ui->dirty = ui->stale = true;
    }
}

void ui_done(struct ui *ui)
{
    ui_popup_finish(ui);
    ui_tip_finish(ui);
    ui_focus_keys(ui);
    ui_focus_settle(ui);
    ui_mark_under(ui);
    finish_input(ui, ui->pass_kind);
    ui->in_pass = false;
    struct ui_hands *hands = &ui->hands;
    if (ui->backend == UI_SDL && hands->editing != hands->was_editing) {
        (hands->editing ? SDL_StartTextInput : SDL_StopTextInput)();
    }
    if (ui->painting) {
        ui_apply_clip(ui);
        if (ui->screenshot[0]) {
            take_screenshot(ui);
        }
        SDL_RenderPresent(ui->renderer);
        ui->painted = SDL_GetTicks64(); /* a slow screen still leaves time for input */
    }
    ui->painting = false;
}

void ui_quit(struct ui *ui)
{
    ui->quit = true;
}

bool ui_quitting(const struct ui *ui)
{
    return ui->quit;
}

void ui_busy(struct ui *ui, bool busy)
{
    ui->busy = busy;
}

bool ui_painting(const struct ui *ui)
{
    return ui->painting;
}

bool ui_waiting(const struct ui *ui)
{
    return !ui_queue_empty(ui->queue);
}

void ui_repaint(struct ui *ui)
{
    ui->dirty = true;
}

bool ui_repaint_due(const struct ui *ui)
{
    return ui->dirty;
}

void ui_repaint_at(struct ui *ui, uint64_t time)
{
    if (ui->repaint_time == 0 || time < ui->repaint_time) {
        ui->repaint_time = time > 0 ? time : 1;
    }
}

const struct ui_input *ui_input(const struct ui *ui)
{
    static const struct ui_input none = {.kind = UI_NONE};
    return ui->in_pass && ui->layer >= ui->lists[!ui->list].top_layer ? &ui->input : &none;
}

void ui_take(struct ui *ui)
{
    ui->input.kind = UI_NONE;
}

struct ui_point ui_pointer(const struct ui *ui)
{
    return ui->pointer;
}

bool ui_pointer_aside(const struct ui *ui)
{
    return ui->aside;
}

void ui_post(struct ui *ui, const struct ui_input *input)
{
    ui_queue_add(ui->queue, input);
    if (ui->backend == UI_SDL) {
        SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT}); /* wakes the loop */
    }
}

void ui_post_user(struct ui *ui, int code, void *data)
{
    ui_post(ui, &(struct ui_input){.kind = UI_USER, .code = code, .data = data});
}

uint64_t ui_now(const struct ui *ui)
{
    return ui->now;
}

void ui_advance(struct ui *ui, unsigned milliseconds)
{
    if (ui->backend == UI_NULL) {
        ui->now += milliseconds;
    }
}

struct ui_tweens *ui_tweens(struct ui *ui)
{
    return ui->tweens;
}

const char *ui_format(struct ui *ui, const char *format, ...)
{
    char text[1024];
    va_list args;
    va_start(args, format);
    int length = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    size_t size = length < 0 ? 0 : (size_t)length;
    size = size < sizeof text ? size : sizeof text - 1;
    return ui_arena_copy(&ui->lists[ui->list].arena, text, size);
}

void ui_screenshot_next(struct ui *ui, const char *path)
{
    snprintf(ui->screenshot, sizeof ui->screenshot, "%s", path);
    snprintf(ui->screenshot_error, sizeof ui->screenshot_error, "%s", "no picture was painted");
    ui->screenshot_ok = false;
    ui->dirty = true;
}

bool ui_screenshot_result(const struct ui *ui, struct diag *diag)
{
    if (!ui->screenshot_ok) {
        diag_error(diag, (struct diag_place){0}, "no screenshot: %s", ui->screenshot_error);
    }
    return ui->screenshot_ok;
}
