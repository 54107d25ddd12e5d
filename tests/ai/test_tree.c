/* The tree below the actions that are tried out. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/rollout.h"
#include "base/text.h"
#include "position.h"

static const struct ai_judge standing = {.worth = ai_judge_standing};

/* Everything is looked at, leads are not squeezed, and what was seen counts more than what the
 * policy thinks. */
static struct ai_rollout thorough(uint32_t room)
{
    return (struct ai_rollout){.judge = &standing,
        .candidates = 64,
        .behind = 1000,
        .turns = 1,
        .scale = 4000,
        .endgame = -1,
        .tree = {.turns = 1,
            .width = 60,
            .behind = 1000,
            .prior = 0.1,
            .exploring = 0.0004,
            .scale = 4000,
            .room = room}};
}

/* The lead of each player. */
struct leads {
    double of[CARC_MAX_PLAYERS];
};

static struct leads plain_leads(
    const struct carc_rules *rules, const struct carc_state *state, bool drawn);

static struct leads leads_after(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_action action, bool drawn)
{
    struct carc_state *next = base_alloc(carc_state_size(rules));
    memcpy(next, state, carc_state_size(rules));
    carc_apply_legal(rules, next, action, NULL);
    struct leads leads = plain_leads(rules, next, drawn);
    free(next);
    return leads;
}

static struct leads leads_of_chance(const struct carc_rules *rules, const struct carc_state *state)
{
    struct leads sum = {{0}};
    for (int tile = 0; tile < rules->set.count; tile++) {
        int copies = carc_bag_count(rules, state, tile);
        struct carc_action draw = {CARC_DRAW, 0, (uint16_t)tile, {0, 0}};
        struct leads leads = {{0}};
        if (copies > 0) {
            leads = leads_after(rules, state, draw, true);
        }
        for (int player = 0; player < state->players; player++) {
            sum.of[player] += leads.of[player] * copies / state->bag_left;
        }
    }
    return sum;
}

/* To the end of the next turn, everybody going for his own lead. */
static struct leads plain_leads(
    const struct carc_rules *rules, const struct carc_state *state, bool drawn)
{
    struct leads best = {{0}};
    if (state->phase == CARC_PHASE_OVER || (state->phase == CARC_PHASE_DRAW && drawn)) {
        struct ai_position position = {rules, state, NULL, NULL};
        for (int player = 0; player < state->players; player++) {
            best.of[player] = ai_judge_standing(&position, player);
        }
        return best;
    }
    if (state->phase == CARC_PHASE_DRAW) {
        return leads_of_chance(rules, state);
    }
    size_t count;
    struct carc_action *actions = position_actions(rules, state, &count);
    int actor = carc_actor(state);
    for (size_t i = 0; i < count; i++) {
        struct leads leads = leads_after(rules, state, actions[i], drawn);
        best = i == 0 || leads.of[actor] > best.of[actor] ? leads : best;
    }
    free(actions);
    return best;
}

static double lead_after(const struct position *position, struct carc_action action)
{
    struct leads leads = leads_after(position->rules, position->state, action, false);
    return leads.of[carc_actor(position->state)];
}

/* With many rollouts the tree comes to know what the others will answer, and how likely their
 * tiles are. */
static void compare(enum carc_phase phase, int players, uint64_t seed)
{
    struct position position = position_random("base", players, 3, phase, seed);
    struct ai_question question = position_question(&position, 60000);
    const struct ai_rollout settings = thorough(1u << 16);
    const struct ai_player player = {.settings = &settings};
    struct ai_answer answer;
    ai_choose_rollout(&player, &question, &answer);
    size_t count;
    struct carc_action *actions = position_actions(position.rules, position.state, &count);
    double best = -1e300;
    for (size_t i = 0; i < count; i++) {
        double lead = lead_after(&position, actions[i]);
        best = lead > best ? lead : best;
    }
    free(actions);
    double found = lead_after(&position, answer.action);
    cr_expect(found > best - 0.1, "seed %d: %f is possible, not %f", (int)seed, best, found);
    cr_expect(fabs(answer.candidate[0].points - found) < 0.5, "seed %d: said to be %f, is %f",
        (int)seed, answer.candidate[0].points, found);
    position_finish(&position);
}

Test(tree, comes_to_what_plain_search_says)
{
    for (uint64_t seed = 0; seed < 6; seed++) {
        compare(CARC_PHASE_MEEPLE, 2, seed);
    }
    compare(CARC_PHASE_MEEPLE, 3, 7);
    compare(CARC_PHASE_TILE, 2, 8);
}

/* It stops growing when it has no more room, and goes on. */
Test(tree, is_content_with_little_room)
{
    for (uint32_t room = 1; room < 300; room = room * 3 + 1) {
        struct position position =
            position_random("base,crop-circles", 2, 30, CARC_PHASE_TILE, room);
        struct ai_question question = position_question(&position, 400);
        const struct ai_rollout settings = thorough(room);
        const struct ai_player player = {.settings = &settings};
        struct ai_answer answer;
        ai_choose_rollout(&player, &question, &answer);
        cr_expect_geq(answer.nodes, 400);
        cr_expect_eq(carc_apply(position.rules, position.state, answer.action, NULL), CARC_OK);
        position_finish(&position);
    }
}
