/* Ten thousand games to the end, with positions taken back all the time: nothing crashes, above
 * all not in final scoring, and what was taken back is as it was. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>

#include "base/rng.h"
#include "base/text.h"
#include "rules/query.h"
#include "way.h"

#define GAMES 2500 /* in each of four tests */
#define KEPT 16

/* A game with the last positions kept, as a ring of copies. */
struct game {
    const struct carc_rules *rules;
    struct rng rng;
    size_t state_size;
    struct carc_state *state;
    struct carc_state *kept[KEPT];
    uint64_t hashes[KEPT];
    size_t count; /* positions kept so far, of which the last KEPT remain */
    struct carc_events events;
};

static void game_init(struct game *game, const struct carc_rules *rules, uint64_t seed)
{
    *game = (struct game){.rules = rules, .state_size = carc_state_size(rules)};
    rng_seed(&game->rng, seed);
    game->state = base_alloc(game->state_size);
    for (int i = 0; i < KEPT; i++) {
        game->kept[i] = base_alloc(game->state_size);
    }
    game->events.capacity = carc_max_events(rules);
    game->events.items = base_alloc(game->events.capacity * sizeof *game->events.items);
}

static void game_finish(struct game *game)
{
    free(game->state);
    for (int i = 0; i < KEPT; i++) {
        free(game->kept[i]);
    }
    free(game->events.items);
}

static void keep(struct game *game)
{
    size_t at = game->count++ % KEPT;
    memcpy(game->kept[at], game->state, game->state_size);
    game->hashes[at] = carc_hash(game->rules, game->state);
}

/* Goes back up to KEPT positions. */
static void take_back(struct game *game)
{
    size_t most = game->count < KEPT ? game->count : KEPT;
    size_t steps = 1 + rng_below(&game->rng, (uint32_t)most);
    game->count -= steps;
    size_t at = game->count % KEPT;
    memcpy(game->state, game->kept[at], game->state_size);
    cr_assert(eq(u64, carc_hash(game->rules, game->state), game->hashes[at]));
}

/* One random action; the points of the events are the points that were gained. */
static void play_one(struct game *game)
{
    int32_t before[CARC_MAX_PLAYERS];
    memcpy(before, game->state->score, sizeof before);
    game->events.count = 0;
    struct carc_action action =
        carc_choose_action(game->rules, game->state, (uint32_t)(rng_next(&game->rng) >> 32), NULL);
    enum carc_result result = carc_apply(game->rules, game->state, action, &game->events);
    cr_assert(eq(int, result, CARC_OK));
    cr_assert(eq(sz, game->events.lost, 0));
    for (int p = 0; p < game->state->players; p++) {
        for (size_t i = 0; i < game->events.count; i++) {
            before[p] += game->events.items[i].points[p];
        }
        cr_assert(eq(i32, before[p], game->state->score[p]));
    }
}

static void play_to_the_end(struct game *game, int players)
{
    carc_start(game->rules, players, game->state);
    game->count = 0;
    int undos = 12; /* so that every game ends */
    while (game->state->phase != CARC_PHASE_OVER || undos > 0) {
        bool back = game->state->phase == CARC_PHASE_OVER || rng_below(&game->rng, 16) == 0;
        if (back && undos > 0 && game->count > 0) {
            undos--;
            take_back(game);
        } else {
            keep(game);
            play_one(game);
        }
    }
    const char *broken = carc_check(game->rules, game->state);
    cr_assert(eq(ptr, (void *)broken, NULL), "%s", broken);
    cr_assert(eq(int, game->state->bag_left, 0));
    cr_assert(ne(int, carc_winners(game->rules, game->state), 0));
}

static void play_many(const struct way *way, uint64_t seed)
{
    struct carc_rules *rules = way_rules(way);
    struct game game;
    game_init(&game, rules, seed);
    for (int i = 0; i < GAMES; i++) {
        play_to_the_end(&game, CARC_MIN_PLAYERS + i % CARC_MAX_PLAYERS);
    }
    game_finish(&game);
    free(rules);
}

Test(many_games, base)
{
    play_many(&(struct way){"hig", "", "base", ""}, 1);
}

Test(many_games, crop_circles)
{
    play_many(&(struct way){"hig", "", "base,crop-circles", ""}, 2);
}

Test(many_games, all_circles_in_any_feature)
{
    play_many(&(struct way){"zmg", "meeples=4", "base,crop-circles,crop-circles-2010", ""}, 3);
}

Test(many_games, first_edition)
{
    play_many(&(struct way){"first-edition", "", "base,crop-circles-2010", ""}, 4);
}
