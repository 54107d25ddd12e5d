/* Positions, tiles and legal actions. */
#include <stdlib.h>

#include "compare.h"
#include "rules/query.h"

bool compare_number(
    const struct compare *compare, const char *what, long long engine, long long expected)
{
    ++*compare->checks;
    if (engine == expected) {
        return true;
    }
    if (compare->fault->size == 0) {
        text_printf(compare->fault, "%s: %lld, the oracle says %lld", what, engine, expected);
    }
    return false;
}

static bool compare_players(const struct compare *compare)
{
    const struct carc_state *state = compare->state;
    const struct oracle *oracle = compare->oracle;
    int standing[CARC_MAX_PLAYERS] = {0};
    int expected[CARC_MAX_PLAYERS] = {0};
    carc_standing(compare->rules, state, standing);
    for (int p = 0; p < oracle->players; p++) {
        expected[p] = oracle->score[p];
    }
    if (oracle->phase != CARC_PHASE_OVER) {
        oracle_final(oracle, expected);
    }
    bool same = true;
    for (int p = 0; p < oracle->players; p++) {
        int supply = oracle_supply(oracle, p);
        int on_board = compare->rules->options.meeples - supply;
        same = same && compare_number(compare, "score", state->score[p], oracle->score[p]) &&
               compare_number(compare, "supply", state->supply[p], supply) &&
               compare_number(compare, "meeples on board", state->on_board[p], on_board) &&
               compare_number(compare, "standing", standing[p], expected[p]);
    }
    int winners = oracle_best(expected, oracle->players);
    return same && compare_number(compare, "winners", carc_winners(compare->rules, state), winners);
}

static bool compare_placements(const struct compare *compare)
{
    const struct oracle *oracle = compare->oracle;
    bool same = compare_number(compare, "tiles placed", compare->state->placed, oracle->placed);
    for (int i = 0; same && i < oracle->placed; i++) {
        struct carc_placement engine = carc_placement(compare->rules, compare->state, i);
        const struct oracle_placement *own = &oracle->placements[i];
        int there = carc_placement_at(compare->rules, compare->state, engine.cell);
        same = compare_number(compare, "tile of a placement", engine.tile, own->tile) &&
               compare_number(compare, "rotation of one", engine.rotation, own->rotation) &&
               compare_number(compare, "x of one", engine.cell.x, own->x) &&
               compare_number(compare, "y of one", engine.cell.y, own->y) &&
               compare_number(compare, "placement at its cell", there, i);
    }
    return same;
}

bool compare_position(const struct compare *compare)
{
    const struct carc_state *state = compare->state;
    const struct oracle *oracle = compare->oracle;
    bool same = compare_number(compare, "phase", state->phase, oracle->phase) &&
                compare_number(compare, "actor", carc_actor(state), oracle_actor(oracle)) &&
                compare_number(compare, "players", state->players, oracle->players) &&
                compare_number(compare, "turn player", state->turn_player, oracle->turn_player) &&
                compare_number(compare, "turn", state->turn, oracle->turn) &&
                compare_number(compare, "tiles left", state->bag_left, oracle->bag_left) &&
                compare_number(compare, "tiles set aside", state->set_aside, oracle->set_aside);
    if (oracle->phase == CARC_PHASE_TILE) {
        same = same && compare_number(compare, "tile in hand", state->drawn, oracle->drawn);
    }
    if (oracle->phase == CARC_PHASE_CROP_TURN) {
        same = same && compare_number(compare, "choice", state->crop, oracle->crop);
    }
    bool in_crop = oracle->phase == CARC_PHASE_CROP_CHOICE || oracle->phase == CARC_PHASE_CROP_TURN;
    int symbol = in_crop ? oracle_tile(oracle, oracle->placed - 1)->symbol : CARC_NO_SYMBOL;
    same = same && compare_number(compare, "symbol of step 4",
                       carc_crop_symbol(compare->rules, state), symbol);
    for (int t = 0; same && t < compare->rules->set.count; t++) {
        int engine = carc_bag_count(compare->rules, state, t);
        same = compare_number(compare, "copies in the bag", engine, oracle->bag[t]);
    }
    same = same && compare_players(compare) && compare_placements(compare);
    const char *broken = carc_check(compare->rules, state);
    if (broken != NULL && compare->fault->size == 0) {
        text_printf(compare->fault, "carc_check: %s", broken);
    }
    return same && broken == NULL;
}

static int by_bytes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct carc_action));
}

/* Compares two lists as sets; sorts both. */
static bool compare_lists(const struct compare *compare, const char *what,
    struct carc_action *engine, struct carc_action *expected, const size_t counts[2])
{
    if (!compare_number(compare, what, (long long)counts[0], (long long)counts[1])) {
        return false;
    }
    qsort(engine, counts[0], sizeof *engine, by_bytes);
    qsort(expected, counts[1], sizeof *expected, by_bytes);
    for (size_t i = 0; i < counts[0]; i++) {
        long long difference = by_bytes(&engine[i], &expected[i]);
        if (!compare_number(compare, what, difference, 0)) {
            return false;
        }
    }
    return true;
}

/* Step 4, for every player and both choices, whoever's part it is. */
static bool compare_crop(
    const struct compare *compare, struct carc_action *engine, struct carc_action *expected)
{
    const struct oracle *oracle = compare->oracle;
    bool same = true;
    for (int p = 0; same && p < oracle->players; p++) {
        for (enum carc_crop choice = CARC_CROP_A; choice <= CARC_CROP_B; choice++) {
            enum carc_skip skip = CARC_SKIP_NO_MEEPLE;
            int options = carc_crop_options(compare->rules, compare->state, p, choice, &skip);
            size_t counts[2] = {
                carc_crop_actions(compare->rules, compare->state, p, choice, engine),
                (size_t)oracle_crop_actions(oracle, p, choice, expected)};
            same = same &&
                   compare_number(
                       compare, "number of options in step 4", options, (long long)counts[1]) &&
                   compare_lists(compare, "options in step 4", engine, expected, counts);
            if (options == 0) {
                enum carc_skip why =
                    oracle_is_indicated(oracle, p) ? CARC_SKIP_SUPPLY_EMPTY : CARC_SKIP_NO_MEEPLE;
                same = same && compare_number(compare, "why skipped", skip, why);
            }
        }
    }
    return same;
}

/* The order that state.h promises: draws by type, places by rotation, claims by segment, `pass`
 * last. */
static bool compare_order(
    const struct compare *compare, const struct carc_action *list, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        bool ordered = list[i].verb == CARC_PASS || list[i].verb == CARC_ADD ||
                       list[i].verb == CARC_RETURN || list[i].rotation > list[i - 1].rotation ||
                       (list[i].rotation == list[i - 1].rotation &&
                           list[i].item >= list[i - 1].item && list[i].verb == list[i - 1].verb);
        if (!compare_number(compare, "order of the actions", ordered, 1)) {
            return false;
        }
    }
    return true;
}

bool compare_actions(const struct compare *compare)
{
    size_t room = carc_max_actions(compare->rules) + 4 * ORACLE_SPOTS;
    struct carc_action *engine = base_alloc(2 * room * sizeof *engine);
    struct carc_action *expected = engine + room;
    size_t counts[2] = {carc_actions(compare->rules, compare->state, engine),
        (size_t)oracle_actions(compare->oracle, expected)};
    bool bounded = counts[0] <= carc_max_actions(compare->rules);
    bool same = compare_number(compare, "actions within the bound", bounded, 1) &&
                compare_order(compare, engine, counts[0]) &&
                compare_lists(compare, "legal actions", engine, expected, counts);
    if (oracle_actor(compare->oracle) >= 0 && (compare->oracle->phase == CARC_PHASE_CROP_CHOICE ||
                                                  compare->oracle->phase == CARC_PHASE_CROP_TURN)) {
        same = same && compare_crop(compare, engine, expected);
    }
    free(engine);
    return same;
}
