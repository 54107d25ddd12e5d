/* Who plays: the dialog in which a person takes a seat over, or gives one away. */
#include <math.h>

#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"
#include "ui/overlay.h"

#define LIST 240.0f
#define ROW 52.0f
#define LABEL 100.0f

static const struct record_seat *seat_of(const struct game *game, int seat)
{
    return &session_record(game->app->session)->seats[seat];
}

/* What is offered for a seat that a person has, or the computer player has. */
static struct opponent offer(const struct game *game, int seat)
{
    struct opponent opponent = opponent_of(seat_of(game, seat));
    if (opponent.level == opponent_levels()) {
        opponent.level = 2; /* a match for most people */
    }
    opponent.computer = true;
    return opponent;
}

static void choose_seat(struct game *game, int seat)
{
    game->computers.shown = seat;
    game->computers.offered = offer(game, seat);
    ui_repaint(game->app->ui);
}

void computers_open_seats(struct game *game, int seat)
{
    game->computers.open = true;
    choose_seat(game, seat);
}

static const char *status(struct game *game, int seat)
{
    if (seat_of(game, seat)->computer) {
        return computers_note(game, seat);
    }
    return computers_player(game, seat) != NULL ? _("The computer plays this turn") : _("Person");
}

static void seat_row(struct game *game, struct ui_rect row, int seat)
{
    struct ui *ui = game->app->ui;
    const char *name = game_name(game, seat);
    bool on = seat == game->computers.shown;
    struct ui_card look = {.label = name, .radius = 12, .on = on, .flat = !on};
    if (ui_card(ui, ui_format(ui, "seats-%d", seat + 1), row, &look)) {
        choose_seat(game, seat);
    }
    struct ui_rect inside = {row.x + 10, row.y + 4, row.w - 20, row.h - 8};
    picture_badge(game->app, ui_centre(ui_cut_left(&inside, 30, 10), 30, 30), seat);
    struct ui_rect line = ui_cut_top(&inside, inside.h * 0.56f, 0);
    kit_text(ui, line, UI_NAME, UI_INK, ui_shorten(ui, UI_NAME, line.w, name));
    const char *note = status(game, seat);
    kit_text(ui, inside, UI_SMALL, UI_INK2, ui_shorten(ui, UI_SMALL, inside.w, note));
}

/* A select with its name at the left and a sentence below. */
static bool choice(struct game *game, struct ui_rect *rest, const char *const words[3],
    const struct ui_choices *choices, size_t *chosen)
{
    struct ui *ui = game->app->ui;
    struct ui_rect line = ui_cut_top(rest, 44, 4);
    float width =
        fmaxf(ui_text_width(ui, UI_BODY, _("Level")), ui_text_width(ui, UI_BODY, _("Character")));
    kit_text(ui, ui_cut_left(&line, fmaxf(LABEL, width + 2), 10), UI_BODY, UI_INK, words[1]);
    bool changed = ui_select(ui, words[0], line, choices, chosen);
    float height = kit_height(ui, UI_SMALL, line.w, words[2]);
    struct ui_rect help = ui_cut_top(rest, fmaxf(height, 36), 10);
    help.x = line.x;
    help.w = line.w;
    ui_paragraph(ui, help, kit_type(ui, UI_SMALL, UI_INK2), words[2]);
    return changed;
}

/* Level and character. True when they changed. */
static bool opponent(struct game *game, struct ui_rect *rest)
{
    struct opponent *offered = &game->computers.offered;
    const char *levels[OPPONENT_MOST];
    const char *characters[OPPONENT_MOST];
    for (size_t i = 0; i < opponent_levels(); i++) {
        levels[i] = opponent_level(i);
    }
    for (size_t i = 0; i < opponent_characters(); i++) {
        characters[i] = opponent_character(i);
    }
    const char *level[] = {"seat-level", _("Level"), opponent_level_line(offered->level)};
    const char *character[] = {
        "seat-character", _("Character"), opponent_character_line(offered->character)};
    bool changed =
        choice(game, rest, level, &(struct ui_choices){levels, opponent_levels()}, &offered->level);
    changed |= choice(game, rest, character,
        &(struct ui_choices){characters, opponent_characters()}, &offered->character);
    return changed;
}

static bool wide_button(
    struct game *game, struct ui_rect *rest, const char *id, const struct ui_button *look)
{
    return ui_button(game->app->ui, id, ui_cut_top(rest, 44, 10), look);
}

/* Somebody must act in a crop circle, and is not there (client, 10). */
static void away(struct game *game, struct ui_rect *rest)
{
    struct ui_button wait = {.label = _("Wait"), .icon = UI_ICON_PAUSE};
    struct ui_button decide = {.label = _("The computer decides"), .icon = UI_ICON_NEXT};
    struct ui_button skip = {.label = _("Skip"),
        .icon = UI_ICON_CROSS,
        .disabled = !turn_may_pass(&game->turn),
        .tip = turn_may_pass(&game->turn) ? NULL : _("The rules do not allow that here.")};
    bool done = wide_button(game, rest, "seat-wait", &wait);
    if (wide_button(game, rest, "seat-lend", &decide)) {
        computers_lend(game, game->computers.shown);
        done = true;
    } else if (wide_button(game, rest, "seat-skip", &skip)) {
        game_pass(game);
        done = true;
    }
    game->computers.open &= !done;
}

static void person(struct game *game, struct ui_rect *rest)
{
    int seat = game->computers.shown;
    if (game_step(game) == GAME_ACTOR && seat == game_actor(game)) {
        away(game, rest);
        return;
    }
    struct ui_button turn = {.label = _("Play this turn for me"), .icon = UI_ICON_NEXT};
    struct ui_button for_good = {.label = _("The computer plays on"), .icon = UI_ICON_PLAY};
    if (wide_button(game, rest, "seat-lend", &turn)) {
        computers_lend(game, seat);
        game->computers.open = false;
    } else if (wide_button(game, rest, "seat-hand-over", &for_good)) {
        computers_hand_over(game, seat, &game->computers.offered);
        game->computers.open = false;
    }
}

static void computer(struct game *game, struct ui_rect *rest)
{
    struct ui_button look = {
        .label = _("Take over this seat"), .icon = UI_ICON_PERSON, .kind = UI_PRIMARY};
    if (wide_button(game, rest, "seat-take-over", &look)) {
        computers_take_over(game, game->computers.shown);
        game->computers.open = false;
    }
}

static void details(struct game *game, struct ui_rect rest)
{
    int seat = game->computers.shown;
    bool plays = computers_player(game, seat) != NULL;
    if (opponent(game, &rest) && seat_of(game, seat)->computer) {
        computers_hand_over(game, seat, &game->computers.offered);
    }
    ui_cut_top(&rest, 4, 0);
    if (plays) {
        computer(game, &rest);
    } else {
        person(game, &rest);
    }
}

void computers_seats(struct game *game)
{
    struct ui *ui = game->app->ui;
    if (!game->computers.open) {
        return;
    }
    int players = game_state(game)->players;
    float height = 150 + fmaxf((ROW + 4) * (float)players, 300);
    struct ui_rect rest =
        ui_dialog_begin(ui, "seats", (struct ui_point){780, height}, _("Who plays"));
    struct ui_rect foot = ui_cut_bottom(&rest, 44, 12);
    struct ui_rect list = ui_cut_left(&rest, LIST, 24);
    for (int seat = 0; seat < players; seat++) {
        seat_row(game, ui_cut_top(&list, ROW, 4), seat);
    }
    details(game, rest);
    struct ui_button close = {.label = _("Close")};
    struct ui_rect place = ui_cut_right(&foot, ui_button_width(ui, &close), 0);
    if (ui_button(ui, "seats-close", place, &close) || keys_hit(game->app, KEYS_CANCEL)) {
        game->computers.open = false;
    }
    ui_dialog_end(ui);
}
