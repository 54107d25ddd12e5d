/* From which side the board is seen (client, 10): people sit round the table. */
#include <math.h>

#include "client/game/parts.h"

/* Clockwise round the table, the first below; side n sees the board n quarter turns clockwise. */
static int side_of(const struct game *game, int player)
{
    float part = (float)player / (float)game_state(game)->players;
    return (int)lrintf(part * CARC_ROTATIONS) % CARC_ROTATIONS;
}

/* Alone, or while a computer player has the word, nobody needs another side. */
static int side_now(const struct game *game)
{
    int persons = 0;
    for (int player = 0; player < game_state(game)->players; player++) {
        persons += game_person(game, player);
    }
    if (!game->app->settings.turn_board || persons < 2) {
        return 0;
    }
    int actor = game_actor(game);
    return game_person(game, actor) ? side_of(game, actor) : game->side;
}

void game_turn_board(struct game *game)
{
    game->side = side_now(game);
    int turn = (game->side + game->turned) % CARC_ROTATIONS;
    if (turn == game->camera.turn) {
        return;
    }
    struct ui_rect view = game->layout.viewport;
    game->gliding = false;
    camera_turn_to(
        &game->camera, turn, (struct ui_point){view.x + view.w / 2, view.y + view.h / 2});
    game_fit_again(game);
}

void game_step_to(struct game *game, int dx, int dy)
{
    struct carc_cell way =
        camera_meant(&game->camera, (struct carc_cell){(int16_t)dx, (int16_t)dy});
    turn_move_ghost(&game->turn, way.x, way.y);
}
