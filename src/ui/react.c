/* What all widgets share: being found, hovered, pressed, focused. */
#include <string.h>

#include "ui/draw.h"
#include "ui/private.h"
#include "ui/widget.h"

/* The pointer is on it, nothing else holds the button, and it is within reach. */
static bool hovers(const struct ui *ui, const char *id)
{
    const struct ui_hands *hands = &ui->hands;
    bool held_elsewhere = *hands->active && strcmp(hands->active, id) != 0;
    return *id && strcmp(hands->hot, id) == 0 && !held_elsewhere;
}

struct ui_reply ui_react_as(
    struct ui *ui, const char *id, struct ui_rect rect, struct ui_thing thing)
{
    struct ui_shown *shown = ui_show(ui, id, rect, thing.kind);
    shown->state |= thing.state;
    bool usable = !(thing.state & UI_DISABLED);
    bool held = usable && strcmp(ui->hands.active, id) == 0;
    struct ui_reply reply = {.hover = usable && hovers(ui, id)};
    reply.pressed = held && reply.hover;
    reply.focused = usable && ui->hands.focus_shown && ui_has_focus(ui, id);
    const struct ui_input *input = ui_input(ui);
    if (held && input->kind == UI_RELEASE && input->button == UI_LEFT_BUTTON) {
        reply.clicked = reply.hover;
        ui_take(ui);
    } else if (usable && thing.state & UI_FOCUSABLE) {
        reply.clicked = ui_activates(ui, id);
    }
    if (usable && reply.hover && input->kind == UI_PRESS && held) {
        ui_take(ui);
    }
    shown->state |= (reply.hover ? UI_HOVER : 0u) | (reply.pressed ? UI_PRESSED : 0u) |
                    (reply.focused ? UI_FOCUSED : 0u);
    ui_show_label(ui, shown, thing.label, NULL);
    return reply;
}

void ui_focus_ring(struct ui *ui, struct ui_rect rect, float radius, bool on_primary)
{
    struct ui_color terracotta = ui_color(ui, UI_TERRACOTTA);
    float outside = on_primary ? 0.35f : 0.18f;
    if (ui->theme == UI_DARK) { /* terracotta alone is too dark on night panels */
        terracotta = ui_color(ui, UI_ACCENT_TEXT);
        outside = 0.35f;
    }
    ui_frame(ui, ui_inset(rect, -4), radius + 4,
        (struct ui_pen){4, ui_alpha(terracotta, outside), 0, 0});
    ui_frame(ui, rect, radius,
        (struct ui_pen){
            ui_edge(ui, 2), on_primary ? ui_color(ui, UI_ON_TERRACOTTA) : terracotta, 0, 0});
}

void ui_want_tip(struct ui *ui, const char *id, struct ui_rect anchor, const char *tip)
{
    enum { TIP_AFTER = 500 };
    const struct ui_hands *hands = &ui->hands;
    if (!tip || !*tip || strcmp(hands->hot, id) != 0 || *hands->active) {
        return;
    }
    if (ui->now >= hands->hot_since + TIP_AFTER) {
        ui->tip = tip;
        ui->tip_anchor = anchor;
    } else {
        ui_repaint_at(ui, hands->hot_since + TIP_AFTER);
    }
}
