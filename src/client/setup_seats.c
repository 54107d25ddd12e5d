/* Who plays: names, colours, order. */
#include <math.h>
#include <string.h>

#include "client/sample.h"
#include "client/setup.h"
#include "client/words.h"
#include "ui/draw.h"

#define ROW 56.0f

int setup_free_colour(const struct setup *setup, int from)
{
    for (int step = 0; step < ART_PLAYERS; step++) {
        int colour = (from + step) % ART_PLAYERS;
        bool taken = false;
        for (int i = 0; i < setup->seat_count; i++) {
            taken |= setup->seats[i].colour == colour;
        }
        if (!taken) {
            return colour;
        }
    }
    return from;
}

void setup_add_seat(struct setup *setup, const char *name)
{
    if (setup->seat_count == CARC_MAX_PLAYERS) {
        return;
    }
    int colour = setup_free_colour(setup, 0);
    struct setup_seat *seat = &setup->seats[setup->seat_count++];
    *seat = (struct setup_seat){.id = setup->next_id++, .colour = colour};
    ui_edit_set(&seat->name, name);
}

static void remove_seat(struct setup *setup, int index)
{
    for (int i = index; i + 1 < setup->seat_count; i++) {
        setup->seats[i] = setup->seats[i + 1];
    }
    setup->seat_count--;
    setup->changed = true;
}

static void swap_seats(struct setup *setup, int a, int b)
{
    struct setup_seat seat = setup->seats[a];
    setup->seats[a] = setup->seats[b];
    setup->seats[b] = seat;
}

/* The grip is dragged by the mouse, or moved by the arrows while it has the focus. */
static void grip(struct setup *setup, struct ui_rect rect, int index)
{
    struct ui *ui = setup->app->ui;
    const char *id = ui_format(ui, "seat-%d-move", setup->seats[index].id);
    struct ui_area area = ui_area(ui, id, rect, _("Move"));
    if (area.dragging) {
        int steps = (int)lrintf((area.at.y - rect.y - rect.h / 2) / ROW);
        int to = index + (steps > 0 ? 1 : steps < 0 ? -1 : 0);
        if (to != index && to >= 0 && to < setup->seat_count) {
            swap_seats(setup, index, to);
            ui_repaint(ui);
        }
    }
    if (area.focused && index > 0 && ui_shortcut(ui, "Up")) {
        swap_seats(setup, index, index - 1);
    } else if (area.focused && index + 1 < setup->seat_count && ui_shortcut(ui, "Down")) {
        swap_seats(setup, index, index + 1);
    }
    enum ui_token token = area.hover || area.held || area.focused ? UI_INK : UI_INK3;
    ui_icon(ui, ui_centre(rect, 20, 20), UI_ICON_GRIP, ui_color(ui, token));
    if (area.focused) {
        ui_focus_ring(ui, ui_centre(rect, 28, 40), 8, false);
    }
}

static void meeple(struct setup *setup, struct ui_rect rect, struct setup_seat *seat)
{
    struct ui *ui = setup->app->ui;
    const struct art_player *look = art_player(setup->app->settings.colours, seat->colour);
    struct ui_reply reply = ui_react_as(ui, ui_format(ui, "seat-%d-colour", seat->id), rect,
        (struct ui_thing){"button", _("Another colour"), UI_FOCUSABLE});
    if (reply.clicked) {
        seat->colour = setup_free_colour(setup, seat->colour + 1);
        ui_repaint(ui);
    }
    if (reply.hover) {
        ui_round(ui, rect, 10, ui_color(ui, UI_TROUGH));
    }
    sample_meeple(setup->app, ui_inset(rect, 3), look);
    if (reply.focused) {
        ui_focus_ring(ui, rect, 10, false);
    }
}

static void seat_row(struct setup *setup, struct ui_rect row, int index)
{
    struct ui *ui = setup->app->ui;
    struct setup_seat *seat = &setup->seats[index];
    grip(setup, ui_cut_left(&row, 24, 8), index);
    meeple(setup, ui_centre(ui_cut_left(&row, 44, 12), 44, 46), seat);
    struct ui_rect remove = kit_right(row, 40, 40);
    row.w -= 52;
    struct ui_field look = {
        .label = _("Name"), .hint = _("Name of the player"), .limit = SETUP_NAME};
    enum ui_field_event event = ui_field(
        ui, ui_format(ui, "seat-%d-name", seat->id), ui_centre(row, row.w, 44), &look, &seat->name);
    if (event == UI_FIELD_ENTERED && index + 1 < setup->seat_count) {
        ui_focus(ui, ui_format(ui, "seat-%d-name", setup->seats[index + 1].id));
    }
    struct ui_button cross = {.label = _("Remove this player"),
        .icon = UI_ICON_CROSS,
        .kind = UI_GHOST,
        .icon_only = true,
        .disabled = setup->seat_count <= SETUP_MIN_SEATS};
    if (ui_button(ui, ui_format(ui, "seat-%d-remove", seat->id), remove, &cross)) {
        remove_seat(setup, index);
    }
}

static void add_row(struct setup *setup, struct ui_rect row)
{
    static const char *const names[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"};
    struct ui *ui = setup->app->ui;
    ui_cut_left(&row, 26, 0);
    bool used[ART_PLAYERS] = {false};
    for (int i = 0; i < setup->seat_count; i++) {
        used[setup->seats[i].colour] = true;
    }
    for (int colour = 0; colour < ART_PLAYERS; colour++) {
        if (!used[colour]) {
            sample_meeple(setup->app, ui_centre(ui_cut_left(&row, 34, 4), 34, 40),
                art_player(setup->app->settings.colours, colour));
        }
    }
    ui_cut_left(&row, 8, 0);
    struct ui_rect box = ui_centre(row, row.w, 44);
    struct ui_button look = {.label = _("Add player"), .icon = UI_ICON_PLUS, .kind = UI_GHOST};
    ui_frame(ui, box, 10, (struct ui_pen){1.5f, ui_color(ui, UI_FIELD_EDGE), 6, 5});
    if (ui_button(ui, "add-player", box, &look)) {
        setup_add_seat(setup, names[setup->seat_count]);
        setup->changed = true;
    }
}

void setup_show_seats(struct setup *setup)
{
    struct ui *ui = setup->app->ui;
    struct ui_rect head = ui_cut_top(&setup->rest, 30, 6);
    kit_text(ui, head, UI_H4, UI_INK, _("Players"));
    const char *help = _("Clockwise round the table. Drag to change the order.");
    float room = head.w - ui_text_width(ui, UI_H4, _("Players")) - 16;
    if (ui_text_width(ui, UI_SMALL, help) <= room) {
        ui_text(ui, head, kit_aligned(ui, UI_SMALL, UI_INK2, UI_END), help);
    } else {
        float height = kit_height(ui, UI_SMALL, setup->rest.w, help);
        ui_paragraph(
            ui, ui_cut_top(&setup->rest, height, 6), kit_type(ui, UI_SMALL, UI_INK2), help);
    }
    for (int i = 0; i < setup->seat_count; i++) {
        int count = setup->seat_count;
        seat_row(setup, ui_cut_top(&setup->rest, ROW, 0), i);
        if (setup->seat_count != count) {
            ui_repaint(ui);
            break; /* this pass's input is used up */
        }
    }
    if (setup->seat_count < CARC_MAX_PLAYERS) {
        add_row(setup, ui_cut_top(&setup->rest, ROW, 0));
    }
    ui_cut_top(&setup->rest, 14, 0);
}
