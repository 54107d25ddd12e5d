#include "jcz/game.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "jcz/inside.h"

const char *jcz_phase_name(enum jcz_phase phase)
{
    static const char *const names[] = {
#define X(name, text) text,
        JCZ_PHASES(X)
#undef X
    };
    return names[phase];
}

void jcz_game_init(struct jcz_game *game)
{
    memset(game, 0, sizeof *game);
}

void jcz_game_finish(struct jcz_game *game)
{
    free(game->rules);
    free(game->state);
    free(game->steps);
    free(game->events);
    free(game->undo);
    jcz_game_init(game);
}

/* Makes room for one more item. */
static void *grow(void *items, size_t count, size_t *room, size_t size)
{
    if (count < *room) {
        return items;
    }
    *room = *room == 0 ? 64 : 2 * *room;
    return base_realloc(items, *room * size);
}

enum carc_result jcz_game_try(struct jcz_game *game, struct carc_action action)
{
    enum carc_result result = carc_apply(game->rules, game->state, action, NULL);
    if (result == CARC_OK) {
        game->steps = grow(game->steps, game->view.steps, &game->step_room, sizeof game->steps[0]);
        game->steps[game->view.steps++] = action;
    }
    return result;
}

void jcz_game_step(struct jcz_game *game, struct carc_action action)
{
    enum carc_result result = jcz_game_try(game, action);
    assert(result == CARC_OK);
}

struct jcz_event *jcz_game_event(struct jcz_game *game, enum jcz_event_kind kind)
{
    game->events = grow(game->events, game->view.events, &game->event_room, sizeof game->events[0]);
    struct jcz_event *event = &game->events[game->view.events++];
    *event = (struct jcz_event){.kind = (uint8_t)kind};
    return event;
}

void jcz_game_deploy(struct jcz_game *game, int player, int number, carc_node node)
{
    struct jcz_view *view = &game->view;
    view->on_board[player] |= 1u << number;
    view->meeples[view->meeple_count++] = (struct jcz_meeple){(uint16_t)node, (uint8_t)player,
        (uint8_t)number, (uint8_t)carc_node_info(game->rules, game->state, node).kind};
}

void jcz_game_return(struct jcz_game *game, int index)
{
    struct jcz_view *view = &game->view;
    struct jcz_meeple *meeple = &view->meeples[index];
    view->on_board[meeple->player] &= ~(1u << meeple->number);
    view->meeple_count--;
    memmove(meeple, meeple + 1, (size_t)(view->meeple_count - index) * sizeof *meeple);
}

int jcz_game_owners(const struct jcz_game *game, carc_node root)
{
    int counts[CARC_MAX_PLAYERS] = {0};
    int most = 1;
    for (int i = 0; i < game->view.meeple_count; i++) {
        const struct jcz_meeple *meeple = &game->view.meeples[i];
        if (carc_feature_of(game->rules, game->state, meeple->node) == root) {
            int count = ++counts[meeple->player];
            most = count > most ? count : most;
        }
    }
    int owners = 0;
    for (int player = 0; player < game->setup.players; player++) {
        owners |= (counts[player] == most) << player;
    }
    return owners;
}

bool jcz_game_can_pass(const struct jcz_game *game)
{
    const struct jcz_view *view = &game->view;
    bool adding = view->phase == JCZ_PHASE_CIRCLE && !view->confirm && view->crop == CARC_CROP_A;
    return view->phase == JCZ_PHASE_ACTION || adding;
}

int jcz_game_supply(const struct jcz_game *game, int player)
{
    int supply = game->setup.meeples;
    for (int i = 0; i < game->view.meeple_count; i++) {
        supply -= game->view.meeples[i].player == player;
    }
    return supply;
}

int jcz_game_free_meeple(const struct jcz_game *game, int player)
{
    for (int number = 1; number <= game->setup.meeples; number++) {
        if (!(game->view.on_board[player] >> number & 1)) {
            return number;
        }
    }
    return 0;
}

/* Whether the rules made for the game before will do. */
static bool same_rules(const struct jcz_setup *a, const struct jcz_setup *b)
{
    bool same = memcmp(a->copies, b->copies, sizeof a->copies) == 0 &&
                a->set_count == b->set_count &&
                memcmp(a->sets, b->sets, (size_t)a->set_count) == 0 && a->meeples == b->meeples &&
                a->fields == b->fields && a->small_city == b->small_city &&
                a->start_count == b->start_count;
    for (int i = 0; same && i < a->start_count; i++) {
        const struct jcz_start *left = &a->start[i];
        const struct jcz_start *right = &b->start[i];
        same = left->tile == right->tile && left->rotation == right->rotation &&
               carc_same_cell(left->cell, right->cell);
    }
    return same;
}

static bool load_rules(struct jcz_game *game, const struct jcz_setup *setup, struct diag *diag)
{
    if (game->rules != NULL && same_rules(&game->setup, setup)) {
        return true;
    }
    struct load_request *request = base_alloc(sizeof *request);
    struct carc_rules *rules = NULL;
    if (jcz_setup_request(setup, request, diag)) {
        rules = load_game(request, diag);
    }
    free(request);
    if (rules == NULL) {
        return false;
    }
    free(game->rules);
    game->rules = rules;
    game->state = base_realloc(game->state, carc_state_size(rules));
    for (int tile = 0; tile < JCZ_TILES; tile++) {
        game->ours[tile] = (int16_t)carc_find_tile(&rules->set, jcz_tile(tile)->ours);
    }
    return true;
}

bool jcz_game_begin(
    struct jcz_game *game, const struct jcz_setup *setup, int wanted, struct diag *diag)
{
    if (!load_rules(game, setup, diag)) {
        return false;
    }
    game->setup = *setup;
    if (!jcz_pack_init(&game->pack, &game->setup)) {
        diag_error(diag, (struct diag_place){0, 0}, "a start tile is not in the pack");
        return false;
    }
    memset(&game->view, 0, sizeof game->view);
    game->random = setup->random;
    game->undo_count = 0;
    game->void_return = false;
    game->wanted = wanted;
    game->unexpected_turn = 0;
    game->same_events = 0;
    game->same_placed = 0;
    carc_start(game->rules, setup->players, game->state);
    for (int i = 0; i < setup->start_count; i++) {
        game->tiles[i] = setup->start[i].tile;
    }
    return jcz_game_first_turn(game, diag);
}
