/* Toggle and segmented control. */
#include <math.h>

#include "ui/draw.h"
#include "ui/private.h"

#define TOGGLE_W 48.0f
#define TOGGLE_H 28.0f
#define SLIDE ((struct ui_motion){120, UI_EASE_OUT, false})

bool ui_toggle(struct ui *ui, const char *id, struct ui_rect rect, const char *label, bool *on)
{
    bool wide = rect.w > TOGGLE_W + 40; /* room for the label */
    unsigned state = UI_FOCUSABLE | (*on ? UI_ON : 0u);
    struct ui_reply reply = ui_react_as(ui, id, rect, (struct ui_thing){"toggle", label, state});
    if (reply.clicked) {
        *on = !*on;
    }
    float knob = ui_tween_to(ui->tweens, ui_format(ui, "%s/knob", id), *on, SLIDE);
    if (!ui_can_paint(ui)) {
        return reply.clicked;
    }
    struct ui_rect track = {
        rect.x + rect.w - TOGGLE_W, rect.y + (rect.h - TOGGLE_H) / 2, TOGGLE_W, TOGGLE_H};
    if (wide) {
        struct ui_shown_list *list = &ui->lists[ui->list];
        size_t count = list->count;
        struct ui_rect place = {rect.x, rect.y, rect.w - TOGGLE_W - 12, rect.h};
        ui_text(ui, place, (struct ui_type){UI_BODY, ui_color(ui, UI_INK), UI_START, false}, label);
        list->count = count;
    }
    struct ui_color off = ui_color(ui, UI_TOGGLE_OFF);
    struct ui_color fill = ui_mix(off, ui_color(ui, UI_LEAF), knob);
    ui_round(ui, track, TOGGLE_H / 2, fill);
    ui_frame(ui, track, TOGGLE_H / 2,
        (struct ui_pen){
            ui_edge(ui, 1.5f), ui_mix(fill, ui_rgb(0x1E1608), reply.hover ? 0.3f : 0.16f), 0, 0});
    float r = reply.pressed ? 10 : 11;
    struct ui_point centre = {track.x + 14 + 20 * knob, track.y + TOGGLE_H / 2};
    struct ui_rect disc = {centre.x - r, centre.y - r, 2 * r, 2 * r};
    ui_shadow(ui, disc, r, (struct ui_shadow){1, 3, 0, {20, 16, 8, 110}});
    ui_disc(ui, centre, r, ui_color(ui, UI_KNOB));
    if (reply.focused) {
        ui_focus_ring(ui, ui_inset(track, -3), TOGGLE_H / 2 + 3, false);
    }
    return reply.clicked;
}

/* Widths follow the labels; what is left over is shared. */
static float segment_width(
    struct ui *ui, const struct ui_choices *choices, size_t index, float spare)
{
    return ui_text_width(ui, UI_ACTION, choices->labels[index]) + 32 +
           spare / (float)choices->count;
}

float ui_segmented_width(struct ui *ui, const struct ui_choices *choices)
{
    float width = 8;
    for (size_t i = 0; i < choices->count; i++) {
        width += segment_width(ui, choices, i, 0);
    }
    return ceilf(width);
}

static int step_of(struct ui *ui, const char *id)
{
    const struct ui_input *input = ui_input(ui);
    if (!ui_has_focus(ui, id) || !ui->hands.focus_shown) {
        return 0;
    }
    bool pad = input->kind == UI_PAD;
    int step =
        ui_key_is(input, "Right") || (pad && input->button == SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    step -= ui_key_is(input, "Left") || (pad && input->button == SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    return step;
}

static void paint_segment(
    struct ui *ui, struct ui_rect rect, const char *label, bool chosen, struct ui_reply reply)
{
    if (!ui_can_paint(ui)) {
        return;
    }
    if (chosen) {
        ui_shadow(ui, rect, 9, (struct ui_shadow){1, 4, 0, {60, 40, 10, 70}});
        ui_round(ui, rect, 9, ui_color(ui, UI_PAPER_HI));
    } else if (reply.hover) {
        ui_round(ui, rect, 9, ui_alpha(ui_color(ui, UI_PAPER_HI), reply.pressed ? 0.7f : 0.45f));
    }
    struct ui_color color = ui_color(ui, chosen ? UI_INK : UI_INK2);
    size_t count = ui->lists[ui->list].count;
    ui_text(ui, rect, (struct ui_type){UI_ACTION, color, UI_MIDDLE, false}, label);
    ui->lists[ui->list].count = count;
}

bool ui_segmented(struct ui *ui, const char *id, struct ui_rect rect,
    const struct ui_choices *choices, size_t *chosen)
{
    size_t before = *chosen;
    struct ui_reply whole =
        ui_react_as(ui, id, rect, (struct ui_thing){"choices", "", UI_FOCUSABLE});
    struct ui_shown_list *list = &ui->lists[ui->list];
    size_t record = list->count - 1;
    int step = step_of(ui, id);
    if (step != 0) {
        ui_take(ui); /* also at the ends: the focus does not run away from here */
        if (step < 0 ? *chosen > 0 : *chosen + 1 < choices->count) {
            *chosen = step < 0 ? *chosen - 1 : *chosen + 1;
        }
    }
    ui_round(ui, rect, 12, ui_color(ui, UI_TROUGH));
    float spare = rect.w - 8 - (ui_segmented_width(ui, choices) - 8);
    float x = rect.x + 4;
    for (size_t i = 0; i < choices->count; i++) {
        float w = segment_width(ui, choices, i, spare);
        struct ui_rect part = {x, rect.y + 4, w, rect.h - 8};
        unsigned state = i == *chosen ? UI_ON : 0u;
        struct ui_reply reply = ui_react_as(ui, ui_format(ui, "%s/%zu", id, i), part,
            (struct ui_thing){"choice", choices->labels[i], state});
        if (reply.clicked) {
            *chosen = i;
        }
        paint_segment(ui, part, choices->labels[i], i == *chosen, reply);
        x += w;
    }
    ui_show_label(
        ui, &list->items[record], "", *chosen < choices->count ? choices->labels[*chosen] : "");
    if (whole.focused) {
        ui_focus_ring(ui, rect, 12, false);
    }
    return *chosen != before;
}
