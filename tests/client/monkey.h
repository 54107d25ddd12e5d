/* Somebody who clicks, types, drags, wheels, resizes, switches screens, and plugs pads in and out,
 * without any idea of what for. */
#ifndef TESTS_CLIENT_MONKEY_H
#define TESTS_CLIENT_MONKEY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Opens the client, with or without a picture, and does so many things with it; the test fails when
 * the client is in a state in which it must not be. When the program ends before its time, the seed
 * and the last things that were done are told on stderr. With WALLS_AND_WHEAT_TRACE set, all are. */
void monkey_play(uint64_t seed, size_t events, bool drawn);

#endif
