/* Who plays: names, colours, order. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/macros.h"
#include "client/player_words.h"
#include "client/sample.h"
#include "client/setup.h"
#include "client/words.h"
#include "ui/draw.h"

#define INDENT 88.0f /* where the name begins */
#define CROSS 52.0f

static const char *const people[] = {"Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"};

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
        int steps = (int)lrintf((area.at.y - rect.y - rect.h / 2) / rect.h);
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
    const char *id = ui_format(ui, "seat-%d-colour", seat->id);
    struct ui_reply reply =
        ui_react_as(ui, id, rect, (struct ui_thing){"button", _("Another colour"), UI_FOCUSABLE});
    if (reply.clicked) {
        seat->colour = setup_free_colour(setup, seat->colour + 1);
        ui_repaint(ui);
    }
    ui_want_tip(ui, id, rect, player_words(ui, _("Another colour"), look));
    if (reply.hover) {
        ui_round(ui, rect, 10, ui_color(ui, UI_TROUGH));
    }
    sample_meeple(setup->app, ui_inset(rect, 3), look);
    if (reply.focused) {
        ui_focus_ring(ui, rect, 10, false);
    }
}

static bool is_used(const struct setup *setup, int but, const char *name)
{
    for (int i = 0; i < setup->seat_count; i++) {
        if (i != but && strcmp(setup->seats[i].name.text, name) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether the program gave it. */
static bool is_given(const char *name)
{
    bool given = name[0] == 0 || opponent_is_name(name);
    for (size_t i = 0; i < ARRAY_LENGTH(people); i++) {
        given |= strcmp(name, people[i]) == 0;
    }
    return given;
}

/* A name that nobody typed goes with whoever sits there. */
static void rename_seat(struct setup *setup, int index)
{
    struct setup_seat *seat = &setup->seats[index];
    char name[RECORD_NAME];
    int number = 0;
    if (!is_given(seat->name.text)) {
        return;
    }
    do {
        if (seat->kind > 0) {
            opponent_name(seat->character, number, name);
        } else {
            snprintf(name, sizeof name, "%s", people[(index + number) % CARC_MAX_PLAYERS]);
        }
        number++;
    } while (number < CARC_MAX_PLAYERS && is_used(setup, index, name));
    ui_edit_set(&seat->name, name);
}

static size_t kind_labels(const char *labels[OPPONENT_MOST + 1])
{
    size_t count = 0;
    labels[count++] = _("Person");
    for (size_t level = 0; level < opponent_levels(); level++) {
        labels[count++] = opponent_level(level);
    }
    return count;
}

static float select_width(struct ui *ui, const char *const *labels, size_t count)
{
    float width = 0;
    for (size_t i = 0; i < count; i++) {
        width = fmaxf(width, ui_text_width(ui, UI_ACTION, labels[i]));
    }
    return width + 48;
}

/* A person, or a computer player of some level. */
static void kind_select(struct setup *setup, struct ui_rect place, int index)
{
    struct ui *ui = setup->app->ui;
    struct setup_seat *seat = &setup->seats[index];
    const char *labels[OPPONENT_MOST + 1];
    size_t count = kind_labels(labels);
    if (ui_select(ui, ui_format(ui, "seat-%d-kind", seat->id), place,
            &(struct ui_choices){labels, count}, &seat->kind)) {
        rename_seat(setup, index);
        ui_repaint(ui);
    }
}

static const char *opponent_help(struct ui *ui, const struct setup_seat *seat)
{
    const char *level = opponent_level_line(seat->kind - 1);
    return seat->character == 0
               ? level
               : ui_format(ui, "%s %s", level, opponent_character_line(seat->character));
}

/* The second line of a computer's seat: its character, and what to expect. */
static void opponent_row(struct setup *setup, int index)
{
    struct ui *ui = setup->app->ui;
    struct setup_seat *seat = &setup->seats[index];
    const char *labels[OPPONENT_MOST];
    size_t count = opponent_characters();
    for (size_t i = 0; i < count; i++) {
        labels[i] = opponent_character(i);
    }
    float width = select_width(ui, labels, count);
    const char *help = opponent_help(ui, seat);
    float room = setup->rest.w - INDENT - width - 12;
    float words = kit_height(ui, UI_SMALL, room, help);
    struct ui_rect row = ui_cut_top(&setup->rest, fmaxf(40, words), setup_space(setup)->below_head);
    ui_cut_left(&row, INDENT, 0);
    struct ui_rect place = ui_cut_left(&row, width, 12);
    place.h = 40;
    if (ui_select(ui, ui_format(ui, "seat-%d-character", seat->id), place,
            &(struct ui_choices){labels, count}, &seat->character)) {
        rename_seat(setup, index);
        ui_repaint(ui);
    }
    ui_paragraph(ui, ui_centre(row, row.w, words), kit_type(ui, UI_SMALL, UI_INK2), help);
}

static void seat_row(struct setup *setup, struct ui_rect row, int index)
{
    struct ui *ui = setup->app->ui;
    struct setup_seat *seat = &setup->seats[index];
    float field = setup_space(setup)->field;
    grip(setup, ui_cut_left(&row, 24, 8), index);
    meeple(setup, ui_centre(ui_cut_left(&row, 44, 12), 44, field + 2), seat);
    struct ui_rect remove = kit_right(row, 40, 40);
    row.w -= CROSS;
    const char *labels[OPPONENT_MOST + 1];
    float width = select_width(ui, labels, kind_labels(labels));
    kind_select(setup, ui_centre(ui_cut_right(&row, width, 8), width, field), index);
    struct ui_field look = {
        .label = _("Name"), .hint = _("Name of the player"), .limit = SETUP_NAME};
    enum ui_field_event event = ui_field(ui, ui_format(ui, "seat-%d-name", seat->id),
        ui_centre(row, row.w, field), &look, &seat->name);
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
    struct ui *ui = setup->app->ui;
    ui_cut_left(&row, 26, 0);
    bool used[ART_PLAYERS] = {false};
    for (int i = 0; i < setup->seat_count; i++) {
        used[setup->seats[i].colour] = true;
    }
    for (int colour = 0; colour < ART_PLAYERS; colour++) {
        if (!used[colour]) {
            sample_meeple(setup->app, ui_centre(ui_cut_left(&row, 34, 4), 34, fminf(40, row.h)),
                art_player(setup->app->settings.colours, colour));
        }
    }
    ui_cut_left(&row, 8, 0);
    struct ui_rect box = ui_centre(row, row.w, setup_space(setup)->field);
    struct ui_button look = {.label = _("Add player"), .icon = UI_ICON_PLUS, .kind = UI_GHOST};
    ui_frame(ui, box, 10, (struct ui_pen){1.5f, ui_color(ui, UI_FIELD_EDGE), 6, 5});
    if (ui_button(ui, "add-player", box, &look)) {
        setup_add_seat(setup, people[setup->seat_count]);
        setup->changed = true;
    }
}

void setup_show_seats(struct setup *setup)
{
    struct ui *ui = setup->app->ui;
    const struct setup_space *space = setup_space(setup);
    struct ui_rect head = ui_cut_top(&setup->rest, space->head, space->below_head);
    kit_text(ui, head, UI_H3, UI_INK, _("Players"));
    const char *help = _("Clockwise round the table. Drag to change the order.");
    float room = head.w - ui_text_width(ui, UI_H3, _("Players")) - 16;
    if (ui_text_width(ui, UI_SMALL, help) <= room) {
        ui_text(ui, head, kit_aligned(ui, UI_SMALL, UI_INK2, UI_END), help);
    } else {
        float height = kit_height(ui, UI_SMALL, setup->rest.w, help);
        ui_paragraph(
            ui, ui_cut_top(&setup->rest, height, 6), kit_type(ui, UI_SMALL, UI_INK2), help);
    }
    for (int i = 0; i < setup->seat_count; i++) {
        int count = setup->seat_count;
        seat_row(setup, ui_cut_top(&setup->rest, space->seat, 0), i);
        if (setup->seat_count != count) {
            ui_repaint(ui);
            break; /* this pass's input is used up */
        }
        if (setup->seats[i].kind > 0) {
            opponent_row(setup, i);
        }
    }
    if (setup->seat_count < CARC_MAX_PLAYERS) {
        add_row(setup, ui_cut_top(&setup->rest, space->seat, 0));
    }
    ui_cut_top(&setup->rest, space->part + setup->spare, 0);
}
