#include "ui/canvas.h"

#include <assert.h>
#include <string.h>

#include "base/text.h"
#include "ui/draw.h"
#include "ui/private.h"

#define CANVASES 2

struct ui_canvas_memory {
    char key[UI_ID_SIZE];
    SDL_Texture *texture; /* NULL: none is kept here */
    SDL_Point size;       /* in device pixels */
};

static struct ui_canvas_memory *find(struct ui *ui, const char *key)
{
    for (int i = 0; ui->canvases && i < CANVASES; i++) {
        if (ui->canvases[i].texture && strcmp(ui->canvases[i].key, key) == 0) {
            return &ui->canvases[i];
        }
    }
    return NULL;
}

static void drop(struct ui_canvas_memory *canvas)
{
    if (canvas) {
        SDL_DestroyTexture(canvas->texture);
        canvas->texture = NULL;
    }
}

void ui_canvas_forget(struct ui *ui, const char *key)
{
    drop(find(ui, key));
}

void ui_canvas_forget_all(struct ui *ui)
{
    for (int i = 0; ui->canvases && i < CANVASES; i++) {
        drop(&ui->canvases[i]);
    }
}

static struct ui_canvas_memory *create(struct ui *ui, const char *key, const SDL_Rect *to)
{
    if (!ui->canvases) {
        ui->canvases = base_alloc(CANVASES * sizeof *ui->canvases);
        memset(ui->canvases, 0, CANVASES * sizeof *ui->canvases);
    }
    int slot = 0;
    while (slot < CANVASES && ui->canvases[slot].texture) {
        slot++;
    }
    assert(slot < CANVASES);
    struct ui_canvas_memory *canvas = &ui->canvases[slot];
    canvas->texture = SDL_CreateTexture(
        ui->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, to->w, to->h);
    if (!canvas->texture) {
        return NULL;
    }
    canvas->size = (SDL_Point){to->w, to->h};
    SDL_strlcpy(canvas->key, key, sizeof canvas->key);
    SDL_SetRenderTarget(ui->renderer, canvas->texture);
    SDL_RenderSetClipRect(ui->renderer, NULL);
    SDL_SetRenderDrawColor(ui->renderer, 0, 0, 0, 0);
    SDL_RenderClear(ui->renderer);
    SDL_SetRenderTarget(ui->renderer, NULL);
    ui_apply_clip(ui);
    return canvas;
}

enum ui_canvas_state ui_canvas(struct ui *ui, const char *key, struct ui_rect rect)
{
    SDL_Rect to = ui_pixels(ui, rect);
    struct ui_canvas_memory *canvas = find(ui, key);
    if (canvas && canvas->size.x == to.w && canvas->size.y == to.h) {
        return UI_CANVAS_KEPT;
    }
    drop(canvas);
    return to.w > 0 && to.h > 0 && create(ui, key, &to) ? UI_CANVAS_NEW : UI_CANVAS_NONE;
}

enum ui_canvas_state ui_canvas_move(
    struct ui *ui, const char *key, struct ui_rect before, struct ui_rect rect)
{
    SDL_Rect from = ui_pixels(ui, before);
    SDL_Rect to = ui_pixels(ui, rect);
    struct ui_canvas_memory *old = find(ui, key);
    if (!old || old->size.x != from.w || old->size.y != from.h) {
        return ui_canvas(ui, key, rect);
    }
    SDL_Texture *texture = old->texture;
    old->texture = NULL;
    struct ui_canvas_memory *canvas = create(ui, key, &to);
    SDL_Rect shared;
    if (canvas && SDL_IntersectRect(&from, &to, &shared)) {
        SDL_Rect source = {shared.x - from.x, shared.y - from.y, shared.w, shared.h};
        SDL_Rect target = {shared.x - to.x, shared.y - to.y, shared.w, shared.h};
        SDL_SetRenderTarget(ui->renderer, canvas->texture);
        SDL_RenderSetClipRect(ui->renderer, NULL);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
        SDL_RenderCopy(ui->renderer, texture, &source, &target);
        SDL_SetRenderTarget(ui->renderer, NULL);
        ui_apply_clip(ui);
    }
    SDL_DestroyTexture(texture);
    return canvas ? UI_CANVAS_KEPT : UI_CANVAS_NONE;
}

bool ui_canvas_begin(struct ui *ui, const char *key, struct ui_rect rect, struct ui_rect part)
{
    assert(ui->layer_key[0] == 0); /* one at a time, and not within a layer */
    struct ui_canvas_memory *canvas = find(ui, key);
    if (!canvas) {
        return false;
    }
    SDL_Rect to = ui_pixels(ui, rect);
    SDL_SetRenderTarget(ui->renderer, canvas->texture);
    SDL_strlcpy(ui->layer_key, "canvas", sizeof ui->layer_key);
    ui->layer_rect = rect;
    ui->layer_opaque = true; /* nobody asks */
    ui->layer_clips = ui->clip_count;
    ui->origin = (SDL_Point){to.x, to.y};
    assert(ui->clip_count < UI_CLIPS);
    ui->clips[ui->clip_count++] = part; /* clips of the screen do not count here */
    ui_apply_clip(ui);
    SDL_Rect clear = ui_pixels(ui, part);
    SDL_SetRenderDrawBlendMode(ui->renderer, SDL_BLENDMODE_NONE);
    SDL_SetRenderDrawColor(ui->renderer, 0, 0, 0, 0);
    SDL_RenderFillRect(ui->renderer, &clear);
    return true;
}

void ui_canvas_end(struct ui *ui)
{
    assert(ui->layer_key[0] != 0 && ui->clip_count == ui->layer_clips + 1);
    ui->clip_count--;
    ui->layer_clips = 0;
    ui->layer_key[0] = 0;
    ui->origin = (SDL_Point){0, 0};
    SDL_SetRenderTarget(ui->renderer, NULL);
    ui_apply_clip(ui);
}

void ui_canvas_put(
    struct ui *ui, const char *key, struct ui_rect rect, struct ui_rect part, bool solid)
{
    struct ui_canvas_memory *canvas = find(ui, key);
    SDL_Rect all = ui_pixels(ui, rect);
    SDL_Rect to = ui_pixels(ui, part);
    if (!canvas || !ui_can_paint(ui) || !SDL_IntersectRect(&to, &all, &to)) {
        return;
    }
    uint8_t alpha = ui_faded(ui, (struct ui_color){255, 255, 255, 255}).a;
    if (solid && alpha == 255) {
        SDL_SetTextureBlendMode(canvas->texture, SDL_BLENDMODE_NONE);
    } else {
        ui_blend_target(canvas->texture);
    }
    SDL_SetTextureAlphaMod(canvas->texture, alpha);
    SDL_Rect from = {to.x - all.x, to.y - all.y, to.w, to.h};
    SDL_RenderCopy(ui->renderer, canvas->texture, &from, &to);
}
