/* The words for numbers of this library that are not declared beside their lists. */
#ifndef RULES_NAMES_H
#define RULES_NAMES_H

#include "rules/state.h"

/* "draw" for CARC_PHASE_DRAW. */
const char *carc_phase_name(enum carc_phase phase);

/* "N" for 0 ... "W" for 3; "NL" for 0 ... "WR" for 7. */
const char *carc_edge_name(int edge);
const char *carc_half_name(int half);

#endif
