/* Composes the picture of one tile as two SVG documents.
 *
 * The ground and what stands on it ("props") are apart, because ownership tints lie between them.
 * Nothing is turned as a picture: the geometry is turned first and everything is drawn upright, lit
 * from the upper left. The same request gives the same bytes on every machine. */
#ifndef ART_COMPOSE_H
#define ART_COMPOSE_H

#include "art/svg.h"
#include "rules/tile.h"

#define ART_VARIANTS 3

enum art_lod {
    ART_LOD_FULL,  /* above 64 px */
    ART_LOD_SMALL, /* 29 to 64 px */
    ART_LOD_MAP    /* up to 28 px: flat signs, no props */
};

/* The level of detail for a tile that is `px` pixels wide on the screen. */
enum art_lod art_lod_for(double px);

struct art_tile_request {
    int rotation; /* quarter turns clockwise, 0 to 3 */
    int variant;  /* 0 to ART_VARIANTS - 1: the index of the copy in the bag mod 3 */
    enum art_lod lod;
};

/* Appends the two documents, both of 256 x 256 u; what leans over the edge is cut there. Any tile that carc_tile_check accepts can be drawn. */
void art_compose_tile(const struct carc_tile *tile, struct art_tile_request request,
    struct text *ground, struct text *props);

#endif
