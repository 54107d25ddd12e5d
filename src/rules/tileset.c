/* Tile types by name. */
#include <string.h>

#include "rules/rules.h"

static bool id_is_shared(const struct carc_tileset *set, int tile)
{
    for (int i = 0; i < set->count; i++) {
        if (i != tile && strcmp(set->tiles[i].id, set->tiles[tile].id) == 0) {
            return true;
        }
    }
    return false;
}

static bool has_full_name(const struct carc_tile *tile, const char *name)
{
    size_t length = strlen(tile->set);
    return strncmp(name, tile->set, length) == 0 && name[length] == '/' &&
           strcmp(name + length + 1, tile->id) == 0;
}

int carc_find_tile(const struct carc_tileset *set, const char *name)
{
    int found = -1;
    for (int i = 0; i < set->count; i++) {
        if (has_full_name(&set->tiles[i], name)) {
            return i;
        }
        if (strcmp(set->tiles[i].id, name) == 0) {
            found = found == -1 ? i : -2;
        }
    }
    return found;
}

void carc_tile_name(const struct carc_tileset *set, int tile, char *out)
{
    const struct carc_tile *named = &set->tiles[tile];
    size_t length = 0;
    if (id_is_shared(set, tile)) {
        length = strlen(named->set);
        memcpy(out, named->set, length);
        out[length++] = '/';
    }
    memcpy(out + length, named->id, strlen(named->id) + 1);
}
