/* Text in lines. A run is what is drawn at once: words of one face in one line. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "ui/letters.h"
#include "ui/private.h"

struct run {
    size_t start, size; /* in the text */
    size_t line;
    bool bold;
    float x, w;
};

struct flow {
    struct ui *ui;
    enum ui_style style;
    const char *text;
    bool rich, bold;
    float width;
    struct run *runs;
    size_t count, room;
    size_t line;
    float x; /* where the next word goes */
};

static enum ui_style style_of(const struct flow *flow, bool bold)
{
    if (!bold) {
        return flow->style;
    }
    return flow->style == UI_SMALL ? UI_SMALL_BOLD : UI_BODY_BOLD;
}

static const char *piece(struct flow *flow, size_t start, size_t size)
{
    struct ui *ui = flow->ui;
    return ui_arena_copy(&ui->lists[ui->list].arena, flow->text + start, size);
}

static float piece_width(struct flow *flow, size_t start, size_t size, bool bold)
{
    return ui_text_width(flow->ui, style_of(flow, bold), piece(flow, start, size));
}

static struct run *new_run(struct flow *flow, size_t start, size_t size)
{
    if (flow->count == flow->room) {
        flow->room = flow->room ? flow->room * 2 : 16;
        flow->runs = base_realloc(flow->runs, flow->room * sizeof *flow->runs);
    }
    struct run *run = &flow->runs[flow->count++];
    *run = (struct run){start, size, flow->line, flow->bold, flow->x, 0};
    return run;
}

static void next_line(struct flow *flow)
{
    flow->line++;
    flow->x = 0;
}

/* How many bytes of a word too long for a line still fit into one; at least one character. */
static size_t fitting(struct flow *flow, size_t start, size_t size)
{
    size_t end = ui_next_char(flow->text, start);
    while (end < start + size) {
        size_t next = ui_next_char(flow->text, end);
        if (piece_width(flow, start, next - start, flow->bold) > flow->width) {
            break;
        }
        end = next;
    }
    return end - start;
}

static bool comes_after_space(const struct flow *flow, size_t start)
{
    while (flow->rich && start > 0 && flow->text[start - 1] == '*') {
        start--;
    }
    return start > 0 && flow->text[start - 1] == ' ';
}

static void add_word(struct flow *flow, size_t start, size_t size)
{
    struct run *last = flow->count ? &flow->runs[flow->count - 1] : NULL;
    bool space = comes_after_space(flow, start);
    bool grows = last && last->line == flow->line && last->bold == flow->bold &&
                 last->start + last->size + (space ? 1 : 0) == start;
    float x = grows ? last->x : flow->x;
    if (!grows && space && flow->x > 0) {
        x += ui_text_width(flow->ui, flow->style, " ");
    }
    size_t from = grows ? last->start : start;
    float w = piece_width(flow, from, start + size - from, flow->bold);
    if (flow->x > 0 && x + w > flow->width + 0.5f) {
        next_line(flow);
        add_word(flow, start, size);
        return;
    }
    if (w > flow->width && flow->width > 0 && !grows && fitting(flow, start, size) < size) {
        size_t part = fitting(flow, start, size);
        new_run(flow, start, part)->w = piece_width(flow, start, part, flow->bold);
        next_line(flow);
        add_word(flow, start + part, size - part);
        return;
    }
    struct run *run = grows ? last : new_run(flow, start, size);
    run->size = start + size - run->start;
    run->x = x;
    run->w = w;
    flow->x = x + w;
}

static void flow_text(struct flow *flow)
{
    const char *text = flow->text;
    const char *stops = flow->rich ? " \n*" : " \n";
    for (size_t i = 0; text[i];) {
        if (text[i] == '\n') {
            next_line(flow);
            i++;
        } else if (text[i] == '*' && flow->rich) {
            flow->bold = !flow->bold;
            i++;
        } else if (text[i] == ' ') {
            i++;
        } else {
            size_t size = strcspn(text + i, stops);
            add_word(flow, i, size);
            i += size;
        }
    }
}

static const char *clean_copy(struct ui *ui, const char *text)
{
    struct text clean;
    text_init(&clean);
    ui_add_clean(&clean, text ? text : "");
    const char *copy = ui_arena_copy(&ui->lists[ui->list].arena, text_string(&clean), clean.size);
    text_finish(&clean);
    return copy;
}

/* Stressed words in the second ink stand in the first. */
static struct ui_color color_of(const struct run *run, struct ui *ui, struct ui_color color)
{
    struct ui_color second = ui_color(ui, UI_INK2);
    bool same = color.r == second.r && color.g == second.g && color.b == second.b;
    return run->bold && same ? ui_alpha(ui_color(ui, UI_INK), (float)color.a / 255) : color;
}

static void draw_run(const struct flow *flow, const struct run *run, struct ui_rect rect,
    struct ui_type type, bool last)
{
    struct ui *ui = flow->ui;
    float line = ui_text_line(ui, type.style);
    type.style = style_of(flow, run->bold);
    const char *text = piece((struct flow *)flow, run->start, run->size);
    if (last) {
        text = ui_format(ui, "%s\xE2\x80\xA6", text);
    }
    struct ui_rect place = {rect.x + run->x, rect.y + line * (float)run->line,
        last ? rect.w - run->x : run->w + 1, line};
    struct ui_face_size face = ui_face(ui, type.style, text);
    TTF_Font *font = ui_fonts_get(ui->fonts, face.face, face.pixels);
    float height = font ? (float)TTF_FontHeight(font) : (float)face.pixels;
    SDL_Point at = {(int)lrintf(place.x * ui->scale) - ui->origin.x,
        (int)lrintf(place.y * ui->scale + (line * ui->scale - height) / 2) - ui->origin.y};
    ui_run(ui, face, at, color_of(run, ui, type.color), ui_shorten(ui, type.style, place.w, text));
}

static float line_shift(const struct flow *flow, size_t line, enum ui_align align)
{
    float end = 0;
    for (size_t i = 0; i < flow->count; i++) {
        if (flow->runs[i].line == line) {
            end = fmaxf(end, flow->runs[i].x + flow->runs[i].w);
        }
    }
    float slack = flow->width - end;
    return align == UI_START ? 0 : align == UI_MIDDLE ? slack / 2 : slack;
}

/* What the words of the first lines cover. */
static struct ui_rect ink_of(
    const struct flow *flow, struct ui_rect all, enum ui_align align, size_t lines)
{
    float left = flow->width;
    float right = 0;
    for (size_t i = 0; i < flow->count && flow->runs[i].line < lines; i++) {
        const struct run *run = &flow->runs[i];
        float x = run->x + line_shift(flow, run->line, align);
        left = fminf(left, x);
        right = fmaxf(right, x + run->w);
    }
    return (struct ui_rect){all.x + left, all.y, fmaxf(0, right - left), all.h};
}

static size_t line_count(const struct flow *flow)
{
    return *flow->text ? flow->line + 1 : 0;
}

float ui_paragraph(struct ui *ui, struct ui_rect rect, struct ui_type type, const char *text)
{
    struct flow flow = {.ui = ui,
        .style = type.style,
        .text = clean_copy(ui, text),
        .rich = type.rich,
        .width = rect.w};
    flow_text(&flow);
    float line = ui_text_line(ui, type.style);
    size_t lines = line_count(&flow);
    size_t most = rect.h > 0 ? (size_t)fmaxf(1, floorf(rect.h / line + 0.01f)) : lines;
    size_t shown = lines < most ? lines : most;
    struct ui_rect all = {rect.x, rect.y, rect.w, line * (float)shown};
    if (lines) {
        struct ui_shown *record = ui_show(ui, "", all, "text");
        ui_show_label(ui, record, flow.text, NULL);
        record->ink = ink_of(&flow, all, type.align, shown);
        record->state |= lines > most ? UI_CUT : 0u;
    }
    for (size_t i = 0; i < flow.count && ui_can_paint(ui); i++) {
        const struct run *run = &flow.runs[i];
        bool cut = lines > most && run->line + 1 == most &&
                   (i + 1 == flow.count || flow.runs[i + 1].line != run->line);
        if (run->line < most) {
            struct ui_rect moved = ui_move(rect, line_shift(&flow, run->line, type.align), 0);
            draw_run(&flow, run, moved, type, cut);
        }
    }
    free(flow.runs);
    return all.h;
}

float ui_paragraph_height(struct ui *ui, enum ui_style style, float width, const char *text)
{
    struct flow flow = {.ui = ui, .style = style, .text = clean_copy(ui, text), .width = width};
    flow_text(&flow);
    size_t lines = line_count(&flow);
    free(flow.runs);
    return ui_text_line(ui, style) * (float)lines;
}
