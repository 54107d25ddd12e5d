/* Events: what a score is made of, and in which order things are told. */
#include <assert.h>

#include "points.h"

struct carc_event *oracle_tell(struct oracle *oracle, enum carc_event_kind kind, int player)
{
    assert(oracle->event_count < ORACLE_EVENTS);
    struct carc_event *event = &oracle->events[oracle->event_count++];
    *event = (struct carc_event){.kind = (uint8_t)kind, .player = (uint8_t)player};
    return event;
}

void oracle_tell_spot(
    const struct oracle *oracle, struct carc_event *event, struct oracle_spot spot)
{
    const struct oracle_placement *at = &oracle->placements[spot.placement];
    event->cell = (struct carc_cell){(int16_t)at->x, (int16_t)at->y};
    event->segment = (uint8_t)spot.segment;
    event->feature = oracle_segment(oracle, spot)->kind;
}

/* Cities, roads, monasteries, fields; then north before south, west before east. */
static bool is_told_before(const struct oracle *oracle, int a, int b)
{
    static const int ranks[CARC_KIND_COUNT] = {
        [CARC_CITY] = 0, [CARC_ROAD] = 1, [CARC_MONASTERY] = 2, [CARC_FIELD] = 3};
    const struct oracle_feature *fa = &oracle->features[a];
    const struct oracle_feature *fb = &oracle->features[b];
    const struct oracle_placement *at_a = &oracle->placements[fa->first.placement];
    const struct oracle_placement *at_b = &oracle->placements[fb->first.placement];
    if (ranks[fa->kind] != ranks[fb->kind]) {
        return ranks[fa->kind] < ranks[fb->kind];
    }
    if (at_a->y != at_b->y) {
        return at_a->y < at_b->y;
    }
    return at_a->x != at_b->x ? at_a->x < at_b->x : fa->first.segment < fb->first.segment;
}

/* Puts a feature where it belongs in a list that is in order. */
static void insert(const struct oracle *oracle, int *list, int *count, int feature)
{
    int at = (*count)++;
    for (; at > 0 && is_told_before(oracle, feature, list[at - 1]); at--) {
        list[at] = list[at - 1];
    }
    list[at] = feature;
}

int oracle_occupied(const struct oracle *oracle, int list[ORACLE_MEEPLES])
{
    int count = 0;
    for (int f = 0; f < oracle->feature_count; f++) {
        if (oracle_owners(oracle, f) != 0) {
            insert(oracle, list, &count, f);
        }
    }
    return count;
}

static struct carc_event *tell_owners(
    struct oracle *oracle, int feature, int owners, const int meeples[CARC_MAX_PLAYERS])
{
    struct carc_event *event = oracle_tell(oracle, CARC_EVENT_SCORED, 0);
    oracle_tell_spot(oracle, event, oracle->features[feature].first);
    event->tiles = (uint16_t)oracle->features[feature].tiles;
    event->pennants = (uint16_t)oracle->features[feature].pennants;
    event->winners = (uint8_t)owners;
    event->why = (owners & (owners - 1)) != 0 ? CARC_WHY_TIE : CARC_WHY_MAJORITY;
    for (int p = 0; p < oracle->players; p++) {
        event->meeples[p] = (uint8_t)meeples[p];
    }
    return event;
}

static struct carc_event *tell_feature(struct oracle *oracle, int feature)
{
    int meeples[CARC_MAX_PLAYERS];
    for (int p = 0; p < oracle->players; p++) {
        meeples[p] = oracle_meeples_in(oracle, feature, p);
    }
    return tell_owners(oracle, feature, oracle_owners(oracle, feature), meeples);
}

static void tell_points(struct oracle *oracle, struct carc_event *event, int points)
{
    for (int p = 0; p < oracle->players; p++) {
        event->points[p] = (int16_t)(event->winners & 1 << p ? points : 0);
    }
}

void oracle_tell_score(struct oracle *oracle, int feature)
{
    const struct oracle_feature *f = &oracle->features[feature];
    struct carc_event *event = tell_feature(oracle, feature);
    event->small = f->kind == CARC_CITY && f->tiles == 2 && oracle->rules->options.small_city == 2;
    tell_points(oracle, event, oracle_value(oracle, feature, true));
}

/* F1: each completed city at which farmers lie, told as points of farmers at the city's place. */
static void tell_first(struct oracle *oracle)
{
    int cities[ORACLE_SPOTS];
    int count = 0;
    int farmers[CARC_MAX_PLAYERS];
    for (int f = 0; f < oracle->feature_count; f++) {
        const struct oracle_feature *feature = &oracle->features[f];
        if (feature->kind == CARC_CITY && feature->complete &&
            oracle_pooled_owners(oracle, f, farmers) != 0) {
            insert(oracle, cities, &count, f);
        }
    }
    for (int i = 0; i < count; i++) {
        int owners = oracle_pooled_owners(oracle, cities[i], farmers);
        struct carc_event *event = tell_owners(oracle, cities[i], owners, farmers);
        event->feature = CARC_FIELD;
        event->final = 1;
        event->pennants = 0;
        event->cities = 1;
        tell_points(oracle, event, 4);
    }
}

/* F2 and F3: each field; under F2 a city that an owner was paid for already is not paid again. */
static void tell_field(struct oracle *oracle, int field, uint8_t *paid)
{
    struct carc_event *event = tell_feature(oracle, field);
    event->final = 1;
    for (int city = 0; city < oracle->feature_count; city++) {
        const struct oracle_feature *f = &oracle->features[city];
        if (f->kind != CARC_CITY || !f->complete || !oracle_touches(oracle, field, city)) {
            continue;
        }
        event->cities++;
        for (int p = 0; p < oracle->players; p++) {
            bool again =
                oracle->rules->options.field_scoring == CARC_F2 && (paid[city] & 1 << p) != 0;
            if ((event->winners & 1 << p) != 0 && !again) {
                event->points[p] = (int16_t)(event->points[p] + 3);
                paid[city] = (uint8_t)(paid[city] | 1 << p);
            }
        }
    }
}

void oracle_tell_final(struct oracle *oracle)
{
    int list[ORACLE_MEEPLES];
    uint8_t paid[ORACLE_SPOTS] = {0};
    int count = oracle_occupied(oracle, list);
    for (int i = 0; i < count; i++) {
        if (oracle->features[list[i]].kind != CARC_FIELD) {
            struct carc_event *event = tell_feature(oracle, list[i]);
            event->final = 1;
            tell_points(oracle, event, oracle_value(oracle, list[i], false));
        } else if (oracle->rules->options.field_scoring != CARC_F1) {
            tell_field(oracle, list[i], paid);
        }
    }
    if (oracle->rules->options.field_scoring == CARC_F1) {
        tell_first(oracle);
    }
}
