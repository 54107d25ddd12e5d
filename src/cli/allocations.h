/* Counts the calls of malloc, calloc and realloc in this program, for `carc bench`. The linker
 * sends them here (--wrap). */
#ifndef CLI_ALLOCATIONS_H
#define CLI_ALLOCATIONS_H

#include <stddef.h>

/* Calls so far, in all threads. */
size_t allocations_count(void);

#endif
