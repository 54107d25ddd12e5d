/* Step 4: the turn player chooses A or B for the whole table. What each player could do stands
 * under both; nothing is chosen beforehand. */
#include <math.h>

#include "client/caps.h"
#include "client/circle_words.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/overlay.h"
#include "ui/widget.h"

#define WIDTH 780.0f
#define LINE 26.0f
#define PADDING 18.0f
#define HIGHEST 40.0f  /* upper edge of the card: its sign stands out above */
#define PICTURE 120.0f /* its height */
#define ORDER 26.0f

/* What the choice is about, in words. */
struct circle {
    enum carc_symbol symbol;
    const char *title, *counts, *add, *take;
    bool idle;     /* neither choice changes anything */
    bool low;      /* little room: no pictures */
    bool order;    /* room for the line that says who comes first */
    float words;   /* height of what A and B mean */
    float counted; /* by how much its counts are higher than one line */
};

static struct circle circle_of(const struct game *game)
{
    struct circle circle = {.symbol = carc_crop_symbol(game_rules(game), game_state(game))};
    circle.add = circle_words_add(&game_rules(game)->options, circle.symbol);
    switch (circle.symbol) {
    case CARC_SHIELD:
        circle.title = _("Crop circle: the shield");
        circle.counts = _("%s chooses for the whole table. The shield counts *knights*.");
        circle.take = _("Each player *must* return one of their own knights to the supply. A "
                        "player without one does nothing.");
        break;
    case CARC_CLUB:
        circle.title = _("Crop circle: the club");
        circle.counts = _("%s chooses for the whole table. The club counts *highwaymen*.");
        circle.take = _("Each player *must* return one of their own highwaymen to the supply. A "
                        "player without one does nothing.");
        break;
    default:
        circle.title = _("Crop circle: the rake");
        circle.counts = _("%s chooses for the whole table. The rake counts *farmers*.");
        circle.take = _("Each player *must* return one of their own farmers to the supply. A "
                        "player without one does nothing.");
        break;
    }
    return circle;
}

static const char *none_text(enum carc_symbol symbol, enum carc_skip skip)
{
    if (skip == CARC_SKIP_SUPPLY_EMPTY) {
        return _("nothing: supply empty");
    }
    return symbol == CARC_SHIELD ? _("nothing: no knight")
           : symbol == CARC_CLUB ? _("nothing: no highwayman")
                                 : _("nothing: no farmer");
}

/* "may add: 2 places" */
static const char *chance_text(
    struct game *game, enum carc_symbol symbol, int player, enum carc_crop choice, bool *none)
{
    enum carc_skip skip = CARC_SKIP_NO_MEEPLE;
    struct ui *ui = game->app->ui;
    int places = carc_crop_options(game_rules(game), game_state(game), player, choice, &skip);
    *none = places == 0;
    if (places == 0) {
        return none_text(symbol, skip);
    }
    if (choice == CARC_CROP_B) {
        return ui_format(ui, _n("must return %d", "must return 1 of %d", places), places);
    }
    const char *format = game_rules(game)->options.cc_add_optional
                             ? _n("may add, %d place", "may add, %d places", places)
                             : _n("must add, %d place", "must add, %d places", places);
    return ui_format(ui, format, places);
}

static void chances(
    struct game *game, const struct circle *circle, struct ui_rect rest, enum carc_crop choice)
{
    struct ui *ui = game->app->ui;
    int players = game_state(game)->players;
    for (int i = 1; i <= players; i++) {
        int player = (game_state(game)->turn_player + i) % players;
        struct ui_rect row = ui_cut_top(&rest, LINE, 0);
        bool none;
        const char *text = chance_text(game, circle->symbol, player, choice, &none);
        ui_opacity_push(ui, none ? 0.6f : 1);
        struct ui_rect badge = ui_cut_left(&row, 20, 8);
        picture_badge(game->app, ui_centre(badge, 20, 20), player);
        struct ui_type name = {UI_SMALL_BOLD, ui_color(ui, UI_INK), UI_START, false};
        float width = fminf(ui_text_width(ui, UI_SMALL_BOLD, game_name(game, player)) + 2, 110);
        ui_text(ui, ui_cut_left(&row, width, 8), name, game_name(game, player));
        struct ui_type type = {UI_SMALL, ui_color(ui, UI_INK2), UI_END, false};
        ui_text(ui, row, type, text);
        ui_opacity_pop(ui);
    }
}

static void option(
    struct game *game, const struct circle *circle, struct ui_rect box, enum carc_crop choice)
{
    struct ui *ui = game->app->ui;
    bool on = game->turn.choice == choice;
    bool add = choice == CARC_CROP_A;
    const char *name = add ? _("Add") : _("Take back");
    struct ui_card look = {.label = name, .on = on, .radius = 16};
    const char *id = add ? "choose-a" : "choose-b";
    if (ui_card(ui, id, box, &look)) {
        game_choose(game, choice);
        return;
    }
    struct ui_rect rest = ui_inset(box, PADDING);
    if (!circle->low) {
        struct ui_color paper = ui_card_color(ui, id, &look);
        game_circle_picture(game, ui_cut_top(&rest, PICTURE, 12), paper, choice);
    }
    struct ui_rect head = ui_cut_top(&rest, 30, 6);
    struct ui_point disc = {head.x + 14, head.y + 15};
    ui_disc(ui, disc, 14, ui_color(ui, on ? UI_TERRACOTTA : UI_TRACK));
    struct ui_type letter = {
        UI_ACTION, ui_color(ui, on ? UI_ON_TERRACOTTA : UI_INK), UI_MIDDLE, false};
    ui_text(ui, (struct ui_rect){head.x, head.y, 28, 30}, letter, add ? "A" : "B");
    struct ui_type title = {UI_H3, ui_color(ui, UI_INK), UI_START, false};
    ui_text(ui, (struct ui_rect){head.x + 40, head.y, head.w - 80, 30}, title, name);
    struct cap cap = cap_of(game->app, HELP_CIRCLE_CHOICE, add ? KEYS_CHOOSE_A : KEYS_CHOOSE_B);
    if (cap.pad) { /* its letters are others */
        float beside = 40 + ui_text_width(ui, UI_H3, name) + 12;
        cap_draw(ui, (struct ui_rect){head.x + beside, head.y, 0, head.h}, cap);
    }
    if (on) { /* chosen, and not only pointed at */
        struct ui_rect mark = {head.x + head.w - 28, head.y + 1, 28, 28};
        ui_disc(ui, (struct ui_point){mark.x + 14, mark.y + 14}, 14, ui_color(ui, UI_TERRACOTTA));
        ui_icon(ui, ui_inset(mark, 5), UI_ICON_CHECK, ui_color(ui, UI_ON_TERRACOTTA));
    }
    struct ui_type body = {UI_SMALL, ui_color(ui, UI_INK2), UI_START, true};
    ui_paragraph(ui, ui_cut_top(&rest, circle->words, 8), body, add ? circle->add : circle->take);
    ui_divider(ui, rest.x, rest.y, rest.w);
    ui_cut_top(&rest, 6, 0);
    chances(game, circle, rest, choice);
}

/* A key as the user mapped it, or the button of a pad, cut from the row's left. */
static void key(struct game *game, struct ui_rect *row, enum keys_command command)
{
    struct ui *ui = game->app->ui;
    struct cap cap = cap_of(game->app, HELP_CIRCLE_CHOICE, command);
    float width = cap_width(ui, cap);
    if (width > 0 && width <= row->w) {
        cap_draw(ui, ui_cut_left(row, width, 6), cap);
    }
}

static void keys(struct game *game, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    const struct ui_type type = kit_type(ui, UI_SMALL, UI_INK2);
    const char *words[] = {_("choose"), _("look at the board")};
    for (int i = 0; i < 2; i++) {
        key(game, &row, i == 0 ? KEYS_CHOOSE_A : KEYS_LOOK);
        if (i == 0) {
            key(game, &row, KEYS_CHOOSE_B);
        }
        float width = ui_text_width(ui, UI_SMALL, words[i]) + 2;
        if (width > row.w) {
            return;
        }
        ui_text(ui, ui_cut_left(&row, width, 14), type, words[i]);
    }
}

static void foot(struct game *game, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    enum carc_crop choice = game->turn.choice;
    struct ui_button main = {.kind = UI_PRIMARY,
        .label = choice == CARC_CROP_B ? _("Choose B") : _("Choose A"),
        .disabled = choice == CARC_CROP_NONE};
    if (choice == CARC_CROP_NONE) {
        main.label = _("Choose A or B");
    }
    float width = ui_button_width(ui, &main);
    if (ui_button(ui, "main", ui_cut_right(&row, width, 12), &main)) {
        game_confirm(game);
        return;
    }
    struct ui_button look = {
        .kind = UI_PLAIN_BUTTON, .icon = UI_ICON_EYE, .label = _("Look at the board")};
    if (ui_button(ui, "look", ui_cut_right(&row, ui_button_width(ui, &look), 8), &look)) {
        game->peek = true;
    }
    keys(game, row);
}

/* At the right, over the side panel, whose numbers stand in it: the board has the rest. */
static struct ui_rect dialog_rect(const struct game *game, struct ui_point size)
{
    const struct game_layout *layout = &game->layout;
    float y = fmaxf(HIGHEST, fminf(layout->screen.h * 0.13f, layout->screen.h - size.y - 12));
    return (struct ui_rect){layout->screen.w - layout->margin - size.x, y, size.x, size.y};
}

/* The cells that the choice is about: the tile, and the meeples that its symbol counts. */
static size_t cells_of_circle(const struct game *game, struct carc_cell *out)
{
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    enum carc_kind kind = carc_symbol_kind(carc_crop_symbol(rules, state));
    size_t count = 0;
    out[count++] = carc_placement(rules, state, state->placed - 1).cell;
    for (int player = 0; player < state->players; player++) {
        for (int i = 0; i < state->on_board[player]; i++) {
            carc_node node = carc_meeple(rules, state, player, i);
            struct carc_node_info info = carc_node_info(rules, state, node);
            if (info.kind == kind) {
                out[count++] = carc_placement(rules, state, info.placement).cell;
            }
        }
    }
    return count;
}

/* The camera shows them beside the card, once; afterwards it returns. */
static void uncover(struct game *game, struct ui_rect card)
{
    if (game->camera_kept.tile > 0) {
        return;
    }
    struct carc_cell cells[CARC_MAX_PLAYERS * CARC_MAX_MEEPLES + 1];
    struct camera_scene scene = {
        .viewport = {0, 48, fmaxf(card.x - 16, 160), game->layout.screen.h - 60}, .tiles = cells};
    scene.tile_count = cells_of_circle(game, cells);
    game->camera_kept = game->camera;
    struct camera fitted = game->camera;
    camera_fit(&fitted, &scene);
    if (fitted.tile > game->camera.tile) { /* no closer than it was */
        struct ui_point middle = {scene.viewport.w / 2, scene.viewport.h / 2};
        camera_zoom(&fitted, middle, game->camera.tile / fitted.tile);
    }
    game->camera = fitted;
    ui_repaint(game->app->ui);
}

static void return_camera(struct game *game)
{
    if (game->camera_kept.tile > 0) {
        game->camera = game->camera_kept;
        game->camera_kept.tile = 0;
        game->refit = true;
        ui_repaint(game->app->ui);
    }
}

static void bring_tile_up(struct game *game)
{
    int last = game_state(game)->placed - 1;
    struct carc_placement placement = carc_placement(game_rules(game), game_state(game), last);
    struct ui_rect rect = camera_cell(&game->camera, placement.cell);
    struct ui *ui = game->app->ui;
    ui_shadow(ui, rect, 3, (struct ui_shadow){0, 40, 0, ui_alpha(ui_color(ui, UI_GOLD), 0.55f)});
    tiles_draw_whole(game->app->tiles, rect, game_turn_face(game), 1);
    ui_frame(ui, ui_inset(rect, -3), 3, (struct ui_pen){4, ui_color(ui, UI_GOLD), 0, 0});
}

/* Beside the sign. */
#define SIGN 115.0f
#define ASIDE (SIGN + 15)
#define HEADING (WIDTH - 68 - ASIDE)

static float counted_height(struct game *game, const struct circle *circle)
{
    struct ui *ui = game->app->ui;
    const char *counts = ui_format(ui, circle->counts, game_name(game, game_actor(game)));
    return ui_paragraph_height(ui, UI_BODY, HEADING, counts);
}

static void heading(struct game *game, const struct circle *circle, struct ui_rect head)
{
    struct ui *ui = game->app->ui;
    ui_cut_left(&head, ASIDE, 0);
    struct ui_type title = {
        kit_heading(ui, head.w, circle->title), ui_color(ui, UI_INK), UI_START, false};
    ui_text(ui, ui_cut_top(&head, 38, 0), title, circle->title);
    struct ui_type body = {UI_BODY, ui_color(ui, UI_INK2), UI_START, true};
    const char *counts = ui_format(ui, circle->counts, game_name(game, game_actor(game)));
    ui_paragraph(ui, head, body, counts);
}

/* The rows above stand in this order. */
static void order_line(struct game *game, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    const char *last = game_name(game, game_state(game)->turn_player);
    kit_text(ui, row, UI_SMALL, UI_INK2,
        ui_format(ui, _("In this order: left neighbour first, %s last"), last));
}

static void dialog(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct circle circle = circle_of(game);
    int players = game_state(game)->players;
    circle.idle = game_idle_circle(game);
    float column = (WIDTH - 68 - 18) / 2 - 2 * PADDING;
    circle.words = fmaxf(ui_paragraph_height(ui, UI_SMALL, column, circle.add),
        ui_paragraph_height(ui, UI_SMALL, column, circle.take));
    float option_height = 2 * PADDING + 36 + circle.words + 8 + 6 + (float)players * LINE + 4;
    circle.counted = fmaxf(0, counted_height(game, &circle) - 28);
    float height = 92 + circle.counted + option_height + 14 + 18 + 60 + (circle.idle ? 26 : 0);
    circle.low = height + PICTURE + 12 > game->layout.screen.h - HIGHEST - 12;
    float picture = circle.low ? 0 : PICTURE + 12;
    option_height += picture;
    height += picture;
    circle.order = height + ORDER <= game->layout.screen.h - HIGHEST - 12;
    height += circle.order ? ORDER : 0;
    struct ui_rect card = dialog_rect(game, (struct ui_point){WIDTH, height});
    uncover(game, card);
    struct ui_motion motion = {200, UI_EASE_OUT, true};
    float in = ui_tween_to(ui_tweens(ui), "circle", 1, motion);
    ui_modal(ui, in);
    game_guard_choice(game);
    bring_tile_up(game);
    game_circle_preview(game, card.x - 8);
    card.y += 16 * (1 - in);
    ui_panel(ui, card, 24);
    struct ui_rect sign = {card.x + 30, card.y - 49, SIGN, SIGN};
    ui_card_shadow(ui, sign, SIGN / 5);
    picture_medallion(game->app, sign, circle.symbol);
    struct ui_rect rest = {card.x + 34, card.y + 22, card.w - 68, card.h - 22 - 18};
    heading(game, &circle, ui_cut_top(&rest, 66 + circle.counted, 4));
    struct ui_rect options = ui_cut_top(&rest, option_height, 14);
    float half = (options.w - 18) / 2;
    option(game, &circle, (struct ui_rect){options.x, options.y, half, options.h}, CARC_CROP_A);
    if (game_state(game)->phase != CARC_PHASE_CROP_CHOICE) {
        return;
    }
    option(game, &circle, (struct ui_rect){options.x + half + 18, options.y, half, options.h},
        CARC_CROP_B);
    if (circle.order) {
        order_line(game, ui_cut_top(&rest, ORDER - 6, 6));
    }
    if (circle.idle) {
        struct ui_type note = {UI_SMALL_BOLD, ui_color(ui, UI_AMBER_TEXT), UI_START, false};
        ui_text(ui, ui_cut_top(&rest, 20, 6), note,
            _("Nobody has a meeple of that kind: neither choice changes anything."));
    }
    if (game_state(game)->phase == CARC_PHASE_CROP_CHOICE) {
        foot(game, ui_cut_top(&rest, 44, 0));
        game_tip(game, game->layout.margin, card.x - 10);
    }
}

/* While the card is away. */
static void back_button(struct game *game)
{
    struct ui *ui = game->app->ui;
    struct ui_button look = {
        .kind = UI_PRIMARY, .icon = UI_ICON_EYE, .label = _("Back to the choice")};
    struct cap cap = cap_of(game->app, HELP_CIRCLE_CHOICE, KEYS_LOOK);
    float width = ui_button_width(ui, &look);
    struct ui_rect rect = {
        (game->layout.viewport.w - width) / 2, game->layout.viewport.h - 44 - 24, width, 44};
    if (ui_hand(ui) != UI_BY_POINTER) {
        cap_draw(ui, (struct ui_rect){rect.x + rect.w + 8, rect.y, 0, rect.h}, cap);
    }
    if (ui_button(ui, "look-back", rect, &look)) {
        game->peek = false;
    }
}

void game_circle(struct game *game)
{
    if (game_state(game)->phase != CARC_PHASE_CROP_CHOICE || !computers_person_acts(game)) {
        ui_tween_drop(ui_tweens(game->app->ui), "circle");
        return_camera(game);
        return;
    }
    if (game->peek) { /* at all of the board, as it was before the card covered some of it */
        return_camera(game);
        game_circle_preview(game, game->layout.viewport.w);
        game_guard_choice(game);
        back_button(game);
    } else {
        dialog(game);
    }
}
