/* What scoring looks like to a client: its events, in the order of the original. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "jcz/inside.h"
#include "jcz/order.h"

/* A feature with meeples. */
struct held {
    carc_node root;
    struct jcz_order order;
};

static carc_node root_of(const struct jcz_game *game, carc_node node)
{
    return carc_feature_of(game->rules, game->state, node);
}

static struct jcz_order order_of(const struct jcz_game *game, carc_node node)
{
    struct carc_node_info info = carc_node_info(game->rules, game->state, node);
    struct carc_placement placed = carc_placement(game->rules, game->state, info.placement);
    const struct carc_tile *tile = &game->rules->set.tiles[placed.tile];
    return jcz_order_of(placed.cell, jcz_place_of(&tile->segments[info.segment], placed.rotation));
}

/* Takes the owners from the meeples of the view. */
static void count_meeples(const struct jcz_game *game, carc_node root, struct jcz_event *event)
{
    int counts[CARC_MAX_PLAYERS] = {0};
    int most = 1;
    for (int i = game->view.meeple_count; i-- > 0;) {
        const struct jcz_meeple *meeple = &game->view.meeples[i];
        if (root_of(game, meeple->node) == root) {
            event->at[meeple->player] = meeple->node;
            int count = ++counts[meeple->player];
            most = count > most ? count : most;
        }
    }
    for (int player = 0; player < game->setup.players; player++) {
        event->winners |= (uint8_t)((counts[player] == most) << player);
    }
}

/* Complete cities that touch a field. */
static int count_cities(const struct jcz_game *game, carc_node field)
{
    carc_node *cities = base_alloc(game->state->city_bits * sizeof cities[0]);
    size_t count = carc_field_cities(game->rules, game->state, field, cities);
    int complete = 0;
    for (size_t i = 0; i < count; i++) {
        struct carc_brief brief;
        carc_brief(game->rules, game->state, cities[i], &brief);
        complete += brief.complete;
    }
    free(cities);
    return complete;
}

/* What a feature is worth; each owner gets it. */
static void set_worth(const struct jcz_game *game, carc_node root, struct jcz_event *event)
{
    if (event->feature == CARC_FIELD) {
        event->cities = (uint16_t)count_cities(game, root);
        event->points = (int16_t)(3 * event->cities); /* B-63 */
        return;
    }
    struct carc_feature_info info = carc_feature_info(game->rules, game->state, root);
    bool city = info.kind == CARC_CITY;
    event->tiles = info.tiles;
    event->pennants = info.pennants;
    event->small = city && !event->final && info.tiles == 2 && game->setup.small_city == 2;
    int each = city && !event->final && !event->small ? 2 : 1;
    event->points = (int16_t)(each * (info.tiles + info.pennants));
}

static void score(struct jcz_game *game, carc_node root, bool final)
{
    struct jcz_event *event = jcz_game_event(game, JCZ_EVENT_POINTS);
    event->feature = (uint8_t)carc_node_info(game->rules, game->state, root).kind;
    event->final = final;
    set_worth(game, root, event);
    count_meeples(game, root, event);
    for (int player = 0; player < game->setup.players; player++) {
        game->view.points[player] += event->winners >> player & 1 ? event->points : 0;
    }
}

/* Adds a feature to the sorted list, or brings its order forward. */
static void insert(struct held *list, int *count, struct held held)
{
    int at = 0;
    while (at < *count && list[at].root != held.root) {
        at++;
    }
    if (at == *count) {
        (*count)++;
    } else if (!jcz_before(held.order, list[at].order)) {
        return;
    }
    for (; at > 0 && jcz_before(held.order, list[at - 1].order); at--) {
        list[at] = list[at - 1];
    }
    list[at] = held;
}

/* The complete features with meeples on the tile just laid, and the monasteries around it. */
static int find_complete(
    const struct jcz_game *game, struct held *tile, struct held *around, int *around_count)
{
    int last = game->state->placed - 1;
    struct carc_cell cell = carc_placement(game->rules, game->state, last).cell;
    int tile_count = 0;
    carc_node roots[CARC_MAX_SEGMENTS];
    carc_node first = carc_node_at(game->rules, game->state, cell, 0);
    int segments = (int)game->state->nodes - first;
    for (int i = 0; i < segments; i++) {
        roots[i] = root_of(game, first + i);
    }
    *around_count = 0;
    for (int i = 0; i < game->view.meeple_count; i++) {
        const struct jcz_meeple *meeple = &game->view.meeples[i];
        carc_node root = root_of(game, meeple->node);
        if (meeple->kind == CARC_FIELD ||
            !carc_feature_info(game->rules, game->state, root).complete) {
            continue;
        }
        bool here = false;
        for (int segment = 0; segment < segments; segment++) {
            if (roots[segment] == root) {
                insert(tile, &tile_count, (struct held){root, order_of(game, first + segment)});
                here = true;
            }
        }
        if (!here) {
            insert(around, around_count, (struct held){root, order_of(game, meeple->node)});
        }
    }
    return tile_count;
}

static void take_home(struct jcz_game *game, carc_node root)
{
    for (int i = game->view.meeple_count; i-- > 0;) {
        if (root_of(game, game->view.meeples[i].node) == root) {
            jcz_game_return(game, i);
        }
    }
}

/* Whether the scoring of our rules gave meeples back. */
static bool meeples_went_home(const struct jcz_game *game)
{
    int on_board = 0;
    for (int player = 0; player < game->setup.players; player++) {
        on_board += game->state->on_board[player];
    }
    return on_board != game->view.meeple_count;
}

void jcz_game_settle(struct jcz_game *game)
{
    if (!meeples_went_home(game)) {
        return;
    }
    struct held tile[CARC_MAX_SEGMENTS];
    struct held around[CARC_MAX_PLAYERS * CARC_MAX_MEEPLES];
    int around_count = 0;
    int tile_count = find_complete(game, tile, around, &around_count);
    for (int i = 0; i < tile_count; i++) {
        score(game, tile[i].root, false);
        take_home(game, tile[i].root);
    }
    for (int i = 0; i < around_count; i++) {
        score(game, around[i].root, false);
        take_home(game, around[i].root);
    }
    for (int p = 0; p < game->setup.players; p++) {
        bool over = game->state->phase == CARC_PHASE_OVER; /* final scoring is in already */
        assert(over || game->view.points[p] == game->state->score[p]);
    }
}

/* All features with meeples: each where its first tile comes, with or without a meeple. */
static int list_held(const struct jcz_game *game, struct held *list)
{
    static const struct jcz_order last = {UINT64_MAX, UINT64_MAX};
    uint8_t numbers[CARC_MAX_BAG * CARC_MAX_SEGMENTS]; /* by root: from 1; 0: without meeples */
    memset(numbers, 0, game->state->nodes);
    int count = 0;
    for (int i = 0; i < game->view.meeple_count; i++) {
        carc_node root = root_of(game, game->view.meeples[i].node);
        if (numbers[root] == 0) {
            list[count++] = (struct held){root, last};
            numbers[root] = (uint8_t)count;
        }
    }
    for (int node = 0; node < game->state->nodes; node++) {
        int number = numbers[root_of(game, node)];
        if (number > 0) {
            struct held *held = &list[number - 1];
            struct jcz_order order = order_of(game, node);
            held->order = jcz_before(order, held->order) ? order : held->order;
        }
    }
    return count;
}

_Static_assert(CARC_MAX_PLAYERS *CARC_MAX_MEEPLES < 256, "features with meeples fit into a byte");

/* Fields (or all but fields) of the list. */
static void score_all(struct jcz_game *game, const struct held *list, int count, bool fields)
{
    struct held sorted[CARC_MAX_PLAYERS * CARC_MAX_MEEPLES];
    int sorted_count = 0;
    for (int i = 0; i < count; i++) {
        enum carc_kind kind = carc_node_info(game->rules, game->state, list[i].root).kind;
        if ((kind == CARC_FIELD) == fields) {
            insert(sorted, &sorted_count, list[i]);
        }
    }
    for (int i = 0; i < sorted_count; i++) {
        score(game, sorted[i].root, true);
    }
}

void jcz_game_end(struct jcz_game *game)
{
    struct held list[CARC_MAX_PLAYERS * CARC_MAX_MEEPLES];
    int standing[CARC_MAX_PLAYERS];
    carc_standing(game->rules, game->state, standing);
    int count = list_held(game, list);
    score_all(game, list, count, false);
    score_all(game, list, count, true);
    for (int p = 0; p < game->setup.players; p++) {
        assert(game->view.points[p] == standing[p]);
    }
    game->view.phase = JCZ_PHASE_OVER;
    game->view.player = -1;
    game->view.turn_player = -1;
}
