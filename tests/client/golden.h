/* Pictures of the client beside stored ones. Both are a quarter of the screen wide and high, which
 * hides how a font rasteriser places its greys, and with 32 shades a channel, which keeps the
 * stored ones small. */
#ifndef TESTS_CLIENT_GOLDEN_H
#define TESTS_CLIENT_GOLDEN_H

#include <SDL_surface.h>
#include <stdbool.h>

#define GOLDEN_SHRINK 4

/* How two pictures of one size differ. */
struct golden_difference {
    double share; /* of the pixels that differ clearly in a channel, 0 to 1 */
    double
        block; /* the mean difference of the worst GOLDEN_BLOCK x GOLDEN_BLOCK pixels, 0 to 255 */
};

#define GOLDEN_BLOCK 5         /* pixels: 20 x 20 of the screen */
#define GOLDEN_CLEAR 28        /* of 255: what another font rasteriser does not do */
#define GOLDEN_SHARE_MOST 0.03 /* a page of text that is not hinted at all */
#define GOLDEN_BLOCK_MOST 44.0 /* no icon, badge or meeple is as faint */

/* A new picture for the one of the screen: smaller, and with fewer shades. RGB24. */
SDL_Surface *golden_shrink(SDL_Surface *screen);

/* Both RGB24 and of the same size. */
struct golden_difference golden_compare(const SDL_Surface *expected, const SDL_Surface *got);
bool golden_alike(struct golden_difference difference);

/* A new picture: what was expected, what came, and where they differ, side by side. */
SDL_Surface *golden_show(SDL_Surface *expected, SDL_Surface *got);

/* Compares what the window of a screen holds, in the picture file `screen`, with the stored picture
 * of that name. When they differ the test fails, and the difference picture is written; with
 * WALLS_AND_WHEAT_GOLDEN=renew what came is stored instead. */
void golden_check(const char *screen, const char *name);

#endif
