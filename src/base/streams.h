/* The three streams that a program is given: they are there, and what was written arrived. */
#ifndef BASE_STREAMS_H
#define BASE_STREAMS_H

#include <stdbool.h>

/* First of all in `main`: puts the null device in the place of each standard stream that was
 * closed. Else the next file to be opened would be taken for it, and be written into. */
void streams_begin(void);

/* Flushes the standard output. False, with errno, when something that was written to it since the
 * beginning did not arrive: a full disk, a closed stream. */
bool streams_end(void);

#endif
