/* What an action brought about, in order, as data. */
#ifndef RULES_EVENT_H
#define RULES_EVENT_H

#include <stddef.h>

#include "rules/geometry.h"
#include "rules/options.h"

/* name, word in texts; which fields count besides `kind` */
#define CARC_EVENTS(X)                                                                             \
    X(DRAWN, "drawn")           /* tile, player: the turn player */                                \
    X(SET_ASIDE, "set-aside")   /* tile, player: it fits nowhere (B-14) */                         \
    X(PLACED, "placed")         /* tile, player, cell, rotation */                                 \
    X(CLAIMED, "claimed")       /* player, cell, segment, feature */                               \
    X(SCORED, "scored")         /* all below `feature`; cell and segment: the first by position */ \
    X(RETURNED, "returned")     /* player, cell, segment: home after scoring (B-50) */             \
    X(CROP_CHOSEN, "crop")      /* player, choice, symbol */                                       \
    X(ADDED, "added")           /* player, cell, segment, feature: action A */                     \
    X(TAKEN_BACK, "taken-back") /* player, cell, segment, feature: action B */                     \
    X(DECLINED, "declined")     /* player: action A was passed (X-8) */                            \
    X(SKIPPED, "skipped")       /* player, skip: he has nothing to do (X-7, X-9) */                \
    X(TURN, "turn")             /* player: whose turn begins */                                    \
    X(FINAL, "final")           /* final scoring begins */                                         \
    X(OVER, "over")             /* winners: bit p for player p (B-65) */

enum carc_event_kind {
#define X(name, text) CARC_EVENT_##name,
    CARC_EVENTS(X)
#undef X
        CARC_EVENT_KIND_COUNT
};

enum carc_skip { CARC_SKIP_NO_MEEPLE, CARC_SKIP_SUPPLY_EMPTY };
enum carc_why { CARC_WHY_MAJORITY, CARC_WHY_TIE };

struct carc_event {
    uint8_t kind; /* enum carc_event_kind */
    uint8_t player;
    uint8_t rotation;
    uint8_t segment;
    uint16_t tile;
    struct carc_cell cell;
    uint8_t choice;  /* enum carc_crop */
    uint8_t symbol;  /* enum carc_symbol */
    uint8_t skip;    /* enum carc_skip */
    uint8_t winners; /* SCORED: who got points by majority or tie; OVER: who won */
    uint8_t feature; /* enum carc_kind */
    uint8_t final;   /* SCORED: 1 in final scoring (incomplete features, fields) */
    uint8_t why;     /* SCORED: enum carc_why */
    uint8_t small;   /* SCORED: 1 when a two-tile city scored by small_city = 2 (B-48) */
    uint16_t tiles;  /* SCORED: of the feature; monastery: tiles in the 3 x 3 block */
    uint16_t pennants;
    uint16_t cities;                   /* SCORED field: completed cities that touch it */
    uint8_t meeples[CARC_MAX_PLAYERS]; /* SCORED: of each player in the feature */
    int16_t points[CARC_MAX_PLAYERS];  /* SCORED: what each player got */
};

/* The caller's array. When it is full further events are counted, not kept; an array of
 * carc_max_events(rules) is never too short. */
struct carc_events {
    struct carc_event *items;
    size_t capacity;
    size_t count; /* kept */
    size_t lost;
};

/* "scored" for CARC_EVENT_SCORED. */
const char *carc_event_name(enum carc_event_kind kind);

#endif
