/* The line of text that can be written into. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ui/draw.h"
#include "ui/edit.h"
#include "ui/letters.h"
#include "ui/private.h"

#define RADIUS 10.0f
#define PADDING 12.0f
#define BLINK 530

static float width_to(struct ui *ui, const struct ui_edit *edit, size_t offset)
{
    char part[UI_EDIT_SIZE];
    memcpy(part, edit->text, offset);
    part[offset] = 0;
    return ui_text_width(ui, UI_BODY, part);
}

static size_t offset_at(struct ui *ui, const struct ui_edit *edit, float x)
{
    size_t offset = 0;
    while (edit->text[offset]) {
        size_t next = ui_next_char(edit->text, offset);
        if ((width_to(ui, edit, offset) + width_to(ui, edit, next)) / 2 > x) {
            break;
        }
        offset = next;
    }
    return offset;
}

static void copy_out(struct ui *ui, const struct ui_edit *edit)
{
    char part[UI_EDIT_SIZE];
    ui_edit_selection(edit, part);
    if (*part) {
        ui_clipboard_set(ui, part);
    }
}

static bool paste(struct ui *ui, struct ui_edit *edit, size_t limit)
{
    char *text = ui_clipboard_get(ui);
    bool changed = *text && ui_edit_insert(edit, text, limit);
    free(text);
    return changed;
}

/* Keys that only move. False when it is another key. */
static bool move_key(struct ui_edit *edit, const struct ui_input *input)
{
    bool word = input->mods & KMOD_CTRL;
    size_t to;
    switch (input->key) {
    case SDLK_LEFT:
        to = (word ? ui_previous_word : ui_previous_char)(edit->text, edit->caret);
        break;
    case SDLK_RIGHT: to = (word ? ui_next_word : ui_next_char)(edit->text, edit->caret); break;
    case SDLK_HOME: to = 0; break;
    case SDLK_END: to = strlen(edit->text); break;
    default: return false;
    }
    ui_edit_move(edit, to, input->mods & KMOD_SHIFT);
    return true;
}

/* True when the key was one for a field. */
static bool edit_key(struct ui *ui, struct ui_edit *edit, size_t limit, bool *changed)
{
    const struct ui_input *input = &ui->input;
    bool word = input->mods & KMOD_CTRL;
    if (move_key(edit, input)) {
        return true;
    }
    if (input->key == SDLK_BACKSPACE) {
        size_t to = (word ? ui_previous_word : ui_previous_char)(edit->text, edit->caret);
        *changed = ui_edit_delete(edit, to);
    } else if (input->key == SDLK_DELETE) {
        *changed =
            ui_edit_delete(edit, (word ? ui_next_word : ui_next_char)(edit->text, edit->caret));
    } else if (ui_key_is(input, "Ctrl+A")) {
        edit->anchor = 0;
        edit->caret = strlen(edit->text);
    } else if (ui_key_is(input, "Ctrl+C")) {
        copy_out(ui, edit);
    } else if (ui_key_is(input, "Ctrl+X")) {
        copy_out(ui, edit);
        *changed = edit->caret != edit->anchor && ui_edit_delete(edit, edit->caret);
    } else if (ui_key_is(input, "Ctrl+V")) {
        *changed = paste(ui, edit, limit);
    } else {
        return false;
    }
    return true;
}

static enum ui_field_event keyboard(
    struct ui *ui, const struct ui_field *look, struct ui_edit *edit)
{
    const struct ui_input *input = ui_input(ui);
    bool changed = false;
    if (input->kind == UI_TEXT) {
        changed = ui_edit_insert(edit, input->text, look->limit);
        ui_take(ui);
    } else if (input->kind == UI_KEY && ui_key_is(input, "Return")) {
        ui_take(ui);
        return UI_FIELD_ENTERED;
    } else if (input->kind == UI_KEY && ui_key_is(input, "Escape")) {
        ui_set_focus(ui, "", false);
        ui_take(ui);
    } else if (input->kind == UI_KEY && edit_key(ui, edit, look->limit, &changed)) {
        ui_take(ui);
    }
    return changed ? UI_FIELD_CHANGED : UI_FIELD_SAME;
}

static void mouse(struct ui *ui, const char *id, struct ui_rect inside, struct ui_edit *edit)
{
    bool held = strcmp(ui->hands.active, id) == 0;
    if (!held || (ui->pass_kind != UI_PRESS && ui->pass_kind != UI_MOVE)) {
        return;
    }
    size_t at = offset_at(ui, edit, ui_pointer(ui).x - inside.x + edit->scroll);
    ui_edit_move(edit, at, ui->pass_kind == UI_MOVE);
    if (ui->pass_kind == UI_PRESS && ui->hands.double_press) {
        edit->anchor = 0;
        edit->caret = strlen(edit->text);
    }
    ui->dirty = true;
}

static void keep_caret_in_view(struct ui *ui, struct ui_rect inside, struct ui_edit *edit)
{
    float caret = width_to(ui, edit, edit->caret);
    float all = width_to(ui, edit, strlen(edit->text));
    edit->scroll = fminf(edit->scroll, caret);
    edit->scroll = fmaxf(edit->scroll, caret - inside.w + 2);
    edit->scroll = fmaxf(0, fminf(edit->scroll, all - inside.w + 2));
}

static void paint_caret(struct ui *ui, struct ui_rect inside, const struct ui_edit *edit)
{
    float from = width_to(ui, edit, edit->anchor) - edit->scroll;
    float to = width_to(ui, edit, edit->caret) - edit->scroll;
    float h = 22;
    float y = inside.y + (inside.h - h) / 2;
    if (from != to) {
        struct ui_rect chosen = {inside.x + fminf(from, to), y, fabsf(to - from), h};
        ui_fill(ui, chosen, ui_alpha(ui_color(ui, UI_TERRACOTTA), 0.22f));
    }
    bool still = ui->backend == UI_NULL;
    if (still || ui->now / BLINK % 2 == 0) {
        ui_fill(ui, (struct ui_rect){inside.x + to, y, 1.5f, h}, ui_color(ui, UI_ACCENT_TEXT));
    }
    if (!still) {
        ui_repaint_at(ui, (ui->now / BLINK + 1) * BLINK);
        SDL_Rect place = ui_pixels(ui, (struct ui_rect){inside.x + to, y, 2, h});
        SDL_SetTextInputRect(&place);
    }
}

static void paint(struct ui *ui, struct ui_rect rect, const struct ui_field *look,
    const struct ui_edit *edit, unsigned state)
{
    bool editing = state & UI_FOCUSED;
    ui_round(ui, rect, RADIUS, ui_color(ui, look->disabled ? UI_OFF : UI_FIELD));
    enum ui_token edge = look->error        ? UI_ERROR
                         : state & UI_HOVER ? UI_BUTTON_EDGE_HOVER
                                            : UI_FIELD_EDGE;
    ui_frame(ui, rect, RADIUS,
        (struct ui_pen){ui_edge(ui, look->error ? 2 : 1.5f), ui_color(ui, edge), 0, 0});
    struct ui_rect inside = {rect.x + PADDING, rect.y, rect.w - 2 * PADDING, rect.h};
    ui_clip_push(ui, ui_inset(inside, -2));
    bool empty = !*edit->text;
    const char *text = empty && look->hint ? look->hint : edit->text;
    enum ui_token ink = look->disabled ? UI_OFF_TEXT : empty ? UI_INK3 : UI_INK;
    struct ui_rect line = {inside.x - edit->scroll, inside.y, 4096, inside.h};
    size_t count = ui->lists[ui->list].count;
    ui_text(ui, line, (struct ui_type){UI_BODY, ui_color(ui, ink), UI_START, false}, text);
    ui->lists[ui->list].count = count;
    if (editing && !look->disabled) {
        paint_caret(ui, inside, edit);
    }
    ui_clip_pop(ui);
    if (editing) {
        ui_focus_ring(ui, rect, RADIUS, false);
    }
}

enum ui_field_event ui_field(struct ui *ui, const char *id, struct ui_rect rect,
    const struct ui_field *look, struct ui_edit *edit)
{
    unsigned state = UI_FOCUSABLE | (look->disabled ? UI_DISABLED : 0u);
    bool focus = ui_has_focus(ui, id) && !look->disabled;
    struct ui_rect inside = {rect.x + PADDING, rect.y, rect.w - 2 * PADDING, rect.h};
    enum ui_field_event event = UI_FIELD_SAME;
    if (focus) { /* before ui_react, which would read Return and Space as a click */
        ui->hands.editing = true;
        event = keyboard(ui, look, edit);
        if (ui_input(ui)->kind == UI_KEY && ui_input(ui)->key == SDLK_SPACE) {
            ui_take(ui); /* it comes again as text */
        }
    }
    ui_react_as(ui, id, rect, (struct ui_thing){"field", look->label, state});
    struct ui_shown *shown = &ui->lists[ui->list].items[ui->lists[ui->list].count - 1];
    shown->state |= focus ? UI_FOCUSED : 0u;
    ui_show_label(ui, shown, look->label, edit->text);
    state = shown->state;
    mouse(ui, id, inside, edit);
    if (focus) {
        keep_caret_in_view(ui, inside, edit);
    } else {
        edit->anchor = edit->caret;
    }
    if (ui_can_paint(ui)) {
        paint(ui, rect, look, edit, state);
    }
    return event;
}
