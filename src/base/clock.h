/* Time that passes, in seconds. Only differences mean something. */
#ifndef BASE_CLOCK_H
#define BASE_CLOCK_H

enum clock_kind {
    CLOCK_WALL,    /* by the clock on the wall; never set back */
    CLOCK_THREAD,  /* processor time of the calling thread */
    CLOCK_PROCESS, /* processor time of all threads of the program */
};

double clock_seconds(enum clock_kind kind);

#endif
