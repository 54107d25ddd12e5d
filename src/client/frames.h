/* How long the pictures on the screen take: measured always, told by a script's `frames`. Counted
 * is the time of the processor, so that the figures mean the same on a busy machine. */
#ifndef CLIENT_FRAMES_H
#define CLIENT_FRAMES_H

#include <stdbool.h>
#include <stdint.h>

#define FRAMES_KEPT 4096

struct frames {
    uint64_t mark, used; /* when the last report was, or the program began: clock, processor */
    uint64_t start;      /* of the pass that runs */
    unsigned count;      /* painted since the mark */
    uint32_t took[FRAMES_KEPT]; /* microseconds, of the first of them */
};

void frames_init(struct frames *frames);

/* Around each pass; `painted`: it put a picture on the screen. */
void frames_begin(struct frames *frames);
void frames_end(struct frames *frames, bool painted);

/* A line on stdout, `WORDS: 120 frames, mean 3.1, 95 % 4.0, worst 9.7 ms; 1200 ms (cpu 1500), 96
 * MB`, and begins anew. After the semicolon stand all threads, and the most memory so far. */
void frames_tell(struct frames *frames, const char *words);

#endif
