/* Decisions that leave nothing to decide, for those who do not want to be asked (client, 5). */
#include <stdlib.h>

#include "client/game/parts.h"

bool game_idle_circle(const struct game *game)
{
    if (game_state(game)->phase != CARC_PHASE_CROP_CHOICE) {
        return false;
    }
    for (int player = 0; player < game_state(game)->players; player++) {
        enum carc_skip skip;
        if (carc_crop_options(game_rules(game), game_state(game), player, CARC_CROP_A, &skip) > 0 ||
            carc_crop_options(game_rules(game), game_state(game), player, CARC_CROP_B, &skip) > 0) {
            return false;
        }
    }
    return true;
}

bool game_forced(const struct game *game, struct carc_action *action)
{
    const struct settings *settings = &game->app->settings;
    const struct carc_state *state = game_state(game);
    if (!game_person(game, carc_actor(state))) {
        return false;
    }
    if (settings->skip_idle_circles && game_idle_circle(game)) {
        *action = (struct carc_action){.verb = CARC_CROP, .item = CARC_CROP_A};
        return true;
    }
    bool takes = state->phase == CARC_PHASE_CROP_TURN && state->crop == CARC_CROP_B;
    if (!takes || !settings->auto_take) {
        return false;
    }
    enum carc_skip skip;
    int actor = carc_actor(state);
    if (carc_crop_options(game_rules(game), state, actor, CARC_CROP_B, &skip) != 1) {
        return false;
    }
    struct carc_action *all = base_alloc(carc_max_actions(game_rules(game)) * sizeof *all);
    carc_actions(game_rules(game), state, all);
    *action = all[0];
    free(all);
    return true;
}
