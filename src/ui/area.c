/* Surfaces that read the pointer themselves. */
#include <math.h>
#include <string.h>

#include "ui/private.h"

static void press(struct ui *ui, const char *id, struct ui_area *area)
{
    struct ui_hands *hands = &ui->hands;
    SDL_strlcpy(hands->area, id, sizeof hands->area);
    hands->held = ui->input.button;
    hands->press_at = ui->pointer;
    hands->dragging = false;
    area->pressed = ui->input.button;
    area->double_clicked = ui->input.clicks == 2 && ui->input.button == UI_LEFT_BUTTON;
    ui_take(ui);
}

static void release(struct ui *ui, struct ui_area *area)
{
    struct ui_hands *hands = &ui->hands;
    area->released = hands->held;
    area->clicked = hands->held == UI_LEFT_BUTTON && !hands->dragging;
    hands->area[0] = 0;
    hands->held = 0;
    ui_take(ui);
}

struct ui_area ui_area(struct ui *ui, const char *id, struct ui_rect rect, const char *label)
{
    struct ui_hands *hands = &ui->hands;
    struct ui_shown *shown = ui_show(ui, id, rect, "area");
    ui_show_label(ui, shown, label, NULL);
    shown->state |= UI_FOCUSABLE;
    bool elsewhere = *hands->active && strcmp(hands->active, id) != 0;
    struct ui_area area = {.hover = strcmp(hands->hot, id) == 0 && !elsewhere,
        .focused = hands->focus_shown && ui_has_focus(ui, id),
        .at = ui->pointer};
    const struct ui_input *input = ui_input(ui);
    if (input->kind == UI_PRESS && area.hover && !*hands->area) {
        press(ui, id, &area);
    }
    bool mine = strcmp(hands->area, id) == 0;
    area.from = hands->press_at;
    if (mine && input->kind == UI_MOVE) {
        area.moved =
            (struct ui_point){ui->pointer.x - hands->last_at.x, ui->pointer.y - hands->last_at.y};
        float way = hypotf(ui->pointer.x - hands->press_at.x, ui->pointer.y - hands->press_at.y);
        hands->dragging = hands->dragging || way >= UI_DRAG;
    }
    area.dragging = mine && hands->dragging;
    if (mine && input->kind == UI_RELEASE && input->button == hands->held) {
        release(ui, &area);
    }
    area.held = strcmp(hands->area, id) == 0 ? hands->held : 0;
    if (input->kind == UI_WHEEL && area.hover) {
        area.wheel = input->wheel_y;
        ui_take(ui);
    }
    shown->state |= (area.hover ? UI_HOVER : 0u) | (area.held ? UI_PRESSED : 0u) |
                    (area.focused ? UI_FOCUSED : 0u);
    return area;
}
