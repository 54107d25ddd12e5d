#include "rules/crop.h"

#include "rules/lay.h"

enum carc_symbol crop_symbol(const struct carc_rules *rules, const struct carc_state *state)
{
    const struct placed *placed = &view_placed(rules, state)[state->placed - 1];
    enum carc_symbol symbol = (enum carc_symbol)view_piece(rules, placed)->symbol;
    bool void_rake = symbol == CARC_RAKE && !rules->options.fields && !rules->options.cc_rake_ask;
    return void_rake ? CARC_NO_SYMBOL : symbol;
}

int crop_next(const struct carc_state *state, int player)
{
    if (player == CARC_NOBODY) {
        return (state->turn_player + 1) % state->players;
    }
    return player == state->turn_player ? -1 : (player + 1) % state->players;
}

static enum carc_kind kind_of(
    const struct carc_rules *rules, const struct carc_state *state, unsigned node)
{
    const struct placed *placed = lay_placed_of(rules, state, node);
    return (enum carc_kind)view_piece(rules, placed)->kinds[node - placed->first];
}

static enum carc_kind indicated_kind(const struct carc_rules *rules, const struct carc_state *state)
{
    return carc_symbol_kind(crop_symbol(rules, state));
}

static bool stands_on(
    const struct carc_rules *rules, const struct carc_state *state, int player, unsigned node)
{
    const uint16_t *meeples = view_meeples(rules, state, player);
    for (unsigned i = 0; i < state->on_board[player]; i++) {
        if (meeples[i] == node) {
            return true;
        }
    }
    return false;
}

/* Whether a meeple of the player stands on a segment of this tile that belongs to the feature. */
static bool stands_on_tile(
    const struct carc_rules *rules, const struct carc_state *state, int player, unsigned node)
{
    const struct placed *placed = lay_placed_of(rules, state, node);
    const uint16_t *roots = view_roots(rules, state);
    unsigned root = group_root(roots, node);
    for (unsigned i = 0; i < view_piece(rules, placed)->segments; i++) {
        unsigned other = placed->first + i;
        if (group_root(roots, other) == root && stands_on(rules, state, player, other)) {
            return true;
        }
    }
    return false;
}

/* X-8 segment, OQ-10 tile, X-12 feature. */
static bool in_scope(
    const struct carc_rules *rules, const struct carc_state *state, int player, unsigned node)
{
    switch (rules->options.cc_add_scope) {
    case CARC_SEGMENT: return stands_on(rules, state, player, node);
    case CARC_TILE: return stands_on_tile(rules, state, player, node);
    default: {
        unsigned root = group_root(view_roots(rules, state), node);
        return group_meeples(view_groups(rules, state)[root], player) > 0;
    }
    }
}

static bool has_kind(
    const struct carc_rules *rules, const struct carc_state *state, int player, enum carc_kind kind)
{
    const uint16_t *meeples = view_meeples(rules, state, player);
    for (unsigned i = 0; i < state->on_board[player]; i++) {
        if (kind_of(rules, state, meeples[i]) == kind) {
            return true;
        }
    }
    return false;
}

static struct carc_action action_on(const struct carc_rules *rules, const struct carc_state *state,
    enum carc_verb verb, unsigned node)
{
    const struct placed *placed = lay_placed_of(rules, state, node);
    return (struct carc_action){(uint8_t)verb, 0, (uint16_t)(node - placed->first), placed->cell};
}

static size_t list_own(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_verb verb, struct carc_action *out)
{
    const uint16_t *meeples = view_meeples(rules, state, player);
    enum carc_kind kind = indicated_kind(rules, state);
    size_t count = 0;
    for (unsigned i = 0; i < state->on_board[player]; i++) {
        unsigned earlier = 0;
        while (meeples[earlier] != meeples[i]) {
            earlier++;
        }
        if (earlier < i || kind_of(rules, state, meeples[i]) != kind) {
            continue; /* listed already, or of another kind */
        }
        if (out) {
            out[count] = action_on(rules, state, verb, meeples[i]);
        }
        count++;
    }
    return count;
}

static size_t list_in_scope(const struct carc_rules *rules, const struct carc_state *state,
    int player, struct carc_action *out)
{
    enum carc_kind kind = indicated_kind(rules, state);
    size_t count = 0;
    for (unsigned node = 0; node < state->nodes; node++) {
        if (kind_of(rules, state, node) == kind && in_scope(rules, state, player, node)) {
            if (out) {
                out[count] = action_on(rules, state, CARC_ADD, node);
            }
            count++;
        }
    }
    return count;
}

bool crop_can_act(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_crop choice, enum carc_skip *skip)
{
    if (!has_kind(rules, state, player, indicated_kind(rules, state))) {
        *skip = CARC_SKIP_NO_MEEPLE; /* */
        return false;
    }
    *skip = CARC_SKIP_SUPPLY_EMPTY; /* */
    return choice == CARC_CROP_B || state->supply[player] > 0;
}

size_t crop_list(const struct carc_rules *rules, const struct carc_state *state, int player,
    enum carc_crop choice, struct carc_action *out)
{
    enum carc_skip skip;
    if (!crop_can_act(rules, state, player, choice, &skip)) {
        return 0;
    }
    if (choice == CARC_CROP_B) {
        return list_own(rules, state, player, CARC_RETURN, out);
    }
    if (rules->options.cc_add_scope == CARC_SEGMENT) {
        return list_own(rules, state, player, CARC_ADD, out);
    }
    return list_in_scope(rules, state, player, out);
}

size_t crop_choices(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action *out)
{
    size_t count = crop_list(rules, state, state->crop_actor, state->crop, out);
    if (state->crop == CARC_CROP_A && rules->options.cc_add_optional) {
        if (out) {
            out[count] = (struct carc_action){.verb = CARC_PASS}; /* */
        }
        count++;
    }
    return count;
}

static enum carc_result wrong_kind(enum carc_kind wanted)
{
    return wanted == CARC_FIELD  ? CARC_WRONG_KIND_FIELD
           : wanted == CARC_ROAD ? CARC_WRONG_KIND_ROAD
                                 : CARC_WRONG_KIND_CITY;
}

static enum carc_result none_there(enum carc_kind wanted)
{
    return wanted == CARC_FIELD  ? CARC_NO_FARMER
           : wanted == CARC_ROAD ? CARC_NO_HIGHWAYMAN
                                 : CARC_NO_KNIGHT;
}

enum carc_result crop_try_add(
    const struct carc_rules *rules, const struct carc_state *state, unsigned node)
{
    enum carc_kind wanted = indicated_kind(rules, state);
    if (kind_of(rules, state, node) != wanted) {
        return wrong_kind(wanted);
    }
    return in_scope(rules, state, state->crop_actor, node) ? CARC_OK : none_there(wanted);
}

enum carc_result crop_try_return(
    const struct carc_rules *rules, const struct carc_state *state, unsigned node)
{
    enum carc_kind wanted = indicated_kind(rules, state);
    if (kind_of(rules, state, node) != wanted) {
        return wrong_kind(wanted);
    }
    return stands_on(rules, state, state->crop_actor, node) ? CARC_OK : none_there(wanted);
}
