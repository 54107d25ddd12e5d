/* See pseudo.c. */
#ifndef TESTS_CLIENT_PSEUDO_H
#define TESTS_CLIENT_PSEUDO_H

#include <stdbool.h>

void pseudo_switch(bool on);
void pseudo_finish(void); /* frees what was made */

#endif
