/* Help for the step, and the tips of a first game. */
#include <math.h>

#include "client/game/parts.h"

#define TIP_WIDTH 380.0f

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

float game_tip(struct game *game, float y, float right)
{
    struct ui_point at = {game->layout.margin, y};
    float width = fminf(TIP_WIDTH, right - at.x);
    float height = help_tip(game->app, game_help_step(game), at, width);
    if (height == 0) {
        return 0;
    }
    game_add_cover(game, (struct ui_rect){at.x, at.y, width, height});
    return height + 8;
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
