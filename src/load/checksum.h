/* A number that tells two versions of a tile set apart. Private to this room. */
#ifndef LOAD_CHECKSUM_H
#define LOAD_CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

#include "rules/tile.h"

/* FNV-1a over everything that matters to a game: ids, counts, start tile, symbols and segments in
 * their order. The same on every machine; titles, gardens and comments do not count. */
uint32_t checksum_tiles(const struct carc_tile *tiles, size_t count);

#endif
