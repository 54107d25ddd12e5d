#include "ai/thinker.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#include "ai/recall.h"
#include "base/text.h"

struct ai_thinker {
    void (*done)(void *context);
    void *context;
    const struct ai_player *player;
    struct ai_question question;
    struct carc_state *state; /* the copy */
    struct ai_answer answer;
    int asker;                /* whom pondering is for */
    struct ai_recall *recall; /* what it found; NULL before the first time */
    const struct ai_player *recall_player;
    const struct carc_rules *recall_rules;
    atomic_bool stop;
    atomic_bool ready;
    bool busy;    /* asked, and the answer not taken */
    bool running; /* there is a thread to join */
    pthread_t thread;
};

struct ai_thinker *ai_thinker_create(void (*done)(void *context), void *context)
{
    struct ai_thinker *thinker = base_alloc_zero(sizeof *thinker);
    thinker->done = done;
    thinker->context = context;
    return thinker;
}

void ai_thinker_destroy(struct ai_thinker *thinker)
{
    if (thinker) {
        ai_thinker_cancel(thinker);
        free(thinker->recall);
        free(thinker);
    }
}

static void *think(void *context)
{
    struct ai_thinker *thinker = context;
    thinker->player->choose(thinker->player, &thinker->question, &thinker->answer);
    atomic_store(&thinker->ready, true);
    if (thinker->done) {
        thinker->done(thinker->context);
    }
    return NULL;
}

static void *ponder(void *context)
{
    struct ai_thinker *thinker = context;
    thinker->player->ponder(thinker->player, &thinker->question, thinker->asker, thinker->recall);
    return NULL;
}

/* Ends the thread; its answer stays. */
static void join(struct ai_thinker *thinker)
{
    if (thinker->running) {
        pthread_join(thinker->thread, NULL);
    }
    thinker->running = false;
    thinker->busy = false;
    free(thinker->state);
    thinker->state = NULL;
}

static void take_question(
    struct ai_thinker *thinker, const struct ai_player *player, const struct ai_question *question)
{
    ai_thinker_cancel(thinker);
    size_t size = carc_state_size(question->rules);
    thinker->state = base_alloc(size);
    memcpy(thinker->state, question->state, size);
    thinker->player = player;
    thinker->question = *question;
    thinker->question.state = thinker->state;
    thinker->question.budget.stop = &thinker->stop;
    atomic_store(&thinker->stop, false);
    atomic_store(&thinker->ready, false);
}

void ai_thinker_start(
    struct ai_thinker *thinker, const struct ai_player *player, const struct ai_question *question)
{
    take_question(thinker, player, question);
    bool fits = thinker->recall_player == player && thinker->recall_rules == question->rules;
    thinker->question.recall = fits ? thinker->recall : NULL;
    thinker->busy = true;
    thinker->running = pthread_create(&thinker->thread, NULL, think, thinker) == 0;
    if (!thinker->running) {
        think(thinker); /* no thread could be had */
    }
}

/* What was found for another player or by other rules is worth nothing. */
static void prepare_recall(struct ai_thinker *thinker)
{
    if (thinker->recall && thinker->recall_player == thinker->player &&
        thinker->recall_rules == thinker->question.rules) {
        return;
    }
    free(thinker->recall);
    thinker->recall = base_alloc_zero(sizeof *thinker->recall);
    thinker->recall_player = thinker->player;
    thinker->recall_rules = thinker->question.rules;
}

void ai_thinker_ponder(struct ai_thinker *thinker, const struct ai_player *player,
    const struct ai_question *question, int asker)
{
    if (thinker->busy || !player->ponder) {
        return;
    }
    take_question(thinker, player, question);
    /* By the flag alone, within reason: by then the likely ways were gone many times. */
    thinker->question.budget =
        (struct ai_budget){.milliseconds = 60000, .threads = 1, .stop = &thinker->stop};
    thinker->asker = asker;
    prepare_recall(thinker);
    thinker->running = pthread_create(&thinker->thread, NULL, ponder, thinker) == 0;
}

void ai_thinker_stop(struct ai_thinker *thinker)
{
    atomic_store(&thinker->stop, true);
}

void ai_thinker_cancel(struct ai_thinker *thinker)
{
    ai_thinker_stop(thinker);
    join(thinker);
}

bool ai_thinker_busy(const struct ai_thinker *thinker)
{
    return thinker->busy;
}

bool ai_thinker_poll(struct ai_thinker *thinker, struct ai_answer *answer)
{
    if (!thinker->busy || !atomic_load(&thinker->ready)) {
        return false;
    }
    ai_thinker_wait(thinker, answer);
    return true;
}

void ai_thinker_wait(struct ai_thinker *thinker, struct ai_answer *answer)
{
    assert(thinker->busy);
    join(thinker);
    *answer = thinker->answer;
}
