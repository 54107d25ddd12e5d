/* Thinking on another thread. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "ai/recall.h"
#include "ai/thinker.h"
#include "base/text.h"
#include "position.h"

static void count_done(void *context)
{
    atomic_fetch_add((atomic_int *)context, 1);
}

struct fixture {
    struct position position;
    struct ai_thinker *thinker;
    const struct ai_player *expert;
    atomic_int done;
};

static void begin(struct fixture *fixture)
{
    fixture->position = position_random("base", 2, 40, CARC_PHASE_TILE, 1);
    atomic_init(&fixture->done, 0);
    fixture->thinker = ai_thinker_create(count_done, &fixture->done);
    fixture->expert = ai_find_player("expert");
}

static void end(struct fixture *fixture)
{
    ai_thinker_destroy(fixture->thinker);
    position_finish(&fixture->position);
}

/* A question that takes an hour if nobody stops it. */
static struct ai_question long_question(const struct fixture *fixture)
{
    struct ai_question question = position_question(&fixture->position, 0);
    question.budget.milliseconds = 3600000;
    return question;
}

static bool is_legal(const struct fixture *fixture, const struct ai_answer *answer)
{
    return carc_try(fixture->position.rules, fixture->position.state, answer->action) == CARC_OK;
}

Test(thinker, answers_as_the_player_does)
{
    struct fixture fixture;
    begin(&fixture);
    struct ai_question question = position_question(&fixture.position, 100);
    struct ai_answer expected;
    fixture.expert->choose(fixture.expert, &question, &expected);
    for (int i = 0; i < 3; i++) {
        cr_expect_not(ai_thinker_busy(fixture.thinker));
        ai_thinker_start(fixture.thinker, fixture.expert, &question);
        cr_expect(ai_thinker_busy(fixture.thinker));
        struct ai_answer answer;
        if (i == 0) {
            ai_thinker_wait(fixture.thinker, &answer);
        } else {
            while (!ai_thinker_poll(fixture.thinker, &answer)) {
            }
        }
        cr_expect(carc_same_action(answer.action, expected.action));
        cr_expect_eq(answer.candidate[0].points, expected.candidate[0].points);
        cr_expect_not(ai_thinker_poll(fixture.thinker, &answer), "it is taken once");
    }
    cr_expect_eq(atomic_load(&fixture.done), 3);
    end(&fixture);
}

/* The caller may change his state while the thread thinks about its copy. */
Test(thinker, thinks_about_a_copy)
{
    struct fixture fixture;
    begin(&fixture);
    struct ai_question question = position_question(&fixture.position, 200);
    struct ai_answer expected;
    fixture.expert->choose(fixture.expert, &question, &expected);
    struct carc_state *kept = base_alloc(carc_state_size(fixture.position.rules));
    memcpy(kept, fixture.position.state, carc_state_size(fixture.position.rules));
    ai_thinker_start(fixture.thinker, fixture.expert, &question);
    struct rng rng;
    rng_seed(&rng, 1);
    while (fixture.position.state->phase != CARC_PHASE_OVER) {
        position_step(fixture.position.rules, fixture.position.state, &rng);
    }
    struct ai_answer answer;
    ai_thinker_wait(fixture.thinker, &answer);
    cr_expect(carc_same_action(answer.action, expected.action));
    memcpy(fixture.position.state, kept, carc_state_size(fixture.position.rules));
    free(kept);
    end(&fixture);
}

Test(thinker, answers_when_it_is_stopped)
{
    static const char *const names[] = {"expert", "uct1000", "star", "outlook"};
    struct fixture fixture;
    begin(&fixture);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct ai_question question = long_question(&fixture);
        question.budget.threads = 2;
        ai_thinker_start(fixture.thinker, ai_find_player(names[i]), &question);
        ai_thinker_stop(fixture.thinker);
        ai_thinker_stop(fixture.thinker);
        struct ai_answer answer;
        ai_thinker_wait(fixture.thinker, &answer);
        cr_expect(is_legal(&fixture, &answer), "%s", names[i]);
    }
    cr_expect_eq(atomic_load(&fixture.done), 4);
    end(&fixture);
}

Test(thinker, can_be_cancelled)
{
    struct fixture fixture;
    begin(&fixture);
    struct ai_question question = long_question(&fixture);
    struct ai_answer answer;
    ai_thinker_cancel(fixture.thinker);
    ai_thinker_stop(fixture.thinker);
    cr_expect_not(ai_thinker_poll(fixture.thinker, &answer));
    ai_thinker_start(fixture.thinker, fixture.expert, &question);
    ai_thinker_cancel(fixture.thinker);
    cr_expect_not(ai_thinker_busy(fixture.thinker));
    cr_expect_not(ai_thinker_poll(fixture.thinker, &answer));
    ai_thinker_cancel(fixture.thinker);
    /* A new question takes the place of one that is open. */
    ai_thinker_start(fixture.thinker, fixture.expert, &question);
    question = position_question(&fixture.position, 10);
    ai_thinker_start(fixture.thinker, fixture.expert, &question);
    ai_thinker_wait(fixture.thinker, &answer);
    cr_expect_eq(answer.nodes, 10);
    end(&fixture);
}

Test(thinker, can_be_destroyed_at_any_time)
{
    ai_thinker_destroy(NULL);
    struct fixture fixture;
    begin(&fixture);
    struct ai_question question = long_question(&fixture);
    ai_thinker_start(fixture.thinker, fixture.expert, &question);
    ai_thinker_destroy(fixture.thinker);
    /* With an answer that nobody took. */
    fixture.thinker = ai_thinker_create(NULL, NULL);
    question = position_question(&fixture.position, 1);
    ai_thinker_start(fixture.thinker, fixture.expert, &question);
    end(&fixture);
}

/* Bob has to decide about his meeple; then Ann draws one of two kinds of tile. */
static struct position before_the_turn(void)
{
    return position_of("base", 2, "bag U V V V V U U\nturn 2\ndraw U\nplace 1,0 r1\n");
}

/* With two decisions and two kinds of tile there is little to guess: what Ann is asked was thought
 * of before. More is then put down as known than any machine can find out in her time, so that the
 * answer can only have it from there. */
Test(ponder, knows_what_comes)
{
    struct position position = before_the_turn();
    const struct ai_player *expert = ai_find_player("expert");
    struct ai_recall *recall = base_alloc_zero(sizeof *recall);
    struct ai_question question = position_question(&position, 6000);
    expert->ponder(expert, &question, 0, recall);
    const struct ai_player *outlook = ai_find_player("outlook");
    struct ai_answer bob;
    outlook->choose(outlook, &question, &bob);
    carc_apply_legal(position.rules, position.state, bob.action, NULL);
    struct carc_action draw = {CARC_DRAW, 0, 0, {0, 0}};
    while (carc_bag_count(position.rules, position.state, draw.item) == 0) {
        draw.item++;
    }
    carc_apply_legal(position.rules, position.state, draw, NULL);
    uint64_t key = carc_hash(position.rules, position.state);
    struct ai_recall_row *row = ai_recall_row(recall, key);
    cr_expect_gt(ai_recall_count(row), 200, "%d rollouts", (int)ai_recall_count(row));
    row->tried[0].count += 1000000000;
    struct ai_answer answers[2];
    question = position_question(&position, 0);
    question.budget.milliseconds = 50;
    question.budget.processor_time = true;
    question.recall = recall;
    expert->choose(expert, &question, &answers[0]);
    cr_expect_geq(answers[0].nodes, ai_recall_count(row));
    /* By nodes the answer is the same whatever is known. */
    for (int i = 0; i < 2; i++) {
        question = position_question(&position, 50);
        question.recall = i ? recall : NULL;
        expert->choose(expert, &question, &answers[i]);
    }
    cr_expect(carc_same_action(answers[0].action, answers[1].action));
    cr_expect_eq(answers[0].candidate[0].points, answers[1].candidate[0].points);
    cr_expect_eq(answers[0].nodes, answers[1].nodes);
    free(recall);
    position_finish(&position);
}

Test(ponder, a_row_belongs_to_one_position)
{
    struct ai_recall *recall = base_alloc_zero(sizeof *recall);
    struct ai_recall_row *row = ai_recall_row(recall, 5);
    cr_expect_eq(ai_recall_count(row), 0);
    row->count = 2;
    row->tried[0].count = 30;
    row->tried[1].count = 12;
    cr_expect_eq(ai_recall_count(ai_recall_row(recall, 5)), 42);
    cr_expect_eq(ai_recall_count(ai_recall_row(recall, 5 + AI_RECALL_ROWS)), 0);
    cr_expect_eq(ai_recall_count(ai_recall_row(recall, 5)), 0, "the other one took its place");
    free(recall);
}

/* The thinker ponders until it is asked, stopped, cancelled or destroyed. */
Test(ponder, ends_when_a_question_comes)
{
    struct fixture fixture;
    begin(&fixture);
    struct position before = before_the_turn();
    struct ai_question wait = position_question(&before, 0);
    for (int i = 0; i < 4; i++) {
        ai_thinker_ponder(fixture.thinker, fixture.expert, &wait, 0);
        cr_expect_not(ai_thinker_busy(fixture.thinker));
        struct ai_answer answer;
        cr_expect_not(ai_thinker_poll(fixture.thinker, &answer));
        if (i == 0) {
            ai_thinker_stop(fixture.thinker);
        } else if (i == 1) {
            ai_thinker_cancel(fixture.thinker);
        } else if (i == 2) {
            ai_thinker_ponder(fixture.thinker, ai_find_player("hard"), &wait, 0);
        }
        struct ai_question question = position_question(&fixture.position, 0);
        question.budget.milliseconds = 1;
        ai_thinker_start(fixture.thinker, fixture.expert, &question);
        ai_thinker_ponder(fixture.thinker, fixture.expert, &wait, 0);
        cr_expect(ai_thinker_busy(fixture.thinker), "a question is not given up for it");
        ai_thinker_wait(fixture.thinker, &answer);
        cr_expect(is_legal(&fixture, &answer));
    }
    ai_thinker_ponder(fixture.thinker, ai_find_player("keeper"), &wait, 0);
    ai_thinker_ponder(fixture.thinker, ai_find_player("easy"), &wait, 0);
    ai_thinker_ponder(fixture.thinker, fixture.expert, &wait, 0);
    cr_expect_eq(atomic_load(&fixture.done), 4, "nobody is told of pondering");
    end(&fixture);
    position_finish(&before);
}
