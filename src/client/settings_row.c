/* Rows of the settings: words at the left, a control at the right, a way back to what is usual. */
#include <math.h>

#include "client/settings_page.h"
#include "client/words.h"
#include "ui/draw.h"

#define BACK 40.0f /* the button that takes one setting back, and the room around it */

static void dot(struct ui *ui, float x, float y)
{
    ui_disc(ui, (struct ui_point){x - 12, y}, 3.5f, ui_color(ui, UI_TERRACOTTA));
}

bool page_back(struct pages *pages, const char *id, struct ui_rect *rest)
{
    struct ui *ui = pages->app->ui;
    struct ui_button look = {.label = _("As it was at first"),
        .icon = UI_ICON_UNDO,
        .kind = UI_GHOST,
        .icon_only = true};
    struct ui_rect place = ui_cut_right(rest, 36, BACK - 36);
    bool pressed = ui_button(ui, ui_format(ui, "%s-reset", id), ui_centre(place, 36, 36), &look);
    pages->changed |= pressed;
    return pressed;
}

bool page_row(struct pages *pages, const struct page_row *row, struct ui_rect *control)
{
    struct ui *ui = pages->app->ui;
    float room = pages->rest.w - row->width - 24 - BACK;
    float head = kit_height(ui, UI_ROW_TITLE, room, row->title);
    float foot = row->help ? 1 + kit_height(ui, UI_SMALL, room, row->help) : 0;
    float height = fmaxf(row->help ? 66 : 54, head + foot + 24);
    struct ui_rect line = ui_cut_top(&pages->rest, height, 0);
    ui_divider(ui, line.x, line.y + line.h - 1, line.w);
    struct ui_rect words = ui_centre(line, line.w, head + foot);
    words.w = room;
    bool back = false;
    if (row->changed) {
        dot(ui, line.x, words.y + head / 2);
        struct ui_rect before = {line.x, line.y, line.w - row->width - 4, line.h};
        back = page_back(pages, row->id, &before);
    }
    ui_paragraph(ui, ui_cut_top(&words, head, 1), kit_type(ui, UI_ROW_TITLE, UI_INK), row->title);
    if (row->help) {
        ui_paragraph(ui, words, kit_type(ui, UI_SMALL, UI_INK2), row->help);
    }
    *control = kit_right(line, row->width, 44);
    return back;
}

bool page_label(struct pages *pages, const char *id, const char *title, bool changed)
{
    struct ui *ui = pages->app->ui;
    struct ui_rect line = ui_cut_top(&pages->rest, 20, 8);
    ui_label(ui, line, title);
    if (!changed) {
        return false;
    }
    dot(ui, line.x, line.y + line.h / 2);
    struct ui_rect before = ui_centre(line, line.w, 36);
    return page_back(pages, id, &before);
}

void page_switch(
    struct pages *pages, const char *id, const char *title, const char *help, size_t offset)
{
    bool *on = (bool *)((char *)&pages->app->settings + offset);
    bool usual = *(const bool *)((const char *)&pages->usual + offset);
    struct ui_rect place;
    if (page_row(pages, &(struct page_row){id, title, help, 60, *on != usual}, &place)) {
        *on = usual;
    }
    pages->changed |= ui_toggle(pages->app->ui, id, place, title, on);
}

void page_choice(struct pages *pages, const char *id, const char *const words[2],
    const struct ui_choices *choices, size_t offset)
{
    struct ui *ui = pages->app->ui;
    unsigned *field = (unsigned *)(void *)((char *)&pages->app->settings + offset);
    unsigned usual = *(const unsigned *)(const void *)((const char *)&pages->usual + offset);
    struct page_row row = {
        id, words[0], words[1], ui_segmented_width(ui, choices), *field != usual};
    struct ui_rect place;
    if (page_row(pages, &row, &place)) {
        *field = usual;
    }
    size_t chosen = *field;
    if (ui_segmented(ui, id, place, choices, &chosen)) {
        *field = (unsigned)chosen;
        pages->changed = true;
    }
}

void page_two(
    struct pages *pages, const struct page_row *text, const char *const labels[2], size_t offset)
{
    bool *second = (bool *)((char *)&pages->app->settings + offset);
    bool usual = *(const bool *)((const char *)&pages->usual + offset);
    struct ui *ui = pages->app->ui;
    struct ui_choices choices = {labels, 2};
    struct page_row row = {
        text->id, text->title, text->help, ui_segmented_width(ui, &choices), *second != usual};
    struct ui_rect place;
    if (page_row(pages, &row, &place)) {
        *second = usual;
    }
    size_t chosen = *second;
    if (ui_segmented(ui, row.id, place, &choices, &chosen)) {
        *second = chosen == 1;
        pages->changed = true;
    }
}
