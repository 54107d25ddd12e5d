/* Parts of the screen that are kept as textures. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "ui/draw.h"
#include "ui/private.h"

/* What is drawn into a clear texture comes out multiplied by its alpha. The software renderer
 * has no blend mode for that; there, layers should be opaque. */
void ui_blend_target(SDL_Texture *texture)
{
    SDL_BlendMode premultiplied = SDL_ComposeCustomBlendMode(SDL_BLENDFACTOR_ONE,
        SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
        SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
    if (SDL_SetTextureBlendMode(texture, premultiplied) != 0) {
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    }
}

static void put_layer(struct ui *ui, SDL_Texture *texture, const SDL_Rect *to)
{
    uint8_t alpha = ui_faded(ui, (struct ui_color){255, 255, 255, 255}).a;
    SDL_BlendMode mode;
    SDL_GetTextureBlendMode(texture, &mode);
    bool fades = mode == SDL_BLENDMODE_NONE && alpha < 255; /* opaque, but not now */
    if (fades) {
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    }
    SDL_SetTextureAlphaMod(texture, alpha);
    SDL_RenderCopy(ui->renderer, texture, NULL, to);
    if (fades) {
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
    }
}

bool ui_layer_begin(struct ui *ui, const char *key, struct ui_rect rect, uint64_t version)
{
    assert(ui->layer_key[0] == 0); /* layers do not nest */
    SDL_Rect to = ui_pixels(ui, rect);
    if (!ui_can_paint(ui) || to.w <= 0 || to.h <= 0) {
        return false;
    }
    snprintf(ui->layer_key, sizeof ui->layer_key, "layer/%s/%dx%d/%d/%" PRIu64, key, to.w, to.h,
        (int)ui->theme, version);
    SDL_Texture *texture = ui_store_find(ui->pictures, ui->layer_key);
    if (texture) {
        put_layer(ui, texture, &to);
        ui->layer_key[0] = 0;
        return false;
    }
    char old[96];
    snprintf(old, sizeof old, "layer/%s/", key);
    ui_store_forget(ui->pictures, old);
    texture = SDL_CreateTexture(
        ui->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, to.w, to.h);
    if (!texture) { /* no targets here: draw straight to the screen each time */
        ui->layer_key[0] = 0;
        return true;
    }
    ui_blend_target(texture);
    SDL_SetRenderTarget(ui->renderer, texture);
    SDL_SetRenderDrawColor(ui->renderer, 0, 0, 0, 0);
    SDL_RenderClear(ui->renderer);
    ui->layer_rect = rect;
    ui->layer_target = texture;
    ui->layer_opaque = false;
    ui->layer_clips = ui->clip_count;
    ui->origin = (SDL_Point){to.x, to.y};
    ui_apply_clip(ui);
    return true;
}

void ui_layer_end(struct ui *ui)
{
    if (ui->layer_key[0] == 0) {
        return;
    }
    ui->origin = (SDL_Point){0, 0};
    ui->layer_clips = 0;
    SDL_SetRenderTarget(ui->renderer, NULL);
    ui_apply_clip(ui);
    SDL_Rect to = ui_pixels(ui, ui->layer_rect);
    if (ui->layer_opaque) { /* something covered all of it: nothing to blend */
        SDL_SetTextureBlendMode(ui->layer_target, SDL_BLENDMODE_NONE);
    }
    put_layer(ui, ui->layer_target, &to);
    /* Only now may the store have it: while it was drawn into, nothing could push it out. */
    ui_store_add(ui->pictures, ui->layer_key, ui->layer_target);
    ui->layer_key[0] = 0;
}
