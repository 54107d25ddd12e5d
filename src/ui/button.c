#include <math.h>

#include "ui/draw.h"
#include "ui/private.h"
#include "ui/widget.h"

#define RADIUS 10.0f
#define ICON 18.0f
#define ICON_GAP 8.0f

/* How one kind of button is painted in its present state. */
struct paint {
    struct ui_color fill, edge, low, text;
    float low_height; /* of the lower edge; it is also how far the button goes down */
    float edge_width;
    bool top_light;
};

/* How far the pointer is on it and has pushed it, 0 to 1. */
struct touch {
    float hover, press;
};

static enum ui_style style_of(const struct ui_button *look)
{
    return look->large ? UI_ACTION_LARGE : UI_ACTION;
}

static bool draws_label(const struct ui_button *look)
{
    return look->kind != UI_ROUND && !look->icon_only && look->label && *look->label;
}

static bool is_primary(const struct ui_button *look)
{
    return look->kind == UI_PRIMARY || look->kind == UI_PILL;
}

static struct paint plain_paint(struct ui *ui, const struct ui_button *look, struct ui_reply reply)
{
    struct paint paint = {.fill = ui_color(ui, UI_BUTTON),
        .edge = ui_color(ui, UI_BUTTON_EDGE),
        .low = ui_color(ui, UI_BUTTON_LOW),
        .text = ui_color(ui, UI_BUTTON_TEXT),
        .low_height = 2,
        .edge_width = 1.5f};
    if (reply.hover) {
        paint.fill = ui_color(ui, UI_BUTTON_HOVER);
        paint.edge = ui_color(ui, UI_BUTTON_EDGE_HOVER);
    }
    if (look->on) {
        paint.fill = ui_color(ui, UI_PAPER_HI);
        paint.edge = ui_color(ui, UI_TERRACOTTA);
        paint.edge_width = 2;
    }
    return paint;
}

static struct paint primary_paint(struct ui *ui, struct ui_reply reply)
{
    enum ui_token fill = reply.pressed ? UI_TERRACOTTA_PRESSED
                         : reply.hover ? UI_TERRACOTTA_HOVER
                                       : UI_TERRACOTTA;
    return (struct paint){.fill = ui_color(ui, fill),
        .low = ui_color(ui, UI_TERRACOTTA_LOW),
        .text = ui_color(ui, UI_ON_TERRACOTTA),
        .low_height = 3,
        .top_light = !reply.pressed};
}

static struct paint night_paint(struct ui *ui, struct ui_reply reply)
{
    struct ui_color text = ui_color(ui, UI_NIGHT_TEXT);
    return (struct paint){.fill = ui_alpha(text, reply.pressed ? 0.2f
                                                 : reply.hover ? 0.12f
                                                               : 0),
        .edge = ui_alpha(text, reply.hover ? 0.7f : 0.45f),
        .text = text,
        .edge_width = 1.5f};
}

static struct paint ghost_paint(struct ui *ui, const struct ui_button *look, struct ui_reply reply)
{
    struct ui_color ink = ui_color(ui, UI_INK);
    struct paint paint = {.text = ui_color(ui, look->on ? UI_INK : UI_INK2)};
    paint.fill = ui_alpha(ink, reply.pressed ? 0.12f : reply.hover ? 0.06f : 0);
    if (reply.hover) {
        paint.text = ink;
    }
    if (look->on) {
        paint.fill = ui_color(ui, UI_PAPER_HI);
    }
    return paint;
}

static struct paint paint_in(struct ui *ui, const struct ui_button *look, struct ui_reply reply)
{
    if (look->disabled && look->kind == UI_PILL) { /* a pale one would shine on the night bar */
        struct ui_color text = ui_color(ui, UI_NIGHT_TEXT);
        return (struct paint){.fill = ui_alpha(text, 0.12f), .text = ui_alpha(text, 0.5f)};
    }
    if (look->disabled && look->kind != UI_GHOST && look->kind != UI_LIST_ITEM &&
        look->kind != UI_PILL_PLAIN) {
        return (struct paint){.fill = ui_color(ui, UI_OFF), .text = ui_color(ui, UI_OFF_TEXT)};
    }
    if (is_primary(look)) {
        return primary_paint(ui, reply);
    }
    if (look->kind == UI_PILL_PLAIN) {
        return night_paint(ui, reply);
    }
    if (look->kind == UI_GHOST || look->kind == UI_LIST_ITEM) {
        return ghost_paint(ui, look, reply);
    }
    return plain_paint(ui, look, reply);
}

/* look of the interface, 5: hover takes 90 ms, a press 60, a release 120. */
static struct touch touch_of(struct ui *ui, const char *id, struct ui_reply reply)
{
    struct ui_motion press = {reply.pressed ? 60 : 120, UI_EASE_OUT, true};
    return (struct touch){.hover = ui_tween_to(ui->tweens, ui_format(ui, "%s/hover", id),
                              reply.hover, (struct ui_motion){90, UI_LINEAR, true}),
        .press = ui_tween_to(ui->tweens, ui_format(ui, "%s/press", id), reply.pressed, press)};
}

static struct paint paint_of(
    struct ui *ui, const struct ui_button *look, struct ui_reply reply, struct touch touch)
{
    reply.hover = reply.pressed;
    struct paint rest = paint_in(ui, look, reply);
    reply.hover = true;
    struct paint hover = paint_in(ui, look, reply);
    rest.fill = ui_mix(rest.fill, hover.fill, touch.hover);
    rest.edge = ui_mix(rest.edge, hover.edge, touch.hover);
    rest.text = ui_mix(rest.text, hover.text, touch.hover);
    return rest;
}

static float radius_of(const struct ui_button *look, struct ui_rect rect)
{
    bool round = look->kind == UI_PILL || look->kind == UI_PILL_PLAIN || look->kind == UI_ROUND;
    return round ? fminf(rect.w, rect.h) / 2 : RADIUS;
}

/* Body and lower edge; returns the body. */
static struct ui_rect paint_body(struct ui *ui, struct ui_rect rect, const struct ui_button *look,
    const struct paint *paint, struct touch touch)
{
    float radius = radius_of(look, rect);
    struct ui_rect body = rect;
    if (paint->low_height > 0) {
        body.h -= paint->low_height;
        body.y += touch.press * paint->low_height - (1 - touch.press) * touch.hover;
    }
    float body_radius = fminf(radius, body.h / 2);
    if (look->kind == UI_ROUND || (look->kind == UI_LIST_ITEM && look->on)) {
        ui_shadow(ui, body, body_radius, (struct ui_shadow){2, 6, 0, {60, 40, 10, 60}});
    }
    if (paint->low_height > 0) {
        float low = (1 - touch.press) * paint->low_height;
        ui_round(ui, ui_move(body, 0, low), body_radius, paint->low);
    }
    ui_round(ui, body, body_radius, paint->fill);
    if (paint->top_light) {
        ui_clip_push(ui, (struct ui_rect){body.x, body.y, body.w, 2});
        ui_frame(ui, body, body_radius, (struct ui_pen){1, ui_color(ui, UI_TERRACOTTA_TOP), 0, 0});
        ui_clip_pop(ui);
    }
    if (paint->edge_width > 0) {
        ui_frame(ui, body, body_radius,
            (struct ui_pen){ui_edge(ui, paint->edge_width), paint->edge, 0, 0});
    }
    return body;
}

/* Of the icon and the gap beside it. */
static float icon_width(const struct ui_button *look)
{
    bool label = draws_label(look);
    float icon = look->icon == UI_ICON_NONE ? 0 : look->large || !label ? 22 : ICON;
    float gap = look->kind == UI_LIST_ITEM ? 14 : ICON_GAP;
    return icon > 0 && label ? icon + gap : icon;
}

/* What is left for the label. */
static float label_room(struct ui_rect body, const struct ui_button *look)
{
    return body.w - (look->kind == UI_LIST_ITEM ? 22 : 16) - icon_width(look);
}

static void paint_content(
    struct ui *ui, struct ui_rect body, const struct ui_button *look, struct ui_color color)
{
    bool label = draws_label(look);
    float icon = look->icon == UI_ICON_NONE ? 0 : look->large || !label ? 22 : ICON;
    float gap = icon > 0 && label ? ICON_GAP : 0;
    float text = label ? ui_text_width(ui, style_of(look), look->label) + 1 : 0;
    text = fminf(text, label_room(body, look));
    float x = body.x + (body.w - icon - gap - text) / 2;
    if (look->kind == UI_LIST_ITEM) {
        x = body.x + 14;
        gap = 14;
    }
    struct ui_color icon_color =
        look->kind == UI_LIST_ITEM && look->on ? ui_color(ui, UI_ACCENT_TEXT) : color;
    ui_icon(ui, (struct ui_rect){x, body.y, icon, body.h}, look->icon, icon_color);
    if (label) {
        struct ui_rect place = {x + icon + gap, body.y, text, body.h};
        if (ui->painting) {
            struct ui_shown_list *list = &ui->lists[ui->list];
            size_t count = list->count; /* the button's own record has the label already */
            ui_text(
                ui, place, (struct ui_type){style_of(look), color, UI_START, false}, look->label);
            list->count = count;
        }
    }
}

bool ui_button(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_button *look)
{
    unsigned state = UI_FOCUSABLE | (look->disabled ? UI_DISABLED : 0u) | (look->on ? UI_ON : 0u);
    struct ui_reply reply =
        ui_react_as(ui, id, rect, (struct ui_thing){"button", look->label, state});
    float needed = draws_label(look) ? ui_text_width(ui, style_of(look), look->label) : 0;
    if (needed > 0 && needed > label_room(rect, look) + 0.5f) {
        ui->lists[ui->list].items[ui->lists[ui->list].count - 1].state |= UI_CUT;
    }
    const char *tip = look->tip ? look->tip : draws_label(look) ? NULL : look->label;
    ui_want_tip(ui, id, rect, tip);
    struct touch touch = touch_of(ui, id, reply);
    if (ui_can_paint(ui)) {
        struct paint paint = paint_of(ui, look, reply, touch);
        bool faint = look->disabled && paint.low_height == 0 && paint.fill.a < 255;
        ui_opacity_push(ui, faint ? 0.45f : 1);
        struct ui_rect body = paint_body(ui, rect, look, &paint, touch);
        paint_content(ui, body, look, paint.text);
        ui_opacity_pop(ui);
        if (reply.focused) {
            ui_focus_ring(ui, body, fminf(radius_of(look, rect), body.h / 2), is_primary(look));
        }
    }
    return reply.clicked;
}

float ui_button_width(struct ui *ui, const struct ui_button *look)
{
    bool label = draws_label(look);
    float icon = look->icon == UI_ICON_NONE ? 0 : look->large || !label ? 22 : ICON;
    if (!label) {
        return 44;
    }
    float text = ui_text_width(ui, style_of(look), look->label);
    float sides = look->large ? 44 : 20;
    return ceilf(2 * sides + icon + (icon > 0 ? ICON_GAP : 0) + text);
}
