#include "ai/tournament.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/text.h"

/* A game that is finished while one before it is still being played. */
struct waiting {
    bool known;
    struct ai_game_result result;
};

struct work {
    const struct ai_tournament *tournament;
    pthread_mutex_t lock;
    uint64_t next;     /* to be started, counted from 0 */
    uint64_t reported; /* all before it were reported */
    bool stopped;
    bool fine;
    uint64_t fault;
    struct waiting *waiting; /* by number */
};

static bool take(struct work *work, uint64_t *number)
{
    pthread_mutex_lock(&work->lock);
    bool more = !work->stopped && work->next < work->tournament->count;
    *number = work->next;
    work->next += more;
    pthread_mutex_unlock(&work->lock);
    return more;
}

static void give(struct work *work, uint64_t number, const struct ai_game_result *result, bool fine)
{
    const struct ai_tournament *tournament = work->tournament;
    pthread_mutex_lock(&work->lock);
    if (!fine && work->fine) {
        work->fine = false;
        work->stopped = true;
        work->fault = result->game;
    }
    work->waiting[number] = (struct waiting){true, *result};
    while (!work->stopped && work->reported < tournament->count &&
           work->waiting[work->reported].known) {
        const struct ai_game_result *ready = &work->waiting[work->reported++].result;
        work->stopped = !tournament->report(ready, tournament->context);
    }
    pthread_mutex_unlock(&work->lock);
}

static void *play_games(void *context)
{
    struct work *work = context;
    const struct ai_tournament *tournament = work->tournament;
    uint64_t number;
    while (take(work, &number)) {
        struct ai_game_result result;
        uint64_t game = tournament->first + number * tournament->step;
        bool fine = ai_play_match_game(tournament->match, game, &result);
        give(work, number, &result, fine);
    }
    return NULL;
}

bool ai_play_tournament(const struct ai_tournament *tournament, uint64_t *fault)
{
    struct work work = {.tournament = tournament, .fine = true};
    pthread_mutex_init(&work.lock, NULL);
    work.waiting = base_alloc(tournament->count * sizeof *work.waiting);
    for (uint64_t i = 0; i < tournament->count; i++) {
        work.waiting[i].known = false;
    }
    int helpers = tournament->threads - 1;
    pthread_t *threads = base_alloc((size_t)(helpers + 1) * sizeof *threads);
    int started = 0;
    while (started < helpers && pthread_create(&threads[started], NULL, play_games, &work) == 0) {
        started++;
    }
    play_games(&work);
    for (int i = 0; i < started; i++) {
        pthread_join(threads[i], NULL);
    }
    free(threads);
    free(work.waiting);
    pthread_mutex_destroy(&work.lock);
    *fault = work.fault;
    return work.fine;
}
