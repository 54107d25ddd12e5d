/* Messages on the terminal. */
#ifndef BASE_SAY_H
#define BASE_SAY_H

#include <stdio.h>

#include "base/macros.h"

/* Prints like fprintf, line by line through utf8_clean: whatever the words of the command line, the
 * names of files or their contents hold, none of it can command the terminal. */
void say(FILE *to, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
