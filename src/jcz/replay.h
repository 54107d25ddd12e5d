/* Writes the decisions of a record as messages. Only for src/jcz. */
#ifndef JCZ_REPLAY_H
#define JCZ_REPLAY_H

#include <jansson.h>

#include "jcz/game.h"
#include "record/record.h"

/* The decisions of a record. */
struct jcz_story {
    struct carc_action *actions;
    long long *clocks; /* of each action: milliseconds, or -1 */
    size_t count;
    bool ends_with_draw; /* the next thing is a draw that the record does not have */
    int first_player;    /* seats are counted from the one who begins */
};

/* Plays the record, which record_verify found right. */
void jcz_story_read(
    struct jcz_story *story, const struct record *record, const struct carc_rules *rules);
void jcz_story_finish(struct jcz_story *story);

/* Plays the story, which is one of `rules`, in a game of the set-up and appends its messages to
 * `replay`. Chooses the random
 * numbers so that the original draws the same tiles, or, where there is none that does, puts all
 * draws into the order of the set-up. */
void jcz_story_tell(const struct jcz_story *story, const struct carc_rules *rules,
    struct jcz_setup *setup, json_t *replay);

#endif
