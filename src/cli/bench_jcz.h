/* The rows of `carc bench` for the protocol of JCloisterZone. */
#ifndef CLI_BENCH_JCZ_H
#define CLI_BENCH_JCZ_H

#include <stdbool.h>

#include "base/text.h"

/* Plays about `games` random games in bulk mode and a tenth of them with full answers, and adds
 * what was measured: lines of a table, or the member `"protocol":[...]` of a JSON object. False
 * after messages on stderr. */
bool bench_jcz(long long games, bool json, struct text *out);

#endif
