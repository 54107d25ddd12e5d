/* Games that an independent engine played, played again by the rules library, and every answer of
 * that engine held against ours.
 *
 * A recorded game is a line of JSON a message: `send`, and the `state` that engine answered. Its
 * flow differs from ours in three places. It scores only when the turn is committed, so its
 * position between a claim and the commit is compared with one that is set up by hand. It wants a
 * commit after each part of step 4 as well, and it asks for A or B only when some meeple is on
 * the board. */
#ifndef PEER_PEER_H
#define PEER_PEER_H

#include <jansson.h>

#include "base/text.h"
#include "rules/query.h"
#include "rules/setup.h"

struct peer {
    struct carc_rules *rules;
    struct carc_state *state;
    struct carc_state *before;   /* as it was before the last action of a player */
    struct carc_state *unscored; /* after it, but before step 3 */
    struct carc_action *list;
    size_t discarded; /* tiles set aside so far */
    bool committing;  /* that engine waits for a commit of steps 1 and 2 */
    bool in_crop;     /* it is in step 4 */
    int crop_actor;   /* who acted last in step 4 */
    unsigned long long states;
    unsigned long long answers;
    struct text *fault;
};

/* Notes a difference (the first one counts) and returns false. */
bool peer_fault(struct peer *peer, const char *format, ...) PRINTF_LIKE(2, 3);

/* Counts one comparison. */
bool peer_number(struct peer *peer, const char *what, long long ours, long long theirs);

/* ---- replay.c ---- */

/* Plays one recorded game, a `.jsonl.gz`. False at the first difference. */
bool peer_replay(struct peer *peer, const char *path);

/* ---- compare.c ---- */

/* Everything on the table: tiles, meeples, supplies, features and owners. */
bool peer_compare_board(struct peer *peer, const struct carc_state *ours, const json_t *theirs);

/* Points of all players, in `ours`. */
bool peer_compare_points(struct peer *peer, const struct carc_state *ours, const json_t *theirs);

/* ---- options.c ---- */

/* Who must decide, and everything that he may do. */
bool peer_compare_action(struct peer *peer, const json_t *theirs);

/* ---- json ---- */

struct carc_cell peer_cell(const json_t *position);
const char *peer_text(const json_t *object, const char *key);
int peer_int(const json_t *object, const char *key);

/* The node of a feature pointer `{position, feature, location}`, or -1. */
carc_node peer_pointer(
    const struct peer *peer, const struct carc_state *state, const json_t *pointer);

#endif
