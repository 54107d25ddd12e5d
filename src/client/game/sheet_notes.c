/* All notes, oldest first: what is on the cell, and the words. */
#include <math.h>

#include "client/game/notes.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"

#define FACE 44.0f
#define GAP 10.0f
#define PENCIL 40.0f

static const char *words_of(const struct record_note *note)
{
    return *note->text ? note->text : _("Marked, without words");
}

static float row_height(struct ui *ui, const struct record_note *note, float width)
{
    float words = kit_height(ui, UI_BODY, width - FACE - 14 - PENCIL - 8, words_of(note));
    return fmaxf(words, FACE) + 2 * GAP;
}

/* The tile that lies there, or the bare space. */
static void draw_place(struct game *game, struct ui_rect square, struct carc_cell cell)
{
    struct ui *ui = game->app->ui;
    int number = carc_placement_at(game_rules(game), game_state(game), cell);
    if (number >= 0) {
        tiles_draw_whole(game->app->tiles, square, game_face(game, number, &cell), 1);
    } else {
        ui_frame(ui, square, 6, (struct ui_pen){ui_edge(ui, 1.5f), ui_color(ui, UI_INK3), 5, 4});
    }
}

static void draw_row(struct game *game, const struct record_note *note, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    struct carc_cell cell = note->cell;
    const char *id = ui_format(ui, "noted:%d,%d", cell.x, cell.y);
    struct ui_thing thing = {.kind = "note", .label = words_of(note), .state = UI_FOCUSABLE};
    struct ui_reply reply = ui_react_as(ui, id, row, thing);
    if (reply.hover || reply.focused) {
        ui_round(ui, row, 8, ui_color(ui, UI_PAPER_HI));
        game->pointing =
            (struct game_pointed){.node = -1, .player = -1, .there = true, .cell = cell};
    }
    if (reply.focused) {
        ui_focus_ring(ui, row, 8, false);
    }
    if (reply.clicked) {
        game_centre(game, cell);
    }
    ui_divider(ui, row.x, row.y + row.h - 1, row.w);
    struct ui_rect place = ui_cut_left(&row, FACE + 4, 10);
    draw_place(game, ui_centre(place, FACE, FACE), cell);
    struct ui_rect pencil = ui_cut_right(&row, PENCIL, 8);
    float height = kit_height(ui, UI_BODY, row.w, words_of(note));
    ui_paragraph(ui, ui_centre(row, row.w, height),
        kit_type(ui, UI_BODY, *note->text ? UI_INK : UI_INK2), words_of(note));
    struct ui_button look = {
        .kind = UI_GHOST, .icon = UI_ICON_PENCIL, .icon_only = true, .label = _("Change")};
    if (ui_button(ui, ui_format(ui, "%s/change", id), ui_centre(pencil, PENCIL, PENCIL), &look)) {
        game->sheets.open = SHEET_NONE;
        notes_open(game, cell);
    }
}

void sheet_notes(struct game *game, struct ui_rect rest)
{
    struct ui *ui = game->app->ui;
    const struct record *record = session_record(game->app->session);
    struct ui_rect foot = game->sheets.foot;
    struct ui_button add = {.label = _("Add a note"), .icon = UI_ICON_PLUS};
    if (ui_button(ui, "note-add", ui_cut_left(&foot, ui_button_width(ui, &add), 0), &add)) {
        game->sheets.open = SHEET_NONE;
        notes_ask(game);
        return;
    }
    if (record->note_count == 0) {
        const char *none = ui_format(ui,
            _("There are no notes yet. Point at a space or a tile and press %s to write one."),
            keys_of(game->app, KEYS_NOTE));
        ui_paragraph(ui, rest, kit_type(ui, UI_BODY, UI_INK2), none);
    }
    float height = 0;
    for (size_t i = 0; i < record->note_count; i++) {
        height += row_height(ui, &record->notes[i], rest.w - 14);
    }
    float bar = height > rest.h ? 14 : 0;
    float y = rest.y - ui_scroll_begin(ui, "note-sheet", rest, height);
    for (size_t i = 0; i < record->note_count; i++) {
        struct ui_rect row = {rest.x, y, rest.w - bar, 0};
        row.h = row_height(ui, &record->notes[i], row.w);
        y += row.h;
        draw_row(game, &record->notes[i], row);
    }
    ui_scroll_end(ui);
}
