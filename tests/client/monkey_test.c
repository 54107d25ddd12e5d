/* 20 000 things done at random without a picture, 2 000 with one. */
#include <criterion/criterion.h>
#include <stdlib.h>

#include "../support/proof.h"
#include "monkey.h"
#include "sandbox.h"
#include "screens.h"

static void begin(void)
{
    screens_begin();
    sandbox_open(getenv("XDG_DATA_HOME"));
}

TestSuite(monkey, .init = begin, .fini = screens_end, .timeout = 3600);

#define EACH 1000

/* In runs, so that a fault is found again sooner. */
static void play(unsigned long runs, bool drawn)
{
    for (unsigned long i = 0; i < runs; i++) {
        monkey_play(proof_seed(1) + i, drawn ? EACH / 4 : EACH, drawn);
    }
}

Test(monkey, without_a_picture)
{
    play(proof_count_sanitized(2, 20), false);
}

Test(monkey, with_a_picture)
{
    play(proof_count_sanitized(1, 8), true);
}
