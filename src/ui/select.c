/* One of a list that opens below its button, as high as the screen lets it be. The list lies above
 * everything else, so it is drawn when the pass ends; what was picked reaches the select in the
 * next pass. */
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "base/text.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/private.h"

#define ITEM 40.0f
#define RADIUS 10.0f
#define PAD 6.0f    /* of the list */
#define MARGIN 8.0f /* between the list and the end of the screen */
#define BAR 14.0f   /* room for a scroll bar */

static void open_list(struct ui *ui, const char *id, size_t chosen)
{
    SDL_strlcpy(ui->popup.id, id, sizeof ui->popup.id);
    ui->popup.cursor = chosen;
    ui->popup.follow = true;
    ui->popup.picked = SIZE_MAX;
    ui->dirty = ui->stale = true;
}

static void close_list(struct ui *ui)
{
    ui->popup.id[0] = 0;
    ui->popup.count = 0;
    ui->popup.picked = SIZE_MAX;
    ui->dirty = ui->stale = true;
}

/* The caller's choices may be gone when the pass ends. */
static void keep_choices(struct ui *ui, const struct ui_choices *choices, struct ui_rect anchor)
{
    struct ui_popup *popup = &ui->popup;
    popup->anchor = anchor;
    popup->count = choices->count;
    if (popup->room < popup->count) {
        popup->room = popup->count;
        popup->labels = base_realloc(popup->labels, popup->room * sizeof *popup->labels);
    }
    for (size_t i = 0; i < popup->count; i++) {
        popup->labels[i] = ui_format(ui, "%s", choices->labels[i]);
    }
}

bool ui_select(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_choices *choices,
    size_t *chosen)
{
    struct ui_popup *popup = &ui->popup;
    bool open = strcmp(popup->id, id) == 0;
    bool changed = false;
    const char *label = *chosen < choices->count ? choices->labels[*chosen] : "";
    struct ui_reply reply = ui_react_as(
        ui, id, rect, (struct ui_thing){"select", label, UI_FOCUSABLE | (open ? UI_ON : 0u)});
    if (open && popup->picked != SIZE_MAX) {
        changed = popup->picked != *chosen;
        *chosen = popup->picked;
        close_list(ui);
    } else if (open || reply.clicked) {
        if (!open) {
            open_list(ui, id, *chosen);
        }
        keep_choices(ui, choices, rect);
    }
    ui_round(ui, rect, RADIUS, ui_color(ui, reply.hover ? UI_BUTTON_HOVER : UI_BUTTON));
    enum ui_token edge = reply.hover || open ? UI_BUTTON_EDGE_HOVER : UI_FIELD_EDGE;
    ui_frame(ui, rect, RADIUS, (struct ui_pen){ui_edge(ui, 1.5f), ui_color(ui, edge), 0, 0});
    struct ui_rect inside = {rect.x + 12, rect.y, rect.w - 44, rect.h};
    size_t count = ui->lists[ui->list].count;
    ui_text(ui, inside, (struct ui_type){UI_ACTION, ui_color(ui, UI_INK), UI_START, false}, label);
    ui->lists[ui->list].count = count;
    struct ui_rect arrow = {rect.x + rect.w - 30, rect.y, 18, rect.h};
    ui_icon(ui, arrow, UI_ICON_DOWN, ui_color(ui, UI_INK2));
    if (reply.focused) {
        ui_focus_ring(ui, rect, RADIUS, false);
    }
    return changed;
}

/* Below its select, or above it where the screen ends too soon, or over it. */
static struct ui_rect list_place(struct ui *ui, const struct ui_popup *popup)
{
    float width = popup->anchor.w;
    for (size_t i = 0; i < popup->count; i++) {
        width = fmaxf(width, ui_text_width(ui, UI_ACTION, popup->labels[i]) + 68);
    }
    struct ui_rect screen = ui_screen(ui);
    width = fminf(width, screen.w - 2 * MARGIN);
    float height = fminf(ITEM * (float)popup->count + 2 * PAD, screen.h - 2 * MARGIN);
    float below = popup->anchor.y + popup->anchor.h + 6;
    float y = below + height <= screen.h - MARGIN ? below : popup->anchor.y - height - 6;
    float x = fminf(popup->anchor.x, screen.w - width - MARGIN);
    return (struct ui_rect){fmaxf(MARGIN, x), fmaxf(MARGIN, y), width, height};
}

static void list_item(struct ui *ui, struct ui_rect rect, size_t index)
{
    struct ui_popup *popup = &ui->popup;
    const char *label = popup->labels[index];
    const char *id = ui_format(ui, "%s/%zu", popup->id, index);
    struct ui_reply reply = ui_react_as(ui, id, rect, (struct ui_thing){"choice", label, 0});
    if (reply.hover && ui->input.kind == UI_MOVE) {
        popup->cursor = index;
    }
    if (reply.clicked) {
        popup->picked = index;
    }
    if (popup->cursor == index) {
        ui_round(ui, rect, 8, ui_color(ui, UI_TROUGH));
    }
    struct ui_rect inside = {rect.x + 12, rect.y, rect.w - 24, rect.h};
    size_t count = ui->lists[ui->list].count;
    ui_text(ui, inside, (struct ui_type){UI_ACTION, ui_color(ui, UI_INK), UI_START, false}, label);
    ui->lists[ui->list].count = count;
}

static void list_keys(struct ui *ui)
{
    struct ui_popup *popup = &ui->popup;
    const struct ui_input *input = ui_input(ui);
    bool pad = input->kind == UI_PAD;
    size_t count = popup->count;
    size_t before = popup->cursor;
    if (ui_key_is(input, "Down") || (pad && input->button == SDL_CONTROLLER_BUTTON_DPAD_DOWN)) {
        popup->cursor = popup->cursor + 1 < count ? popup->cursor + 1 : popup->cursor;
    } else if (ui_key_is(input, "Up") || (pad && input->button == SDL_CONTROLLER_BUTTON_DPAD_UP)) {
        popup->cursor = popup->cursor > 0 ? popup->cursor - 1 : 0;
    } else if (ui_key_is(input, "Return") || ui_key_is(input, "Space") ||
               (pad && input->button == SDL_CONTROLLER_BUTTON_A)) {
        popup->picked = popup->cursor;
    } else if (ui_key_is(input, "Escape") || ui_key_is(input, "Tab") || input->kind == UI_PRESS ||
               (pad && input->button == SDL_CONTROLLER_BUTTON_B)) {
        close_list(ui);
    } else {
        return;
    }
    if (popup->cursor != before) {
        popup->follow = true;
        ui->dirty = ui->stale = true;
    }
    ui_take(ui);
}

static void show_items(struct ui *ui, struct ui_rect list)
{
    struct ui_popup *popup = &ui->popup;
    struct ui_rect view = ui_inset(list, PAD);
    float height = ITEM * (float)popup->count;
    bool whole = height <= view.h + 0.5f;
    const char *id = ui_format(ui, "%s/list", popup->id);
    float offset = ui_scroll_begin(ui, id, view, height);
    float top = ITEM * (float)popup->cursor;
    float wanted = fmaxf(fminf(offset, top), top + ITEM - view.h);
    struct ui_rect item = {view.x, view.y - offset, view.w - (whole ? 0 : BAR), ITEM};
    for (size_t i = 0; i < popup->count; i++) {
        list_item(ui, item, i);
        item.y += ITEM;
    }
    ui_scroll_end(ui);
    if (popup->follow && wanted != offset) {
        ui_scroll_to(ui, id, wanted);
    }
    popup->follow = false;
}

void ui_popup_finish(struct ui *ui)
{
    struct ui_popup *popup = &ui->popup;
    if (!*popup->id) {
        return;
    }
    if (popup->count == 0) { /* its select is gone */
        close_list(ui);
        return;
    }
    ui_modal(ui, 0);
    struct ui_rect list = list_place(ui, popup);
    ui_panel(ui, list, 12);
    show_items(ui, list);
    list_keys(ui);
    popup->count = 0;
}
