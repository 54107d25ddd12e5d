/* How fast the tree search is, for `carc bench`. */
#ifndef CLI_BENCH_SEARCH_H
#define CLI_BENCH_SEARCH_H

#include <stdbool.h>

#include "base/text.h"

/* Plays a game with `iterations` of the search (ai/uct.h) for each decision and appends rows about
 * it; `addition` is the time of one in seconds. False when the sets cannot be read; that is
 * reported. */
bool bench_search(long long iterations, double addition, bool json, struct text *out);

#endif
