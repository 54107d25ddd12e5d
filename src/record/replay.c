#include "record/replay.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "notation/action.h"

size_t record_deal(
    const struct carc_rules *rules, const struct carc_state *state, uint64_t seed, uint16_t *order)
{
    size_t count = 0;
    for (int tile = 0; tile < rules->set.count; tile++) {
        for (int left = carc_bag_count(rules, state, tile); left > 0; left--) {
            order[count++] = (uint16_t)tile;
        }
    }
    struct rng rng;
    rng_seed(&rng, seed);
    rng_shuffle16(&rng, order, count);
    return count;
}

void record_replay_init(
    struct record_replay *replay, const struct record *record, const struct carc_rules *rules)
{
    assert(record->seat_count >= CARC_MIN_PLAYERS);
    replay->record = record;
    replay->rules = rules;
    replay->state = base_alloc(carc_state_size(rules));
    replay->next = 0;
    replay->drawn = 0;
    memset(&replay->action, 0, sizeof replay->action);
    carc_start(rules, record->seat_count, replay->state);
    record_deal(rules, replay->state, record->seed, replay->order);
}

void record_replay_finish(struct record_replay *replay)
{
    free(replay->state);
    replay->state = NULL;
}

/* A draw must be the next one of the seed. The bag is known not to be empty. */
static bool right_draw(const struct record_replay *replay, struct carc_action action,
    struct diag_place place, struct diag *diag)
{
    const struct record *record = replay->record;
    uint16_t expected = replay->order[replay->drawn];
    if (record->draws_free || action.item == expected) {
        return true;
    }
    char found[2 * CARC_ID_SIZE];
    char name[2 * CARC_ID_SIZE];
    carc_tile_name(&replay->rules->set, action.item, found);
    carc_tile_name(&replay->rules->set, expected, name);
    diag_error(diag, place,
        "found \"draw %s\", expected \"draw %s\": seed %" PRIu64 " deals that tile", found, name,
        record->seed);
    return false;
}

static bool apply(struct record_replay *replay, const struct record_step *step,
    struct carc_events *events, struct diag *diag)
{
    struct diag_place place = {step->line, 1};
    struct notation_words words;
    struct carc_action action;
    if (!notation_split(step->text, strlen(step->text), place, &words, diag) ||
        !notation_read_action(replay->rules, replay->state,
            (struct notation_span){words.items, words.count}, &action, diag)) {
        return false;
    }
    enum carc_result result = carc_try(replay->rules, replay->state, action);
    bool draw = action.verb == CARC_DRAW;
    if (draw && (result == CARC_OK || result == CARC_NOT_IN_BAG) &&
        !right_draw(replay, action, place, diag)) {
        return false;
    }
    if (result != CARC_OK) {
        diag_error(diag, place, "found \"%s\", expected a legal decision: %s", step->text,
            carc_result_text(result));
        return false;
    }
    result = carc_apply(replay->rules, replay->state, action, events);
    assert(result == CARC_OK);
    replay->drawn += draw;
    replay->action = action;
    return true;
}

bool record_replay_next(struct record_replay *replay, struct carc_events *events, struct diag *diag)
{
    assert(replay->next < replay->record->step_count);
    const struct record_step *step = &replay->record->steps[replay->next];
    diag_set_file(diag, replay->record->file);
    if (!apply(replay, step, events, diag)) {
        return false;
    }
    replay->next++;
    if (!step->checked) {
        return true;
    }
    uint64_t hash = carc_hash(replay->rules, replay->state);
    if (hash != step->check) {
        diag_error(diag, (struct diag_place){step->check_line, 1},
            "found the hash %016" PRIx64 ", expected %016" PRIx64 " after turn %d", step->check,
            hash, replay->state->turn - (replay->state->phase == CARC_PHASE_DRAW));
        return false;
    }
    return true;
}

bool record_replay_result(const struct record_replay *replay, struct diag *diag)
{
    const struct record *record = replay->record;
    if (!record->finished) {
        return true;
    }
    diag_set_file(diag, record->file);
    struct diag_place place = {record->result_line, 1};
    if (replay->state->phase != CARC_PHASE_OVER) {
        diag_error(diag, place, "found a result, expected a decision: the game is not over");
        return false;
    }
    for (int i = 0; i < record->result_count; i++) {
        if (record->result[i] != replay->state->score[i]) {
            diag_error(diag, place, "found %d points for seat %d, expected %d", record->result[i],
                i + 1, (int)replay->state->score[i]);
            return false;
        }
    }
    return true;
}

bool record_verify(const struct record *record, const struct carc_rules *rules, struct diag *diag)
{
    struct record_replay replay;
    record_replay_init(&replay, record, rules);
    bool fine = true;
    while (fine && replay.next < record->step_count) {
        fine = record_replay_next(&replay, NULL, diag);
    }
    fine = fine && record_replay_result(&replay, diag);
    record_replay_finish(&replay);
    return fine;
}
