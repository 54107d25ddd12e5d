/* The state of a small bag. Private to src/rules.
 *
 * Where a bag is small enough (layout.plain), the parts of its states lie at fixed places, so that
 * the compiler can address them without looking them up: a third less to do to lay a tile. It
 * holds one of base game and crop circles; larger bags have their parts where the layout says. */
#ifndef RULES_FRAME_H
#define RULES_FRAME_H

#include "rules/view.h"

#define FRAME_TILES 78
#define FRAME_OPEN (2 * FRAME_TILES + 2)
#define FRAME_SLOTS ((FRAME_OPEN + 15) / 16 * 16 + 1) /* as view_spare_slot() */
#define FRAME_NODES 280
#define FRAME_CITY_BITS 64

/* The torus (grid.h): safe up to 88 tiles. */
#define FRAME_MASK 4095u
#define FRAME_STEP 90u

struct frame {
    struct carc_state head;
    uint8_t grid[FRAME_MASK + 1];
    uint64_t groups[FRAME_NODES];
    uint64_t sets[FRAME_NODES];
    struct placed placements[FRAME_TILES];
    struct carc_cell open_cells[FRAME_SLOTS];
    uint16_t forbids[FRAME_SLOTS];
    uint16_t roots[FRAME_NODES];
    uint16_t rings[FRAME_NODES];
    uint16_t holders[FRAME_NODES];
    uint16_t city_nodes[FRAME_CITY_BITS + CARC_EDGES];
};

_Static_assert(1 + FRAME_TILES + FRAME_OPEN <= 256, "a byte tells what lies at a cell");

#endif
