/* Dwelling houses, seen from the south and a little from above. */
#ifndef ART_HOUSES_H
#define ART_HOUSES_H

#include "art/svg.h"

enum art_house_kind {
    ART_EAVES,
    ART_GABLE,
    ART_TALL_GABLE,
    ART_HIPPED,
    ART_TIMBERED,
    ART_BARN,
    ART_HOUSE_KINDS
};

struct art_house {
    enum art_house_kind kind;
    double width; /* in u, not scaled */
    double scale; /* of heights and details; 1.2 in towns */
    uint32_t roof;
    uint32_t plaster;
    bool timber; /* of gables */
    int slant; /* ridge along a street that rises to the right (1) or to the left (-1); 0: level */
    bool fine;
};

/* Height above the foot at scale 1.2, with the roof. */
double art_house_height(const struct art_house *house);

/* `foot` is the middle of the base line. */
void art_draw_house(struct art_svg *svg, struct art_point foot, struct art_house house);

uint32_t art_roof_colour(int n);    /* n: 0 to 4, five clays */
uint32_t art_plaster_colour(int n); /* n: 0 to 3 */

#endif
