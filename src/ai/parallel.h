/* The same work on several threads. */
#ifndef AI_PARALLEL_H
#define AI_PARALLEL_H

#include <stddef.h>

/* Calls `work` for each of `count` items of `size` bytes, each on a thread of its own, the first
 * on the caller's; returns when all are done. Where no thread can be had the caller's does it. */
void ai_parallel(void (*work)(void *item), void *items, size_t count, size_t size);

#endif
