/* The clocks: how long each player has had the word. */
#include "client/game/parts.h"

/* Pauses do not count: one that was asked for, a menu or a dialog that has nothing to do with the
 * decision, another window, another scene. */
static bool runs(const struct game *game)
{
    bool aside = game->menu || game->help || game->computers.open || game->ask_load;
    return !aside && !game->computers.paused && !ui_away(game->app->ui) &&
           carc_actor(game_state(game)) >= 0;
}

void game_clock(struct game *game)
{
    struct app *app = game->app;
    uint64_t now = ui_now(app->ui);
    if (game->clock.runs) {
        session_think(app->session, game_actor(game), now - game->clock.since);
    }
    game->clock.runs = runs(game);
    game->clock.since = now;
    if (app->settings.clocks && game->clock.runs && !app->driven) {
        uint64_t thought = session_thought(app->session, game_actor(game));
        ui_repaint_at(app->ui, now + 1000 - thought % 1000);
    }
}

void game_stop_clock(struct game *game)
{
    game_clock(game);
    game->clock.runs = false;
}
