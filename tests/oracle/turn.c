/* The turn, straight from 1.4 to 1.10 and 3.1. */
#include <assert.h>
#include <string.h>

#include "crop.h"

/* The last action's cell and segment as a spot. */
static struct oracle_spot spot_of(const struct oracle *oracle, struct carc_action action)
{
    return (struct oracle_spot){oracle_at(oracle, action.cell.x, action.cell.y), action.item};
}

void oracle_start(struct oracle *oracle, const struct carc_rules *rules, int players)
{
    memset(oracle, 0, sizeof *oracle);
    oracle->rules = rules;
    oracle->players = players;
    oracle->phase = CARC_PHASE_DRAW;
    oracle->turn_player = (rules->options.first_player - 1) % players;
    oracle->turn = 1;
    for (int t = 0; t < rules->set.count; t++) {
        oracle->bag[t] = rules->set.tiles[t].count;
        oracle->bag_left += rules->set.tiles[t].count;
    }
    for (int i = 0; i < rules->start.count; i++) {
        const struct carc_start_tile *start = &rules->start.tiles[i];
        oracle_lay(oracle, start->tile, start->cell.x, start->cell.y, start->rotation);
        oracle->bag[start->tile]--;
        oracle->bag_left--;
    }
    oracle_flood(oracle);
    if (oracle->bag_left == 0) {
        oracle->phase = CARC_PHASE_OVER;
    }
}

int oracle_actor(const struct oracle *oracle)
{
    switch (oracle->phase) {
    case CARC_PHASE_DRAW: return CARC_CHANCE;
    case CARC_PHASE_OVER: return CARC_NOBODY;
    case CARC_PHASE_CROP_TURN: return oracle->crop_actor;
    default: return oracle->turn_player;
    }
}

/* ---- legal actions ---- */

static int draws(const struct oracle *oracle, struct carc_action *out)
{
    int count = 0;
    for (int t = 0; t < oracle->rules->set.count; t++) {
        if (oracle->bag[t] > 0) {
            out[count++] = (struct carc_action){.verb = CARC_DRAW, .item = (uint16_t)t};
        }
    }
    return count;
}

/* B-11 to B-13: every cell, every rotation. `out` may be NULL. */
static int places(const struct oracle *oracle, struct carc_action *out)
{
    struct oracle_box box = oracle_box(oracle);
    int count = 0;
    for (int y = box.north; y <= box.south; y++) {
        for (int x = box.west; x <= box.east; x++) {
            for (int rotation = 0; rotation < 4; rotation++) {
                if (!oracle_fits(oracle, oracle->drawn, x, y, rotation)) {
                    continue;
                }
                if (out != NULL) {
                    out[count] = (struct carc_action){.verb = CARC_PLACE,
                        .rotation = (uint8_t)rotation,
                        .cell = {(int16_t)x, (int16_t)y}};
                }
                count++;
            }
        }
    }
    return count;
}

/* B-20, B-21, OQ-21: free features of the tile just laid, without `pass`. */
static int claims(const struct oracle *oracle, struct carc_action *out)
{
    if (oracle_supply(oracle, oracle->turn_player) == 0) {
        return 0; /* B-22 */
    }
    int count = 0;
    int last = oracle->placed - 1;
    for (int s = 0; s < oracle_tile(oracle, last)->segment_count; s++) {
        struct oracle_spot spot = {last, s};
        bool field = oracle_segment(oracle, spot)->kind == CARC_FIELD;
        if (field && !oracle->rules->options.fields) {
            continue;
        }
        if (oracle_owners(oracle, oracle_feature_at(oracle, spot)) == 0) {
            out[count++] = (struct carc_action){.verb = CARC_CLAIM, .item = (uint16_t)s};
        }
    }
    return count;
}

int oracle_actions(const struct oracle *oracle, struct carc_action *out)
{
    int count = 0;
    switch (oracle->phase) {
    case CARC_PHASE_DRAW: return draws(oracle, out);
    case CARC_PHASE_TILE: return places(oracle, out);
    case CARC_PHASE_MEEPLE:
        count = claims(oracle, out);
        out[count++] = (struct carc_action){.verb = CARC_PASS};
        return count;
    case CARC_PHASE_CROP_CHOICE: /* */
        out[count++] = (struct carc_action){.verb = CARC_CROP, .item = CARC_CROP_A};
        out[count++] = (struct carc_action){.verb = CARC_CROP, .item = CARC_CROP_B};
        return count;
    case CARC_PHASE_CROP_TURN:
        count = oracle_crop_actions(oracle, oracle->crop_actor, oracle->crop, out);
        if (oracle->crop == CARC_CROP_A && oracle->rules->options.cc_add_optional) {
            out[count++] = (struct carc_action){.verb = CARC_PASS}; /* */
        }
        return count;
    default: return 0;
    }
}

/* ---- what actions do ---- */

static void over(struct oracle *oracle)
{
    oracle_tell(oracle, CARC_EVENT_FINAL, 0);
    oracle_tell_final(oracle);
    oracle_final(oracle, oracle->score);
    oracle->phase = CARC_PHASE_OVER;
    oracle_tell(oracle, CARC_EVENT_OVER, 0)->winners =
        (uint8_t)oracle_best(oracle->score, oracle->players);
}

static void next_turn(struct oracle *oracle)
{
    oracle->crop = CARC_CROP_NONE;
    if (oracle->bag_left == 0) {
        over(oracle); /* B-60 */
        return;
    }
    oracle->turn_player = (oracle->turn_player + 1) % oracle->players;
    oracle->turn++;
    oracle->phase = CARC_PHASE_DRAW;
    oracle_tell(oracle, CARC_EVENT_TURN, oracle->turn_player);
}

/* hands the action to `player` or to the first after him who can do something; the
 * turn player is the last to be asked. */
static void crop_turn_from(struct oracle *oracle, int player)
{
    oracle->phase = CARC_PHASE_CROP_TURN;
    for (;;) {
        struct carc_action options[ORACLE_SPOTS];
        if (oracle_crop_actions(oracle, player, oracle->crop, options) > 0) {
            oracle->crop_actor = player;
            return;
        }
        oracle_tell(oracle, CARC_EVENT_SKIPPED, player)->skip =
            oracle_is_indicated(oracle, player) ? CARC_SKIP_SUPPLY_EMPTY : CARC_SKIP_NO_MEEPLE;
        if (player == oracle->turn_player) {
            next_turn(oracle);
            return;
        }
        player = (player + 1) % oracle->players;
    }
}

static void crop_turn_over(struct oracle *oracle)
{
    if (oracle->crop_actor == oracle->turn_player) {
        next_turn(oracle);
    } else {
        crop_turn_from(oracle, (oracle->crop_actor + 1) % oracle->players);
    }
}

/* Whether an older meeple of the same player stands on the same segment. */
static bool has_elder(const struct oracle *oracle, int meeple)
{
    const struct oracle_meeple *own = &oracle->meeples[meeple];
    for (int m = 0; m < meeple; m++) {
        const struct oracle_meeple *other = &oracle->meeples[m];
        if (other->player == own->player && other->spot.placement == own->spot.placement &&
            other->spot.segment == own->spot.segment) {
            return true;
        }
    }
    return false;
}

/* By player, then by age of the oldest on a segment; those of one segment together. */
static void tell_returns(struct oracle *oracle, int feature, int player)
{
    for (int m = 0; m < oracle->meeple_count; m++) {
        struct oracle_spot spot = oracle->meeples[m].spot;
        if (oracle->meeples[m].player != player || oracle_feature_at(oracle, spot) != feature ||
            has_elder(oracle, m)) {
            continue;
        }
        for (int left = oracle_meeples_on(oracle, spot, player); left > 0; left--) {
            struct carc_event *event = oracle_tell(oracle, CARC_EVENT_RETURNED, player);
            oracle_tell_spot(oracle, event, spot);
            event->feature = 0;
        }
    }
}

/* B-50: everybody in the feature goes home. */
static void empty_feature(struct oracle *oracle, int feature)
{
    for (int p = 0; p < oracle->players; p++) {
        tell_returns(oracle, feature, p);
    }
    int kept = 0;
    for (int m = 0; m < oracle->meeple_count; m++) {
        if (oracle_feature_at(oracle, oracle->meeples[m].spot) != feature) {
            oracle->meeples[kept++] = oracle->meeples[m];
        }
    }
    oracle->meeple_count = kept;
}

/* Step 3 (B-40 to B-50): whatever lies complete and occupied, wherever on the board, in the order
 * of B-47; then step 4 or the next turn. */
static void score_and_go_on(struct oracle *oracle)
{
    int list[ORACLE_MEEPLES];
    int count = oracle_occupied(oracle, list);
    for (int i = 0; i < count; i++) {
        int owners = oracle_owners(oracle, list[i]);
        if (!oracle->features[list[i]].complete) {
            continue;
        }
        oracle_tell_score(oracle, list[i]);
        for (int p = 0; p < oracle->players; p++) {
            oracle->score[p] += owners & 1 << p ? oracle_value(oracle, list[i], true) : 0;
        }
        empty_feature(oracle, list[i]);
    }
    if (oracle_has_crop(oracle)) {
        oracle->phase = CARC_PHASE_CROP_CHOICE;
    } else {
        next_turn(oracle);
    }
}

static void draw(struct oracle *oracle, struct carc_action action)
{
    oracle->drawn = action.item;
    oracle->bag[action.item]--;
    oracle->bag_left--;
    oracle_tell(oracle, CARC_EVENT_DRAWN, oracle->turn_player)->tile = action.item;
    if (places(oracle, NULL) > 0) {
        oracle->phase = CARC_PHASE_TILE;
        return;
    }
    oracle->set_aside++; /* B-14 */
    oracle_tell(oracle, CARC_EVENT_SET_ASIDE, oracle->turn_player)->tile = action.item;
    if (oracle->bag_left == 0) {
        over(oracle); /* B-15 */
    }
}

static void place(struct oracle *oracle, struct carc_action action)
{
    oracle_lay(oracle, oracle->drawn, action.cell.x, action.cell.y, action.rotation);
    oracle_flood(oracle);
    struct carc_event *event = oracle_tell(oracle, CARC_EVENT_PLACED, oracle->turn_player);
    event->tile = (uint16_t)oracle->drawn;
    event->cell = action.cell;
    event->rotation = action.rotation;
    struct carc_action options[CARC_MAX_SEGMENTS];
    if (claims(oracle, options) > 0) {
        oracle->phase = CARC_PHASE_MEEPLE;
    } else {
        score_and_go_on(oracle);
    }
}

static void put_meeple(struct oracle *oracle, int player, struct oracle_spot spot)
{
    assert(oracle_supply(oracle, player) > 0);
    oracle->meeples[oracle->meeple_count++] = (struct oracle_meeple){player, spot};
}

static void claim(struct oracle *oracle, struct carc_action action)
{
    struct oracle_spot spot = {oracle->placed - 1, action.item};
    put_meeple(oracle, oracle->turn_player, spot);
    oracle_tell_spot(oracle, oracle_tell(oracle, CARC_EVENT_CLAIMED, oracle->turn_player), spot);
    score_and_go_on(oracle);
}

static void crop(struct oracle *oracle, struct carc_action action)
{
    oracle->crop = action.item;
    struct carc_event *event = oracle_tell(oracle, CARC_EVENT_CROP_CHOSEN, oracle->turn_player);
    event->choice = (uint8_t)action.item;
    event->symbol = oracle_tile(oracle, oracle->placed - 1)->symbol;
    crop_turn_from(oracle, (oracle->turn_player + 1) % oracle->players);
}

static void add(struct oracle *oracle, struct carc_action action)
{
    struct oracle_spot spot = spot_of(oracle, action);
    put_meeple(oracle, oracle->crop_actor, spot);
    oracle_tell_spot(oracle, oracle_tell(oracle, CARC_EVENT_ADDED, oracle->crop_actor), spot);
    crop_turn_over(oracle);
}

static void take_back(struct oracle *oracle, struct carc_action action)
{
    struct oracle_spot spot = spot_of(oracle, action);
    int m = oracle->meeple_count - 1; /* the last that came */
    while (oracle->meeples[m].player != oracle->crop_actor ||
           oracle->meeples[m].spot.placement != spot.placement ||
           oracle->meeples[m].spot.segment != spot.segment) {
        m--;
        assert(m >= 0);
    }
    oracle->meeple_count--;
    memmove(&oracle->meeples[m], &oracle->meeples[m + 1],
        (size_t)(oracle->meeple_count - m) * sizeof oracle->meeples[0]);
    oracle_tell_spot(oracle, oracle_tell(oracle, CARC_EVENT_TAKEN_BACK, oracle->crop_actor), spot);
    crop_turn_over(oracle);
}

static void pass(struct oracle *oracle)
{
    if (oracle->phase == CARC_PHASE_MEEPLE) {
        score_and_go_on(oracle);
        return;
    }
    oracle_tell(oracle, CARC_EVENT_DECLINED, oracle->crop_actor);
    crop_turn_over(oracle);
}

void oracle_apply(struct oracle *oracle, struct carc_action action)
{
    oracle->event_count = 0;
    switch ((enum carc_verb)action.verb) {
    case CARC_DRAW: draw(oracle, action); break;
    case CARC_PLACE: place(oracle, action); break;
    case CARC_CLAIM: claim(oracle, action); break;
    case CARC_PASS: pass(oracle); break;
    case CARC_CROP: crop(oracle, action); break;
    case CARC_ADD: add(oracle, action); break;
    case CARC_RETURN: take_back(oracle, action); break;
    case CARC_VERB_COUNT: assert(!"an action has a verb");
    }
}
