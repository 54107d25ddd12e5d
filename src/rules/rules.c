#include "rules/rules.h"

#include <assert.h>
#include <string.h>

#include "base/lanes.h"
#include "rules/frame.h"
#include "rules/lay.h"
#include "rules/setup.h"

static const struct diag_place nowhere = {0, 0};

static const uint8_t none = 255;

static void make_oriented(const struct carc_tile *tile, int rotation, struct carc_oriented *out)
{
    memset(out, none, sizeof *out);
    out->fit = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        int turned = carc_rotate_edge(edge, rotation);
        enum carc_kind kind = carc_edge_kind(tile, edge);
        out->edge_kind[turned] = (uint8_t)kind;
        out->fit |= (uint16_t)(1u << (3 * turned + (int)kind));
        int facing = carc_opposite_edge(turned);
        out->forbid[turned] = (uint16_t)((7u & ~(1u << kind)) << 3 * facing);
    }
    for (int i = 0; i < tile->segment_count; i++) {
        const struct carc_segment *segment = &tile->segments[i];
        for (int edge = 0; edge < CARC_EDGES; edge++) {
            if (segment->edges >> edge & 1) {
                out->edge_segment[carc_rotate_edge(edge, rotation)] = (uint8_t)i;
            }
        }
        for (int half = 0; half < CARC_HALVES; half++) {
            if (segment->halves >> half & 1) {
                out->half_segment[carc_rotate_half(half, rotation)] = (uint8_t)i;
            }
        }
    }
    out->apart = 0;
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        uint8_t left = out->half_segment[2 * edge];
        uint8_t right = out->half_segment[2 * edge + 1];
        uint8_t built = out->edge_segment[edge];
        out->joint[edge] = (uint8_t)(built == none ? left | right << 4 : built | built << 4);
        out->apart |= (uint8_t)((out->edge_kind[edge] == CARC_ROAD || left != right) << edge);
    }
}

static int count_kind(const struct carc_tile *tile, enum carc_kind kind)
{
    int count = 0;
    for (int i = 0; i < tile->segment_count; i++) {
        count += tile->segments[i].kind == kind;
    }
    return count;
}

/* The members of the sets (group.h): city segments get the bits 0, 1, ...; where a tile has two
 * or more of them, or of roads, one more bit stands for the tile. */
static void make_bits(const struct carc_tile *tile, struct carc_piece *piece)
{
    int cities = count_kind(tile, CARC_CITY);
    int roads = count_kind(tile, CARC_ROAD);
    piece->city_bits = (uint8_t)(cities + (cities > 1));
    piece->road_bits = roads > 1;
    uint32_t bit_of[CARC_MAX_SEGMENTS] = {0};
    int next = 0;
    for (int i = 0; i < tile->segment_count; i++) {
        if (tile->segments[i].kind == CARC_CITY) {
            piece->city_segments[next] = (uint16_t)i;
            bit_of[i] = 1u << next++;
            piece->cities[i] = bit_of[i] | (cities > 1 ? 1u << cities : 0);
        } else if (tile->segments[i].kind == CARC_ROAD) {
            piece->roads[i] = piece->road_bits;
        }
    }
    for (int i = 0; i < tile->segment_count; i++) {
        for (int city = 0; city < tile->segment_count; city++) {
            if (tile->segments[i].cities >> city & 1) {
                piece->cities[i] |= bit_of[city];
            }
        }
    }
}

static void make_piece(
    const struct carc_tile *tile, const struct carc_options *options, struct carc_piece *piece)
{
    memset(piece, 0, sizeof *piece);
    piece->segments = tile->segment_count;
    piece->symbol = tile->symbol;
    make_bits(tile, piece);
    for (int i = 0; i < tile->segment_count; i++) {
        const struct carc_segment *segment = &tile->segments[i];
        piece->kinds[i] = segment->kind;
        bool built = segment->kind == CARC_ROAD || segment->kind == CARC_CITY;
        piece->built |= (uint16_t)(built << i);
        bool claimable = segment->kind != CARC_FIELD || options->fields;
        piece->claimable |= (uint16_t)(claimable << i);
        if (segment->kind == CARC_FIELD) {
            piece->counts[i] = 1;
        } else if (segment->kind != CARC_MONASTERY) {
            piece->counts[i] = GROUP_ONE_TILE | lanes_count(segment->edges) |
                               (uint32_t)segment->pennants << GROUP_PENNANT_SHIFT;
        }
    }
    for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
        int first = turn;
        for (int earlier = turn - 1; earlier >= 0; earlier--) {
            first = carc_tile_looks_alike(tile, earlier, turn) ? earlier : first;
        }
        piece->alike[turn] = (uint8_t)first;
        if (first == turn) {
            piece->distinct[piece->rotations++] = (uint8_t)turn;
        }
    }
}

/* Two cells that share an index of the torus are at least this far apart (in steps along rows and
 * columns). n connected tiles and the cells around them span at most n + 1 steps. */
static void choose_torus(struct carc_layout *layout)
{
    static const struct {
        uint32_t tiles, cells, step;
    } sizes[] = {{88, 4096, 90}, {126, 8192, 127}, {179, 16384, 4142}, {510, 131072, 511}};
    size_t i = 0;
    while (layout->max_tiles > sizes[i].tiles) {
        i++;
    }
    layout->grid_mask = sizes[i].cells - 1;
    layout->grid_step = sizes[i].step;
    layout->wide = 1 + layout->max_tiles + layout->max_open > 256;
}

static uint32_t reserve(struct carc_layout *layout, size_t bytes)
{
    uint32_t at = layout->size;
    layout->size += (uint32_t)((bytes + 7) & ~(size_t)7);
    return at;
}

static uint32_t larger(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

/* What a whole bag comes to. */
struct bag_sums {
    uint32_t nodes, city_bits, road_bits, monasteries, meeples;
};

static struct bag_sums sum_bag(const struct carc_rules *rules)
{
    struct bag_sums sums = {.meeples = (uint32_t)CARC_MAX_PLAYERS * rules->options.meeples};
    for (int i = 0; i < rules->set.count; i++) {
        uint32_t copies = rules->set.tiles[i].count;
        sums.nodes += copies * rules->pieces[i].segments;
        sums.city_bits += copies * rules->pieces[i].city_bits;
        sums.road_bits += copies * rules->pieces[i].road_bits;
        sums.monasteries += copies * (uint32_t)count_kind(&rules->set.tiles[i], CARC_MONASTERY);
    }
    return sums;
}

/* The parts that laying tiles is about, where `struct frame` has them. */
static void place_in_frame(struct carc_layout *layout)
{
    layout->max_tiles = FRAME_TILES;
    layout->max_open = FRAME_OPEN;
    layout->set_words = 1;
    layout->grid_mask = FRAME_MASK;
    layout->grid_step = FRAME_STEP;
    layout->grid = offsetof(struct frame, grid);
    layout->placements = offsetof(struct frame, placements);
    layout->open_cell = offsetof(struct frame, open_cells);
    layout->open_forbid = offsetof(struct frame, forbids);
    layout->roots = offsetof(struct frame, roots);
    layout->rings = offsetof(struct frame, rings);
    layout->holders = offsetof(struct frame, holders);
    layout->groups = offsetof(struct frame, groups);
    layout->sets = offsetof(struct frame, sets);
    layout->city_nodes = offsetof(struct frame, city_nodes);
    layout->size = sizeof(struct frame);
}

/* The same parts, one after the other in the sizes that the bag needs. */
static void place_by_size(struct carc_layout *layout, const struct bag_sums *sums)
{
    layout->set_words = larger(1, (larger(sums->city_bits, sums->road_bits) + 63) / 64);
    choose_torus(layout);
    uint32_t slots = view_spare_slot(layout) + 1;
    uint32_t room = sums->nodes + LAY_SPARE_NODES;
    layout->size = (uint32_t)((sizeof(struct carc_state) + 7) & ~(size_t)7);
    layout->grid = reserve(layout, ((size_t)layout->grid_mask + 1) << layout->wide);
    layout->placements = reserve(layout, layout->max_tiles * sizeof(struct placed));
    layout->open_cell = reserve(layout, slots * sizeof(struct carc_cell));
    layout->open_forbid = reserve(layout, slots * sizeof(uint16_t));
    layout->roots = reserve(layout, room * sizeof(uint16_t));
    layout->rings = reserve(layout, room * sizeof(uint16_t));
    layout->holders = reserve(layout, room * sizeof(uint16_t));
    layout->groups = reserve(layout, room * sizeof(uint64_t));
    layout->sets = reserve(layout, (size_t)room * layout->set_words * sizeof(uint64_t));
    layout->city_nodes = reserve(layout, (sums->city_bits + CARC_EDGES) * sizeof(uint16_t));
}

static void make_layout(struct carc_rules *rules)
{
    struct carc_layout *layout = &rules->layout;
    memset(layout, 0, sizeof *layout);
    struct bag_sums sums = sum_bag(rules);
    layout->max_tiles = rules->bag_size;
    layout->max_open = 2 * layout->max_tiles + 2; /* a straight line of tiles has that many */
    layout->plain = rules->bag_size <= FRAME_TILES && sums.nodes + LAY_SPARE_NODES <= FRAME_NODES &&
                    sums.city_bits <= FRAME_CITY_BITS && sums.road_bits <= 64;
    if (layout->plain) {
        place_in_frame(layout);
    } else {
        place_by_size(layout, &sums);
    }
    uint32_t monks = sums.monasteries < sums.meeples ? sums.monasteries : sums.meeples;
    layout->bag = reserve(layout, rules->set.count * sizeof(uint16_t));
    layout->meeples = reserve(layout, sums.meeples * sizeof(uint16_t));
    layout->monks = reserve(layout, monks * sizeof(struct monk));
    /* Places: open cells times rotations. Step 4: at most every segment, and pass. */
    layout->max_actions = larger(larger(4 * layout->max_open, sums.nodes + 1), rules->set.count);
    /* One action scores each occupied feature and returns each meeple at most once; F1 scores
     * each city. 16: the action itself, skipped players, the next turn, the end. */
    layout->max_events = 2 * sums.meeples + sums.city_bits + 16;
}

static bool count_bag(struct carc_rules *rules, struct diag *why)
{
    size_t total = 0;
    for (int i = 0; i < rules->set.count; i++) {
        total += rules->set.tiles[i].count;
    }
    if (total == 0) {
        diag_error(why, nowhere, "found no tiles, expected at least a start tile");
        return false;
    }
    if (total > CARC_MAX_BAG) {
        diag_error(
            why, nowhere, "found a bag of %zu tiles, expected at most %d", total, CARC_MAX_BAG);
        return false;
    }
    rules->bag_size = (uint16_t)total;
    return true;
}

static bool choose_start(
    struct carc_rules *rules, const struct carc_start_layout *start, struct diag *why)
{
    rules->start.count = 0;
    if (start && start->count > 0) {
        assert(start->count <= CARC_MAX_START);
        rules->start = *start;
        return true;
    }
    for (int i = 0; i < rules->set.count; i++) {
        if (rules->set.tiles[i].start) {
            rules->start.tiles[0] = (struct carc_start_tile){(uint16_t)i, 0, {0, 0}};
            rules->start.count = 1;
            return true;
        }
    }
    diag_error(why, nowhere, "found no start tile in the bag, expected one");
    return false;
}

/* Whether the start tiles form a board, told without a state: pairwise comparison of edges and a
 * walk from the first tile. */
static bool start_pair_fits(const struct carc_rules *rules, int a, int b, bool *touch)
{
    const struct carc_start_tile *one = &rules->start.tiles[a];
    const struct carc_start_tile *two = &rules->start.tiles[b];
    if (carc_same_cell(one->cell, two->cell)) {
        return false;
    }
    for (int edge = 0; edge < CARC_EDGES; edge++) {
        if (carc_same_cell(carc_neighbour(one->cell, edge), two->cell)) {
            *touch = true;
            return rules->oriented[one->tile][one->rotation].edge_kind[edge] ==
                   rules->oriented[two->tile][two->rotation].edge_kind[carc_opposite_edge(edge)];
        }
    }
    return true;
}

static bool check_start_tile(const struct carc_rules *rules, int index, struct diag *why)
{
    const struct carc_start_tile *start = &rules->start.tiles[index];
    int copies = 0;
    for (int i = 0; i <= index; i++) {
        copies += rules->start.tiles[i].tile == start->tile;
    }
    bool known = start->tile < rules->set.count && start->rotation < CARC_ROTATIONS &&
                 start->cell.x >= -CARC_MAX_COORDINATE && start->cell.x <= CARC_MAX_COORDINATE &&
                 start->cell.y >= -CARC_MAX_COORDINATE && start->cell.y <= CARC_MAX_COORDINATE;
    if (!known || copies > rules->set.tiles[start->tile].count) {
        diag_error(why, nowhere, "found start tile %d that the bag does not hold", index + 1);
        return false;
    }
    return true;
}

static bool check_start(const struct carc_rules *rules, struct diag *why)
{
    uint32_t reached = 1;
    for (int i = 0; i < rules->start.count; i++) {
        if (!check_start_tile(rules, i, why)) {
            return false;
        }
    }
    for (int round = 0; round < rules->start.count; round++) {
        for (int a = 0; a < rules->start.count; a++) {
            for (int b = 0; b < rules->start.count; b++) {
                bool touch = false;
                if (a != b && !start_pair_fits(rules, a, b, &touch)) {
                    diag_error(why, nowhere, "found start tiles %d and %d that do not fit together",
                        a + 1, b + 1);
                    return false;
                }
                if (touch && reached >> a & 1) {
                    reached |= 1u << b;
                }
            }
        }
    }
    if (reached != (uint32_t)(((uint64_t)1 << rules->start.count) - 1)) {
        diag_error(why, nowhere, "found start tiles apart from each other, expected one group");
        return false;
    }
    return true;
}

bool carc_rules_init(struct carc_rules *rules, const struct carc_tileset *set,
    const struct carc_options *options, const struct carc_start_layout *start, struct diag *why)
{
    rules->options = *options;
    if (set != &rules->set) {
        memcpy(&rules->set, set, sizeof *set);
    }
    if (!count_bag(rules, why)) {
        return false;
    }
    for (int i = 0; i < rules->set.count; i++) {
        struct carc_piece *piece = &rules->pieces[i];
        make_piece(&rules->set.tiles[i], options, piece);
        for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
            make_oriented(&rules->set.tiles[i], turn, &rules->oriented[i][turn]);
        }
        for (int turn = 0; turn < CARC_ROTATIONS; turn++) {
            bool distinct = turn < piece->rotations;
            piece->fits[turn] = distinct ? rules->oriented[i][piece->distinct[turn]].fit : 0xffff;
        }
    }
    make_layout(rules);
    return choose_start(rules, start, why) && check_start(rules, why);
}

size_t carc_state_size(const struct carc_rules *rules)
{
    return rules->layout.size;
}

size_t carc_max_actions(const struct carc_rules *rules)
{
    return rules->layout.max_actions;
}

size_t carc_max_events(const struct carc_rules *rules)
{
    return rules->layout.max_events;
}
