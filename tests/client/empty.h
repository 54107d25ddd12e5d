/* The screens with lists, before anything was saved or finished: openers for screens.c. */
#ifndef TESTS_CLIENT_EMPTY_H
#define TESTS_CLIENT_EMPTY_H

#include "player.h"

void empty_load(struct player *player);
void empty_replays(struct player *player);
void empty_results(struct player *player);

#endif
