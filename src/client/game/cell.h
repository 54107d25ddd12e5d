/* One cell of the table, as tiling.c keeps it: (x, y) is where it is seen. Private to this folder. */
#ifndef CLIENT_CELL_H
#define CLIENT_CELL_H

#include <stdbool.h>

struct game;

/* The placement that lies there and is not coming down just now, or -1. */
int cell_tile(const struct game *game, int x, int y);

/* Is there a wall end at the north-west corner of the cell? */
bool cell_tower(const struct game *game, int x, int y);

/* Draws the tile with what lies between its ground and its props, or, where none lies, what its
 * neighbours throw upon the table; what grows on its seams, and the towers at the corners. */
void cell_draw(struct game *game, int x, int y);

#endif
