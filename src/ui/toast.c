#include <math.h>
#include <string.h>

#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/private.h"

#define LASTS 4000
#define FADES 300
#define ICON 20.0f
#define PADDING 14.0f

static const struct {
    enum ui_icon icon;
    enum ui_token color;
} moods[] = {
    [UI_NEWS] = {UI_ICON_INFO, UI_INK2},
    [UI_GOOD] = {UI_ICON_CHECK, UI_LEAF_TEXT},
    [UI_WARN] = {UI_ICON_WARNING, UI_AMBER_TEXT},
    [UI_BAD] = {UI_ICON_WARNING, UI_ERROR},
};

static void remove_toast(struct ui *ui, size_t index)
{
    ui->toast_count--;
    memmove(
        &ui->toasts[index], &ui->toasts[index + 1], (ui->toast_count - index) * sizeof *ui->toasts);
}

void ui_toast(struct ui *ui, enum ui_mood mood, const char *text)
{
    for (size_t i = ui->toast_count; i-- > 0;) { /* said again: it begins anew */
        if (strcmp(ui->toasts[i].text, text) == 0) {
            remove_toast(ui, i);
        }
    }
    if (ui->toast_count == UI_TOASTS) {
        remove_toast(ui, 0);
    }
    struct ui_toast_memory *toast = &ui->toasts[ui->toast_count++];
    *toast = (struct ui_toast_memory){.mood = mood, .until = ui->now + LASTS};
    SDL_utf8strlcpy(toast->text, text, sizeof toast->text);
    ui->dirty = true;
}

void ui_toasts_drop(struct ui *ui, enum ui_mood mood)
{
    for (size_t i = ui->toast_count; i-- > 0;) {
        if (ui->toasts[i].mood == (int)mood) {
            remove_toast(ui, i);
        }
    }
}

static float draw_toast(
    struct ui *ui, const struct ui_toast_memory *toast, struct ui_point at, float width)
{
    float side = PADDING * 2 + ICON + 10;
    float text = fminf(width - side, ceilf(ui_text_width(ui, UI_BODY, toast->text)) + 2);
    float height = ui_paragraph_height(ui, UI_BODY, text, toast->text) + 24;
    struct ui_rect card = {at.x, at.y, text + side, height};
    ui_card_shadow(ui, card, 12);
    ui_round(ui, card, 12, ui_color(ui, UI_PAPER));
    struct ui_rect icon = {card.x + PADDING, card.y, ICON, card.h};
    ui_icon(ui, icon, moods[toast->mood].icon, ui_color(ui, moods[toast->mood].color));
    struct ui_rect place = {icon.x + ICON + 10, card.y + 12, text, 0};
    ui_paragraph(
        ui, place, (struct ui_type){UI_BODY, ui_color(ui, UI_INK), UI_START, false}, toast->text);
    return height;
}

void ui_toasts(struct ui *ui, struct ui_point at, float width)
{
    for (size_t i = 0; i < ui->toast_count;) {
        if (ui->now >= ui->toasts[i].until) {
            remove_toast(ui, i);
            continue;
        }
        uint64_t left = ui->toasts[i].until - ui->now;
        ui_opacity_push(ui, fminf(1, (float)left / FADES));
        at.y += draw_toast(ui, &ui->toasts[i], at, width) + 8;
        ui_opacity_pop(ui);
        ui_repaint_at(ui, left > FADES ? ui->toasts[i].until - FADES : ui->now + 30);
        i++;
    }
}
