/* Random games in which the rules library and the oracle answer the same questions after every
 * action. */
#ifndef ORACLE_PLAY_H
#define ORACLE_PLAY_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "rules/rules.h"

/* What was covered, in sums. */
struct play_count {
    unsigned long long games;
    unsigned long long actions;
    unsigned long long checks;   /* answers held against each other */
    unsigned long long refusals; /* illegal actions tried */
    unsigned long long crops;    /* step 4 */
    unsigned long long aside;    /* tiles that fitted nowhere */
};

/* Everything that a run of games needs, allocated once. */
struct play;

struct play *play_create(void);
void play_destroy(struct play *play);

/* Plays one game to its end. False at the first difference, with its story in `fault`: the
 * difference, the board and every action so far, enough to play it again by hand. */
bool play_game(struct play *play, const struct carc_rules *rules, int players, uint64_t seed,
    struct text *fault);

const struct play_count *play_counts(const struct play *play);

#endif
