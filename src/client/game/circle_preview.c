/* What the choice of A or B would do to the board: shown before it is made (client, 5: C1). */
#include <math.h>
#include <stdlib.h>

#include "base/macros.h"
#include "client/game/parts.h"
#include "client/kit.h"
#include "client/words.h"
#include "ui/draw.h"

#define PILLS 24
#define PILL 34.0f

struct preview_board {
    struct game *game;
    enum carc_crop choice;
    float right; /* what lies beyond is covered */
    struct ui_rect pills[PILLS];
    size_t pill_count;
};

/* Who would have the most meeples in the feature if the player had one more, or one less. */
static unsigned owners_after(const struct carc_feature_info *info, int player, int change)
{
    int most = 0;
    unsigned owners = 0;
    for (int p = 0; p < CARC_MAX_PLAYERS; p++) {
        int count = info->meeples[p] + (p == player ? change : 0);
        if (count > most) {
            most = count;
            owners = 0;
        }
        owners |= count == most && count > 0 ? 1u << p : 0;
    }
    return owners;
}

/* What that means for the player; NULL when nothing changes for anybody. */
static const char *change_text(const struct carc_feature_info *info, int player, unsigned after)
{
    static const char *const hold[] = {[CARC_FIELD] = N_("would hold the field"),
        [CARC_ROAD] = N_("would hold the road"),
        [CARC_CITY] = N_("would hold the city")};
    static const char *const share[] = {[CARC_FIELD] = N_("would share the field"),
        [CARC_ROAD] = N_("would share the road"),
        [CARC_CITY] = N_("would share the city")};
    static const char *const lose[] = {[CARC_FIELD] = N_("would lose the field"),
        [CARC_ROAD] = N_("would lose the road"),
        [CARC_CITY] = N_("would lose the city")};
    if (after == info->owners || info->kind == CARC_MONASTERY) {
        return NULL;
    }
    if (after == 1u << player) {
        return _(hold[info->kind]);
    }
    return after >> player & 1 ? _(share[info->kind]) : _(lose[info->kind]);
}

static bool meets_another(const struct preview_board *board, struct ui_rect box)
{
    for (size_t i = 0; i < board->pill_count; i++) {
        if (ui_rects_meet(board->pills[i], box)) {
            return true;
        }
    }
    return false;
}

/* ---- "Bob 1 > 2, would hold the city". */

static float pill_width(struct ui *ui, const char *text)
{
    float words = *text ? 8 + ui_text_width(ui, UI_SMALL_BOLD, text) + 2 : 0;
    return 6 + 24 + 8 + 12 + 20 + 14 + words + 12;
}

static bool fits(const struct preview_board *board, struct ui_rect box)
{
    struct ui_rect view = board->game->layout.viewport;
    return box.x >= 8 && box.x + box.w <= board->right && box.y >= 8 &&
           box.y + box.h <= view.y + view.h - 8 && !meets_another(board, box);
}

/* Above the figure, below it, or a little further off. False where it would lie over another one. */
static bool place_pill(
    const struct preview_board *board, struct ui_rect figure, float width, struct ui_rect *box)
{
    float x = figure.x + figure.w / 2 - width / 2;
    x = fmaxf(8, fminf(x, board->right - width));
    const float above = figure.y - 6 - PILL;
    const float below = figure.y + figure.h + 12;
    const float places[] = {above, below, above - PILL - 4, below + PILL + 4};
    for (size_t i = 0; i < ARRAY_LENGTH(places); i++) {
        *box = (struct ui_rect){x, places[i], width, PILL};
        if (fits(board, *box)) {
            return true;
        }
    }
    return false;
}

/* Without the words where they have no room, and not at all where there is none for the numbers. */
static void pill(struct preview_board *board, struct ui_rect figure, int player,
    const int counts[2], const char *text)
{
    struct game *game = board->game;
    struct ui *ui = game->app->ui;
    struct ui_rect box;
    if (!place_pill(board, figure, pill_width(ui, text), &box)) {
        text = "";
        if (!place_pill(board, figure, pill_width(ui, text), &box)) {
            return;
        }
    }
    if (board->pill_count < PILLS) {
        board->pills[board->pill_count++] = box;
    }
    ui_card_shadow(ui, box, PILL / 2);
    ui_round(ui, box, PILL / 2, ui_color(ui, UI_PAPER));
    game_player_frame(game, player, box, PILL / 2, 2);
    struct ui_rect rest = {box.x + 6, box.y, box.w - 18, box.h};
    picture_badge(game->app, ui_centre(ui_cut_left(&rest, 24, 8), 24, 24), player);
    struct ui_type number = kit_aligned(ui, UI_ACTION, UI_INK, UI_MIDDLE);
    ui_text(ui, ui_cut_left(&rest, 12, 2), number, ui_format(ui, "%d", counts[0]));
    ui_icon(ui, ui_centre(ui_cut_left(&rest, 16, 2), 16, 16), UI_ICON_ARROW_RIGHT,
        ui_color(ui, UI_INK2));
    ui_text(ui, ui_cut_left(&rest, 14, 8), number, ui_format(ui, "%d", counts[1]));
    if (*text) {
        kit_text(ui, rest, UI_SMALL_BOLD, UI_INK2, text);
    }
}

static struct ui_point place_of(const struct game *game, carc_node node, int number)
{
    struct carc_node_info info = carc_node_info(game_rules(game), game_state(game), node);
    return game_spot(game, info.placement, info.segment, number);
}

/* A ghost beside the own meeple, or a cross on it. Its place. */
static struct ui_rect mark(struct preview_board *board, int player, carc_node node)
{
    struct game *game = board->game;
    bool adds = board->choice == CARC_CROP_A;
    int own = carc_meeples_on(game_rules(game), game_state(game), player, node);
    enum carc_kind kind = carc_node_info(game_rules(game), game_state(game), node).kind;
    struct picture_figure figure = game_figure(game, player, kind, adds ? 0.75f : 1);
    int number = adds ? own : own > 0 ? own - 1 : 0;
    struct ui_point at = place_of(game, node, number);
    picture_meeple(game->app, at, &figure);
    struct ui_rect rect = picture_meeple_rect(at, &figure);
    game_sign(game, rect, false, adds);
    return rect;
}

/* Each feature is told of once for each player. */
static bool is_told(const struct carc_action *actions, int index, const struct game *game)
{
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    carc_node node = carc_node_at(rules, state, actions[index].cell, actions[index].item);
    for (int i = 0; i < index; i++) {
        carc_node other = carc_node_at(rules, state, actions[i].cell, actions[i].item);
        if (carc_feature_of(rules, state, other) == carc_feature_of(rules, state, node)) {
            return true;
        }
    }
    return false;
}

static void preview_player(struct preview_board *board, int player, struct carc_action *actions)
{
    struct game *game = board->game;
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    int change = board->choice == CARC_CROP_A ? 1 : -1;
    int count = (int)carc_crop_actions(rules, state, player, board->choice, actions);
    for (int i = 0; i < count; i++) {
        carc_node node = carc_node_at(rules, state, actions[i].cell, actions[i].item);
        struct ui_rect figure = mark(board, player, node);
        struct carc_feature_info info = carc_feature_info(rules, state, node);
        const char *text = change_text(&info, player, owners_after(&info, player, change));
        if (text != NULL && !is_told(actions, i, game)) {
            int counts[2] = {info.meeples[player], info.meeples[player] + change};
            pill(board, figure, player, counts, text);
        }
    }
}

/* The meeples that the symbol counts, above the scrim. */
static void eligible(struct game *game)
{
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    enum carc_kind kind = carc_symbol_kind(carc_crop_symbol(rules, state));
    for (int player = 0; player < state->players; player++) {
        for (int i = 0; i < state->on_board[player]; i++) {
            carc_node node = carc_meeple(rules, state, player, i);
            if (carc_node_info(rules, state, node).kind != kind) {
                continue;
            }
            int own = carc_meeples_on(rules, state, player, node);
            struct picture_figure figure = game_figure(game, player, kind, 1);
            for (int number = 0; number < own; number++) {
                picture_meeple(game->app, place_of(game, node, number), &figure);
            }
        }
    }
}

void game_circle_preview(struct game *game, float right)
{
    struct preview_board board = {.game = game, .right = right, .choice = game->turn.choice};
    ui_clip_push(game->app->ui, game->layout.viewport);
    eligible(game);
    if (board.choice != CARC_CROP_NONE) {
        struct carc_action *actions =
            base_alloc(carc_max_actions(game_rules(game)) * sizeof *actions);
        for (int player = 0; player < game_state(game)->players; player++) {
            preview_player(&board, player, actions);
        }
        free(actions);
    }
    ui_clip_pop(game->app->ui);
}
