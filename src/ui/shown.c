#include "ui/shown.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ui/private.h"

struct ui_shown_list *ui_complete_list(const struct ui *ui)
{
    int index = ui->in_pass ? !ui->list : ui->list;
    return (struct ui_shown_list *)&ui->lists[index];
}

struct ui_shown *ui_show(struct ui *ui, const char *id, struct ui_rect rect, const char *kind)
{
    struct ui_shown_list *list = &ui->lists[ui->list];
    if (list->count == list->room) {
        list->room = list->room ? list->room * 2 : 128;
        list->items = base_realloc(list->items, list->room * sizeof *list->items);
    }
    struct ui_shown *shown = &list->items[list->count++];
    *shown = (struct ui_shown){.kind = kind,
        .label = "",
        .value = "",
        .rect = rect,
        .visible = ui_overlap(rect, ui_clip(ui)),
        .ink = rect,
        .layer = ui->layer};
    assert(strlen(id) < UI_ID_SIZE);
    memcpy(shown->id, id, strlen(id) + 1);
    if (shown->visible.w <= 0 || shown->visible.h <= 0) {
        shown->state |= UI_HIDDEN;
    }
    return shown;
}

void ui_show_label(struct ui *ui, struct ui_shown *shown, const char *label, const char *value)
{
    struct ui_arena *arena = &ui->lists[ui->list].arena;
    shown->label = label ? ui_arena_copy(arena, label, strlen(label)) : "";
    shown->value = value ? ui_arena_copy(arena, value, strlen(value)) : "";
}

void ui_show_block(struct ui *ui, struct ui_rect rect)
{
    ui_show(ui, "", rect, "panel");
}

void ui_mark_under(struct ui *ui)
{
    struct ui_shown_list *list = &ui->lists[ui->list];
    for (size_t i = 0; i < list->count; i++) {
        list->items[i].state |= list->items[i].layer < list->top_layer ? UI_UNDER : 0u;
    }
}

size_t ui_shown_count(const struct ui *ui)
{
    return ui_complete_list(ui)->count;
}

const struct ui_shown *ui_shown_at(const struct ui *ui, size_t index)
{
    const struct ui_shown_list *list = ui_complete_list(ui);
    assert(index < list->count);
    return &list->items[index];
}

const struct ui_shown *ui_shown_find(const struct ui *ui, const char *id)
{
    const struct ui_shown_list *list = ui_complete_list(ui);
    for (size_t i = list->count; i-- > 0;) {
        if (*id && strcmp(list->items[i].id, id) == 0) {
            return &list->items[i];
        }
    }
    return NULL;
}

bool ui_shown_text(const struct ui *ui, const char *part)
{
    const struct ui_shown_list *list = ui_complete_list(ui);
    for (size_t i = 0; i < list->count; i++) {
        const struct ui_shown *shown = &list->items[i];
        if (!(shown->state & UI_HIDDEN) &&
            (strstr(shown->label, part) || strstr(shown->value, part))) {
            return true;
        }
    }
    return false;
}

static void dump_one(const struct ui_shown *shown, struct text *out)
{
    static const char *const names[] = {
        "hover", "pressed", "disabled", "focus", "on", NULL, "under", "hidden"};
    text_printf(out, "%s", shown->kind);
    if (*shown->id) {
        text_printf(out, " %s", shown->id);
    }
    text_add(out, " ");
    text_add_json(out, shown->label);
    if (*shown->value) {
        text_add(out, " = ");
        text_add_json(out, shown->value);
    }
    text_printf(out, " %ld,%ld %ldx%ld", lrintf(shown->rect.x), lrintf(shown->rect.y),
        lrintf(shown->rect.w), lrintf(shown->rect.h));
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (names[i] && shown->state & 1u << i) {
            text_printf(out, " %s", names[i]);
        }
    }
    text_add_char(out, '\n');
}

void ui_shown_dump(const struct ui *ui, struct text *out)
{
    const struct ui_shown_list *list = ui_complete_list(ui);
    for (size_t i = 0; i < list->count; i++) {
        const struct ui_shown *shown = &list->items[i];
        if (*shown->id || *shown->label) {
            dump_one(shown, out);
        }
    }
}
