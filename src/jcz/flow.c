/* From one decision to the next. */
#include "jcz/inside.h"

static void question(struct jcz_game *game, enum jcz_phase phase, int player)
{
    game->view.phase = (uint8_t)phase;
    game->view.player = (int8_t)player;
}

static bool fits_nowhere(const struct jcz_game *game, int tile)
{
    return carc_fits(game->rules, game->state, game->ours[tile]) == 0;
}

/* The tile that comes next; the known one where there is one. */
static int next_tile(struct jcz_game *game)
{
    int tile = jcz_pack_next(&game->pack, &game->random);
    int wanted = game->wanted;
    if (wanted < 0 || tile == wanted || game->pack.left[wanted] == 0 ||
        (tile >= 0 && fits_nowhere(game, tile))) {
        return tile;
    }
    if (game->unexpected_turn == 0) {
        game->unexpected_turn = game->view.turn;
    }
    return wanted;
}

/* Draws until a tile fits or none is left. */
static bool draw(struct jcz_game *game, struct diag *diag)
{
    while (!jcz_pack_empty(&game->pack)) {
        int tile = next_tile(game);
        if (tile < 0) {
            int asked = game->setup.order[game->pack.drawn_count];
            diag_error(diag, (struct diag_place){0, 0},
                "the draw order asks for %s in turn %d, and none is left", jcz_tile(asked)->id,
                game->view.turn);
            return false;
        }
        jcz_pack_take(&game->pack, tile);
        int aside = game->state->set_aside;
        jcz_game_step(
            game, (struct carc_action){.verb = CARC_DRAW, .item = (uint16_t)game->ours[tile]});
        game->view.draws = game->pack.drawn_count;
        game->view.drawn = (int16_t)tile;
        if (game->state->set_aside == aside) {
            question(game, JCZ_PHASE_TILE, game->state->turn_player);
            return true;
        }
        jcz_game_event(game, JCZ_EVENT_DISCARDED)->what = (uint16_t)tile;
    }
    jcz_game_end(game);
    return true;
}

static void begin_turn(struct jcz_game *game)
{
    game->view.turn++;
    game->view.turn_player = (int8_t)((game->view.turn - 1) % game->setup.players);
    game->view.crop = CARC_CROP_NONE;
    struct jcz_event *event = jcz_game_event(game, JCZ_EVENT_TURN);
    event->player = (uint8_t)game->view.turn_player;
    event->what = (uint16_t)game->view.turn;
}

bool jcz_game_first_turn(struct jcz_game *game, struct diag *diag)
{
    begin_turn(game);
    return draw(game, diag);
}

/* Ours asks always; the original skips the question when no meeple is on the board, and we
 * skip it, too, when crop circles are not in play: nobody adds one. */
static void pass_circle(struct jcz_game *game)
{
    bool returning = game->void_return && game->view.meeple_count == 0;
    jcz_game_step(game,
        (struct carc_action){.verb = CARC_CROP, .item = returning ? CARC_CROP_B : CARC_CROP_A});
    while (game->state->phase == CARC_PHASE_CROP_TURN) {
        jcz_game_step(game, (struct carc_action){.verb = CARC_PASS});
    }
}

bool jcz_game_proceed(struct jcz_game *game, struct diag *diag)
{
    game->view.confirm = false;
    if (game->state->phase == CARC_PHASE_CROP_CHOICE) {
        if (game->setup.circles && game->view.meeple_count > 0) {
            question(game, JCZ_PHASE_CIRCLE, game->state->turn_player);
            return true;
        }
        pass_circle(game);
    }
    if (game->state->phase == CARC_PHASE_CROP_TURN) {
        question(game, JCZ_PHASE_CIRCLE, game->state->crop_actor);
        return true;
    }
    if (game->state->phase == CARC_PHASE_OVER || jcz_pack_empty(&game->pack)) {
        jcz_game_end(game);
        return true;
    }
    begin_turn(game);
    return draw(game, diag);
}
