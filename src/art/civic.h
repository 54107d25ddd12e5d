/* Large buildings and what stands on squares. `foot` is the middle of the base on the screen. */
#ifndef ART_CIVIC_H
#define ART_CIVIC_H

#include "art/svg.h"

struct art_church {
    double scale;
    int side; /* 1: tower on the right, -1: on the left */
    bool fine;
};

void art_draw_church(struct art_svg *svg, struct art_point foot, struct art_church church);
void art_draw_market_hall(struct art_svg *svg, struct art_point foot, double scale, bool fine);
void art_draw_town_hall(struct art_svg *svg, struct art_point foot, double scale, bool fine);

void art_draw_fountain(struct art_svg *svg, struct art_point foot);
void art_draw_well(struct art_svg *svg, struct art_point foot);
/* Two market stalls with striped awnings. */
void art_draw_stalls(struct art_svg *svg, struct art_point foot, bool fine);

/* Four stalls round a square. */
void art_draw_market(struct art_svg *svg, struct art_point foot, bool fine);

/* A square stone tower with a stair turret, 25 u wide and 48 u high. */
void art_draw_keep(struct art_svg *svg, struct art_point foot, bool fine);
void art_draw_market_cross(struct art_svg *svg, struct art_point foot);
void art_draw_barrels(struct art_svg *svg, struct art_point foot);
/* Rows of vegetables on a bed around `at`, `half` u to both sides. */
void art_draw_bed(struct art_svg *svg, struct art_point at, int rows, double half);
/* The grass of a village green with its pond. */
void art_draw_common(struct art_svg *svg, struct art_point at, double r);

/* The town's shield; `scale` 1 is the usual size. */
void art_draw_pennant(struct art_svg *svg, struct art_point at, double scale);

/* An arched door or window of half width 2.2 and height 7.2 at scale 1, as a sub-path. */
void art_arch(struct art_svg *svg, struct art_point foot, double scale);

#endif
