#include "rules/query.h"

#include "rules/crop.h"
#include "rules/fits.h"
#include "rules/grid.h"
#include "rules/lay.h"
#include "rules/score.h"

struct carc_placement carc_placement(
    const struct carc_rules *rules, const struct carc_state *state, int number)
{
    const struct placed *placed = &view_placed(rules, state)[number];
    return (struct carc_placement){
        (uint16_t)placed_tile(placed), (uint8_t)placed_rotation(placed), placed->cell};
}

int carc_placement_at(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_cell cell)
{
    unsigned value = view_grid(rules, state, view_index(rules, cell));
    if (value == 0 || value > rules->layout.max_tiles) {
        return -1;
    }
    /* A far cell may share the index of a tile. */
    bool same = carc_same_cell(view_placed(rules, state)[value - 1].cell, cell);
    return same ? (int)value - 1 : -1;
}

struct carc_cell carc_open_cell(
    const struct carc_rules *rules, const struct carc_state *state, int i)
{
    return view_open_cells(rules, state)[i];
}

int carc_bag_count(const struct carc_rules *rules, const struct carc_state *state, int tile)
{
    return view_bag(rules, state)[tile];
}

int carc_fits(const struct carc_rules *rules, const struct carc_state *state, int tile)
{
    int count = 0;
    for (unsigned turn = 0; turn < CARC_ROTATIONS; turn++) {
        uint16_t fit = rules->oriented[tile][turn].fit;
        count += fits_anywhere(view_forbids(rules, state), state->open, fit);
    }
    return count;
}

int carc_fits_at(
    const struct carc_rules *rules, const struct carc_state *state, int tile, struct carc_cell cell)
{
    int open = lay_open_at(rules, state, cell);
    int rotations = 0;
    for (unsigned turn = 0; turn < CARC_ROTATIONS && open >= 0; turn++) {
        unsigned fit = rules->oriented[tile][turn].fit;
        rotations |= ((view_forbids(rules, state)[open] & fit) == 0) << turn;
    }
    return rotations;
}

carc_node carc_node_at(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_cell cell, int segment)
{
    int placement = carc_placement_at(rules, state, cell);
    if (placement < 0) {
        return -1;
    }
    const struct placed *placed = &view_placed(rules, state)[placement];
    bool known = segment >= 0 && segment < view_piece(rules, placed)->segments;
    return known ? placed->first + segment : -1;
}

struct carc_node_info carc_node_info(
    const struct carc_rules *rules, const struct carc_state *state, carc_node node)
{
    const struct placed *placed = lay_placed_of(rules, state, (unsigned)node);
    int segment = node - placed->first;
    return (struct carc_node_info){(int)(placed - view_placed(rules, state)), segment,
        (enum carc_kind)view_piece(rules, placed)->kinds[segment]};
}

carc_node carc_feature_of(
    const struct carc_rules *rules, const struct carc_state *state, carc_node node)
{
    return (carc_node)group_root(view_roots(rules, state), (unsigned)node);
}

int carc_city_parts(const struct carc_rules *rules, const struct carc_state *state, carc_node field)
{
    const uint64_t *set =
        view_set(rules, state, group_root(view_roots(rules, state), (unsigned)field));
    int count = 0;
    for (unsigned i = 0; i < rules->layout.set_words; i++) {
        count += lanes_count(set[i]);
    }
    return count;
}

static void fill_field(const struct carc_rules *rules, const struct carc_state *state,
    unsigned root, struct carc_feature_info *info)
{
    int segment;
    int tiles;
    score_first_cell(rules, state, root, &segment, &tiles);
    info->tiles = (uint16_t)tiles;
    int open;
    info->cities = (uint16_t)score_field_cities(rules, state, root, &open);
    info->open_cities = (uint16_t)open;
    info->city_segments = (uint16_t)carc_city_parts(rules, state, (carc_node)root);
    int each = rules->options.field_scoring == CARC_F1 ? 4 : 3;
    info->points_now = rules->options.fields ? each * info->cities : 0;
}

static void fill_feature(const struct carc_rules *rules, const struct carc_state *state,
    unsigned root, struct carc_feature_info *info)
{
    uint64_t counts = view_groups(rules, state)[root];
    if (info->kind == CARC_FIELD) {
        fill_field(rules, state, root, info);
    } else if (info->kind == CARC_MONASTERY) {
        const struct placed *placed = lay_placed_of(rules, state, root);
        info->open = (uint16_t)lay_missing_around(rules, state, placed->cell);
        info->tiles = (uint16_t)(9 - info->open);
        info->points_now = info->tiles;
        info->points_complete = 9;
    } else {
        info->open = (uint16_t)group_open(counts);
        info->tiles = (uint16_t)group_tiles(counts);
        info->pennants = info->kind == CARC_CITY ? (uint16_t)group_pennants(counts) : 0;
        info->points_now = score_points(rules, info->kind, counts, info->open == 0);
        info->points_complete = score_points(rules, info->kind, counts, true);
    }
    info->complete = info->kind != CARC_FIELD && info->open == 0;
}

struct carc_feature_info carc_feature_info(
    const struct carc_rules *rules, const struct carc_state *state, carc_node node)
{
    unsigned root = group_root(view_roots(rules, state), (unsigned)node);
    uint64_t counts = view_groups(rules, state)[root];
    struct carc_feature_info info = {.kind = carc_node_info(rules, state, node).kind};
    for (int player = 0; player < state->players; player++) {
        info.meeples[player] = (uint8_t)group_meeples(counts, player);
    }
    info.owners = (uint8_t)group_owners(counts, state->players);
    fill_feature(rules, state, root, &info);
    return info;
}

carc_node carc_meeple(
    const struct carc_rules *rules, const struct carc_state *state, int player, int number)
{
    return view_meeples(rules, state, player)[number];
}

int carc_meeples_on(
    const struct carc_rules *rules, const struct carc_state *state, int player, carc_node node)
{
    const uint16_t *meeples = view_meeples(rules, state, player);
    int count = 0;
    for (unsigned i = 0; i < state->on_board[player]; i++) {
        count += meeples[i] == node;
    }
    return count;
}

static bool in_step_4(const struct carc_state *state)
{
    return state->phase == CARC_PHASE_CROP_CHOICE || state->phase == CARC_PHASE_CROP_TURN;
}

enum carc_symbol carc_crop_symbol(const struct carc_rules *rules, const struct carc_state *state)
{
    return in_step_4(state) ? crop_symbol(rules, state) : CARC_NO_SYMBOL;
}

int carc_crop_options(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_crop choice, enum carc_skip *skip)
{
    bool able = crop_can_act(rules, state, player, choice, skip);
    return able ? (int)crop_list(rules, state, player, choice, NULL) : 0;
}

size_t carc_crop_actions(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_crop choice, struct carc_action *out)
{
    return crop_list(rules, state, player, choice, out);
}

void carc_standing(
    const struct carc_rules *rules, const struct carc_state *state, int points[CARC_MAX_PLAYERS])
{
    int32_t sums[CARC_MAX_PLAYERS];
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        sums[player] = player < state->players ? state->score[player] : 0;
    }
    if (state->phase != CARC_PHASE_OVER) {
        score_final(rules, state, sums, NULL);
    }
    for (int player = 0; player < CARC_MAX_PLAYERS; player++) {
        points[player] = sums[player];
    }
}

int carc_winners(const struct carc_rules *rules, const struct carc_state *state)
{
    int points[CARC_MAX_PLAYERS];
    carc_standing(rules, state, points);
    int most = points[0];
    int winners = 0;
    for (int player = 0; player < state->players; player++) {
        winners = points[player] > most ? 0 : winners;
        most = points[player] > most ? points[player] : most;
        winners |= (points[player] == most) << player;
    }
    return winners;
}
