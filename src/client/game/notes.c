#include "client/game/notes.h"

#include <math.h>

#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define LONGEST 120 /* characters */

static struct carc_cell pointed_cell(const struct game *game)
{
    return camera_at(&game->camera, ui_pointer(game->app->ui));
}

static bool over_board(const struct game *game)
{
    const struct ui_shown *board = ui_shown_find(game->app->ui, "board");
    bool over = board != NULL && !(board->state & UI_UNDER) &&
                ui_rect_has(game->layout.viewport, ui_pointer(game->app->ui));
    return over && game->camera.tile > 0;
}

void notes_follow(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct notes *notes = &game->notes;
    const struct ui_input *input = ui_input(ui);
    notes->by_pointer |= input->kind == UI_MOVE || input->kind == UI_PRESS;
    if (!notes->picks || game_covered(game)) {
        return;
    }
    if (input->kind == UI_PRESS && over_board(game)) {
        notes_open(game, pointed_cell(game));
        ui_take(ui);
    } else if (input->kind == UI_KEY || input->kind == UI_PRESS || input->kind == UI_PAD) {
        notes->picks = false;
    }
}

/* ---- On the board. */

/* A slip of paper with a turned-down corner, in the corner of the cell. */
static void draw_slip(struct ui *ui, struct ui_rect box, bool words)
{
    float fold = box.w * 0.34f;
    struct ui_point slip[] = {{box.x, box.y}, {box.x + box.w, box.y},
        {box.x + box.w, box.y + box.h - fold}, {box.x + box.w - fold, box.y + box.h},
        {box.x, box.y + box.h}};
    struct ui_point corner[] = {slip[2], slip[3], {slip[3].x, slip[2].y}};
    struct ui_color ink = ui_rgb(0x5A4413);
    ui_shadow(ui, box, 2, (struct ui_shadow){2, 5, 0, ui_alpha(ui_rgb(0x0A1616), 0.5f)});
    ui_polygon(ui, slip, 5, ui_rgb(0xFFE9A3));
    ui_polygon(ui, corner, 3, ui_rgb(0xD9B45A));
    ui_polyline(ui, slip, 5, true, (struct ui_pen){ui_edge(ui, 1), ink, 0, 0});
    for (int i = 0; words && i < 3; i++) {
        float y = box.y + box.h * (0.28f + 0.2f * (float)i);
        float right = i == 2 ? 0.5f : 0.8f;
        ui_polyline(ui, (struct ui_point[]){{box.x + box.w * 0.2f, y}, {box.x + box.w * right, y}},
            2, false, (struct ui_pen){1.4f, ink, 0, 0});
    }
}

static struct ui_rect slip_at(const struct game *game, struct carc_cell cell)
{
    struct ui_rect rect = camera_cell(&game->camera, cell);
    float side = fmaxf(14, fminf(22, rect.w * 0.22f));
    return (struct ui_rect){rect.x + 4, rect.y + 4, side, side};
}

static void show_words(struct game *game, struct ui_rect at, const char *text)
{
    ui_tip(game->app->ui, at, NULL, *text ? text : _("Marked, without words"));
}

/* A key or pad has no pointer: the note of the ghost's cell speaks by itself. */
static bool is_meant(const struct game *game, struct carc_cell cell)
{
    const struct turn *turn = &game->turn;
    return !game->notes.by_pointer && !game->watched && game_step(game) == GAME_TILE &&
           turn->ghost >= 0 && carc_same_cell(turn->cells[turn->ghost].cell, cell);
}

void notes_show(struct game *game)
{
    struct ui *ui = game->app->ui;
    const struct record *record = session_record(game->app->session);
    const struct record_note *speaks = NULL;
    if (!(game->camera.tile > 0)) {
        return;
    }
    ui_clip_push(ui, game->layout.viewport);
    for (size_t i = 0; i < record->note_count; i++) {
        const struct record_note *note = &record->notes[i];
        struct ui_rect box = slip_at(game, note->cell);
        const char *id = ui_format(ui, "note:%d,%d", note->cell.x, note->cell.y);
        struct ui_thing thing = {
            .kind = "note", .label = *note->text ? note->text : _("Marked, without words")};
        struct ui_reply reply = ui_react_as(ui, id, ui_inset(box, -4), thing);
        draw_slip(ui, reply.hover ? ui_inset(box, -1) : box, *note->text != 0);
        if (reply.clicked) {
            notes_open(game, note->cell);
            break; /* the list may move */
        }
        speaks = reply.hover || is_meant(game, note->cell) ? note : speaks;
    }
    ui_clip_pop(ui);
    if (speaks != NULL && !game_covered(game)) {
        show_words(game, slip_at(game, speaks->cell), speaks->text);
    }
}

/* ---- Writing one. */

void notes_open(struct game *game, struct carc_cell cell)
{
    const char *text = session_note(game->app->session, cell);
    game->notes.open = true;
    game->notes.picks = false;
    game->notes.cell = cell;
    ui_edit_set(&game->notes.edit, text != NULL ? text : "");
    ui_focus(game->app->ui, "note-text");
    ui_repaint(game->app->ui);
}

void notes_press(struct game *game)
{
    const struct turn *turn = &game->turn;
    const struct carc_state *state = game_state(game);
    if (game->notes.by_pointer && over_board(game)) {
        notes_open(game, pointed_cell(game));
    } else if (game_step(game) == GAME_TILE && turn->ghost >= 0) {
        notes_open(game, turn->cells[turn->ghost].cell);
    } else if (state->placed > 0) {
        notes_open(game, carc_placement(game_rules(game), state, state->placed - 1).cell);
    }
}

void notes_ask(struct game *game)
{
    if (game->notes.by_pointer) {
        game->notes.picks = true;
        ui_toast(game->app->ui, UI_NEWS, _("Pick the space or tile that the note is for."));
    } else {
        notes_press(game);
    }
}

/* In a replay the session stands somewhere in the game: the whole of it is to be saved. */
static void set_note(struct game *game, const char *text)
{
    struct session *session = game->app->session;
    size_t position = session_position(session);
    if (game->watched) {
        session_go(session, session_length(session));
    }
    if (!session_set_note(session, game->notes.cell, text)) {
        ui_toast(game->app->ui, UI_WARN, _("There are too many notes."));
    }
    if (game->watched) {
        app_keep_watched(game->app);
        session_go(session, position);
    }
    game->notes.open = false;
}

static void frame_cell(const struct game *game)
{
    struct ui *ui = game->app->ui;
    struct ui_rect rect = ui_inset(camera_cell(&game->camera, game->notes.cell), -2);
    ui_clip_push(ui, game->layout.viewport);
    ui_frame(ui, rect, 4, (struct ui_pen){ui_edge(ui, 4), ui_color(ui, UI_GOLD), 0, 0});
    ui_clip_pop(ui);
}

/* Escape once, though the field has the keyboard: it would only let go of it. */
static bool leaves(const struct game *game)
{
    struct ui *ui = game->app->ui;
    const struct ui_input *input = ui_input(ui);
    bool escape = input->kind == UI_KEY && input->key == SDLK_ESCAPE;
    if (escape) {
        ui_take(ui);
    }
    return escape || keys_hit(game->app, KEYS_CANCEL);
}

void notes_dialog(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct notes *notes = &game->notes;
    if (!notes->open) {
        return;
    }
    frame_cell(game);
    bool there = session_note(game->app->session, notes->cell) != NULL;
    const char *help =
        _("It stays with the game and is saved with it. Without words it is a mark.");
    float words = kit_height(ui, UI_SMALL, 440, help);
    float height = 34 + ui_text_line(ui, UI_H2) + 10 + 44 + 10 + words + 18 + 46 + 26;
    struct ui_rect rest = ui_dialog_begin(ui, "note", (struct ui_point){520, height}, _("Note"));
    struct ui_rect row = ui_cut_bottom(&rest, 46, 12);
    bool left = leaves(game);
    struct ui_field look = {
        .label = _("Note"), .hint = _("What to remember of this place"), .limit = LONGEST};
    bool entered = ui_field(ui, "note-text", ui_cut_top(&rest, 44, 10), &look, &notes->edit) ==
                   UI_FIELD_ENTERED;
    ui_paragraph(ui, rest, kit_type(ui, UI_SMALL, UI_INK2), help);
    struct ui_button save = {.kind = UI_PRIMARY, .icon = UI_ICON_CHECK, .label = _("Keep")};
    struct ui_button drop = {.icon = UI_ICON_TRASH, .label = _("Take it away")};
    struct ui_button cancel = {.label = _("Cancel")};
    if (ui_button(ui, "note-keep", ui_cut_right(&row, ui_button_width(ui, &save), 12), &save) ||
        entered) {
        set_note(game, notes->edit.text);
    }
    float width = ui_button_width(ui, &cancel);
    if (ui_button(ui, "note-cancel", ui_cut_right(&row, width, 12), &cancel) || left) {
        notes->open = false;
    }
    width = ui_button_width(ui, &drop);
    if (there && ui_button(ui, "note-drop", ui_cut_left(&row, width, 12), &drop)) {
        set_note(game, NULL);
    }
    ui_dialog_end(ui);
    if (!notes->open) {
        ui_repaint(ui);
    }
}
