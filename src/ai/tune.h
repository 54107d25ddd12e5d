/* Fitting the weights of the outlook: change some at random, keep the change when it plays better
 * on the same decks. */
#ifndef AI_TUNE_H
#define AI_TUNE_H

#include "ai/outlook.h"
#include "ai/player.h"
#include "base/rng.h"
#include "base/text.h"

struct ai_tuning {
    const struct carc_rules *rules;
    const struct ai_player *against[8]; /* looking one move ahead, so that games are short */
    int against_count;
    int games; /* against each of them */
    int threads;
};

/* Mean margin of the outlook with these weights, over all opponents and mirrored decks. */
double ai_tune_margin(
    const struct ai_tuning *tuning, const struct ai_outlook_weights *weights, uint64_t decks);

/* Multiplies about a third of the weights by factors around 1; `spread` is the usual distance. */
void ai_tune_change(struct ai_outlook_weights *weights, double spread, struct rng *rng);

/* The weights in the form of data/ai/outlook.inc. */
void ai_tune_write(const struct ai_outlook_weights *weights, struct text *out);

#endif
