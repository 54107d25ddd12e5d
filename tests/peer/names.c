#include "names.h"

#include "base/macros.h"

static const struct {
    const char *theirs;
    const char *ours;
    int turned;
} tiles[] = {
    {"BA/LR", "base/A", 0},
    {"BA/L", "base/B", 0},
    {"BA/Cccc+", "base/C", 0},
    {"BA/RCr", "base/D", 0},
    {"BA/C", "base/E", 0},
    {"BA/CFc+", "base/F", 0},
    {"BA/CFc.1", "base/G", 0},
    {"BA/CFC.2", "base/H", 0},
    {"BA/CC.2", "base/I", 0},
    {"BA/CRr", "base/J", 0},
    {"BA/RrC", "base/K", 0},
    {"BA/CRRR", "base/L", 0},
    {"BA/Cc+", "base/M", 3},
    {"BA/Cc.1", "base/N", 3},
    {"BA/CcRr+", "base/O", 0},
    {"BA/CcRr", "base/P", 0},
    {"BA/Ccc+", "base/Q", 0},
    {"BA/Ccc", "base/R", 0},
    {"BA/CccR+", "base/S", 0},
    {"BA/CccR", "base/T", 0},
    {"BA/RFr", "base/U", 1},
    {"BA/Rr", "base/V", 0},
    {"BA/RRR", "base/W", 0},
    {"BA/RRRR", "base/X", 0},
    {"CC.1/CC.2", "crop-circles-2010/CI-1", 0},
    {"CC.1/Cc.1", "crop-circles-2010/CI-2", 0},
    {"CC.1/RrC", "crop-circles-2010/CI-3", 0},
    {"CC.1/CR", "crop-circles-2010/CI-4", 0},
    {"CC.1/Rr", "crop-circles-2010/CI-5", 0},
    {"CC.1/RRR", "crop-circles-2010/CI-6", 0},
    {"CC.2/RRr", "crop-circles/CC-A", 0},
    {"CC.2/RRRr", "crop-circles/CC-B", 0},
    {"CC.2/CFR", "crop-circles/CC-C", 0},
    {"CC.2/RCR", "crop-circles/CC-D", 0},
    {"CC.2/CFC", "crop-circles/CC-E", 0},
    {"CC.2/CcCc", "crop-circles/CC-F", 0},
};

int peer_tile(const struct carc_rules *rules, const char *name, int *turned)
{
    for (size_t i = 0; i < ARRAY_LENGTH(tiles); i++) {
        if (strcmp(tiles[i].theirs, name) == 0) {
            *turned = tiles[i].turned;
            return carc_find_tile(&rules->set, tiles[i].ours);
        }
    }
    return -1;
}

enum carc_kind peer_kind(const char *name)
{
    static const char *const kinds[CARC_KIND_COUNT] = {[CARC_FIELD] = "Field",
        [CARC_ROAD] = "Road",
        [CARC_CITY] = "City",
        [CARC_MONASTERY] = "Monastery"};
    for (int kind = 0; kind < CARC_KIND_COUNT; kind++) {
        if (strcmp(kinds[kind], name) == 0) {
            return (enum carc_kind)kind;
        }
    }
    return CARC_KIND_COUNT;
}

static int edge_of(char letter)
{
    switch (letter) {
    case 'N': return CARC_N;
    case 'E': return CARC_E;
    case 'S': return CARC_S;
    case 'W': return CARC_W;
    default: return -1;
    }
}

static int halves_of(const char *location)
{
    int halves = 0;
    for (const char *at = location;; at += 3) {
        int edge = edge_of(at[0]);
        if (edge < 0 || (at[1] != 'L' && at[1] != 'R') || (at[2] != '.' && at[2] != '\0')) {
            return -1;
        }
        halves |= 1 << (2 * edge + (at[1] == 'R'));
        if (at[2] == '\0') {
            return halves;
        }
    }
}

int peer_place(const char *location)
{
    if (strcmp(location, "I") == 0) {
        return 0;
    }
    if (location[0] != '\0' && (location[1] == 'L' || location[1] == 'R')) {
        return halves_of(location);
    }
    bool all_but = location[0] == '_';
    int edges = 0;
    for (const char *at = location + all_but; *at != '\0'; at++) {
        if (edge_of(*at) < 0) {
            return -1;
        }
        edges |= 1 << edge_of(*at);
    }
    return all_but ? 15 & ~edges : edges;
}

carc_node peer_node(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_cell cell, enum carc_kind kind, const char *location)
{
    int placement = carc_placement_at(rules, state, cell);
    int place = peer_place(location);
    if (placement < 0 || place < 0) {
        return -1;
    }
    struct carc_placement there = carc_placement(rules, state, placement);
    const struct carc_tile *tile = &rules->set.tiles[there.tile];
    for (int s = 0; s < tile->segment_count; s++) {
        const struct carc_segment *segment = &tile->segments[s];
        int own = kind == CARC_FIELD ? carc_rotate_halves(segment->halves, there.rotation)
                                     : carc_rotate_edges(segment->edges, there.rotation);
        if (segment->kind == kind && own == place) {
            return carc_node_at(rules, state, cell, s);
        }
    }
    return -1;
}
