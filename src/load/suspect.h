/* What is allowed in a tile set and yet most likely a slip of the pen. */
#ifndef LOAD_SUSPECT_H
#define LOAD_SUSPECT_H

#include "load/tiles.h"

struct doc_node;

/* Adds a warning to `diag` for each: a tile without its symbol among crop circle tiles, a tile that
 * is another one turned, a set of a shipped name with another number of tiles. `set` is without
 * errors and was read from `root`. */
void suspect_set(const struct load_set *set, const struct doc_node *root, struct diag *diag);

#endif
