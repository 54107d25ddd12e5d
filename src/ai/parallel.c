#include "ai/parallel.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/text.h"

struct job {
    void (*work)(void *item);
    void *item;
    pthread_t thread;
    bool started;
};

static void *run(void *context)
{
    struct job *job = context;
    job->work(job->item);
    return NULL;
}

void ai_parallel(void (*work)(void *item), void *items, size_t count, size_t size)
{
    struct job *jobs = base_alloc(count * sizeof *jobs);
    for (size_t i = 1; i < count; i++) {
        jobs[i] = (struct job){.work = work, .item = (char *)items + i * size};
        jobs[i].started = pthread_create(&jobs[i].thread, NULL, run, &jobs[i]) == 0;
    }
    work(items);
    for (size_t i = 1; i < count; i++) {
        if (jobs[i].started) {
            pthread_join(jobs[i].thread, NULL);
        } else {
            run(&jobs[i]);
        }
    }
    free(jobs);
}
