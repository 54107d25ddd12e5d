/* Thinking on a thread of its own, for programs that must not wait. Everything here is called by
 * one thread, apart from the callback. */
#ifndef AI_THINKER_H
#define AI_THINKER_H

#include "ai/player.h"

struct ai_thinker;

/* `done` (or NULL) is called on the thinking thread when an answer is ready, also after
 * ai_thinker_stop: it may do no more than wake the thread that polls. */
struct ai_thinker *ai_thinker_create(void (*done)(void *context), void *context);

/* Cancels what is going on. NULL is fine. */
void ai_thinker_destroy(struct ai_thinker *thinker);

/* Begins to think about a question, on a copy of its state; the rules must stay. Its `stop` is not
 * used. What was going on before is cancelled. */
void ai_thinker_start(
    struct ai_thinker *thinker, const struct ai_player *player, const struct ai_question *question);

/* Asks for the answer at once: it is ready within 50 ms. */
void ai_thinker_stop(struct ai_thinker *thinker);

/* Stops, waits for the thread and drops the answer. */
void ai_thinker_cancel(struct ai_thinker *thinker);

/* Whether a question is open: its answer was not taken yet. */
bool ai_thinker_busy(const struct ai_thinker *thinker);

/* Takes the answer if it is ready. */
bool ai_thinker_poll(struct ai_thinker *thinker, struct ai_answer *answer);

/* Waits for the answer and takes it. Only when busy. */
void ai_thinker_wait(struct ai_thinker *thinker, struct ai_answer *answer);

#endif
