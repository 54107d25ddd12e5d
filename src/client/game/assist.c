/* Help for the step, and the tips of a first game. */
#include <math.h>

#include "client/game/parts.h"

#define TIP_WIDTH 380.0f
#define TIP_TURNS 8

enum help_step game_help_step(const struct game *game)
{
    if (game_step(game) != GAME_OVER && !computers_person_acts(game)) {
        return HELP_COMPUTER;
    }
    switch (game_step(game)) {
    case GAME_TILE: return HELP_TILE;
    case GAME_MEEPLE: return game->turn.picked >= 0 || game->turn.none ? HELP_END : HELP_MEEPLE;
    case GAME_CHOICE: return HELP_CIRCLE_CHOICE;
    case GAME_ACTOR:
        return game_state(game)->crop == CARC_CROP_A ? HELP_CIRCLE_ADD : HELP_CIRCLE_RETURN;
    case GAME_OVER: return HELP_OVER;
    }
    return HELP_OVER;
}

/* Who is past the first turns has found out, except what the first crop circle is. */
static bool is_early(const struct game *game)
{
    const struct carc_state *state = game_state(game);
    int turns = 2 * state->players > TIP_TURNS ? 2 * state->players : TIP_TURNS;
    return state->turn <= turns || game_step(game) == GAME_CHOICE;
}

static float hidden_of(const struct game *game, struct carc_cell cell, struct ui_rect rect)
{
    struct ui_rect both = ui_overlap(camera_cell(&game->camera, cell), rect);
    return both.w * both.h;
}

/* How much of the spaces for the tile, or of the tile that lies, it would hide. */
static float hidden_by(const struct game *game, struct ui_rect rect)
{
    const struct turn *turn = &game->turn;
    float sum = 0;
    for (size_t i = 0; i < turn->cell_count; i++) {
        sum += hidden_of(game, turn->cells[i].cell, rect);
    }
    if (game_step(game) == GAME_MEEPLE) {
        int last = game_state(game)->placed - 1;
        sum += hidden_of(game, carc_placement(game_rules(game), game_state(game), last).cell, rect);
    }
    return sum;
}

#define PLACES 5 /* across and down */

/* Below what floats over the board; or further away, where it hides least. */
static struct ui_rect tip_place(const struct game *game, struct ui_rect home)
{
    struct ui_rect view = game->layout.viewport;
    float left = game->layout.margin + 72; /* beside the zoom buttons */
    float right = view.w - game->layout.margin - home.w;
    float bottom = view.h - game->layout.margin - home.h;
    struct ui_rect best = home;
    float least = hidden_by(game, home);
    for (int i = 0; least > 0 && i < PLACES * PLACES; i++) {
        struct ui_rect place = home;
        place.x = right - (right - left) * (float)(i % PLACES) / (PLACES - 1);
        place.y = bottom - (bottom - home.y) * (float)(i / PLACES) / (PLACES - 1);
        float hidden = hidden_by(game, place);
        best = hidden < least ? place : best;
        least = hidden < least ? hidden : least;
    }
    return best;
}

float game_tip(struct game *game, float y, float right)
{
    struct ui_rect home = {game->layout.margin, y, 0, 0};
    home.w = fminf(TIP_WIDTH, right - home.x);
    home.h = is_early(game) ? help_tip_height(game->app, game_help_step(game), home.w) : 0;
    if (home.h == 0) {
        return 0;
    }
    struct ui_rect at = game_step(game) == GAME_CHOICE ? home : tip_place(game, home);
    help_tip(game->app, game_help_step(game), (struct ui_point){at.x, at.y}, at.w);
    game_add_cover(game, at);
    return at.y == home.y && at.x == home.x ? at.h + 8 : 0;
}

void game_tip_done(struct game *game)
{
    help_tip_done(game->app, game_help_step(game));
}

void game_help(struct game *game)
{
    if (!game->help && keys_hit(game->app, KEYS_HELP)) {
        game->help = true;
        ui_repaint(game->app->ui);
        return;
    }
    if (game->help) {
        enum carc_symbol symbol = carc_crop_symbol(game_rules(game), game_state(game));
        game->help = help_show(game->app, game_help_step(game), symbol);
    }
}
