/* Any bytes as a tile file: refused with a message, or a set that can be played. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "load/tiles.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition)
{
    if (!condition) {
        abort();
    }
}

static void check_tile(const struct carc_tile *tile)
{
    struct carc_tile_fault faults[DIAG_MAX];
    size_t count = carc_tile_check(tile, faults, ARRAY_LENGTH(faults));
    require(count <= ARRAY_LENGTH(faults));
    for (size_t i = 0; i < count; i++) {
        require(faults[i].warning);
    }
    require(tile->count >= 1 && tile->segment_count >= 1);
    require(tile->id[0] && tile->set[0]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct diag diag;
    diag_init(&diag, "tiles.yaml");
    struct load_set set;
    bool fine = load_set_text(&set, (const char *)data, size, &diag);
    require(fine == (diag.errors == 0));
    require(fine || !set.tiles);
    require(!fine || (set.count >= 1 && set.total <= CARC_MAX_BAG));
    for (size_t i = 0; fine && i < set.count; i++) {
        check_tile(&set.tiles[i]);
    }
    load_set_finish(&set);
    return 0;
}
