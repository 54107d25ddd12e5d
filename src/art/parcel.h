/* Parcels of land: strips along roads, walls and rings, so that nothing looks pasted on. */
#ifndef ART_PARCEL_H
#define ART_PARCEL_H

#include "art/paint.h"

enum art_land_use {
    ART_PLOUGH,
    ART_BARLEY,
    ART_GREENS,
    ART_STUBBLE,
    ART_CLOVER,
    ART_ORCHARD,
    ART_MEADOW,
    ART_VINE,
    ART_PASTURE,
    ART_POND,
    ART_HEATH,
    ART_WOOD,
    ART_LAND_USES
};

#define ART_SIDE 7 /* points on each long side */
#define ART_MAX_PARCELS 12

struct art_parcel {
    struct art_point inner[ART_SIDE]; /* on its guide, unturned frame */
    struct art_point outer[ART_SIDE];
    enum art_land_use use;
    double length;
    double depth;
    double mood;  /* 0 to 1: details */
    double hedge; /* 0 to 1: small values have a hedge */
};

/* The point at `u` along and `v` across the parcel, both 0 to 1. */
struct art_point art_parcel_at(const struct art_parcel *parcel, double u, double v);

/* Packs up to `max` parcels into the scene's free ground, which they take. Returns how many. */
int art_parcel_plan(struct art_scene *scene, struct art_parcel *out, int max);

uint32_t art_land_colour(enum art_land_use use);

/* Draws what grows or grazes on a parcel. Strip farming (the first five uses) is one painter, the
 * others are another. `dice` is the parcel's own stream. */
void art_draw_strips(
    struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice);
void art_draw_land(struct art_scene *scene, const struct art_parcel *parcel, struct art_dice *dice);

/* A line across the parcel at `v`, from `u0` to `u1`, turned for drawing. */
struct art_row {
    double v, u0, u1;
    int pieces;
};

void art_parcel_row(const struct art_scene *scene, const struct art_parcel *parcel,
    struct art_row row, struct art_line *out);

/* The parcel's outline with rounded corners as a sub-path. */
void art_parcel_outline(
    const struct art_scene *scene, const struct art_parcel *parcel, struct art_svg *svg);

#endif
