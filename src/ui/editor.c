#include "ui/editor.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ui/draw.h"
#include "ui/letters.h"
#include "ui/private.h"

#define NUMBERS 44.0f /* width of the column of line numbers */
#define PAGE 12       /* lines */

/* Where things are: every character has the same width. */
struct grid {
    struct ui_rect inside; /* of the text, moved by the scrolling */
    float line, cell;
};

static bool move_key(struct ui_source *source, const struct ui_input *input)
{
    const char *text = text_string(&source->text);
    bool select = input->mods & KMOD_SHIFT;
    bool far = input->mods & KMOD_CTRL;
    size_t line = ui_source_line_of(source, source->caret);
    size_t at = source->caret;
    switch (input->key) {
    case SDLK_LEFT: at = (far ? ui_previous_word : ui_previous_char)(text, at); break;
    case SDLK_RIGHT: at = (far ? ui_next_word : ui_next_char)(text, at); break;
    case SDLK_HOME: at = far ? 0 : ui_source_line_start(source, line); break;
    case SDLK_END: at = far ? source->text.size : ui_source_line_end(source, line); break;
    case SDLK_UP: ui_source_move_lines(source, -1, select); return true;
    case SDLK_DOWN: ui_source_move_lines(source, 1, select); return true;
    case SDLK_PAGEUP: ui_source_move_lines(source, -PAGE, select); return true;
    case SDLK_PAGEDOWN: ui_source_move_lines(source, PAGE, select); return true;
    default: return false;
    }
    ui_source_move(source, at, select);
    return true;
}

static void copy_out(struct ui *ui, const struct ui_source *source)
{
    size_t from = source->caret < source->anchor ? source->caret : source->anchor;
    size_t to = source->caret < source->anchor ? source->anchor : source->caret;
    struct text part;
    text_init(&part);
    text_add_bytes(&part, text_string(&source->text) + from, to - from);
    if (part.size > 0) {
        ui_clipboard_set(ui, text_string(&part));
    }
    text_finish(&part);
}

static void clipboard_key(struct ui *ui, struct ui_source *source, bool *changed)
{
    if (ui->input.key != SDLK_v) {
        copy_out(ui, source);
        if (ui->input.key == SDLK_x && source->caret != source->anchor) {
            ui_source_delete(source, source->caret);
            *changed = true;
        }
        return;
    }
    char *text = ui_clipboard_get(ui);
    ui_source_insert(source, text);
    *changed = *text != 0;
    free(text);
}

/* True when the key was one for the editor. */
static bool edit_key(struct ui *ui, struct ui_source *source, bool *changed)
{
    const struct ui_input *input = &ui->input;
    const char *text = text_string(&source->text);
    *changed = true;
    if (ui_key_is(input, "Return")) {
        ui_source_break(source);
    } else if (ui_key_is(input, "Tab")) {
        ui_source_insert(source, "\t");
    } else if (input->key == SDLK_BACKSPACE) {
        ui_source_delete(source, ui_previous_char(text, source->caret));
    } else if (input->key == SDLK_DELETE) {
        ui_source_delete(source, ui_next_char(text, source->caret));
    } else {
        *changed = false;
        if (move_key(source, input)) {
            return true;
        }
        if (ui_key_is(input, "Ctrl+A")) {
            source->anchor = 0;
            source->caret = source->text.size;
        } else if (ui_key_is(input, "Ctrl+C") || ui_key_is(input, "Ctrl+X") ||
                   ui_key_is(input, "Ctrl+V")) {
            clipboard_key(ui, source, changed);
        } else {
            return false;
        }
    }
    return true;
}

static bool keyboard(struct ui *ui, struct ui_source *source)
{
    const struct ui_input *input = ui_input(ui);
    bool changed = false;
    if (input->kind == UI_TEXT) {
        ui_source_insert(source, input->text);
        changed = true;
    } else if (ui_key_is(input, "Escape")) {
        ui_set_focus(ui, "", false);
    } else if (input->kind == UI_KEY && input->key == SDLK_SPACE) {
        changed = false; /* it comes again as text */
    } else if (input->kind != UI_KEY || !edit_key(ui, source, &changed)) {
        return false;
    }
    ui_take(ui);
    ui->hands.focus_moved = true;
    return changed;
}

static void mouse(struct ui *ui, const char *id, const struct grid *grid, struct ui_source *source)
{
    bool held = strcmp(ui->hands.active, id) == 0;
    if (!held || (ui->pass_kind != UI_PRESS && ui->pass_kind != UI_MOVE)) {
        return;
    }
    float line = fmaxf(0, floorf((ui->pointer.y - grid->inside.y) / grid->line));
    float column = fmaxf(0, roundf((ui->pointer.x - grid->inside.x) / grid->cell));
    size_t last = ui_source_lines(source) - 1;
    size_t row = (size_t)line < last ? (size_t)line : last;
    ui_source_move(source, ui_source_offset(source, row, (size_t)column), ui->pass_kind == UI_MOVE);
    ui->dirty = true;
}

static struct ui_rect cells(const struct grid *grid, size_t line, size_t column, size_t count)
{
    return (struct ui_rect){grid->inside.x + grid->cell * (float)column,
        grid->inside.y + grid->line * (float)line, grid->cell * (float)count, grid->line};
}

static void paint_selection(struct ui *ui, const struct grid *grid, const struct ui_source *source)
{
    size_t from = source->caret < source->anchor ? source->caret : source->anchor;
    size_t to = source->caret < source->anchor ? source->anchor : source->caret;
    size_t last = ui_source_line_of(source, to);
    for (size_t line = ui_source_line_of(source, from); from != to && line <= last; line++) {
        size_t start = ui_source_line_start(source, line);
        size_t end = ui_source_line_end(source, line);
        size_t a = ui_source_column_of(source, from > start ? from : start);
        size_t b = ui_source_column_of(source, to < end ? to : end);
        ui_fill(ui, cells(grid, line, a, b - a + (to > end)),
            ui_alpha(ui_color(ui, UI_TERRACOTTA), 0.2f));
    }
}

static void paint_line(
    struct ui *ui, const struct grid *grid, const struct ui_source *source, size_t line)
{
    struct ui_rect row = cells(grid, line, 0, 0);
    struct ui_rect number = {row.x + source->scroll - NUMBERS, row.y, NUMBERS - 14, row.h};
    ui_text(ui, number, (struct ui_type){UI_SMALL, ui_color(ui, UI_INK3), UI_END, false},
        ui_format(ui, "%zu", line + 1));
    size_t start = ui_source_line_start(source, line);
    size_t size = ui_source_line_end(source, line) - start;
    const char *text =
        ui_arena_copy(&ui->lists[ui->list].arena, text_string(&source->text) + start, size);
    row.w = 8192;
    ui_text(ui, row, (struct ui_type){UI_CODE, ui_color(ui, UI_INK), UI_START, false}, text);
}

static void paint_marks(struct ui *ui, const struct grid *grid, const struct ui_source *source,
    const struct ui_marks *marks)
{
    for (size_t i = 0; marks && i < marks->count; i++) {
        const struct ui_mark *mark = &marks->items[i];
        if (mark->line == 0 || mark->line > ui_source_lines(source)) {
            continue;
        }
        size_t end = ui_source_column_of(source, ui_source_line_end(source, mark->line - 1));
        size_t column = mark->column > 0 ? mark->column - 1 : 0;
        column = column < end ? column : end;
        size_t count = mark->length > 0 ? mark->length : end - column;
        struct ui_rect place = cells(grid, mark->line - 1, column, count > 0 ? count : 1);
        float y = place.y + place.h - 6;
        ui_line(ui, (struct ui_point){place.x, y}, (struct ui_point){place.x + place.w, y},
            (struct ui_pen){2, ui_color(ui, mark->error ? UI_ERROR : UI_AMBER), 1, 3});
    }
}

/* Paints the caret and, after a key, scrolls so that it is seen. */
static void show_caret(
    struct ui *ui, const struct grid *grid, struct ui_rect window, struct ui_source *source)
{
    size_t line = ui_source_line_of(source, source->caret);
    struct ui_rect caret = cells(grid, line, ui_source_column_of(source, source->caret), 0);
    ui_fill(ui, (struct ui_rect){caret.x, caret.y + 4, 1.5f, caret.h - 8},
        ui_color(ui, UI_ACCENT_TEXT));
    if (!ui->hands.focus_moved) {
        return;
    }
    float x = caret.x - grid->inside.x;
    float room = window.w - NUMBERS - 20;
    source->scroll = fmaxf(0, fminf(fmaxf(source->scroll, x - room), x));
    float offset = window.y - grid->inside.y;
    float top = caret.y - grid->inside.y;
    float wanted = fminf(fmaxf(offset, top + caret.h - window.h), top);
    if (wanted != offset) {
        ui_scroll_to(ui, ui_format(ui, "%s/lines", ui->hands.focus), wanted);
    }
}

bool ui_editor(struct ui *ui, const char *id, struct ui_rect rect, const struct ui_marks *marks,
    struct ui_source *source)
{
    bool focus = ui_has_focus(ui, id);
    bool changed = false;
    if (focus) {
        ui->hands.editing = true;
        changed = keyboard(ui, source);
    }
    ui_round(ui, rect, 10, ui_color(ui, UI_FIELD));
    struct ui_reply reply =
        ui_react_as(ui, id, rect, (struct ui_thing){"editor", "", UI_FOCUSABLE});
    ui_show_label(ui, &ui->lists[ui->list].items[ui->lists[ui->list].count - 1], "",
        text_string(&source->text));
    float line = ui_text_line(ui, UI_CODE);
    float cell = ui_text_width(ui, UI_CODE, "mmmmmmmmmmmmmmmmmmmm") / 20;
    struct ui_rect window = ui_inset(rect, 6);
    float offset = ui_scroll_begin(
        ui, ui_format(ui, "%s/lines", id), window, line * (float)ui_source_lines(source));
    struct grid grid = {{window.x + NUMBERS - source->scroll, window.y - offset, 0, 0}, line, cell};
    ui->lists[ui->list].items[ui->lists[ui->list].count - 1].kind = "text"; /* clicks go through */
    mouse(ui, id, &grid, source);
    size_t first = (size_t)fmaxf(0, floorf(offset / line));
    size_t end = first + (size_t)ceilf(window.h / line) + 1;
    paint_selection(ui, &grid, source);
    for (size_t i = first; i < end && i < ui_source_lines(source); i++) {
        paint_line(ui, &grid, source, i);
    }
    paint_marks(ui, &grid, source, marks);
    if (focus) {
        show_caret(ui, &grid, window, source);
    }
    ui_scroll_end(ui);
    ui_frame(ui, rect, 10,
        (struct ui_pen){
            1.5f, ui_color(ui, reply.hover ? UI_BUTTON_EDGE_HOVER : UI_FIELD_EDGE), 0, 0});
    if (focus) {
        ui_focus_ring(ui, rect, 10, false);
    }
    return changed;
}
