/* Matches between computer players, with mirrored decks: every deck is played once for each way
 * round the table, so that neither the tiles nor the seat favour anybody. */
#ifndef AI_ARENA_H
#define AI_ARENA_H

#include "ai/player.h"

struct ai_match {
    const struct carc_rules *rules;
    int players;                                      /* 2 to CARC_MAX_PLAYERS */
    const struct ai_player *player[CARC_MAX_PLAYERS]; /* A, B, ... */
    uint64_t decks;                                   /* seed of the decks and of the players */
    struct ai_budget budget;                          /* for each decision */
};

/* What one game of a match brought; players in the order A, B, ... */
struct ai_game_result {
    uint64_t game;
    int points[CARC_MAX_PLAYERS];
    int seat[CARC_MAX_PLAYERS];
    uint64_t nodes[CARC_MAX_PLAYERS];
    uint64_t moves[CARC_MAX_PLAYERS]; /* decisions */
    double cpu_seconds[CARC_MAX_PLAYERS];
};

/* Plays game number `game`, from 0: deck game / players, turned game % players seats. The same
 * number gives the same game whenever the players' budgets are in nodes. False when a player
 * answered with an illegal action (a bug in that player); `result` then tells the game so far. */
bool ai_play_match_game(const struct ai_match *match, uint64_t game, struct ai_game_result *result);

/* Sums over games, for player A against the others. */
struct ai_match_sum {
    uint64_t games;
    double wins; /* a shared victory counts 1 / number of winners */
    double margin, margin_squares;
    double winner_points, loser_points; /* best and worst of each game */
    double points[CARC_MAX_PLAYERS];
    double cpu_seconds[CARC_MAX_PLAYERS];
    uint64_t nodes[CARC_MAX_PLAYERS];
    uint64_t moves[CARC_MAX_PLAYERS];
};

void ai_match_add(struct ai_match_sum *sum, int players, const struct ai_game_result *result);

/* Figures of the sum. Score rate with its Wilson 95 % interval; margin with its standard error. */
struct ai_match_figures {
    double score_rate, low, high;
    double margin, margin_se;
    double winner_mean, loser_mean;
};

struct ai_match_figures ai_match_figures(const struct ai_match_sum *sum);

/* Sequential probability ratio test on the score rate of A: 1 when `rate` or better is accepted, -1
 * when 0.5 or worse is, 0 when more games are needed (5 % for either error; Wald 1945). */
int ai_match_sprt(const struct ai_match_sum *sum, double rate);

#endif
