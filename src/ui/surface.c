/* Panels, cards and the small things that only show. */
#include <math.h>
#include <string.h>

#include "ui/draw.h"
#include "ui/private.h"

void ui_panel(struct ui *ui, struct ui_rect rect, float radius)
{
    ui_show_block(ui, rect);
    ui_card_shadow(ui, rect, radius);
    ui_round(ui, rect, radius, ui_color(ui, UI_PAPER_TOP)); /* what is left of it is the top line */
    struct ui_rect body = {rect.x, rect.y + 1, rect.w, rect.h - 1};
    ui_round(ui, body, radius, ui_color(ui, UI_PAPER));
}

struct ui_color ui_card_color(struct ui *ui, const char *id, const struct ui_card *look)
{
    const struct ui_shown_list *list = &ui->lists[ui->list]; /* of this pass */
    bool raised = look->on;
    for (size_t i = 0; i < list->count && !raised; i++) {
        raised = list->items[i].state & UI_HOVER && strcmp(list->items[i].id, id) == 0;
    }
    return ui_color(ui, raised ? UI_PAPER_HI : UI_PAPER_LO);
}

static void paint_card(
    struct ui *ui, struct ui_rect rect, const struct ui_card *look, struct ui_reply reply)
{
    float radius = look->radius > 0 ? look->radius : 16;
    if (reply.pressed) { /* scale .985 */
        rect = ui_inset(rect, 0.0075f * fminf(rect.w, rect.h));
    }
    bool raised = reply.hover || look->on;
    if (raised || !look->flat) {
        ui_round(ui, rect, radius, ui_color(ui, raised ? UI_PAPER_HI : UI_PAPER_LO));
    }
    if (look->on) {
        ui_frame(ui, rect, radius,
            (struct ui_pen){
                ui_edge(ui, 3), ui_color(ui, look->leaf ? UI_LEAF : UI_TERRACOTTA), 0, 0});
    } else if (!look->flat || raised) {
        ui_frame(
            ui, rect, radius, (struct ui_pen){ui_edge(ui, 1.5f), ui_color(ui, UI_ROW_EDGE), 0, 0});
    }
    if (reply.hover && !look->on) { /* a ring, too, but of no colour: that means chosen */
        ui_frame(ui, ui_inset(rect, -1), radius + 1,
            (struct ui_pen){ui_edge(ui, 2), ui_color(ui, UI_BUTTON_EDGE_HOVER), 0, 0});
    }
    if (reply.focused) {
        ui_focus_ring(ui, rect, radius, false);
    }
}

bool ui_card(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_card *look)
{
    unsigned state = UI_FOCUSABLE | (look->disabled ? UI_DISABLED : 0u) | (look->on ? UI_ON : 0u);
    struct ui_reply reply =
        ui_react_as(ui, id, rect, (struct ui_thing){"card", look->label, state});
    if (ui_can_paint(ui)) {
        ui_opacity_push(ui, look->disabled ? 0.55f : 1);
        paint_card(ui, rect, look, reply);
        ui_opacity_pop(ui);
    }
    return reply.clicked;
}

float ui_key_cap_width(struct ui *ui, const char *name)
{
    return fmaxf(22, ceilf(ui_text_width(ui, UI_SMALL_BOLD, name)) + 14);
}

void ui_key_cap(struct ui *ui, struct ui_rect rect, const char *name)
{
    struct ui_rect body = {rect.x, rect.y, rect.w, rect.h - 2};
    ui_round(ui, ui_move(body, 0, 2), 5, ui_color(ui, UI_BUTTON_LOW));
    ui_round(ui, body, 5, ui_color(ui, UI_BUTTON));
    ui_frame(ui, body, 5, (struct ui_pen){ui_edge(ui, 1), ui_color(ui, UI_BUTTON_EDGE), 0, 0});
    ui_text(
        ui, body, (struct ui_type){UI_SMALL_BOLD, ui_color(ui, UI_INK2), UI_MIDDLE, false}, name);
}

void ui_label(struct ui *ui, struct ui_rect rect, const char *text)
{
    ui_text(ui, rect, (struct ui_type){UI_LABEL, ui_color(ui, UI_INK3), UI_START, false}, text);
}

void ui_divider(struct ui *ui, float x, float y, float w)
{
    if (ui_can_paint(ui)) { /* as thick as the screen can draw it evenly */
        float thick = ui_edge(ui, (float)ui_pixel(ui, 1) / ui->scale);
        ui_fill(ui, (struct ui_rect){x, y, w, thick}, ui_color(ui, UI_LINE));
    }
}

void ui_night_bar(struct ui *ui, struct ui_rect rect)
{
    ui_show_block(ui, rect);
    ui_shadow(ui, rect, rect.h / 2, (struct ui_shadow){6, 18, 0, {4, 12, 12, 90}});
    ui_round(ui, rect, rect.h / 2, ui_color(ui, UI_NIGHT));
    if (ui->theme == UI_DARK) { /* the table is as dark as the bar */
        ui_frame(
            ui, rect, rect.h / 2, (struct ui_pen){ui_edge(ui, 1), ui_color(ui, UI_LINE), 0, 0});
    }
}
