/* The painters that art_compose_tile calls one after another: each draws one kind of thing. */
#ifndef ART_PAINT_H
#define ART_PAINT_H

#include "art/dice.h"
#include "art/occupancy.h"
#include "art/stage.h"

/* One tile being painted. */
struct art_scene {
    struct art_layout layout;
    struct art_stage stage;
    struct art_occupancy occupancy;
    struct art_dice ground; /* stream '#' */
    struct art_dice plants; /* stream '?' */
    struct art_line corn;   /* outline of the crop circle's corn field, unturned */
    int mood;               /* the sum of the id's bytes: picks among kinds of decoration */
};

/* Grass with soft blobs, mirrored about the edges' middles so that seams vanish. */
void art_paint_grass(struct art_scene *scene);

/* Roads, crossings and what stands beside them. */
void art_claim_crossings(struct art_scene *scene);
void art_paint_roads(struct art_scene *scene);
void art_paint_crossings(struct art_scene *scene);
void art_paint_wayside(struct art_scene *scene);

/* The corn field round a crop circle, and the figure pressed into it. */
void art_claim_corn(struct art_scene *scene);
void art_paint_corn(struct art_scene *scene);
void art_paint_crop_circle(struct art_scene *scene);

/* Parcels of land. */
void art_paint_parcels(struct art_scene *scene);

/* The formal garden of a tile that asks for one. */
void art_claim_garden(struct art_scene *scene);

/* Walls, gates, parks within walls, hedges between fields. */
void art_paint_stonework_ground(struct art_scene *scene);
void art_paint_stonework(struct art_scene *scene);
void art_paint_borders(struct art_scene *scene);

void art_paint_monastery(struct art_scene *scene);

/* Farms and landmarks, then plants, tufts and flowers. */
void art_paint_farms(struct art_scene *scene);
void art_paint_plants(struct art_scene *scene);
void art_paint_tufts(struct art_scene *scene);

#endif
