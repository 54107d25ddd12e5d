/* The tiles not drawn yet, and how JCloisterZone draws from them. */
#ifndef JCZ_PACK_H
#define JCZ_PACK_H

#include "jcz/setup.h"

struct jcz_pack {
    const struct jcz_setup *setup; /* outlives the pack */
    uint16_t left[JCZ_TILES];
    int total;
    int drawn_count; /* since the game began: start tiles do not count */
    int16_t drawn[CARC_MAX_BAG];
};

/* The whole pack without the start tiles. False when one of these is not in it. */
bool jcz_pack_init(struct jcz_pack *pack, const struct jcz_setup *setup);

/* How many tiles the original says there are, and whether it would draw another. */
int jcz_pack_size(const struct jcz_pack *pack);
bool jcz_pack_empty(const struct jcz_pack *pack);

/* The tile that is drawn next: from the given order, or else by `*random`, which then makes a
 * step. -1 when the order names a tile that is not left. The pack is not empty. */
int jcz_pack_next(const struct jcz_pack *pack, double *random);

/* Takes a tile out, which must be left in it. */
void jcz_pack_take(struct jcz_pack *pack, int tile);

/* Puts the last tiles back until `count` were drawn. */
void jcz_pack_undo(struct jcz_pack *pack, int count);

/* Index of the first copy of a tile among those that are left, sorted by id. */
int jcz_pack_index(const struct jcz_pack *pack, int tile);

/* The number that follows in the stream of random numbers. */
double jcz_random_step(double random);

#endif
