#include "base/clock.h"

#include <time.h>

double clock_seconds(enum clock_kind kind)
{
    static const clockid_t clocks[] = {
        [CLOCK_WALL] = CLOCK_MONOTONIC,
        [CLOCK_THREAD] = CLOCK_THREAD_CPUTIME_ID,
        [CLOCK_PROCESS] = CLOCK_PROCESS_CPUTIME_ID,
    };
    struct timespec now;
    clock_gettime(clocks[kind], &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
