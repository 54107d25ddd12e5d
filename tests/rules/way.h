/* Ways to play, in short: rule set, options, tile sets and start layout as texts. */
#ifndef TESTS_WAY_H
#define TESTS_WAY_H

#include "rules/rules.h"

struct way {
    const char *rules;
    const char *options; /* "name=value name=value" */
    const char *sets;    /* "base,crop-circles" */
    const char *start;   /* "D@0,0/0 D@1,0/0"; empty for the usual one */
};

/* The rules of the way, from the shipped data; freed with free(). Fails the test when there are
 * none. */
struct carc_rules *way_rules(const struct way *way);

/* hig with the sets. */
struct carc_rules *way_usual(const char *sets);

#endif
