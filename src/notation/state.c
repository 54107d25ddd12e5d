#include "notation/state.h"

#include <stdlib.h>

#include "notation/action.h"

/* The state being written. */
struct writer {
    const struct carc_rules *rules;
    const struct carc_state *state;
    struct text *out;
};

static void add_tile(const struct writer *writer, int tile)
{
    char name[2 * CARC_ID_SIZE];
    carc_tile_name(&writer->rules->set, tile, name);
    text_add_json(writer->out, name);
}

static const struct carc_segment *segment_of(const struct writer *writer, carc_node node)
{
    struct carc_node_info info = carc_node_info(writer->rules, writer->state, node);
    struct carc_placement placement = carc_placement(writer->rules, writer->state, info.placement);
    return &writer->rules->set.tiles[placement.tile].segments[info.segment];
}

static struct carc_cell cell_of(const struct writer *writer, carc_node node)
{
    int number = carc_node_info(writer->rules, writer->state, node).placement;
    return carc_placement(writer->rules, writer->state, number).cell;
}

/* `"x":1,"y":0,"segment":"road"` */
static void add_node(const struct writer *writer, carc_node node)
{
    struct carc_cell cell = cell_of(writer, node);
    text_printf(writer->out, "\"x\":%d,\"y\":%d,\"segment\":", cell.x, cell.y);
    text_add_json(writer->out, segment_of(writer, node)->name);
}

static void add_players(const struct writer *writer, unsigned players)
{
    bool first = true;
    text_add_char(writer->out, '[');
    for (int player = 0; player < writer->state->players; player++) {
        if ((players >> player & 1) != 0) {
            text_printf(writer->out, "%s%d", first ? "" : ",", player + 1);
            first = false;
        }
    }
    text_add_char(writer->out, ']');
}

static void write_turn(const struct writer *writer)
{
    static const char *const phases[] = {
#define X(name, text) text,
        CARC_PHASES(X)
#undef X
    };
    const struct carc_state *state = writer->state;
    int actor = carc_actor(state);
    text_printf(writer->out, "\"phase\":\"%s\",\"actor\":%d", phases[state->phase],
        actor < 0 ? 0 : actor + 1);
    text_printf(writer->out, ",\"turn\":%d,\"turn_player\":%d,\"drawn\":", state->turn,
        state->turn_player + 1);
    if (state->phase == CARC_PHASE_TILE) {
        add_tile(writer, state->drawn);
    } else {
        text_add(writer->out, "null");
    }
}

static void write_players(const struct writer *writer, const char *const *names)
{
    int standing[CARC_MAX_PLAYERS];
    carc_standing(writer->rules, writer->state, standing);
    text_add(writer->out, ",\"players\":[");
    for (int player = 0; player < writer->state->players; player++) {
        text_printf(writer->out, "%s{\"player\":%d", player == 0 ? "" : ",", player + 1);
        if (names != NULL) {
            text_add(writer->out, ",\"name\":");
            text_add_json(writer->out, names[player]);
        }
        text_printf(writer->out, ",\"score\":%d,\"standing\":%d,\"supply\":%d}",
            (int)writer->state->score[player], standing[player], writer->state->supply[player]);
    }
    text_add_char(writer->out, ']');
    if (writer->state->phase == CARC_PHASE_OVER) {
        text_add(writer->out, ",\"winners\":");
        add_players(writer, (unsigned)carc_winners(writer->rules, writer->state));
    }
}

static void write_bag(const struct writer *writer)
{
    bool first = true;
    text_printf(writer->out, ",\"bag\":{\"left\":%d,\"set_aside\":%d,\"tiles\":{",
        writer->state->bag_left, writer->state->set_aside);
    for (int tile = 0; tile < writer->rules->set.count; tile++) {
        int count = carc_bag_count(writer->rules, writer->state, tile);
        if (count > 0) {
            text_add(writer->out, first ? "" : ",");
            add_tile(writer, tile);
            text_printf(writer->out, ":%d", count);
            first = false;
        }
    }
    text_add(writer->out, "}}");
}

static void write_placements(const struct writer *writer)
{
    text_add(writer->out, ",\"placements\":[");
    for (int i = 0; i < writer->state->placed; i++) {
        struct carc_placement placement = carc_placement(writer->rules, writer->state, i);
        text_printf(writer->out,
            "%s{\"x\":%d,\"y\":%d,\"rotation\":%d,\"tile\":", i == 0 ? "" : ",", placement.cell.x,
            placement.cell.y, placement.rotation);
        add_tile(writer, placement.tile);
        text_add_char(writer->out, '}');
    }
    text_add_char(writer->out, ']');
}

static void write_meeples(const struct writer *writer)
{
    bool first = true;
    text_add(writer->out, ",\"meeples\":[");
    for (int player = 0; player < writer->state->players; player++) {
        for (int i = 0; i < writer->state->on_board[player]; i++) {
            carc_node node = carc_meeple(writer->rules, writer->state, player, i);
            text_printf(writer->out, "%s{\"player\":%d,", first ? "" : ",", player + 1);
            add_node(writer, node);
            text_printf(
                writer->out, ",\"role\":\"%s\"}", carc_role_name(segment_of(writer, node)->kind));
            first = false;
        }
    }
    text_add_char(writer->out, ']');
}

static void write_feature(const struct writer *writer, carc_node first, const carc_node *next)
{
    struct carc_feature_info info = carc_feature_info(writer->rules, writer->state, first);
    text_printf(writer->out, "{\"kind\":\"%s\",\"complete\":%s,\"tiles\":%d,\"pennants\":%d",
        carc_kind_name(info.kind), info.complete ? "true" : "false", info.tiles, info.pennants);
    text_printf(writer->out, ",\"open\":%d,\"cities\":%d,\"points\":%d,\"owners\":", info.open,
        info.cities, info.points_now);
    add_players(writer, info.owners);
    text_add(writer->out, ",\"meeples\":[");
    for (int player = 0; player < writer->state->players; player++) {
        text_printf(writer->out, "%s%d", player == 0 ? "" : ",", info.meeples[player]);
    }
    text_add(writer->out, "],\"segments\":[");
    for (carc_node node = first; node >= 0; node = next[node]) {
        text_add(writer->out, node == first ? "{" : ",{");
        add_node(writer, node);
        text_add_char(writer->out, '}');
    }
    text_add(writer->out, "]}");
}

/* Each feature once, by its first segment; its segments are strung together by `next`. */
static void write_features(const struct writer *writer)
{
    int nodes = writer->state->nodes;
    size_t room = (size_t)nodes + 1;
    carc_node *next = base_alloc(room * sizeof *next);
    carc_node *last = base_alloc(room * sizeof *last);
    carc_node *starts = base_alloc(room * sizeof *starts);
    int features = 0;
    for (carc_node node = 0; node < nodes; node++) {
        last[node] = -1;
    }
    for (carc_node node = 0; node < nodes; node++) {
        carc_node root = carc_feature_of(writer->rules, writer->state, node);
        next[node] = -1;
        if (last[root] < 0) {
            starts[features++] = node;
        } else {
            next[last[root]] = node;
        }
        last[root] = node;
    }
    text_add(writer->out, ",\"features\":[");
    for (int i = 0; i < features; i++) {
        text_add(writer->out, i == 0 ? "" : ",");
        write_feature(writer, starts[i], next);
    }
    text_add_char(writer->out, ']');
    free(starts);
    free(last);
    free(next);
}

int notation_crop_queue(
    const struct carc_rules *rules, const struct carc_state *state, int players[CARC_MAX_PLAYERS])
{
    if (state->phase != CARC_PHASE_CROP_TURN) {
        return 0;
    }
    int count = 0;
    for (int player = state->crop_actor;; player = (player + 1) % state->players) {
        enum carc_skip skip;
        if (carc_crop_options(rules, state, player, (enum carc_crop)state->crop, &skip) > 0) {
            players[count++] = player;
        }
        if (player == state->turn_player) {
            return count;
        }
    }
}

static void write_candidates(const struct writer *writer)
{
    if (writer->state->phase != CARC_PHASE_CROP_TURN) {
        return;
    }
    size_t room = carc_max_actions(writer->rules);
    struct carc_action *actions = base_alloc(room * sizeof *actions);
    size_t count = carc_crop_actions(writer->rules, writer->state, writer->state->crop_actor,
        (enum carc_crop)writer->state->crop, actions);
    for (size_t i = 0; i < count; i++) {
        carc_node node =
            carc_node_at(writer->rules, writer->state, actions[i].cell, actions[i].item);
        text_add(writer->out, i == 0 ? "{" : ",{");
        add_node(writer, node);
        text_add_char(writer->out, '}');
    }
    free(actions);
}

static void write_circle(const struct writer *writer)
{
    static const char *const choices[] = {"null", "\"A\"", "\"B\""};
    const struct carc_state *state = writer->state;
    if (state->phase != CARC_PHASE_CROP_CHOICE && state->phase != CARC_PHASE_CROP_TURN) {
        text_add(writer->out, ",\"circle\":null");
        return;
    }
    text_printf(writer->out, ",\"circle\":{\"symbol\":\"%s\",\"chosen\":%s,\"actor\":%d",
        carc_symbol_name(carc_crop_symbol(writer->rules, state)), choices[state->crop],
        carc_actor(state) + 1);
    int queue[CARC_MAX_PLAYERS];
    int waiting = notation_crop_queue(writer->rules, state, queue);
    text_add(writer->out, ",\"queue\":[");
    for (int i = 0; i < waiting; i++) {
        text_printf(writer->out, "%s%d", i == 0 ? "" : ",", queue[i] + 1);
    }
    text_add(writer->out, "],\"candidates\":[");
    write_candidates(writer);
    text_add(writer->out, "]}");
}

void notation_state_json(const struct carc_rules *rules, const struct carc_state *state,
    const char *const *names, struct text *out)
{
    struct writer writer = {rules, state, out};
    text_add_char(out, '{');
    write_turn(&writer);
    write_players(&writer, names);
    write_bag(&writer);
    write_placements(&writer);
    write_meeples(&writer);
    write_features(&writer);
    write_circle(&writer);
    text_printf(out, ",\"hash\":\"%016llx\"}", (unsigned long long)carc_hash(rules, state));
}

void notation_action_json(const struct carc_rules *rules, const struct carc_state *state,
    struct carc_action action, struct text *out)
{
    struct writer writer = {rules, state, out};
    struct text line;
    text_init(&line);
    notation_write_action(rules, state, action, &line);
    text_add(out, "{\"action\":");
    text_add_json(out, text_string(&line));
    text_finish(&line);
    text_printf(out, ",\"verb\":\"%s\"", carc_verb_name(action.verb));
    switch ((enum carc_verb)action.verb) {
    case CARC_DRAW:
        text_add(out, ",\"tile\":");
        add_tile(&writer, action.item);
        break;
    case CARC_PLACE:
        text_printf(out, ",\"x\":%d,\"y\":%d,\"rotation\":%d", action.cell.x, action.cell.y,
            action.rotation);
        break;
    case CARC_CLAIM: {
        struct carc_cell cell = carc_placement(rules, state, state->placed - 1).cell;
        text_add_char(out, ',');
        add_node(&writer, carc_node_at(rules, state, cell, action.item));
        break;
    }
    case CARC_CROP:
        text_printf(out, ",\"choice\":\"%s\"", action.item == CARC_CROP_A ? "A" : "B");
        break;
    case CARC_ADD:
    case CARC_RETURN:
        text_add_char(out, ',');
        add_node(&writer, carc_node_at(rules, state, action.cell, action.item));
        break;
    case CARC_PASS:
    case CARC_VERB_COUNT: break;
    }
    text_add_char(out, '}');
}

void notation_actions_json(
    const struct carc_rules *rules, const struct carc_state *state, struct text *out)
{
    size_t room = carc_max_actions(rules);
    struct carc_action *actions = base_alloc(room * sizeof *actions);
    size_t count = carc_actions(rules, state, actions);
    text_add_char(out, '[');
    for (size_t i = 0; i < count; i++) {
        text_add(out, i == 0 ? "" : ",");
        notation_action_json(rules, state, actions[i], out);
        if (actions[i].verb == CARC_PLACE && carc_is_look_alike(rules, state, actions[i])) {
            out->size--; /* the brace: one more member follows */
            text_add(out, ",\"lookalike\":true}");
        }
    }
    text_add_char(out, ']');
    free(actions);
}
