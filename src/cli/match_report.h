/* The results of matches as text and as JSON lines. */
#ifndef CLI_MATCH_REPORT_H
#define CLI_MATCH_REPORT_H

#include "ai/arena.h"
#include "base/text.h"
#include "cli/game_options.h"

/* {"game":7,"points":[81,64],"seats":[0,1],"nodes":[...],"moves":[...],"cpu_s":[...]} */
void match_game_json(const struct ai_game_result *result, int players, struct text *out);

/* What all parts of a match have in common, as the end of the last line:
 * "decks":1,"nodes":0,"time_ms":200,...,"match_games":400} */
void match_setting_json(const struct ai_match *match, const struct game_options *game,
    uint64_t games, struct text *out);

/* The last line: {"players":["a","b"],"games":100,"score_rate":...,"low":...,SETTING. */
void match_sum_json(const struct ai_match *match, const struct ai_match_sum *sum,
    const char *setting, struct text *out);

/* A small table for people. */
void match_sum_text(const struct ai_match *match, const struct ai_match_sum *sum, struct text *out);

#endif
