/* How far a long command has come: one line on the terminal that is written over again and again.
 * Elsewhere nothing is shown. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct progress {
    uint64_t whole; /* steps */
    bool live;      /* somebody watches */
    double begin, shown;
};

void progress_begin(struct progress *progress, uint64_t whole);

/* `done` steps of the whole; `rest` stands behind the bar. At most ten times a second. */
void progress_show(struct progress *progress, uint64_t done, const char *rest);

/* Leaves the line as it is. */
void progress_end(const struct progress *progress);

/* The line after so many seconds:
 * "[#####...............]  25 of 100, 1 min 30 s left  rest". The time is left out at first. */
void progress_text(
    uint64_t done, uint64_t whole, double seconds, const char *rest, struct text *out);

#endif
