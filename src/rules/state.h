/* A position, and the turn (B-10, X-2). The rules are called, never call: when somebody must
 * decide, the state is in a phase whose actor says who. */
#ifndef RULES_STATE_H
#define RULES_STATE_H

#include "rules/action.h"
#include "rules/event.h"
#include "rules/result.h"
#include "rules/rules.h"

/* name, word in texts; the actor and what he may do */
#define CARC_PHASES(X)                                                                             \
    X(PHASE_DRAW, "draw")               /* chance: draw */                                         \
    X(PHASE_TILE, "tile")               /* turn player: place */                                   \
    X(PHASE_MEEPLE, "meeple")           /* turn player: claim, pass */                             \
    X(PHASE_CROP_CHOICE, "crop-choice") /* turn player: crop */                                    \
    X(PHASE_CROP_TURN, "crop-turn")     /* each player with something to do: add, return, pass */  \
    X(PHASE_OVER, "over")               /* nobody */

enum carc_phase {
#define X(name, text) CARC_##name,
    CARC_PHASES(X)
#undef X
        CARC_PHASE_COUNT
};

#define CARC_CHANCE (-1)
#define CARC_NOBODY (-2)

/* A state is a block of carc_state_size(rules) bytes that begins with this struct; it holds no
 * pointers and is copied with memcpy. Read it; only carc_apply and setup.h change it. */
struct carc_state {
    uint8_t phase;   /* enum carc_phase */
    uint8_t players; /* CARC_MIN_PLAYERS to CARC_MAX_PLAYERS */
    uint8_t turn_player;
    uint8_t crop_actor; /* whose part of step 4 it is, in PHASE_CROP_TURN */
    uint8_t crop;       /* enum carc_crop: what was chosen this turn */
    uint8_t monks;      /* how many monasteries are occupied */
    uint8_t full_monks; /* how many of them have all tiles around */
    uint16_t claims;    /* in PHASE_MEEPLE: bit s for each segment that may be claimed */
    uint16_t due;       /* until step 3: bit s for each segment of the tile just laid whose road or
                         * city is complete and held */
    uint16_t turn;      /* from 1 */
    uint16_t drawn;     /* the tile type in hand, in PHASE_TILE; else the last one */
    uint16_t placed;    /* tiles on the board */
    uint16_t bag_left;  /* tiles not drawn yet */
    uint16_t open;      /* open cells */
    uint16_t nodes;     /* segments on the board */
    uint16_t city_bits;
    uint16_t road_bits;
    uint16_t set_aside;
    int32_t score[CARC_MAX_PLAYERS];
    uint8_t supply[CARC_MAX_PLAYERS];
    uint8_t on_board[CARC_MAX_PLAYERS];
};

/* Begins a game: the start tiles lie on the table, the bag is to be drawn from. `players` within
 * the range of options.h. */
void carc_start(const struct carc_rules *rules, int players, struct carc_state *state);

/* Who must decide: a player from 0, CARC_CHANCE or CARC_NOBODY. */
int carc_actor(const struct carc_state *state);

/* Lists every legal action into `out` (room for carc_max_actions(rules)) and returns how many;
 * 0 exactly when the game is over. All rotations that fit are listed, look-alikes too (see
 * carc_is_look_alike). The order is fixed: draws by tile type, places by rotation and then by
 * number of the open cell, claims by segment, `pass` last. */
size_t carc_actions(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action *out);

/* A `place` whose tile looks the same in an earlier rotation at the same cell. Search, simulation
 * and perft leave these out. Only for a listed action of this state. */
bool carc_is_look_alike(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action);

/* How many actions there are without look-alikes, and the one that `number` (any 32 bits) chooses
 * evenly among them; `*count` gets how many there are, unless it is NULL. Not in PHASE_OVER. In
 * PHASE_DRAW the tiles of the bag are counted and chosen, not the types. */
size_t carc_count_actions(const struct carc_rules *rules, const struct carc_state *state);
struct carc_action carc_choose_action(
    const struct carc_rules *rules, const struct carc_state *state, uint32_t number, size_t *count);

/* Whether the action is legal now, and why not. Changes nothing. */
enum carc_result carc_try(
    const struct carc_rules *rules, const struct carc_state *state, struct carc_action action);

/* Carries out an action if it is legal; a refused one changes nothing. Events are added to
 * `events` unless that is NULL. */
enum carc_result carc_apply(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events);

/* The same for an action that is known to be listed (for search): no checks. */
void carc_apply_legal(const struct carc_rules *rules, struct carc_state *state,
    struct carc_action action, struct carc_events *events);

/* Two steps of a random game, each the same as calls of carc_apply_legal without events.
 *
 * In PHASE_DRAW: draws `tile`, which the bag holds, and lays it where `number` (any 32 bits)
 * chooses, evenly among the distinct placements. Returns how many there were; 0: the tile was set
 * aside. */
size_t carc_draw_and_place(
    const struct carc_rules *rules, struct carc_state *state, unsigned tile, uint32_t number);

/* In PHASE_MEEPLE: claims a segment of state->claims, or passes with -1. */
void carc_claim_or_pass(const struct carc_rules *rules, struct carc_state *state, int segment);

/* A number for the position: the same for equal positions, however they were reached, in every
 * build and on every machine. It covers tiles, meeples, scores, supplies, bag, phase and actor. */
uint64_t carc_hash(const struct carc_rules *rules, const struct carc_state *state);

/* NULL, or the invariant that is broken (text of this library). */
const char *carc_check(const struct carc_rules *rules, const struct carc_state *state);

#endif
