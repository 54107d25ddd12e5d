/* The oracle's counts: meeples, majorities, points, and the events that tell of them. */
#ifndef ORACLE_POINTS_H
#define ORACLE_POINTS_H

#include "board.h"

int oracle_supply(const struct oracle *oracle, int player);
int oracle_meeples_in(const struct oracle *oracle, int feature, int player);
int oracle_meeples_on(const struct oracle *oracle, struct oracle_spot spot, int player);

/* Bit p for each player with the most meeples in the feature, 0 when it is empty (B-41). */
int oracle_owners(const struct oracle *oracle, int feature);

/* What a city, road or monastery pays as it lies: complete (B-42 to B-44, B-48) or not (B-62). */
int oracle_value(const struct oracle *oracle, int feature, bool complete);

/* The players with the most farmers in all fields at a city together, as bits (1.11, F1). */
int oracle_pooled_owners(const struct oracle *oracle, int city, int farmers[CARC_MAX_PLAYERS]);

/* Adds final scoring to `points` (B-62, B-63, 1.11). */
void oracle_final(const struct oracle *oracle, int points[CARC_MAX_PLAYERS]);

/* Bit p for each player with the most points (B-65). */
int oracle_best(const int *points, int players);

/* ---- events (tell.c) ---- */

struct carc_event *oracle_tell(struct oracle *oracle, enum carc_event_kind kind, int player);
void oracle_tell_spot(
    const struct oracle *oracle, struct carc_event *event, struct oracle_spot spot);

/* The occupied features: cities, roads, monasteries, fields, each kind by position from north to
 * south, then from west to east (B-47). Returns how many. */
int oracle_occupied(const struct oracle *oracle, int list[ORACLE_MEEPLES]);

/* Tells the score of one complete feature, or all of final scoring. */
void oracle_tell_score(struct oracle *oracle, int feature);
void oracle_tell_final(struct oracle *oracle);

#endif
