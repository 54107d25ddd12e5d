/* Chance for drawing: streams that depend only on the tile's id, the variant and a letter, so that
 * a change in one kind of thing does not shuffle the others. Rotation never enters. */
#ifndef ART_DICE_H
#define ART_DICE_H

#include <stddef.h>

#include "art/point.h"
#include "base/rng.h"

/* C leaves open in which order the arguments of a call and the items of a list are worked out, and
 * compilers differ: never throw twice within one expression. */
struct art_dice {
    struct rng rng;
};

/* Streams in use: '#' ground and parcels, '!' houses, '?' plants, '~' roads, '*' corn, '+' what
 * grows on seams. */
void art_dice_start(struct art_dice *dice, const char *id, int variant, char stream);

/* 0 <= result < 1; low <= result < high; 0 to bound - 1 (bound at least 1). */
double art_dice_unit(struct art_dice *dice);
double art_dice_range(struct art_dice *dice, double low, double high);
int art_dice_below(struct art_dice *dice, int bound);

/* A point of the rectangle from `low` to `high` (x is thrown first), and several units. */
struct art_point art_dice_point(struct art_dice *dice, struct art_point low, struct art_point high);
void art_dice_units(struct art_dice *dice, double *out, int count);

/* Bell-shaped, mean 0, standard deviation 1, never beyond 3.5. */
double art_dice_bell(struct art_dice *dice);

/* The sum of the bytes of an id: picks among kinds of decoration. */
int art_id_sum(const char *id);

#endif
