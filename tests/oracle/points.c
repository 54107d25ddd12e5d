/* Meeples, majorities and points. */
#include "points.h"

int oracle_supply(const struct oracle *oracle, int player)
{
    int supply = oracle->rules->options.meeples;
    for (int m = 0; m < oracle->meeple_count; m++) {
        supply -= oracle->meeples[m].player == player;
    }
    return supply;
}

int oracle_meeples_in(const struct oracle *oracle, int feature, int player)
{
    int count = 0;
    for (int m = 0; m < oracle->meeple_count; m++) {
        count += oracle->meeples[m].player == player &&
                 oracle_feature_at(oracle, oracle->meeples[m].spot) == feature;
    }
    return count;
}

int oracle_meeples_on(const struct oracle *oracle, struct oracle_spot spot, int player)
{
    int count = 0;
    for (int m = 0; m < oracle->meeple_count; m++) {
        count += oracle->meeples[m].player == player &&
                 oracle->meeples[m].spot.placement == spot.placement &&
                 oracle->meeples[m].spot.segment == spot.segment;
    }
    return count;
}

/* Bit p for each player with the most of something, 0 when nobody has any. */
static int majority(const int *counts, int players)
{
    int most = 0;
    for (int p = 0; p < players; p++) {
        most = counts[p] > most ? counts[p] : most;
    }
    int who = 0;
    for (int p = 0; p < players; p++) {
        who |= (most > 0 && counts[p] == most) << p;
    }
    return who;
}

int oracle_owners(const struct oracle *oracle, int feature)
{
    int counts[CARC_MAX_PLAYERS];
    for (int p = 0; p < oracle->players; p++) {
        counts[p] = oracle_meeples_in(oracle, feature, p);
    }
    return majority(counts, oracle->players);
}

int oracle_value(const struct oracle *oracle, int feature, bool complete)
{
    const struct oracle_feature *f = &oracle->features[feature];
    if (f->kind == CARC_ROAD || f->kind == CARC_MONASTERY) {
        return f->tiles;
    }
    bool small = f->tiles == 2 && oracle->rules->options.small_city == 2;
    return complete && !small ? 2 * f->tiles + 2 * f->pennants : f->tiles + f->pennants;
}

static void pay(int points[CARC_MAX_PLAYERS], int who, int value)
{
    for (int p = 0; p < CARC_MAX_PLAYERS; p++) {
        points[p] += who & 1 << p ? value : 0;
    }
}

int oracle_pooled_owners(const struct oracle *oracle, int city, int farmers[CARC_MAX_PLAYERS])
{
    for (int p = 0; p < CARC_MAX_PLAYERS; p++) {
        farmers[p] = 0;
    }
    for (int field = 0; field < oracle->feature_count; field++) {
        if (oracle->features[field].kind == CARC_FIELD && oracle_owners(oracle, field) != 0 &&
            oracle_touches(oracle, field, city)) {
            for (int p = 0; p < oracle->players; p++) {
                farmers[p] += oracle_meeples_in(oracle, field, p);
            }
        }
    }
    return majority(farmers, oracle->players);
}

/* 1.11, F1: every completed city by itself, with all farmers in fields that touch it. */
static void pay_first(const struct oracle *oracle, int city, int points[CARC_MAX_PLAYERS])
{
    int farmers[CARC_MAX_PLAYERS];
    pay(points, oracle_pooled_owners(oracle, city, farmers), 4);
}

/* 1.11, F2: a player is paid once for a city if he has the most farmers in any field at it. */
static void pay_second(const struct oracle *oracle, int city, int points[CARC_MAX_PLAYERS])
{
    int who = 0;
    for (int field = 0; field < oracle->feature_count; field++) {
        if (oracle->features[field].kind == CARC_FIELD && oracle_owners(oracle, field) != 0 &&
            oracle_touches(oracle, field, city)) {
            who |= oracle_owners(oracle, field);
        }
    }
    pay(points, who, 3);
}

/* B-63, F3: every field by itself. */
static void pay_third(const struct oracle *oracle, int field, int points[CARC_MAX_PLAYERS])
{
    int owners = oracle_owners(oracle, field);
    if (owners != 0) {
        pay(points, owners, 3 * oracle_cities(oracle, field).complete);
    }
}

void oracle_final(const struct oracle *oracle, int points[CARC_MAX_PLAYERS])
{
    int edition = oracle->rules->options.field_scoring;
    for (int f = 0; f < oracle->feature_count; f++) {
        const struct oracle_feature *feature = &oracle->features[f];
        if (feature->kind == CARC_FIELD) {
            if (edition == CARC_F3) {
                pay_third(oracle, f, points);
            }
            continue;
        }
        /* What lies complete and still occupied is about to be scored in step 3. */
        pay(points, oracle_owners(oracle, f), oracle_value(oracle, f, feature->complete));
        if (feature->kind == CARC_CITY && feature->complete && edition == CARC_F1) {
            pay_first(oracle, f, points);
        }
        if (feature->kind == CARC_CITY && feature->complete && edition == CARC_F2) {
            pay_second(oracle, f, points);
        }
    }
}

int oracle_best(const int *points, int players)
{
    int best = points[0];
    for (int p = 1; p < players; p++) {
        best = points[p] > best ? points[p] : best;
    }
    int who = 0;
    for (int p = 0; p < players; p++) {
        who |= (points[p] == best) << p;
    }
    return who;
}
