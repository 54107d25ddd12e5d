#include "ui/geometry.h"

#include <math.h>

bool ui_rect_has(struct ui_rect rect, struct ui_point point)
{
    return point.x >= rect.x && point.x < rect.x + rect.w && point.y >= rect.y &&
           point.y < rect.y + rect.h;
}

struct ui_rect ui_inset(struct ui_rect rect, float amount)
{
    return (struct ui_rect){
        rect.x + amount, rect.y + amount, rect.w - 2 * amount, rect.h - 2 * amount};
}

struct ui_rect ui_move(struct ui_rect rect, float x, float y)
{
    return (struct ui_rect){rect.x + x, rect.y + y, rect.w, rect.h};
}

struct ui_rect ui_overlap(struct ui_rect a, struct ui_rect b)
{
    float left = fmaxf(a.x, b.x);
    float top = fmaxf(a.y, b.y);
    float right = fminf(a.x + a.w, b.x + b.w);
    float bottom = fminf(a.y + a.h, b.y + b.h);
    if (right <= left || bottom <= top) {
        return (struct ui_rect){left, top, 0, 0};
    }
    return (struct ui_rect){left, top, right - left, bottom - top};
}

bool ui_rects_meet(struct ui_rect a, struct ui_rect b)
{
    struct ui_rect both = ui_overlap(a, b);
    return both.w > 0 && both.h > 0;
}

struct ui_rect ui_centre(struct ui_rect outer, float w, float h)
{
    return (struct ui_rect){outer.x + (outer.w - w) / 2, outer.y + (outer.h - h) / 2, w, h};
}

struct ui_rect ui_cut_top(struct ui_rect *rest, float height, float gap)
{
    struct ui_rect strip = {rest->x, rest->y, rest->w, height};
    rest->y += height + gap;
    rest->h = fmaxf(0, rest->h - height - gap);
    return strip;
}

struct ui_rect ui_cut_bottom(struct ui_rect *rest, float height, float gap)
{
    struct ui_rect strip = {rest->x, rest->y + rest->h - height, rest->w, height};
    rest->h = fmaxf(0, rest->h - height - gap);
    return strip;
}

struct ui_rect ui_cut_left(struct ui_rect *rest, float width, float gap)
{
    struct ui_rect strip = {rest->x, rest->y, width, rest->h};
    rest->x += width + gap;
    rest->w = fmaxf(0, rest->w - width - gap);
    return strip;
}

struct ui_rect ui_cut_right(struct ui_rect *rest, float width, float gap)
{
    struct ui_rect strip = {rest->x + rest->w - width, rest->y, width, rest->h};
    rest->w = fmaxf(0, rest->w - width - gap);
    return strip;
}

struct ui_color ui_rgb(uint32_t hex)
{
    return (struct ui_color){
        (uint8_t)(hex >> 16 & 255), (uint8_t)(hex >> 8 & 255), (uint8_t)(hex & 255), 255};
}

struct ui_color ui_alpha(struct ui_color color, float opacity)
{
    color.a = (uint8_t)lrintf((float)color.a * fminf(1, fmaxf(0, opacity)));
    return color;
}

static uint8_t mix_part(uint8_t a, uint8_t b, float t)
{
    return (uint8_t)lrintf((float)a + ((float)b - (float)a) * t);
}

struct ui_color ui_mix(struct ui_color a, struct ui_color b, float t)
{
    t = fminf(1, fmaxf(0, t));
    return (struct ui_color){
        mix_part(a.r, b.r, t), mix_part(a.g, b.g, t), mix_part(a.b, b.b, t), mix_part(a.a, b.a, t)};
}

static float linear_part(uint8_t value)
{
    float part = (float)value / 255;
    return part <= 0.04045f ? part / 12.92f : powf((part + 0.055f) / 1.055f, 2.4f);
}

static float luminance(struct ui_color color)
{
    return 0.2126f * linear_part(color.r) + 0.7152f * linear_part(color.g) +
           0.0722f * linear_part(color.b);
}

float ui_contrast(struct ui_color a, struct ui_color b)
{
    float one = luminance(a) + 0.05f;
    float other = luminance(b) + 0.05f;
    return one > other ? one / other : other / one;
}
