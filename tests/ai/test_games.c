/* Whole games of all players with all rules: nobody ever answers with an illegal action. A sample
 * of them; with WALLS_AND_WHEAT_PROOF=all, and under sanitizers, there are 2000. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "../support/proof.h"
#include "base/text.h"
#include "position.h"

enum { SHARES = 4, SAMPLE = 32, ALL = 2000 };

static const char *const set_lists[] = {"base", "base,crop-circles", "base,crop-circles-2010",
    "base,crop-circles,crop-circles-2010", "base,base,crop-circles"};

static const char *const rule_lists[] = {"rules=hig", "rules=zmg", "rules=hobby-world",
    "rules=first-edition", "rules=second-edition",
    "rules=hig fields=off cc_rake_without_farmers=ask", "rules=zmg cc_add_scope=tile meeples=1",
    "rules=hig meeples=30 first_player=2", "rules=hobby-world fields=off small_city=2"};

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

struct game {
    unsigned number;
    const struct carc_rules *rules;
    struct carc_state *state;
    struct rng rng; /* who plays, and how much is thought */
    atomic_bool stop;
    size_t decisions;
};

/* Mostly a little; sometimes enough that a search gets somewhere, at times nothing at all. */
static struct ai_budget budget_of(struct game *game)
{
    struct ai_budget budget = {.threads = 1 + (rng_below(&game->rng, 8) == 0), .stop = &game->stop};
    uint32_t chance = rng_below(&game->rng, 100);
    budget.nodes = chance < 60 ? 1 : chance < 98 ? 2 + rng_below(&game->rng, 6) : 60;
    atomic_store(&game->stop, rng_below(&game->rng, 16) == 0);
    return budget;
}

static void check(
    const struct game *game, const struct ai_player *player, struct carc_action action)
{
    cr_assert_eq(carc_try(game->rules, game->state, action), CARC_OK,
        "game %u, decision %zu, %s: verb %d, item %d at %d,%d is illegal", game->number,
        game->decisions, player->name, action.verb, action.item, action.cell.x, action.cell.y);
}

static void decide(struct game *game, const struct ai_player *player)
{
    struct ai_question question = {.rules = game->rules,
        .state = game->state,
        .seed = rng_next(&game->rng),
        .budget = budget_of(game)};
    struct ai_answer answer;
    player->choose(player, &question, &answer);
    check(game, player, answer.action);
    cr_assert(answer.candidates >= 0 && answer.candidates <= AI_MAX_CANDIDATES);
    for (int i = 0; i < answer.candidates; i++) {
        cr_assert(i == 0 || answer.candidate[i].points <= answer.candidate[i - 1].points);
        check(game, player, answer.candidate[i].action);
        cr_assert(answer.candidate[i].points > -1e6 && answer.candidate[i].points < 1e6);
    }
    carc_apply_legal(game->rules, game->state, answer.action, NULL);
    game->decisions++;
}

/* Game after game other seats, sets and rules; the players of the table take their turns. */
static void play(unsigned number)
{
    struct game game = {.number = number};
    rng_seed(&game.rng, 77 + number);
    int players = 1 + (int)(number % CARC_MAX_PLAYERS);
    struct carc_rules *rules = position_rules(
        set_lists[number / 2 % COUNT(set_lists)], rule_lists[number / 3 % COUNT(rule_lists)]);
    game.rules = rules;
    game.state = base_alloc(carc_state_size(rules));
    carc_start(rules, players, game.state);
    size_t count;
    const struct ai_player *table = ai_players(&count);
    size_t first = number * (size_t)players % count;
    while (game.state->phase != CARC_PHASE_OVER) {
        if (game.state->phase == CARC_PHASE_DRAW) {
            position_step(rules, game.state, &game.rng);
        } else {
            decide(&game, &table[(first + (size_t)carc_actor(game.state)) % count]);
        }
    }
    cr_assert_gt(game.decisions, 60);
    free(game.state);
    free(rules);
}

static void play_share(unsigned share)
{
    unsigned games = (unsigned)proof_count_sanitized(SAMPLE, ALL);
    for (unsigned number = share; number < games; number += SHARES) {
        play(number);
    }
}

/* Shares, as they are played at the same time. */
Test(games, first_share)
{
    play_share(0);
}

Test(games, second_share)
{
    play_share(1);
}

Test(games, third_share)
{
    play_share(2);
}

Test(games, fourth_share)
{
    play_share(3);
}
