/* Vertex towers: they hide the joins of walls and are drawn by the board, not by the tiles. */
#ifndef ART_TOWERS_H
#define ART_TOWERS_H

#include "art/svg.h"
#include "rules/tile.h"

#define ART_TOWER_KINDS 3
#define ART_TOWER_WIDTH 48 /* of the sprite, in u */
#define ART_TOWER_HEIGHT 56
#define ART_TOWER_X 24 /* the board vertex within the sprite */
#define ART_TOWER_Y 40

/* Corners of the turned tile (bit 0 NW, 1 NE, 2 SE, 3 SW of the screen) in which a wall ends. A
 * vertex of the board gets one tower if any tile that touches it has a wall end there. */
unsigned art_wall_ends(const struct carc_tile *tile, int rotation);

/* Which tower stands on the board vertex that is the north-west corner of the cell (x, y). Lone
 * tiles show kind 0. */
int art_tower_kind(int x, int y);

/* Appends the sprite of a kind as an SVG document of ART_TOWER_WIDTH x ART_TOWER_HEIGHT. */
void art_compose_tower(int kind, bool fine, struct text *out);

/* Appends the towers at the wall ends of a tile that lies alone (tray, ghost, editor): a document
 * with the view art_lone_view, in the tile's units and to be laid over it. False (and nothing is
 * added) when it has none. */
struct art_view art_lone_view(void);
bool art_compose_lone_towers(
    const struct carc_tile *tile, int rotation, bool fine, struct text *out);

/* Draws a tower for the vertex at `at` into an open document. */
void art_draw_vertex_tower(struct art_svg *svg, struct art_point at, int kind, bool fine);

#endif
