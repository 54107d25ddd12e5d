/* A window on something higher than itself. */
#include <assert.h>
#include <math.h>
#include <string.h>

#include "ui/draw.h"
#include "ui/private.h"

#define WHEEL_STEP 60.0f
#define BAR 6.0f
#define THUMB_LEAST 32.0f
#define SHADE 9.0f

/* What is remembered of an area; the one not seen for longest gives way. */
static size_t memory_of(struct ui *ui, const char *id)
{
    size_t oldest = 0;
    for (size_t i = 0; i < UI_SCROLLS; i++) {
        if (strcmp(ui->scrolls[i].id, id) == 0) {
            return i;
        }
        if (ui->scrolls[i].used < ui->scrolls[oldest].used) {
            oldest = i;
        }
    }
    ui->scrolls[oldest] = (struct ui_scroll_memory){.offset = 0};
    SDL_strlcpy(ui->scrolls[oldest].id, id, UI_ID_SIZE);
    return oldest;
}

static float clamped(float offset, float content, float window)
{
    return fmaxf(0, fminf(offset, content - window));
}

float ui_scroll_begin(struct ui *ui, const char *id, struct ui_rect rect, float content_height)
{
    int depth = ui->open_scroll_count;
    assert(depth < (int)SDL_arraysize(ui->open_scrolls));
    size_t index = memory_of(ui, id);
    struct ui_scroll_memory *memory = &ui->scrolls[index];
    memory->used = ui->passes;
    memory->offset = clamped(memory->offset, content_height, rect.h);
    ui->open_scrolls[depth] = index;
    ui->scroll_starts[depth] = ui->lists[ui->list].count;
    ui->scroll_rects[depth] = rect;
    ui->scroll_contents[depth] = content_height;
    ui->open_scroll_count++;
    ui_react_as(ui, id, rect, (struct ui_thing){"scroll", "", 0});
    ui_clip_push(ui, rect);
    return memory->offset;
}

/* Brings the widget that just got the focus into view. */
static void follow_focus(struct ui *ui, int depth, struct ui_scroll_memory *memory)
{
    const struct ui_shown_list *list = &ui->lists[ui->list];
    struct ui_rect window = ui->scroll_rects[depth];
    for (size_t i = ui->scroll_starts[depth]; i < list->count && ui->hands.focus_moved; i++) {
        struct ui_rect rect = list->items[i].rect;
        if (!ui_has_focus(ui, list->items[i].id)) {
            continue;
        }
        float before = memory->offset;
        float above = window.y + 8 - rect.y;
        float below = rect.y + rect.h + 8 - window.y - window.h;
        memory->offset += above > 0 ? -above : below > 0 ? below : 0;
        memory->offset = clamped(memory->offset, ui->scroll_contents[depth], window.h);
        if (memory->offset != before) {
            ui->dirty = ui->stale = true;
        }
    }
}

static void scroll_bar(struct ui *ui, int depth, struct ui_scroll_memory *memory)
{
    struct ui_rect window = ui->scroll_rects[depth];
    float content = ui->scroll_contents[depth];
    float thumb = fmaxf(THUMB_LEAST, window.h * window.h / content);
    float way = window.h - thumb - 4;
    float hidden = content - window.h;
    const char *id = ui_format(ui, "%s/bar", memory->id);
    struct ui_rect strip = {window.x + window.w - BAR - 6, window.y, BAR + 6, window.h};
    struct ui_reply reply = ui_react_as(ui, id, strip, (struct ui_thing){"bar", "", 0});
    if (strcmp(ui->hands.active, id) == 0 && way > 0) {
        float y = ui_pointer(ui).y - window.y - 2;
        float top = memory->offset / hidden * way;
        if (ui->pass_kind == UI_PRESS) {
            memory->grab = y >= top && y < top + thumb ? y - top : thumb / 2;
        }
        if (ui->pass_kind == UI_PRESS || ui->pass_kind == UI_MOVE) {
            memory->offset = clamped((y - memory->grab) / way * hidden, content, window.h);
            ui->dirty = ui->stale = true;
        }
    }
    float top = window.y + 2 + memory->offset / hidden * way;
    struct ui_rect bar = {window.x + window.w - BAR - 2, top, BAR, thumb};
    bool strong = reply.hover || strcmp(ui->hands.active, id) == 0;
    ui_round(ui, bar, BAR / 2, ui_alpha(ui_color(ui, UI_INK3), strong ? 0.8f : 0.4f));
}

/* Where something is hidden it lies in the shade of the edge. */
static void shade_edges(struct ui *ui, struct ui_rect window, float above, float below)
{
    struct ui_color shade = {60, 44, 20, 40};
    struct ui_color none = ui_alpha(shade, 0);
    struct ui_rect edge = {window.x, window.y, window.w, SHADE};
    if (above > 1) {
        ui_gradient(ui, edge, 0, (const struct ui_color[]){shade, none});
    }
    edge.y = window.y + window.h - SHADE;
    if (below > 1) {
        ui_gradient(ui, edge, 0, (const struct ui_color[]){none, shade});
    }
}

void ui_scroll_end(struct ui *ui)
{
    assert(ui->open_scroll_count > 0);
    int depth = --ui->open_scroll_count;
    struct ui_rect window = ui->scroll_rects[depth];
    float content = ui->scroll_contents[depth];
    struct ui_scroll_memory *memory = &ui->scrolls[ui->open_scrolls[depth]];
    const struct ui_input *input = ui_input(ui);
    if (content > window.h + 0.5f) {
        if (input->kind == UI_WHEEL && ui_rect_has(window, ui->pointer)) {
            memory->offset =
                clamped(memory->offset - input->wheel_y * WHEEL_STEP, content, window.h);
            ui_take(ui);
        }
        follow_focus(ui, depth, memory);
        shade_edges(ui, window, memory->offset, content - window.h - memory->offset);
        scroll_bar(ui, depth, memory);
    }
    ui_clip_pop(ui);
}

void ui_scroll_to(struct ui *ui, const char *id, float offset)
{
    ui->scrolls[memory_of(ui, id)].offset = offset;
    ui->dirty = ui->stale = true;
}
