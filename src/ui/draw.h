/* Shapes and pictures. All lengths are logical pixels; edges fall on device pixels, curves are
 * smooth. Nothing happens in a pass that does not paint. */
#ifndef UI_DRAW_H
#define UI_DRAW_H

#include <SDL_surface.h>
#include <stddef.h>
#include <stdint.h>

#include "ui/geometry.h"

struct ui;

void ui_fill(struct ui *ui, struct ui_rect rect, struct ui_color color);
void ui_round(struct ui *ui, struct ui_rect rect, float radius, struct ui_color color);
void ui_disc(struct ui *ui, struct ui_point centre, float radius, struct ui_color color);

/* A frame of that width along the inside of the rectangle. */
struct ui_pen {
    float width;
    struct ui_color color;
    float dash, gap; /* 0 = drawn through */
};
void ui_frame(struct ui *ui, struct ui_rect rect, float radius, struct ui_pen pen);
void ui_ring(struct ui *ui, struct ui_point centre, float radius, struct ui_pen pen);

/* Top to bottom, with round corners. Kept as a texture of that size. */
void ui_gradient(struct ui *ui, struct ui_rect rect, float radius, const struct ui_color ends[2]);

/* From the centre through the middle (at 55 %) to the rim, as the table is painted. */
struct ui_radial {
    struct ui_point centre;
    float radius;
    struct ui_color colors[3];
};
void ui_radial(struct ui *ui, struct ui_rect rect, const struct ui_radial *radial);

/* What a rectangle throws: moved down by `drop`, grown by `spread`, blurred as in CSS. Without a
 * drop it is a glow, and not seen inside the rectangle. */
struct ui_shadow {
    float drop, blur, spread;
    struct ui_color color;
};
void ui_shadow(struct ui *ui, struct ui_rect rect, float radius, struct ui_shadow shadow);
void ui_card_shadow(struct ui *ui, struct ui_rect rect, float radius); /* the two of a card */
void ui_tile_shadow(struct ui *ui, struct ui_rect rect);               /* the two of a tile */

/* Open or closed lines with round joins and ends; dashes longer than the line is wide end square,
 * shorter ones are dots. Rasterised once, then kept: the same line again costs little. */
void ui_line(struct ui *ui, struct ui_point from, struct ui_point to, struct ui_pen pen);
void ui_polyline(
    struct ui *ui, const struct ui_point *points, size_t count, bool closed, struct ui_pen pen);

/* One polygon, or an area between several: a contour inside another is a hole. Any winding. */
struct ui_contour {
    const struct ui_point *points;
    size_t count;
};
void ui_polygon(struct ui *ui, const struct ui_point *points, size_t count, struct ui_color color);
void ui_area_fill(
    struct ui *ui, const struct ui_contour *contours, size_t count, struct ui_color color);

/* Everything until the matching pop is cut to the rectangle (and to those around it), or made
 * fainter. Widgets outside the clip cannot be clicked either. */
void ui_clip_push(struct ui *ui, struct ui_rect rect);
void ui_clip_pop(struct ui *ui);
void ui_opacity_push(struct ui *ui, float opacity);
void ui_opacity_pop(struct ui *ui);

/* A part of the screen kept as a texture. True: draw it now (nothing else) and call ui_layer_end();
 * false: nothing to do. It is drawn anew when `version`, the size, scale or theme changed. Start it
 * with an opaque ui_fill() or ui_radial() over all of it where you can: that is far cheaper. */
bool ui_layer_begin(struct ui *ui, const char *key, struct ui_rect rect, uint64_t version);
void ui_layer_end(struct ui *ui);

#endif
