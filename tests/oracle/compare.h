/* The rules library asked everything, and each answer held against the oracle's. */
#ifndef ORACLE_COMPARE_H
#define ORACLE_COMPARE_H

#include "base/text.h"
#include "crop.h"

struct compare {
    const struct carc_rules *rules;
    const struct carc_state *state;
    const struct oracle *oracle;
    unsigned long long *checks; /* how many answers were held against each other */
    struct text *fault;         /* the first difference, empty when there is none */
};

/* Counts one comparison; false after noting the first difference. */
bool compare_number(
    const struct compare *compare, const char *what, long long engine, long long expected);

/* Phase, actor, scores, supplies, bag, what lies where, standing, carc_check. */
bool compare_position(const struct compare *compare);

/* Every node, every feature, every meeple. */
bool compare_features(const struct compare *compare);

/* Which tiles fit where, for all types of the game and all cells; the open edges. */
bool compare_fits(const struct compare *compare);

/* The list of legal actions, and the options of every player in step 4. */
bool compare_actions(const struct compare *compare);

/* The events of the last action. */
bool compare_events(const struct compare *compare, const struct carc_events *events);

#endif
