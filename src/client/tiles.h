/* Pictures of the tiles: composed and rasterised by a thread of their own, a small one first, and
 * kept by the toolkit's store. Nothing is made unless it is drawn. */
#ifndef CLIENT_TILES_H
#define CLIENT_TILES_H

#include "art/shape.h"
#include "art/spots.h"
#include "rules/rules.h"
#include "ui/geometry.h"

struct ui;
struct tiles;

/* `rules` must outlive it. */
struct tiles *tiles_create(struct ui *ui, const struct carc_rules *rules);
void tiles_destroy(struct tiles *tiles); /* accepts NULL */

/* From now on the land is pale: for those who need strong contrasts. */
void tiles_set_pale(struct tiles *tiles, bool pale);
bool tiles_pale(const struct tiles *tiles);
#define TILES_PALE 0.6 /* of the colour is taken out */

/* One copy of a tile as it lies. */
struct tiles_face {
    int tile;
    int rotation;
    int copy;  /* 0, 1, 2... in the order of appearance: decides the variant */
    bool lone; /* lies alone: with towers at its own wall ends, which lean out of the square */
};

enum tiles_part { TILES_GROUND, TILES_PROPS, TILES_PART_COUNT };

/* Draws one layer of the tile into the square, or the best there is until it is made; asks for
 * it. False when there is nothing yet (grass may be drawn instead of the ground). */
bool tiles_draw(struct tiles *tiles, struct ui_rect square, struct tiles_face face,
    enum tiles_part part, float opacity);

/* Both layers, and its towers if it lies alone. */
void tiles_draw_whole(
    struct tiles *tiles, struct ui_rect square, struct tiles_face face, float opacity);

/* The tower of a kind (art/towers.h) on a corner of tiles of that side. */
void tiles_draw_tower(struct tiles *tiles, struct ui_point at, float tile, int kind);

/* The trees of a kind (art/growth.h) that stand at that point; nothing where tiles are as small as
 * on a map. */
void tiles_draw_growth(struct tiles *tiles, struct ui_point at, float tile, int kind);

/* The size in device pixels of the picture that would be drawn in place of one of that size; 0: there
 * is none yet. */
int tiles_best(struct tiles *tiles, struct tiles_face face, int pixels);

/* Whatever is still to be made in that size was for a board that is not shown any more. */
void tiles_give_up(struct tiles *tiles, int pixels);

/* A picture for ui_picture(), of SVG text, made like those of the tiles; its longer side is of that
 * many device pixels. */
void tiles_order(struct tiles *tiles, const char *key, const char *svg, int pixels);

/* What it was created for. */
struct ui *tiles_ui(struct tiles *tiles);
const struct carc_tile *tiles_tile(const struct tiles *tiles, int tile);

/* Changes whenever a picture arrived: a board that is kept as a picture must be drawn anew. */
unsigned tiles_version(const struct tiles *tiles);

/* Whether all pictures that were asked for are made. */
bool tiles_idle(const struct tiles *tiles);

/* The shapes of a turned tile's segments. Made when first asked for. */
const struct art_shape *tiles_shape(struct tiles *tiles, int tile, int rotation);

/* Where meeples stand on a tile. Found when first asked for. */
const struct art_spots *tiles_spots(struct tiles *tiles, int tile, int rotation);

/* Takes what the thread has made; once at the beginning of each pass. */
void tiles_collect(struct tiles *tiles);

#endif
