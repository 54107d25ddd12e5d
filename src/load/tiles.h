/* Tile sets from YAML (data/tiles/README.md describes the format). Syntax and names are checked
 * here, the geometry of each tile by carc_tile_check. */
#ifndef LOAD_TILES_H
#define LOAD_TILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "rules/tile.h"

struct doc_node;

#define LOAD_TILES_FORMAT "carcassonne-tiles 1"
#define LOAD_TITLE_SIZE 96

struct load_set {
    char id[CARC_ID_SIZE];
    char title[LOAD_TITLE_SIZE];
    uint32_t checksum; /* of what the tiles are; comments and layout of the file do not count */
    size_t count;      /* tile types, from 1 */
    size_t total;      /* tiles, from 1 to CARC_MAX_BAG */
    struct carc_tile *tiles;
};

/* Read a set from text, from a parsed document (its root) or from a file, which is then named in
 * `diag`. False with located messages when anything is wrong; `set` is then empty. Warnings are
 * added to `diag` also when all is well. To be ended with load_set_finish in both cases. */
bool load_set_text(struct load_set *set, const char *bytes, size_t size, struct diag *diag);
bool load_set_node(struct load_set *set, const struct doc_node *root, struct diag *diag);
bool load_set_file(struct load_set *set, const char *path, struct diag *diag);

/* As load_set_node, but a set that is at fault keeps what could be read: a tile for each entry of
 * its list, to be looked at and never to be played. */
bool load_set_draft(struct load_set *set, const struct doc_node *root, struct diag *diag);

void load_set_finish(struct load_set *set);

#endif
