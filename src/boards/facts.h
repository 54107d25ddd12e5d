/* Facts about a thing as `key=value` texts, and comparing them with what a line expects. */
#ifndef BOARDS_FACTS_H
#define BOARDS_FACTS_H

#include "boards/test.h"

#define FACTS_MAX 24
#define FACT_SIZE 48

struct facts {
    size_t count;
    struct {
        const char *key;
        char value[FACT_SIZE];
    } items[FACTS_MAX];
};

void facts_init(struct facts *facts);
void facts_text(struct facts *facts, const char *key, const char *value);
void facts_number(struct facts *facts, const char *key, long value);
void facts_flag(struct facts *facts, const char *key, bool value); /* yes, no */

/* "1,3" for the players of a set, "none" for nobody. */
void facts_players(struct facts *facts, const char *key, unsigned players);

/* "8,0" */
void facts_list(struct facts *facts, const char *key, const int *values, int count);

/* Whether all `key=value` words agree with the facts. A word that is no pair, or an unknown key,
 * is a fault with a message (`*fault`); a wrong value is only a "no": the place in
 * `*first_wrong`. */
bool facts_agree(struct test *test, const struct facts *facts, struct words words, bool *fault,
    size_t *first_wrong);

/* The same as an expectation: a wrong value is a message, too. */
bool facts_expect(struct test *test, const struct facts *facts, struct words words);

#endif
