/* Positions for the tests of this folder. */
#ifndef TESTS_NOTATION_POSITION_H
#define TESTS_NOTATION_POSITION_H

#include "rules/state.h"

struct position {
    struct carc_rules *rules;
    struct carc_state *state;
    struct carc_events events; /* of the last action */
};

/* A new game of these sets ("base,crop-circles"); options of `hig`. */
void position_begin(struct position *position, const char *sets, int players);
void position_end(struct position *position);

/* Carries out lines such as "draw E; place 0,-1 r2; pass"; each must be legal. */
void position_play(struct position *position, const char *lines);

#endif
