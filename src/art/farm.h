/* Small things of the countryside. `foot` is the middle of the base on the screen. */
#ifndef ART_FARM_H
#define ART_FARM_H

#include "art/svg.h"

void art_draw_haystack(struct art_svg *svg, struct art_point foot, bool fine);
void art_draw_windmill(struct art_svg *svg, struct art_point foot);
void art_draw_wayside_chapel(struct art_svg *svg, struct art_point foot, bool fine);
void art_draw_old_oak(struct art_svg *svg, struct art_point foot, bool fine);
void art_draw_farmstead(struct art_svg *svg, struct art_point foot, bool fine);

/* Beside roads. `way` 1: heading right, -1: left. */
void art_draw_cart(struct art_svg *svg, struct art_point foot, int way, bool fine);
/* A couple on foot with a dog. Their clothes are earthen: players own the bright colours. */
void art_draw_walkers(struct art_svg *svg, struct art_point foot);
void art_draw_rider(struct art_svg *svg, struct art_point foot, int way);
/* A shepherd and his sheep. */
void art_draw_flock(struct art_svg *svg, struct art_point foot, int way);
/* Water along a line of points, from a pool to a spring, and the wall beside a bridge (at most 8 points). */
void art_draw_brook(struct art_svg *svg, const struct art_point *way, int count, bool fine);
void art_draw_parapet(struct art_svg *svg, const struct art_point *way, int count);
void art_draw_milestone(struct art_svg *svg, struct art_point foot);
void art_draw_signpost(struct art_svg *svg, struct art_point foot);
void art_draw_wayside_cross(struct art_svg *svg, struct art_point foot);
void art_draw_beehives(struct art_svg *svg, struct art_point foot);
void art_draw_log_pile(struct art_svg *svg, struct art_point foot);

/* A formal flower garden, 40 x 32 u around `at`. */
void art_draw_garden(struct art_svg *svg, struct art_point at, bool fine);

#endif
