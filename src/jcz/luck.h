/* Random numbers chosen so that they draw known tiles. Only for src/jcz. */
#ifndef JCZ_LUCK_H
#define JCZ_LUCK_H

#include "jcz/pack.h"

/* Tiles that are drawn one after the other, all with one number: those that fit nowhere, and the
 * one that does. */
struct luck_draws {
    size_t count;
    const int16_t *tiles; /* of jcz_tile */
};

/* Finds a number with which the pack gives these tiles. False when there seems to be none; the
 * pack is as before. */
bool luck_find(struct jcz_pack *pack, const struct luck_draws *draws, double *random);

#endif
