/* The tile inspector on files of one's own, for its tests. */
#ifndef TESTS_CLIENT_TILE_FILES_H
#define TESTS_CLIENT_TILE_FILES_H

#include "player.h"

/* A file is HEAD and some of the tiles below it. */
#define HEAD "format: carcassonne-tiles 1\nset: mine\ntitle: My tiles\ntiles:\n"
#define CAUSEWAY                                                                                   \
    "  - id: causeway\n    count: 2\n    segments:\n"                                              \
    "      - {name: city,  kind: city,  edges: [N]}\n"                                             \
    "      - {name: road,  kind: road,  edges: [E, W]}\n"                                          \
    "      - {name: north, kind: field, halves: [EL, WR], cities: [city]}\n"                       \
    "      - {name: south, kind: field, halves: [ER, SL, SR, WL]}\n"
#define MEADOW                                                                                     \
    "  - id: meadow\n    segments:\n"                                                              \
    "      - {name: grass, kind: field, halves: [NL, NR, EL, ER, SL, SR, WL, WR]}\n"
#define HOLE                                                                                       \
    "  - id: hole\n    segments:\n"                                                                \
    "      - {name: grass, kind: field, halves: [NL, NR, EL, ER, SL, SR, WL]}\n"

/* Writes such a file, mine.yaml, into the folder of the player's own sets. */
void tile_files_write(const char *bytes);

/* The inspector with that file, and with the base game. */
void tile_files_open(struct player *player, const char *bytes);
void tile_files_open_base(struct player *player);

/* Whether the thing of that id is chosen or switched on. */
bool tile_files_on(struct player *player, const char *id);

#endif
