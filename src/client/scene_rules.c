/* The rules to read and to search. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "client/app.h"
#include "client/kit.h"
#include "client/law.h"
#include "client/pictures.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define CELL_GAP 12.0f

struct reader {
    struct law law;
    struct ui_edit search;
    float *heights;     /* of the blocks, 0 for those that the search leaves out */
    float width, scale; /* that they were measured for */
    bool measured;
    float columns[LAW_CELLS]; /* of the table that is being drawn */
    size_t found;
    float offset;
};

static void *enter(struct app *app)
{
    struct reader *reader = base_alloc(sizeof *reader);
    memset(reader, 0, sizeof *reader);
    struct diag diag;
    diag_init(&diag, "");
    if (!law_read(&reader->law, &diag)) {
        ui_toast(app->ui, UI_BAD, app_fault(app, &diag));
    }
    size_t size = (reader->law.count + 1) * sizeof *reader->heights;
    reader->heights = base_alloc(size);
    memset(reader->heights, 0, size);
    return reader;
}

static void leave(struct app *app, void *memory)
{
    struct reader *reader = memory;
    app->rule[0] = 0;
    law_finish(&reader->law);
    free(reader->heights);
    free(reader);
}

static enum ui_style style_of(const struct law_block *block)
{
    static const enum ui_style headings[] = {UI_H2, UI_H2, UI_H3, UI_H4};
    if (block->kind == LAW_HEADING) {
        return headings[block->level];
    }
    return block->kind == LAW_ROW ? block->level ? UI_SMALL_BOLD : UI_SMALL : UI_BODY;
}

/* ---- Tables. */

static bool begins_table(const struct law *law, size_t index)
{
    return law->blocks[index].kind == LAW_ROW &&
           (index == 0 || law->blocks[index - 1].kind != LAW_ROW || law->blocks[index].level);
}

/* Columns as wide as their longest cell, shrunk in proportion when there is no room. */
static void choose_columns(struct ui *ui, struct reader *reader, size_t index, float width)
{
    const struct law *law = &reader->law;
    float sum = 0;
    size_t count = law->blocks[index].cell_count;
    memset(reader->columns, 0, sizeof reader->columns);
    for (size_t i = index; i < law->count && law->blocks[i].kind == LAW_ROW; i++) {
        for (size_t k = 0; k < law->blocks[i].cell_count && k < count; k++) {
            float cell = ui_text_width(ui, UI_SMALL_BOLD, law->blocks[i].cells[k]) + 4;
            reader->columns[k] = fmaxf(reader->columns[k], cell);
        }
    }
    width -= CELL_GAP * (float)count;
    float narrow = 0; /* columns of a few letters keep their width */
    for (size_t k = 0; k < count; k++) {
        sum += reader->columns[k];
        narrow += reader->columns[k] <= 64 ? reader->columns[k] : 0;
    }
    float factor = (width - narrow) / fmaxf(1, sum - narrow);
    for (size_t k = 0; k < count && factor < 1; k++) {
        reader->columns[k] *= reader->columns[k] <= 64 ? 1 : factor;
    }
}

static float row_height(struct ui *ui, const struct reader *reader, const struct law_block *block)
{
    float height = 0;
    for (size_t k = 0; k < block->cell_count; k++) {
        height = fmaxf(
            height, ui_paragraph_height(ui, style_of(block), reader->columns[k], block->cells[k]));
    }
    return height + 8;
}

static void draw_row(
    struct ui *ui, const struct reader *reader, const struct law_block *block, struct ui_rect row)
{
    struct ui_type type = kit_type(ui, style_of(block), block->level ? UI_INK2 : UI_INK);
    type.rich = true;
    for (size_t k = 0; k < block->cell_count; k++) {
        struct ui_rect cell = ui_cut_left(&row, reader->columns[k], CELL_GAP);
        cell.y += 3;
        ui_paragraph(ui, cell, type, block->cells[k]);
    }
}

/* ---- All blocks. */

static bool shown(const struct reader *reader, size_t index)
{
    const struct law_block *block = &reader->law.blocks[index];
    const char *words = reader->search.text;
    if (!*words) {
        return true;
    }
    if (block->kind != LAW_HEADING) {
        return law_matches(block, words);
    }
    for (size_t i = index + 1; i < reader->law.count; i++) { /* a heading goes with its text */
        const struct law_block *next = &reader->law.blocks[i];
        if (next->kind == LAW_HEADING) {
            break;
        }
        if (law_matches(next, words)) {
            return true;
        }
    }
    return law_matches(block, words);
}

/* Of a text with bold parts, which ui_paragraph_height() does not know. */
static float rich_height(struct ui *ui, float width, const char *text)
{
    struct ui_type type = kit_type(ui, UI_BODY, UI_INK);
    type.rich = true;
    ui_clip_push(ui, (struct ui_rect){0, 0, 0, 0}); /* nothing of it is to be seen */
    float height = ui_paragraph(ui, (struct ui_rect){0, -10000, width, 0}, type, text);
    ui_clip_pop(ui);
    return height;
}

static float block_height(struct ui *ui, struct reader *reader, size_t index, float width)
{
    const struct law_block *block = &reader->law.blocks[index];
    if (begins_table(&reader->law, index)) {
        choose_columns(ui, reader, index, width);
    }
    if (!shown(reader, index)) {
        return 0;
    }
    switch (block->kind) {
    case LAW_HEADING:
        return ui_paragraph_height(ui, style_of(block), width, block->text) +
               (block->level < 3 ? 30 : 22);
    case LAW_ROW: return row_height(ui, reader, block);
    case LAW_ITEM: return rich_height(ui, width - 22, block->text) + 8;
    case LAW_PARAGRAPH: return rich_height(ui, width, block->text) + 12;
    }
    return 0;
}

static void measure(struct ui *ui, struct reader *reader, float width)
{
    float scale = ui_scale(ui) * ui_text_line(ui, UI_BODY);
    if (reader->measured && reader->width == width && reader->scale == scale) {
        return;
    }
    reader->found = 0;
    for (size_t i = 0; i < reader->law.count; i++) {
        reader->heights[i] = block_height(ui, reader, i, width);
        reader->found += reader->heights[i] > 0 && reader->law.blocks[i].kind != LAW_HEADING;
    }
    reader->width = width;
    reader->scale = scale;
    reader->measured = true;
}

static void draw_block(
    struct ui *ui, const struct reader *reader, const struct law_block *block, struct ui_rect rect)
{
    struct ui_type type = kit_type(ui, style_of(block), UI_INK);
    type.rich = block->kind != LAW_HEADING;
    if (block->kind == LAW_ROW) {
        draw_row(ui, reader, block, rect);
        ui_divider(ui, rect.x, rect.y + rect.h - 1, rect.w);
        return;
    }
    if (block->kind == LAW_HEADING) {
        rect.y += block->level < 3 ? 18 : 12;
    }
    if (block->kind == LAW_ITEM) {
        ui_disc(ui, (struct ui_point){rect.x + 8, rect.y + ui_text_line(ui, UI_BODY) / 2}, 2.5f,
            ui_color(ui, UI_INK2));
        rect.x += 22;
        rect.w -= 22;
    }
    rect.h = 0;
    ui_paragraph(ui, rect, type, block->text);
}

static void text(struct app *app, struct reader *reader, struct ui_rect window)
{
    struct ui *ui = app->ui;
    struct ui_rect rest = {window.x, window.y, window.w - 24, window.h};
    measure(ui, reader, rest.w);
    float total = 0;
    size_t wanted = law_find_rule(&reader->law, app->rule);
    for (size_t i = 0; i < reader->law.count; i++) {
        if (app->rule[0] && i == wanted) {
            ui_scroll_to(ui, "law", fmaxf(0, total - 40));
        }
        total += reader->heights[i];
    }
    if (app->rule[0]) {
        app->rule[0] = 0;
        ui_repaint(ui);
    }
    float offset = ui_scroll_begin(ui, "law", window, total);
    reader->offset = offset;
    float y = rest.y - offset;
    for (size_t i = 0; i < reader->law.count; i++) {
        if (begins_table(&reader->law, i) && y < window.y + window.h) {
            choose_columns(ui, reader, i, rest.w);
        }
        float height = reader->heights[i];
        if (height > 0 && y + height > window.y && y < window.y + window.h) {
            draw_block(
                ui, reader, &reader->law.blocks[i], (struct ui_rect){rest.x, y, rest.w, height});
        }
        y += height;
    }
    ui_scroll_end(ui);
}

/* ---- The contents at the left. */

static void go_to(struct ui *ui, struct reader *reader, size_t index)
{
    ui_edit_set(&reader->search, "");
    reader->measured = false;
    measure(ui, reader, reader->width);
    float y = 0;
    for (size_t i = 0; i < index; i++) {
        y += reader->heights[i];
    }
    ui_scroll_to(ui, "law", y);
    ui_repaint(ui);
}

/* The heading under which the top of the window lies. */
static size_t present_section(const struct reader *reader)
{
    float y = 0;
    size_t section = 0;
    for (size_t i = 0; i < reader->law.count && y <= reader->offset + 60; i++) {
        section = reader->law.blocks[i].section;
        y += reader->heights[i];
    }
    return section;
}

/* A heading in the contents: where its words stand, and how high its row is. */
static struct ui_rect entry_words(const struct law_block *block, struct ui_rect row)
{
    float indent = block->level > 2 ? 22 : 10;
    return (struct ui_rect){row.x + indent, row.y, row.w - indent - 6, row.h};
}

static float entry_height(struct ui *ui, const struct law_block *block, struct ui_rect row)
{
    enum ui_style style = block->level > 2 ? UI_SMALL : UI_SMALL_BOLD;
    return ui_paragraph_height(ui, style, entry_words(block, row).w, block->text) + 16;
}

static void entry(struct app *app, struct reader *reader, struct ui_rect row, size_t index)
{
    struct ui *ui = app->ui;
    const struct law_block *block = &reader->law.blocks[index];
    bool now = present_section(reader) == index;
    struct ui_reply reply = ui_react_as(ui, ui_format(ui, "section-%zu", index), row,
        (struct ui_thing){"button", block->text, UI_FOCUSABLE});
    if (reply.clicked) {
        go_to(ui, reader, index);
    }
    if (now || reply.hover) {
        ui_round(ui, row, 8, ui_color(ui, now ? UI_PAPER_HI : UI_TROUGH));
    }
    if (reply.focused) {
        ui_focus_ring(ui, row, 8, false);
    }
    enum ui_style style = block->level > 2 ? UI_SMALL : UI_SMALL_BOLD;
    struct ui_rect words = entry_words(block, row);
    words.y += 8;
    words.h = 0;
    ui_paragraph(ui, words, kit_type(ui, style, now ? UI_ACCENT_TEXT : UI_INK), block->text);
}

static bool is_entry(const struct law_block *block)
{
    return block->kind == LAW_HEADING && block->level > 1;
}

static void contents(struct app *app, struct reader *reader, struct ui_rect rest)
{
    struct ui *ui = app->ui;
    const struct law *law = &reader->law;
    struct ui_rect row = {rest.x, 0, rest.w - 12, 0};
    float total = 0;
    for (size_t i = 0; i < law->count; i++) {
        total += is_entry(&law->blocks[i]) ? entry_height(ui, &law->blocks[i], row) + 2 : 0;
    }
    row.y = rest.y - ui_scroll_begin(ui, "contents", rest, total);
    for (size_t i = 0; i < law->count; i++) {
        if (is_entry(&law->blocks[i])) {
            row.h = entry_height(ui, &law->blocks[i], row);
            entry(app, reader, row, i);
            row.y += row.h + 2;
        }
    }
    ui_scroll_end(ui);
}

static void side_column(struct app *app, struct reader *reader, struct ui_rect side)
{
    struct ui *ui = app->ui;
    kit_side(ui, side);
    struct ui_rect rest = {side.x + 18, side.y + 28, side.w - 30, side.h - 46};
    struct ui_rect title = ui_cut_top(&rest, 42, 14);
    title.x += 12;
    kit_text(ui, title, UI_H2, UI_INK, _("Rules"));
    contents(app, reader, rest);
}

static void search_row(struct app *app, struct reader *reader, struct ui_rect row)
{
    struct ui *ui = app->ui;
    struct ui_button done = {.label = _("Done"), .kind = UI_PRIMARY};
    float width = fmaxf(108, ui_button_width(ui, &done));
    if (ui_button(ui, "done", ui_cut_right(&row, width, 14), &done) || keys_hit(app, KEYS_CANCEL)) {
        scene_back(app);
    }
    ui_icon(
        ui, ui_centre(ui_cut_left(&row, 22, 10), 20, 20), UI_ICON_SEARCH, ui_color(ui, UI_INK2));
    struct ui_field look = {
        .label = _("Search"), .hint = _("Words or the number of a rule"), .limit = 60};
    struct ui_rect field = ui_cut_left(&row, fminf(360, row.w), 14);
    if (ui_shortcut(ui, "Ctrl+F")) {
        ui_focus(ui, "search");
    }
    if (ui_field(ui, "search", field, &look, &reader->search) == UI_FIELD_CHANGED) {
        reader->measured = false;
        ui_scroll_to(ui, "law", 0);
        ui_repaint(ui);
    }
    if (reader->search.text[0] && row.w > 60) {
        kit_text(ui, row, UI_SMALL, UI_INK2,
            ui_format(ui, _n("%d place", "%d places", reader->found), (int)reader->found));
    }
}

static void show(struct app *app, void *memory)
{
    struct reader *reader = memory;
    struct ui *ui = app->ui;
    struct ui_rect screen = ui_screen(ui);
    picture_table(app);
    ui_fill(ui, screen, ui_alpha(ui_color(ui, UI_SCRIM), 0.5f));
    float edge = screen.w < 1200 ? 24 : 64;
    struct ui_rect card =
        ui_centre(screen, fminf(1200, screen.w - edge), fminf(860, screen.h - edge));
    ui_panel(ui, card, 24);
    struct ui_rect rest = card;
    side_column(app, reader, ui_cut_left(&rest, screen.w < 1200 ? 240 : 290, 0));
    rest = (struct ui_rect){rest.x + 36, rest.y + 22, rest.w - 60, rest.h - 44};
    search_row(app, reader, ui_cut_top(&rest, 46, 12));
    text(app, reader, rest);
    ui_toasts(ui, (struct ui_point){24, 24}, 420);
    if (ui_input(ui)->kind == UI_QUIT) {
        ui_quit(ui);
    }
}

const struct scene scene_rules = {.name = "rules", .enter = enter, .show = show, .leave = leave};
