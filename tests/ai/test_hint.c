/* What speaks for a move, in points and in words, and which moves are told of. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/hint.h"
#include "base/text.h"
#include "position.h"

static const char *const names[] = {"Ann", "Bob"};

Test(hint, a_reason_in_words)
{
    static const struct {
        struct ai_reason reason;
        const char *text;
    } cases[] = {
        {{.kind = AI_REASON_OWN,
             .feature = CARC_CITY,
             .cell = {1, 0},
             .complete = 12,
             .chance = 0.71,
             .fitting = 5,
             .left = 19,
             .gap = {2, 0}},
            "finishing the city at 1,0: 12 points at 71 %, because 5 of 19 tiles fit its gap at "
            "2,0"},
        {{.kind = AI_REASON_OWN,
             .feature = CARC_ROAD,
             .cell = {-1, 3},
             .complete = 1,
             .chance = 0.5,
             .before = 0.2,
             .fitting = 1,
             .left = 7,
             .gap = {-2, 3}},
            "finishing the road at -1,3: 1 point at 50 % instead of 20 %, because 1 of 7 tiles "
            "fits its gap at -2,3"},
        {{.kind = AI_REASON_OTHER, .feature = CARC_FIELD, .player = 1, .complete = 1},
            "the field of Bob at 0,0 beside 1 finished city"},
        {{.kind = AI_REASON_OWN, .feature = CARC_FIELD, .complete = 3},
            "owning the field at 0,0 beside 3 finished cities"},
        {{.kind = AI_REASON_SCORED, .player = 0, .complete = 8}, "Ann scores 8 points at once"},
        {{.kind = AI_REASON_MEEPLES, .meeples = -1}, "1 meeple less at home"},
        {{.kind = AI_REASON_MEEPLES, .meeples = -2}, "2 meeples fewer at home"},
        {{.kind = AI_REASON_MEEPLES, .meeples = 2}, "2 meeples more at home"},
        {{.kind = AI_REASON_KEPT}, "a meeple stays at home"},
        {{.kind = AI_REASON_LITTLE}, "little changes for anybody"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct text text = {0};
        ai_reason_text(&cases[i].reason, names, &text);
        cr_expect_str_eq(text_string(&text), cases[i].text);
        text_finish(&text);
    }
}

/* Ann can finish a city of three with her knight in it; there is nothing better. */
Test(hint, says_what_speaks_for_a_move)
{
    struct position position =
        position_of("base", 2, "put N 0,-1 r1\nmeeple 1 0,0 city\nbag E V V V V V V V\ndraw E\n");
    struct ai_question question = position_question(&position, 50);
    struct ai_hint hint;
    ai_hint(ai_find_player("expert"), &question, &hint);
    cr_assert_eq(hint.count, AI_MAX_CANDIDATES);
    const struct ai_advice *best = &hint.advice[0];
    cr_expect_geq(best->steps, 1);
    cr_expect_eq(best->step[0].verb, CARC_PLACE);
    bool scores = false;
    for (int i = 0; i < best->reasons; i++) {
        scores = scores || (best->reason[i].kind == AI_REASON_SCORED && best->reason[i].points > 0);
    }
    cr_expect(scores, "%d reasons", best->reasons);
    for (int i = 1; i < best->reasons; i++) {
        cr_expect_geq(fabs(best->reason[i - 1].points), fabs(best->reason[i].points));
    }
    position_finish(&position);
}

/* ---- Three moves, if there are so many. */

static struct ai_hint hint_of(const struct position *position, const char *player)
{
    struct ai_question question = position_question(position, 6);
    struct ai_hint hint;
    ai_hint(ai_find_player(player), &question, &hint);
    return hint;
}

static bool same_moves(const struct ai_advice *a, const struct ai_advice *b)
{
    bool same = a->steps == b->steps;
    for (int i = 0; same && i < a->steps; i++) {
        same = carc_same_action(a->step[i], b->step[i]);
    }
    return same;
}

static void check_moves(const struct ai_hint *hint)
{
    for (int i = 0; i < hint->count; i++) {
        const struct ai_advice *advice = &hint->advice[i];
        cr_expect_geq(advice->reasons, 1, "move %d has a reason", i + 1);
        cr_expect_gt(advice->steps, 0);
        for (int j = 0; j < i; j++) {
            cr_expect_geq(hint->advice[j].points, advice->points);
            cr_expect_not(same_moves(&hint->advice[j], advice), "moves %d, %d", j + 1, i + 1);
        }
    }
}

/* The start tile is all there is, and a city all round fits it one way only. Whoever gives it no
 * knight keeps him. */
Test(hint, one_space_with_and_without_a_meeple)
{
    struct position position = position_of("base", 2, "draw C\n");
    struct ai_hint hint = hint_of(&position, "expert");
    cr_assert_eq(hint.count, 2);
    check_moves(&hint);
    bool passes = false;
    for (int i = 0; i < hint.count; i++) {
        const struct ai_advice *advice = &hint.advice[i];
        cr_assert_eq(advice->steps, 2);
        cr_expect(carc_same_action(advice->step[0], hint.advice[0].step[0]));
        if (advice->step[1].verb == CARC_PASS) {
            passes = true;
            cr_expect_eq(advice->reason[0].kind, AI_REASON_KEPT);
            cr_expect_gt(advice->reason[0].points, 0);
        } else {
            cr_expect_eq(advice->step[1].verb, CARC_CLAIM);
        }
    }
    cr_expect(passes);
    position_finish(&position);
}

/* In the north and in the south, with each claim and without. */
Test(hint, two_spaces_with_the_best_meeples)
{
    struct position position = position_of("base", 2, "draw F\n");
    struct ai_hint hint = hint_of(&position, "expert");
    cr_assert_eq(hint.count, AI_MAX_CANDIDATES);
    check_moves(&hint);
    for (int i = 0; i < hint.count; i++) {
        cr_expect_eq(hint.advice[i].steps, 2);
    }
    position_finish(&position);
}

/* A player that names one move only, and a search that leaves out what is far behind. */
Test(hint, what_the_player_left_out_comes_after_it)
{
    struct position position = position_of("base", 2, "draw V\n");
    struct ai_question question = position_question(&position, 6);
    struct ai_answer answer;
    ai_find_player("medium")->choose(ai_find_player("medium"), &question, &answer);
    cr_assert_eq(answer.candidates, 1);
    struct ai_hint hint;
    ai_hint_explain(&question, &answer, &hint);
    cr_assert_eq(hint.count, AI_MAX_CANDIDATES);
    check_moves(&hint);
    cr_expect(carc_same_action(hint.advice[0].step[0], answer.action));
    position_finish(&position);
}

/* How many moves the rules allow: placements, else whole turns, else what may be done now. */
static int allowed_moves(const struct position *position)
{
    size_t places;
    struct carc_action *actions = position_actions(position->rules, position->state, &places);
    int count = (int)places;
    if (position->state->phase == CARC_PHASE_TILE && places < AI_MAX_CANDIDATES) {
        size_t size = carc_state_size(position->rules);
        struct carc_state *state = base_alloc(size);
        for (size_t i = 0; i < places; i++) {
            memcpy(state, position->state, size);
            carc_apply_legal(position->rules, state, actions[i], NULL);
            struct position laid = {position->rules, state};
            size_t claims = 1;
            if (state->phase == CARC_PHASE_MEEPLE) {
                free(position_actions(laid.rules, laid.state, &claims));
            }
            count += (int)claims - 1;
        }
        free(state);
    }
    free(actions);
    return count < AI_MAX_CANDIDATES ? count : AI_MAX_CANDIDATES;
}

Test(hint, three_moves_in_any_position)
{
    static const enum carc_phase phases[] = {
        CARC_PHASE_TILE, CARC_PHASE_MEEPLE, CARC_PHASE_CROP_CHOICE, CARC_PHASE_CROP_TURN};
    static const int left[] = {60, 30, 8, 1};
    for (uint64_t seed = 1; seed <= 6; seed++) {
        for (size_t i = 0; i < 4; i++) {
            for (size_t j = 0; j < 4; j++) {
                struct position position =
                    position_random("base,crop-circles", 2, left[j], phases[i], seed);
                struct ai_hint hint = hint_of(&position, "expert");
                cr_expect_eq(hint.count, allowed_moves(&position), "phase %d, %d left, seed %d",
                    (int)phases[i], left[j], (int)seed);
                check_moves(&hint);
                position_finish(&position);
            }
        }
    }
}
