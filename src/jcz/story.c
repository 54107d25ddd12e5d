/* The decisions of a record, and random numbers that draw its tiles. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "jcz/luck.h"
#include "jcz/replay.h"
#include "record/replay.h"

static long long clock_of(const struct record_step *step)
{
    long long clock = -1;
    if (step->comment != NULL && sscanf(step->comment, " clock %lld", &clock) != 1) {
        clock = -1;
    }
    return clock;
}

void jcz_story_read(
    struct jcz_story *story, const struct record *record, const struct carc_rules *rules)
{
    memset(story, 0, sizeof *story);
    story->actions = base_alloc((record->step_count + 1) * sizeof story->actions[0]);
    story->clocks = base_alloc((record->step_count + 1) * sizeof story->clocks[0]);
    struct record_replay replay;
    struct diag diag;
    diag_init(&diag, "");
    record_replay_init(&replay, record, rules);
    story->first_player = replay.state->turn_player;
    while (story->count < record->step_count) {
        bool right = record_replay_next(&replay, NULL, &diag);
        assert(right);
        story->clocks[story->count] = clock_of(&record->steps[story->count]);
        story->actions[story->count++] = replay.action;
    }
    story->ends_with_draw = replay.state->phase == CARC_PHASE_DRAW;
    record_replay_finish(&replay);
}

void jcz_story_finish(struct jcz_story *story)
{
    free(story->actions);
    free(story->clocks);
    memset(story, 0, sizeof *story);
}

/* The highest numbers of tries before the draw order takes over: tiles that fit nowhere are rare,
 * and for one of them about as many tries are needed as there are tiles. */
#define TRIES 2000000

static bool draws(struct jcz_pack *pack, const struct luck_draws *draws, double random)
{
    int before = pack->drawn_count;
    bool right = true;
    for (size_t i = 0; right && i < draws->count; i++) {
        int tile = pack->total == 0 ? -1 : jcz_pack_next(pack, &random);
        right = tile == draws->tiles[i];
        if (right) {
            jcz_pack_take(pack, tile);
        }
    }
    jcz_pack_undo(pack, before);
    return right;
}

bool luck_find(struct jcz_pack *pack, const struct luck_draws *wanted, double *random)
{
    int ordered = pack->setup->order_count - pack->drawn_count;
    size_t known = ordered > 0 ? (size_t)ordered : 0;
    *random = 0.5;
    if (wanted->count <= known) {
        return draws(pack, wanted, *random);
    }
    if (known > 0) {
        /* Tiles of the order come first and take no numbers; they are gone when those count. */
        struct jcz_pack later = *pack;
        struct luck_draws rest = {wanted->count - known, wanted->tiles + known};
        for (size_t i = 0; i < known; i++) {
            if (later.left[wanted->tiles[i]] == 0) {
                return false;
            }
            jcz_pack_take(&later, wanted->tiles[i]);
        }
        return luck_find(&later, &rest, random) && draws(pack, wanted, *random);
    }
    int tile = wanted->tiles[0];
    double begin = jcz_pack_index(pack, tile);
    int copies = pack->left[tile];
    if (copies == 0) {
        return false;
    }
    /* The middle first, then other numbers of the same interval, spread by the golden ratio. */
    double spread = 0.5;
    for (int i = 0; i < TRIES; i++) {
        *random = (begin + spread * copies) / pack->total;
        if (draws(pack, wanted, *random)) {
            return true;
        }
        spread += 0.61803398874989484;
        spread -= spread >= 1 ? 1 : 0;
    }
    return false;
}
