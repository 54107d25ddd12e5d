/* Searches held against plain ones that look at everything, and against their limits. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/endgame.h"
#include "ai/levels.h"
#include "ai/rollout.h"
#include "ai/star.h"
#include "ai/uct.h"
#include "base/text.h"
#include "position.h"

static const struct ai_judge heyden = {.worth = ai_judge_heyden};

/* A plain search: everything that may happen, no short cuts. */
struct plain {
    const struct carc_rules *rules;
    const struct ai_judge *judge; /* speaks after so many draws; NULL: at the end of the game */
    int player;                   /* everybody else plays against him when there is a judge */
};

struct plain_points {
    double of[CARC_MAX_PLAYERS];
};

static struct plain_points plain_value(
    const struct plain *plain, const struct carc_state *state, int draws);

static struct plain_points plain_after(
    const struct plain *plain, const struct carc_state *state, struct carc_action action, int draws)
{
    struct carc_state *next = base_alloc(carc_state_size(plain->rules));
    memcpy(next, state, carc_state_size(plain->rules));
    carc_apply_legal(plain->rules, next, action, NULL);
    struct plain_points points = plain_value(plain, next, draws);
    free(next);
    return points;
}

static struct plain_points plain_chance(
    const struct plain *plain, const struct carc_state *state, int draws)
{
    struct plain_points sum = {{0}};
    for (int tile = 0; tile < plain->rules->set.count; tile++) {
        int copies = carc_bag_count(plain->rules, state, tile);
        if (copies > 0) {
            struct carc_action draw = {CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
            struct plain_points points = plain_after(plain, state, draw, draws - 1);
            for (int player = 0; player < state->players; player++) {
                sum.of[player] += points.of[player] * copies / state->bag_left;
            }
        }
    }
    return sum;
}

static struct plain_points plain_decision(
    const struct plain *plain, const struct carc_state *state, int draws)
{
    size_t count;
    struct carc_action *actions = position_actions(plain->rules, state, &count);
    int actor = carc_actor(state);
    struct plain_points best = {{0}};
    double most = -1e300;
    for (size_t i = 0; i < count; i++) {
        struct plain_points points = plain_after(plain, state, actions[i], draws);
        double worth = plain->judge ? points.of[0] * (actor == plain->player ? 1 : -1)
                                    : ai_lead(points.of, state->players, actor);
        if (worth > most) {
            most = worth;
            best = points;
        }
    }
    free(actions);
    return best;
}

/* With a judge of[0] is what it says; else final points. */
static struct plain_points plain_value(
    const struct plain *plain, const struct carc_state *state, int draws)
{
    struct plain_points points = {{0}};
    bool over = state->phase == CARC_PHASE_OVER;
    if (plain->judge && (over || (state->phase == CARC_PHASE_DRAW && draws == 0))) {
        struct ai_position asked = {plain->rules, state, NULL, NULL};
        points.of[0] = plain->judge->worth(&asked, plain->player);
        return points;
    }
    for (int player = 0; over && player < state->players; player++) {
        points.of[player] = state->score[player];
    }
    if (over) {
        return points;
    }
    return state->phase == CARC_PHASE_DRAW ? plain_chance(plain, state, draws)
                                           : plain_decision(plain, state, draws);
}

static double plain_lead(const struct plain *plain, const struct position *position,
    struct carc_action action, int draws)
{
    struct plain_points points = plain_after(plain, position->state, action, draws);
    return plain->judge ? points.of[0]
                        : ai_lead(points.of, position->state->players, carc_actor(position->state));
}

static double plain_best(const struct plain *plain, const struct position *position, int draws)
{
    size_t count;
    struct carc_action *actions = position_actions(plain->rules, position->state, &count);
    double best = -1e300;
    for (size_t i = 0; i < count; i++) {
        double lead = plain_lead(plain, position, actions[i], draws);
        best = lead > best ? lead : best;
    }
    free(actions);
    return best;
}

/* Whether the search without a limit says of its three best what the plain one says. */
static void compare_endgame(const struct position *position)
{
    struct ai_question question = position_question(position, 0);
    struct ai_limit limit = ai_limit_begin(&question.budget, 0);
    struct ai_answer answer;
    cr_assert(ai_endgame(&question, &ai_level_judge, &limit, &answer));
    const struct plain plain = {.rules = position->rules};
    double best = plain_best(&plain, position, CARC_MAX_BAG);
    cr_assert_geq(answer.candidates, 1);
    cr_expect(carc_same_action(answer.action, answer.candidate[0].action));
    cr_expect(fabs(answer.candidate[0].points - best) < 1e-9, "the best is %f, not %f", best,
        answer.candidate[0].points);
    for (int i = 0; i < answer.candidates; i++) {
        double lead = plain_lead(&plain, position, answer.candidate[i].action, CARC_MAX_BAG);
        cr_expect(fabs(answer.candidate[i].points - lead) < 1e-9, "number %d leads by %f, not %f",
            i, lead, answer.candidate[i].points);
    }
}

Test(endgame, the_last_tile)
{
    for (uint64_t seed = 0; seed < 40; seed++) {
        enum carc_phase phase = seed % 2 ? CARC_PHASE_TILE : CARC_PHASE_MEEPLE;
        struct position position = position_random("base", 1 + (int)seed % 4, 0, phase, seed);
        compare_endgame(&position);
        position_finish(&position);
    }
}

Test(endgame, the_last_tile_with_a_crop_circle)
{
    for (uint64_t seed = 0; seed < 12; seed++) {
        enum carc_phase phase = seed % 2 ? CARC_PHASE_CROP_CHOICE : CARC_PHASE_CROP_TURN;
        struct position position =
            position_random("base,crop-circles", 2 + (int)seed % 2, 0, phase, seed);
        compare_endgame(&position);
        position_finish(&position);
    }
}

Test(endgame, the_last_but_one)
{
    for (uint64_t seed = 0; seed < 4; seed++) {
        enum carc_phase phase = seed % 2 ? CARC_PHASE_TILE : CARC_PHASE_MEEPLE;
        struct position position = position_random("base", 2 + (int)seed % 2, 1, phase, seed);
        compare_endgame(&position);
        position_finish(&position);
    }
}

Test(endgame, two_tiles_after_the_placement)
{
    struct position position = position_random("base", 2, 2, CARC_PHASE_MEEPLE, 7);
    cr_assert_eq(position.state->bag_left, 2);
    compare_endgame(&position);
    position_finish(&position);
}

Test(endgame, gives_up_within_its_limit)
{
    struct position position = position_random("base,crop-circles", 4, 3, CARC_PHASE_TILE, 1);
    struct ai_question question = position_question(&position, 10);
    struct ai_limit limit = ai_limit_begin(&question.budget, 0);
    struct ai_answer answer;
    cr_expect_not(ai_endgame(&question, &ai_level_judge, &limit, &answer));
    cr_expect(answer.nodes >= 5 && answer.nodes <= 30, "%d", (int)answer.nodes);
    position_finish(&position);
}

/* Small bags: the plain search takes long. */
Test(star, finds_what_plain_expectimax_finds)
{
    static const struct ai_star settings = {&heyden, 1, 5, 400};
    const struct ai_player star = {.choose = ai_choose_star, .settings = &settings};
    for (uint64_t seed = 0; seed < 12; seed++) {
        enum carc_phase phase = seed % 2 ? CARC_PHASE_TILE : CARC_PHASE_MEEPLE;
        int players = 1 + (int)seed % 3;
        struct position position = position_random("base", players, 3, phase, seed);
        struct ai_question question = position_question(&position, 0);
        struct ai_answer answer;
        ai_choose_star(&star, &question, &answer);
        const struct plain plain = {
            .rules = position.rules, .judge = &heyden, .player = carc_actor(position.state)};
        double best = plain_best(&plain, &position, 1);
        double found = plain_lead(&plain, &position, answer.action, 1);
        cr_expect(fabs(best - found) < 1e-6, "%f is possible, not %f", best, found);
        position_finish(&position);
    }
}

/* A narrow range and few probes prune more and change nothing. */
Test(star, prunes_without_harm)
{
    for (uint64_t seed = 0; seed < 3; seed++) {
        struct position position = position_random("base", 2, 3, CARC_PHASE_TILE, seed);
        struct ai_question question = position_question(&position, 0);
        struct ai_answer answers[3];
        const struct ai_star settings[3] = {
            {&heyden, 1, 5, 400}, {&heyden, 1, 0, 400}, {&heyden, 1, 50, 4000}};
        for (int i = 0; i < 3; i++) {
            const struct ai_player star = {.choose = ai_choose_star, .settings = &settings[i]};
            ai_choose_star(&star, &question, &answers[i]);
            cr_expect(carc_same_action(answers[i].action, answers[0].action), "%d", i);
        }
        cr_expect_lt(answers[0].nodes, answers[2].nodes);
        position_finish(&position);
    }
}

/* With one tile left the tree comes to know everything. */
Test(uct, finds_the_best_last_move)
{
    for (uint64_t seed = 0; seed < 8; seed++) {
        struct position position = position_random("base", 2, 0, CARC_PHASE_TILE, seed);
        struct ai_question question = position_question(&position, 20000);
        struct ai_answer answer;
        const struct ai_player *uct = ai_find_player("uct1000");
        uct->choose(uct, &question, &answer);
        cr_expect_eq(answer.nodes, 20000);
        const struct plain plain = {.rules = position.rules};
        double best = plain_best(&plain, &position, CARC_MAX_BAG);
        double found = plain_lead(&plain, &position, answer.action, CARC_MAX_BAG);
        cr_expect_eq(found, best, "seed %d: %f is possible, not %f", (int)seed, best, found);
        position_finish(&position);
    }
}

Test(uct, tells_what_it_tried)
{
    struct position position = position_random("base,crop-circles", 3, 30, CARC_PHASE_TILE, 2);
    struct ai_question question = position_question(&position, 500);
    struct ai_answer answer;
    const struct ai_player *uct = ai_find_player("uct1000");
    uct->choose(uct, &question, &answer);
    cr_assert_eq(answer.candidates, AI_MAX_CANDIDATES);
    double shares = 0;
    for (int i = 0; i < answer.candidates; i++) {
        shares += answer.candidate[i].share;
        cr_expect(i == 0 || answer.candidate[i].share <= answer.candidate[i - 1].share);
    }
    cr_expect(shares > 0 && shares <= 1.0001);
    position_finish(&position);
}

/* The tree stops growing when it has no more room, and goes on. */
Test(uct, is_content_with_little_room)
{
    struct position position = position_random("base", 2, 40, CARC_PHASE_TILE, 3);
    struct ai_question question = position_question(&position, 2000);
    static const struct ai_uct settings = {1000, 0.5, 20};
    const struct ai_player uct = {.choose = ai_choose_uct, .settings = &settings};
    struct ai_answer answer;
    ai_choose_uct(&uct, &question, &answer);
    cr_expect_eq(answer.nodes, 2000);
    cr_expect_eq(carc_apply(position.rules, position.state, answer.action, NULL), CARC_OK);
    position_finish(&position);
}

/* Threads search by themselves; what they saw is added up. */
Test(rollout, adds_up_what_threads_saw)
{
    struct position position = position_random("base", 2, 40, CARC_PHASE_TILE, 4);
    struct ai_answer answers[3];
    const struct ai_player *expert = ai_find_player("expert");
    for (unsigned threads = 1; threads <= 3; threads++) {
        struct ai_question question = position_question(&position, 240);
        question.budget.threads = threads;
        expert->choose(expert, &question, &answers[threads - 1]);
        cr_expect_geq(answers[threads - 1].nodes, 240);
        cr_expect_leq(answers[threads - 1].nodes, 240 + threads);
        cr_assert_eq(answers[threads - 1].candidates, AI_MAX_CANDIDATES);
    }
    struct ai_question question = position_question(&position, 240);
    question.budget.threads = 3;
    struct ai_answer again;
    expert->choose(expert, &question, &again);
    cr_expect(carc_same_action(again.action, answers[2].action), "by nodes it is the same again");
    cr_expect_eq(again.candidate[0].points, answers[2].candidate[0].points);
    position_finish(&position);
}

/* Ann can close a city of five tiles, or let it be. */
Test(rollout, sees_the_plain_best)
{
    struct position position = position_of("base", 2,
        "put G 0,-1 r1\nput F 0,-2 r1\nput F 0,-3 r1\nmeeple 1 0,0 city\n"
        "bag E U U U V V V V V V V V\ndraw E\n");
    const struct ai_player *expert = ai_find_player("expert");
    struct ai_question question = position_question(&position, 60);
    struct ai_answer answer;
    expert->choose(expert, &question, &answer);
    cr_expect_eq(answer.action.verb, CARC_PLACE);
    cr_expect_eq(answer.action.cell.x, 0);
    cr_expect_eq(answer.action.cell.y, -4);
    position_finish(&position);
}
