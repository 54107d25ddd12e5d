/* Gamepads that play for a seat of their own (client, 10): for another one they may only move the
 * board and show what lies over it. */
#include <SDL_gamecontroller.h>

#include "client/game/parts.h"

/* The persons, clockwise; `rank` counts from 0. -1: there are fewer. */
static int person_of(const struct game *game, int rank)
{
    for (int player = 0; player < game_state(game)->players; player++) {
        if (game_person(game, player) && rank-- == 0) {
            return player;
        }
    }
    return -1;
}

/* With fewer pads than persons each plays for several, in turn. */
static bool plays_for(const struct game *game, int pad, int player)
{
    int pads = ui_pad_count(game->app->ui);
    int rank = ui_pad_rank(game->app->ui, pad);
    for (int person; pads > 0 && (person = person_of(game, rank)) >= 0; rank += pads) {
        if (person == player) {
            return true;
        }
    }
    return false;
}

/* What shows, and hides again, what everybody may see. */
static bool only_shows(const struct game *game, int button)
{
    if (game->sheets.open != SHEET_NONE) {
        return true;
    }
    bool tiles = button == SDL_CONTROLLER_BUTTON_Y && game_step(game) == GAME_TILE;
    return tiles || button == SDL_CONTROLLER_BUTTON_LEFTSTICK ||
           button == SDL_CONTROLLER_BUTTON_RIGHTSTICK;
}

/* Whom it does play for; the names of several. */
static const char *names_of(const struct game *game, int pad)
{
    struct ui *ui = game->app->ui;
    const char *all = "";
    for (int player = 0; player < game_state(game)->players; player++) {
        if (game_person(game, player) && plays_for(game, pad, player)) {
            const char *name = game_name(game, player);
            all = *all ? ui_format(ui, _("%s and %s"), all, name) : name;
        }
    }
    return all;
}

void game_guard_pads(struct game *game)
{
    struct ui *ui = game->app->ui;
    const struct ui_input *input = ui_input(ui);
    bool button = input->kind == UI_PAD || input->kind == UI_PAD_UP;
    int actor = game_actor(game);
    if (!button || game->app->settings.pads == SETTINGS_PADS_SHARED || !game_person(game, actor) ||
        plays_for(game, input->pad, actor) || only_shows(game, input->button)) {
        return;
    }
    const char *names = names_of(game, input->pad);
    if (input->kind == UI_PAD && !input->repeat && *names) {
        game_refuse_with(game, REFUSAL_OTHERS_PAD, names);
    }
    ui_take(ui);
}
