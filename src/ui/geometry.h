/* Rectangles, points and colours. Lengths are logical pixels (what they are at scale 1), y down. */
#ifndef UI_GEOMETRY_H
#define UI_GEOMETRY_H

#include <stdbool.h>
#include <stdint.h>

struct ui_point {
    float x;
    float y;
};

struct ui_rect {
    float x;
    float y;
    float w;
    float h;
};

struct ui_color {
    uint8_t r;
    uint8_t g;
    uint8_t b;
    uint8_t a; /* 255 = opaque; not premultiplied */
};

bool ui_rect_has(struct ui_rect rect, struct ui_point point);

/* Smaller (or, with a negative amount, larger) on all four sides. */
struct ui_rect ui_inset(struct ui_rect rect, float amount);
struct ui_rect ui_move(struct ui_rect rect, float x, float y);

/* What both cover; width and height 0 when nothing. */
struct ui_rect ui_overlap(struct ui_rect a, struct ui_rect b);

/* Whether they cover anything both. */
bool ui_rects_meet(struct ui_rect a, struct ui_rect b);

/* A rectangle of this size in the middle of `outer`. */
struct ui_rect ui_centre(struct ui_rect outer, float w, float h);

/* Take a strip off one side of `*rest`, which shrinks by the strip and the gap after it. This is
 * how screens are laid out: from the outside in. */
struct ui_rect ui_cut_top(struct ui_rect *rest, float height, float gap);
struct ui_rect ui_cut_bottom(struct ui_rect *rest, float height, float gap);
struct ui_rect ui_cut_left(struct ui_rect *rest, float width, float gap);
struct ui_rect ui_cut_right(struct ui_rect *rest, float width, float gap);

/* Colours: 0xRRGGBB, with an opacity of 0 to 1, mixed (t = 0 is a, 1 is b). */
struct ui_color ui_rgb(uint32_t hex);
struct ui_color ui_alpha(struct ui_color color, float opacity);
struct ui_color ui_mix(struct ui_color a, struct ui_color b, float t);

/* Contrast ratio (1 to 21) of two opaque colours as WCAG 2 defines it. */
float ui_contrast(struct ui_color a, struct ui_color b);

#endif
