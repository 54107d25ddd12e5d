/* Whether what a screen shows can all be read and reached: nothing beyond the window, nothing cut
 * off, nothing over anything else. */
#ifndef TESTS_CLIENT_LAYOUT_H
#define TESTS_CLIENT_LAYOUT_H

#include "player.h"

/* Each fault is told under that name of the screen. */
void layout_check(struct player *player, const char *what);

#endif
