/* Which free ground is taken: what keeps cottages, parcels, hedges and trees apart. */
#ifndef ART_OCCUPANCY_H
#define ART_OCCUPANCY_H

#include "art/layout.h"

struct art_occupancy {
    const struct art_layout *layout;
    bool taken[ART_CELLS][ART_CELLS];
};

void art_occupancy_init(struct art_occupancy *occupancy, const struct art_layout *layout);

/* Whether the cell at `p` is not taken and further than `margin` from every barrier. */
bool art_occupancy_free(const struct art_occupancy *occupancy, struct art_point p, double margin);

/* The same for a disc (its middle and eight points of its rim). */
bool art_occupancy_disc_free(
    const struct art_occupancy *occupancy, struct art_disc disc, double margin);

void art_occupancy_take(struct art_occupancy *occupancy, struct art_disc disc);

/* Takes the cell at `p` and its eight neighbours. */
void art_occupancy_take_around(struct art_occupancy *occupancy, struct art_point p);

/* Whether `p` lies within `r` of a meeple's spot on a field or road. */
bool art_near_spot(const struct art_layout *layout, struct art_point p, double r);

#endif
