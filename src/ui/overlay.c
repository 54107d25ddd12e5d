#include "ui/overlay.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "ui/draw.h"
#include "ui/private.h"

void ui_modal(struct ui *ui, float opacity)
{
    assert(ui->layer + 1 < UI_LAYERS);
    ui->layer++;
    struct ui_shown_list *list = &ui->lists[ui->list];
    list->top_layer = ui->layer;
    ui_show_block(ui, ui_screen(ui));
    ui_fill(ui, ui_screen(ui), ui_alpha(ui_color(ui, UI_SCRIM), opacity));
}

/* How far a dialog has come in: it starts anew when it was not there in the pass before. */
static float coming_in(struct ui *ui, const char *id)
{
    const char *name = ui_format(ui, "%s/in", id);
    struct ui_dialog_memory *memory = &ui->dialogs[ui->layer];
    bool here = strcmp(memory->id, id) == 0 && memory->pass + 1 >= ui->passes;
    if (!here) {
        SDL_strlcpy(memory->id, id, sizeof memory->id);
        ui_tween_start(
            ui->tweens, name, (const float[]){0, 1}, (struct ui_motion){200, UI_EASE_OUT, true}, 0);
    }
    memory->pass = ui->passes;
    return ui_tween_value(ui->tweens, name, 1);
}

struct ui_rect ui_dialog_begin(
    struct ui *ui, const char *id, struct ui_point size, const char *title)
{
    float in = coming_in(ui, id);
    ui_modal(ui, in);
    ui_opacity_push(ui, in);
    struct ui_rect screen = ui_inset(ui_screen(ui), 16);
    struct ui_rect card =
        ui_centre(ui_screen(ui), fminf(size.x, screen.w), fminf(size.y, screen.h));
    bool tall = card.h >= 200;
    float slide = ui->painting ? 16 * (1 - in) : 0; /* what is clicked does not move */
    struct ui_rect drawn = ui_move(card, 0, slide);
    ui_panel(ui, drawn, 24);
    struct ui_shown *shown = ui_show(ui, id, card, "dialog");
    ui_show_label(ui, shown, title, NULL);
    struct ui_rect inside = {drawn.x + 40, drawn.y + (tall ? 34 : 24), drawn.w - 80,
        drawn.h - (tall ? 34 + 26 : 24 + 20)};
    if (title && *title) {
        struct ui_rect line = ui_cut_top(&inside, ui_text_line(ui, UI_H2), 10);
        ui_text(ui, line, (struct ui_type){UI_H2, ui_color(ui, UI_INK), UI_START, false}, title);
    }
    return inside;
}

void ui_dialog_end(struct ui *ui)
{
    ui_opacity_pop(ui);
}

struct ui_rect ui_bubble_place(struct ui *ui, struct ui_rect anchor, struct ui_point size)
{
    struct ui_rect screen = ui_inset(ui_screen(ui), 8);
    float above = anchor.y - 10 - size.y;
    float y = above >= screen.y ? above : anchor.y + anchor.h + 10;
    float x = anchor.x + (anchor.w - size.x) / 2;
    y = fmaxf(screen.y, fminf(y, screen.y + screen.h - size.y));
    x = fmaxf(screen.x, fminf(x, screen.x + screen.w - size.x));
    return (struct ui_rect){x, y, size.x, size.y};
}

void ui_bubble_at(struct ui *ui, struct ui_rect card)
{
    ui_card_shadow(ui, card, 12);
    ui_round(ui, card, 12, ui_color(ui, UI_PAPER));
    if (ui->theme == UI_DARK) {
        ui_frame(ui, card, 12, (struct ui_pen){ui_edge(ui, 1), ui_color(ui, UI_LINE), 0, 0});
    }
}

struct ui_rect ui_bubble(struct ui *ui, struct ui_rect anchor, struct ui_point size)
{
    struct ui_rect card = ui_bubble_place(ui, anchor, size);
    ui_bubble_at(ui, card);
    return card;
}

void ui_tip(struct ui *ui, struct ui_rect anchor, const char *title, const char *text)
{
    enum { WIDEST = 320, SIDE = 14, TOP = 10 };
    bool has_title = title && *title;
    float width = has_title ? ui_text_width(ui, UI_ACTION, title) : 0;
    width = fminf(WIDEST, ceilf(fmaxf(width, ui_text_width(ui, UI_SMALL, text))) + 2);
    float height = ui_paragraph_height(ui, UI_SMALL, width, text);
    float title_height = has_title ? ui_text_line(ui, UI_ACTION) + 2 : 0;
    struct ui_rect card =
        ui_bubble(ui, anchor, (struct ui_point){width + 2 * SIDE, height + title_height + 2 * TOP});
    struct ui_rect inside = {card.x + SIDE, card.y + TOP, width, card.h - 2 * TOP};
    if (has_title) {
        struct ui_rect line = ui_cut_top(&inside, ui_text_line(ui, UI_ACTION), 2);
        ui_text(
            ui, line, (struct ui_type){UI_ACTION, ui_color(ui, UI_INK), UI_START, false}, title);
    }
    ui_paragraph(ui, inside,
        (struct ui_type){UI_SMALL, ui_color(ui, has_title ? UI_INK2 : UI_INK), UI_START, false},
        text);
}

void ui_tip_finish(struct ui *ui)
{
    if (ui->tip) {
        ui_tip(ui, ui->tip_anchor, NULL, ui->tip);
    }
}
