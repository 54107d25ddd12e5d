#include <math.h>
#include <string.h>

#include "ui/draw.h"
#include "ui/private.h"

#define KNOB 24.0f
#define TRACK 6.0f

static float snapped(const struct ui_range *range, float value)
{
    if (range->step > 0) {
        value = range->min + roundf((value - range->min) / range->step) * range->step;
    }
    return fminf(range->max, fmaxf(range->min, value));
}

static float from_pointer(struct ui *ui, struct ui_rect rect, const struct ui_range *range)
{
    float part = (ui_pointer(ui).x - rect.x - KNOB / 2) / fmaxf(1, rect.w - KNOB);
    return range->min + fminf(1, fmaxf(0, part)) * (range->max - range->min);
}

static float from_keys(struct ui *ui, const char *id, const struct ui_range *range, float value)
{
    const struct ui_input *input = ui_input(ui);
    if (!ui_has_focus(ui, id) || !ui->hands.focus_shown) {
        return value;
    }
    bool pad = input->kind == UI_PAD;
    float step = range->step > 0 ? range->step : (range->max - range->min) / 20;
    if (ui_key_is(input, "Right") || (pad && input->button == SDL_CONTROLLER_BUTTON_DPAD_RIGHT)) {
        value += step;
    } else if (ui_key_is(input, "Left") ||
               (pad && input->button == SDL_CONTROLLER_BUTTON_DPAD_LEFT)) {
        value -= step;
    } else if (ui_key_is(input, "Home")) {
        value = range->min;
    } else if (ui_key_is(input, "End")) {
        value = range->max;
    } else {
        return value;
    }
    ui_take(ui);
    return value;
}

static void paint(struct ui *ui, struct ui_rect rect, float part, struct ui_reply reply)
{
    float y = rect.y + rect.h / 2;
    float x = rect.x + KNOB / 2 + part * (rect.w - KNOB);
    struct ui_rect track = {rect.x, y - TRACK / 2, rect.w, TRACK};
    ui_round(ui, track, TRACK / 2, ui_color(ui, UI_TRACK));
    track.w = x - rect.x;
    ui_round(ui, track, TRACK / 2, ui_color(ui, UI_TERRACOTTA));
    struct ui_rect knob = {x - KNOB / 2, y - KNOB / 2, KNOB, KNOB};
    ui_shadow(ui, knob, KNOB / 2, (struct ui_shadow){2, 5, 0, {30, 22, 8, 110}});
    ui_round(ui, knob, KNOB / 2, ui_color(ui, UI_KNOB));
    enum ui_token edge = reply.hover || reply.pressed ? UI_BUTTON_EDGE_HOVER : UI_BUTTON_EDGE;
    ui_frame(ui, knob, KNOB / 2, (struct ui_pen){ui_edge(ui, 1.5f), ui_color(ui, edge), 0, 0});
    if (reply.focused) {
        ui_focus_ring(ui, ui_inset(knob, -2), KNOB / 2 + 2, false);
    }
}

bool ui_slider(
    struct ui *ui, const char *id, struct ui_rect rect, const struct ui_range *range, float *value)
{
    float before = *value;
    struct ui_reply reply =
        ui_react_as(ui, id, rect, (struct ui_thing){"slider", range->label, UI_FOCUSABLE});
    size_t record = ui->lists[ui->list].count - 1;
    bool held = strcmp(ui->hands.active, id) == 0;
    /* the release itself was taken by ui_react: the knob is already where the pointer was */
    if (held && (ui->pass_kind == UI_PRESS || ui->pass_kind == UI_MOVE)) {
        *value = from_pointer(ui, rect, range);
        ui->dirty = true;
    }
    *value = snapped(range, from_keys(ui, id, range, *value));
    ui_show_label(
        ui, &ui->lists[ui->list].items[record], range->label, ui_format(ui, "%g", (double)*value));
    if (ui_can_paint(ui)) {
        float span = range->max - range->min;
        paint(ui, rect, span > 0 ? (*value - range->min) / span : 0, reply);
    }
    return *value != before;
}
