/* From logical to device pixels: clips, opacity and plain rectangles. */
#include <assert.h>
#include <math.h>

#include "ui/draw.h"
#include "ui/private.h"

SDL_Rect ui_pixels(const struct ui *ui, struct ui_rect rect)
{
    int left = (int)lrintf(rect.x * ui->scale);
    int top = (int)lrintf(rect.y * ui->scale);
    int right = (int)lrintf((rect.x + rect.w) * ui->scale);
    int bottom = (int)lrintf((rect.y + rect.h) * ui->scale);
    return (SDL_Rect){left - ui->origin.x, top - ui->origin.y, right > left ? right - left : 0,
        bottom > top ? bottom - top : 0};
}

int ui_pixel(const struct ui *ui, float length)
{
    int pixels = (int)lrintf(length * ui->scale);
    return pixels == 0 && length > 0 ? 1 : pixels;
}

struct ui_color ui_faded(const struct ui *ui, struct ui_color color)
{
    return ui->opacity_count ? ui_alpha(color, ui->opacity[ui->opacity_count - 1]) : color;
}

struct ui_rect ui_clip(const struct ui *ui)
{
    return ui->clip_count ? ui->clips[ui->clip_count - 1] : ui_screen(ui);
}

/* The innermost clip as far as the target of drawing is concerned: inside a layer, clips around
 * the layer do not count. */
static bool clip_here(const struct ui *ui, struct ui_rect *out)
{
    if (ui->clip_count <= ui->layer_clips) {
        return false;
    }
    *out = ui->clips[ui->clip_count - 1];
    return true;
}

bool ui_can_paint(const struct ui *ui)
{
    struct ui_rect clip;
    return ui->painting && (!clip_here(ui, &clip) || (clip.w > 0 && clip.h > 0));
}

void ui_apply_clip(struct ui *ui)
{
    struct ui_rect clip;
    if (!ui->painting) {
        return;
    }
    if (clip_here(ui, &clip)) {
        SDL_Rect pixels = ui_pixels(ui, clip);
        SDL_RenderSetClipRect(ui->renderer, &pixels);
    } else {
        SDL_RenderSetClipRect(ui->renderer, NULL);
    }
}

void ui_clip_push(struct ui *ui, struct ui_rect rect)
{
    assert(ui->clip_count < UI_CLIPS);
    struct ui_rect inside = ui_overlap(rect, ui_clip(ui));
    ui->clips[ui->clip_count++] = inside;
    ui_apply_clip(ui);
}

void ui_clip_pop(struct ui *ui)
{
    assert(ui->clip_count > ui->layer_clips);
    ui->clip_count--;
    ui_apply_clip(ui);
}

void ui_opacity_push(struct ui *ui, float opacity)
{
    assert(ui->opacity_count < UI_CLIPS);
    float outer = ui->opacity_count ? ui->opacity[ui->opacity_count - 1] : 1;
    ui->opacity[ui->opacity_count++] = outer * fminf(1, fmaxf(0, opacity));
}

void ui_opacity_pop(struct ui *ui)
{
    assert(ui->opacity_count > 0);
    ui->opacity_count--;
}

void ui_note_cover(struct ui *ui, const SDL_Rect *pixels)
{
    struct ui_rect clip;
    if (ui->layer_key[0] && !clip_here(ui, &clip)) {
        SDL_Rect layer = ui_pixels(ui, ui->layer_rect);
        SDL_Rect both;
        bool covers = SDL_IntersectRect(pixels, &layer, &both) && SDL_RectEquals(&both, &layer);
        ui->layer_opaque = ui->layer_opaque || covers;
    }
}

void ui_fill_pixels(struct ui *ui, const SDL_Rect *pixels, struct ui_color color)
{
    /* The software renderer is ten times faster when there is nothing to blend. */
    SDL_SetRenderDrawBlendMode(
        ui->renderer, color.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(ui->renderer, color.r, color.g, color.b, color.a);
    SDL_RenderFillRect(ui->renderer, pixels);
}

void ui_fill(struct ui *ui, struct ui_rect rect, struct ui_color color)
{
    color = ui_faded(ui, color);
    if (!ui_can_paint(ui) || color.a == 0) {
        return;
    }
    SDL_Rect pixels = ui_pixels(ui, rect);
    if (pixels.w == 0 || pixels.h == 0) { /* the renderer would draw a line */
        return;
    }
    if (color.a == 255) {
        ui_note_cover(ui, &pixels);
    }
    ui_fill_pixels(ui, &pixels, color);
}
