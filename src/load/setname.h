/* The name of a tile set in a request: `mine`, or `mine@4f2c91d0` with the checksum that it must
 * have. Private to this room. */
#ifndef LOAD_SETNAME_H
#define LOAD_SETNAME_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/tile.h"

struct set_name {
    char id[CARC_ID_SIZE];
    bool exact; /* there is a checksum */
    uint32_t checksum;
};

bool set_name_read(const char *text, struct set_name *name);

#endif
