#include "cli/tables.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/macros.h"
#include "base/utf8.h"
#include "rules/query.h"
#include "session/points.h"

#define NAME_WIDTH 16

/* The order in which a booklet scores them. */
static const enum carc_kind kinds[] = {CARC_CITY, CARC_ROAD, CARC_MONASTERY, CARC_FIELD};

void table_pad(struct text *out, const char *string, size_t width)
{
    text_add(out, string);
    for (size_t length = utf8_length(string); length < width; length++) {
        text_add_char(out, ' ');
    }
}

static void add_winners(const struct session *session, struct text *out)
{
    const struct carc_state *state = session_state(session);
    int winners = carc_winners(session_rules(session), state);
    int left = 0;
    for (int i = 0; i < state->players; i++) {
        left += winners >> i & 1;
    }
    bool shared = left > 1;
    for (int i = 0; i < state->players; i++) {
        if (winners >> i & 1) {
            left--;
            text_printf(out, "%s%s", session_names(session)[i],
                left == 0   ? ""
                : left == 1 ? " and "
                            : ", ");
        }
    }
    text_add(out, shared ? " share the victory" : " wins");
}

void table_heading(const struct session *session, struct text *out)
{
    const struct carc_state *state = session_state(session);
    int actor = carc_actor(state);
    const char *name = actor >= 0 ? session_names(session)[actor] : "";
    char tile[2 * CARC_ID_SIZE];
    if (state->phase != CARC_PHASE_OVER) {
        text_printf(out, "Turn %d: ", state->turn);
    }
    switch ((enum carc_phase)state->phase) {
    case CARC_PHASE_DRAW: text_add(out, "the next tile is drawn"); break;
    case CARC_PHASE_TILE:
        carc_tile_name(&session_rules(session)->set, state->drawn, tile);
        text_printf(out, "%s places %s", name, tile);
        break;
    case CARC_PHASE_MEEPLE: text_printf(out, "%s may claim a feature", name); break;
    case CARC_PHASE_CROP_CHOICE: text_printf(out, "%s chooses A or B", name); break;
    case CARC_PHASE_CROP_TURN:
        text_printf(out, "crop circle, action %s: %s decides",
            state->crop == CARC_CROP_A ? "A" : "B", name);
        break;
    case CARC_PHASE_OVER:
    case CARC_PHASE_COUNT:
        text_add(out, "The game is over: ");
        add_winners(session, out);
        break;
    }
    text_printf(out, " (%d tiles in the bag", state->bag_left);
    if (state->set_aside > 0) {
        text_printf(out, ", %d set aside", state->set_aside);
    }
    text_add(out, ")\n");
}

void table_players(const struct session *session, struct text *out)
{
    const struct carc_state *state = session_state(session);
    int standing[CARC_MAX_PLAYERS];
    carc_standing(session_rules(session), state, standing);
    table_pad(out, "player", NAME_WIDTH + 3);
    text_add(out, "score  if it ended now  supply\n");
    for (int i = 0; i < state->players; i++) {
        text_printf(out, "%c  ", 'A' + i);
        table_pad(out, session_names(session)[i], NAME_WIDTH);
        text_printf(out, "%5d  %15d  %6d\n", (int)state->score[i], standing[i], state->supply[i]);
    }
}

static void add_count(struct text *out, int count, const char *one, const char *many)
{
    if (count > 0) {
        text_printf(out, ", %d %s", count, count == 1 ? one : many);
    }
}

static void add_feature_facts(const struct carc_feature_info *info, struct text *out)
{
    struct text facts;
    text_init(&facts);
    if (info->kind == CARC_MONASTERY) {
        text_printf(&facts, "%d of 9 tiles", info->tiles);
    } else {
        text_printf(&facts, "%d %s", info->tiles, info->tiles == 1 ? "tile" : "tiles");
    }
    add_count(&facts, info->pennants, "pennant", "pennants");
    if (info->kind == CARC_FIELD) {
        add_count(&facts, info->cities, "city", "cities");
    } else if (info->complete) {
        text_add(&facts, ", complete");
    } else if (info->kind != CARC_MONASTERY) {
        text_printf(&facts, ", %d open", info->open);
    }
    table_pad(out, text_string(&facts), info->owners != 0 ? 30 : 0);
    text_finish(&facts);
}

void table_feature(const struct session *session, carc_node node, struct text *out)
{
    const struct carc_rules *rules = session_rules(session);
    const struct carc_state *state = session_state(session);
    struct carc_feature_info info = carc_feature_info(rules, state, node);
    struct carc_node_info first = carc_node_info(rules, state, node);
    struct carc_placement placement = carc_placement(rules, state, first.placement);
    char place[64];
    snprintf(place, sizeof place, "%d,%d %s", placement.cell.x, placement.cell.y,
        rules->set.tiles[placement.tile].segments[first.segment].name);
    table_pad(out, carc_kind_name(info.kind), 10);
    table_pad(out, place, 18);
    text_add_char(out, ' ');
    add_feature_facts(&info, out);
    const char *before = "";
    for (int i = 0; i < state->players; i++) {
        if (info.meeples[i] > 0) {
            text_printf(out, "%s%s %d%s", before, session_names(session)[i], info.meeples[i],
                info.owners >> i & 1 ? " *" : "");
            before = ", ";
        }
    }
    if (info.owners != 0) {
        text_printf(out, "  worth %d now", info.points_now);
    }
    text_add_char(out, '\n');
}

void table_features(const struct session *session, bool all, struct text *out)
{
    const struct carc_rules *rules = session_rules(session);
    const struct carc_state *state = session_state(session);
    bool *seen = base_alloc(state->nodes + 1u);
    memset(seen, 0, state->nodes + 1u);
    bool any = false;
    for (carc_node node = 0; node < state->nodes; node++) {
        carc_node feature = carc_feature_of(rules, state, node);
        if (seen[feature]) {
            continue;
        }
        seen[feature] = true;
        if (all || carc_feature_info(rules, state, node).owners != 0) {
            table_feature(session, node, out);
            any = true;
        }
    }
    if (!any) {
        text_add(out, "no feature is claimed\n");
    }
    free(seen);
}

void table_points(const struct session *session, struct text *out)
{
    struct session_points points = session_points(session);
    const struct carc_state *state = session_state(session);
    table_pad(out, "player", NAME_WIDTH);
    for (size_t k = 0; k < ARRAY_LENGTH(kinds); k++) {
        text_printf(out, " %9s", carc_kind_name(kinds[k]));
    }
    text_add(out, "     total\n");
    for (int i = 0; i < state->players; i++) {
        table_pad(out, session_names(session)[i], NAME_WIDTH);
        for (size_t k = 0; k < ARRAY_LENGTH(kinds); k++) {
            text_printf(out, " %9d", points.by_kind[i][kinds[k]]);
        }
        text_printf(out, " %9d\n", (int)state->score[i]);
    }
    if (state->phase == CARC_PHASE_OVER) {
        add_winners(session, out);
        text_add_char(out, '\n');
    }
}

void table_points_json(const struct session *session, struct text *out)
{
    struct session_points points = session_points(session);
    const struct carc_state *state = session_state(session);
    text_add_char(out, '[');
    for (int i = 0; i < state->players; i++) {
        text_add(out, i == 0 ? "{\"name\":" : ",{\"name\":");
        text_add_json(out, session_names(session)[i]);
        for (size_t k = 0; k < ARRAY_LENGTH(kinds); k++) {
            text_printf(out, ",\"%s\":%d", carc_kind_name(kinds[k]), points.by_kind[i][kinds[k]]);
        }
        text_printf(out, ",\"total\":%d}", (int)state->score[i]);
    }
    text_add_char(out, ']');
}
