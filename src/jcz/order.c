#include "jcz/order.h"

/* Stands for the identity of the class of a feature. */
#define CLASS_HASH 4u
/* The half-edges of a field are the low byte of a place there too; a monastery is told so. */
#define INNER_HASH (4u << 16)

static uint64_t walk_order(uint32_t hash)
{
    uint64_t order = 0;
    for (int shift = 0; shift < 32; shift += 5) {
        order = order << 5 | (hash >> shift & 31);
    }
    return order;
}

struct jcz_order jcz_order_of(struct carc_cell cell, jcz_place place)
{
    uint32_t at = (uint32_t)(int32_t)cell.x << 16 ^ (uint32_t)(int32_t)cell.y;
    uint32_t location = 0;
    if (place & 0xff) {
        location = place & 0xff;
    } else if (place == JCZ_INNER) {
        location = INNER_HASH;
    } else {
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            location |= (uint32_t)(place >> (8 + edge) & 1) * (3u << (8 + 2 * edge));
        }
    }
    uint32_t hash = ((31 + at) * 31 + CLASS_HASH) * 31 + location;
    return (struct jcz_order){walk_order(at), walk_order(hash)};
}

bool jcz_before(struct jcz_order a, struct jcz_order b)
{
    return a.cell != b.cell ? a.cell < b.cell : a.place < b.place;
}
