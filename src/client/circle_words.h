/* What A of a crop circle asks of everybody, by the options of the rules. */
#ifndef CLIENT_CIRCLE_WORDS_H
#define CLIENT_CIRCLE_WORDS_H

#include "rules/options.h"
#include "rules/tile.h"

/* A sentence that says whether it may or must be done, and where. Rich text. */
const char *circle_words_add(const struct carc_options *options, enum carc_symbol symbol);

/* The number of the rule that says so. */
const char *circle_words_rule(const struct carc_options *options);

#endif
