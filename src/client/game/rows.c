/* The players: name, meeples, score (look, 4.1). */
#include <math.h>

#include "client/game/parts.h"
#include "client/kit.h"
#include "client/player_words.h"
#include "client/words.h"
#include "ui/animation.h"
#include "ui/draw.h"
#include "ui/widget.h"

#define TALL 78.0f /* pixels; lower ones have one line */

static const struct ui_motion count_up = {500, UI_EASE_OUT, false};

/* A row's card: the actor's is raised, ringed and tabbed in the player's colour. */
static void card(struct game *game, int player, struct ui_rect row, bool tab)
{
    struct ui *ui = game->app->ui;
    bool active = player == game_actor(game) && game_state(game)->phase != CARC_PHASE_OVER;
    float radius = 14;
    if (!active) {
        ui_frame(ui, row, radius, (struct ui_pen){1, ui_color(ui, UI_ROW_EDGE), 0, 0});
        return;
    }
    struct ui_color color = app_player_color(game->app, player);
    ui_shadow(ui, row, radius, (struct ui_shadow){4, 14, 0, ui_alpha(ui_rgb(0), 0.16f)});
    ui_round(ui, row, radius, ui_color(ui, UI_PAPER_HI));
    game_player_frame(game, player, row, radius, 2);
    if (tab) {
        struct ui_rect mark = {row.x, row.y + 16, 5, row.h - 32};
        ui_round(ui, mark, 2, color);
    }
}

/* How long the seat has had the word; while it has, in full ink. */
static void clock(struct game *game, int player, struct ui_rect box, enum ui_align align)
{
    struct ui *ui = game->app->ui;
    const char *text = kit_time(ui, session_thought(game->app->session, player));
    bool acts = player == game_actor(game) && game_state(game)->phase != CARC_PHASE_OVER;
    ui_text(ui, box, kit_aligned(ui, UI_SMALL, acts ? UI_INK : UI_INK2, align), text);
    if (acts && game->computers.paused) {
        float width = ui_text_width(ui, UI_SMALL, text) + 6;
        float x = align == UI_END ? box.x + box.w - width - 12 : box.x + width;
        ui_icon(ui, (struct ui_rect){x, box.y + (box.h - 12) / 2, 12, 12}, UI_ICON_PAUSE,
            ui_color(ui, UI_INK));
    }
}

static void score(struct game *game, int player, struct ui_rect box, enum ui_style style)
{
    struct ui *ui = game->app->ui;
    float value = ui_tween_to(ui_tweens(ui), ui_format(ui, "score-%d", player),
        (float)game_state(game)->score[player], count_up);
    struct ui_type type = {style, ui_color(ui, UI_INK), UI_END, false};
    ui_text(ui, box, type, ui_format(ui, "%ld", lrintf(value)));
}

/* What the seat is doing; else, of a computer player, how strong it is. */
static const char *status(struct game *game, int player)
{
    const struct carc_state *state = game_state(game);
    if (state->phase == CARC_PHASE_CROP_TURN && player == game_actor(game)) {
        return _("acts");
    }
    return player == state->turn_player ? _("plays") : computers_level(game, player);
}

static void small_meeple(struct game *game, struct ui_point at, int player, bool spent, float high)
{
    struct picture_figure figure = {.player = player,
        .pose = ART_STANDING,
        .look = spent ? PICTURE_SPENT : PICTURE_FULL,
        .height = high,
        .opacity = 1};
    picture_meeple(game->app, at, &figure);
}

/* Two lines. */
static void tall_row(struct game *game, int player, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    struct ui_rect badge = {row.x + 18, row.y + row.h / 2 - 18, 36, 36};
    picture_badge(game->app, badge, player);
    struct ui_rect points = {row.x + row.w - 84, row.y, 70, row.h};
    if (game->app->settings.clocks) {
        clock(game, player, ui_cut_bottom(&points, 32, 0), UI_END);
        points.y += 6;
    }
    score(game, player, points, UI_SCORE);
    struct ui_rect name = {row.x + 66, row.y + 12, row.w - 66 - 84, 24};
    const char *text = ui_shorten(ui, UI_NAME, 150, game_name(game, player));
    struct ui_type type = {UI_NAME, ui_color(ui, UI_INK), UI_START, false};
    ui_text(ui, name, type, text);
    struct ui_rect after = ui_move(name, ui_text_width(ui, UI_NAME, text) + 8, 1);
    struct ui_type small = {UI_SMALL, ui_color(ui, UI_INK2), UI_START, false};
    ui_text(ui, (struct ui_rect){after.x, after.y, 70, after.h}, small, status(game, player));
    int supply = game_state(game)->supply[player];
    int all = supply + game_state(game)->on_board[player];
    float step = fminf(20, 150.0f / (float)(all > 0 ? all : 1));
    for (int i = 0; i < all; i++) {
        struct ui_point at = {row.x + 76 + step * (float)i, row.y + 40 + 22 * 0.62f};
        small_meeple(game, at, player, i >= supply, 22);
    }
}

/* Beside the words before it, if it has room there. */
static bool status_beside(struct game *game, int player, struct ui_rect line, float before)
{
    struct ui *ui = game->app->ui;
    const char *text = status(game, player);
    if (before + ui_text_width(ui, UI_SMALL, text) > line.w) {
        return false;
    }
    struct ui_rect rest = {line.x + before, line.y + 1, line.w - before, line.h};
    kit_text(ui, rest, UI_SMALL, UI_INK2, text);
    return true;
}

/* The name and what the seat is doing, or with clocks for how long it has thought: beside the name,
 * else below it where the row is high enough. */
static void name_line(struct game *game, int player, struct ui_rect rest)
{
    struct ui *ui = game->app->ui;
    const char *name = game_name(game, player);
    const char *doing = status(game, player);
    enum ui_style style = UI_NAME;
    float high = ui_text_line(ui, UI_NAME) + ui_text_line(ui, UI_SMALL); /* of both lines */
    float width = ui_text_width(ui, style, name) + 8;
    bool beside = width + ui_text_width(ui, UI_SMALL, doing) <= rest.w;
    bool acts = player == game_actor(game) && game_state(game)->phase != CARC_PHASE_OVER;
    if (game->app->settings.clocks) {
        style = high <= rest.h + 2 ? UI_NAME : UI_BODY_BOLD;
        width = ui_text_width(ui, style, name) + 8;
        rest = ui_centre(rest, rest.w, 38);
        struct ui_rect below = ui_cut_bottom(&rest, 17, -1);
        clock(game, player, below, UI_START);
        const char *time = kit_time(ui, session_thought(game->app->session, player));
        float after = ui_text_width(ui, UI_SMALL, time) + (game->computers.paused ? 26 : 8);
        if (!status_beside(game, player, rest, width)) {
            status_beside(game, player, below, after);
        }
    } else if (beside) {
        status_beside(game, player, rest, width);
    } else if (acts && high + 2 <= rest.h) {
        rest = ui_centre(rest, rest.w, high);
        kit_text(ui, ui_cut_bottom(&rest, ui_text_line(ui, UI_SMALL), 0), UI_SMALL, UI_INK2,
            ui_shorten(ui, UI_SMALL, rest.w, doing));
    }
    kit_text(ui, rest, style, UI_INK, name);
}

/* One line: 54 pixels, or 40 when the window is low. */
static void flat_row(struct game *game, int player, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    float size = fminf(30, row.h - 10);
    struct ui_rect badge = {row.x + 12, row.y + (row.h - size) / 2, size, size};
    picture_badge(game->app, badge, player);
    struct ui_rect rest = {row.x + 54, row.y, row.w - 54 - 14, row.h};
    score(game, player, ui_cut_right(&rest, 52, 4), UI_SCORE_SMALL);
    struct ui_rect supply = ui_cut_right(&rest, 46, 4);
    struct ui_point at = {supply.x + 10, supply.y + supply.h / 2 + 2};
    int left = game_state(game)->supply[player];
    small_meeple(game, at, player, left == 0, 20);
    struct ui_type count = {UI_ACTION, ui_color(ui, UI_INK2), UI_END, false};
    ui_text(ui, supply, count, ui_format(ui, "×%d", left));
    name_line(game, player, rest);
}

/* The score opens the sheet; the rest of the row shows what the player holds. */
static void react(struct game *game, int player, struct ui_rect row)
{
    struct ui *ui = game->app->ui;
    const char *id = ui_format(ui, "player:%d", player + 1);
    struct ui_thing thing = {.kind = "player", .label = game_name(game, player)};
    struct ui_reply card = ui_react_as(ui, id, row, thing);
    float width = row.h < TALL ? 68 : 84; /* up to the meeples, or to the name */
    struct ui_rect right = {row.x + row.w - width, row.y, width, row.h};
    thing = (struct ui_thing){.kind = "score", .label = _("Points")};
    struct ui_reply score = ui_react_as(ui, ui_format(ui, "score:%d", player + 1), right, thing);
    if (card.hover || score.hover) {
        game->pointing.player = player;
    }
    if (score.hover) {
        ui_round(ui, ui_inset(right, 6), 10, ui_color(ui, UI_TROUGH));
    }
    ui_want_tip(
        ui, id, row, player_words(ui, game_name(game, player), app_player(game->app, player)));
    if (card.clicked) {
        computers_open_seats(game, player);
    }
    if (score.clicked) {
        sheets_open(game, SHEET_SCORES);
        ui_repaint(ui);
    }
}

static bool is_tall(const struct game *game)
{
    return !game->layout.compact && game_state(game)->players <= 4;
}

static float row_height(const struct game *game)
{
    return is_tall(game) ? TALL : game->layout.tight ? 40 : 54;
}

static float row_gap(const struct game *game)
{
    return is_tall(game) ? 8 : game->layout.tight ? 4 : 6;
}

float game_rows_height(const struct game *game)
{
    return (float)game_state(game)->players * (row_height(game) + row_gap(game));
}

void game_rows(struct game *game, struct ui_rect *rest)
{
    bool tall = is_tall(game);
    for (int player = 0; player < game_state(game)->players; player++) {
        struct ui_rect row = ui_cut_top(rest, row_height(game), row_gap(game));
        card(game, player, row, tall);
        react(game, player, row);
        if (tall) {
            tall_row(game, player, row);
        } else {
            flat_row(game, player, row);
        }
    }
}
