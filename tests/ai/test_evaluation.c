/* What positions are worth: the yardsticks by hand, the outlook term by term. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>

#include "ai/levels.h"
#include "ai/odds.h"
#include "base/text.h"
#include "position.h"

static struct ai_position judged(const struct position *position)
{
    return (struct ai_position){position->rules, position->state, NULL, NULL};
}

/* With the memory and the weights of the outlook; the memory is freed with free(). */
static struct ai_position outlook(const struct position *position)
{
    return (struct ai_position){
        position->rules, position->state, &ai_outlook_default, base_alloc_zero(AI_OUTLOOK_MEMORY)};
}

/* The start tile D, a straight road to its east; Ann has the road, Bob the city and the field in
 * the south. */
static const char road_and_city[] = "put U 1,0 r1\n"
                                    "meeple 1 0,0 road\n"
                                    "meeple 2 0,0 city\n"
                                    "meeple 2 0,0 south\n"
                                    "score 5 3\n";

Test(evaluation, points_if_the_game_ended_now)
{
    struct position position = position_of("base", 2, road_and_city);
    struct ai_position asked = judged(&position);
    /* 5 and a road of two tiles, against 3 and a city of one; no finished city at the field. */
    cr_expect_eq(ai_judge_standing(&asked, 0), 5 + 2 - (3 + 1));
    cr_expect_eq(ai_judge_standing(&asked, 1), 3 + 1 - (5 + 2));
    position_finish(&position);
}

Test(evaluation, two_points_for_a_meeple_at_home)
{
    struct position position = position_of("base", 2, road_and_city);
    struct ai_position asked = judged(&position);
    cr_expect_eq(ai_judge_keeping(&asked, 0), 7 + 2 * 6 - (4 + 2 * 5));
    cr_expect_eq(ai_judge_keeping(&asked, 1), 4 + 2 * 5 - (7 + 2 * 6));
    position_finish(&position);
}

Test(evaluation, heyden)
{
    struct position position = position_of("base", 2, road_and_city);
    struct ai_position asked = judged(&position);
    double ann = 10 * 5 + 6 + 2;
    double bob = 10 * 3 + 5 + 1.25 * 1 - 4;
    cr_expect_eq(ai_judge_heyden(&asked, 0), ann - bob);
    cr_expect_eq(ai_judge_heyden(&asked, 1), bob - ann);
    position_finish(&position);
}

/* Three finished cities at a field: three points each, and no malus; two farmers in it count the
 * field once. */
Test(evaluation, heyden_likes_good_fields)
{
    struct position position = position_of("base,base", 2,
        "put E 0,1 r2\nput E 0,2 r0\nput E 1,1 r2\nput E 1,2 r0\nput E 2,1 r2\nput E 2,2 r0\n"
        "meeple 1 1,1 field\nmeeple 1 2,1 field\n");
    struct ai_position asked = judged(&position);
    cr_expect_eq(ai_judge_heyden(&asked, 0), 9 + 5 - 7);
    position_finish(&position);
}

Test(evaluation, with_three_the_best_other_counts)
{
    struct position position =
        position_of("base", 3, "meeple 1 0,0 road\nmeeple 3 0,0 city\nscore 5 3 9\n");
    struct ai_position asked = judged(&position);
    cr_expect_eq(ai_judge_standing(&asked, 0), 6 - 10);
    cr_expect_eq(ai_judge_standing(&asked, 1), 3 - 10);
    cr_expect_eq(ai_judge_standing(&asked, 2), 10 - 6);
    position_finish(&position);
}

/* Tiles that fit north of the start tile, whose city goes on there. */
Test(odds, tiles_are_counted_once)
{
    struct position position = position_of("base", 2, "bag E E C V N\n");
    int open = -1;
    for (int i = 0; i < position.state->open; i++) {
        struct carc_cell cell = carc_open_cell(position.rules, position.state, i);
        open = cell.x == 0 && cell.y == -1 ? i : open;
    }
    cr_assert_geq(open, 0);
    struct ai_odds *odds = base_alloc_zero(sizeof *odds);
    ai_odds_begin(odds, position.rules, position.state);
    unsigned forbid = carc_open_forbids(position.rules, position.state, open);
    bool fresh;
    const struct ai_cell_odds *cell = ai_odds_at(odds, position.rules, forbid, &fresh);
    cr_expect(fresh);
    const int south = 2;
    cr_expect_eq(cell->fitting, 4, "not the road");
    cr_expect_eq(cell->ending[south], 2, "C and N go on");
    cr_expect_eq(cell->ending[0], 0, "to the north lies an empty cell");
    ai_odds_at(odds, position.rules, forbid, &fresh);
    cr_expect_not(fresh, "it is remembered");
    free(odds);
    position_finish(&position);
}

Test(odds, pairs_of_edges_have_six_numbers)
{
    unsigned seen = 0;
    for (int a = 0; a < CARC_EDGES; a++) {
        for (int b = a + 1; b < CARC_EDGES; b++) {
            cr_expect_eq(ai_edge_pair(a, b), ai_edge_pair(b, a));
            seen |= 1u << ai_edge_pair(a, b);
        }
    }
    cr_expect_eq(seen, 63);
}

/* Ann's knight in the city of the start tile: 4 points if one of the two E comes in time. */
Test(outlook, the_term_of_a_city)
{
    struct position position =
        position_of("base", 2, "meeple 1 0,0 city\nbag E E C V N V V V V V\n");
    struct ai_position asked = outlook(&position);
    struct ai_outlook_term terms[14];
    cr_assert_eq(ai_outlook_terms(&asked, terms), 1);
    const struct ai_outlook_weights *weights = &ai_outlook_default;
    double tiles = 2 + weights->extend * 2;
    double turns = 10 / 2.0;
    double chance = 1 - pow(1 - tiles / 10, turns * weights->reach_city);
    cr_expect(fabs(terms[0].chance - chance) < 0.01, "%f, not %f", terms[0].chance, chance);
    cr_expect_eq(terms[0].brief.points_complete, 2);
    cr_expect_eq(terms[0].fitting, 4);
    cr_expect_eq(terms[0].ending, 2);
    double keeps = 1 - (1 - weights->unfinished) * turns / (turns + weights->unfinished_fade);
    double whole = 2 + weights->growth_city;
    double points = keeps + terms[0].chance * (whole - keeps);
    cr_expect(fabs(terms[0].points - points) < 1e-9, "%f, not %f", terms[0].points, points);
    free(asked.memory);
    position_finish(&position);
}

/* With two players what one wins the other loses; for others the lead is over the best. */
Test(outlook, is_fair_to_both)
{
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct position position =
            position_random("base,crop-circles", 2, 20 + (int)seed % 50, CARC_PHASE_DRAW, seed);
        struct ai_position asked = outlook(&position);
        cr_expect_eq(ai_judge_outlook(&asked, 0), -ai_judge_outlook(&asked, 1));
        free(asked.memory);
        position_finish(&position);
    }
}

Test(outlook, at_the_end_it_is_the_score)
{
    for (uint64_t seed = 0; seed < 20; seed++) {
        int players = 1 + (int)seed % CARC_MAX_PLAYERS;
        struct position position =
            position_random("base,crop-circles", players, 0, CARC_PHASE_TILE, seed);
        struct rng rng;
        rng_seed(&rng, seed);
        while (position.state->phase != CARC_PHASE_OVER) {
            position_step(position.rules, position.state, &rng);
        }
        struct ai_position asked = outlook(&position);
        double worth[CARC_MAX_PLAYERS];
        ai_outlook(&asked, worth);
        for (int player = 0; player < players; player++) {
            cr_expect_eq(worth[player], position.state->score[player]);
        }
        free(asked.memory);
        position_finish(&position);
    }
}

/* The quick answer for claims is that of carrying each of them out. */
static void compare_claims(const struct position *position)
{
    struct ai_position asked = outlook(position);
    int player = position->state->turn_player;
    int segment;
    double quick = ai_judge_outlook_claim(&asked, &segment);
    size_t count;
    struct carc_action *actions = position_actions(position->rules, position->state, &count);
    struct carc_state *next = base_alloc(carc_state_size(position->rules));
    double best = -1e300;
    for (size_t i = 0; i < count; i++) {
        memcpy(next, position->state, carc_state_size(position->rules));
        carc_apply_legal(position->rules, next, actions[i], NULL);
        struct ai_position after = asked;
        after.state = next;
        double worth = ai_judge_outlook(&after, player);
        best = worth > best ? worth : best;
        bool chosen = segment < 0 ? actions[i].verb == CARC_PASS
                                  : actions[i].verb == CARC_CLAIM && actions[i].item == segment;
        cr_expect(!chosen || fabs(worth - quick) < 0.02, "it is worth %f, not %f", worth, quick);
    }
    cr_expect(fabs(best - quick) < 0.02, "the best is %f, not %f", best, quick);
    free(next);
    free(actions);
    free(asked.memory);
}

Test(outlook, the_quick_answer_for_claims)
{
    for (uint64_t seed = 0; seed < 100; seed++) {
        struct position position =
            position_random("base", 2 + (int)seed % 3, (int)seed % 70, CARC_PHASE_MEEPLE, seed);
        compare_claims(&position);
        position_finish(&position);
    }
}

/* Nothing is remembered that ought to be forgotten: other bags, other positions in between. */
Test(outlook, remembers_nothing_wrong)
{
    struct ai_position used = {.weights = &ai_outlook_default};
    used.memory = base_alloc_zero(AI_OUTLOOK_MEMORY);
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct position position = position_random(
            "base", 2 + (int)seed % 2, 1 + (int)(seed * 7 % 60), CARC_PHASE_DRAW, seed);
        struct ai_position fresh = outlook(&position);
        used.rules = position.rules;
        used.state = position.state;
        cr_expect_eq(ai_judge_outlook(&used, 0), ai_judge_outlook(&fresh, 0), "seed %d", (int)seed);
        free(fresh.memory);
        position_finish(&position);
    }
    free(used.memory);
}

/* A field beside one finished city, at the last tile: what it pays hangs on the rules (B-63). */
Test(outlook, knows_the_rules_about_fields)
{
    static const char *const options[] = {"rules=first-edition", "rules=hig"};
    static const double each[] = {4, 3};
    for (size_t i = 0; i < 2; i++) {
        struct position position = position_with(position_rules("base", options[i]), 2,
            "put E 0,-1 r2\nmeeple 2 0,0 north\nbag U\ndraw U\n");
        struct ai_position asked = outlook(&position);
        struct ai_outlook_term terms[14];
        cr_assert_eq(ai_outlook_terms(&asked, terms), 1);
        cr_expect_eq(terms[0].points, each[i]);
        cr_expect_eq(terms[0].cities, 1);
        cr_expect_eq(terms[0].chance, 0, "a farmer never comes home");
        free(asked.memory);
        position_finish(&position);
    }
}
