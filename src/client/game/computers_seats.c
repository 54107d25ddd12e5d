/* Who plays which seat while the game runs, and what undo makes of it. */
#include "client/game/parts.h"

static const struct record_seat *record_seat(const struct game *game, int seat)
{
    return &session_record(game->app->session)->seats[seat];
}

static bool is_lent(const struct game *game, int seat)
{
    return game_state(game)->turn <= game->computers.lent[seat];
}

const struct ai_player *computers_player(const struct game *game, int seat)
{
    const struct record_seat *from = record_seat(game, seat);
    const struct ai_player *stand_in = game->app->stand_in;
    if (!from->computer && !is_lent(game, seat)) {
        return NULL;
    }
    if (stand_in != NULL) {
        return stand_in;
    }
    return from->computer ? opponent_player(from) : ai_find_player("expert");
}

/* Its own turn, in progress or the next; in step 4 of another's turn, only that. */
void computers_lend(struct game *game, int seat)
{
    const struct carc_state *state = game_state(game);
    int turn = state->turn;
    if (seat != game_actor(game)) {
        turn += (seat - state->turn_player + state->players) % state->players;
    }
    game->computers.lent[seat] = turn;
    game_changed(game);
}

void computers_hand_over(struct game *game, int seat, const struct opponent *opponent)
{
    char word[RECORD_WORD];
    opponent_word(opponent, word);
    session_set_seat(game->app->session, seat, (struct session_seat){true, word});
    game->computers.lent[seat] = 0;
    game_changed(game);
}

void computers_take_over(struct game *game, int seat)
{
    session_set_seat(game->app->session, seat, (struct session_seat){false, ""});
    game->computers.lent[seat] = 0;
    game_changed(game);
}

const char *computers_level(const struct game *game, int seat)
{
    const struct record_seat *from = record_seat(game, seat);
    struct opponent opponent = opponent_of(from);
    if (!from->computer) {
        return "";
    }
    bool known = opponent.level < opponent_levels();
    return known ? opponent_level(opponent.level) : opponent_player(from)->title;
}

const char *computers_note(struct game *game, int seat)
{
    struct opponent opponent = opponent_of(record_seat(game, seat));
    const char *level = computers_level(game, seat);
    return opponent.character == 0
               ? level
               : ui_format(game->app->ui, "%s, %s", level, opponent_character(opponent.character));
}

static bool is_decision(const struct session *session, size_t number)
{
    return session_step(session, number).actor >= 0;
}

static bool is_persons(const struct game *game, size_t number)
{
    int actor = session_step(game->app->session, number).actor;
    return actor >= 0 && !record_seat(game, actor)->computer;
}

size_t computers_undo_target(const struct game *game)
{
    const struct session *session = game->app->session;
    size_t last = session_position(session);
    size_t target = last;
    for (size_t i = last; i-- > 0;) {
        if (is_persons(game, i)) {
            return i;
        }
        if (target == last && is_decision(session, i)) {
            target = i;
        }
    }
    return target;
}

size_t computers_redo_target(const struct game *game)
{
    const struct session *session = game->app->session;
    size_t length = session_length(session);
    size_t target = session_position(session);
    if (target == length) {
        return target;
    }
    bool person = is_persons(game, target);
    target++;
    while (target < length &&
           (!is_decision(session, target) || (person && !is_persons(game, target)))) {
        target++;
    }
    return target;
}
