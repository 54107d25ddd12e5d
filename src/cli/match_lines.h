/* Reading the JSON lines of `carc match --json` again. */
#ifndef CLI_MATCH_LINES_H
#define CLI_MATCH_LINES_H

#include "ai/arena.h"
#include "base/diag.h"

/* So many games a match has at most, besides those that make its rounds whole. */
#define MATCH_MAX_GAMES 10000000

/* The last line of a match, or of a part of one. */
struct match_line {
    int players;
    char name[CARC_MAX_PLAYERS][64];
    uint64_t games;
    double score_rate, margin;
    double cpu_ms[CARC_MAX_PLAYERS]; /* a move */
    uint64_t decks;
    uint64_t match_games; /* of all parts together */
    const char *setting;  /* what is the same for all parts: the end of the line */
};

/* Calls `line` for each line of the file that is not empty, until it answers with something else
 * than NULL: what is wrong with the line. False with a message in `diag`. */
bool match_lines_read(const char *path, const char *(*line)(const char *line, void *context),
    void *context, struct diag *diag);

/* Whether it tells of a game, and if so its result; `*players` is 0 when it cannot be read. */
bool match_read_game(const char *line, struct ai_game_result *result, int *players);

/* Whether it is a last line that can be read. */
bool match_read_sum(const char *line, struct match_line *sum);

#endif
