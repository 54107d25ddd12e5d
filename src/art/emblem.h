/* The players' emblems, as shapes to be put into a drawing. */
#ifndef ART_EMBLEM_H
#define ART_EMBLEM_H

#include "art/players.h"
#include "art/svg.h"

/* Draws the emblem around `at`, about `radius` to each side, in the player's ink. */
void art_emblem(
    struct art_svg *svg, const struct art_player *player, struct art_point at, double radius);

#endif
