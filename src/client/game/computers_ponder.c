/* Thinking on the person's time: while a person must decide, the computer player whose turn comes
 * next thinks ahead. It keeps to one thread, which never runs beside a search, and its end is
 * awaited: within a few milliseconds of whatever ends it. */
#include <SDL_cpuinfo.h>

#include "client/game/parts.h"

/* The next seat of a player that thinks ahead; -1: there is none. */
static int next_seat(const struct game *game)
{
    int players = game_state(game)->players;
    int actor = game_actor(game);
    for (int i = 1; i < players; i++) {
        int seat = (actor + i) % players;
        const struct ai_player *player = computers_player(game, seat);
        if (player != NULL && player->ponder != NULL) {
            return seat;
        }
    }
    return -1;
}

/* With thinking measured in nodes it would be of no use; where there is one core only, it would be
 * taken from the window. */
static bool may_ponder(const struct game *game)
{
    const struct app *app = game->app;
    const struct computers *computers = &game->computers;
    return app->settings.think_ahead && app->nodes == 0 && SDL_GetCPUCount() > 1 &&
           !computers->paused && !ui_away(app->ui) && computers_person_acts(game) &&
           !(computers->thinker != NULL && ai_thinker_busy(computers->thinker)) &&
           next_seat(game) >= 0;
}

void computers_ponder(struct game *game)
{
    struct computers *computers = &game->computers;
    bool may = may_ponder(game);
    if (may && !computers->ponders) {
        int seat = next_seat(game);
        const struct ai_question question = computers_question(game);
        ai_thinker_ponder(computers_thinker(game), computers_player(game, seat), &question, seat);
    } else if (!may && computers->ponders) {
        computers_stop_pondering(game);
    }
    computers->ponders = may;
}

void computers_stop_pondering(struct game *game)
{
    struct computers *computers = &game->computers;
    if (computers->ponders) {
        ai_thinker_cancel(computers->thinker);
        computers->ponders = false;
    }
}
