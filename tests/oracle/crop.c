/* Step 4: who may do what (3.1). */
#include "crop.h"

enum carc_kind oracle_indicated_kind(const struct oracle *oracle)
{
    switch ((enum carc_symbol)oracle_tile(oracle, oracle->placed - 1)->symbol) { /* */
    case CARC_RAKE: return CARC_FIELD;
    case CARC_CLUB: return CARC_ROAD;
    case CARC_SHIELD: return CARC_CITY;
    default: return CARC_KIND_COUNT;
    }
}

bool oracle_has_crop(const struct oracle *oracle)
{
    enum carc_kind kind = oracle_indicated_kind(oracle);
    const struct carc_options *options = &oracle->rules->options;
    if (kind == CARC_FIELD && !options->fields) {
        return options->cc_rake_ask != 0; /* OQ-11 */
    }
    return kind != CARC_KIND_COUNT;
}

/* Whether the player has a meeple of the indicated kind on just this segment. */
static bool stands_on(const struct oracle *oracle, int player, struct oracle_spot spot)
{
    return oracle_segment(oracle, spot)->kind == oracle_indicated_kind(oracle) &&
           oracle_meeples_on(oracle, spot, player) > 0;
}

bool oracle_is_indicated(const struct oracle *oracle, int player)
{
    for (int m = 0; m < oracle->meeple_count; m++) {
        if (oracle->meeples[m].player == player &&
            stands_on(oracle, player, oracle->meeples[m].spot)) {
            return true;
        }
    }
    return false;
}

/* OQ-2, OQ-10: whether some meeple of the player opens this segment to him. */
static bool may_add(const struct oracle *oracle, int player, struct oracle_spot spot)
{
    if (oracle_segment(oracle, spot)->kind != oracle_indicated_kind(oracle)) {
        return false;
    }
    for (int m = 0; m < oracle->meeple_count; m++) {
        struct oracle_spot own = oracle->meeples[m].spot;
        bool same_tile = own.placement == spot.placement;
        bool same_segment = same_tile && own.segment == spot.segment;
        bool same_feature = oracle_feature_at(oracle, own) == oracle_feature_at(oracle, spot);
        if (oracle->meeples[m].player != player) {
            continue;
        }
        switch ((enum carc_add_scope)oracle->rules->options.cc_add_scope) {
        case CARC_SEGMENT:
            if (same_segment) {
                return true;
            }
            break;
        case CARC_TILE:
            if (same_tile && same_feature) {
                return true;
            }
            break;
        case CARC_FEATURE:
            if (same_feature) {
                return true;
            }
            break;
        }
    }
    return false;
}

int oracle_crop_actions(
    const struct oracle *oracle, int player, enum carc_crop choice, struct carc_action *out)
{
    bool add = choice == CARC_CROP_A;
    if (add && oracle_supply(oracle, player) == 0) {
        return 0; /* */
    }
    int count = 0;
    for (int p = 0; p < oracle->placed; p++) {
        for (int s = 0; s < oracle_tile(oracle, p)->segment_count; s++) {
            struct oracle_spot spot = {p, s};
            if (add ? may_add(oracle, player, spot) : stands_on(oracle, player, spot)) {
                const struct oracle_placement *at = &oracle->placements[p];
                out[count++] = (struct carc_action){.verb = add ? CARC_ADD : CARC_RETURN,
                    .item = (uint16_t)s,
                    .cell = {(int16_t)at->x, (int16_t)at->y}};
            }
        }
    }
    return count;
}
