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

/* Thinks of what `player` may be asked as number `asker`, until a question is begun, or
 * ai_thinker_stop or ai_thinker_cancel is called: for the time in which another player decides in
 * the position of `question`, whose budget is not used. What was found makes the search of later
 * questions with a budget in time go farther. Does nothing while a question is open, or for
 * players that cannot, and ends by itself after a minute; there is no answer and no callback. One thread at most; what was found takes
 * AI_RECALL_MEMORY bytes (recall.h), for one player and one game at a time. */
void ai_thinker_ponder(struct ai_thinker *thinker, const struct ai_player *player,
    const struct ai_question *question, int asker);

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
