/* Areas of one colour: rasterised once, then kept as a texture. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "ui/draw.h"
#include "ui/private.h"
#include "ui/raster.h"

struct ui_point ui_point_pixels(const struct ui *ui, struct ui_point point)
{
    return (struct ui_point){
        point.x * ui->scale - (float)ui->origin.x, point.y * ui->scale - (float)ui->origin.y};
}

/* The pixels the edges touch, as far as they are seen. */
static SDL_Rect box_of(const struct ui *ui, const struct ui_edges *edges)
{
    SDL_Rect box = {(int)floorf(edges->left), (int)floorf(edges->top), 0, 0};
    box.w = (int)ceilf(edges->right) - box.x;
    box.h = (int)ceilf(edges->bottom) - box.y;
    SDL_Rect seen = ui_pixels(ui, ui->clip_count > ui->layer_clips ? ui_clip(ui)
                                  : ui->layer_key[0]               ? ui->layer_rect
                                                                   : ui_screen(ui));
    SDL_Rect both;
    return SDL_IntersectRect(&box, &seen, &both) ? both : (SDL_Rect){0, 0, 0, 0};
}

void ui_fill_edges(struct ui *ui, struct ui_edges *edges, bool even_odd, struct ui_color color)
{
    color = ui_faded(ui, color);
    if (!ui_can_paint(ui) || color.a == 0 || edges->count == 0) {
        return;
    }
    SDL_Rect box = box_of(ui, edges);
    if (box.w <= 0 || box.h <= 0) {
        return;
    }
    char key[80];
    snprintf(key, sizeof key, "area/%d/%dx%d/%016" PRIx64, even_odd, box.w, box.h,
        ui_edges_hash(edges, box));
    SDL_Texture *texture = ui_store_find(ui->pictures, key);
    if (!texture) {
        SDL_Surface *surface = ui_raster(edges, box, even_odd);
        texture = surface ? SDL_CreateTextureFromSurface(ui->renderer, surface) : NULL;
        SDL_FreeSurface(surface);
        ui_store_add(ui->pictures, key, texture);
    }
    if (texture) {
        SDL_SetTextureColorMod(texture, color.r, color.g, color.b);
        SDL_SetTextureAlphaMod(texture, color.a);
        SDL_RenderCopy(ui->renderer, texture, NULL, &box);
    }
}

void ui_area_fill(
    struct ui *ui, const struct ui_contour *contours, size_t count, struct ui_color color)
{
    if (!ui_can_paint(ui)) {
        return;
    }
    struct ui_edges edges;
    ui_edges_init(&edges);
    for (size_t i = 0; i < count; i++) {
        const struct ui_contour *contour = &contours[i];
        for (size_t k = 0; k < contour->count; k++) {
            ui_edges_add(&edges, ui_point_pixels(ui, contour->points[k]),
                ui_point_pixels(ui, contour->points[(k + 1) % contour->count]));
        }
    }
    ui_fill_edges(ui, &edges, true, color);
    ui_edges_finish(&edges);
}

void ui_polygon(struct ui *ui, const struct ui_point *points, size_t count, struct ui_color color)
{
    ui_area_fill(ui, &(struct ui_contour){points, count}, 1, color);
}
