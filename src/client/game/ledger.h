/* Where each number of the score sheet comes from: what was scored, and what would be if the game
 * ended now. */
#ifndef CLIENT_LEDGER_H
#define CLIENT_LEDGER_H

#include <stdbool.h>
#include <stddef.h>

#include "session/session.h"

enum ledger_row {
    LEDGER_ROADS,
    LEDGER_CITIES,
    LEDGER_MONASTERIES,
    LEDGER_FIELDS,
    LEDGER_CIRCLES, /* meeples that crop circles gave and took, not points */
    LEDGER_ROWS
};

struct ledger_entry {
    enum ledger_row row;
    int player;
    bool expected; /* it would be scored now: `turn` is 0 */
    int turn;
    int points; /* CIRCLES: 1 meeple added, or -1 taken back */
    int tiles, pennants, cities;
    struct carc_cell cell;
    int segment;
};

struct ledger {
    struct ledger_entry *entries; /* in the order of the game; then what is expected */
    size_t count, room;
    int scored[LEDGER_ROWS][CARC_MAX_PLAYERS];   /* sums; CIRCLES: meeples added */
    int expected[LEDGER_ROWS][CARC_MAX_PLAYERS]; /* on top; CIRCLES: meeples taken back */
};

/* Reads the session up to its position. To be ended with ledger_finish. */
void ledger_read(struct ledger *ledger, const struct session *session);
void ledger_finish(struct ledger *ledger);

#endif
