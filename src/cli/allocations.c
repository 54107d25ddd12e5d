#include "cli/allocations.h"

#include <stdatomic.h>

/* The one mutable global of the program: a count has to live somewhere. */
static atomic_size_t calls;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *memory, size_t size);

size_t allocations_count(void)
{
    return atomic_load_explicit(&calls, memory_order_relaxed);
}

static void count(void)
{
    atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
}

void *__wrap_malloc(size_t size)
{
    count();
    return __real_malloc(size);
}

void *__wrap_calloc(size_t items, size_t size)
{
    count();
    return __real_calloc(items, size);
}

void *__wrap_realloc(void *memory, size_t size)
{
    count();
    return __real_realloc(memory, size);
}
