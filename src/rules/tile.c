#include "rules/tile.h"

#include <string.h>

enum carc_kind carc_edge_kind(const struct carc_tile *tile, int edge)
{
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].edges >> edge & 1) {
            return (enum carc_kind)tile->segments[i].kind;
        }
    }
    return CARC_FIELD;
}

int carc_find_segment(const struct carc_tile *tile, const char *name)
{
    for (int i = 0; i < tile->segment_count; i++) {
        if (strcmp(tile->segments[i].name, name) == 0) {
            return i;
        }
    }
    return -1;
}

/* What can be seen of a segment of the turned tile. Links are told by the edges of the cities, so
 * that the order of the segments does not matter: bit m for a link to a city on the edge set m. */
struct look {
    uint8_t kind;
    uint8_t edges;
    uint8_t halves;
    uint8_t pennants;
    uint16_t links;
};

static struct look look_of(const struct carc_tile *tile, int index, int rotation)
{
    const struct carc_segment *segment = &tile->segments[index];
    struct look look = {segment->kind, carc_rotate_edges(segment->edges, rotation),
        carc_rotate_halves(segment->halves, rotation), segment->pennants, 0};
    for (int city = 0; city < tile->segment_count; city++) {
        if (segment->cities >> city & 1) {
            uint8_t edges = carc_rotate_edges(tile->segments[city].edges, rotation);
            look.links |= (uint16_t)(1u << edges);
        }
    }
    return look;
}

static bool same_look(struct look a, struct look b)
{
    return a.kind == b.kind && a.edges == b.edges && a.halves == b.halves &&
           a.pennants == b.pennants && a.links == b.links;
}

bool carc_tiles_look_alike(
    const struct carc_tile *one, int one_turn, const struct carc_tile *other, int other_turn)
{
    uint32_t matched = 0;
    if (one->segment_count != other->segment_count) {
        return false;
    }
    for (int i = 0; i < one->segment_count; i++) {
        struct look wanted = look_of(one, i, one_turn);
        int found = -1;
        for (int j = 0; j < other->segment_count && found < 0; j++) {
            if (!(matched >> j & 1) && same_look(wanted, look_of(other, j, other_turn))) {
                found = j;
            }
        }
        if (found < 0) {
            return false;
        }
        matched |= 1u << found;
    }
    return true;
}

bool carc_tile_looks_alike(const struct carc_tile *tile, int a, int b)
{
    return carc_tiles_look_alike(tile, a, tile, b);
}
