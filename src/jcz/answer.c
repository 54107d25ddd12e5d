#include "jcz/answer.h"

#include <stdlib.h>
#include <string.h>

#include "jcz/put.h"

void jcz_answer_init(struct jcz_answer *answer)
{
    memset(answer, 0, sizeof *answer);
}

static void drop(struct jcz_pieces *pieces, size_t count)
{
    if (pieces->count > count) {
        pieces->count = count;
        pieces->text.size = count == 0 ? 0 : pieces->ends[count - 1];
    }
}

/* What was added to the text is a piece now. */
static void end_piece(struct jcz_pieces *pieces)
{
    if (pieces->count == pieces->room) {
        pieces->room = pieces->room == 0 ? 256 : 2 * pieces->room;
        pieces->ends = base_realloc(pieces->ends, pieces->room * sizeof pieces->ends[0]);
    }
    pieces->ends[pieces->count++] = pieces->text.size;
}

static void free_pieces(struct jcz_pieces *pieces)
{
    text_finish(&pieces->text);
    free(pieces->ends);
}

void jcz_answer_finish(struct jcz_answer *answer)
{
    free_pieces(&answer->events);
    free_pieces(&answer->placed);
    free_pieces(&answer->places);
    free(answer->features);
    jcz_answer_init(answer);
}

static void put_pieces(struct text *out, const struct jcz_pieces *pieces)
{
    put_bytes(out, text_string(&pieces->text), pieces->text.size);
}

static void add_placement(struct jcz_answer *answer, const struct jcz_game *game, int number)
{
    struct text *text = &answer->placed.text;
    struct carc_placement placed = carc_placement(game->rules, game->state, number);
    const struct jcz_tile *tile = jcz_tile(game->tiles[number]);
    put_text(text, number == 0 ? "{\"position\":" : ",{\"position\":");
    put_cell(text, placed.cell);
    PUT(text, ",\"rotation\":");
    put_number(text, (placed.rotation + CARC_ROTATIONS - tile->turned) % CARC_ROTATIONS * 90);
    PUT(text, ",\"id\":\"");
    put_text(text, tile->id);
    PUT(text, "\"}");
    end_piece(&answer->placed);
}

/* `,[1,-2,"NW"]` for each segment of a tile. */
static void add_places(struct jcz_answer *answer, const struct jcz_game *game, int number)
{
    struct text *text = &answer->places.text;
    struct carc_placement placed = carc_placement(game->rules, game->state, number);
    const struct carc_tile *tile = &game->rules->set.tiles[placed.tile];
    char cell[2 * PUT_NUMBER_SIZE + 5];
    cell[0] = ',';
    char *end = put_cell_at(cell + 1, placed.cell);
    *end++ = ',';
    *end++ = '"';
    size_t size = (size_t)(end - cell);
    for (int i = 0; i < tile->segment_count; i++) {
        char *at = put_begin(text, size + JCZ_PLACE_SIZE + 2);
        memcpy(at, cell, size);
        at += size;
        at += jcz_place_text(jcz_place_of(&tile->segments[i], placed.rotation), at);
        *at++ = '"';
        *at++ = ']';
        put_end(text, at);
        end_piece(&answer->places);
    }
}

/* Writes what came since the last answer. */
static void catch_up(struct jcz_answer *answer, struct jcz_game *game)
{
    drop(&answer->events, game->same_events);
    drop(&answer->placed, (size_t)game->same_placed);
    if (game->same_placed < game->state->placed) {
        struct carc_placement next = carc_placement(game->rules, game->state, game->same_placed);
        drop(&answer->places, (size_t)carc_node_at(game->rules, game->state, next.cell, 0));
    }
    for (size_t i = answer->events.count; i < game->view.events; i++) {
        put_event(&answer->events.text, game, i);
        end_piece(&answer->events);
    }
    for (int i = game->same_placed; i < game->state->placed; i++) {
        add_placement(answer, game, i);
        add_places(answer, game, i);
    }
    drop(&answer->places, game->state->nodes);
    game->same_events = game->view.events;
    game->same_placed = game->state->placed;
}

static void put_players(struct text *out, const struct jcz_game *game)
{
    for (int player = 0; player < game->setup.players; player++) {
        int supply = jcz_game_supply(game, player);
        put_text(out, player == 0 ? "{\"points\":" : ",{\"points\":");
        put_number(out, game->view.points[player]);
        PUT(out, ",\"tokens\":{},\"meeples\":{");
        if (supply > 0) {
            PUT(out, "\"SmallFollower\":[");
            put_number(out, supply);
            PUT(out, ",");
            put_meeple(out, player, jcz_game_free_meeple(game, player));
            PUT(out, "]");
        }
        put_text(out, player == game->view.turn_player ? "},\"turn\":true}" : "}}");
    }
}

static void put_discarded(struct text *out, const struct jcz_game *game)
{
    const char *before = "\"";
    for (size_t i = 0; game->state->set_aside > 0 && i < game->view.events; i++) {
        if (game->events[i].kind == JCZ_EVENT_DISCARDED) {
            put_text(out, before);
            put_text(out, jcz_tile(game->events[i].what)->id);
            PUT(out, "\"");
            before = ",\"";
        }
    }
}

static void put_deployed(struct text *out, const struct jcz_game *game)
{
    for (int i = 0; i < game->view.meeple_count; i++) {
        const struct jcz_meeple *meeple = &game->view.meeples[i];
        put_text(out, i == 0 ? "{\"id\":" : ",{\"id\":");
        put_meeple(out, meeple->player, meeple->number);
        PUT(out, ",\"type\":\"SmallFollower\",\"player\":");
        put_number(out, meeple->player);
        PUT(out, ",");
        put_pointer(out, game, meeple->node);
        PUT(out, "}");
    }
}

/* The nodes of each feature as a list. By the node that stands for the feature: its first and last
 * node, and its owners; by node: the next one of the same feature. Nodes are counted from 1 here.
 * `roots` has the features in the order of their first nodes. */
struct feature_lists {
    uint16_t *first, *last, *owners, *next, *roots;
    size_t count;
};

#define LISTS 5

static struct feature_lists list_features(struct jcz_answer *answer, const struct jcz_game *game)
{
    size_t nodes = game->state->nodes;
    if (nodes > answer->feature_room) {
        answer->feature_room = 2 * nodes;
        answer->features =
            base_realloc(answer->features, LISTS * 2 * nodes * sizeof answer->features[0]);
    }
    uint16_t *memory = answer->features;
    memset(memory, 0, (LISTS - 1) * nodes * sizeof memory[0]);
    struct feature_lists lists = {
        memory, memory + nodes, memory + 2 * nodes, memory + 3 * nodes, memory + 4 * nodes, 0};
    for (size_t node = 0; node < nodes; node++) {
        carc_node root = carc_feature_of(game->rules, game->state, (carc_node)node);
        if (lists.first[root] == 0) {
            lists.first[root] = (uint16_t)(node + 1);
            lists.roots[lists.count++] = (uint16_t)root;
        } else {
            lists.next[lists.last[root] - 1] = (uint16_t)(node + 1);
        }
        lists.last[root] = (uint16_t)(node + 1);
    }
    for (int i = 0; i < game->view.meeple_count; i++) {
        carc_node root = carc_feature_of(game->rules, game->state, game->view.meeples[i].node);
        if (lists.owners[root] == 0) {
            lists.owners[root] = (uint16_t)jcz_game_owners(game, root);
        }
    }
    return lists;
}

static void put_owners(struct text *out, int owners)
{
    const char *before = "";
    for (int player = 0; owners >> player > 0; player++) {
        if (owners >> player & 1) {
            put_text(out, before);
            put_number(out, player);
            before = ",";
        }
    }
}

static void put_feature(struct text *out, const struct jcz_answer *answer,
    const struct jcz_game *game, const struct feature_lists *lists, carc_node root)
{
    enum carc_kind kind = carc_node_info(game->rules, game->state, root).kind;
    PUT(out, "{\"type\":\"");
    put_text(out, jcz_kind_name(kind));
    PUT(out, "\",\"places\":[");
    size_t skip = 1; /* the comma */
    for (unsigned node = lists->first[root]; node > 0; node = lists->next[node - 1]) {
        size_t begin = node == 1 ? 0 : answer->places.ends[node - 2];
        size_t end = answer->places.ends[node - 1];
        put_bytes(out, answer->places.text.data + begin + skip, end - begin - skip);
        skip = 0;
    }
    PUT(out, "],\"owners\":[");
    put_owners(out, lists->owners[root]);
    PUT(out, "]");
    if (kind == CARC_FIELD) {
        PUT(out, ",\"cities\":");
        put_number(out, carc_city_parts(game->rules, game->state, root));
    }
    PUT(out, "}");
}

static void put_features(struct text *out, struct jcz_answer *answer, const struct jcz_game *game)
{
    struct feature_lists lists = list_features(answer, game);
    for (size_t i = 0; i < lists.count; i++) {
        if (i > 0) {
            PUT(out, ",");
        }
        put_feature(out, answer, game, &lists, lists.roots[i]);
    }
}

static void put_rest(struct text *out, const struct jcz_answer *answer, const struct jcz_game *game)
{
    PUT(out, "],\"phase\":\"");
    put_text(out, jcz_phase_name((enum jcz_phase)game->view.phase));
    PUT(out, "\",");
    if (!jcz_game_over(game)) {
        PUT(out, "\"turnPlayer\":");
        put_number(out, game->view.turn_player);
        PUT(out, ",\"action\":");
        put_action(out, game);
        PUT(out, ",");
    }
    PUT(out, "\"history\":[");
    put_pieces(out, &answer->events);
    PUT(out, "]}],\"flags\":{},\"undo\":{\"allowed\":");
    put_text(out, game->undo_count > 0 ? "true" : "false");
    PUT(out, ",\"depth\":");
    put_number(out, (int)game->undo_count);
    PUT(out, "}}");
}

void jcz_answer_write(struct jcz_answer *answer, struct jcz_game *game, struct text *out)
{
    catch_up(answer, game);
    PUT(out, "{\"players\":[");
    put_players(out, game);
    PUT(out, "],\"tilePack\":{\"size\":");
    put_number(out, jcz_pack_size(&game->pack));
    PUT(out, ",\"underHills\":0},\"placedTiles\":[");
    put_pieces(out, &answer->placed);
    PUT(out, "],\"discardedTiles\":[");
    put_discarded(out, game);
    PUT(out, "],\"deployedMeeples\":[");
    put_deployed(out, game);
    PUT(out, "],\"neutralFigures\":{},\"tokens\":{},\"features\":[");
    put_features(out, answer, game);
    put_rest(out, answer, game);
}
