#include "client/frames.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

static uint64_t now(clockid_t clock)
{
    struct timespec time = {0};
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

void frames_init(struct frames *frames)
{
    frames->mark = now(CLOCK_MONOTONIC);
    frames->used = now(CLOCK_PROCESS_CPUTIME_ID);
    frames->count = 0;
}

void frames_begin(struct frames *frames)
{
    frames->start = now(CLOCK_THREAD_CPUTIME_ID);
}

void frames_end(struct frames *frames, bool painted)
{
    if (painted && frames->count < FRAMES_KEPT) {
        frames->took[frames->count] = (uint32_t)(now(CLOCK_THREAD_CPUTIME_ID) - frames->start);
    }
    frames->count += painted;
}

static int by_time(const void *a, const void *b)
{
    uint32_t one = *(const uint32_t *)a;
    uint32_t other = *(const uint32_t *)b;
    return (one > other) - (one < other);
}

void frames_tell(struct frames *frames, const char *words)
{
    unsigned kept = frames->count < FRAMES_KEPT ? frames->count : FRAMES_KEPT;
    double sum = 0;
    for (unsigned i = 0; i < kept; i++) {
        sum += frames->took[i];
    }
    qsort(frames->took, kept, sizeof *frames->took, by_time);
    struct rusage usage = {0};
    getrusage(RUSAGE_SELF, &usage);
    double mean = kept > 0 ? sum / kept / 1000 : 0;
    double most = kept > 0 ? frames->took[kept * 95 / 100] / 1000.0 : 0;
    double worst = kept > 0 ? frames->took[kept - 1] / 1000.0 : 0;
    double all = (double)(now(CLOCK_MONOTONIC) - frames->mark) / 1000;
    double used = (double)(now(CLOCK_PROCESS_CPUTIME_ID) - frames->used) / 1000;
    printf("%s: %u frames, mean %.1f, 95 %% %.1f, worst %.1f ms; %.0f ms (cpu %.0f), %ld MB\n",
        words, frames->count, mean, most, worst, all, used, usage.ru_maxrss / 1024);
    fflush(stdout);
    frames_init(frames);
}
