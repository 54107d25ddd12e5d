/* Ratings from the results of a round robin. */
#ifndef AI_ELO_H
#define AI_ELO_H

#include <stddef.h>

/* Elo ratings that explain the results best (Bradley and Terry 1952, fitted by Hunter's MM steps,
 * 2004). `wins[i * count + j]` is what i scored against j, halves for shared victories. Half a
 * game won and lost is added between those who met, so that nobody is infinitely strong. The
 * ratings are shifted so that player `zero` has 0. */
void ai_elo(size_t count, const double *wins, size_t zero, double *ratings);

#endif
