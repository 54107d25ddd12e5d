/* The story of the game, line by line, from the events of its steps. */
#ifndef CLIENT_LOG_H
#define CLIENT_LOG_H

#include <stdbool.h>
#include <stddef.h>

#include "session/session.h"

#define LOG_TEXT 160

struct log_line {
    int player;  /* whose badge stands before it; -1: none */
    int turn;    /* from 1 */
    int points;  /* 0: none */
    bool placed; /* `cell` counts */
    struct carc_cell cell;
    int segment; /* of the tile at `cell`, or -1 */
    int symbol;  /* enum carc_symbol: the line opens the block of a crop circle; else none */
    bool inside; /* of the block that was opened last */
    char text[LOG_TEXT];
    char why[LOG_TEXT]; /* the sum, or why; "" */
};

/* What happened in one turn: some of the lines, and the tile. */
struct log_turn {
    int turn, player;
    size_t first, count; /* lines */
    bool placed;         /* the tile lies: */
    int tile, rotation;
    struct carc_cell cell;
};

struct log {
    struct log_line *lines;
    size_t count, room;
    struct log_turn *turns;
    size_t turn_count, turn_room;
    size_t steps;  /* read so far */
    uint64_t hash; /* after the last of them: tells when they changed */
};

void log_finish(struct log *log);

/* How many lines belong together with line `first`, itself included: more than one when it opens a
 * block. And the line that opens the block which a line lies in: itself outside of any. */
size_t log_block(const struct log *log, size_t first);
size_t log_block_start(const struct log *log, size_t line);

/* Brings the log up to the session's position. */
void log_read(struct log *log, const struct session *session);

#endif
