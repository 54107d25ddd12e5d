/* Playing a record again, step by step, through carc_apply. Every draw must be the one that the
 * seed deals (unless `draws free`), every hash and the result must be right. */
#ifndef RECORD_REPLAY_H
#define RECORD_REPLAY_H

#include "record/record.h"
#include "rules/state.h"

/* Deals: the tiles left in the bag of `state` (a game that begins), type by type in the order of
 * the tile set, shuffled by rng_shuffle16 from `seed`. Drawn from the front. `order` has room for
 * CARC_MAX_BAG; returns how many were dealt. Part of the format: it can never change. */
size_t record_deal(
    const struct carc_rules *rules, const struct carc_state *state, uint64_t seed, uint16_t *order);

/* Owned by the caller; `record` and `rules` must outlive it. */
struct record_replay {
    const struct record *record;
    const struct carc_rules *rules;
    struct carc_state *state;  /* after `next` steps */
    size_t next;               /* number of the step to come */
    size_t drawn;              /* tiles drawn so far */
    struct carc_action action; /* the last step */
    uint16_t order[CARC_MAX_BAG];
};

/* The record has seats for a game (1 to CARC_MAX_PLAYERS), as record_read makes sure. */
void record_replay_init(
    struct record_replay *replay, const struct record *record, const struct carc_rules *rules);
void record_replay_finish(struct record_replay *replay);

/* Plays the next step, which must exist, and compares its `check`. Events are added to `events`
 * unless that is NULL. False with one message at the line of the step: the state is then as
 * before, or, when only the hash was wrong, after the step. */
bool record_replay_next(
    struct record_replay *replay, struct carc_events *events, struct diag *diag);

/* After the last step: the result, if there is one, must be that of a finished game. */
bool record_replay_result(const struct record_replay *replay, struct diag *diag);

/* All of it. Stops at the first wrong line. */
bool record_verify(const struct record *record, const struct carc_rules *rules, struct diag *diag);

#endif
