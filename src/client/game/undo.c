/* Taking back, and bringing back (client, 8). */
#include <string.h>

#include "client/game/parts.h"
#include "client/words.h"

enum session_reach game_undo_reach(const struct game *game)
{
    const struct session *session = game->app->session;
    size_t target = computers_undo_target(game);
    if (target == session_position(session)) {
        return SESSION_NOTHING;
    }
    bool over = game_state(game)->phase == CARC_PHASE_OVER;
    bool same = session_step(session, target).turn == game_state(game)->turn && !over;
    return same ? SESSION_THIS_TURN : SESSION_OTHER_TURN;
}

/* A decision that the settings make by themselves is no place to stop at. */
static void undo_now(struct game *game)
{
    struct session *session = game->app->session;
    struct carc_action forced;
    if (!session_jump(session, computers_undo_target(game))) {
        return;
    }
    memset(game->computers.lent, 0, sizeof game->computers.lent);
    while (game_forced(game, &forced) && game_undo_reach(game) == SESSION_THIS_TURN &&
           session_jump(session, computers_undo_target(game))) {
    }
    game_skip_effects(game);
    game->captions.shown.until = 0; /* what it tells has not happened */
    game_changed(game);
    /* Computers among themselves would do the same again at once. */
    game->computers.paused |= !computers_person_acts(game);
    sounds_play(game->app->sounds, SYNTH_RETURN, 0);
}

bool game_unpick(struct game *game)
{
    struct turn *turn = &game->turn;
    bool forced = turn_is_forced(turn);
    bool picked = (turn->picked >= 0 && !forced) || turn->none || turn->choice != CARC_CROP_NONE;
    turn->picked = forced ? 0 : -1;
    turn->none = false;
    turn->choice = CARC_CROP_NONE;
    ui_repaint(game->app->ui);
    return picked;
}

/* In step 4 several people decide in one turn: what another one did is not taken back lightly. */
static bool was_another(const struct game *game)
{
    size_t target = computers_undo_target(game);
    int actor = session_step(game->app->session, target).actor;
    return actor >= 0 && actor != game_actor(game) && game_person(game, actor);
}

const char *game_undo_question(struct game *game)
{
    struct ui *ui = game->app->ui;
    size_t target = computers_undo_target(game);
    if (target == session_position(game->app->session)) {
        return "";
    }
    struct session_step step = session_step(game->app->session, target);
    if (game_undo_reach(game) == SESSION_OTHER_TURN) {
        return ui_format(ui, _("Take back to %s's turn? The next tile has been seen."),
            game_name(game, step.turn_player));
    }
    return ui_format(ui, _("Undo what %s has decided?"), game_name(game, step.actor));
}

void game_undo(struct game *game)
{
    bool person = computers_person_acts(game);
    if (person && game_unpick(game)) {
        return;
    }
    if (person && game_step(game) == GAME_MEEPLE) {
        game_lift(game);
        return;
    }
    bool ask = !game->ask_undo;
    switch (game_undo_reach(game)) {
    case SESSION_NOTHING: game_refuse(game, REFUSAL_NOTHING_TO_UNDO); return;
    case SESSION_THIS_TURN: ask &= was_another(game); break;
    case SESSION_OTHER_TURN:
        if (game->app->settings.strict) {
            game_refuse(game, REFUSAL_STRICT);
            return;
        }
    }
    if (ask) {
        game->ask_undo = true;
        ui_repaint(game->app->ui);
    } else {
        undo_now(game);
    }
}

void game_redo(struct game *game)
{
    size_t told = game->log.count;
    if (!session_jump(game->app->session, computers_redo_target(game))) {
        game_refuse(game, REFUSAL_NOTHING_TO_REDO);
        return;
    }
    game->effect_count = 0;
    game_changed(game);
    game_show_events(game);
    game_caption(game, told);
    game_look_for_end(game);
}
