/* Refused things say why (client, 4). */
#include "client/caps.h"
#include "client/game/parts.h"
#include "ui/overlay.h"

const char *refusal_words(enum refusal why)
{
    static const char *const words[REFUSAL_COUNT] = {
#define X(name, text) text,
        REFUSALS(X)
#undef X
    };
    return _(words[why]);
}

static void say(struct game *game, const char *text)
{
    sounds_play(game->app->sounds, SYNTH_ERROR, 0);
    ui_toast(game->app->ui, UI_NEWS, text);
}

void game_refuse(struct game *game, enum refusal why)
{
    say(game, refusal_words(why));
}

void game_refuse_with(struct game *game, enum refusal why, const char *word)
{
    say(game, ui_format(game->app->ui, refusal_words(why), word));
}

void game_refuse_turn(struct game *game)
{
    game_refuse_with(game, REFUSAL_NOT_YOUR_TURN, game_name(game, game_actor(game)));
}

/* What is laid lies; what is drawn may lie where it fits. */
void game_refuse_cell(struct game *game, struct ui_point at)
{
    const struct carc_state *state = game_state(game);
    struct carc_cell cell = camera_at(&game->camera, at);
    if (!computers_person_acts(game)) {
        game_refuse_turn(game);
        return;
    }
    if (game_step(game) != GAME_TILE) {
        game_refuse(game, REFUSAL_TILE_LIES);
        return;
    }
    if (carc_placement_at(game_rules(game), state, cell) >= 0) {
        game_refuse(game, REFUSAL_CELL_TAKEN);
        return;
    }
    for (int i = 0; i < state->open; i++) {
        if (carc_same_cell(carc_open_cell(game_rules(game), state, i), cell)) {
            game_refuse(game, REFUSAL_CELL_UNFIT);
            return;
        }
    }
    game_refuse(game, REFUSAL_CELL_ALONE);
}

void game_refuse_pick(struct game *game, int number)
{
    bool empty = game_state(game)->supply[game_actor(game)] == 0;
    switch (game_step(game)) {
    case GAME_TILE: game_refuse(game, REFUSAL_PLACE_FIRST); break;
    case GAME_CHOICE: game_refuse(game, REFUSAL_CHOOSE_FIRST); break;
    default:
        if (turn_pick_count(&game->turn) > 0 && !game->turn.held) {
            game_refuse_with(game, REFUSAL_NO_NUMBER, ui_format(game->app->ui, "%d", number));
        } else {
            game_refuse(game, empty ? REFUSAL_SUPPLY_EMPTY : REFUSAL_NOTHING_TO_CLAIM);
        }
    }
}

void game_refuse_choice(struct game *game)
{
    if (game_step(game) != GAME_ACTOR) {
        game_refuse(game, REFUSAL_NO_CIRCLE);
    } else {
        game_refuse(game,
            game_state(game)->crop == CARC_CROP_A ? REFUSAL_CHOICE_WAS_A : REFUSAL_CHOICE_WAS_B);
    }
}

void game_refuse_ending(struct game *game)
{
    if (game->turn.choice == CARC_CROP_NONE) {
        game_refuse(game, REFUSAL_CHOOSE_FIRST);
    } else {
        game_refuse_with(
            game, REFUSAL_CHOOSE_WITH, cap_of(game->app, HELP_CIRCLE_CHOICE, KEYS_PICK).name);
    }
}

static enum refusal reason_of(enum carc_result result)
{
    switch (result) {
    case CARC_WRONG_KIND_FIELD: return REFUSAL_ONLY_FARMERS;
    case CARC_WRONG_KIND_ROAD: return REFUSAL_ONLY_HIGHWAYMEN;
    case CARC_WRONG_KIND_CITY: return REFUSAL_ONLY_KNIGHTS;
    case CARC_NO_FARMER: return REFUSAL_NO_FARMER;
    case CARC_NO_HIGHWAYMAN: return REFUSAL_NO_HIGHWAYMAN;
    case CARC_NO_KNIGHT: return REFUSAL_NO_KNIGHT;
    default: return REFUSAL_PICK_FIRST;
    }
}

void game_refuse_meeple(struct game *game, carc_node node)
{
    const struct carc_rules *rules = game_rules(game);
    const struct carc_state *state = game_state(game);
    struct carc_node_info info = carc_node_info(rules, state, node);
    int meeples = 0;
    for (int player = 0; player < state->players; player++) {
        meeples += carc_meeples_on(rules, state, player, node);
    }
    if (meeples > 0) {
        struct carc_action action = {.verb = state->crop == CARC_CROP_A ? CARC_ADD : CARC_RETURN,
            .item = (uint16_t)info.segment,
            .cell = carc_placement(rules, state, info.placement).cell};
        game_refuse(game, reason_of(carc_try(rules, state, action)));
    }
}
