/* Golden numbers: all ways to play four tiles. Two independent engines agree to depth 3. */
#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <stdlib.h>

#include "base/text.h"
#include "cli/perft_count.h"
#include "way.h"

#if defined(__SANITIZE_ADDRESS__)
#define DEPTH 3
#else
#define DEPTH 4
#endif

Test(perft, orders)
{
    static const struct {
        const char *order[4];
        uint64_t ways[4];
    } rows[] = {
        {{"U", "V", "W", "X"}, {12, 426, 32434, 1088628}},
        {{"E", "F", "G", "H"}, {12, 180, 3686, 90870}},
        {{"D", "K", "L", "M"}, {30, 1210, 99916, 2080096}},
        {{"P", "Q", "R", "S"}, {30, 686, 20976, 1364042}},
        {{"V", "U", "E", "J"}, {24, 426, 10656, 459096}},
    };
    struct carc_rules *rules = way_usual("base");
    struct carc_state *state = base_alloc(carc_state_size(rules));
    carc_start(rules, 2, state);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint16_t order[4];
        for (int t = 0; t < 4; t++) {
            order[t] = (uint16_t)carc_find_tile(&rules->set, rows[i].order[t]);
        }
        for (size_t depth = 1; depth <= DEPTH; depth++) {
            uint64_t ways = perft_count(rules, state, order, depth);
            cr_assert(eq(u64, ways, rows[i].ways[depth - 1]), "%s..., depth %zu", rows[i].order[0],
                depth);
        }
    }
    free(state);
    free(rules);
}
