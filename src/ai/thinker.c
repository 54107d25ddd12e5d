#include "ai/thinker.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/text.h"

struct ai_thinker {
    void (*done)(void *context);
    void *context;
    const struct ai_player *player;
    struct ai_question question;
    struct carc_state *state; /* the copy */
    struct ai_answer answer;
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

void ai_thinker_start(
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
    thinker->busy = true;
    thinker->running = pthread_create(&thinker->thread, NULL, think, thinker) == 0;
    if (!thinker->running) {
        think(thinker); /* no thread could be had */
    }
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
